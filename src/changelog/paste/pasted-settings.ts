import type {UndoScope} from '../model/undo';
import type {Paste} from './run-list';

/** A setting with its value, as a pasted text has it. */
export interface PastedSetting {
  readonly setting: string;
  /** Without quotes; undefined if it is not told. */
  readonly value?: string;
  /**
   * How it stands there: set by a query or a profile, or for a MergeTree table; in a row of a table with names and values;
   * or elsewhere, where it need not be a setting.
   */
  readonly place: Exclude<UndoScope, 'server'> | 'row' | 'elsewhere';
  /** For a row, which table of the text it is of: lines that follow each other. */
  readonly table?: number;
}

/** The kinds of a list that are settings. */
const LISTED: Readonly<Record<string, PastedSetting['place']>> = {
  setting: 'query',
  'merge-tree-setting': 'merge-tree',
  'server-setting': 'elsewhere',
};

/** More than a server has. */
const MOST = 3000;

// No pattern has two neighbors that both take the same sign: a hostile text would keep them busy for minutes.
const NAME = '[A-Za-z_][\\w.]*';
const STRING = `"(?:[^"\\\\\\n]|\\\\.)*"|'(?:[^'\\\\\\n]|\\\\.)*'`;
const MAP = `\\{(?:${STRING}|[^}'"]){0,500}\\}`;
const SIGN = '\\t| *[│┃|] *| {2,}';
const row = (between: string) =>
  new RegExp(
    [
      `^[ \\t│┃|]*(?:\\d+\\.[ \\t│┃|]+)?(["'\`]?)(${NAME})\\1(?:${SIGN})${between}(${STRING}|[^\\t│┃|\\n]*)`,
      // A comma makes a row only of a name in quotes: `a, b` is a part of any query.
      `(?:^|[[({])[ \\t]*(["'])(${NAME})\\4 *, *${between}(${STRING}|[^,\\])}\\n]*)`,
    ].join('|'),
    'gm',
  );
/** `max_threads<tab>8`, `"max_threads","8"`, `1. │ max_threads │ 8 │`, `["max_threads", "8"]`. */
const ROW = row('');
/** `max_threads<tab>UInt64<tab>8` below a header that says so: what `SHOW CHANGED SETTINGS` prints. */
const TYPED_ROW = row(`["']?\\w+["']?(?:${SIGN}| *, *)`);
const TYPED_HEADER = /\bname\W+type\W+value\b/;
/** `max_threads: 8` on a line of YAML, with its indentation; `"max_threads": "8"` in JSON and in a Map. */
const PAIR = new RegExp(
  `^([ \\t]*)(?:- )?(${NAME})[ \\t]*:[ \\t]*(.*)|["'](${NAME})["'][ \\t]*:[ \\t]*(${STRING}|[^\\n,}{[\\]]*)`,
  'gm',
);
const ELEMENT = /<(\/?)([\w.-]+)(?:[^\w.<>-][^<>]*)?>([^<]*)/g;
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
  return {setting: own.join('.'), value, place: 'elsewhere'};
}

function* ofXml(text: string): Generator<PastedSetting> {
  const [first, ...others] = text.split('<!--');
  const code = [first!, ...others.map((part) => part.slice(part.indexOf('-->') + 3))].join('');
  const path: string[] = [];
  let opened: string | undefined;
  for (const [element, close, name, content] of code.matchAll(ELEMENT)) {
    if (close) {
      if (opened !== undefined && path.at(-1) === name && path.length < 9) yield inFile(path, opened.trim());
      path.length = Math.max(0, path.lastIndexOf(name!));
      opened = undefined;
    } else if (!element.slice(0, element.indexOf('>') + 1).endsWith('/>')) {
      path.push(name!);
      opened = content;
    }
  }
}

/** Lines of YAML, and pairs of JSON, of a Map and of Vertical, which has the name on one line and the value on the next. */
function* ofPairs(text: string): Generator<PastedSetting> {
  let path: {name: string; depth: number}[] = [];
  let named: string | undefined;
  for (const [, indentation, line, rest, key = line!, written = rest!] of text.matchAll(PAIR)) {
    const value = unquoted(written.replace(/\s#.*$/, ''));
    if (key === 'name') named = value;
    else if (key === 'value') {
      if (named !== undefined) yield {setting: named, value, place: 'row', table: -1};
      named = undefined;
    } else if (indentation === undefined) yield {setting: key, value, place: 'elsewhere'};
    else {
      const depth = indentation.length;
      path = [...path.filter((parent) => parent.depth < depth).slice(-9), {name: key, depth}];
      const names = path.map(({name}) => name);
      if (value !== '') yield inFile(names, value);
    }
  }
}

function* ofRows(text: string): Generator<PastedSetting> {
  let [table, end] = [0, 0];
  for (const match of text.matchAll(TYPED_HEADER.test(text) ? TYPED_ROW : ROW)) {
    const [whole, , name, value, , quoted = name, written = value] = match;
    // What stands between two rows of a table: the rest of a line, a rule. Words are of something else.
    if (/\n[^\n]*[A-Za-z][^\n]*\n/.test(text.slice(end, match.index))) table++;
    end = match.index + whole.length;
    if (quoted !== 'name') yield {setting: quoted!, value: unquoted(written!), place: 'row', table};
  }
}

/** What follows `SET` and `SETTINGS`. */
function* ofSql(text: string): Generator<PastedSetting> {
  for (const statement of text.replace(/-- .*$/gm, '').split(';')) {
    const isSet = /^\s*SET\s/i.test(statement);
    const isOfTable = /\bENGINE\s*=?\s*\w*MergeTree/i.test(statement);
    const isOther = /\b(?:TABLE|DATABASE|DICTIONARY|VIEW|COLLECTION|BACKUP|RESTORE)\b/i.test(statement);
    const place = isOfTable ? 'merge-tree' : isOther ? 'elsewhere' : 'query';
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
export function pastedSettings({text, run = []}: Paste): PastedSetting[] {
  const found = new Map<string, PastedSetting>();
  const listed = run.flatMap(({kind, name: setting, value}): PastedSetting[] => {
    const place = LISTED[kind];
    return place ? [{setting, place, ...(value && {value})}] : [];
  });
  for (const settings of [listed, ...[ofSql, ofRows, ofPairs, ofXml].map((read) => read(text))])
    for (const each of settings) {
      if (found.size >= MOST) return [...found.values()];
      const key = `${each.setting} ${each.value}`;
      if (!found.has(key)) found.set(key, each);
    }
  return [...found.values()];
}
