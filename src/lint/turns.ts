// Rules that are patterns, each with what is expected in place of what it finds.
import {CODE} from './prose';
import type {Page, Prose, Report, Rule} from './rule';

/** A pattern, what is expected in place of what it finds, and the text that belongs there if there is one right answer. */
export type Turn = readonly [
  pattern: RegExp,
  expected: string | ((found: string) => string),
  repair?: (found: string) => string,
];

function checkTurns(turns: readonly Turn[]) {
  return ({text, at}: Prose, report: Report, {text: source, location}: Page): void => {
    for (const [pattern, expected, repair] of turns)
      for (const {0: found, index} of text.matchAll(pattern)) {
        const [start, end] = [at(index), at(index + found.length)];
        // Marks between its characters in the source, as at the end of a link, are not to be lost.
        const isWhole = source.slice(location.toOffset(start), location.toOffset(end)) === found;
        report(
          `"${found.replaceAll(CODE, '`…`').replaceAll('\n', '\\n')}", expected ${typeof expected === 'string' ? expected : expected(found)}`,
          {start, end},
          undefined,
          isWhole ? repair?.(found) : undefined,
        );
      }
  };
}

export const inSource = (...turns: readonly Turn[]): Rule => ({source: checkTurns(turns)});
export const inProse = (...turns: readonly Turn[]): Rule => ({prose: checkTurns(turns)});
export const inEntries = (...turns: readonly Turn[]): Rule => ({entry: checkTurns(turns)});
/** What only a person can judge. */
export const inWords = (...turns: readonly Turn[]): Rule => ({severity: 'warning', ...inEntries(...turns)});
