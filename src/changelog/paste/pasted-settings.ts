import {plainValue} from '../defaults/values';
import {groupBy} from '../model/group';
import {SCOPES, UNDO_SCOPES, type UndoScope} from '../model/undo';
import type {Paste} from './paste';

/** A setting with its value, as a pasted text has it. Names may be no settings at all: only a catalogue knows. */
export interface PastedSetting {
  readonly setting: string;
  /** Without quotes; undefined if it is not told. */
  readonly value?: string;
  /** Where it is set, if the text tells. */
  readonly scope?: UndoScope;
  /** Where it stands: after `SET` or `SETTINGS`, in the list of what runs, in a table of the text, or as any assignment. */
  readonly of: 'sql' | 'list' | 'assignment' | number;
}

/** More than a server has. */
const MOST = 3000;
/** In characters, more than a configuration or a table of all settings has. */
const MOST_LENGTH = 300_000;

// No pattern has two neighbors that both take the same sign: a hostile text would keep them busy for minutes.
const NAME = '[A-Za-z_]\\w{0,99}(?:\\.\\w{1,99}){0,4}';
const STRING = `"(?:[^"\\\\\\n]|\\\\.)*"|'(?:[^'\\\\\\n]|\\\\.)*'`;
const MAP = `\\{(?:${STRING}|[^}'"]){0,200}\\}`;
const LIMITS = '(?:\\s+(?:MIN|MAX)\\s+(?:=\\s*)?[^\\s,;)]+|\\s+(?:CONST|READONLY|WRITABLE))*\\s*';
/** What `SET` and `SETTINGS` list. */
const IN_SQL = new RegExp(`(?<=^|,\\s*)(${NAME})\\s*=\\s*(${STRING}|${MAP}|[^\\s,;)]+)${LIMITS}(?:,\\s*)?`, 'giy');
/** `--max_threads=8` and `max_threads = 8` on a line, an element of XML, a line of YAML, a pair of JSON or of a Map. */
const ASSIGNMENT = new RegExp(
  [
    `^[ \\t]*(?:--)?(${NAME})[ \\t]*[=:][ \\t]*(${STRING}|[^\\s,;]+(?:,[^\\s,;]+)*)[,;]?(?:[ \\t]*#.*)?$`,
    `(?<=[ \\t])--(${NAME})[= ](${STRING}|[^\\s,;]+)`,
    `<(${NAME})(?:\\s[^<>]{0,999})?>(?:<!\\[CDATA\\[)?([^<\\]]*)(?:\\]\\]>)?</`,
    `["'](${NAME})["'][ \\t]*:[ \\t]*(${STRING}|[^\\n,}{[\\]]*)`,
  ].join('|'),
  'gm',
);
/** `"name": "max_threads", "value": ` of JSON, and the two lines of Vertical. */
const NAMED =
  /\bname["']?: *(["']?[A-Za-z_][\w.]{0,99}["']?)[,\s]{1,99}["']?(?:type\b[^},\n]{0,99}[,\n]\s*["']?)?value["']?: */g;
/** A comma is between cells in quotes alone: `a, b` is a part of any query. */
const BETWEEN_CELLS = `(?:\\t| *[|] *| {2,}|(?<=["']) ?, ?(?=["']))`;
const CELL = `(${STRING}|[^\\n]*?(?=${BETWEEN_CELLS}|$))`;
/** Begins a line or a list, after the number of the row. */
const ROW = new RegExp(
  `(?:^|(?<=[\\])}:],?))[ \\t|[({]*(?:\\d{1,9}\\.[ \\t|]+)?(["'\`]?)(${NAME})\\1${BETWEEN_CELLS}${CELL}` +
    `(?:${BETWEEN_CELLS}${CELL}[^\\n]*?(?=[\\])}],|$))?`,
  'gm',
);
const ENTITIES: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', apos: "'"};

/** A value as its text writes it, without what XML escapes. */
function valueOf(written: string): string {
  const plain = written.replace(/&(?:#(\d{1,6})|(\w{2,4}));/g, (all, code?: string, name = '') =>
    code ? String.fromCodePoint(Number(code)) : (ENTITIES[name as string] ?? all),
  );
  return plainValue(plain.trim());
}

/** What follows `SET` and `SETTINGS`. */
function* ofSql(text: string): Generator<PastedSetting> {
  for (const statement of text.replace(/-- .*$/gm, '').split(/;+/)) {
    const isOfTable = /\bENGINE\s*=?\s*\w*MergeTree/i.test(statement);
    const isOther = /\b(?:TABLE|DATABASE|DICTIONARY|VIEW|COLLECTION|BACKUP|RESTORE)\b/i.test(statement);
    const of = isOther && !isOfTable ? 'assignment' : 'sql';
    for (const {0: head, index} of statement.matchAll(/^\s*SET\s+|\bSETTINGS?[\s(]+/gi))
      for (const [, setting, value] of statement.slice(index + head.length).matchAll(IN_SQL))
        yield {setting: setting!, value: valueOf(value!), of, scope: isOfTable ? 'merge-tree' : 'query'};
  }
}

/** Tables, by lines, whatever draws them, and records with a name and a value. */
function* ofRows(text: string): Generator<PastedSetting> {
  const lines = text.replace(NAMED, '\n$1\t').replace(/[\u2500-\u257f]+/g, '|');
  let [table, end, isTyped] = [0, 0, false];
  for (const {0: row, 2: setting, 3: second, 4: third, index} of lines.matchAll(ROW)) {
    if (/^(?![^\w\n]*\w[\w ]*[^\w\n]?:).*[A-Za-z]/m.test(lines.slice(end, index))) table++; // a line of something else
    end = index + row.length;
    // What `SHOW CHANGED SETTINGS` prints has the type between name and value.
    if (setting === 'name') isTyped = second === 'type';
    else yield {setting: setting!, value: valueOf((isTyped ? third : second) ?? ''), of: table};
  }
}

function* ofAssignments(text: string): Generator<PastedSetting> {
  for (const [, ...parts] of text.replace(/<!--[\s\S]*?(?:-->|(?![\s\S]))/g, '').matchAll(ASSIGNMENT)) {
    const [setting, value] = parts.filter((part) => part !== undefined);
    yield {setting: setting!, value: valueOf(value ?? ''), of: 'assignment'};
  }
}

/** The settings of a pasted text, with their values, each once. */
export function pastedSettings({text: whole, run = []}: Pick<Paste, 'text' | 'run'>): PastedSetting[] {
  const text = whole.slice(0, MOST_LENGTH);
  const listed = run.flatMap(({kind, name: setting, value}): PastedSetting[] => {
    const scope = SCOPES.find((each) => UNDO_SCOPES[each].kinds[0] === kind);
    return scope ? [{setting, scope, of: 'list', ...(value && {value})}] : [];
  });
  const all = [...listed, ...ofSql(text), ...ofRows(text), ...ofAssignments(text)];
  const once = groupBy(all, ({setting, value}) => `${setting} ${value}`);
  return Array.from(once.values(), ([first]) => first!).slice(0, MOST);
}
