import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import type {Text} from '../model/records';
import {BETWEEN_CLAUSES, type Clause, isMark} from '../model/references';
import type {Resolve} from '../model/text';

export function textHast(text: Text, resolve: Resolve = (href) => href): ElementContent[] {
  return text.map((piece): ElementContent => {
    if (typeof piece === 'string') return {type: 'text', value: piece};
    return 'code' in piece ? h('code', piece.code) : h('a', {href: resolve(piece.href)}, textHast(piece.text));
  });
}

/** Clauses with a separator between them. */
function clausesHast(clauses: readonly Clause[], resolve: Resolve | undefined): ElementContent[] {
  return clauses.flatMap(({text}, index) => textHast(index === 0 ? text : [BETWEEN_CLAUSES, ...text], resolve));
}

/** What must be checked before an upgrade, or a way back with what copies it. */
function markHast({kind, text}: Clause, resolve: Resolve | undefined, copy: readonly ElementContent[]): Element {
  const content = textHast(text, resolve);
  return h('p', kind === 'check' ? [h('b', content)] : [...content, ...copy]);
}

interface More {
  readonly resolve?: Resolve;
  /** What ends the small letters, the link to the entry: a clause of its own, or an element. */
  readonly last?: readonly Clause[];
  readonly link?: readonly ElementContent[];
  /** What copies the way back. */
  readonly copy?: readonly ElementContent[];
}

/**
 * What stands behind the text of an entry: its references in small letters and, each on a line of its own, what must be
 * checked before an upgrade and the ways back.
 */
export function referencesHast(
  clauses: readonly Clause[],
  {resolve, last = [], link = [], copy = []}: More,
): Element[] {
  const marks = clauses.filter(isMark);
  const references = [...clauses.filter((clause) => !isMark(clause)), ...last];
  return [
    h('small', [...clausesHast(references, resolve), ...link]),
    ...marks.map((clause) => markHast(clause, resolve, copy)),
  ];
}
