import {namesOf, termsOf, textWords} from './terms';
import type {SearchEntry} from './types';

/** The words of an entry, and its terms by field. */
export function readEntry({text, undo, pullRequests, issues, authors, release}: SearchEntry) {
  const words = textWords([...text, ...undo.map((code) => ({code}))]);
  const people = textWords(authors.flat());
  const fields = {
    names: namesOf(words),
    text: termsOf(words),
    pulls: pullRequests,
    issues,
    authors: termsOf(people),
    release: [release.version, ...(release.lts ? ['lts'] : [])],
  };
  return {words, people, fields};
}
