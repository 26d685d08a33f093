import {allProse, CODE} from '../prose';
import type {Page, Rule, RuleReport} from '../rule';

/** Names of things outside the server that are written so. */
const WORDS = new Set([
  'macOS',
  'gRPC',
  'iOS',
  'iPhone',
  'iPad',
  'eBPF',
  'kB',
  'mTLS',
  'vCPU',
  'jQuery',
  'zkSync',
  'fsync',
]);
/** `snake_case`, `call()`, `Name::part`, `--flag`, `camelCase`, `table.column_name`. */
const CODE_LIKE = new RegExp(
  `(?<![\\w${CODE}/.])(?:` +
    '\\w+_\\w[\\w.]*|_\\w+|[A-Za-z]\\w*\\(\\)|\\w+::\\w+|--[a-z][\\w-]*|[a-z]+[A-Z]\\w*|system\\.\\w+)',
  'g',
);

function check(page: Page, report: RuleReport): void {
  for (const {text, at} of allProse(page)) {
    for (const match of text.matchAll(CODE_LIKE)) {
      if (!WORDS.has(match[0]))
        report(`Unexpected ${match[0]} as plain text, expected a code span: \`${match[0]}\``, at(match.index), {
          expected: [`\`${match[0]}\``],
        });
    }
  }
}

export const codeWord: Rule = {id: 'code-word', severity: 'error', check};
