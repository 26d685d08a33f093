import type {ElementContent} from 'hast';
import {h} from 'hastscript';
import type {Authors, Entry, Text} from '../model/records';
import {BETWEEN_CLAUSES, type Clause, referenceClauses} from '../model/references';

/**
 * A text as HTML.
 * @param resolve makes the addresses of links whole
 */
export function textHast(text: Text, resolve: (href: string) => string = (href) => href): ElementContent[] {
  return text.map((piece): ElementContent => {
    if (typeof piece === 'string') return {type: 'text', value: piece};
    return 'code' in piece ? h('code', piece.code) : h('a', {href: resolve(piece.href)}, textHast(piece.text));
  });
}

function clauseHast({kind, text}: Clause): ElementContent[] {
  const content = textHast(text);
  if (kind === 'check') return [h('b', content)];
  return kind === 'undo' ? [h('span', {className: 'undo'}, content)] : content;
}

/** The references of an entry as HTML, without a link to itself. */
export function referencesHast(entry: Entry, authors: Authors): ElementContent[] {
  return referenceClauses(entry, authors).flatMap((clause, index) => [
    ...textHast(index === 0 ? [] : [BETWEEN_CLAUSES]),
    ...clauseHast(clause),
  ]);
}
