import type {Code, Entry, Piece, Text} from './records';

/** Completes the address of a link: `#pr-1`, `/operations`, `./2023.mdx`, `https://example.org`. */
export type Resolve = (href: string) => string;

/** Lists of pieces as one, with words between them. */
export function joined<Item = Piece>(
  texts: readonly (readonly (Item | string)[])[],
  between = ', ',
): (Item | string)[] {
  return texts.flatMap((text, place) => (place === 0 ? text : [between, ...text]));
}

/** Pieces with commas between them. */
export const commaList = (pieces: readonly Piece[]): Text => joined(pieces.map((piece) => [piece]));

/** The words of a text, those of its code spans and links included, without markup. */
export function plainText(text: Text): string {
  return text
    .map((piece) => (typeof piece === 'string' ? piece : 'code' in piece ? piece.code : plainText(piece.text)))
    .join('');
}

/** Words and code of a text without links. */
const spansOf = (marked: string): (string | Code)[] =>
  marked.split('`').flatMap((part, at) => (part === '' ? [] : [at % 2 === 1 ? {code: part} : part]));

const LINK = /\[([^\]]*)\]\(([^)]*)\)/;

/** A text whose code spans stand between backticks, and whose links are `[words](address)`. */
export function textOf(marked: string): Text {
  return marked.split(LINK).flatMap((part, at, parts): Text => {
    if (at % 3 === 0) return spansOf(part);
    return at % 3 === 1 ? [{href: parts[at + 1]!, text: spansOf(part)}] : [];
  });
}

/** A text as `textOf` reads it; undefined for one that it would not read back: with a backtick in its words, for example. */
export function markedText(text: Text): string | undefined {
  const marks = (piece: Piece): string => {
    if (typeof piece === 'string') return piece;
    return 'code' in piece ? `\`${piece.code}\`` : `[${piece.text.map(marks).join('')}](${piece.href})`;
  };
  const marked = text.map(marks).join('');
  return JSON.stringify(textOf(marked)) === JSON.stringify(text) ? marked : undefined;
}

/** Whether a text has this name, not only as part of a longer one. */
export function hasName(text: string, name: string): boolean {
  return text.includes(name) && new RegExp(`(?<!\\w)${name.replace(/[^\w\s]/g, '\\$&')}(?!\\w)`).test(text);
}

/** The code spans of a text, those in links included. */
function codeOf(text: Text): string[] {
  return text.flatMap((piece) =>
    typeof piece === 'string' ? [] : 'code' in piece ? [piece.code] : codeOf(piece.text),
  );
}

/** Where the links of a text lead. */
export function linksOf(text: Text): string[] {
  return text.flatMap((piece) => (typeof piece === 'object' && 'href' in piece ? piece.href : []));
}

/** What an entry's code spans hold, the settings of its `undo` clauses included. */
export function codeSpans({text, undo}: Pick<Entry, 'text' | 'undo'>): string[] {
  return [...codeOf(text), ...undo.map(({setting}) => setting)];
}

/** A code span of Markdown, whatever the code holds. */
function codeSpan(code: string): string {
  const longest = Math.max(0, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const pad = /^`|`$|^ .*[^ ].* $/.test(code) ? ' ' : '';
  return `${fence}${pad}${code}${pad}${fence}`;
}

/**
 * Escapes words so that CommonMark and GitHub read them as words: characters of markup, and what looks like a character
 * reference. Inside a word `_` is not markup.
 */
function words(text: string): string {
  return text
    .replace(/[\\`*[\]<~]|&(?=#?\w+;)/g, '\\$&')
    .replace(/(?<![^\W_])_+|_+(?![^\W_])/g, (run) => run.replaceAll('_', '\\_'));
}

function destination(href: string): string {
  const escaped = href.replace(/[\\()<>]|&(?=#?\w+;)/g, '\\$&');
  return href === '' || /\s/.test(href) ? `<${escaped}>` : escaped;
}

/** Characters at the beginning of a line that would make it a heading, a list, a quotation or a rule. */
const LINE_START = /^(?:((?:#{1,6}|[-+])(?=\s|$)|>|-(?=[-\s]*$))|(\d{1,9})([.)])(?=\s|$))/;

/** A text as CommonMark on one line. */
export function toMarkdown(text: Text, resolve: Resolve = (href) => href): string {
  const line = text
    .map((piece: Piece, index): string => {
      if (typeof piece === 'string') {
        const next = text[index + 1];
        // A `!` before a link would make it an image.
        const isBeforeLink = typeof next === 'object' && 'href' in next;
        return isBeforeLink ? words(piece).replace(/!$/, '\\!') : words(piece);
      }
      return 'code' in piece
        ? codeSpan(piece.code)
        : `[${toMarkdown(piece.text)}](${destination(resolve(piece.href))})`;
    })
    .join('');
  return line.replace(LINE_START, (_, mark: string | undefined, number: string, dot: string) =>
    mark === undefined ? `${number}\\${dot}` : `\\${mark}`,
  );
}
