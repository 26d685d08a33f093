import {append} from '../model/group';
import type {Name} from '../model/named-items';
import type {Entry} from '../model/records';
import {codeSpans} from '../model/text';
import {TableColumns} from './table-columns';

/** An identifier with its dots and inner hyphens, an option, a path, or one other character. */
const TOKEN = /--?[A-Za-z][\w-]*|\/[a-z]+|[A-Za-z_][\w.]*(?:-[A-Za-z]\w*)*|\S/g;

function tokens(code: string): string[] {
  return (code.match(TOKEN) ?? []).map((token) => token.replace(/\.+$/, ''));
}

/** Finds known names in code spans. Made once for each list of names. */
export class NameFinder {
  /** Names by their first token, the ones with the most tokens first. */
  private readonly byFirst = new Map<string, {parts: readonly string[]; name: Name}[]>();
  private readonly columns = new TableColumns<Name>();
  private readonly found = new WeakMap<object, readonly Name[]>();

  constructor(names: readonly Name[]) {
    for (const name of names) {
      this.columns.add(name, name);
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
  mentions(entry: Pick<Entry, 'text' | 'undo'>): readonly Name[] {
    const names = this.found.get(entry) ?? this.find(entry);
    this.found.set(entry, names);
    return names;
  }

  private find(entry: Pick<Entry, 'text' | 'undo'>): Name[] {
    const spans = codeSpans(entry).map((code) => this.inSpan(code));
    const found = new Set(spans.flatMap(({names}) => names));
    const tables = new Set([...found].filter(({kind}) => kind === 'system-table').map(({name}) => name));
    const words = spans.flatMap((span) => span.words);
    return [...new Set([...found, ...this.columns.named(words, tables)])];
  }
}
