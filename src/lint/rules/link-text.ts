import {toString} from 'mdast-util-to-string';
import type {Rule} from '../rule';

const EMPTY_WORDS = /^(?:|here|click here|this|this link|link|more|read more|see here)$/i;

export const linkText: Rule = {
  link(link, report) {
    const text = toString(link).trim();
    if (EMPTY_WORDS.test(text)) report(`link text "${text}", expected words that say where it leads`, link.position);
  },
};
