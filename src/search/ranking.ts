// What counts how much, beside the fields. Tuned on half of the lists of bench/search.
import {lineOf} from '../changelog/model/patch-release';
import {compareVersions, monthsBetween} from '../changelog/model/versions';
import type {Asked} from './query';
import type {SearchEntry} from './worker-messages';

/** What a term counts that only begins so, or is spelled nearly so. */
export const GUESSED = {prefix: 0.2, fuzzy: 0.25};
/** What a term counts that stands for another one, and the pieces of a name beside the whole. */
export const [SYNONYM, PIECES] = [0.4, 0.5];
/** What an entry counts that has so many of a query's words. */
export const share = (matched: number, words: number): number => (matched / words) ** 3;
/** How much less a word counts in a long entry (`b`), and what it counts in any entry (`d`): MiniSearch's defaults are for pages. */
export const BM25 = {k: 2, b: 0.8, d: 0.4};
/** What an entry counts with which a name may have come, which readers who look it up want to know. */
const NEW = 1.2;
/** What a release counts that can have the answer to what was seen on a version, and one that cannot. */
const [MEANT, OTHER] = [1.3, 0.7];
/** What a release counts, and for how many months, that came soon after the version of a log: the fix is seldom far. */
const [SOON, MONTHS] = [1.3, 8];

/** What each entry counts for a query: a function, since MiniSearch asks for each term of each entry. */
export function boostFor({isLong, version, newest}: Asked): (entry: SearchEntry) => number {
  const [from, to] = [version && lineOf(version), newest && lineOf(newest)];
  const byReleases = new Map<string, number>();

  function byRelease(release: string): number {
    if (from === undefined || to === undefined) return 1;
    const isOutside = compareVersions(release, from) < 0 || (from !== to && compareVersions(release, to) > 0);
    if (isOutside) return OTHER;
    return MEANT * (isLong && monthsBetween(to, release) <= MONTHS ? SOON : 1);
  }

  return ({section, release: {version: release}}) => {
    if (!byReleases.has(release)) byReleases.set(release, byRelease(release));
    return byReleases.get(release)! * (section === 'New Feature' && !isLong ? NEW : 1);
  };
}
