// Which versions have a bug.
import {lineOf} from '../model/patch-release';
import {compareVersions, monthsAfter} from '../model/versions';

/** What is known of a bug; patch releases by name, `25.8.20`, in each line the first. */
export interface BugFacts {
  /** The first release that has it. */
  readonly since: string;
  /** The release that fixes it. */
  readonly release: string;
  /** The patch releases that brought its cause. */
  readonly causedIn: readonly string[];
  /** The patch releases that have the fix. */
  readonly fixedIn: readonly string[];
}

/** Versions that have a bug: from one, `25.8.20` or the first build of `26.3`, until before another. */
export interface BugVersions {
  readonly from: string;
  readonly before: string;
  /** Whether they have it for certain; else they may have it. */
  readonly isSure: boolean;
}

/** The patch releases by their lines. */
const byLine = (names: readonly string[]) => new Map(names.map((name) => [lineOf(name), name]));

/**
 * Whether a line has something from its beginning, perhaps: patch releases brought it to both lines before, none to this
 * one. What came to a line before its first build stands in no list.
 */
function mayBeginWith(patches: ReadonlyMap<string, string>, line: string): boolean {
  return !patches.has(line) && [-1, -2].every((months) => patches.has(monthsAfter(line, months)));
}

/** The versions that have a bug, oldest first. Every statement about who has a bug comes from here. */
export function bugVersions({since, release, causedIn, fixedIn}: BugFacts): BugVersions[] {
  const isOlder = (name: string): boolean => compareVersions(lineOf(name), since) < 0;
  const causes = byLine(causedIn.filter(isOlder));
  const fixes = byLine(fixedIn);
  /** Where a line begins to have it. */
  const begin = (line: string): Omit<BugVersions, 'before'> | undefined => {
    const cause = causes.get(line);
    if (!isOlder(line) || cause) return {from: cause ?? line, isSure: true};
    // Who needs the fix had the bug; since which patch release, nobody says.
    return fixes.has(line) || mayBeginWith(causes, line) ? {from: line, isSure: false} : undefined;
  };
  const found: BugVersions[] = [];
  let line = [since, ...causes.keys(), ...fixes.keys()].sort(compareVersions)[0]!;
  for (; compareVersions(line, release) <= 0; line = monthsAfter(line, 1)) {
    const begun = begin(line);
    const before = fixes.get(line) ?? (line === release ? line : monthsAfter(line, 1));
    if (!begun || compareVersions(begun.from, before) >= 0) continue;
    const isSure = begun.isSure && !mayBeginWith(fixes, line);
    const last = found.at(-1);
    if (last?.before === begun.from && last.isSure === isSure) found.splice(-1, 1, {...last, before});
    else found.push({from: begun.from, before, isSure});
  }
  return found;
}

/** The versions that have a bug, where no more is known of it than since when it is there and where its fix is. */
export function bugsOfFix({
  since,
  ...fix
}: Omit<BugFacts, 'since' | 'causedIn'> & {readonly since: string | undefined}) {
  return since ? bugVersions({since, ...fix, causedIn: []}) : [];
}

/** Those of the versions with a bug that a version, `25.8.20.4` or the first build of `25.8`, is among; undefined if none. */
export function versionsAround(versions: readonly BugVersions[], version: string): BugVersions | undefined {
  return versions.find(({from, before}) => compareVersions(from, version) <= 0 && compareVersions(version, before) < 0);
}

/** Versions with a bug as an attribute of its entry, `25.7-25.8? 26.3-26.9`: those with `?` may have it. */
export function versionsText(versions: readonly BugVersions[]): string {
  return versions.map(({from, before, isSure}) => `${from}-${before}${isSure ? '' : '?'}`).join(' ');
}

/** What `versionsText` has written; nothing for an empty text. */
export function readVersions(text: string): BugVersions[] {
  return text.split(' ').flatMap((part) => {
    const [from, before] = part.replace('?', '').split('-');
    return from && before ? [{from, before, isSure: !part.endsWith('?')}] : [];
  });
}
