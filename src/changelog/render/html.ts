import type {Piece, Release, Text} from '../model/records';
import {hasName, type Resolve} from '../model/text';
// HTML as strings: a tree of thousands of elements takes many times as long, in a build and in a browser.

/** HTML that `h` made. All other strings are words, and are escaped. */
export class Html {
  readonly html: string;
  constructor(html: string) {
    this.html = html;
  }
}

type Child = string | Html;
export type Children = Child | readonly Child[];
/** Attributes by their names in HTML; undefined ones are left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

const ENTITIES: Readonly<Record<string, string>> = {'&': '&#x26;', '<': '&#x3C;', '"': '&#x22;'};
const escaped = (text: string, characters: RegExp): string => text.replace(characters, (each) => ENTITIES[each]!);

/** Elements that have no end. */
const VOID: readonly string[] = ['input'];

/** Words and elements as one string of HTML. */
export function htmlOf(children: Children): string {
  const list = typeof children === 'string' || children instanceof Html ? [children] : children;
  return list.map((child) => (typeof child === 'string' ? escaped(child, /[&<]/g) : child.html)).join('');
}

/** An element of HTML. */
export function h(name: string, attributes: Attributes, children: Children = []): Html {
  const written = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined) return [];
    return value === '' ? ` ${key}` : ` ${key}="${escaped(String(value), /[&"]/g)}"`;
  });
  const start = `<${name}${written.join('')}>`;
  return new Html(VOID.includes(name) ? start : `${start}${htmlOf(children)}</${name}>`);
}

/** The same, with names and lists that may be broken between their words. */
export function breakable(children: Children): Html {
  return new Html(htmlOf(children).replace(/([_,])(?=[^\s<>][^<>]*(?:<|$))/g, '$1<wbr>'));
}

/** The part of a long name that fits the line of a phone. Shorter ones are not broken: a year has thousands. */
const LINE = /(?=[\w.]{37})[\w.]{1,35}[_.]/g;
/** The last word of a name and its value. */
const PAIR = /(?<![^\W_])[^\W_]+ = [^\s<>]+/g;
/** A longer pair may be wider than a phone with large letters. */
const LONGEST_PAIR = 18;

/** A code span. It is broken only where it is wider than the line: between the words of a name, and not at an equals sign. */
export function codeHtml(content: Children, attributes: Attributes = {}): Html {
  const html = htmlOf(content)
    .replace(LINE, '$&<wbr>')
    .replace(PAIR, (pair) => (pair.length > LONGEST_PAIR ? pair : `<span>${pair}</span>`));
  return h('code', attributes, new Html(html));
}

/** Other places that lead to an element: addresses that were published keep their meaning. */
export function placesOf(formerIds: readonly string[] = []): Html[] {
  return formerIds.map((id) => h('span', {id}));
}

/**
 * A heading with its id and a link to itself.
 * @param shown its words with their looks; else what it has in parentheses is small
 */
export function heading(level: 2 | 3, text: string, id: string, shown?: readonly Child[]): Html {
  const link = h('a', {href: `#${id}`, class: 'hash-link', 'aria-label': `Direct link to ${text}`});
  const [title = '', aside] = text.split(/(?= \()/);
  const words = shown ?? [title, ...(aside ? [h('small', {}, aside)] : [])];
  return h(`h${level}`, {id, class: 'anchor'}, [...words, link]);
}

/** What says that a release has long-term support. */
export const LTS_MARK = h('span', {class: 'badge', title: 'Long-term support'}, 'LTS');

/** What stands behind the version of a release: its mark, if it has long-term support. */
export const ltsMark = ({lts}: Pick<Release, 'lts'>): (Html | string)[] => (lts ? [' ', LTS_MARK] : []);

/**
 * A text as HTML: words, code spans and links.
 * @param marked names that are marked if a code span has them
 */
export function textHtml(text: Text, resolve: Resolve, marked: readonly string[] = []): (string | Html)[] {
  return text.map((piece: Piece) => {
    if (typeof piece === 'string') return piece;
    if ('href' in piece) return h('a', {href: resolve(piece.href)}, textHtml(piece.text, resolve, marked));
    const isHit = marked.some((name) => hasName(piece.code, name));
    return codeHtml(piece.code, {'data-hit': isHit ? '' : undefined});
  });
}
