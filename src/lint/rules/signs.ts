// Signs: typos that a keystroke or a merge leaves, and what belongs in a code span.
import {CODE} from '../prose';
import type {Rule} from '../rule';
import {turns} from '../turns';

export const conflictMarker = turns('line', [
  [/^(?:<{7}|={7}|>{7}|\|{7})(?= |$)/g, 'one of the two sides of the merge, and no marker'],
]);

const SPACE = () => ' ';
const spaces = turns('prose', [
  [/ {2,}/g, 'one space', SPACE],
  [new RegExp(`[\\p{L}\\p{N}]${CODE}|${CODE}(?!s\\b)[\\p{L}\\p{N}]`, 'gu'), 'a space between'],
]);
const ofLines = turns('line', [
  [/\s+$/g, 'no space at the end', () => ''],
  // Also in code spans: readers paste them.
  [/[\t\u00A0\u202F](?=.*\S)/g, 'a plain space', SPACE],
]);
export const whiteSpace: Rule = {...spaces, ...ofLines};

const code = (character: string): string =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
/** Marks that nobody sees. The rule white-space knows spaces that look like others. */
const INVISIBLE = new RegExp(
  '[\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E' +
    '\\u2000-\\u200F\\u2028-\\u202E\\u205F-\\u206F\\u3000\\uFE00-\\uFE0F\\uFEFF\\uFFFD]',
  'g',
);
const latin = (letter: string): string => `the Latin character that looks like it: this is ${code(letter)}`;
const hidden = turns('line', [
  [/&(?:nbsp|shy|zwn?j|ensp|emsp|thinsp|#x?[\da-f]+);/gi, 'the character itself, or a plain space'],
  [INVISIBLE, (found) => `a plain space or nothing: nobody sees ${code(found)}`],
  // A letter of another alphabet beside Latin ones in a word.
  [
    /[\p{Script=Cyrillic}\p{Script=Greek}](?:(?<=[\p{Script=Latin}\d][\p{L}\d]*)|(?=[\p{L}\d]*[\p{Script=Latin}\d]))/gu,
    latin,
  ],
]);
const looksLike = turns('prose', [
  [/—/g, 'a comma, a colon or a new sentence'],
  [/[―‗]|(?<!\p{L})[\p{Script=Cyrillic}\p{Script=Greek}](?!\p{L})/gu, latin],
]);
export const characters: Rule = {...hidden, ...looksLike};

/** What `npm run fix` writes for a Latin abbreviation. */
function spelledOut(abbreviation: string): string {
  const words = /^e/i.test(abbreviation) ? 'for example' : 'that is';
  return /^[A-Z]/.test(abbreviation) ? words.replace(/^./, (letter) => letter.toUpperCase()) : words;
}
// Before other signs than these the words would run into what follows.
const ABBREVIATION = /(?<![\p{L}\d.])(?:e\.\s?g|i\.\s?e)\b\.?(?=[\s,:])/giu;

/** Typos, each with what is expected. `...` marks an omission and may have a space before it. */
export const punctuation = turns('prose', [
  [ABBREVIATION, (found) => `"${spelledOut(found)}"`, spelledOut],
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
  // After an omission or an abbreviation a sentence goes on; some platforms and libraries begin with a small letter.
  [
    /(?<!\.\.|\b(?:etc|vs|cf|approx|no|incl))[.!?] ["“(]?(?!macOS|gRPC|lib\p{L})\p{Ll}+ /gu,
    'a capital letter after the full stop',
  ],
]);

/** As in SQL, and as readers type them into a search. */
export const quotes = turns('prose', [
  [/[“”„]/g, 'straight quotes', () => '"'],
  [/[‘’‚]/g, 'a straight apostrophe', () => "'"],
  [/(?<![\p{L}\p{N}\uFFFC])'\p{L}[^'"]*'(?!\p{L})/gu, 'words between "'],
]);

/** Marks of Markdown and code that do not belong in a sentence; `#65001` is a reference, which has its own rule. */
export const strayMark = turns('entry', [
  [/[*_~|^\\=@$]|#(?!\d{3})|(?<!<.*)>(?=\S)|(?<!\d)%|(?<![C+])\+/g, 'a code span where it is meant'],
]);

/** `snake_case`, `call()`, `Name::part`, `--flag`, `camelCase`, `table.column_name`, but no names of others in camel case. */
const CODE_LIKE = new RegExp(
  `(?<![\\w${CODE}/.])(?!(?:macOS|gRPC|iOS|iPhone|iPad|eBPF|kB|mTLS|vCPU)\\b)(?:` +
    '\\w+_\\w[\\w.]*|_\\w+|[A-Za-z]\\w*\\(\\)|\\w+::\\w+|--[a-z][\\w-]*|[a-z]+[A-Z]\\w*|system\\.\\w+)',
  'g',
);
export const codeWord = turns('prose', [[CODE_LIKE, (word) => `a code span: \`${word}\``]]);

export const fullStop = turns('entry', [
  [/(?<=^|\s)(?!\S*[.!?]["”’)]?$)\S+$/g, 'a full stop after it, before the references'],
]);

export const firstWord = turns('entry', [
  [
    /^(?:Fix(?:e[sd]|ing)?|Add(?:s|ed)?|Now|This (?:PR|pull request|patch|commit|change)|Implement(?:s|ed)?|Introduced?)\b/g,
    'the thing that changes and what the reader sees of it at the beginning',
  ],
  // The name of a platform may begin a sentence in small letters; a word that lost its first letter may not.
  [
    new RegExp(`^(?!["“(]?(?:[\\p{Lu}\\p{N}${CODE}]|[a-z]+\\d))\\S*`, 'gu'),
    'a capital letter, a number or a code span at the beginning',
  ],
]);

/** Matches once in an entry: the rest of it belongs to the same paste. */
export const referenceGroupOnce = turns('entry', [
  [
    /(?<!(?:\(#\d|#\d{3,}| by @).*)(?:\(#\d+|(?<!\()#\d{3,}| by @[A-Za-z\d]+|@[A-Za-z\d][A-Za-z\d-]*\))/g,
    'references in the group at its end, as "; see #65002": were two entries joined on one line? What was pasted is ' +
      'repaired by `npm run fix`',
  ],
]);

/** CommonMark makes no links of them. */
export const noLiteralUrls = turns('prose', [
  [/https?:\/\/[^\s)]+/g, '[words](address), or a number in the references where it is a pull request'],
]);

const PAIRS = ['()', '[]', '{}'];
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
