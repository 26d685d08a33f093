import type {Rule} from '../rule';

export const bulletMarker: Rule = {
  page({tree, lines}, report) {
    for (const {position} of tree.children.flatMap((node) =>
      node.type === 'list' && !node.ordered ? node.children : [],
    )) {
      const {line} = position!.start;
      if (!/^- (?![-*+] |\[[ x]\] )\S/.test(lines[line - 1]!))
        report(
          'beginning of a bullet, expected "- " at the beginning of the line and then the text: run `npm run fix`',
          line,
        );
    }
  },
};
