import {type Line, lineOf} from '../changelog/model/patch-release';
import {compareVersions} from '../changelog/model/versions';
import {type Backports, backportsOf, backportsOfEntry} from '../changelog/patches/backports';
import {hasBug, versionsWithBug} from '../changelog/patches/known-bugs';
import {broughtUpTo, isWhollyIn, patchReleaseOf} from '../changelog/patches/missing';
import type {Hit, SearchEntry} from './types';

/** What a query asks of a patch release, `24.8.4.13`, or of a whole line, `24.8`. */
export interface PatchWish {
  readonly version: string;
  /** Whether entries must be what it brought, or must not be in it. */
  readonly isIn: boolean;
  /** The oldest release asked about, if what came with the later ones is wanted too, where an upgrade may notice it. */
  readonly from?: string;
}

/** A group whose best hit has less than this share of what the best of all has comes later. */
const AS_GOOD = 0.9;

/**
 * What the search knows of patch releases: nothing, until it learns it.
 * @param entries all that there are
 * @param versions all of their releases
 */
export function createPatches(entries: ReadonlyMap<number, SearchEntry>, versions: ReadonlySet<string>) {
  let lines: readonly Line[] = [];
  let backports: Backports = new Map();

  function learn(known: readonly Line[]): void {
    lines = known;
    backports = backportsOf(known);
  }

  /** The patch releases that have an entry, `24.8.5`, newest line first. */
  const namesOf = ({pullRequests}: SearchEntry): string[] =>
    backportsOfEntry(backports, pullRequests).map(({name}) => name);

  /** Whether an entry is what is asked for. */
  function passes({version, isIn, from}: PatchWish): (entry: SearchEntry) => boolean {
    const release = lineOf(version);
    const line = lines.find((each) => each.line === release) ?? {line: release, releases: []};
    const patch = patchReleaseOf(line, version) ?? {version, pullRequests: [], reverted: []};
    if (isIn) {
      const brought = version === release ? line.releases : [patch];
      const numbers = new Set(brought.flatMap(({pullRequests}) => pullRequests));
      return (entry) => entry.release.version === version || entry.pullRequests.some((number) => numbers.has(number));
    }
    const older = new Set([...versions].filter((each) => compareVersions(each, release) <= 0));
    const has = new Set(broughtUpTo(line, patch));
    for (const entry of entries.values())
      if (older.has(entry.release.version)) for (const number of entry.pullRequests) has.add(number);
    const isCause = ({effects, release: {version: own}}: SearchEntry): boolean =>
      from !== undefined && effects.length > 0 && (own === release || compareVersions(own, from) > 0);
    return (entry) => isCause(entry) || (!older.has(entry.release.version) && !isWhollyIn(entry, has));
  }

  /** What a version lacks, in groups: what is nearest to its server first. Nothing changes until that is known. */
  function grouped(hits: readonly Hit[], {version}: PatchWish): readonly Hit[] {
    const line = lineOf(version);
    const groups = [`In a later patch release of ${line}`, 'Only in newer releases', `Bugs that came after ${version}`];
    const groupOf = (entry: SearchEntry): number => {
      const {bug, pullRequests, release} = entry;
      const versions = bug && versionsWithBug({...bug, pullRequests}, release.version, backports);
      if (versions && hasBug({versions}, version) === 'no') return 2;
      return namesOf(entry).some((name) => lineOf(name) === line) ? 0 : 1;
    };
    if (lines.length === 0) return hits;
    const found = groups.map((heading, group) =>
      hits.flatMap((hit) => (groupOf(hit.entry) === group ? {...hit, heading} : [])),
    );
    const best = Math.max(...hits.map(({worth}) => worth));
    const isFar = (group: readonly Hit[]): boolean => group.every(({worth}) => worth < best * AS_GOOD);
    return [...found.filter((group) => !isFar(group)), ...found.filter(isFar)].flat();
  }

  return {learn, namesOf, passes, grouped};
}
