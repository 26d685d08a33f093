import {isBare, links} from '../links';
import type {Page, Rule, RuleReport} from '../rule';

function check(page: Page, report: RuleReport): void {
  for (const link of links(page)) {
    if (isBare(link))
      report(
        `Unexpected address ${link.url} in the text, ` +
          `expected [words](${link.url}), or a number in the references where it is a pull request`,
        link.position,
      );
  }
}

export const linkBare: Rule = {
  id: 'link-bare',
  severity: 'error',
  reason: 'A bare address says nothing to who hears the page read, and breaks lines on a phone.',
  examples: [
    {source: '- The [Sqids](https://sqids.org/) library. (#65001 by @alice)\n'},
    {
      source: '- The library https://sqids.org/ is used. (#65001 by @alice)\n',
      message:
        'Unexpected address https://sqids.org/ in the text, ' +
        'expected [words](https://sqids.org/), or a number in the references where it is a pull request',
    },
  ],
  check,
};
