import {SCOPES, UNDO_SCOPES, type UndoScope} from '../model/undo';
import type {Paste} from './paste';

/** A setting with its value, as a pasted text has it. */
export interface PastedSetting {
  readonly setting: string;
  /** Without quotes; undefined if it is not told. */
  readonly value?: string;
  /** Where it is set; in a configuration and in pairs it need not be a setting. Of a row it is not known. */
  readonly place: UndoScope | 'row';
  /** For a row, which table of the text it is of: lines that follow each other. */
  readonly table?: number;
}

/** More than a server has. */
const MOST = 3000;
/** More than are read in one form, with those that come again. */
const MOST_READ = 30_000;
/** In characters, more than a configuration has. */
const MOST_CONFIGURATION = 200_000;

// No pattern has two neighbors that both take the same sign: a hostile text would keep them busy for minutes.
const NAME = '[A-Za-z_][\\w.]{0,99}';
const STRING = `"(?:[^"\\\\\\n]|\\\\.)*"|'(?:[^'\\\\\\n]|\\\\.)*'`;
const MAP = `\\{(?:${STRING}|[^}'"]){0,500}\\}`;
/** `"name": "max_threads", "value": ` of JSON, and the two lines of Vertical. */
const NAMED =
  /\bname["']?: *(["']?[A-Za-z_][\w.]{0,99}["']?)[,\s]{1,99}["']?(?:type\b[^},\n]{0,99}[,\n]\s*["']?)?value["']?: */g;
