import type {ChecklistItem} from '../../changelog/checklist';
import {hasName} from '../../changelog/paste-rules';
import {joinPieces, type Segments} from '../../changelog/segments';

/** An entry of the static list and the list of its release. */
interface Item {
  readonly item: HTMLLIElement;
  readonly home: HTMLElement;
  readonly version: string;
}

/**
 * Where the entries stood first: remembered, since some are moved. Keyed by the first release, so that new content is
 * read anew.
 */
const originals = new WeakMap<Element, Item[]>();

function itemsOf(root: HTMLElement): Item[] {
  const key = root.firstElementChild;
  if (!key) return [];
  const known = originals.get(key);
  if (known) return known;
  const items = [...root.querySelectorAll<HTMLLIElement>('[data-version] > ul > li')].map((item) => ({
    item,
    home: item.parentElement!,
    version: item.closest<HTMLElement>('[data-version]')!.dataset.version!,
  }));
  originals.set(key, items);
  return items;
}

function mark(item: HTMLLIElement, names: readonly string[]): void {
  for (const code of item.querySelectorAll('code'))
    code.toggleAttribute(
      'data-hit',
      names.some((name) => hasName(code.textContent, name)),
    );
  item.querySelector(':scope > p')?.remove();
  if (names.length === 0) return;
  const line = document.createElement('p');
  line.append('Mentions ');
  for (const [index, name] of names.entries()) {
    const code = document.createElement('code');
    code.textContent = name;
    line.append(index === 0 ? '' : ', ', code);
  }
  item.append(line);
}

/**
 * Makes the static list show a choice: releases of other versions are hidden; entries that match
 * (names by id) are marked and stand in `matched`, all others where they stood first.
 */
export function arrange(
  root: HTMLElement,
  matched: HTMLElement,
  versions: ReadonlySet<string>,
  matches: ReadonlyMap<string, readonly string[]>,
): void {
  const items = itemsOf(root);
  const current = new Set<Element>(items.map(({item}) => item));
  for (const item of [...matched.children]) if (!current.has(item)) item.remove();
  for (const {item, home, version} of items) {
    const names = (versions.has(version) && matches.get(item.id)) || [];
    mark(item, names);
    (names.length > 0 ? matched : home).append(item);
  }
  for (const release of root.querySelectorAll<HTMLElement>('[data-version]')) {
    const empty = release.querySelector('ul:empty') !== null;
    release.hidden = empty || !versions.has(release.dataset.version!);
  }
}

/** The text of an entry, between its reason and its references. */
function textOf(item: HTMLLIElement): Segments {
  const nodes = [...item.childNodes].filter(
    (node) => !(node instanceof Element && ['B', 'SMALL', 'P'].includes(node.tagName)),
  );
  const list = [
    ...joinPieces(
      nodes.flatMap(function pieces(node): {code: boolean; text: string}[] {
        if (node instanceof Element && node.tagName !== 'CODE') return [...node.childNodes].flatMap(pieces);
        return [{code: node instanceof Element, text: node.textContent ?? ''}];
      }),
    ),
  ];
  list[0] = list[0]!.trimStart();
  list[list.length - 1] = list.at(-1)!.trimEnd();
  return list;
}

/** The entries of these versions as a checklist wants them, in the page's order; `undo` tells clauses by entry id. */
export function checklistItems(
  root: HTMLElement,
  versions: ReadonlySet<string>,
  undo: (id: string) => ChecklistItem['undo'],
): ChecklistItem[] {
  return itemsOf(root)
    .filter(({version}) => versions.has(version))
    .map(({item, version}) => {
      const links = [...item.querySelectorAll('a')].map(({href}) => href);
      const pullRequests = links.flatMap((href) =>
        /\/pull\/(\d+)$/.exec(href) ? [Number(href.split('/').at(-1))] : [],
      );
      return {
        version,
        reason: item.querySelector('b')?.textContent ?? '',
        text: textOf(item),
        url: links.at(-1) ?? '',
        pullRequests,
        undo: undo(item.id),
      };
    });
}
