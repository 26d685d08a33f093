import type {Page, Rule, RuleReport} from '../rule';

function check({tree, lines}: Page, report: RuleReport): void {
  for (const node of tree.children) {
    if (node.type !== 'list') continue;
    for (const {position, checked} of node.children) {
      const line = lines[position!.start.line - 1]!;
      if (!/^- (?![-*+] )\S/.test(line))
        report('Unexpected beginning of a bullet, expected "- " at the beginning of the line and then the text', {
          line: position!.start.line,
          column: 1,
        });
      else if (typeof checked === 'boolean')
        report('Unexpected check box, expected the text of the entry', {line: position!.start.line, column: 3});
    }
  }
}

export const bulletMarker: Rule = {id: 'bullet-marker', severity: 'error', check};
