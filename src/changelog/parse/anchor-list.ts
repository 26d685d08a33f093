// The list of the anchors that a page has published, `anchors/2026.txt` of a year's page: a line an anchor, in page order.
// One whose entry joined another, or was withdrawn, names the anchor that has its place:
//
//   pr-116337
//   pr-117545 -> pr-116337

/** What `anchors/2026.txt` says. */
export interface AnchorList {
  /** The anchors that the page has, in page order. */
  readonly published: readonly string[];
  /** The anchors that have another one in their place now, by the old one. */
  readonly moved: ReadonlyMap<string, string>;
}

const ARROW = ' -> ';

/** Reads a list of anchors, whatever its lines hold. One without an arrow is an anchor of the page, unless another line says where it leads. */
export function readAnchorList(text: string): AnchorList {
  const lines = text.split('\n').filter(Boolean);
  const pairs = lines.filter((line) => line.includes(ARROW)).map((line) => line.split(ARROW) as [string, string]);
  const moved = new Map(pairs);
  return {published: lines.filter((line) => !line.includes(ARROW) && !moved.has(line)), moved};
}

/** The text of a list; `readAnchorList` reads it back. What has moved stands at its end. */
export function formatAnchorList({published, moved}: AnchorList): string {
  return [...published, ...[...moved].map((pair) => pair.join(ARROW)), ''].join('\n');
}
