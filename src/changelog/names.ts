import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {append} from './group';
import type {Entry} from './types';

/** The kinds of named items of the server, in the order in which they are listed, each with its title. */
export const NAME_KINDS = {
  setting: 'Query settings',
  'server-setting': 'Server settings',
  'merge-tree-setting': 'MergeTree settings',
  'engine-setting': 'Settings of other engines',
  function: 'Functions',
  'aggregate-function': 'Aggregate functions',
  'table-function': 'Table functions',
  'table-engine': 'Table engines',
  'database-engine': 'Database engines',
  'data-type': 'Data types',
  format: 'Formats',
  codec: 'Codecs',
  'join-algorithm': 'Join algorithms',
  'index-type': 'Skipping indexes',
  'system-table': 'System tables',
  column: 'Columns of system tables and virtual columns',
  statement: 'Statements and clauses',
  grant: 'Access grants',
  metric: 'Metrics and events',
  tool: 'Command-line tools and options',
  'http-path': 'HTTP paths',
  error: 'Error names',
} as const;

export type NameKind = keyof typeof NAME_KINDS;

/** A named item: `{kind: 'setting', name: 'join_algorithm'}`. */
export interface Name {
  readonly kind: NameKind;
  readonly name: string;
}

/** An identifier with its dots and inner hyphens, an option, a path, or one sign. */
const TOKEN = /--?[A-Za-z][\w-]*|\/[a-z]+|[A-Za-z_][\w.]*(?:-[A-Za-z]\w*)*|\S/g;

function tokens(code: string): string[] {
  return [...code.matchAll(TOKEN)].map(([token]) => token.replace(/\.+$/, ''));
}

/** What an entry's code spans hold, the values of its `undo` clauses included. */
export function codeSpans({text, references}: Pick<Entry, 'text' | 'references'>): string[] {
  const spans: string[] = [];
  visit({type: 'root', children: text} as unknown as Nodes, 'inlineCode', ({value}) => void spans.push(value));
  return [...spans, ...references.undo.map(({setting}) => setting)];
}

/** Finds the known names in code spans; made once for a list of names. */
export class NameFinder {
  /** Names by their first token, those of most tokens first. */
  private readonly byFirst = new Map<string, {parts: readonly string[]; name: Name}[]>();
  /** Columns that belong to a table, by their own name. */
  private readonly columns = new Map<string, {table: string; name: Name}[]>();

  constructor(names: readonly Name[]) {
    for (const name of names) {
      const dot = name.kind === 'column' ? name.name.lastIndexOf('.') : -1;
      if (dot > 0) append(this.columns, name.name.slice(dot + 1), {table: name.name.slice(0, dot), name});
      const parts = tokens(name.name);
      append(this.byFirst, parts[0]!, {parts, name});
    }
    for (const list of this.byFirst.values()) list.sort((a, b) => b.parts.length - a.parts.length);
  }

  /**
   * The names in one code span. Where several begin at one place, the longest is meant: `ORDER BY ALL`, not `ORDER
   * BY`.
   */
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
  mentions(entry: Pick<Entry, 'text' | 'references'>): Name[] {
    const spans = codeSpans(entry).map((code) => this.inSpan(code));
    const found = new Set(spans.flatMap(({names}) => names));
    const tables = new Set([...found].filter(({kind}) => kind === 'system-table').map(({name}) => name));
    for (const word of spans.flatMap(({words}) => words)) {
      for (const {table, name} of this.columns.get(word) ?? []) if (tables.has(table)) found.add(name);
    }
    return [...found];
  }
}
