import type {Nodes, PhrasingContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {SectionName} from '../changelog/section-names';
import {SECTION_NAMES} from '../changelog/section-names';
import {placedEntries} from '../changelog/text';
import type {Changelog} from '../changelog/types';
import type {SearchData, SearchEntry, SearchRow} from './types';

/** A year's page and the address where it is served. */
export interface AddressedPage {
  readonly permalink: string;
  readonly changelog: Changelog;
}

/** The text with its code spans between backticks; no other markup is left. */
function markedText(text: readonly PhrasingContent[]): string {
  return text
    .map((node): string => {
      if (node.type === 'inlineCode') return `\`${node.value.replaceAll('`', "'")}\``;
      return 'children' in node ? markedText(node.children) : toString(node as Nodes);
    })
    .join('');
}

/** The place of a value in a table that grows by what is asked for. */
function table<T>(): {rows: T[]; at: (key: string, value: T) => number} {
  const rows: T[] = [];
  const places = new Map<string, number>();
  const at = (key: string, value: T): number => {
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, rows.length);
    return rows.push(value) - 1;
  };
  return {rows, at};
}

/** Makes the data of the search from the years' pages; `names` gives display names by handle. */
export function createSearchData(pages: readonly AddressedPage[], names: Readonly<Record<string, string>>): SearchData {
  const releases = table<SearchData['releases'][number]>();
  const authors = table<SearchData['authors'][number]>();
  const entries = pages.flatMap(({permalink: page, changelog}) =>
    placedEntries(changelog).map(({release: {version, lts}, section, entry}): SearchRow => {
      const {pullRequests, closes, see, undo, authors: by} = entry.references;
      return [
        releases.at(version, {version, lts, page}),
        SECTION_NAMES.indexOf(section.name),
        entry.id,
        markedText(entry.text),
        pullRequests,
        by.map((handle) => authors.at(handle, [handle, names[handle] ?? handle])),
        [...closes, ...see],
        undo.map(({setting, value}) => `${setting} = ${value}`),
      ];
    }),
  );
  return {releases: releases.rows, sections: SECTION_NAMES, authors: authors.rows, entries};
}

/** The entries of the data, in page order. */
export function searchEntries({releases, sections, authors, entries}: SearchData): SearchEntry[] {
  return entries.map(([release, section, id, text, pullRequests, by, issues, undo], index) => ({
    index,
    release: releases[release]!,
    section: sections[section] as SectionName,
    url: `${releases[release]!.page}#${id}`,
    text,
    pullRequests,
    authors: by.map((author) => authors[author]!),
    issues,
    undo,
  }));
}
