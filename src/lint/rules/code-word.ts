import {CODE} from '../prose';
import type {Rule} from '../rule';

/** Names in camel case that do not belong to the server. */
const WORDS = new Set(['macOS', 'gRPC', 'iOS', 'iPhone', 'iPad', 'eBPF', 'kB', 'mTLS', 'vCPU']);
/** `snake_case`, `call()`, `Name::part`, `--flag`, `camelCase`, `table.column_name`. */
const CODE_LIKE = new RegExp(
  `(?<![\\w${CODE}/.])(?:` +
    '\\w+_\\w[\\w.]*|_\\w+|[A-Za-z]\\w*\\(\\)|\\w+::\\w+|--[a-z][\\w-]*|[a-z]+[A-Z]\\w*|system\\.\\w+)',
  'g',
);

export const codeWord: Rule = {
  prose({text, at}, report) {
    for (const {0: word, index} of text.matchAll(CODE_LIKE)) {
      if (!WORDS.has(word)) report(`${word} as plain text, expected a code span: \`${word}\``, at(index));
    }
  },
};
