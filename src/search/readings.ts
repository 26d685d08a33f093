import type {Strictness} from './index-query';
import type {ErrorNames} from './long-query';
import {literally, meanings} from './understand';
import {MANY_WORDS, type Wish} from './wish';

/** One way to take a query. */
export interface Reading {
  readonly wish: Wish;
  readonly strictness: Strictness;
  /** Whether an entry must have all words, or most of them. */
  readonly all: boolean;
}

/** Shorter beginnings, if not all words must be spelled out, are in a large part of the entries. */
const BEGUN_LENGTH = 3;
const STRICT: Strictness = {begunLength: 1, typos: false};
const FORGIVING: Strictness = {begunLength: BEGUN_LENGTH, typos: true};
/** The words of a paste are whole and spelled right. */
const PASTED: Strictness = {begunLength: Infinity, typos: false};

/**
 * How a query is read: ever less strictly, until something is found. First as it is meant, then word by word; all words
 * before most of them. A query that is understood whole has no words to fall back on, and what is not in a patch release is
 * not looked for elsewhere.
 */
export function readingsOf(query: string, isLiteral: boolean, errors: ErrorNames): Reading[] {
  const literal = literally(query);
  const meant = isLiteral ? [] : meanings(query, errors);
  const last = meant.at(-1);
  const isWhole = last && (last.words.length === 0 || last.patch?.isIn);
  const wishes = last && (isWhole || last.says.length === 0) ? meant : [...meant, literal];
  const isLong = (wish: Wish) => wish.words.length > MANY_WORDS;
  const degrees = (wish: Wish) => (isLong(wish) ? [PASTED] : [STRICT, FORGIVING]);
  return [
    ...wishes.flatMap((wish) => degrees(wish).map((strictness) => ({wish, strictness, all: true}))),
    ...wishes.map((wish) => ({wish, strictness: degrees(wish).at(-1)!, all: false})),
  ];
}
