// The fields of an entry that are searched, with their weights.
import {lineOf, threeNumbers} from '../changelog/model/patch-release';
import {SECTIONS} from '../changelog/model/section-names';
import {codeSpans, plainText} from '../changelog/model/text';
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

/** What readers say of the entries of a kind of section, beside its label. */
const SAID_OF_SECTIONS: Readonly<Record<string, string>> = WORDS.sections;

type Texts = (entry: SearchEntry, known: Known) => readonly (string | number)[];

/** The weight of each field and its texts. A name is in the text as well, so that it counts twice. */
const FIELDS: Readonly<Record<string, readonly [weight: number, texts: Texts]>> = {
  names: [0.7, (entry) => [...codeSpans(entry), ...(entry.cve ?? []).map(({cve}) => cve)]],
  text: [1, ({text, undo}) => [plainText(text), ...undo.map(({setting}) => setting)]],
  messages: [1.8, ({pullRequests}, {messages}) => pullRequests.map((number) => messages.get(number) ?? '')],
  numbers: [4, ({pullRequests, closes, see, causedBy}) => [...pullRequests, ...closes, ...see, ...causedBy]],
  authors: [1, ({authors, authorNames}) => [...authors, ...authorNames]],
  release: [2, ({release}) => [release.version, release.lts ? 'lts' : '']],
  patches: [0.5, (entry, known) => patchesOf(entry, known).flatMap((name) => [threeNumbers(name), lineOf(name)])],
  kind: [0.5, ({section}) => [SECTIONS[section].label, SAID_OF_SECTIONS[SECTIONS[section].kind] ?? '']],
};

export const WEIGHTS = Object.fromEntries(Object.entries(FIELDS).map(([field, [weight]]) => [field, weight]));

export const fieldOf = (entry: SearchEntry, field: string, known: Known): string =>
  FIELDS[field]![1](entry, known).join(' ');
