import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Edit} from './edits';

/** Repairs line ends, white space at the ends of lines, and the end of the file: this needs no parse. */
export function tidyLines(text: string): string {
  return `${text
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t\u00A0\u200B\uFEFF]+$/gm, '')
    .trimEnd()}\n`;
}

/** One blank line between blocks, none between bullets, and single plain spaces in running text. */
export function whiteSpaceEdits(tree: Root, text: string): Edit[] {
  const edits: Edit[] = [];
  const put = (from: number, to: number, wanted: string): void => {
    const found = text.slice(from, to);
    if (found.trim() === '' && found !== wanted) edits.push({from, to, text: wanted});
  };
  for (const [index, node] of tree.children.entries()) {
    const {offset, column} = node.position!.start;
    const before = tree.children[index - 1];
    if (before) put(before.position!.end.offset!, offset! - (column - 1), '\n\n');
    if (node.type !== 'list') continue;
    for (const [at, item] of node.children.entries()) {
      const previous = node.children[at - 1];
      // A bullet indented by one space is still a bullet of this list. A bullet below another is left to a person.
      if (previous?.children.length === 1) put(previous.position!.end.offset!, item.position!.start.offset!, '\n');
    }
  }
  visit(tree, 'text', ({position, value}, _, parent) => {
    const from = position?.start.offset;
    // If the source has escapes, the offsets of its characters are not known.
    if (from === undefined || parent?.type === 'heading' || position!.end.offset! - from !== value.length) return;
    for (const {0: spaces, index} of value.matchAll(/[ \t\u00A0\u202F]{2,}|[\t\u00A0\u202F]/g))
      put(from + index, from + index + spaces.length, ' ');
  });
  return edits;
}
