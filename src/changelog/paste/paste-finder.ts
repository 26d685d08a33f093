import {append} from '../model/group';
import {TableColumns} from '../names/table-columns';
import {fits, hasName, isPlain, NEIGHBORHOOD, type PasteName} from './rules';
import {isOfKind, type Paste, type RunItem} from './run-list';

/** An option, a path, or an identifier with its dots and inner hyphens. */
const TOKEN = /--[A-Za-z][\w-]*|\/[a-z]+\b|[A-Za-z_][\w.]*(?:-[A-Za-z]\w*)*/g;
const ANY_CASE_KINDS: ReadonlySet<string> = new Set(['function', 'aggregate-function', 'table-function']);

/** Whether all letters have one case. The server accepts only functions with such names in either case. */
function isOneCase(name: string): boolean {
  return name === name.toLowerCase() || name === name.toUpperCase();
}

/** What a name belongs to: `ReplicatedSummingMergeTree` to two engines, `icebergS3` to `iceberg`. */
function families(name: string): string[] {
  const [, replicated, engine] = /^(Replicated|Shared)?(\w*MergeTree)$/.exec(name) ?? [];
  if (replicated) return [engine!, 'ReplicatedMergeTree'];
  const base =
    /^(?:Tiny|Stripe)(Log)$|^(Pretty)[A-Z]|^(iceberg|deltaLake|paimon|hudi)(?=S3|Azure|HDFS|Local|Cluster)/i.exec(name);
  return base ? [base.slice(1).find(Boolean)!] : name.endsWith('Cluster') ? [name.slice(0, -'Cluster'.length)] : [];
}

/** A token, what it belongs to, the table in it, and its parts. */
function readings(token: string): string[] {
  if (!/[.-]/.test(token)) return [token, ...families(token)];
  return [
    token,
    ...(token.startsWith('system.') ? [token.split('.').slice(0, 2).join('.')] : []),
    ...token.split(/[.-]+/),
  ];
}

/** What a text means without naming it: log tables of a configuration, and partitions in a path with a glob. */
function implied(text: string): string[] {
  const logs = [...text.matchAll(/<(\w+_log)>/g)].map(([, name]) => `system.${name}`);
  return [...new Set(logs), ...(/\/\w+=\*/.test(text) ? ['use_hive_partitioning'] : [])];
}

/**
 * Finds the names of a list, by their indices, in pasted text of any kind: queries, DDL, tables of settings,
 * configuration, error messages. Made once for each list.
 */
export class PasteFinder {
  private readonly exact = new Map<string, number[]>();
  private readonly anyCase = new Map<string, number[]>();
  private readonly columns = new TableColumns<number>();
  private readonly statements: {index: number; parts: string[][]}[] = [];
  private readonly beginnings: {text: string; index: number}[] = [];

  constructor(private readonly names: readonly PasteName[]) {
    for (const [index, {kind, name, aliases = [], anyCase}] of names.entries()) {
      for (const each of kind === 'statement' ? [] : [name, ...aliases]) {
        append(this.exact, each, index);
        if (anyCase || kind === 'dictionary' || (ANY_CASE_KINDS.has(kind) && isOneCase(each)))
          append(this.anyCase, each.toLowerCase(), index);
      }
      if (kind === 'configuration' && name.includes('.')) append(this.exact, name.slice(0, name.indexOf('.')), index);
      if (name.endsWith('*')) this.beginnings.push({text: name.slice(0, -1), index});
      this.columns.add({kind, name}, index);
      if (kind === 'statement')
        this.statements.push({
          index,
          parts: name
            .toUpperCase()
            .split(' ... ')
            .map((part) => part.match(/[A-Z_]+/g) ?? []),
        });
    }
  }

  private candidates(word: string): readonly number[] {
    const folded = this.anyCase
      .get(word.toLowerCase())
      ?.filter((index) => isOneCase(word) || this.names[index]!.anyCase);
    const begun = this.beginnings.filter(({text}) => word.startsWith(text)).map(({index}) => index);
    return [...(this.exact.get(word) ?? []), ...(folded ?? []), ...begun];
  }

  /** The statements of which a text has all parts: `ALTER TABLE ... FREEZE` has two. */
  private statementsIn(text: string): number[] {
    const words = text.toUpperCase().match(/[A-Z_]+/g) ?? [];
    /** By their first two words. */
    const missing = new Map<string, string[][]>();
    for (const {parts} of this.statements) for (const part of parts) append(missing, part.slice(0, 2).join(' '), part);
    const found = new Set<string[]>();
    for (const [at, word] of words.entries())
      for (const key of [word, `${word} ${words[at + 1]}`]) {
        const left = missing.get(key);
        const here = left?.filter((part) => part.every((each, place) => words[at + place] === each)) ?? [];
        for (const part of here) found.add(part);
        if (here.length > 0)
          missing.set(
            key,
            left!.filter((part) => !found.has(part)),
          );
      }
    return this.statements.flatMap(({index, parts}) => (parts.every((part) => found.has(part)) ? [index] : []));
  }

  /** The names that an item of a list means: of its kind, whatever stands around it. */
  private meant(item: RunItem): number[] {
    if (item.kind === 'statement')
      return this.statements.flatMap(({index}) =>
        !isPlain(item.name) && hasName(this.names[index]!.name, item.name) ? [index] : [],
      );
    const name = item.kind === 'combinator' ? `-${item.name}` : item.name;
    return [name, ...families(name)].flatMap((word) =>
      this.candidates(word).filter((index) => isOfKind(item, this.names[index]!)),
    );
  }

  /** The indices of the names that a paste has. In a text, a column counts only if its table is there too. */
  find({text, run = []}: Paste): Set<number> {
    const found = new Set([...run.flatMap((item) => this.meant(item)), ...this.statementsIn(text)]);
    const words = new Set<string>();
    for (const name of implied(text)) for (const index of this.candidates(name)) found.add(index);
    const read = new Map<string, (readonly [word: string, index: number])[]>();
    for (const match of text.matchAll(TOKEN)) {
      const [token] = match;
      let named = read.get(token);
      if (!named) {
        const all = readings(token);
        for (const word of all) words.add(word);
        named = all.flatMap((word) => this.candidates(word).map((index) => [word, index] as const));
        read.set(token, named);
      }
      const end = match.index + token.length;
      for (const [word, index] of named) {
        if (found.has(index)) continue;
        const before = text.slice(Math.max(0, match.index - NEIGHBORHOOD), match.index);
        if (fits({...this.names[index]!, name: word}, before, text.slice(end, end + NEIGHBORHOOD))) found.add(index);
      }
    }
    return new Set([...found, ...this.columns.named(words, words)]);
  }
}
