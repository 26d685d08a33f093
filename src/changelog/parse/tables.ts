// The reader of all files of lines with tabs between their cells, as lists.ts, upgrade-rules.ts and requires-file.ts have
// them. `#` begins a comment.
import {counted} from '../model/count';
import {type Problem, ruleCollector} from './problems';

/** What a column has, how it looks, and an example of it. */
export type Column = readonly [name: string, form: RegExp, example: string];

/** What a line says, and its line in the file, from 1. */
export type Row<Item> = Item & {readonly line: number};

export interface Table<Item> {
  /** What its lines say; a line in `problems` says nothing. */
  readonly rows: readonly Row<Item>[];
  readonly problems: readonly Problem[];
}

/** What the lines of a table say, for those that need no messages. */
export const itemsOf = <Item extends object>({rows}: Pick<Table<Item>, 'rows'>): Omit<Item, 'line'>[] =>
  rows.map(({line: _, ...item}) => item);

/** Reports what is wrong at the beginning of a cell, by its index. */
export type CellReport = (reason: string, cell: number) => void;

/**
 * Makes the reader of a table. Columns at the end that may have nothing need not be there.
 * @param key so many columns at the beginning say what a line is about, and no other line is
 * @param itemOf what a line says; undefined after a problem of it
 */
export function tableReader<const Columns extends readonly Column[], Item extends object>(
  columns: Columns,
  {ruleId = 'lists', key = 0}: {readonly ruleId?: string; readonly key?: number},
  itemOf: (cells: {readonly [Index in keyof Columns]: string}, report: CellReport) => Item | undefined,
): (text: string) => Table<Item> {
  const least = columns.findLastIndex(([, form]) => !form.test('')) + 1;
  const wanted = least === columns.length ? least : `${least} or ${columns.length}`;
  const names = columns.map(([name]) => name).join(', ');
  return (text) => {
    const {problems, report} = ruleCollector(ruleId);
    const rows: Row<Item>[] = [];
    const known = new Set<string>();
    for (const [index, content] of text.split('\n').entries()) {
      if (content === '' || content.startsWith('#')) continue;
      const line = index + 1;
      const cells = content.split('\t');
      const reportCell: CellReport = (reason, cell) =>
        report(reason, {line, column: cells.slice(0, cell).reduce((sum, {length}) => sum + length + 1, 1)});
      const wrong = columns.findIndex(([, form], at) => !form.test(cells[at] ?? ''));
      const about = cells.slice(0, key).join(' ');
      if (cells.length < least || cells.length > columns.length)
        reportCell(
          `${counted(cells.length, 'column', 'columns')}, expected ${wanted}: ${names}, with a tab between them`,
          0,
        );
      else if (wrong !== -1) {
        const [name, , example] = columns[wrong]!;
        reportCell(`${name} "${cells[wrong]}", expected ${example}`, wrong);
      } else if (key > 0 && known.has(about)) reportCell(`${about} a second time, expected it once`, 0);
      else {
        const all = columns.map((_, at) => cells[at] ?? '');
        const item = itemOf(all as {readonly [Index in keyof Columns]: string}, reportCell);
        if (item !== undefined) rows.push({...item, line});
      }
      known.add(about);
    }
    return {rows, problems};
  };
}
