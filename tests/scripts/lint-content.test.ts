import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {edit} from '../edit';

const FOLDER = 'docs/whats-new/changelog';

/** Runs the command as an editor does, in a folder with the content. */
function lintContent(words: readonly string[], env = {}): {status: number | null; out: string; err: string} {
  const command = [
    '--import',
    path.resolve('node_modules/tsx/dist/loader.mjs'),
    path.resolve('scripts/lint-content.ts'),
  ];
  const {status, stdout, stderr} = spawnSync(process.execPath, [...command, ...words], {
    cwd: site,
    encoding: 'utf8',
    env: {...process.env, GITHUB_ACTIONS: '', GITHUB_STEP_SUMMARY: '', ...env},
  });
  return {status, out: stdout, err: stderr};
}

const site = mkdtempSync(path.join(tmpdir(), 'lint-content-'));
cpSync('tests/tiny/changelog', path.join(site, FOLDER), {recursive: true});
edit(site, '2024.mdx', '`arrayPRAUC` computes', 'And `arrayPRAUC`  computes');
afterAll(() => rmSync(site, {recursive: true}));

// The second release begins on line 23, the third on line 29.
it.each([
  [[`./${FOLDER}/2023.mdx`, `${FOLDER}/names.yml`], '1 page, 1 list', []],
  [['24.8', '24.11'], '1 page, 1 line', [29, 29, 33]],
  [['24.12'], '1 page', [17, 17, 21]],
])('lint:content checks %j and nothing else', (words, said, found) => {
  const {out} = lintContent(words);
  expect(out).toMatch(new RegExp(`^${said}: `, 'm'));
  expect([...out.matchAll(/2024\.mdx:(\d+):/g)].map(([, line]) => Number(line))).toEqual(found);
});

it('lint:content annotates a pull request, and its job has a summary of all', () => {
  const summary = path.join(site, 'summary.md');
  const {out} = lintContent(['24.12'], {GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summary});
  expect(out).toMatch(/^::error file=.*2024\.mdx,line=17,/m);
  expect(readFileSync(summary, 'utf8')).toMatch(/^### 3 findings\n\n```text\n.*2024\.mdx:17:/);
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
