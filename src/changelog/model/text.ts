import type {Entry, Piece, Text} from './records';

/** A text without any markup. */
export function plainText(text: Text): string {
  return text
    .map((piece) => (typeof piece === 'string' ? piece : 'code' in piece ? piece.code : plainText(piece.text)))
    .join('');
}

/** The code spans of a text, those in links included. */
function codeOf(text: Text): string[] {
  return text.flatMap((piece) =>
    typeof piece === 'string' ? [] : 'code' in piece ? [piece.code] : codeOf(piece.text),
  );
}

/** What an entry's code spans hold, the settings of its `undo` clauses included. */
export function codeSpans({text, undo}: Pick<Entry, 'text' | 'undo'>): string[] {
  return [...codeOf(text), ...undo.map(({setting}) => setting)];
}

/** A code span of Markdown, whatever the code holds. */
function codeSpan(code: string): string {
  const longest = Math.max(0, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const pad = /^`|`$|^ .* $/.test(code) ? ' ' : '';
  return `${fence}${pad}${code}${pad}${fence}`;
}

/**
 * Words as CommonMark takes them for words: signs of markup, and what looks like a character reference, are escaped.
 */
function words(text: string): string {
  return text.replace(/[\\`*[\]<]|&(?=#?\w+;)|(?<!\w)_|_(?!\w)|~(?=~)/g, '\\$&');
}

/** One line's first sign that would make a heading, a list or a quotation of it. */
const LINE_START = /^(?:(#{1,6}|[-+>])(?=\s|$)|(\d{1,9})([.)])(?=\s|$))/;

/**
 * A text as CommonMark on one line.
 * @param resolve makes the addresses of links whole
 */
export function toMarkdown(text: Text, resolve: (href: string) => string = (href) => href): string {
  const line = text
    .map((piece: Piece): string => {
      if (typeof piece === 'string') return words(piece);
      return 'code' in piece ? codeSpan(piece.code) : `[${toMarkdown(piece.text)}](${resolve(piece.href)})`;
    })
    .join('');
  return line.replace(LINE_START, (_, sign: string | undefined, number: string, dot: string) =>
    sign === undefined ? `${number}\\${dot}` : `\\${sign}`,
  );
}
