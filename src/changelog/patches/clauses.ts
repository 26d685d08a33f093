import type {Authors, PlacedEntry} from '../model/records';
import {type Clause, referenceClauses} from '../model/references';
import {PAGE_PATHS} from '../model/site';
import {type Backport, type Backports, firstOfLines} from './backports';

/** The path of a patch release, by its name, on the page of the lines. */
export function patchAddress(name: string): string {
  return `${PAGE_PATHS.patches}#${name}`;
}

/** What stands before the patch releases that have a change. */
export const ALSO_IN = 'also in ';

/**
 * The patch releases that have a change, `also in 24.8.5, 24.3.12`; empty if none has it. One link, to the newest: a
 * year's page would have thousands.
 */
export function patchClauses(backports: readonly Backport[], lead = ALSO_IN): Clause[] {
  const [first] = backports;
  const names = backports.map(({name}) => name).join(', ');
  return first ? [{kind: 'patches', text: [lead, {href: patchAddress(first.name), text: [names]}]}] : [];
}

/** What is shown with an entry and is not of its page. */
export interface EntryContext {
  readonly authors: Authors;
  /** The patch releases that have a pull request. */
  readonly backports: Backports;
}

/** The patch releases that brought the cause of a bug, in brackets behind it. */
function causedIn({kind, text}: Clause, backports: readonly Backport[]): Clause {
  const patches = patchClauses(backports).flatMap((clause) => clause.text);
  return {kind, text: patches.length > 0 ? [...text, ' (', ...patches, ')'] : text};
}

/** The references of an entry as a reader sees them, and after them the patch releases that have it. */
export function entryClauses(placed: PlacedEntry, {authors, backports}: EntryContext): Clause[] {
  const {pullRequests, causedBy} = placed.entry;
  const clauses = referenceClauses(placed, authors).map((clause) =>
    clause.kind === 'cause' ? causedIn(clause, firstOfLines(backports, causedBy)) : clause,
  );
  return [...clauses, ...patchClauses(firstOfLines(backports, pullRequests))];
}
