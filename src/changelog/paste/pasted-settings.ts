import {groupBy} from '../model/group';
import {SCOPES, UNDO_SCOPES, type UndoScope} from '../model/undo';
import type {Paste} from './paste';

/** A setting with its value, as a pasted text has it. */
export interface PastedSetting {
  readonly setting: string;
  /** Without quotes; undefined if it is not told. */
  readonly value?: string;
  /** Where it is set; in a configuration and in pairs it need not be a setting. Rows count as settings of queries. */
  readonly scope: UndoScope;
  /** For a row, which table of the text it is of: lines that follow each other. */
  readonly table?: number;
}

/** More than a server has. */
const MOST = 3000;
/** In characters, more than a configuration or a table of all settings has. */
const MOST_LENGTH = 600_000;

// No pattern has two neighbors that both take the same sign: a hostile text would keep them busy for minutes.
const NAME = '[A-Za-z_][\\w.]{0,99}';
const STRING = `"(?:[^"\\\\\\n]|\\\\.)*"|'(?:[^'\\\\\\n]|\\\\.)*'`;
const MAP = `\\{(?:${STRING}|[^}'"]){0,500}\\}`;
const ASSIGNMENT = new RegExp(
  `(${NAME})\\s*=\\s*(${STRING}|${MAP}|[^\\s,;)]+)(?:\\s+(?:MIN|MAX)\\s+(?:=\\s*)?[^\\s,;)]+|\\s+(?:CONST|READONLY|WRITABLE))*\\s*(,\\s*)?`,
  'iy',
);
/** `"name": "max_threads", "value": ` of JSON, and the two lines of Vertical. */
const NAMED =
  /\bname["']?: *(["']?[A-Za-z_][\w.]{0,99}["']?)[,\s]{1,99}["']?(?:type\b[^},\n]{0,99}[,\n]\s*["']?)?value["']?: */g;
/** A comma is between cells in quotes alone: `a, b` is a part of any query. */
const BETWEEN_CELLS = `(?:\\t| *[│┃|] *| {2,}|(?<=["']) ?, ?(?=["']))`;
const CELL = `(?:${STRING}|[^\\n]*?(?=${BETWEEN_CELLS}|$))`;
/** Begins a line or a list, after what draws a table and the number of the row. */
const FIRST_CELL = `(?:^|(?<=[\\])}]),)[ \\t│┃|[({]*(?:\\d{1,9}\\.[ \\t│┃|]+)?(["'\`]?)(${NAME})\\1${BETWEEN_CELLS}`;
/** The rest of a line or of a list. */
const OTHER_CELLS = `(?:${BETWEEN_CELLS}[^\\n]*?(?=[\\])}],|$))?`;
const ROW = new RegExp(`${FIRST_CELL}(${CELL})${OTHER_CELLS}`, 'gm');
/** What `SHOW CHANGED SETTINGS` prints has the type between name and value. */
const TYPED_HEADER = /\bname\W{1,99}type\W{1,99}value\b/;
const TYPED_ROW = new RegExp(`${FIRST_CELL}${CELL}${BETWEEN_CELLS}(${CELL})${OTHER_CELLS}`, 'gm');
/** An element of XML with its text or its end, a line of YAML with its indentation, or a pair of JSON or of a Map. */
const PAIR = new RegExp(
  [
    '<!--[\\s\\S]*?(?:-->|(?![\\s\\S]))',
    '<(/?)([\\w.-]{1,99})(?:\\s[^<>]{0,999})?(?<!/)>([^<]*)',
    `^([ \\t]*)(?:- )?(${NAME})[ \\t]*:[ \\t]*(.*)`,
    `["'](${NAME})["'][ \\t]*:[ \\t]*(${STRING}|[^\\n,}{[\\]]*)`,
  ].join('|'),
  'gm',
);

