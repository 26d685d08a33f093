// What the site depends on in Docusaurus without a promise, and what no other test would show.
import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';
import {builtFile} from './built';

/** Every file below a folder whose name ends so, with its text. */
function texts(folder: string, ending: RegExp): [file: string, text: string][] {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => ending.test(file));
  return files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]);
}

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
