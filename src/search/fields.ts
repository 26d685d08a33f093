// The fields of an entry that are searched, and how much the entry counts. Tuned on half of the lists of bench/search.
import {lineOf, threeNumbers} from '../changelog/model/patch-release';
import {SECTIONS} from '../changelog/model/section-names';
import {plainText} from '../changelog/model/text';
import {compareVersions} from '../changelog/model/versions';
import type {Asked} from './query';
import WORDS from './words.json';
import type {SearchEntry} from './worker-messages';

/** What readers say of the entries of a kind, beside the label of its section. */
const SAID: Readonly<Record<string, string>> = WORDS.said;

/** What an entry tells, what people paste who meet its bug, and what is known of it: a word counts less in a long field. */
export function fieldsOf(entry: SearchEntry) {
  const {pullRequests, closes, see, causedBy, authors, authorNames, undo, cve = []} = entry;
  const {version, lts} = entry.release;
  const {label, kind} = SECTIONS[entry.section];
  const text = [plainText(entry.text), undo.map(({setting}) => setting), cve.map(({cve, advisory}) => [cve, advisory])];
  const numbers = [pullRequests, closes, see, causedBy];
  const patches = entry.patches.flatMap((name) => [threeNumbers(name), lineOf(name)]);
  const said = [label, ...[kind, ...entry.effects].map((each) => SAID[each] ?? '')];
  // The release counts twice: a line of patch releases is asked for less.
  const about = [numbers, authors, authorNames, version, version, lts ? 'lts' : '', patches, said];
  return {text: text.flat(2).join(' '), messages: entry.messages.join(' '), about: about.flat(2).join(' ')};
}

/** The weight of a term that stands for another one. */
export const SYNONYM = 0.3;
/** How much less a word counts in a long entry (`b`), and its least weight (`d`): MiniSearch's defaults are for pages. */
export const BM25 = {k: 2, b: 0.8, d: 0.3};
/** The weight of a new feature: it may have brought the name that readers look up. */
const NEW = 1.2;
/** The weight of a release that cannot have the answer to what was seen on a version, and of a bug that came with it. */
const [OTHER, SINCE] = [0.5, 1.5];

/** The weight of an entry for a query. */
export function weightOf({section, release, since}: SearchEntry, {isLong, from, to}: Asked): number {
  const weight = section === 'New Feature' && !isLong ? NEW : 1;
  if (from === undefined || to === undefined) return weight;
  if (since === from || since === to) return weight * SINCE;
  const isOther =
    compareVersions(release.version, from) < 0 || (from !== to && compareVersions(release.version, to) > 0);
  return isOther ? weight * OTHER : weight;
}
