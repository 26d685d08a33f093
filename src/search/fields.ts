// What of an entry is searched, field by field.
import {EFFECTS} from '../changelog/model/effects';
import {lineOf, threeNumbers} from '../changelog/model/patch-release';
import {SECTIONS} from '../changelog/model/section-names';
import {codeSpans, plainText} from '../changelog/model/text';
import {type Backports, backportsOfEntry} from '../changelog/patches/backports';
import {SAID_OF_EFFECTS, SAID_OF_SECTIONS} from './synonyms';
import type {SearchEntry} from './worker-messages';

/** What is known of entries beside them. */
export interface Known {
  readonly backports: Backports;
  /** What people paste who meet a bug, by the pull request of its fix. */
  readonly messages: ReadonlyMap<number, string>;
}

/** The names of the patch releases with an entry. */
export const patchesOf = ({pullRequests}: SearchEntry, {backports}: Known): string[] =>
  backportsOfEntry(backports, pullRequests).map(({name}) => name);

const TEXTS = {
  names: (entry: SearchEntry) => [...codeSpans(entry), ...(entry.cve ?? []).map(({cve}) => cve)],
  text: ({text, undo}: SearchEntry) => [plainText(text), ...undo.map(({setting}) => setting)],
  messages: ({pullRequests}: SearchEntry, {messages}: Known) =>
    pullRequests.map((number) => messages.get(number) ?? ''),
  numbers: ({pullRequests, closes, see, causedBy}: SearchEntry) => [...pullRequests, ...closes, ...see, ...causedBy],
  authors: ({authors, authorNames}: SearchEntry) => [...authors, ...authorNames],
  release: ({release}: SearchEntry) => [release.version, release.lts ? 'lts' : ''],
  patches: (entry: SearchEntry, known: Known) =>
    patchesOf(entry, known).flatMap((name) => [threeNumbers(name), lineOf(name)]),
  kind: ({section, effects}: SearchEntry) => {
    const {kind, label} = SECTIONS[section];
    const said = effects.map((effect) => `upgrade ${EFFECTS[effect]} ${SAID_OF_EFFECTS[effect]}`);
    return [label, SAID_OF_SECTIONS[kind] ?? '', ...said];
  },
} as const;

export type Field = keyof typeof TEXTS;

export const fieldOf = (entry: SearchEntry, field: Field, known: Known): string => TEXTS[field](entry, known).join(' ');
