import {entryName} from '../model/references';
import {plainText, type Resolve} from '../model/text';
import type {Item} from '../upgrade/blocks';
import {entryHtml} from './entry';
import {type Html, h} from './html';

/** So many first words name an entry that has no pull request. */
const NAMING = 6;

/** What the link from an item to its entry says: the label of a task has the release, unless a patch release brings it. */
export function linkName({isTask, patch, release, entry}: Item): string {
  return isTask && !patch && !entry.source ? 'entry' : entryName({release, entry});
}

/** An entry of a plan as an item of a list. */
export function itemHtml(item: Item, resolve: Resolve): Html {
  const {id, patch, color, label, isTask, release, entry, marked, clauses, notes} = item;
  // In a list of form fields, each box has its own name.
  const [pullRequest] = entry.pullRequests;
  const what = pullRequest ? `#${pullRequest}` : plainText(entry.text).split(' ').slice(0, NAMING).join(' ');
  const name = `Done: ${what}, ${patch ?? release.version}`;
  const box = h('input', {type: 'checkbox', 'aria-label': name, 'data-task': entry.address});
  const link = h('a', {href: resolve(entry.address)}, linkName(item));
  // What to check needs no example of what is new.
  return entryHtml(
    {text: entry.text},
    {
      resolve,
      attributes: {id, class: `k-${color}`},
      lead: [...(isTask ? [h('label', {}, box)] : []), ...(label === undefined ? [] : [h('b', {}, `${label} ·`), ' '])],
      marked,
      clauses,
      link: h('span', {}, link),
      canCopy: true,
      notes,
    },
  );
}
