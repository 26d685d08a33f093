import {parseLenient} from '../../changelog/parse/syntax';
import {applyEdits} from './edits';
import {headingEdits} from './headings';
import {referenceEdits} from './references';
import {tidyLines, whiteSpaceEdits} from './white-space';

/** One repair after another needs a parse of its own; more than a few are never needed. */
const ROUNDS = 5;

/**
 * Repairs what has one right answer, by replacing ranges of the source; words are never touched.
 * A page that is right comes back as it is.
 */
export function fixPage(text: string, published: readonly string[]): string {
  let result = tidyLines(text);
  for (let round = 0; round < ROUNDS; round++) {
    const {tree} = parseLenient(result);
    const edits = [...headingEdits(tree, published), ...referenceEdits(tree), ...whiteSpaceEdits(tree, result)];
    if (edits.length === 0) break;
    result = tidyLines(applyEdits(result, edits));
  }
  return result;
}
