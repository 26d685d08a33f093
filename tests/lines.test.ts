import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

/** As the formatter's `lineWidth`, which breaks no text, no comment and no pattern. */
const WIDTH = 120;
const CODE = ['*.ts', '*.tsx', '*.mts', '*.mjs', '*.cjs', '*.js', '*.css', '*.jsonc'];

it(`no line of code is longer than ${WIDTH} characters`, () => {
  const files = execFileSync('git', ['ls-files', ...CODE], {encoding: 'utf8'})
    .trim()
    .split('\n');
  expect(files.length).toBeGreaterThan(200);
  const long = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => ([...line].length > WIDTH ? [`${file}:${index + 1}`] : [])),
  );
  expect(long).toEqual([]);
});
