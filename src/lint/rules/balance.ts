import type {Rule} from '../rule';

const PAIRS = ['()', '[]', '{}', '“”'];

export const balance: Rule = {
  prose({text, at}, report) {
    for (const [open, close] of PAIRS) {
      const stack: number[] = [];
      for (let index = 0; index < text.length; index++) {
        if (text[index] === open) stack.push(index);
        else if (text[index] === close && stack.pop() === undefined)
          report(`${close}, expected a ${open} before it`, at(index));
      }
      for (const index of stack) report(`${open}, expected a ${close} after it`, at(index));
    }
    const quotes = [...text.matchAll(/"/g)];
    if (quotes.length % 2 === 1) report('", expected quotes in pairs', at(quotes.at(-1)!.index));
    for (const {0: marks, index} of text.matchAll(/`+/g))
      report(`${marks}, expected a code span that is closed, like \`name\``, at(index));
  },
};
