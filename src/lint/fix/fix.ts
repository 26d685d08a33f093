import type {Root} from 'mdast';
import {splitPage} from '../../changelog/parse/split';
import {parseLenient} from '../../changelog/parse/syntax';
import type {Context} from '../rule';
import {addressEdits} from './addresses';
import {bulletEdits} from './bullets';
import {clauseEdits} from './clause-order';
import {applyEdits, type Edit} from './edits';
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

/** Repairs a piece of a page until nothing is left to repair. */
function fixPiece(piece: string, editsOf: (tree: Root, text: string) => readonly Edit[]): string {
  let text = piece;
  for (let round = 0; round < ROUNDS; round++) {
    const edits = editsOf(parseLenient(text).tree, text);
    if (edits.length === 0) break;
    text = tidyLines(applyEdits(text, edits));
  }
  return text;
}

/** The page in pieces: what stands before, each release, and what stands after them. */
function piecesOf(text: string): string[] {
  const {releases} = splitPage(text);
  const first = releases[0]?.line ?? Number.POSITIVE_INFINITY;
  const lines = text.split('\n');
  const before = lines.slice(0, first - 1).join('\n');
  const inside = releases.map((release) => release.text);
  const end = first - 1 + inside.reduce((sum, release) => sum + release.split('\n').length, 0);
  return [before, ...inside, lines.slice(end).join('\n')].filter((piece) => piece.trim() !== '');
}

/** Repairs what has one right answer, by replacing ranges of the source. Releases are repaired one by one. */
export function fixPage(page: string, {published, documents}: Pick<Context, 'published' | 'documents'>): Fixed {
  const names = new Map<string, string>();
  const tidy = tidyLines(page);
  const taken = new Set([...published, ...[...tidy.matchAll(/\{\/\* #([\w-]+) \*\/\}/g)].map(([, id]) => id!)]);
  const pieces = piecesOf(tidy).map((piece) =>
    fixPiece(piece, (tree, text) => {
      for (const [handle, name] of pastedNames(tree)) names.set(handle, name);
      return [
        ...headingEdits(tree, published, taken),
        ...bulletEdits(tree, text),
        ...referenceEdits(tree),
        ...clauseEdits(tree, text),
        ...wordEdits(tree, text),
        ...addressEdits(tree, text, documents),
        ...whiteSpaceEdits(tree, text),
      ];
    }),
  );
  return {text: `${pieces.map((piece) => piece.trimEnd()).join('\n\n')}\n`, names};
}
