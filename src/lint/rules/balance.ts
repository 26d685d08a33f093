import {allProse} from '../prose';
import type {Page, Rule, RuleReport} from '../rule';

const PAIRS = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['“', '”'],
] as const;

function check(page: Page, report: RuleReport): void {
  for (const {text, at} of allProse(page)) {
    for (const [open, close] of PAIRS) {
      const stack: number[] = [];
      for (let index = 0; index < text.length; index++) {
        if (text[index] === open) stack.push(index);
        else if (text[index] === close && stack.pop() === undefined)
          report(`Unexpected ${close}, expected a ${open} before it`, at(index));
      }
      for (const index of stack) report(`Unexpected ${open}, expected a ${close} after it`, at(index));
    }
    const quotes = [...text.matchAll(/"/g)];
    if (quotes.length % 2 === 1) report('Unexpected ", expected quotes in pairs', at(quotes.at(-1)!.index));
    for (const match of text.matchAll(/`+/g))
      report(`Unexpected ${match[0]}, expected a code span that is closed, like \`name\``, at(match.index));
  }
}

export const balance: Rule = {id: 'balance', severity: 'error', check};
