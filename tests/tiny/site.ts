import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {CHANGELOG_DIR} from '../../src/files/changelog-folder';
import {LONG} from '../sample';

/**
 * Copies the project with uncommitted changes to a folder below it, where it finds its packages, for tests that build or
 * edit it. The copy has the few entries of tests/tiny/changelog, so that its build is fast; in the long run it has the
 * site's own.
 */
export function copySite(folder: string): void {
  rmSync(folder, {recursive: true, force: true});
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {encoding: 'utf8'})
    .trim()
    .split('\n');
  for (const file of files) if (existsSync(file)) cpSync(file, path.join(folder, file));
  if (LONG) return;
  const years = path.join(folder, CHANGELOG_DIR);
  rmSync(years, {recursive: true});
  cpSync(path.join(__dirname, 'changelog'), years, {recursive: true});
}

/** The reference group of one entry of 2024, `pr-72073`. */
export const GROUP = ' (#72073 by @emmanuelsdias';

/**
 * Replaces a text of a file below a site's changelog folder, as an editor's save does.
 * @throws Error if the file does not have the text
 */
export function edit(site: string, name: string, from: string, to: string): void {
  const file = path.join(site, CHANGELOG_DIR, name);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from))
    throw new Error(`Unexpected ${file} without ${JSON.stringify(from)}, expected a text to replace`);
  writeFileSync(file, text.replace(from, to));
}
