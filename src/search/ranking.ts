// The weights beside those of the fields. Tuned on half of the lists of bench/search.
import {lineOf} from '../changelog/model/patch-release';
import {compareVersions, monthsBetween} from '../changelog/model/versions';
import type {Asked} from './query';
import type {SearchEntry} from './worker-messages';

/** The weight of a term that matches only as a prefix, or only with a typo. */
export const GUESSED = {prefix: 0.2, fuzzy: 0.25};
/** The weight of a term that stands for another one, and of the pieces of a name beside the whole name. */
export const [SYNONYM, PIECES] = [0.4, 0.5];
/** The weight of an entry that matches some of a query's words. */
export const share = (matched: number, words: number): number => (matched / words) ** 3;
/** How much less a word counts in a long entry (`b`), and its least weight (`d`): MiniSearch's defaults are for pages. */
export const BM25 = {k: 2, b: 0.8, d: 0.4};
/** The boost for a new feature: it may have brought the name that readers look up. */
const NEW = 1.2;
/** For a query that names a version: the boost of releases that can have the answer, and of the others. */
const [MEANT, OTHER] = [1.3, 0.7];
/** The boost, for a log, of a release at most so many months after its version: the fix usually comes soon. */
const [SOON, MONTHS] = [1.3, 8];

/** The boost of each entry for a query: a function, since MiniSearch asks for each term of each entry. */
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
