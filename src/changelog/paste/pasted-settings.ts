import {groupBy} from '../model/group';
import {SCOPES, UNDO_SCOPES} from '../model/undo';
import type {PastedSetting} from '../server/pasted-names';
import {plainValue} from '../server/values';
import type {RunItem} from './run-list';

/** More than a server has. */
const MOST = 3000;
/** In characters, more than a configuration or a table of all settings has. */
const MOST_LENGTH = 300_000;

// No pattern has two neighbors that both take the same sign: a hostile text would keep them busy for minutes.
const NAME = '[A-Za-z_]\\w{0,99}(?:\\.\\w{1,99}){0,4}';
const STRING = `"(?:[^"\\\\\\n]|\\\\.)*"|'(?:[^'\\\\\\n]|\\\\.)*'`;
const MAP = `\\{(?:${STRING}|[^}'"]){0,200}\\}`;
/** What a profile says of a setting after its value. */
const LIMITS = '(?:\\s+(?:MIN|MAX)\\s+(?:=\\s*)?[^\\s,;)]+|\\s+(?:CONST|READONLY|WRITABLE))*\\s*';
/** What `SET` and `SETTINGS` list. */
const IN_SQL = new RegExp(`(?<=^|,\\s*)(${NAME})\\s*=\\s*(${STRING}|${MAP}|[^\\s,;)]+)${LIMITS}(?:,\\s*)?`, 'giy');
/** `max_threads = 8` and `"max_threads": 8`, `--max_threads 8`, `<max_threads>8</max_threads>`. */
const ASSIGNMENT = new RegExp(
  `(?<![\\w.])(${NAME})(?:["']?[ \\t]*[=:][ \\t]*|(?<=--[\\w.]{1,99}) |>(?:<!\\[CDATA\\[)?)` +
    `(${STRING}|[^\\s,;<\\]}()]+(?:\\([^()\\s]{0,99}\\))?(?:,\\w{1,99}(?![\\w ]{0,99}=))*)`,
  'g',
);
/** The head of a record with a name and a value, of JSON or of Vertical. */
const RECORD =
  /\bname["']?: *(["']?[A-Za-z_][\w.]{0,99}["']?)[,\s]{1,99}["']?(?:type\b[^},\n]{0,99}[,\n]\s*["']?)?value["']?: */g;
/** A column of JSONColumns, and the columns with names and values. */
const COLUMN = `\\[(?:\\s*(?:${STRING}),?)*\\s*\\]`;
const COLUMNS = new RegExp(`"name":\\s*(${COLUMN}),[^{}[]{0,99}"value":\\s*(${COLUMN})`, 'g');
/** A comma is between cells in quotes alone: `a, b` is a part of any query. */
const BETWEEN_CELLS = `(?:\\t| *[|] *| {2,}|(?<=["']) ?, ?(?=["']))`;
const CELL = `(${STRING}|[^\\n]*?(?=${BETWEEN_CELLS}|$))`;
/** Begins a line or a list, after the number of the row. */
const ROW = new RegExp(
  `(?:^|(?<=[\\])}:],?))[ \\t|[({]*(?:\\d{1,9}\\.[ \\t|]+)?(["'\`]?)(${NAME})\\1${BETWEEN_CELLS}${CELL}` +
    `(?:${BETWEEN_CELLS}${CELL}[^\\n]*?(?=[\\])}],|$))?`,
  'gm',
);

const SIGNS = {amp: '&', lt: '<', gt: '>', quot: '"', apos: "'"} as const;

const valueOf = (written = ''): string => plainValue(written.trim());

/** What follows `SET` and `SETTINGS`; an engine that is not of the MergeTree family has other settings. */
function* ofSql(text: string): Generator<PastedSetting> {
  for (const statement of text.replace(/-- .*$/gm, '').split(/;+/)) {
    const isOfTable = /\bENGINE\s*=?\s*\w*MergeTree/i.test(statement);
    const isOther = /\b(?:TABLE|DATABASE|DICTIONARY|VIEW|COLLECTION|BACKUP|RESTORE)\b/i.test(statement);
    const of = isOther && !isOfTable ? 'assignment' : 'sql';
    for (const {0: head, index} of statement.matchAll(/^\s*SET\s+|\bSETTINGS?[\s(]+/gi))
      for (const [, setting, value] of statement.slice(index + head.length).matchAll(IN_SQL))
        yield {setting: setting!, value: valueOf(value), of, scope: isOfTable ? 'merge-tree' : 'query'};
  }
}

/** The rows of tables, whatever draws them, and of records with a name and a value. */
function* ofRows(text: string): Generator<PastedSetting> {
  const rows = text.replace(COLUMNS, (_all, ...columns: string[]) => {
    const [names = [], values = []] = columns.slice(0, 2).map((column) => column.match(new RegExp(STRING, 'g')) ?? []);
    return names.map((name, place) => `\n${name}\t${values[place] ?? ''}`).join('');
  });
  const lines = rows.replace(RECORD, '\n$1\t').replace(/[\u2500-\u257f]+/g, '|');
  let isTyped = false;
  for (const [, , setting, second, third] of lines.matchAll(ROW)) {
    // What `SHOW CHANGED SETTINGS` prints has the type between name and value.
    if (setting === 'name') isTyped = second === 'type';
    else yield {setting: setting!, value: valueOf(isTyped ? third : second), of: 'row'};
  }
}

/** What XML writes as an escape, `&#48;`, `&#x30;` or `&amp;`, as it is meant. */
function unescaped(text: string): string {
  return text.replace(/&(?:#(\d{1,5})|#x([\da-f]{1,4})|(amp|lt|gt|quot|apos));/gi, (_all, decimal, hex, sign) =>
    sign
      ? SIGNS[sign.toLowerCase() as keyof typeof SIGNS]
      : String.fromCharCode(hex ? Number.parseInt(hex, 16) : decimal),
  );
}

/** The client takes dashes in the name of an option: `--max-threads=8`. */
const withUnderscores = (text: string): string =>
  text.replace(/(?<![\w-])--[a-z][\w-]{1,99}/gi, (option) => `--${option.slice(2).replaceAll('-', '_')}`);

function* ofAssignments(text: string): Generator<PastedSetting> {
  const plain = withUnderscores(unescaped(text))
    .replace(/<!--[\s\S]*?(?:-->|(?![\s\S]))/g, '')
    .replace(/<([\w.]{1,99})\s[^<>]*>/g, '<$1>');
  for (const [, setting, value] of plain.matchAll(ASSIGNMENT))
    yield {setting: setting!, value: valueOf(value), of: 'assignment'};
}

/** The settings of a list of what runs and of a text, with their values, each once. */
export function pastedSettings(whole: string, run: readonly RunItem[] = []): PastedSetting[] {
  const text = whole.slice(0, MOST_LENGTH);
  const listed = run.flatMap(({kind, name: setting, value}): PastedSetting[] => {
    const scope = SCOPES.find((each) => UNDO_SCOPES[each].kinds[0] === kind);
    return scope ? [{setting, scope, of: 'list', ...(value && {value})}] : [];
  });
  const all = [...listed, ...ofSql(text), ...ofRows(text), ...ofAssignments(text)];
  const once = groupBy(all, ({setting, value}) => `${setting} ${value}`);
  return Array.from(once.values(), ([first]) => first!).slice(0, MOST);
}
