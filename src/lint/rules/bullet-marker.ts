import type {Rule} from '../rule';

export const bulletMarker: Rule = {
  page({tree, lines}, report) {
    for (const {position, checked} of tree.children.flatMap((node) => (node.type === 'list' ? node.children : []))) {
      const {line} = position!.start;
      if (!/^- (?![-*+] )\S/.test(lines[line - 1]!))
        report('beginning of a bullet, expected "- " at the beginning of the line and then the text', line);
      else if (typeof checked === 'boolean') report('check box, expected the text of the entry', {line, column: 3});
    }
  },
};
