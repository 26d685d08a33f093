// The file of what a year's entries to check require, `2026.tsv`: a line an entry, the newest release first.
//
//   26.8	pr-111803	index-type text

import type {Requirement} from '../model/requirement';
import type {Problem} from './problems';
import {readRequirement} from './requirement';
import {type Column, columnOf, readTable} from './tables';

/** What one entry requires, with its line in the file. */
export interface Requires {
  readonly release: string;
  /** The entry's anchor. */
  readonly id: string;
  readonly requirement: Requirement;
  readonly line: number;
}

const COLUMNS: readonly Column[] = [
  ['release', /^\d\d\.\d{1,2}$/, 'one like 26.8'],
  ['anchor', /^[a-z\d-]+$/, 'one like pr-111803'],
  ['requirement', /^\S.*$/, 'one like index-type text'],
];

/** Reads the file of a year, `2026` for `2026.tsv`. A line in `problems` requires nothing. */
export function readRequiresFile(text: string): {requires: Requires[]; problems: Problem[]} {
  const {rows, problems, report} = readTable(text, COLUMNS, 'requires');
  const seen = new Set<string>();
  const requires = rows.flatMap(({cells, line}): Requires | [] => {
    const [release, id, written] = cells as [string, string, string];
    if (seen.has(id)) report(`${id} a second time, expected each entry once`, line);
    seen.add(id);
    const requirement = readRequirement(written, {line, column: columnOf(cells, 2)}, report);
    return requirement ? {release, id, requirement, line} : [];
  });
  return {requires, problems};
}
