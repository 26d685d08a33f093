import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {edit} from '../edit';

const FOLDER = 'docs/whats-new/changelog';

/** Runs the command as an editor does, in a folder with the content. */
function lintContent(words: readonly string[]): {status: number | null; out: string; err: string} {
  const command = [
    '--import',
    path.resolve('node_modules/tsx/dist/loader.mjs'),
    path.resolve('scripts/lint-content.ts'),
  ];
  const {status, stdout, stderr} = spawnSync(process.execPath, [...command, ...words], {cwd: site, encoding: 'utf8'});
  return {status, out: stdout, err: stderr};
}

const site = mkdtempSync(path.join(tmpdir(), 'lint-content-'));
cpSync('tests/tiny/changelog', path.join(site, FOLDER), {recursive: true});
afterAll(() => rmSync(site, {recursive: true}));

it.each([
  [[`./${FOLDER}/2023.mdx`, `${FOLDER}/names.yml`], '1 page, 1 list, 0 lines'],
  [['24.8', '24.11'], '1 page, 0 lists, 1 line'],
])('lint:content checks %j and nothing else', (words, said) => {
  expect(lintContent(words).out).toMatch(new RegExp(`^${said}: `, 'm'));
});

it('lint:content of a release gives what is wrong there, and not in other releases of the page', () => {
  edit(site, '2024.mdx', '`arrayPRAUC` computes', 'And `arrayPRAUC`  computes');
  const [year, release, other] = [['2024'], ['24.12'], ['24.11']].map((words) => lintContent(words).out.split('\n'));
  const lines = (said: readonly string[]) => said.flatMap((line) => Number(/\.mdx:(\d+):/.exec(line)?.[1] ?? []));
  expect(lines(release!)).toContain(21);
  // The heading of the next release stands on line 23.
  expect(lines(release!)).toEqual(lines(year!).filter((line) => line < 23));
  expect(other).toEqual(['1 page, 0 lists, 0 lines: 0 errors, 0 warnings', '']);
});

it.each([[['README.md', '2031']], [['24.13']]])('lint:content refuses %j, which it does not check', (words) => {
  const {status, err} = lintContent(words);
  expect(status).toBe(1);
  expect(err).toMatch(
    new RegExp(
      `^Unexpected ${words.join('.*')}.*, expected a year, a release that stands on its page, or a page, list`,
    ),
  );
});
