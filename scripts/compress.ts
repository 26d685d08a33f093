import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';

const TEXT = /\.(html|js|css|json|jsonl|xml|atom|svg|txt|md|webmanifest)$/;
/** What programs fetch, not readers: half of all bytes. */
const DATA = /\.(jsonl|md)$/;
/** Brotli's levels. The last percents of bytes take twenty times as long as the others. */
const LEVELS = {fast: 9, best: 11};
const gzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip);
const brotli = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);
const METHODS: Record<string, (content: Buffer, level: number) => Promise<Buffer>> = {
  '.br': (content, level) => brotli(content, {params: {[zlib.constants.BROTLI_PARAM_QUALITY]: level}}),
  '.gz': (content) => gzip(content, {level: 9}),
};

/** Writes `.br` and `.gz` beside each text file that gets smaller by it; the same bytes for the same content. */
export async function compress(folder: string, effort: keyof typeof LEVELS = 'best'): Promise<void> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      const level = LEVELS[DATA.test(file) ? 'fast' : effort];
      for (const [ending, method] of Object.entries(METHODS)) {
        const smaller = await method(content, level);
        if (smaller.length < content.length) await writeFile(file + ending, smaller);
      }
    }),
  );
}
