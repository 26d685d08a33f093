import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {importTargets} from './import-targets';

const SOURCE = path.join(__dirname, '../src');

/** Which folder of src/ may import from which: down only, never sideways. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  changelog: [],
  search: ['changelog'],
  lint: ['changelog'],
  remark: ['changelog'],
  plugins: ['changelog', 'search'],
  components: ['changelog', 'search'],
  theme: ['components'],
  pages: [],
  css: [],
  hosting: [],
  shell: [],
  'static-html': [],
};
/** Folders of pure computation: no files, no React, no Docusaurus. */
const PURE = ['changelog', 'search'];

interface Import {
  readonly file: string;
  readonly from: string;
  readonly target: string;
}

const files = readdirSync(SOURCE, {recursive: true, encoding: 'utf8'}).filter(
  (file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'),
);
const imports = files.flatMap((file): Import[] => {
  const targets = importTargets(readFileSync(path.join(SOURCE, file), 'utf8'));
  return targets.map((target) => ({file, from: file.split(path.sep)[0]!, target}));
});
const ALIAS = '@site/src/';
const folderOf = ({file, target}: Import): string =>
  path
    .normalize(target.startsWith(ALIAS) ? target.slice(ALIAS.length) : path.join(path.dirname(file), target))
    .split(path.sep)[0]!;

it('every folder of src/ has its arrows', () => {
  expect(readdirSync(SOURCE).toSorted()).toEqual(Object.keys(ARROWS).toSorted());
});

it('imports point down only', () => {
  const inside = imports.filter(({target}) => target.startsWith('.') || target.startsWith(ALIAS));
  expect(inside.length).toBeGreaterThan(100);
  const wrong = inside.filter((one) => folderOf(one) !== one.from && !ARROWS[one.from]!.includes(folderOf(one)));
  expect(wrong).toEqual([]);
});

it('what computes knows no files, no React and no Docusaurus', () => {
  const wrong = imports.filter(
    ({from, target}) => PURE.includes(from) && /^(?:node:(?!path$)|react|@docusaurus|@theme|@site)/.test(target),
  );
  expect(wrong).toEqual([]);
});
