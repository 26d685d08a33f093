// What the site depends on in Docusaurus without a promise, as far as only the built site shows it: see
// tests/docusaurus-internals.test.ts.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';
import {builtFile} from './built';

const ROOT = path.join(__dirname, '../..');

/** Every file below a folder whose name ends so, with its text. */
function texts(folder: string, ending: RegExp): [file: string, text: string][] {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => ending.test(file));
  return files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]);
}

it('the data that scripts import from @generated stands where Docusaurus puts what a plugin creates', () => {
  const asked = texts(path.join(ROOT, 'src'), /\.tsx?$/).flatMap(([file, text]) =>
    [...text.matchAll(/'@generated\/([^']+)'/g)].map(([, data]) => [file, data!] as const),
  );
  expect(asked.length).toBeGreaterThan(1);
  for (const [file, data] of asked)
    expect(
      ['', '.js'].some((ending) => existsSync(path.join(ROOT, '.docusaurus', data + ending))),
      `Docusaurus no longer puts what the plugin creates at @generated/${data}: change the path in src/${file}`,
    ).toBe(true);
});

it('no script has a highlighter', () => {
  const MARK = 'languages.extend(';
  const highlighter = createRequire(__filename).resolve('prism-react-renderer');
  expect(readFileSync(highlighter, 'utf8'), 'The highlighter is written in another way: choose another mark').toContain(
    MARK,
  );
  const scripts = texts(builtFile('assets'), /\.js$/);
  expect(scripts.length).toBeGreaterThan(10);
  expect(
    scripts.filter(([, text]) => text.includes(MARK)).map(([file]) => file),
    'The highlighter is back in what browsers load: see src/page/index.ts and src/theme/CodeBlock',
  ).toEqual([]);
});
