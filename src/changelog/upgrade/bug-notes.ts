// What is said of known bugs beside an entry.
import {inDigits} from '../model/count';
import type {Piece, PlacedEntry, Text} from '../model/records';
import {commaList, joined} from '../model/text';
import {patchAddress} from '../patches/clauses';
import {type Bug, broughtByChange} from '../patches/known-bugs';

/** So many names are told of what an entry has in common with a setup. */
const TOLD = 4;

/** `Mentions `Kafka`, `s3`.` */
export function mentionsText(names: readonly string[]): Text {
  const rest = names.length - TOLD;
  return [
    'Mentions ',
    ...commaList(names.slice(0, TOLD).map((code) => ({code}))),
    rest > 0 ? ` and ${inDigits(rest)} more.` : '.',
  ];
}

/** Where a bug is fixed: in a release, and in patch releases, as links. */
export function fixedText({fixedIn}: Bug, release: Piece): Text {
  return ['fixed in ', ...commaList([release, ...fixedIn.map((name) => ({href: patchAddress(name), text: [name]}))])];
}

/** The known bugs that a change brought, each with where it is fixed; undefined if there are none. */
export function bugsNote(bugs: readonly Bug[], entry: PlacedEntry['entry']): Text | undefined {
  const brought = broughtByChange(bugs, entry);
  if (brought.length === 0) return undefined;
  const each = brought.map((bug) => fixedText(bug, {href: bug.entry.address, text: [bug.release.version]}));
  return [`Known bugs: ${inDigits(brought.length)}: `, ...joined(each, '; '), '.'];
}
