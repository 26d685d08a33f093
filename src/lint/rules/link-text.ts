import {toString} from 'mdast-util-to-string';
import {links} from '../links';
import type {Page, Rule, RuleReport} from '../rule';

const EMPTY_WORDS = /^(?:|here|click here|this|this link|link|more|read more|see here)$/i;

function check(page: Page, report: RuleReport): void {
  for (const link of links(page)) {
    const text = toString(link).trim();
    if (EMPTY_WORDS.test(text))
      report(`Unexpected link text "${text}", expected words that say where it leads`, link.position);
  }
}

export const linkText: Rule = {id: 'link-text', severity: 'error', check};
