import {withHeadingSpaces} from '../../changelog/parse/page';
import {lineStarts, readPage, repairsOf} from '../lint';
import type {Page} from '../rule';
import {clauseEdits} from './clause-order';
import {applyEdits, editOf} from './edits';
import {headingEdits} from './heading-ids';
import {backportEdits, pastedNames, referenceEdits} from './pasted';

/** The most repairs one after another: what a repair uncovers is repaired in the next round. */
const ROUNDS = 5;

export interface Fixed {
  /** The page as it is after its repair; the same if nothing is to repair. */
  readonly page: Page;
  /** The display names of pasted links to authors, by handle. */
  readonly names: ReadonlyMap<string, string>;
}

/** Repairs what has one right answer, by replacing ranges of the source: what rules say, and what was pasted. */
export function fixPage(page: Page): Fixed {
  const names = new Map<string, string>();
  const spaced = withHeadingSpaces(page.text);
  let fixed = spaced === page.text ? page : readPage(page.name, spaced, page);
  for (let round = 0; round < ROUNDS; round++) {
    const {tree, text, lines} = fixed;
    for (const [handle, name] of pastedNames(tree)) names.set(handle, name);
    const starts = lineStarts(lines);
    const edits = [
      ...headingEdits(fixed),
      ...referenceEdits(tree),
      ...backportEdits(tree, text),
      ...clauseEdits(tree),
      ...repairsOf(fixed).map((finding) => editOf(finding, starts)),
    ];
    if (edits.length === 0) break;
    fixed = readPage(page.name, applyEdits(text, edits), page);
  }
  return {page: fixed, names};
}
