import type {Root} from 'mdast';
import type {Edit} from './edits';

/** Gives every bullet of the page its `- ` in the first column. Numbered lists are left to a person. */
export function bulletEdits(tree: Root, text: string): Edit[] {
  return tree.children
    .flatMap((node) => (node.type === 'list' && !node.ordered ? node.children : []))
    .flatMap(({children, position}): Edit[] => {
      const marker = position!.start.offset!;
      const [content, ...more] = children;
      if (!content) return [];
      // Blocks below a bullet's text depend on the width of its marker, so the spaces after it stay.
      const to = more.length === 0 ? content.position!.start.offset! : marker + 1;
      const from = marker - (position!.start.column - 1);
      const edit = more.length === 0 ? {from, to, text: '- '} : {from: marker, to, text: '-'};
      return text.slice(edit.from, edit.to) === edit.text ? [] : [edit];
    });
}
