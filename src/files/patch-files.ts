// Reads the files of the lines' patch releases, for the plugin, lint and scripts.
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {CHANGELOG_DIR, readText} from './changelog-folder';

/** The folder of the patch releases, below the site's: a file a line. */
export const PATCHES_DIR = path.join(CHANGELOG_DIR, 'patches');

export interface LineFile {
  /** `24.8` for `24.8.txt`. */
  readonly line: string;
  /** Its path below the site's folder. */
  readonly file: string;
  readonly text: string;
}

export const lineFile = (line: string): string => path.join(PATCHES_DIR, `${line}.txt`);

/** The files of all lines; a site without patch releases has none. */
export function readLineFiles(siteDir: string): LineFile[] {
  const folder = path.join(siteDir, PATCHES_DIR);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.txt')) : [];
  return names.toSorted().map((name) => {
    const line = path.basename(name, '.txt');
    const file = lineFile(line);
    return {line, file, text: readText(siteDir, file)};
  });
}
