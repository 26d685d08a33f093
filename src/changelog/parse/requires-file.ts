// The file of what a year's entries to check require, `2026.tsv`: a line an entry, the newest release first.
//
//   26.8	pr-111803	index-type text

import type {Requirement} from '../model/requirement';
import {compareVersions} from '../model/versions';
import {type Problem, ruleCollector} from './problems';
import {readRequirement} from './requirement';

/** What one entry requires, with its line in the file. */
export interface Requires {
  readonly release: string;
  /** The entry's anchor. */
  readonly id: string;
  readonly requirement: Requirement;
  readonly line: number;
}

const FORM = /^(\d\d\.\d{1,2})\t([a-z\d-]+)\t(\S.*)$/;
const EXAMPLE = '26.8<tab>pr-111803<tab>index-type text';

/** Reads the file of a year, `2026` for `2026.tsv`. A line in `problems` requires nothing. */
export function readRequiresFile(text: string): {requires: Requires[]; problems: Problem[]} {
  const {problems, report} = ruleCollector('requires');
  const requires: Requires[] = [];
  const seen = new Set<string>();
  let before = '99.12';
  for (const [index, content] of text.replace(/\n$/, '').split('\n').entries()) {
    const line = index + 1;
    if (content === '' || content.startsWith('#')) continue;
    const [, release, id, written] = FORM.exec(content) ?? [];
    if (release === undefined) {
      report(`line "${content}", expected one like "${EXAMPLE}"`, line);
      continue;
    }
    if (compareVersions(release, before) > 0)
      report(`${release} after ${before}, expected the newest first: run \`npm run fix\``, line);
    before = release;
    if (seen.has(id!)) report(`${id} a second time, expected each entry once`, line);
    seen.add(id!);
    const column = release.length + id!.length + 3;
    const requirement = readRequirement(written!.trim(), {line, column}, report);
    if (requirement) requires.push({release, id: id!, requirement, line});
  }
  return {requires, problems};
}

/** Puts the lines of each release where they belong, the newest first; its comments come first. */
export function sortRequires(text: string): string {
  const lines = text.split('\n').filter(Boolean);
  const releaseOf = (line: string): string | undefined => FORM.exec(line)?.[1];
  // A line that cannot be read stays below the one before it.
  const placed = lines.map((line, index) => ({
    line,
    release: lines.slice(0, index + 1).findLast((each) => releaseOf(each) !== undefined),
  }));
  const rank = (line: string | undefined): string => (line === undefined ? '99.12' : releaseOf(line)!);
  return [
    ...placed.toSorted((a, b) => compareVersions(rank(b.release), rank(a.release))).map(({line}) => line),
    '',
  ].join('\n');
}
