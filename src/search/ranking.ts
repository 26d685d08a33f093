// The weights. Tuned on half of the lists of bench/search.
import {lineOf} from '../changelog/model/patch-release';
import {compareVersions} from '../changelog/model/versions';
import type {Asked} from './query';
import type {SearchEntry} from './worker-messages';

/** The weight of a term that stands for another one. */
export const SYNONYM = 0.3;
/** How much less a word counts in a long entry (`b`), and its least weight (`d`): MiniSearch's defaults are for pages. */
export const BM25 = {k: 2, b: 0.8, d: 0.3};
/** The weight of a new feature: it may have brought the name that readers look up. */
const NEW = 1.2;
/** The weight of a release that cannot have the answer to what was seen on a version. */
const OTHER = 0.5;

/** The weight of an entry for a query. */
export function weightOf({section, release}: SearchEntry, {isLong, version, newest}: Asked): number {
  const weight = section === 'New Feature' && !isLong ? NEW : 1;
  if (version === undefined || newest === undefined) return weight;
  const [from, to] = [lineOf(version), lineOf(newest)];
  const isOther =
    compareVersions(release.version, from) < 0 || (from !== to && compareVersions(release.version, to) > 0);
  return isOther ? weight * OTHER : weight;
}
