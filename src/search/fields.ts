import {textWords, type Word} from './terms';
import type {SearchEntry} from './types';

const termsOf = (words: readonly Word[]): string[] => words.flatMap(({terms}) => terms);

/** The words of an entry, and its terms by field. */
export function readEntry({text, undo, cve = [], pullRequests, issues, authors, release}: SearchEntry) {
  const words = textWords([...text, ...[...undo, ...cve].map((code) => ({code}))]);
  const fields = {
    names: words.flatMap(({names}) => names),
    text: termsOf(words),
    pulls: pullRequests,
    issues,
    authors: termsOf(textWords(authors.flat())),
    release: [release.version, ...(release.lts ? ['lts'] : [])],
  };
  return {words, fields};
}
