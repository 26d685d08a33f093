import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Files} from '../../changelog/export/data-files';

/** Writes texts by their paths below a folder. */
export async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, text);
  }
}
