// What counts how much: every number that orders the list stands here. Tuned on half of the lists of bench/search.
import {lineOf} from '../changelog/model/patch-release';
import {compareVersions, monthsBetween} from '../changelog/model/versions';
import type {SearchEntry} from './messages';
import type {Asked} from './query';

/** What a word counts in each field. A name is in the text as well, so that it counts twice. */
export const FIELDS: Readonly<Record<string, number>> = {
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
/** So many entries of a log or a question are looked at again, and what each two words that stand side by side add. */
export const [AGAIN, PAIR] = [100, 0.5];
/** How much less a word counts in a long entry (`b`), and what it counts in any entry (`d`): MiniSearch's defaults are for pages. */
export const BM25 = {k: 2, b: 0.8, d: 0.4};

/** What an entry counts with which a name may have come, which is what readers who look it up want to know. */
const NEW = 1.2;
/** In a question or a log, what an entry counts that an upgrade may notice. */
const NOTICED = 1.2;
/** What a release counts that can have the answer to what was seen on a version, and one that cannot. */
const [MEANT, OTHER] = [1.3, 0.7];
/** What a release counts, and for how many months, that came soon after the version of a log: the fix is seldom far. */
const [SOON, MONTHS] = [1.3, 8];
/** What an entry counts with which that may have begun: a bug since the version, or what it changed for an upgrade. */
const BEGAN = 1.5;

/** What each entry counts for a query: a function, since MiniSearch asks for each term of each entry. */
export function boostFor({isLong, version, newest, isBefore}: Asked): (entry: SearchEntry) => number {
  const [from, to] = [version && lineOf(version), newest && lineOf(newest)];
  const ofRelease = new Map<string, [meant: number, began: number]>();
  function byRelease(release: string): [number, number] {
    if (from === undefined || to === undefined) return [1, 1];
    const age = compareVersions(release, from);
    const isBetween = release === to || (age > 0 && compareVersions(release, to) < 0);
    const isSoon = isLong && age >= 0 && monthsBetween(to, release) <= MONTHS;
    return [((isBefore ? age < 0 : age >= 0) ? MEANT : OTHER) * (isSoon ? SOON : 1), isBetween ? BEGAN : 1];
  }
  return ({section, effects, since, release: {version: release}}) => {
    if (!ofRelease.has(release)) ofRelease.set(release, byRelease(release));
    const [meant, began] = ofRelease.get(release)!;
    const byKind = isLong ? (effects.length > 0 ? NOTICED : 1) : section === 'New Feature' ? NEW : 1;
    const isSince = since !== undefined && (since === from || since === to);
    return meant * byKind * (isSince ? BEGAN : (isLong || from !== to) && effects.length > 0 ? began : 1);
  };
}
