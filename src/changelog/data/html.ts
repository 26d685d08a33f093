import type {ElementContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {h} from 'hastscript';
import type {Authors, Entry, Release, Text} from '../model/records';
import {BETWEEN_CLAUSES, type Clause, referenceClauses} from '../model/references';
import type {Resolve} from './resolve';

/** A text as HTML. */
export function textHast(text: Text, resolve: Resolve = (href) => href): ElementContent[] {
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

/** A bullet that stands by itself: no ids, no styles, whole addresses, and a word for the link to the entry. */
function entryHast(entry: Entry, authors: Authors, resolve: Resolve): ElementContent {
  const references = referencesHast(entry, authors);
  const link = h('a', {href: resolve(entry.address)}, 'link');
  const between = references.length > 0 ? [BETWEEN_CLAUSES] : [];
  return h('li', [...textHast(entry.text, resolve), ' ', h('small', [...references, ...between, link])]);
}

/** The full notes of a release as HTML that stands by itself. */
export function releaseNotes({introduction, sections}: Release, authors: Authors, resolve: Resolve): string {
  const paragraphs = introduction.map((text) => h('p', textHast(text, resolve)));
  const lists = sections.flatMap(({name, entries}) => [
    h('h3', name),
    h(
      'ul',
      entries.map((entry) => entryHast(entry, authors, resolve)),
    ),
  ]);
  return toHtml({type: 'root', children: [...paragraphs, ...lists]});
}
