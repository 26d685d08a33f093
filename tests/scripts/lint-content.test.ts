import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeEach, expect, it} from 'vitest';
import {edit} from '../tiny/site';

const FOLDER = 'docs/whats-new/changelog';
const REQUIRES = path.join(FOLDER, 'requires/2024.tsv');

/** A folder with the content, where a file beside a page is not in order. */
const site = mkdtempSync(path.join(tmpdir(), 'lint-content-'));
beforeEach(() => {
  cpSync('tests/tiny/changelog', path.join(site, FOLDER), {recursive: true});
  mkdirSync(path.join(site, FOLDER, 'requires'), {recursive: true});
  writeFileSync(path.join(site, REQUIRES), '24.11\tpr-70001\tevery server\n24.12\tpr-65519\tevery server\n');
});
afterAll(() => rmSync(site, {recursive: true}));
const read = (name: string) => readFileSync(path.join(site, FOLDER, name), 'utf8');

/** Runs the command as an editor does, which takes more than a second: a test does it no more often than it must. */
function run(...words: readonly string[]) {
  const command = [
    '--import',
    path.resolve('node_modules/tsx/dist/loader.mjs'),
    path.resolve('scripts/lint-content.ts'),
  ];
  const {status, stdout, stderr} = spawnSync(process.execPath, [...command, ...words], {cwd: site, encoding: 'utf8'});
  return {status, out: stdout, err: stderr};
}

it('lint:content checks a year with the files beside it, as GitHub Actions reads what it prints', () => {
  edit(site, '2024.mdx', '`arrayPRAUC` computes', 'And `arrayPRAUC`  computes');
  const {problemMatcher} = JSON.parse(readFileSync('.github/lint-content.json', 'utf8')) as {
    problemMatcher: {pattern: {regexp: string}[]}[];
  };
  const pattern = new RegExp(problemMatcher[0]!.pattern[0]!.regexp, 'gm');
  const {out} = run('2024', `${FOLDER}/patches/24.8.txt`);
  expect(out).toMatch(/^4 files: /m);
  const found = [...out.matchAll(pattern)].map(([, file, ...rest]) => [path.basename(file!), ...rest]);
  const space = ['2024.mdx', '21', '19', undefined, expect.stringMatching(/^Unexpected " {2}"/), 'white-space'];
  const order = ['2024.tsv', '1', '1', undefined, expect.stringMatching(/, expected "24\.12\tpr-65519/), 'requires'];
  expect(found).toEqual(expect.arrayContaining([space, order]));
  expect(found.map(([file, line]) => `${file}:${line}`).join(' ')).toBe(
    '2024.mdx:17 2024.mdx:17 2024.mdx:21 2024.tsv:1 2024.tsv:2',
  );
});

it('lint:content checks files that are named and nothing else, and refuses what it does not check', () => {
  edit(site, '2024.mdx', '`arrayPRAUC` computes', 'And `arrayPRAUC`  computes');
  const {out} = run(`./${FOLDER}/2023.mdx`, `${FOLDER}/names.tsv`);
  expect(out).toMatch(/^2 files: /m);
  expect(out).not.toContain('2024.mdx:');
  const {status, err} = run('README.md', '2031');
  expect(status).toBe(1);
  expect(err).toMatch(/^Unexpected README\.md, 2031, expected a year, or a page or list in /);
});

it('lists wait while an entry cannot be read: its one report is enough', () => {
  edit(site, '2024.mdx', '## ClickHouse release 24.11, ', '## ClickHouse release 24.11 ');
  const {out} = run();
  expect(out).toMatch(/^The lists are not compared with the entries yet/m);
  expect(out.match(/^docs\/whats-new\/.*: Unexpected heading /gm)).toHaveLength(1);
  expect(out).not.toMatch(/(?:names\.tsv|requires\/2024\.tsv):\d/);
  const alone = run(REQUIRES).out;
  expect(alone).toMatch(/^The lists are not compared with the entries yet/m);
  expect(alone).not.toMatch(/requires\/2024\.tsv:\d/);
});

it('fix sorts lists, and leaves alone a page whose front matter is not closed, or with both sides of a merge', () => {
  edit(site, '2023.mdx', "'2023'\n---", "'2023'\n--");
  edit(site, '2024.mdx', '- `arrayPRAUC`', '=======\n- `arrayPRAUC` ');
  const pages = ['2023.mdx', '2024.mdx'];
  const before = pages.map(read);
  expect(run('--fix').out).toMatch(/requires\/2024\.tsv: repaired/);
  expect(read('requires/2024.tsv')).toMatch(/^24\.12\t.*\n24\.11\t.*\n$/);
  expect(pages.map(read)).toEqual(before);
  // A list can be named alone.
  expect(run('--fix', 'names.tsv').out).toMatch(/^1 file: /m);
});

it('warnings are told of what was changed since the main branch; the others are counted', () => {
  const git = (...words: string[]) => execFileSync('git', words, {cwd: site});
  const old = '- The new setting `max_a` works. (#70002 by @emmanuelsdias)\n';
  edit(site, '2024.mdx', '- The `join_algorithm`', `${old}- The \`join_algorithm\``);
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '--quiet', '--message=a');
  edit(site, '2024.mdx', old, `${old}${old.replace('max_a', 'max_b').replace('70002', '70003')}`);
  for (const {out} of [run('--fix', '2024'), run()]) {
    expect(out).toMatch(/^docs.*:\d+:\d+: Warning: Unexpected new setting max_b .* \(unknown-name\)$/m);
    expect(out).not.toContain('max_a');
    expect(out).toMatch(/^\d+ more warnings: /m);
  }
  expect(run('2024').out).toContain('max_a');
});
