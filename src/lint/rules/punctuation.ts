// Characters and punctuation: typos that a keystroke or a merge leaves, and what belongs in a code span.
import {NO_SPACE} from '../../changelog/parse/page';
import {CODE, inEntries, inProse, inSource} from '../prose';
import type {Rule} from '../rule';

export const conflictMarker = inSource([
  /^(?:<{7}|={7}|>{7}|\|{7})(?= |$)/gm,
  'one of the two sides of the merge, and no marker',
]);

export const bulletMarker = inSource([
  /^ ?[-*+](?:[ \t]+(?:[-*+]|\[[ x]\])(?= ))?[ \t]+(?=\S)(?<!^- )/gm,
  '"- " at the beginning of the line',
  () => '- ',
]);

export const blankLines = inSource(
  [
    /(?<=\S)\n{3,}(?=.)|(?<=^#{2,3} .*)\n(?=.)|(?<=^.+)\n(?=#{2,3} )|(?<=^- .+)\n(?=---$)/gm,
    'one blank line between blocks',
    () => '\n\n',
  ],
  [/(?<=^- .*)\n{2,}(?=[-*+] )/gm, 'no blank line between bullets', () => '\n'],
  [/(?<=\S)(?:\n{2,})?$/g, 'one line break at the end of the file', () => '\n'],
);

const SPACE = () => ' ';
export const whiteSpace: Rule = {
  ...inProse(
    [/ {2,}/g, 'one space', SPACE],
    [new RegExp(`[\\p{L}\\p{N}]${CODE}|${CODE}(?!s\\b)[\\p{L}\\p{N}]`, 'gu'), 'a space between'],
  ),
  ...inSource(
    [/[^\S\n]+$/gm, 'no space at the end', () => ''],
    // Also in code spans: readers paste them.
    [/[\t\u00A0\u202F](?=.*\S)/g, 'a plain space', SPACE],
    [NO_SPACE, 'a space after it', (marks) => `${marks} `],
  ),
};

const code = (character: string): string =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
/** Marks that nobody sees. The rule white-space knows spaces that look like others. */
const INVISIBLE = /(?![\t\n\r \u00A0\u202F])[\p{C}\p{Z}\uFFFD]|\p{Variation_Selector}|\u034F/gu;
const latin = (letter: string): string => `the Latin character that looks like it: this is ${code(letter)}`;
export const characters: Rule = {
  ...inSource(
    [/&(?:nbsp|shy|zwn?j|ensp|emsp|thinsp|#x?[\da-f]+);/gi, 'the character itself, or a plain space'],
    [INVISIBLE, (found) => `a plain space or nothing: nobody sees ${code(found)}`],
    // A letter of another alphabet beside Latin ones in a word.
    [
      /[\p{Script=Cyrillic}\p{Script=Greek}](?:(?<=[\p{Script=Latin}\d][\p{L}\d]*)|(?=[\p{L}\d]*[\p{Script=Latin}\d]))/gu,
      latin,
    ],
  ),
  ...inProse(
    [/—/g, 'a comma, a colon or a new sentence'],
    [/[―‗]|(?<!\p{L})[\p{Script=Cyrillic}\p{Script=Greek}](?!\p{L})/gu, latin],
  ),
};

/** Typos, each with what is expected. `...` marks an omission and may have a space before it. */
export const punctuation = inProse(
  // Before other characters than these the words would run into what follows.
  [/(?<![\p{L}\d.])e\.\s?g\b\.?(?=[\s,:])/giu, '"for example"', ([e]) => `${e === 'E' ? 'F' : 'f'}or example`],
  [/(?<![\p{L}\d.])i\.\s?e\b\.?(?=[\s,:])/giu, '"that is"', ([i]) => `${i === 'I' ? 'T' : 't'}hat is`],
  [/(?<![\p{L}\d.])(?:e\.\s?g|i\.\s?e)\b\.?(?![.\s,:])/giu, '"for example", "that is", and a space after it'],
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
  // After an omission or an abbreviation a sentence goes on.
  [/(?<!\.\.|\b(?:etc|vs|cf|approx|no|incl))[.!?] ["“(]?\p{Ll}+ /gu, 'a capital letter after the full stop'],
);

/** Except words that may stand twice. */
export const repeatedWords = inProse([/(?<![\p{L}-])(?!(?:had|that|can) )(\p{L}+) \1(?![\p{L}-])/giu, 'the word once']);

/** CommonMark makes no links of them. */
export const noLiteralUrls = inProse([
  /\b(?:https?:\/\/|www\.)[^\s)]+/g,
  '[words](address), or a number in the references where it is a pull request',
]);

/** As in SQL, and as readers type them into a search. */
export const quotes = inProse(
  [/[“”„]/g, 'straight quotes', () => '"'],
  [/[‘’‚]/g, 'a straight apostrophe', () => "'"],
  [/(?<![\p{L}\p{N}\uFFFC])'\p{L}[^'"]*'(?!\p{L})/gu, 'words between "'],
);

/** Marks of Markdown and code that do not belong in a sentence; `#65001` is a reference, which has its own rule. */
export const strayMark = inEntries([
  /[*_~|^\\=@$]|#(?!\d{3})|(?<!<.*)>(?=\S)|(?<!\d)%|(?<![C+])\+/g,
  'a code span where it is meant',
]);

/** `snake_case`, `call()`, `Name::part`, `--flag`, `camelCase`, `table.column_name`, but no names of others in camel case. */
const CODE_LIKE = new RegExp(
  `(?<![\\w${CODE}/.])(?!(?:macOS|gRPC|iOS|iPhone|iPad|eBPF|kB|mTLS|vCPU)\\b)(?:` +
    '\\w+_\\w[\\w.]*|_\\w+|[A-Za-z]\\w*\\(\\)|\\w+::\\w+|--[a-z][\\w-]*|[a-z]+[A-Z]\\w*|system\\.\\w+)',
  'g',
);
export const codeWord = inProse([CODE_LIKE, (word) => `a code span: \`${word}\``]);

/** Matches once in an entry: the rest of it belongs to the same paste. */
export const referenceGroupOnce = inEntries([
  /(?<!(?:\(#\d|#\d{3,}| by @).*)(?:\(#\d+|(?<!\()#\d{3,}| by @[A-Za-z\d]+|@[A-Za-z\d][A-Za-z\d-]*\))/g,
  'references in the group at its end, as "; see #65002": were two entries joined on one line? What was pasted is ' +
    'repaired by `npm run fix`',
]);

export const openSpan = inProse([/`+/g, 'a code span that is closed, like `name`']);

/** A pair of brackets without other ones of its kind in it. */
const PAIR = /\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}/g;
export const balance: Rule = {
  prose({text, at}, report) {
    let rest = text;
    for (let before = ''; before !== rest; ) {
      before = rest;
      rest = rest.replace(PAIR, (pair) => `_${pair.slice(1, -1)}_`);
    }
    for (const {0: mark, index} of rest.matchAll(/[()[\]{}]/g)) report(`${mark}, expected its partner too`, at(index));
    const quotes = [...text.matchAll(/"/g)];
    if (quotes.length % 2 === 1) report('", expected quotes in pairs', at(quotes.at(-1)!.index));
  },
};
