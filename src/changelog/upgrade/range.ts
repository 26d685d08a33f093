/** A release that one can upgrade from or to, as the planner knows it before anything is loaded. */
export interface PlannedRelease {
  readonly version: string;
  readonly lts: boolean;
  readonly date?: string;
  /** Its path on the site, `/whats-new/changelog/2024#248`. */
  readonly address: string;
  /** The number of all its entries. */
  readonly entries: number;
  /** The number of those that matter to every upgrade. */
  readonly matters: number;
}

/** From which release to which; what matters lies after `from`, up to and including `to`. */
export interface Range {
  readonly from: string;
  readonly to: string;
}

/** A range as the address asks for it, and what had to be changed about it. */
export interface AskedRange extends Range {
  readonly note?: 'unknown' | 'turned';
}

/**
 * From the long-term support release before the newest release to the newest. `releases` stand oldest first, as
 * everywhere here.
 */
export function defaultRange(releases: readonly PlannedRelease[]): Range {
  const newest = releases.at(-1);
  if (!newest) throw new Error('Unexpected list without releases, expected at least one release with entries');
  return {from: (releases.slice(0, -1).findLast(({lts}) => lts) ?? releases[0]!).version, to: newest.version};
}

/**
 * Reads `?from=24.3&to=24.8`. One that is missing follows from the default; a value that names no
 * release makes the whole range the default one; from newer than to is turned round.
 */
export function parseRange(search: string, releases: readonly PlannedRelease[]): AskedRange {
  const asked = new URLSearchParams(search);
  const age = (version: string) => releases.findIndex((release) => release.version === version);
  const to = asked.get('to') ?? releases.at(-1)!.version;
  const standard = defaultRange(age(to) === -1 ? releases : releases.slice(0, age(to) + 1));
  const from = asked.get('from') ?? standard.from;
  if (age(from) === -1 || age(to) === -1) return {...defaultRange(releases), note: 'unknown'};
  return age(from) > age(to) ? {from: to, to: from, note: 'turned'} : {from, to};
}

/** The address' part that asks for a range, `?from=24.3&to=24.8`. */
export function rangeSearch({from, to}: Range): string {
  return `?${new URLSearchParams({from, to}).toString()}`;
}

/** The releases that the upgrade passes, oldest first. */
export function releasesIn<T extends Pick<PlannedRelease, 'version'>>({from, to}: Range, releases: readonly T[]): T[] {
  const age = (version: string) => releases.findIndex((release) => release.version === version);
  return releases.slice(age(from) + 1, age(to) + 1);
}