/** The text that a written value stands for. */
function unquoted(value: string): string {
  const text = value.trim();
  return /^(["']).*\1$/s.test(text) ? text.slice(1, -1).replace(/\\(.)/g, '$1') : text;
}

/** What follows `SET` and `SETTINGS`. */
function* ofSql(text: string): Generator<PastedSetting> {
  for (const statement of text.replace(/-- .*$/gm, '').split(/;+/)) {
    const isOfTable = /\bENGINE\s*=?\s*\w*MergeTree/i.test(statement);
    const isOther = /\b(?:TABLE|DATABASE|DICTIONARY|VIEW|COLLECTION|BACKUP|RESTORE)\b/i.test(statement);
    const scope = isOfTable ? 'merge-tree' : isOther ? 'server' : 'query';
    for (const {0: head, index} of statement.matchAll(/^\s*SET\s+|\bSETTINGS?[\s(]+/gi)) {
      ASSIGNMENT.lastIndex = index + head.length;
      for (let found = ASSIGNMENT.exec(statement); found; found = found[3] ? ASSIGNMENT.exec(statement) : null)
        yield {setting: found[1]!, value: unquoted(found[2]!), scope};
    }
  }
}

/** Tables, by lines, and records with a name and a value. */
function* ofRows(text: string): Generator<PastedSetting> {
  const lines = text.replace(NAMED, '\n$1\t');
  let [table, end] = [0, 0];
  for (const {0: row, 2: setting, 3: value, index} of lines.matchAll(TYPED_HEADER.test(text) ? TYPED_ROW : ROW)) {
    if (/^(?![^\w\n]*\w[\w ]*[^\w\n]?:).*[A-Za-z]/m.test(lines.slice(end, index))) table++; // a line of something else
    end = index + row.length;
    if (setting !== 'name') yield {setting: setting!, value: unquoted(value!), scope: 'query', table};
  }
}

/** What an element sets, by its path: in a profile, in a section for MergeTree tables, or for the server. */
function inFile(path: string, value: string): PastedSetting {
  const [, section, setting] = /(?:^|\.)(profiles\.\w+|(?:replicated_)?merge_tree)\.(\w+)$/.exec(path) ?? [];
  if (setting) return {setting, value, scope: section!.startsWith('profiles') ? 'query' : 'merge-tree'};
  return {setting: path.replace(/^(?:clickhouse|yandex)\./, ''), value, scope: 'server'};
}

/** Configuration, and pairs of JSON and of a Map. */
function* ofPairs(text: string): Generator<PastedSetting> {
  const path: {name: string; depth: number}[] = [];
  for (const [, close, tag, content, indentation, key, rest, name, written] of text.matchAll(PAIR)) {
    const value = unquoted((content ?? rest ?? written ?? '').replace(/\s#.*$/, ''));
    const depth = tag ? path.length : indentation?.length;
    if (name) yield {setting: name, value, scope: 'server'};
    else if (close) path.pop();
    else if (depth !== undefined) {
      while ((path.at(-1)?.depth ?? -1) >= depth) path.pop();
      path.push({name: (tag ?? key)!, depth});
      if (value !== '') yield inFile(Array.from(path.slice(-9), (each) => each.name).join('.'), value);
    }
  }
}

/**
 * The settings that a pasted text has, with their values, each once: a query, a table of names and values in any form, a
 * part of the configuration. Names may be no settings at all: only a catalogue knows.
 */
export function pastedSettings({text: whole, run = []}: Pick<Paste, 'text' | 'run'>): PastedSetting[] {
  const text = whole.slice(0, MOST_LENGTH);
  const listed = run.flatMap(({kind, name: setting, value}): PastedSetting[] => {
    const scope = SCOPES.find((each) => UNDO_SCOPES[each].kinds[0] === kind);
    return scope ? [{setting, scope, ...(value && {value})}] : [];
  });
  const all = [...listed, ...ofSql(text), ...ofRows(text), ...ofPairs(text)];
  const once = groupBy(all, ({setting, value}) => `${setting} ${value}`);
  return Array.from(once.values(), ([first]) => first!).slice(0, MOST);
}
