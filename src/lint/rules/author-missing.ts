import {placeOf, type Rule} from '../rule';

export const authorMissing: Rule = {
  entry({entry}, report, page) {
    if (entry.pullRequests.length > 0 && entry.authors.length === 0)
      report('pull request without an author, expected "by @handle" after its number', placeOf(page, entry).end);
  },
};
