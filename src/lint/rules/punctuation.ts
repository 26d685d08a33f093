import {ABBREVIATION, spelledOut} from '../abbreviations';
import {CODE} from '../prose';
import type {Rule} from '../rule';

/** Typos, each with what is expected. `...` marks an omission and may have a space before it. */
const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/ [,;:!?)](?!\S*\))| \.(?!\.\.|\d)/g, 'no space before it'],
  [/\( /g, 'no space after it'],
  [/,,|;;|::|(?<!\.)\.\.(?!\.)|\.{4,}|[,;:]\.|\.[,;:](?<!\.\.\.,)|!!|\?\?/g, 'one mark'],
  [
    new RegExp(
      `[,;][^\\s\\d"'”’)\\]]|(?<=[\\p{L}${CODE}]):[^\\s/\\d"'”’)\\]:]|` +
        `(?!e\\.g\\b|i\\.e\\b)[\\p{Ll}${CODE}]\\.[\\p{L}]|\\)[\\p{L}\\d]|[\\p{L}\\d]\\((?!s\\))`,
      'gu',
    ),
    'a space between, or a code span around code',
  ],
  [/[.!?] ["“(]?\p{Ll}+ /gu, 'a capital letter after the full stop'],
];

/** After these a sentence continues in small letters, or they are part of a platform's or library's name. */
const GOES_ON = /(?:\.\.\.|\b(?:etc|vs|cf|approx|no|incl)\.) |[.!?] ["“(]?(?:macOS|gRPC|lib\p{L}+)/u;

export const punctuation: Rule = {
  prose({text, at}, report) {
    for (const {0: found, index} of text.matchAll(ABBREVIATION))
      report(`"${found}", expected "${spelledOut(found)}", as \`npm run fix\` writes it`, at(index));
    for (const [pattern, expected] of SLIPS) {
      for (const {0: found, index} of text.matchAll(pattern)) {
        if (!GOES_ON.test(text.slice(Math.max(0, index - 4), index + found.length)))
          report(`"${found.replaceAll(CODE, '`…`')}", expected ${expected}`, at(index));
      }
    }
  },
};