/** Between rows: of lines, or of lists in parentheses and brackets. */
const ROWS = /\n+|(?<=[\])}]),/;
/** Before the first cell: what draws a table, a number of the row. */
const BEFORE_CELLS = /^[ \t│┃|[({]*(?:\d{1,9}\.[ \t│┃|]+)?/;
/** A comma is between cells in quotes alone: `a, b` is a part of any query. */
const BETWEEN_CELLS = /\t| *[│┃|] *| {2,}|(?<=["']) ?, ?(?=["'])/;
const CELL = new RegExp(`^(["'\`]?)(${NAME})\\1$`);
/** What `SHOW CHANGED SETTINGS` prints has the type between name and value. */
const TYPED_HEADER = /\bname\W{1,99}type\W{1,99}value\b/;
/** `max_threads: 8` on a line of YAML, with its indentation; `"max_threads": "8"` in JSON and in a Map. */
const PAIR = new RegExp(
  `^([ \\t]*)(?:- )?(${NAME})[ \\t]*:[ \\t]*(.*)|["'](${NAME})["'][ \\t]*:[ \\t]*(${STRING}|[^\\n,}{[\\]]*)`,
  'gm',
);
const LIST = /\bSET(?:TINGS?)?(?:\s*\(\s*|\s+)/gi;
const ASSIGNMENT = new RegExp(
  `(${NAME})\\s*=\\s*(${STRING}|${MAP}|[^\\s,;)]+)(?:\\s+(?:MIN|MAX)\\s+(?:=\\s*)?[^\\s,;)]+|\\s+(?:CONST|READONLY|WRITABLE))*\\s*(,\\s*)?`,
  'iy',
);

/** The text that a written value stands for. */
function unquoted(value: string): string {
  const text = value.trim();
  return /^(["']).*\1$/s.test(text) ? text.slice(1, -1).replace(/\\(.)/g, '$1') : text;
}

/** What the path of an element says of it: in a profile, in a section for MergeTree tables, or elsewhere. */
function inFile(path: readonly string[], value: string): PastedSetting {
  const [parent, above] = [path.at(-2), path.at(-3)];
  const setting = path.at(-1)!;
  if (above === 'profiles') return {setting, value, place: 'query'};
  if (parent === 'merge_tree' || parent === 'replicated_merge_tree') return {setting, value, place: 'merge-tree'};
  const own = path.filter((name, depth) => depth > 0 || !['clickhouse', 'yandex'].includes(name));
  return {setting: own.join('.'), value, place: 'server'};
}

/** XML as YAML: a line for each element, as deep as that. What is deeper than any configuration stays flat. */
function asYaml(text: string): string {
  const [first, ...others] = text.split('<!--');
  const code = [first!, ...others.map((part) => part.slice(part.indexOf('-->') + 3))].join('');
  let depth = 0;
  return code.replace(
    /<(\/?)([\w.-]{1,99})([^<>]{0,999})>([^<]*)/g,
    (_, close: string, name: string, attributes: string, content: string) => {
      if (close) depth = Math.max(0, depth - 1);
      if (close || attributes.endsWith('/')) return '\n';
      return `\n${' '.repeat(Math.min(9, depth++))}${name}: ${content.trim().replaceAll('\n', ' ')}`;
    },
  );
}

/** Configuration, and pairs of JSON and of a Map. */
function* ofPairs(text: string): Generator<PastedSetting> {
  let path: {name: string; depth: number}[] = [];
  const yaml = asYaml(text.slice(0, MOST_CONFIGURATION));
  for (const [, indentation, line, rest, key = line!, written = rest!] of yaml.matchAll(PAIR)) {
    const value = unquoted(written.replace(/\s#.*$/, ''));
    if (indentation === undefined) yield {setting: key, value, place: 'server'};
    else {
      const depth = indentation.length;
      path = [...path.filter((parent) => parent.depth < depth).slice(-9), {name: key, depth}];
      const names = path.map(({name}) => name);
      if (value !== '') yield inFile(names, value);
    }
  }
}

/** Tables, by lines, and records with a name and a value. */
function* ofRows(text: string): Generator<PastedSetting> {
  const place = TYPED_HEADER.test(text) ? 2 : 1;
  let table = 0;
  for (const line of text.replace(NAMED, '\n$1\t').split(ROWS)) {
    if (line.length < 3) continue;
    const cells = line.replace(BEFORE_CELLS, '').split(BETWEEN_CELLS, 3);
    const setting = CELL.exec(cells[0]!)?.[2];
    // What ends a list or a record is no part of its last value; `ZSTD(1)` is whole.
    const value = cells[place]?.replace(/(?<=["'])[\])},]+$|\}+,?$/, '');
    if (setting !== undefined && value !== undefined) {
      if (setting !== 'name') yield {setting, value: unquoted(value), place: 'row', table};
    } else if (/[A-Za-z]/.test(line) && !/^\W*\w[\w ]*\W?:/.test(line)) table++; // a line of something else
  }
}

/** What follows `SET` and `SETTINGS`. */
function* ofSql(text: string): Generator<PastedSetting> {
  for (const statement of text.replace(/-- .*$/gm, '').split(/;+/)) {
    if (!/\bSET/i.test(statement)) continue;
    const isSet = /^\s*SET\s/i.test(statement);
    const isOfTable = /\bENGINE\s*=?\s*\w*MergeTree/i.test(statement);
    const isOther = /\b(?:TABLE|DATABASE|DICTIONARY|VIEW|COLLECTION|BACKUP|RESTORE)\b/i.test(statement);
    const place = isOfTable ? 'merge-tree' : isOther ? 'server' : 'query';
    for (const list of statement.matchAll(LIST)) {
      if (/^SET\s/i.test(list[0]) && !isSet) continue;
      ASSIGNMENT.lastIndex = list.index + list[0].length;
      for (let found = ASSIGNMENT.exec(statement); found; found = found[3] ? ASSIGNMENT.exec(statement) : null)
        yield {setting: found[1]!, value: unquoted(found[2]!), place};
    }
  }
}

/**
 * The settings that a pasted text has, with their values, each once: a query, a table of names and values in any form, a
 * part of the configuration. Names may be no settings at all: only a catalogue knows.
 */
export function pastedSettings({text, run = []}: Pick<Paste, 'text' | 'run'>): PastedSetting[] {
  const found = new Map<string, PastedSetting>();
  const listed = run.flatMap(({kind, name: setting, value}): PastedSetting[] => {
    const place = SCOPES.find((scope) => UNDO_SCOPES[scope].kinds[0] === kind);
    return place ? [{setting, place, ...(value && {value})}] : [];
  });
  for (const settings of [listed, ...[ofSql, ofRows, ofPairs].map((read) => read(text))]) {
    let read = 0;
    for (const each of settings) {
      if (found.size >= MOST || read++ > MOST_READ) break;
      const key = `${each.setting} ${each.value}`;
      if (!found.has(key)) found.set(key, each);
    }
  }
  return [...found.values()];
}
