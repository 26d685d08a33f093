import {cpSync, rmSync} from 'node:fs';
import path from 'node:path';
import {copyProject} from '../../scripts/project';
import {CHANGELOG_DIR} from '../../src/files/changelog-folder';
import {LONG} from '../sample';

/**
 * Copies the project to a folder below it, for tests that build or edit it: with the years of tests/tiny/changelog, so
 * that a build takes what Docusaurus takes and no more; in the long run with its own.
 */
export function copySite(folder: string): void {
  copyProject(folder);
  if (LONG) return;
  const years = path.join(folder, CHANGELOG_DIR);
  rmSync(years, {recursive: true});
  cpSync(path.join(__dirname, 'changelog'), years, {recursive: true});
}
