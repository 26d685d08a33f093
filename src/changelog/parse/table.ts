// Files of lines with tabs between their cells: errors.tsv, security.tsv, requires/2026.tsv. `#` begins a comment.
import {counted} from '../model/count';
import {type Problem, type RuleReport, ruleCollector} from './problems';

/** What a column has, how it looks, and an example of it. */
export type Column = readonly [name: string, form: RegExp, example: string];

export interface Row {
  readonly cells: readonly string[];
  /** Its line in the file, from 1. */
  readonly line: number;
}

/** The column of the line in which a cell begins. */
export const columnOf = (cells: readonly string[], index: number): number =>
  cells.slice(0, index).reduce((sum, cell) => sum + cell.length + 1, 1);

/** Reads a table; what is wrong with it is in `problems`, with its place, and `report` adds to them. A line with a problem gives no row. */
export function readTable(
  text: string,
  columns: readonly Column[],
  ruleId: string,
): {rows: Row[]; problems: Problem[]; report: RuleReport} {
  const {problems, report} = ruleCollector(ruleId);
  const rows: Row[] = [];
  for (const [index, content] of text.split('\n').entries()) {
    if (content === '' || content.startsWith('#')) continue;
    const line = index + 1;
    const cells = content.split('\t');
    const wrong = columns.findIndex(([, form], at) => !form.test(cells[at] ?? ''));
    if (cells.length !== columns.length) {
      const names = columns.map(([name]) => name).join(', ');
      const found = counted(cells.length, 'column', 'columns');
      report(`${found}, expected ${columns.length}: ${names}, with a tab between them`, line);
    } else if (wrong !== -1) {
      const [name, , example] = columns[wrong]!;
      report(`${name} "${cells[wrong]}", expected ${example}`, {line, column: columnOf(cells, wrong)});
    } else rows.push({cells, line});
  }
  return {rows, problems, report};
}
