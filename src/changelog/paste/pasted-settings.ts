import {groupBy} from '../model/group';
import {SCOPES, UNDO_SCOPES, type UndoScope} from '../model/undo';
import {plainValue} from '../server/values';
import type {RunItem} from './run-list';

/** A setting with its value, as a pasted text has it. The name may be no setting at all: only a catalogue tells. */
export interface PastedSetting {
  readonly setting: string;
  /** Without quotes; undefined if the text has none. */
  readonly value?: string;
  /** Where it is set, if the text says so. */
  readonly scope?: UndoScope;
  /** Where it stands: after `SET` or `SETTINGS`, in the list of what runs, or in any row or assignment. */
  readonly of: 'sql' | 'list' | 'assignment';
}

/** More settings than a server has. */
const MOST_SETTINGS = 3000;
/** So many characters are read where settings may stand anywhere: more than a configuration has. */
export const MOST_CHARACTERS = 300_000;
/** So many of a table's row: its name and value stand before a description. */
const MOST_OF_ROW = 500;

// No pattern has two neighbors that both take the same character: a hostile text would keep them busy for minutes.
const NAME = '[A-Za-z_]\\w{0,99}(?:\\.\\w{1,99}){0,4}';
const STRING = `"(?:[^"\\\\\\n]|\\\\.)*"|'(?:[^'\\\\\\n]|\\\\.)*'`;
const MAP = `\\{(?:${STRING}|[^}'"]){0,200}\\}`;
/** What a profile says of a setting after its value. */
const LIMITS = '(?:\\s+(?:MIN|MAX)\\s+(?:=\\s*)?[^\\s,;)]+|\\s+(?:CONST|READONLY|WRITABLE))*\\s*';
/** An assignment in the list after `SET` or `SETTINGS`. */
const IN_SQL = new RegExp(`(?<=^|,\\s*)(${NAME})\\s*=\\s*(${STRING}|${MAP}|[^\\s,;)]+)${LIMITS}(?:,\\s*)?`, 'giy');
/** `max_threads = 8` and `"max_threads": 8`, `--max_threads 8`, `<max_threads>8</max_threads>`, `?max_threads=8&…` of an address. */
const ASSIGNMENT = new RegExp(
  `(?<![\\w.])(${NAME})(?:["']?[ \\t]*[=:][ \\t]*|(?<=--[\\w.]{1,99}) |>)` +
    `(${STRING}|[^\\s,;<?&\\]}()]+(?:\\([^()\\s]{0,99}\\))?(?:,\\w{1,99}(?![\\w ]{0,99}=))*)`,
  'g',
);
/** What separates cells. A comma does so only between quotes: any query may have `a, b`. */
const BETWEEN_CELLS = / *\t *| {2,}|(?<=["']) ?, ?(?=["'])/;
const NAME_CELL = new RegExp(`^(["'\`]?)(${NAME})\\1$`);

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

/** The rows of tables, whatever draws them: a number of the row may stand first. */
function* ofRows(text: string): Generator<PastedSetting> {
  let isTyped = false;
  for (const line of text.split('\n')) {
    const row = line.slice(0, MOST_OF_ROW);
    const cells = row.replace(/[|\u2500-\u257f]+/g, '\t').split(BETWEEN_CELLS);
    const [name = '', second, third] = cells
      .map((cell) => cell.trim())
      .slice(cells.findIndex((cell) => /[^\s\d.]/.test(cell)));
    const setting = NAME_CELL.exec(name)?.[2];
    // What `SHOW CHANGED SETTINGS` prints has the type between name and value.
    if (setting === 'name') isTyped = second === 'type';
    else if (setting && second !== undefined)
      yield {setting, value: valueOf(isTyped ? third : second), of: 'assignment'};
  }
}

/** The client takes dashes in the name of an option: `--max-threads=8`. */
const withUnderscores = (text: string): string =>
  text.replace(/(?<![\w-])--[a-z][\w-]{1,99}/gi, (option) => `--${option.slice(2).replaceAll('-', '_')}`);

function* ofAssignments(text: string): Generator<PastedSetting> {
  const plain = withUnderscores(text)
    .replace(/<!--[\s\S]*?(?:-->|(?![\s\S]))/g, '')
    .replace(/<([\w.]{1,99})\s[^<>]*>/g, '<$1>');
  for (const [, setting, value] of plain.matchAll(ASSIGNMENT))
    yield {setting: setting!, value: valueOf(value), of: 'assignment'};
}

/** The settings of a list of what runs and of a text, with their values, each once. Of a long text all rows of tables are read. */
export function pastedSettings(whole: string, run: readonly RunItem[] = []): PastedSetting[] {
  const text = whole.slice(0, MOST_CHARACTERS);
  const listed = run.flatMap(({kind, name: setting, value}): PastedSetting[] => {
    const scope = SCOPES.find((each) => UNDO_SCOPES[each].kinds[0] === kind);
    return scope ? [{setting, scope, of: 'list', ...(value && {value})}] : [];
  });
  const all = [...listed, ...ofSql(text), ...ofRows(whole), ...ofAssignments(text)];
  const once = groupBy(all, ({setting, value}) => `${setting} ${value}`);
  return Array.from(once.values(), ([first]) => first!).slice(0, MOST_SETTINGS);
}
