import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Files} from '../../changelog/export/data-files';

/**
 * Makes texts one after another and writes them by their paths below a folder. A file that has its text already is left
 * alone, since pages may be made again whenever it is written.
 */
export async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [name, make] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), {recursive: true});
    const known = await readFile(file, 'utf8').catch(() => undefined);
    const text = make();
    if (text !== known) await writeFile(file, text);
  }
}
