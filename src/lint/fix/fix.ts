import {parseLenient} from '../../changelog/parse/syntax';
import type {Context} from '../rule';
import {addressEdits} from './addresses';
import {bulletEdits} from './bullets';
import {clauseEdits} from './clause-order';
import {applyEdits} from './edits';
import {headingEdits} from './heading-ids';
import {pastedNames, referenceEdits} from './pasted-links';
import {wordEdits} from './pasted-words';
import {tidyLines, whiteSpaceEdits} from './spacing';

/** The most repairs one after another: each needs a parse of its own. */
const ROUNDS = 5;

export interface Fixed {
  readonly text: string;
  /** The display names of pasted links to authors, by handle. */
  readonly names: ReadonlyMap<string, string>;
}

/** Repairs what has one right answer, by replacing ranges of the source. */
export function fixPage(text: string, {published, documents}: Pick<Context, 'published' | 'documents'>): Fixed {
  const names = new Map<string, string>();
  let result = tidyLines(text);
  for (let round = 0; round < ROUNDS; round++) {
    const {tree} = parseLenient(result);
    for (const [handle, name] of pastedNames(tree)) names.set(handle, name);
    const edits = [
      ...headingEdits(tree, published),
      ...bulletEdits(tree, result),
      ...referenceEdits(tree),
      ...clauseEdits(tree, result),
      ...wordEdits(tree, result),
      ...addressEdits(tree, result, documents),
      ...whiteSpaceEdits(tree, result),
    ];
    if (edits.length === 0) break;
    result = tidyLines(applyEdits(result, edits));
  }
  return {text: result, names};
}
