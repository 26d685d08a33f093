import {cpSync, rmSync} from 'node:fs';
import path from 'node:path';
import {CHANGELOG_DIR} from '../../src/files/changelog-folder';
import {copyProject} from '../project';
import {LONG} from '../sample';

/**
 * Copies the project to a folder below it, for tests that build or edit it. The copy has the few entries of
 * tests/tiny/changelog, so that its build is fast; in the long run it has the site's own.
 */
export function copySite(folder: string): void {
  copyProject(folder);
  if (LONG) return;
  const years = path.join(folder, CHANGELOG_DIR);
  rmSync(years, {recursive: true});
  cpSync(path.join(__dirname, 'changelog'), years, {recursive: true});
}
