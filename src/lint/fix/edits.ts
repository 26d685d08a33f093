import type {Point, Position} from 'unist';
import type {Problem} from '../../changelog/parse/problems';

export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The edit that a finding with a repair asks for. `starts` has the offset of each line. */
export function editOf({place, expected}: Problem, starts: readonly number[]): Edit {
  const offset = ({line, column}: Point): number => starts[line - 1]! + column - 1;
  const {start, end} = place as Position;
  return {from: offset(start), to: offset(end), text: expected![0]!};
}

/** Makes edits to a text. Of two edits that overlap the later one is left for the next run. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const {from, to, text: piece} of edits.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    if (from < at) continue;
    result += text.slice(at, from) + piece;
    at = to;
  }
  return result + text.slice(at);
}
