import {allProse, CODE} from '../prose';
import type {Page, Rule, RuleReport} from '../rule';

/** Slips with what is expected instead. `...` stands for what is left out and may have a space before it. */
const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/ [,;:!?)](?!\S*\))| \.(?!\.\.|\d)/g, 'no space before it'],
  [/\( /g, 'no space after it'],
  [/,,|;;|::|(?<!\.)\.\.(?!\.)|\.{4,}|[,;:]\.|\.[,;:](?<!\.\.\.,)|!!|\?\?/g, 'one mark'],
  [
    new RegExp(
      `[,;][^\\s\\d"'”’)\\]]|(?<=[\\p{L}${CODE}]):[^\\s/\\d"'”’)\\]:]|` +
        `[\\p{Ll}${CODE}]\\.[\\p{L}]|\\)[\\p{L}\\d]|[\\p{L}\\d]\\((?!s\\))`,
      'gu',
    ),
    'a space between',
  ],
  [/[.!?] ["“(]?\p{Ll}+ /gu, 'a capital letter after the full stop'],
];

/** After these a sentence goes on in small letters, or a platform or library is named. */
const GOES_ON = /(?:\.\.\.|\b(?:e\.g|i\.e|etc|vs|cf|approx|no|incl)\.) |[.!?] ["“(]?(?:macOS|gRPC|lib\p{L}+)/u;

function check(page: Page, report: RuleReport): void {
  for (const {text, at} of allProse(page)) {
    for (const [pattern, expected] of SLIPS) {
      for (const match of text.matchAll(pattern)) {
        const around = text.slice(Math.max(0, match.index - 4), match.index + match[0].length);
        if (GOES_ON.test(around)) continue;
        report(`Unexpected "${match[0].replaceAll(CODE, '`…`')}", expected ${expected}`, at(match.index));
      }
    }
  }
}

export const punctuation: Rule = {id: 'punctuation', severity: 'error', check};
