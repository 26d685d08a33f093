// Rules that are patterns, each with what is expected in place of what it finds.
import {CODE} from './prose';
import type {Prose, Report, Rule, Things} from './rule';

/** A pattern, what is expected in place of what it finds, and the text that belongs there if there is one right answer. */
export type Turn = readonly [
  pattern: RegExp,
  expected: string | ((found: string) => string),
  repair?: (found: string) => string,
];

/** A rule that finds patterns in lines, in prose or in the prose of entries. */
export function turns(kind: Extract<keyof Things, 'line' | 'prose' | 'entry'>, list: readonly Turn[]): Rule {
  return {
    [kind]: ({text, at}: Prose, report: Report) => {
      for (const [pattern, expected, repair] of list)
        for (const {0: found, index} of text.matchAll(pattern)) {
          const [start, end] = [at(index), at(index + found.length)];
          // Marks between its characters in the source, as at the end of a link, are not to be lost.
          const isWhole = end.line === start.line && end.column - start.column === found.length;
          report(
            `"${found.replaceAll(CODE, '`…`')}", expected ${typeof expected === 'string' ? expected : expected(found)}`,
            {start, end},
            undefined,
            isWhole ? repair?.(found) : undefined,
          );
        }
    },
  };
}

/** The same for what only a person can judge, in the prose of entries. */
export const turnsOfWords = (list: readonly Turn[]): Rule => ({severity: 'warning', ...turns('entry', list)});
