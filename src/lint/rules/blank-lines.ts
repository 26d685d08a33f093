import type {Page, Rule, RuleReport} from '../rule';

function check({tree, text, lines}: Page, report: RuleReport): void {
  for (const [index, node] of tree.children.entries()) {
    const before = tree.children[index - 1];
    if (!before) continue;
    const blank = node.position!.start.line - before.position!.end.line - 1;
    if (blank !== 1)
      report(
        `Unexpected ${blank === 0 ? 'line' : `${blank} blank lines`}, ` +
          `expected ${blank === 0 ? 'a blank line before it' : 'one'}`,
        {line: node.position!.start.line, column: 1},
      );
    if (node.type === 'paragraph' && node.position!.start.line !== node.position!.end.line) {
      report('Unexpected second line of a paragraph, expected it all on one line, or a blank line between', {
        line: node.position!.start.line + 1,
        column: 1,
      });
    }
  }
  for (const node of tree.children) {
    if (node.type !== 'list') continue;
    for (const [index, item] of node.children.entries()) {
      const before = node.children[index - 1];
      if (before && item.position!.start.line - before.position!.end.line > 1)
        report('Unexpected blank line before a bullet, expected the bullets of a section line after line', {
          line: item.position!.start.line,
          column: 1,
        });
    }
  }
  if (!text.endsWith('\n'))
    report('Unexpected end of the file, expected a line break after its last line', {
      line: lines.length,
      column: lines.at(-1)!.length + 1,
    });
  else if (/\n\s*\n$/.test(text))
    report('Unexpected blank line at the end of the file, expected none', {line: lines.length - 1, column: 1});
}

export const blankLines: Rule = {id: 'blank-lines', severity: 'error', check};
