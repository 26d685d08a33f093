import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';

const BUILD = path.join(__dirname, '../../build');
const files = readdirSync(BUILD, {recursive: true, encoding: 'utf8'});

describe('the precompressed files', () => {
  it.each([
    ['.br', brotliDecompressSync],
    ['.gz', gunzipSync],
  ] as const)('%s hold what the file beside them holds', (ending, decompress) => {
    const compressed = files.filter((file) => file.endsWith(ending));
    expect(compressed).toContain(`whats-new/changelog/2024/index.html${ending}`);
    for (const file of compressed) {
      expect(
        decompress(readFileSync(path.join(BUILD, file))).equals(
          readFileSync(path.join(BUILD, file.slice(0, -ending.length))),
        ),
        file,
      ).toBe(true);
    }
  });
});
