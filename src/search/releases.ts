// Releases by their version, and by the words of their summaries.

import {lineOf} from '../changelog/model/patch-release';
import {plainText} from '../changelog/model/text';
import type {ReleaseCard} from './messages';
import type {Asked} from './query';
import {termsOf, type Word} from './terms';

/** Says nothing beside a version. */
const LTS = 'lts';

/** The releases that a search knows: those with a summary. */
export function createReleases() {
  const cards = new Map<string, {card: ReleaseCard; lines: readonly Set<string>[]}>();

  function add(more: readonly ReleaseCard[]): void {
    for (const card of more)
      if (card.summary.length > 0)
        cards.set(card.version, {card, lines: card.summary.map((text) => new Set(termsOf(plainText(text))))});
  }

  /**
   * The release that a query of a version alone means, or whose summary has a line with all other words:
   * `24.8 LTS`, `default compression 26.9`.
   */
  function find({words, version, newest, isLong}: Asked): ReleaseCard[] {
    const found = version === newest && version !== undefined ? cards.get(lineOf(version)) : undefined;
    // `24.8.5` is a patch release, which has an address of its own.
    if (found === undefined || version !== found.card.version || isLong) return [];
    const others = words.filter(({whole}: Word) => whole !== version && whole !== LTS);
    const isSaid = found.lines.some((line) => others.every(({whole}) => line.has(whole)));
    return isSaid ? [found.card] : [];
  }

  return {add, find};
}
