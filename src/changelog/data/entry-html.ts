import type {ElementContent} from 'hast';
import {h} from 'hastscript';
import type {Entry, Text} from '../model/records';
import {BETWEEN_CLAUSES, type Clause} from '../model/references';
import type {Resolve} from '../model/text';
import {type EntryContext, entryClauses} from '../patches/clauses';

export function textHast(text: Text, resolve: Resolve = (href) => href): ElementContent[] {
  return text.map((piece): ElementContent => {
    if (typeof piece === 'string') return {type: 'text', value: piece};
    return 'code' in piece ? h('code', piece.code) : h('a', {href: resolve(piece.href)}, textHast(piece.text));
  });
}

function clauseHast({kind, text}: Clause, resolve?: Resolve): ElementContent[] {
  const content = textHast(text, resolve);
  if (kind === 'check') return [h('b', content)];
  return kind === 'undo' ? [h('span', {className: 'undo'}, content)] : content;
}

/** The references of an entry as HTML, without a link to itself. */
export function referencesHast(entry: Entry, context: EntryContext, resolve?: Resolve): ElementContent[] {
  return entryClauses(entry, context).flatMap((clause, index) => [
    ...textHast(index === 0 ? [] : [BETWEEN_CLAUSES]),
    ...clauseHast(clause, resolve),
  ]);
}
