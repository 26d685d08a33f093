// Texts as strings of HTML: React takes many times as long for the thousands of elements of a long list.
import type {Piece, PlacedEntry, Text} from '../../changelog/model/records';
import {BETWEEN_CLAUSES, type Clause, entryName} from '../../changelog/model/references';
import {hasName, type Resolve} from '../../changelog/model/text';

const SIGNS: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '"': '&quot;'};

/** Plain words as HTML, also in the quotes of an attribute. */
function wordsHtml(words: string): string {
  return words.replace(/[&<"]/g, (sign) => SIGNS[sign]!);
}

/** A link with this HTML in it. */
export function linkHtml(address: string, html: string): string {
  return `<a href="${wordsHtml(address)}">${html}</a>`;
}

/**
 * The text of an entry as HTML: words, code spans and links.
 * @param marked names that are marked if a code span has them
 */
export function textHtml(text: Text, resolve: Resolve, marked: readonly string[] = []): string {
  const html = (piece: Piece): string => {
    if (typeof piece === 'string') return wordsHtml(piece);
    if ('href' in piece) return linkHtml(resolve(piece.href), textHtml(piece.text, resolve, marked));
    const hit = marked.some((name) => hasName(piece.code, name));
    return `<code${hit ? ' data-hit' : ''}>${wordsHtml(piece.code)}</code>`;
  };
  return text.map(html).join('');
}

/** The references of an entry that is shown away from its page, and the link to it. */
export function referencesHtml(
  {release, entry}: Pick<PlacedEntry, 'release' | 'entry'>,
  clauses: readonly Clause[],
  resolve: Resolve,
): string {
  const parts = clauses.map(({text}) => textHtml(text, resolve) + BETWEEN_CLAUSES);
  return `${parts.join('')}<span>${linkHtml(resolve(entry.address), entryName({release, entry}))}</span>`;
}
