// What a query asks for.
import {threeNumbers} from '../changelog/model/patch-release';
import {compareVersions} from '../changelog/model/versions';
import {type Log, readLog, withoutAddresses} from '../changelog/paste/log';
import type {SearchFacts} from '../changelog/wire/manifest';
import {type Word, wordsOf} from './terms';

export interface Asked {
  /** What is searched, each word once. */
  readonly words: readonly Word[];
  /** The oldest version that the query names, `24.8` or `24.8.4.13`. */
  readonly version: string | undefined;
  /** The newest one, which may be the same. */
  readonly newest: string | undefined;
  /** Whether what is older than that is asked for: `before 24.8`. */
  readonly isBefore: boolean;
  /** Whether it is a log or a question of many words: no entry has all that it tells. */
  readonly isLong: boolean;
  readonly isLog: boolean;
  /** Whether it asks when something came. */
  readonly asksNew: boolean;
  /** The release that is asked for by its version alone. */
  readonly release: string | undefined;
  /** Whether all that has the words is asked for, by release: `max_threads newest first`. */
  readonly isNewestFirst: boolean;
}

type ErrorNames = SearchFacts['errors'];

/** More words than a reader types to look something up. */
const SHORT = 6;
/** Of a log and of a question, so many words are searched. */
const MOST_WORDS = 25;
/** A query is read at each keystroke. */
const MAX_LENGTH = 4000;

const NEWEST_FIRST = /(?<=\w\s+)newest first\b/i;

const VERSION = /(?<![\w.-])v?(2\d\.(?:1[0-2]|[1-9])(?:\.\d+){0,2})(?:-(?:lts|stable))?(?![\w-]|\.\d)/g;

/** Before a version that is a condition and no word to be found, as several versions are. */
const CONDITION = /\b(?:after|since|from|to|than|before|until|up to|upgrad\w+|unknown (?:in|on))\s+(?=v?2\d\.\d)/i;
const BEFORE = /\b(?:before|older than|until|up to)\s+(?=v?2\d\.\d)/i;

/** When something came is asked. */
const ASKS_NEW =
  /\b(?:which|what) (?:release|version)\b|\bsince when\b|\bwhen (?:was|did|were)\b|\b(?:added|introduced) in\b/i;

/** What is not searched as it stands, in the order of change. */
const READ_AS: readonly (readonly [RegExp, string])[] = [
  [/https?:\/\/\S+\/(?:pull|issues)\/(\d+)\S*/g, ' $1 '],
  [/https?:\/\/\S+/g, ' '],
  // `arrayMin(x)`: the function.
  [/^\s*(\w+)\([^()]*\)\s*$/, '$1'],
  [/(?<=\w_\w+)\s*=\s*(?:'[^']*'|"[^"]*"|[\w.+-]*)\s*;?/g, ' '],
];

/** Words that say nothing. In capitals, `IN` and `ON` are SQL. */
const FILLERS = new Set(
  (
    'a add added an and are as at be been but by can clickhouse could did do does for from had ' +
    'has have how i if in introduced is it its my of on or over release s since so t that the their then there they this ' +
    'to version was we were what when which while who why will with work works would you your'
  ).split(' '),
);
/** Words that are searched, but that no reader looks for in a result. */
export const UNMARKED = /^(?:after|before|in|on|not)$/i;
/** What a query tells of the server: keywords, functions and settings, no tables and columns. */
const ABOUT_QUERY = /\b[A-Z][A-Z_]+\b|\b\w+(?=\s?\(|\s?=)/g;

/** Each word once, without those that say nothing, unless there are no others. */
function uniqueWords(text: string): Word[] {
  const all = wordsOf(text);
  const telling = all.filter((word) => !FILLERS.has(word.text));
  const words = telling.length > 0 ? telling : all;
  return [...new Map(words.map((word) => [word.whole, word])).values()];
}

/** What is searched of a log: what it says, of a crash where it happened, or if there is neither, the name of its error. */
function textOfLog({isCrash, code = '', message, frames, context}: Log, errors: ErrorNames): string {
  const query = context.match(ABOUT_QUERY)?.join(' ') ?? '';
  const text = isCrash ? `crash ${frames} ${query}` : `${message || frames} ${query}`;
  return /\w/.test(text) ? text : (errors[code] ?? code);
}

const textOfQuery = (query: string): string =>
  READ_AS.reduce(
    (rest, [pattern, put]) => rest.replace(pattern, put),
    withoutAddresses(query.slice(0, MAX_LENGTH)).replace(NEWEST_FIRST, ' '),
  );

/** Reads a query: what the reader typed or pasted. */
export function readQuery(query: string, errors: ErrorNames = {}): Asked {
  const log = readLog(query);
  const text = log ? textOfLog(log, errors) : textOfQuery(query);
  const versions = log ? [log.version ?? []].flat() : [...text.matchAll(VERSION)].map(([, version]) => version!);
  versions.sort(compareVersions);
  const others = uniqueWords(log ? text : text.replace(VERSION, ' '));
  const isLong = log !== undefined || others.length > SHORT;
  // A version that stands alone is a release whose entries are asked for.
  const isCondition = isLong || versions.length > 1 || CONDITION.test(text);
  const words = isCondition
    ? others
    : uniqueWords(text.replace(VERSION, (_, version: string) => ` ${threeNumbers(version)} `));
  return {
    words: words.slice(0, MOST_WORDS),
    version: versions[0],
    newest: versions.at(-1),
    isBefore: !log && BEFORE.test(text),
    isLong,
    asksNew: ASKS_NEW.test(text),
    isLog: log !== undefined,
    release:
      versions.length === 1 && words.every(({whole}) => whole === versions[0] || whole === 'lts')
        ? versions[0]
        : undefined,
    isNewestFirst: !log && NEWEST_FIRST.test(query),
  };
}
