import {append} from '../model/group';
import type {Name} from '../model/named-items';
import {oncePer} from '../model/once';
import type {Entry} from '../model/records';
import {codeSpans} from '../model/text';

/** A name of C++, an identifier with its dots and inner hyphens, an option, a path, or one other character. */
const TOKEN = /[A-Z]\w*::[a-z]\w*|--?[A-Za-z][\w-]*|\/[a-z]+|[A-Za-z_][\w.]*(?:-[A-Za-z]\w*)*|\S/g;

function tokens(code: string): string[] {
  return (code.match(TOKEN) ?? []).map((token) => token.replace(/\.+$/, ''));
}

/** Ends the first sentence of an entry, which says what it is about. */
const END = /[.;:](?=\s|$)/;

type Mentioning = Pick<Entry, 'text' | 'undo'>;

interface Found {
  readonly names: readonly Name[];
  readonly subjects: ReadonlySet<Name>;
}

/** Finds known names in code spans. Made once for each list of names. */
export class NameFinder {
  /** Names by their first token, the ones with the most tokens first. */
  private readonly byFirst = new Map<string, {parts: readonly string[]; name: Name}[]>();
  /** Columns by their name without the table. */
  private readonly columns = new Map<string, Name[]>();
  private readonly known = oncePer((entry: Mentioning) => this.find(entry));

  constructor(names: readonly Name[]) {
    for (const name of names) {
      const dot = name.kind === 'column' ? name.name.lastIndexOf('.') : -1;
      if (dot > 0) append(this.columns, name.name.slice(dot + 1), name);
      const parts = tokens(name.name);
      append(this.byFirst, parts[0]!, {parts, name});
    }
    for (const list of this.byFirst.values()) list.sort((a, b) => b.parts.length - a.parts.length);
  }

  /** The names in one code span. If several begin at one place, the longest is meant: `ORDER BY ALL`. */
  private inSpan(code: string): {names: Name[]; words: string[]} {
    const words = tokens(code);
    const names: Name[] = [];
    for (let at = 0; at < words.length; at++) {
      const fits = (this.byFirst.get(words[at]!) ?? []).filter(({parts}) =>
        parts.every((part, index) => words[at + index] === part),
      );
      const longest = fits[0]?.parts.length ?? 1;
      names.push(...fits.filter(({parts}) => parts.length === longest).map(({name}) => name));
      at += longest - 1;
    }
    return {names, words};
  }

  /** The names that an entry mentions, each once, in the order of their first mention. */
  mentions(entry: Mentioning): readonly Name[] {
    return this.known(entry).names;
  }

  /** Those that it is about: the names of its first sentence, or else its first one, and what undoes it. */
  subjects(entry: Mentioning): ReadonlySet<Name> {
    return this.known(entry).subjects;
  }

  private find({text, undo}: Mentioning): Found {
    const end = text.findIndex((piece) => typeof piece === 'string' && END.test(piece));
    const spans = [...text.entries()].flatMap(([place, piece]) =>
      codeSpans({text: [piece], undo: []}).map((code) => ({isFirst: end < 0 || place < end, ...this.inSpan(code)})),
    );
    for (const {setting} of undo) spans.push({isFirst: true, ...this.inSpan(setting)});
    const found = new Set(spans.flatMap(({names}) => names));
    const tables = new Set([...found].filter(({kind}) => kind === 'system-table').map(({name}) => name));
    // `rows` is `system.parts.rows` only if `system.parts` is named too.
    const columnsOf = (words: readonly string[]): Name[] =>
      words
        .flatMap((word) => this.columns.get(word) ?? [])
        .filter(({name}) => tables.has(name.slice(0, name.lastIndexOf('.'))));
    const names = [...new Set([...found, ...columnsOf(spans.flatMap(({words}) => words))])];
    const subjects = spans.flatMap((span) => (span.isFirst ? [...span.names, ...columnsOf(span.words)] : []));
    return {names, subjects: new Set(subjects.length > 0 ? subjects : names.slice(0, 1))};
  }
}
