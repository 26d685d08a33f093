// What a query asks for.
import {lineOf, threeNumbers} from '../changelog/model/patch-release';
import {compareVersions} from '../changelog/model/versions';
import {readLog} from '../changelog/paste/log';
import type {SearchFacts} from '../changelog/wire/manifest';
import {searchWords, type Word} from './terms';
import WORDS from './words.json';

export interface Asked {
  /** What is searched, each word once. */
  readonly words: readonly Word[];
  /** The lines of the oldest and of the newest version that the query names: `24.8` twice for `24.8.4.13`. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** Whether it is a log or a question of many words: no entry has all that it tells. */
  readonly isLong: boolean;
  /** Whether all entries with the words are listed by release, as the index of names asks: `max_threads newest first`. */
  readonly isNewestFirst: boolean;
}

/** The most words that a reader types to look something up. */
const SHORT = 6;
/** The most words of a log or a question that are searched. */
const MOST_WORDS = 25;

const NEWEST_FIRST = /(?<=\w\s+)newest first\b/i;

const VERSION = /(?<![\w.-])v?(2\d\.(?:1[0-2]|[1-9])(?:\.\d+){0,2})(?:-(?:lts|stable))?(?![\w-]|\.\d)/g;
/** Stands before a version that is a condition and not a word to find. Several versions are conditions too. */
const CONDITION = /\b(?:after|since|from|to|than|before|until|up to|upgrad\w+|unknown (?:in|on))\s+(?=v?2\d\.\d)/i;

/** What is replaced before the search, in this order. */
const READ_AS: readonly (readonly [RegExp, string])[] = [
  // A link to a pull request, an issue or an entry, also without `https://`, and `ClickHouse/ClickHouse#65519`.
  [/\S{1,99}(?:\/(?:pull|issues)\/|#(?:pr-)?)(\d+)\S*/g, ' $1 '],
  [/https?:\/\/\S+/g, ' '],
  [NEWEST_FIRST, ' '],
  // A frame of a stack is its function; the element that settings of MergeTree stand in is no part of their names.
  [/^.*?\bDB::(\w+::\w+)\(.*$/gm, ' $1 '],
  [/\bmerge_tree[./](?=\w+_)/g, ' '],
  // Of what sets something, only the name is searched: an option, an element, `SET` and an assignment.
  [/^\s*(?:--|SET\s+)(?=\w)/i, ''],
  [/^\s*<(\w+)>[^<]*<\/\1>\s*$/, '$1'],
  [/(?<=\w[_-]\w{1,99})\s*=\s*(?:'[^']*'|"[^"]*"|[\w.+-]*)\s*;?/g, ' '],
];

/** Words that say nothing. In capitals, `IN` and `ON` are SQL. */
const FILLERS = new Set(WORDS.fillers.split(' '));

/** The first words, each once, without those that say nothing, unless there are no others. */
function uniqueWords(text: string): Word[] {
  const all = searchWords(text);
  const telling = all.filter((word) => !FILLERS.has(word.text));
  const words = telling.length > 0 ? telling : all;
  return [...new Map(words.map((word) => [word.whole, word])).values()].slice(0, MOST_WORDS);
}

/** Reads a query: what the reader typed or pasted. `errors` are the names of the server's errors at the places of their codes. */
export function readQuery(query: string, errors: SearchFacts['errors'] = []): Asked {
  const log = readLog(query);
  if (log) {
    // Of a crash where it happened, or if it says nothing at all, the name of its error.
    const text = log.isCrash ? `crash ${log.frames}` : log.message || log.frames;
    const {code = '', version} = log;
    const line = version && lineOf(version);
    const words = uniqueWords(/\w/.test(text) ? text : (errors[Number.parseInt(code, 10)] ?? code));
    return {words, from: line, to: line, isLong: true, isNewestFirst: false};
  }
  const text = READ_AS.reduce((rest, [pattern, put]) => rest.replace(pattern, put), query);
  const versions = [...text.matchAll(VERSION)].map(([, version]) => version!).sort(compareVersions);
  const others = uniqueWords(text.replace(VERSION, ' '));
  const isLong = others.length > SHORT;
  // A version alone asks for the entries of its release.
  const isCondition = isLong || versions.length > 1 || CONDITION.test(text);
  const words = isCondition
    ? others
    : uniqueWords(text.replace(VERSION, (_, version: string) => ` ${threeNumbers(version)} `));
  const [from, to] = [versions[0], versions.at(-1)].map((version) => version && lineOf(version));
  return {words, from, to, isLong, isNewestFirst: NEWEST_FIRST.test(query)};
}
