// The fields of an entry that are searched, and its weight. Tuned on half of the lists of bench/search.
import {lineOf, threeNumbers} from '../changelog/model/patch-release';
import {SECTIONS} from '../changelog/model/section-names';
import {plainText} from '../changelog/model/text';
import {compareVersions} from '../changelog/model/versions';
import {type Backports, backportsOfEntry} from '../changelog/patches/backports';
import type {Asked} from './query';
import WORDS from './words.json';
import type {SearchEntry} from './worker-messages';

/** What is known of entries beside them. */
export interface Known {
  readonly backports: Backports;
  /** The error that people paste who meet a bug, by the pull request of its fix. */
  readonly messages: ReadonlyMap<number, string>;
}

/** The names of the patch releases with an entry. */
export const patchesOf = ({pullRequests}: SearchEntry, {backports}: Known): string[] =>
  backportsOfEntry(backports, pullRequests).map(({name}) => name);

/** What readers say of the entries of a kind, beside the label of its section. */
const SAID: Readonly<Record<string, string>> = WORDS.said;

/** What an entry tells, what people paste who meet its bug, and what is known of it: a word counts less in a long field. */
export const FIELDS: Readonly<Record<string, (entry: SearchEntry, known: Known) => readonly (string | number)[]>> = {
  text: ({text, undo, cve = []}) => [plainText(text), ...undo.map(({setting}) => setting), ...cve.map(({cve}) => cve)],
  messages: ({pullRequests}, {messages}) => pullRequests.map((number) => messages.get(number) ?? ''),
  about: (entry, known) => {
    const {version, lts} = entry.release;
    const {label, kind} = SECTIONS[entry.section];
    const patches = patchesOf(entry, known).flatMap((name) => [threeNumbers(name), lineOf(name)]);
    const numbers = [...entry.pullRequests, ...entry.closes, ...entry.see, ...entry.causedBy];
    const said = [label, ...[kind, ...entry.effects].map((each) => SAID[each] ?? '')];
    // The release counts twice: a line of patch releases is asked for less.
    return [
      ...numbers,
      ...entry.authors,
      ...entry.authorNames,
      version,
      version,
      lts ? 'lts' : '',
      ...patches,
      ...said,
    ];
  },
};

/** The weight of a term that stands for another one. */
export const SYNONYM = 0.3;
/** How much less a word counts in a long entry (`b`), and its least weight (`d`): MiniSearch's defaults are for pages. */
export const BM25 = {k: 2, b: 0.8, d: 0.3};
/** The weight of a new feature: it may have brought the name that readers look up. */
const NEW = 1.2;
/** The weight of a release that cannot have the answer to what was seen on a version, and of a bug that came with it. */
const [OTHER, SINCE] = [0.5, 1.5];

/** The weight of an entry for a query. */
export function weightOf({section, release, since}: SearchEntry, {isLong, version, newest}: Asked): number {
  const weight = section === 'New Feature' && !isLong ? NEW : 1;
  if (version === undefined || newest === undefined) return weight;
  const [from, to] = [lineOf(version), lineOf(newest)];
  if (since === from || since === to) return weight * SINCE;
  const isOther =
    compareVersions(release.version, from) < 0 || (from !== to && compareVersions(release.version, to) > 0);
  return isOther ? weight * OTHER : weight;
}
