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
  const pad = /^`|`$|^ .*[^ ].* $/.test(code) ? ' ' : '';
  return `${fence}${pad}${code}${pad}${fence}`;
}

/**
 * Words as CommonMark takes them for words, and GitHub too: signs of markup, and what looks like a character reference,
 * are escaped. Inside a word `_` is no markup.
 */
function words(text: string): string {
  return text
    .replace(/[\\`*[\]<~]|&(?=#?\w+;)/g, '\\$&')
    .replace(/(?<![^\W_])_+|_+(?![^\W_])/g, (run) => run.replaceAll('_', '\\_'));
}

/** The address of a link between its parentheses. */
function destination(href: string): string {
  const escaped = href.replace(/[\\()<>]|&(?=#?\w+;)/g, '\\$&');
  return href === '' || /\s/.test(href) ? `<${escaped}>` : escaped;
}

/** One line's first sign that would make a heading, a list, a quotation or a rule of it. */
const LINE_START = /^(?:((?:#{1,6}|[-+])(?=\s|$)|>|-(?=[-\s]*$))|(\d{1,9})([.)])(?=\s|$))/;

/**
 * A text as CommonMark on one line.
 * @param resolve makes the addresses of links whole
 */
export function toMarkdown(text: Text, resolve: (href: string) => string = (href) => href): string {
  const line = text
    .map((piece: Piece, index): string => {
      if (typeof piece === 'string') {
        const next = text[index + 1];
        // Before a link, `!` would make an image of it.
        const isBeforeLink = typeof next === 'object' && 'href' in next;
        return isBeforeLink ? words(piece).replace(/!$/, '\\!') : words(piece);
      }
      return 'code' in piece
        ? codeSpan(piece.code)
        : `[${toMarkdown(piece.text)}](${destination(resolve(piece.href))})`;
    })
    .join('');
  return line.replace(LINE_START, (_, sign: string | undefined, number: string, dot: string) =>
    sign === undefined ? `${number}\\${dot}` : `\\${sign}`,
  );
}
