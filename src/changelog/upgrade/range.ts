import {lineOf} from '../model/patch-release';
import type {Entry, Release} from '../model/records';
import {PAGE_PATHS} from '../model/site';
import {compareVersions, ownVersion} from '../model/versions';
import type {BugVersions} from '../patches/bug-versions';

/** A release that one can upgrade from or to, as the planner knows it before anything is loaded. */
export interface PlannedRelease extends Pick<Release, 'version' | 'lts' | 'date' | 'address'> {
  /** The number of all its entries. */
  readonly entries: number;
}

/** The two ends of an upgrade. The releases after `from` matter, up to and including `to`. */
export interface Range {
  readonly from: string;
  readonly to: string;
}

/** A range as the address asks for it, and what is wrong with it. */
export interface AskedRange extends Range {
  /** The ends that are versions of three or four numbers, `24.8.4.13`. */
  readonly patch?: Partial<Range>;
  /** The text of an end that names no release of the site; that end of the range is empty. */
  readonly unknown?: Partial<Range>;
  readonly note?: 'unknown' | 'backwards';
}

/**
 * The range from the last long-term support release before the newest release to the newest. In this file, `releases`
 * are always oldest first.
 */
export function defaultRange(releases: readonly PlannedRelease[]): Range {
  const from = releases.slice(0, -1).findLast(({lts}) => lts) ?? releases[0]!;
  return {from: from.version, to: releases.at(-1)!.version};
}

/** The index of the release that a version belongs to, `24.8` for `24.8.4`; -1 if there is none. */
export function releaseIndex(releases: readonly Pick<Release, 'version'>[], version: string): number {
  const line = /^\d+(?:\.\d+){1,3}$/.test(version) ? lineOf(version) : version;
  return releases.findIndex((release) => release.version === line);
}

/**
 * Reads `?from=24.3.5.46&to=24.8`; a version may be written as `SELECT version()` or a tag has it. A missing end
 * follows from the default. A range that runs backwards is kept: the reader may be about to set the other end.
 */
export function parseRange(search: string, releases: readonly PlannedRelease[]): AskedRange {
  const asked = new URLSearchParams(search);
  const read = (end: keyof Range): string | undefined => {
    const text = asked.get(end)?.trim();
    return text ? (ownVersion(text) ?? text) : undefined;
  };
  const to = read('to') ?? releases.at(-1)!.version;
  const last = releaseIndex(releases, to);
  const from = read('from') ?? defaultRange(last === -1 ? releases : releases.slice(0, last + 1)).from;
  const first = releaseIndex(releases, from);
  const unknown = {...(first === -1 && {from}), ...(last === -1 && {to})};
  const range = {from: first === -1 ? '' : lineOf(from), to: last === -1 ? '' : lineOf(to)};
  const patch = {...(range.from && from !== range.from && {from}), ...(range.to && to !== range.to && {to})};
  const known = {...range, ...((patch.from || patch.to) && {patch})};
  if (unknown.from !== undefined || unknown.to !== undefined) return {...known, unknown, note: 'unknown'};
  // 24.8 is any of its patch releases, and 24.8.4 is 24.8.4.13.
  const isBackwards = first > last || (first === last && compareVersions(from, to) > 0 && !from.startsWith(`${to}.`));
  return {...known, ...(isBackwards && {note: 'backwards'})};
}

/** The ends of a range as the address has them. */
export function wholeRange({from, to, patch}: AskedRange): Range {
  return {from, to, ...patch};
}

/** Whether both ends of a range are versions of the same line. */
export function isWithin(range: AskedRange): boolean {
  const {from, to} = wholeRange(range);
  return range.from === range.to && from !== to && range.note === undefined;
}

/** The part of an address that asks for a range, `?from=24.3.5.46&to=24.8`. */
export function rangeSearch({from, to}: Range): string {
  return `?${new URLSearchParams({from, to})}`;
}

/** The address of the plan of a range. */
export function planAddress(range: Range): string {
  return PAGE_PATHS.planner + rangeSearch(range);
}

/** A link to another plan, as `textOf` reads it. */
export function planLink(range: Range, text: string): string {
  return `[${text}](${planAddress(range)})`;
}

/**
 * Whether a change concerns an upgrade. It does not if `from` has not yet what the change fixes or replaces, or if
 * the change no longer holds in `to`.
 * @param versions those that have what it fixes: patch releases of lines older than `since` may be among them
 */
export function concerns(
  {since, until}: Pick<Entry, 'since' | 'until'>,
  range: AskedRange,
  versions: readonly BugVersions[] = [],
): boolean {
  const {from} = range;
  const isNewer = since !== undefined && compareVersions(since, from) > 0;
  const isAmong = (own: BugVersions): boolean =>
    compareVersions(lineOf(own.from), from) <= 0 && compareVersions(from, own.before) < 0;
  return (!isNewer || versions.some(isAmong)) && !(until && compareVersions(until, wholeRange(range).to) <= 0);
}

/** Whether a release is newer than the wanted one; a patch release may have some of its changes. */
export function isAfter({version}: Pick<Release, 'version'>, {to}: Range): boolean {
  return compareVersions(version, to) > 0;
}

/** The releases that the upgrade passes, oldest first; none if the range runs backwards or has an unknown end. */
export function releasesIn<T extends Pick<Release, 'version'>>({from, to}: Range, releases: readonly T[]): T[] {
  if (from === '' || to === '') return [];
  return releases.slice(releaseIndex(releases, from) + 1, releaseIndex(releases, to) + 1);
}

/** A way passes at most so many releases with long-term support: a longer upgrade is made in steps. */
const STEPS = 2;

/** The ways between releases with long-term support, the newest first. `releases` are oldest first. */
export function ltsWays(releases: readonly Pick<PlannedRelease, 'version' | 'lts'>[]): Range[] {
  const stops = releases.filter(({lts}) => lts).map(({version}) => version);
  return stops
    .flatMap((from, place) => stops.slice(place + 1, place + 1 + STEPS).map((to) => ({from, to})))
    .reverse()
    .sort((a, b) => stops.indexOf(b.to) - stops.indexOf(a.to));
}
