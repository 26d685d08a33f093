import type {Rule} from '../rule';

export const blankLines: Rule = {
  page({tree, text, lines}, report) {
    for (const [index, node] of tree.children.entries()) {
      const before = tree.children[index - 1];
      if (!before) continue;
      const {start, end} = node.position!;
      const blank = start.line - before.position!.end.line - 1;
      if (blank !== 1)
        report(
          blank === 0 ? 'line, expected a blank line before it' : `${blank} blank lines, expected one`,
          start.line,
        );
      if (node.type === 'paragraph' && start.line !== end.line)
        report('second line of a paragraph, expected it all on one line, or a blank line between', start.line + 1);
      if (node.type !== 'list') continue;
      for (const [at, {position}] of node.children.entries()) {
        const {line} = position!.start;
        const previous = node.children[at - 1];
        if (previous && line - previous.position!.end.line > 1)
          report('blank line before a bullet, expected the bullets of a section line after line', line);
      }
    }
    if (!text.endsWith('\n'))
      report('end of the file, expected a line break after its last line', {
        line: lines.length,
        column: lines.at(-1)!.length + 1,
      });
    else if (/\n\s*\n$/.test(text)) report('blank line at the end of the file, expected none', lines.length - 1);
  },
};
