// The file of what a year's entries to check require, `2026.tsv`: a line an entry, the newest release first.
//
//   26.8	pr-111803	index-type text

import type {Requirement} from '../model/requirement';
import {compareVersions} from '../model/versions';
import type {Problem} from './problems';
import {readRequirement} from './requirement';
import {type Column, columnOf, readTable} from './table';

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
  let before = '99.12';
  const requires = rows.flatMap(({cells, line}): Requires | [] => {
    const [release, id, written] = cells as [string, string, string];
    if (compareVersions(release, before) > 0)
      report(`${release} after ${before}, expected the newest first: run \`npm run fix\``, line);
    before = release;
    if (seen.has(id)) report(`${id} a second time, expected each entry once`, line);
    seen.add(id);
    const requirement = readRequirement(written, {line, column: columnOf(cells, 2)}, report);
    return requirement ? {release, id, requirement, line} : [];
  });
  return {requires, problems};
}

/** Puts the lines of each release where they belong, the newest first; its comments come first. */
export function sortRequires(text: string): string {
  const lines = text.split('\n').filter(Boolean);
  const releaseOf = (line: string): string | undefined => /^(\d\d\.\d{1,2})\t/.exec(line)?.[1];
  // A line that cannot be read stays below the one before it.
  const placed = lines.map((line, index) => ({
    line,
    release:
      lines
        .slice(0, index + 1)
        .map(releaseOf)
        .findLast((release) => release !== undefined) ?? '99.12',
  }));
  return [...placed.toSorted((a, b) => compareVersions(b.release, a.release)).map(({line}) => line), ''].join('\n');
}
