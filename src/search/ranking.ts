// What counts how much: every number that orders the list stands here. Tuned on half of the lists of bench/search.
import {lineOf} from '../changelog/model/patch-release';
import {SECTIONS} from '../changelog/model/section-names';
import {compareVersions, monthsBetween} from '../changelog/model/versions';
import type {Field} from './fields';
import type {Asked} from './query';
import type {SearchEntry} from './worker-messages';

/** What a word counts in each field. A name is in the text as well, so that it counts twice. */
export const FIELDS: Readonly<Record<Field, number>> = {
  names: 0.7,
  text: 1,
  messages: 1.8,
  numbers: 4,
  authors: 1,
  release: 2,
  patches: 0.5,
  kind: 0.5,
};
/** What a term counts that only begins so, or is spelled nearly so. */
export const WEIGHTS = {prefix: 0.2, fuzzy: 0.25};
/** What a term counts that stands for another one, and the pieces of a name beside the whole. */
export const [SYNONYM, PIECES] = [0.4, 0.5];
/** What an entry counts that has so many of a query's words. */
export const share = (matched: number, words: number): number => (matched / words) ** 3;
/** How much less a word counts in a long entry (`b`), and what it counts in any entry (`d`): MiniSearch's defaults are for pages. */
export const BM25 = {k: 2, b: 0.8, d: 0.4};
/** What an entry counts with which a name may have come, which readers who look it up want to know, and more if they ask when. */
const [NEW, ASKED_NEW] = [1.2, 1.6];
/** What a release counts that can have the answer to what was seen on a version, and one that cannot. */
const [MEANT, OTHER] = [1.3, 0.7];
/** What a release counts, and for how many months, that came soon after the version of a log: the fix is seldom far. */
const [SOON, MONTHS] = [1.3, 8];
/** What an entry counts with which that may have begun: what it changed for an upgrade. */
const BEGAN = 2;

/** What each entry counts for a query: a function, since MiniSearch asks for each term of each entry. */
export function boostFor({isLong, asksNew, version, newest, isBefore}: Asked): (entry: SearchEntry) => number {
  const [from, to] = [version && lineOf(version), newest && lineOf(newest)];
  const isUpgrade = from !== to;

  /** What a release counts, for bugs and for all else, and what its changes count that an upgrade may notice. */
  function byRelease(release: string): {bug: number; other: number; change: number} {
    if (from === undefined || to === undefined) return {bug: 1, other: 1, change: 1};
    const [age, past] = [compareVersions(release, from), compareVersions(release, to)];
    const isSoon = isLong && age >= 0 && monthsBetween(to, release) <= MONTHS;
    const bug = ((isBefore ? age < 0 : age >= 0) ? MEANT : OTHER) * (isSoon ? SOON : 1);
    const isBetween = past === 0 || (age > 0 && past < 0);
    return {bug, other: isUpgrade && past > 0 ? OTHER : bug, change: isBetween ? BEGAN : 1};
  }
  const byReleases = new Map<string, ReturnType<typeof byRelease>>();

  return ({section, effects, release: {version: release}}) => {
    if (!byReleases.has(release)) byReleases.set(release, byRelease(release));
    const {bug, other, change} = byReleases.get(release)!;
    const meant = SECTIONS[section].kind === 'bug' ? bug : other;
    const isNoticed = (isLong || isUpgrade) && effects.length > 0;
    const isNew = section === 'New Feature' && !isLong && !isUpgrade;
    return meant * (isNoticed ? change : 1) * (isNew ? (asksNew ? ASKED_NEW : NEW) : 1);
  };
}
