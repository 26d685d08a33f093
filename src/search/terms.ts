// How texts and queries are cut into terms, which terms are synonyms, and how much a mistyped one may differ.
import WORDS from './words.json';

/** Letters and digits, joined by `_`, or by `-`, `.` and `::` between two of them. Quotes are none: a phrase is its words. */
const WORD = /[\p{L}\p{N}\p{M}_]+(?:(?:[-.]|::)[\p{L}\p{N}\p{M}_]+)*/gu;
/** What is between the punctuation of a word. */
const COMPONENT = /[^-.:]+/g;
/** `parallel_hash`, `parallelHash`, `HTTPHeader` and `UUIDv7` have two pieces each; digits belong to the letters before. */
const PIECE =
  /\p{Lu}{2,}(?=\p{Ll}\p{N})|\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?[\p{Ll}\p{Lo}\p{Lt}\p{Lm}\p{M}]+\p{N}*|\p{N}+/gu;
/** Whether a term is a number or a version. */
export const isNumber = (term: string): boolean => /^\d+(?:\.\d+)*$/.test(term);

/** Endings of words, each behind at least three other letters. `exception` is not `EXCEPT`. */
const ENDING =
  /(?<=^[a-z]{3,})(?:(?<![eo])at(?:ions?|e[ds]?|ing)|(?<!except)ion(?:s|ed|ing)?|(?<=[a-z]{4})(?:ings?|able|ly)|e[ds]|(?<![suie])s|e)$/;

/** A term as it stands in the index: words of a language lose their ending. */
export function stemOf(term: string): string {
  if (!/^[a-z]{4,24}$/.test(term)) return term;
  return term
    .replace(ENDING, '')
    .replace(/([bdgmnpr]|(?<=\w{4})t)\1$/, '$1')
    .replace(/(?<=[^aeiou])y$/, 'i');
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}_.:-]/gu, '')
    .toLowerCase();

/** A word, and what finds it. */
export interface Word {
  readonly text: string;
  /** Its term: `parallelhash` for both `parallel_hash` and `ParallelHash`. */
  readonly whole: string;
  /** The terms of its pieces; empty if it is one piece. */
  readonly pieces: readonly string[];
}

/** Words repeat: a year has 60,000, and 9,000 different ones. */
const known = new Map<string, Word>();

function read(text: string): Word {
  const found = known.get(text);
  if (found) return found;
  const components = isNumber(text) ? [] : (text.match(COMPONENT) ?? []);
  const parts = components.flatMap((component) => {
    const pieces = component.match(PIECE) ?? [];
    return [...(components.length > 1 ? [component] : []), ...(pieces.length > 1 ? pieces : [])];
  });
  const pieces = [...new Set(parts.map((part) => stemOf(plain(part))).filter((term) => term.length > 1))];
  const word = {text, whole: isNumber(text) ? text : stemOf(plain(text)), pieces};
  known.set(text, word);
  return word;
}

/** No name is as long as a key or coded data, in which looking for typing mistakes would take all memory. */
const LONGEST = 200;

/** The words of a text. A version such as `24.8` is one word and keeps its dots. */
export function searchWords(text: string): Word[] {
  return (text.match(WORD) ?? []).map((word) => read(word.slice(0, LONGEST))).filter(({whole}) => whole !== '');
}

/** The terms of a text, for the index. */
export const termsOf = (text: string): string[] => searchWords(text).flatMap(({whole, pieces}) => [whole, ...pieces]);

/** The share of a term's letters that may differ (two that are swapped are two), and how many at most: for MiniSearch. */
export const TYPOS = {fuzzy: 0.25, maxFuzzy: 2};

/** The synonyms of a term. Each line of `words.json` is a group of them: irregular and short forms, and readers' words. */
const others = new Map<string, string[]>();
for (const group of WORDS.synonyms.map((line) => [...new Set(line.split(' ').map(stemOf))]))
  for (const word of group) others.set(word, [...(others.get(word) ?? []), ...group.filter((each) => each !== word)]);
export const synonymsOf = (term: string): readonly string[] => others.get(term) ?? [];
