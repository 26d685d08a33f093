// Writes `.br` and `.gz` beside every file of a folder that gets smaller by it, for servers that send such files as they are.
import {readFile, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';

const TEXT = /\.(html|js|css|json|jsonl|xml|atom|svg|txt|md|webmanifest)$/;
const METHODS = [
  ['.br', promisify(zlib.brotliCompress), {}],
  ['.gz', promisify(zlib.gzip), {level: 9}],
];

/** Compresses all text files below `folder`; the same content always gives the same bytes. */
export async function compress(folder) {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name)).map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      for (const [ending, method, options] of METHODS) {
        const smaller = await method(content, options);
        if (smaller.length < content.length) await writeFile(file + ending, smaller);
      }
    }),
  );
}
