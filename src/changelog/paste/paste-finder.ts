import {append} from '../model/group';
import {TableColumns} from '../names/table-columns';
import {fits, NEIGHBORHOOD, type PasteName} from './rules';

/** An option, a path, or an identifier with its dots and inner hyphens. */
const TOKEN = /--[A-Za-z][\w-]*|\/[a-z]+\b|[A-Za-z_][\w.]*(?:-[A-Za-z]\w*)*/g;
const ANY_CASE_KINDS: ReadonlySet<string> = new Set(['function', 'aggregate-function', 'table-function']);

/** Whether all letters have one case. The server accepts only functions with such names in either case. */
function isOneCase(name: string): boolean {
  return name === name.toLowerCase() || name === name.toUpperCase();
}

/** A token, the table in it, and its parts. */
function readings(token: string): string[] {
  if (!/[.-]/.test(token)) return [token];
  return [
    token,
    ...(token.startsWith('system.') ? [token.split('.').slice(0, 2).join('.')] : []),
    ...token.split(/[.-]+/),
  ];
}

/**
 * Finds the names of a list, by their indices, in pasted text of any kind: queries, DDL, tables of settings,
 * configuration, error messages. Made once for each list.
 */
export class PasteFinder {
  private readonly exact = new Map<string, number[]>();
  private readonly anyCase = new Map<string, number[]>();
  private readonly columns = new TableColumns<number>();
  private readonly beginnings: {text: string; index: number}[] = [];

  constructor(private readonly names: readonly PasteName[]) {
    for (const [index, {kind, name, aliases = [], anyCase}] of names.entries()) {
      for (const each of [name, ...aliases]) {
        append(this.exact, each, index);
        if (anyCase || (ANY_CASE_KINDS.has(kind) && isOneCase(each))) append(this.anyCase, each.toLowerCase(), index);
      }
      if (name.endsWith('*')) this.beginnings.push({text: name.slice(0, -1), index});
      this.columns.add({kind, name}, index);
    }
  }

  private candidates(word: string): readonly number[] {
    const folded = this.anyCase
      .get(word.toLowerCase())
      ?.filter((index) => isOneCase(word) || this.names[index]!.anyCase);
    const begun = this.beginnings.filter(({text}) => word.startsWith(text)).map(({index}) => index);
    return [...(this.exact.get(word) ?? []), ...(folded ?? []), ...begun];
  }

  /** The indices of the names that the text has. A column counts only if its table is there too. */
  find(text: string): Set<number> {
    const found = new Set<number>();
    const words = new Set<string>();
    for (const match of text.matchAll(TOKEN)) {
      const end = match.index + match[0].length;
      for (const word of readings(match[0])) {
        words.add(word);
        for (const index of this.candidates(word)) {
          if (found.has(index)) continue;
          const before = text.slice(Math.max(0, match.index - NEIGHBORHOOD), match.index);
          if (fits({...this.names[index]!, name: word}, before, text.slice(end, end + NEIGHBORHOOD))) found.add(index);
        }
      }
    }
    return new Set([...found, ...this.columns.named(words, words)]);
  }
}
