// What the server answers to a claim, beside what is expected.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type Expected, readClaims, type Step} from '../src/changelog/parse/claims';
import {formatProblems} from '../src/changelog/parse/problems';
import {CLAIMS_DIR} from '../src/files/changelog-folder';
import type {Answer} from './engine';

/**
 * The files of claims, each with those claims of it that are named.
 * @param names years and anchors of entries; none means all
 * @throws Error with every problem of the files
 */
export function readClaimFiles(names: readonly string[]) {
  const years = names.filter((name) => /^\d{4}$/.test(name));
  const entries = names.filter((name) => !years.includes(name));
  const files = readdirSync(CLAIMS_DIR).map((name) => {
    const file = path.join(CLAIMS_DIR, name);
    return {file, year: path.parse(name).name, ...readClaims(readFileSync(file, 'utf8'))};
  });
  const wanted = files.filter(({year}) => years.length === 0 || years.includes(year));
  const wrong = wanted.map(({file, problems}) => formatProblems(file, problems)).filter(Boolean);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return wanted
    .toSorted((a, b) => a.year.localeCompare(b.year))
    .map(({claims, ...file}) => ({
      ...file,
      claims: claims.filter(({entry}) => entries.length === 0 || entries.includes(entry)),
    }));
}

const rowLines = (rows: readonly string[]): string[] =>
  rows.length === 0 ? ['-- no rows'] : rows.map((row) => (row === '' ? '-- =' : `-- = ${row}`));

export function answerLines(answer: Answer): string[] {
  if ('error' in answer) return [`-- ! ${/\(([A-Z][A-Z0-9_]+)\)\s*$/.exec(answer.error)?.[1] ?? answer.error}`];
  return rowLines(answer.result === '' ? [] : answer.result.replace(/\n$/, '').split('\n'));
}

function expectedLines(expected: Expected): string[] {
  if ('error' in expected) return [`-- ! ${expected.error}`];
  return 'accepted' in expected ? ['-- ok'] : rowLines(expected.rows);
}

/** A message if an answer is not the expected one; undefined if it is, or if the claim says only what other servers answer. */
export function judge({sql, line, expected, servers}: Step, answer: Answer, file: string): string | undefined {
  if (expected === undefined && servers) return undefined;
  const got = answerLines(answer);
  const wanted = expectedLines(expected ?? {rows: []});
  const holds = expected && 'accepted' in expected ? !('error' in answer) : got.join('\n') === wanted.join('\n');
  if (holds) return undefined;
  const message = 'error' in answer ? `\n   ${answer.error.slice(0, 300)}` : '';
  return `${file}:${line}:1: Unexpected answer\n${got.join('\n')}\nto\n${sql}\nexpected\n${wanted.join('\n')}${message}`;
}
