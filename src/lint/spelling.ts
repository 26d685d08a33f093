import {type Problem, ruleCollector} from '../changelog/parse/problems';
import type {Context, Prose} from './rule';

/** What dictionaries and lists say of words. */
export interface Spelling {
  /** Whether a dictionary has a word. */
  readonly has: (word: string) => boolean;
  /** Words that look like it, the nearest first. */
  readonly near: (word: string) => readonly string[];
  /** Those of `words.txt`. */
  readonly words: readonly string[];
}

/** A word of three letters or more: no abbreviation in capitals, no name with capitals inside, no part of an address. */
const WORD =
  /(?<![\p{L}\p{N}\p{Cf}\uFFFC@#/._])\p{Script=Latin}\p{Ll}{2,}(?:['’]\p{Ll}+)?(?![\p{L}\p{N}\p{Cf}\uFFFC_/]|\.\p{Ll})/gu;

/** The words that a list beside the dictionaries has, `words.txt`. */
export const readWords = (text: string): string[] => text.split('\n').filter((line) => line !== '' && line[0] !== '#');

/** Reports each word that neither dictionaries nor the changelog's lists have. */
export function checkSpelling(
  texts: readonly Prose[],
  {names, authors}: Pick<Context, 'names' | 'authors'>,
  {has, near, words}: Spelling,
): Problem[] {
  const {problems, report} = ruleCollector('spelling', false);
  const listed = [...words, ...names.map(({name}) => name), ...Object.values(authors)];
  const own = new Set(listed.flatMap((each) => each.toLowerCase().split(/[^\p{L}]+/u)));
  const isKnown = (word: string): boolean => own.has(word.toLowerCase()) || has(word);
  for (const {text, at} of texts)
    for (const {0: found, index} of text.matchAll(WORD)) {
      const word = found.replace(/['’]s$/, '');
      if (isKnown(word)) continue;
      const like = near(word).join(' or ');
      report(
        `word "${word}", expected one of the dictionary, or a line of words.txt`,
        at(index),
        like && `did you mean ${like}?`,
      );
    }
  return problems;
}
