import {append} from '../model/group';
import {type Line, newestFirst, shortNames} from '../model/patch-release';
import {compareVersions} from '../model/versions';

/** A patch release that has a pull request. */
export interface Backport {
  /** The line, `24.8`. */
  readonly line: string;
  /** The patch release as pages name it, `24.8.4`; also its anchor on the page of the lines. */
  readonly name: string;
}

/** By pull request: in each line the first patch release that has it, newest line first. */
export type Backports = ReadonlyMap<number, readonly Backport[]>;

/** What the lines brought, by pull request. What was taken back before it was published does not count. */
export function backportsOf(lines: readonly Line[]): Backports {
  const found = new Map<number, Backport[]>();
  for (const {line, releases} of [...lines].sort(newestFirst)) {
    const names = shortNames(releases);
    const seen = new Set<number>();
    for (const {version, pullRequests} of releases) {
      for (const number of pullRequests) {
        if (seen.has(number)) continue;
        seen.add(number);
        append(found, number, {line, name: names.get(version)!});
      }
    }
  }
  return found;
}

/** The patch releases that have an entry, or the cause of a bug: in each line the first with any of its pull requests, newest line first. */
export function firstOfLines(backports: Backports, pullRequests: readonly number[]): Backport[] {
  const first = new Map<string, Backport>();
  for (const backport of pullRequests.flatMap((number) => backports.get(number) ?? [])) {
    const known = first.get(backport.line);
    if (!known || compareVersions(backport.name, known.name) < 0) first.set(backport.line, backport);
  }
  return [...first.values()].sort(newestFirst);
}
