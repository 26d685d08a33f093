import {compareVersions} from '../changelog/model/versions';

/** Releases from one version on, up to another, or between two. */
export interface ReleaseRange {
  readonly from?: string;
  readonly to?: string;
  /** Whether `from` and `to` themselves are left out. */
  readonly isOpen?: boolean;
  /** As the list says it, `after 24.8`. */
  readonly label: string;
}

/** A release in a pattern, captured. */
export const VERSION = '(\\d{2}\\.\\d{1,2})';

const BETWEEN = new RegExp(
  `\\b(?:from|between)?\\s*${VERSION}\\s*(?:\\.\\.+|[-–—→]>?|\\bto\\b|\\band\\b)\\s*${VERSION}(?![.\\d])`,
  'i',
);

/** The words before a release or a year, their label, and the range that they make of its first and last release. */
const RELATIONS: readonly (readonly [
  words: string,
  label: string,
  range: (first: string, last: string) => Omit<ReleaseRange, 'label'>,
])[] = [
  ['after|newer than', 'after', (_, from) => ({from, isOpen: true})],
  ['before|older than', 'before', (to) => ({to, isOpen: true})],
  ['since|from', 'since', (from) => ({from})],
  ['until|up to', 'up to', (_, to) => ({to})],
  ['in|of|during', 'in', (from, to) => ({from, to})],
];

function between(a: string, b: string): ReleaseRange {
  const [from, to] = compareVersions(a, b) <= 0 ? [a, b] : [b, a];
  return {from, to, label: `${from} to ${to}`};
}

/** The range of one release. */
export function onlyRelease(version: string): ReleaseRange {
  return {from: version, to: version, label: version};
}

/** The range that a query names, and the query without it; undefined if it names none. */
export function findRange(text: string): {range: ReleaseRange; rest: string} | undefined {
  const [both, a, b] = BETWEEN.exec(text) ?? [];
  if (both !== undefined) return {range: between(a!, b!), rest: text.replace(both, ' ')};
  for (const [words, label, range] of RELATIONS) {
    const [found, release] = new RegExp(`\\b(?:${words})\\s+(?:${VERSION}|20\\d{2})(?![-.\\d])`, 'i').exec(text) ?? [];
    if (found === undefined) continue;
    const name = release ?? found.slice(-4);
    const [first, last] = release ? [release, release] : [`${name.slice(2)}.1`, `${name.slice(2)}.99`];
    return {range: {...range(first, last), label: `${label} ${name}`}, rest: text.replace(found, ' ')};
  }
  return undefined;
}

/** The range from the oldest to the newest of several versions, which an upgrade passes; undefined for less than two. */
export function rangeOf(versions: readonly string[]): ReleaseRange | undefined {
  const sorted = [...versions].sort(compareVersions);
  return sorted.length < 2 ? undefined : between(sorted[0]!, sorted.at(-1)!);
}

/** Whether a release is in a range. */
export function isInRange(version: string, {from, to, isOpen}: ReleaseRange): boolean {
  const least = isOpen ? 1 : 0;
  return (
    (from === undefined || compareVersions(version, from) >= least) &&
    (to === undefined || compareVersions(to, version) >= least)
  );
}
