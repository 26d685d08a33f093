/** Versions as numbers that are larger for newer ones: a plan compares tens of thousands. */
const ranks = new Map<string, number>();

function rankOf(version: string): number {
  const known = ranks.get(version);
  if (known !== undefined) return known;
  // A line is older than its first patch release.
  const [year = 0, month = 0, patch = -1, build = -1] = version.split('.').map(Number);
  const rank = ((100 * year + month) * 10_000 + patch + 1) * 1_000_000 + build + 1;
  ranks.set(version, rank);
  return rank;
}

/** Orders versions by age: -1 if `a` is older than `b`, 1 if it is newer, 0 if they are the same. */
export function compareVersions(a: string, b: string): number {
  return Math.sign(rankOf(a) - rankOf(b));
}

/** How many months lie between two releases, which are monthly; negative if `to` is older. */
export function monthsBetween(from: string, to: string): number {
  const [year, month, toYear, toMonth] = [from, to].flatMap((version) => version.split('.', 2).map(Number));
  return 12 * (toYear! - year!) + toMonth! - month!;
}

/** The release so many months after another, `25.1` one after `24.12`; before it for a negative number. */
export function monthsAfter(version: string, months: number): string {
  const [year, month] = version.split('.', 2).map(Number);
  const place = 12 * year! + month! - 1 + months;
  return `${Math.floor(place / 12)}.${(place % 12) + 1}`;
}

/** The year of a version: 2024 for `24.8`. */
export const yearOfVersion = (version: string): number => 2000 + Number(version.split('.')[0]);

/** Whether a text is a day of the calendar, `2025-02-19`. */
export function isDay(text: string): boolean {
  // JSON has null for something that is not a date, and March 1 or 2 for February 30.
  return /^\d{4}-\d\d-\d\d$/.test(text) && `${new Date(text).toJSON()}`.startsWith(text);
}

const LAST_OF_YEAR = 12;

/**
 * How far a year goes that is not over, `26.1 to 26.7; later releases are not here yet`; undefined for a whole year.
 * `releases` are those of one year, newest first.
 */
export function reachOf(releases: readonly {readonly version: string}[]): string | undefined {
  const newest = releases[0]?.version;
  if (newest === undefined || Number(newest.split('.')[1]) >= LAST_OF_YEAR) return undefined;
  const oldest = releases.at(-1)!.version;
  return `${oldest === newest ? newest : `${oldest} to ${newest}`}; later releases are not here yet`;
}

/** The id of a release's heading, `248` for `24.8`. */
export const releaseId = (version: string): string => version.replace('.', '');

const LINE = '2\\d\\.(?:1[0-2]|[1-9])';
const PATCH = '\\.\\d{1,3}(?:\\.\\d+)?';
/** As `SELECT version()` or the client prints it. An address, `10.0.0.1`, or a day, `24.12.2024`, is not one. */
const NAMED = new RegExp(`(?<![\\d.])${LINE}${PATCH}(?![\\d.]*\\d)`);
/** A line that stands alone: `26.3`, `v24.8-lts`. */
const TYPED = new RegExp(`^\\s*v?(${LINE})(?:[ -]\\w+)?\\s*$`);

/** The first version of three or four numbers in a text, `24.8.4.13` of `server version 24.8.4.13 (official build)`; undefined if it has none. */
export const versionIn = (text: string): string | undefined => NAMED.exec(text)?.[0];

/** The version that a reader types or pastes as their own: one as `versionIn` finds it, or a line alone; undefined if it is neither. */
export const ownVersion = (text: string): string | undefined => versionIn(text) ?? TYPED.exec(text)?.[1];
