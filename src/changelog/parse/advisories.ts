import type {Advisory} from '../model/advisories';
import type {Problem} from './problems';
import {type Column, readTable} from './table';

const COLUMNS: readonly Column[] = [
  ['vulnerability', /^CVE-\d{4}-\d{4,}$/, 'a number like CVE-2025-1385'],
  ['advisory', /^GHSA(?:-[\da-z]{4}){3}$/, 'one like GHSA-5phv-x8x4-83x5'],
  ['versions', /^\d+(?:\.\d+){3}(?: \d+(?:\.\d+){3})*$/, 'those with the fix, like 24.8.14.27 25.1.5.5'],
];

/** Reads `security.tsv`, a line an advisory; a line in `problems` gives none. */
export function readAdvisories(text: string): {advisories: Advisory[]; problems: Problem[]} {
  const {rows, problems} = readTable(text, COLUMNS, 'lists');
  const advisories = rows.map(({cells: [cve, advisory, fixed]}) => ({
    cve: cve!,
    advisory: advisory!,
    fixed: fixed!.split(' '),
  }));
  return {advisories, problems};
}
