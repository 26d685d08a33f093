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

export const linkBare: Rule = {id: 'link-bare', severity: 'error', check};
