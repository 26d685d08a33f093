export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
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
