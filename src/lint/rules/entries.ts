// How an entry begins and ends, and what it or the summary of a release says, as a whole. Its authors and all that stands
// in its parentheses: references.ts.
import {isToCheck} from '../../changelog/model/effects';
import {placedEntries} from '../../changelog/model/records';
import {linksOf} from '../../changelog/model/text';
import {CODE, inEntries, proseOf} from '../prose';
import {placeOf, type Rule} from '../rule';

/** About four lines of the page. A code span counts as one word, even if it is a long query. */
const WORDS_OF_ENTRY = 60;

const wordsIn = (text: string): number => text.trim().split(/\s+/).length;

export const entryLength: Rule = {
  severity: 'warning',
  entry({text, at, entry}, report) {
    const words = wordsIn(text);
    // An entry that matters to an upgrade may be longer in every section.
    if (words > WORDS_OF_ENTRY && !isToCheck(entry))
      report(`entry of ${words} words, expected at most ${WORDS_OF_ENTRY}: the rest is in the pull request`, at(0));
  },
};

export const fullStop = inEntries([
  /(?<=^|\s)(?!\S*[.!?]["”’)]?$)\S+$/g,
  'a full stop after it, before the references',
]);

export const firstWord = inEntries(
  [
    /^(?:Fix(?:e[sd]|ing)?|Add(?:s|ed)?|Now|This (?:PR|pull request|patch|commit|change)|Implement(?:s|ed)?|Introduced?)\b/g,
    'the thing that changes and what the reader sees of it at the beginning',
  ],
  // The name of a platform may begin a sentence in small letters; a word that lost its first letter may not.
  [
    new RegExp(`^(?!["“(]?(?:[\\p{Lu}\\p{N}${CODE}]|[a-z]+\\d))\\S*`, 'gu'),
    'a capital letter, a number or a code span at the beginning',
  ],
);

/** What a reader takes in within half a minute. */
const BULLETS = {least: 5, most: 8};
const MOST_WORDS = 25;
const MOST_LINKS = 3;

export const summary: Rule = {
  release(release, report, page) {
    const bullets = page.sources.get(release)!.summary ?? [];
    const hasOthers = page.year.releases.some((each) => each.summary.length > 0);
    if (hasOthers && (bullets.length < BULLETS.least || bullets.length > BULLETS.most))
      report(
        `summary of ${bullets.length} bullets below the heading of ${release.version}, ` +
          `expected ${BULLETS.least} to ${BULLETS.most}, each one sentence`,
        placeOf(page, release),
      );
    const ids = placedEntries([release]).map(({entry}) => entry.id);
    for (const [index, bullet] of bullets.entries()) {
      const {text, at} = proseOf(bullet.children);
      const words = wordsIn(text);
      if (words > MOST_WORDS) report(`bullet of ${words} words, expected at most ${MOST_WORDS}`, at(0));
      // A full stop before a capital letter ends a sentence.
      if (!/[.)]$/.test(text.trim()) || /\w\. +[A-Z]/.test(text))
        report('bullet of a summary, expected one sentence that ends with a full stop', at(0));
      // The rule link-target reports a link to what the page does not have.
      const own = linksOf(release.summary[index]!).filter((address) => {
        const [path, id = ''] = address.split('#');
        return path === page.year.path && (ids.includes(id) || !page.anchors.has(id));
      });
      if (own.length === 0 || own.length > MOST_LINKS)
        report(
          `${own.length} links to entries of ${release.version}, expected one to ${MOST_LINKS} in a bullet`,
          at(0),
        );
    }
  },
};
