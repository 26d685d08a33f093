import type {Position} from 'unist';
import {readPage, repairsOf} from '../lint';
import type {Edit, Page} from '../rule';
import {headingEdits} from './heading-ids';
import {pastedEdits} from './pasted-groups';

/** What rules say that belongs in places of a page. */
function ruleEdits(page: Page): Edit[] {
  const {toOffset} = page.location;
  return repairsOf(page).map(({place, expected}) => {
    const {start, end} = place as Position;
    return {from: toOffset(start)!, to: toOffset(end)!, text: expected![0]!};
  });
}

/** Makes edits to a text. Of two edits that overlap the later one is left for the next round. */
function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const {from, to, text: piece} of edits.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    if (from < at) continue;
    result += text.slice(at, from) + piece;
    at = to;
  }
  return result + text.slice(at);
}

/** The most repairs one after another: what a repair uncovers is repaired in the next round. */
const ROUNDS = 7;

/**
 * Repairs what has one right answer, by replacing ranges of the source: what rules say, and what was pasted. Gives the same
 * page if nothing is to repair.
 */
export function fixPage(page: Page): Page {
  let fixed = page;
  for (let round = 0; round < ROUNDS; round++) {
    const edits = [pastedEdits, ruleEdits, headingEdits].flatMap((editsOf) => editsOf(fixed));
    if (edits.length === 0) break;
    fixed = readPage(page.name, applyEdits(fixed.text, edits), page);
  }
  return fixed;
}
