// The fields of an entry that are searched.
import {lineOf, threeNumbers} from '../changelog/model/patch-release';
import {SECTIONS} from '../changelog/model/section-names';
import {plainText} from '../changelog/model/text';
import {type Backports, backportsOfEntry} from '../changelog/patches/backports';
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

/** What an entry tells, and what is known of it: two fields, since a word counts less in a long one. */
export const FIELDS: Readonly<Record<string, (entry: SearchEntry, known: Known) => readonly (string | number)[]>> = {
  text: ({text, undo, cve = [], pullRequests}, {messages}) => [
    plainText(text),
    ...undo.map(({setting}) => setting),
    ...cve.map(({cve}) => cve),
    ...pullRequests.map((number) => messages.get(number) ?? ''),
  ],
  about: (entry, known) => {
    const {release, section, pullRequests, closes, see, causedBy, authors, authorNames} = entry;
    const {label, kind} = SECTIONS[section];
    const patches = patchesOf(entry, known).flatMap((name) => [threeNumbers(name), lineOf(name)]);
    const numbers = [...pullRequests, ...closes, ...see, ...causedBy];
    const said = [kind, ...entry.effects].map((each) => SAID[each] ?? '');
    return [
      ...numbers,
      ...authors,
      ...authorNames,
      release.version,
      release.lts ? 'lts' : '',
      ...patches,
      label,
      ...said,
    ];
  },
};
