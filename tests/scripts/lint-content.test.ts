import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeEach, describe, expect, it} from 'vitest';
import {edit} from '../tiny/site';

const FOLDER = 'docs/whats-new/changelog';

/** Runs the command as an editor does, in a folder with the content. */
function lintContent(words: readonly string[], script = 'lint-content', cwd = site) {
  const command = ['--import', path.resolve('node_modules/tsx/dist/loader.mjs'), path.resolve(`scripts/${script}.ts`)];
  const {status, stdout, stderr} = spawnSync(process.execPath, [...command, ...words], {
    cwd,
    encoding: 'utf8',
  });
  return {status, out: stdout, err: stderr};
}

const site = mkdtempSync(path.join(tmpdir(), 'lint-content-'));
cpSync('tests/tiny/changelog', path.join(site, FOLDER), {recursive: true});
edit(site, '2024.mdx', '`arrayPRAUC` computes', 'And `arrayPRAUC`  computes');
afterAll(() => rmSync(site, {recursive: true}));

it.each([
  [[`./${FOLDER}/2023.mdx`, `${FOLDER}/names.tsv`], '1 page, 1 list', []],
  [['2024', `${FOLDER}/patches/24.8.txt`], '1 page, 1 list, 1 line of releases', [17, 17, 21]],
])('lint:content checks %j and nothing else', (words, said, found) => {
  const {out} = lintContent(words);
  expect(out).toMatch(new RegExp(`^${said}: `, 'm'));
  expect([...out.matchAll(/2024\.mdx:(\d+):/g)].map(([, line]) => Number(line))).toEqual(found);
});

it('GitHub Actions reads what lint:content prints', () => {
  const {problemMatcher} = JSON.parse(readFileSync('.github/lint-content.json', 'utf8')) as {
    problemMatcher: {pattern: {regexp: string}[]}[];
  };
  const pattern = new RegExp(problemMatcher[0]!.pattern[0]!.regexp, 'gm');
  const found = [...lintContent(['2024']).out.matchAll(pattern)].map(([, file, ...read]) => [
    path.basename(file!),
    ...read,
  ]);
  expect(found).toContainEqual([
    '2024.mdx',
    '21',
    '19',
    undefined,
    expect.stringMatching(/^Unexpected " {2}"/),
    'white-space',
  ]);
  expect(found).toHaveLength(3);
});

it('lint:content refuses what it does not check', () => {
  const {status, err} = lintContent(['README.md', '2031']);
  expect(status).toBe(1);
  expect(err).toMatch(/^Unexpected README\.md, 2031, expected a year, or a page, list or line of releases in /);
});

describe('the files beside a page', () => {
  const other = mkdtempSync(path.join(tmpdir(), 'fix-'));
  beforeEach(() => {
    cpSync('tests/tiny/changelog', path.join(other, FOLDER), {recursive: true});
    mkdirSync(path.join(other, FOLDER, 'requires'), {recursive: true});
    writeFileSync(
      path.join(other, FOLDER, 'requires/2024.tsv'),
      '24.11\tpr-70001\tevery server\n24.12\tpr-65519\tevery server\n',
    );
  });
  afterAll(() => rmSync(other, {recursive: true}));
  const said = (script: string, words: readonly string[]) => lintContent(words, script, other).out;
  const read = (name: string) => readFileSync(path.join(other, FOLDER, name), 'utf8');

  it('are checked with their year, and fix sorts their lines', () => {
    expect(said('lint-content', ['2024'])).toMatch(
      /requires\/2024\.tsv:1:1: Unexpected "24\.11\tpr-70001\tevery server", expected "24\.12/,
    );
    expect(said('fix', ['2024'])).toMatch(/requires\/2024\.tsv: repaired/);
    expect(read('requires/2024.tsv')).toMatch(/^24\.12\t.*\n24\.11\t.*\n$/);
  });

  it('wait while an entry cannot be read: its one report is enough', () => {
    edit(other, '2024.mdx', '## ClickHouse release 24.11, ', '## ClickHouse release 24.11 ');
    const out = said('lint-content', []);
    expect(out).toMatch(/^The lists are not compared with the entries yet/m);
    expect(out.match(/^docs\/whats-new\/.*: Unexpected heading /gm)).toHaveLength(1);
    expect(out).not.toMatch(/(?:names\.tsv|requires\/2024\.tsv):\d/);
    const alone = said('lint-content', [path.join(FOLDER, 'requires/2024.tsv')]);
    expect(alone).toMatch(/^The lists are not compared with the entries yet/m);
    expect(alone).not.toMatch(/requires\/2024\.tsv:\d/);
  });

  it('are told with the warnings of what was changed since the main branch; the others are counted', () => {
    const git = (...words: string[]) => execFileSync('git', words, {cwd: other});
    const old = '- The new setting `max_a` works. (#70002 by @emmanuelsdias)\n';
    edit(other, '2024.mdx', '- The `join_algorithm`', `${old}- The \`join_algorithm\``);
    said('fix', ['2024']);
    git('init', '--quiet', '--initial-branch=main');
    git('add', '.');
    git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '--quiet', '--message=a');
    edit(other, '2024.mdx', old, `${old}${old.replace('max_a', 'max_b').replace('70002', '70003')}`);
    for (const out of [said('fix', ['2024']), said('lint-content', [])]) {
      expect(out).toMatch(/^docs.*:\d+:\d+: Warning: Unexpected new setting max_b .* \(unknown-name\)$/m);
      expect(out).not.toContain('max_a');
      expect(out).toMatch(/^\d+ more warnings: /m);
    }
    expect(said('lint-content', ['2024'])).toContain('max_a');
  });

  it.each([
    ['whose front matter is not closed', "'2024'\n---", "'2024'\n--"],
    ['with both sides of a merge', '- `arrayPRAUC`', '=======\n- `arrayPRAUC`'],
  ])('fix leaves a page alone %s', (_, from, to) => {
    edit(other, '2024.mdx', from, to);
    const before = read('2024.mdx');
    said('fix', ['2024']);
    expect(read('2024.mdx')).toBe(before);
  });
});
