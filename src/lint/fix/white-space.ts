import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Edit} from './edits';

/** Line ends, white space at the ends of lines, and the end of the file: what no parse is needed for. */
export function tidyLines(text: string): string {
  return `${text
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t\u00A0\u200B\uFEFF]+$/gm, '')
    .trimEnd()}\n`;
}

function blankLinesBetween(before: RootContent, node: RootContent): Edit {
  return {
    from: before.position!.end.offset!,
    to: node.position!.start.offset! - (node.position!.start.column - 1),
    text: '\n\n',
  };
}

/** One blank line between blocks, none between bullets, and single plain spaces in running text. */
export function whiteSpaceEdits(tree: Root, text: string): Edit[] {
  const edits: Edit[] = [];
  const put = (edit: Edit): void => {
    if (/^\s*$/.test(text.slice(edit.from, edit.to)) && text.slice(edit.from, edit.to) !== edit.text) edits.push(edit);
  };
  for (const [index, node] of tree.children.entries()) {
    const before = tree.children[index - 1];
    if (before) put(blankLinesBetween(before, node));
    if (node.type !== 'list') continue;
    for (const [at, item] of node.children.entries()) {
      const previous = node.children[at - 1];
      // A bullet that was indented by a space is a bullet still; one under another is for a person to place.
      if (previous && previous.children.length === 1)
        put({from: previous.position!.end.offset!, to: item.position!.start.offset!, text: '\n'});
    }
  }
  visit(tree, 'text', ({position, value}, _, parent) => {
    if (!position || parent?.type === 'heading' || position.end.offset! - position.start.offset! !== value.length)
      return;
    for (const match of value.matchAll(/[ \t\u00A0\u202F]{2,}|[\t\u00A0\u202F]/g))
      put({
        from: position.start.offset! + match.index,
        to: position.start.offset! + match.index + match[0].length,
        text: ' ',
      });
  });
  return edits;
}
