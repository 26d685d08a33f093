import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {proseEntries} from '../prose';
import type {Page, Rule, RuleReport} from '../rule';

function check(page: Page, report: RuleReport): void {
  for (const {entry} of proseEntries(page)) {
    visit({type: 'root', children: [...entry.text]} as Nodes, (node) => {
      if (node.type !== 'emphasis' && node.type !== 'strong') return;
      report(
        `Unexpected ${node.type === 'emphasis' ? 'italic' : 'bold'} text, ` +
          'expected plain words, or a code span where * or _ is meant',
        node.position,
      );
    });
  }
}

export const emphasis: Rule = {
  id: 'emphasis',
  severity: 'error',
  reason: 'Two stars in a line make what stands between them italic and vanish: in names and SQL they were meant.',
  examples: [
    {source: '- The queries `count(*)` and `sum(*)` are fast. (#65001 by @alice)\n'},
    {
      source: '- The *star and the* plus. (#65001 by @alice)\n',
      message: 'Unexpected italic text, expected plain words, or a code span where * or _ is meant',
    },
  ],
  check,
};
