import {groupBy} from '../model/group';
import type {PlacedEntry} from '../model/records';
import {SECTIONS} from '../model/section-names';
import {plainText} from '../model/text';
import {CHECK, GROUPS, groupOf} from './symptoms';

/**
 * What pull requests brought: their entries, what bugs did worst first, each group with its color, and the numbers
 * `without` an entry. An entry, and the same words in two releases, stand there once.
 */
export function broughtBy(pullRequests: readonly number[], entries: ReadonlyMap<number, readonly PlacedEntry[]>) {
  const found = pullRequests.flatMap((number) => entries.get(number) ?? []);
  const byWords = new Map(found.map((placed) => [plainText(placed.entry.text), placed]));
  const groups = groupBy(byWords.values(), groupOf);
  return {
    groups: GROUPS.flatMap((title) => {
      const list = groups.get(title);
      const color = list && (title === CHECK ? 'upgrade' : SECTIONS[list[0]!.section.name].kind);
      return color ? [{title, color, entries: list}] : [];
    }),
    without: pullRequests.filter((number) => !entries.has(number)),
  };
}
