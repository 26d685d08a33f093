import {plainValue} from '../defaults/values';
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
  `(?<=^|,\\s*)(${NAME})\\s*=\\s*(${STRING}|${MAP}|[^\\s,;)]+)(?:\\s+(?:MIN|MAX)\\s+(?:=\\s*)?[^\\s,;)]+|\\s+(?:CONST|READONLY|WRITABLE))*\\s*(?:,\\s*)?`,
  'giy',
);
/** `"name": "max_threads", "value": ` of JSON, and the two lines of Vertical. */
const NAMED =
  /\bname["']?: *(["']?[A-Za-z_][\w.]{0,99}["']?)[,\s]{1,99}["']?(?:type\b[^},\n]{0,99}[,\n]\s*["']?)?value["']?: */g;
/** A comma is between cells in quotes alone: `a, b` is a part of any query. */
const BETWEEN_CELLS = `(?:\\t| *[|] *| {2,}|(?<=["']) ?, ?(?=["']))`;
const CELL = `(${STRING}|[^\\n]*?(?=${BETWEEN_CELLS}|$))`;
/** A line that is an assignment and nothing else. */
const LINE = new RegExp(`^([ \\t]*${NAME})[ \\t]*=[ \\t]*(${STRING}|[^\\s,;]+)[,;]?$`, 'gm');
/** Begins a line or a list, after the number of the row. */
const ROW = new RegExp(
  `(?:^|(?<=[\\])}]),)[ \\t|[({]*(?:\\d{1,9}\\.[ \\t|]+)?(["'\`]?)(${NAME})\\1${BETWEEN_CELLS}${CELL}` +
    `(?:${BETWEEN_CELLS}${CELL}[^\\n]*?(?=[\\])}],|$))?`,
  'gm',
);
/** An element of XML with its text or its end, a line of YAML with its indentation, or a pair of JSON or of a Map. */
const PAIR = new RegExp(
  [
    '<!--[\\s\\S]*?(?:-->|(?![\\s\\S]))',
    '<(/?)([\\w.-]{1,99})(?:\\s[^<>]{0,999})?(?<!/)>([^<]*)',
    `^([ \\t]{0,99})(?:- )?(${NAME})[ \\t]*:[ \\t]*(.*)`,
    `["'](${NAME})["'][ \\t]*:[ \\t]*(${STRING}|[^\\n,}{[\\]]*)`,
  ].join('|'),
  'gm',
);

/** What follows `SET` and `SETTINGS`. */
function* ofSql(text: string): Generator<PastedSetting> {
  for (const statement of text.replace(/-- .*$/gm, '').split(/;+/)) {
    const isOfTable = /\bENGINE\s*=?\s*\w*MergeTree/i.test(statement);
    const isOther = /\b(?:TABLE|DATABASE|DICTIONARY|VIEW|COLLECTION|BACKUP|RESTORE)\b/i.test(statement);
    const scope = isOfTable ? 'merge-tree' : isOther ? 'server' : 'query';
    for (const {0: head, index} of statement.matchAll(/^\s*SET\s+|\bSETTINGS?[\s(]+/gi))
      for (const [, setting, value] of statement.slice(index + head.length).matchAll(ASSIGNMENT))
        yield {setting: setting!, value: plainValue(value!), scope};
  }
}

/** Tables, by lines, whatever draws them, lines of assignments, and records with a name and a value. */
function* ofRows(text: string): Generator<PastedSetting> {
  const lines = text
    .replace(NAMED, '\n$1\t')
    .replace(LINE, '$1\t$2')
    .replace(/[\u2500-\u257f]+/g, '|');
  let [table, end, isTyped] = [0, 0, false];
  for (const {0: row, 2: setting, 3: second, 4: third, index} of lines.matchAll(ROW)) {
    if (/^(?![^\w\n]*\w[\w ]*[^\w\n]?:).*[A-Za-z]/m.test(lines.slice(end, index))) table++; // a line of something else
    end = index + row.length;
    // What `SHOW CHANGED SETTINGS` prints has the type between name and value.
    if (setting === 'name') isTyped = second === 'type';
    else yield {setting: setting!, value: plainValue(((isTyped ? third : second) ?? '').trim()), scope: 'query', table};
  }
}

/** Configuration, by its profiles, its sections for MergeTree tables and all else; and pairs of JSON and of a Map. */
function* ofPairs(text: string): Generator<PastedSetting> {
  // Of YAML, each element stands at its indentation, with holes between.
  const path: string[] = [];
  for (const [, close, tag, content, indentation, key, rest, name, written] of text.matchAll(PAIR)) {
    const value = plainValue((content ?? rest ?? written ?? '').replace(/\s#.*$/, '').trim());
    const element = tag ?? key;
    if (name) yield {setting: name, value, scope: 'server'};
    else if (close) path.pop();
    else if (element === 'clickhouse' || element === 'yandex') path.length = 0;
    else if (element) {
      if (key) path.length = indentation!.length;
      path.push(element);
      if (value === '') continue;
      const parts = path.slice(-9).filter(Boolean);
      const isOfTables = /^(?:replicated_)?merge_tree$/.test(parts.at(-2) ?? '');
      const scope = parts.at(-3) === 'profiles' ? 'query' : isOfTables ? 'merge-tree' : 'server';
      yield {setting: scope === 'server' ? parts.join('.') : element, value, scope};
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
