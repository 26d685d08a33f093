import {spawn, spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {copyProject} from '../../scripts/project';

// Below the project, where the copies find its packages. The paths are equally deep, as those of two checkouts are to their own packages.
const PROJECT = path.resolve(__dirname, '../..');
const HERE = path.join(PROJECT, '.test-sites');
const [ONE, OTHER] = [path.join(HERE, 'one'), path.join(HERE, 'another name')];
/** How often a build is killed: a few times at every check, more often by hand (`KILLS=20 npx vitest run tests/build`). */
const KILLS = Number(process.env.KILLS || 4);
const COMMAND = [path.join(PROJECT, 'node_modules/tsx/dist/cli.mjs'), 'scripts/build.ts'];

// Vitest names variables of its own that Docusaurus and this site's configuration read.
const {NODE_ENV: _mode, BASE_URL: _base, OUT_DIR: _out, ...env} = process.env;

interface Outcome { readonly status: number | null; readonly output: string; readonly seconds: number }

function build(site: string): Outcome {
  const start = performance.now();
  const {status, stdout, stderr} = spawnSync(process.execPath, COMMAND, {cwd: site, env, encoding: 'utf8'});
  return {status, output: stdout + stderr, seconds: (performance.now() - start) / 1000};
}

/** Kills a build and all that it started after so many seconds; true where it was still at work. */
function killBuild(site: string, seconds: number): Promise<boolean> {
  const child = spawn(process.execPath, COMMAND, {cwd: site, env, detached: true, stdio: 'ignore'});
  const timer = setTimeout(() => process.kill(-child.pid!, 'SIGKILL'), seconds * 1000);
  return new Promise((resolve) => {
    child.on('exit', (_code, signal) => {
      clearTimeout(timer);
      resolve(signal === 'SIGKILL');
    });
  });
}

/** The content of every file of a built site, as hashes. */
function content(site: string): Record<string, string> {
  const folder = path.join(site, 'build');
  const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const paths = files.map((entry) => path.join(entry.parentPath, entry.name)).toSorted();
  return Object.fromEntries(paths.map((file) => [path.relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')]));
}

function edit(site: string, from: string, to: string): void {
  const file = path.join(site, 'docs/whats-new/changelog/2024.mdx');
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

const ENTRY = '`arrayPRAUC` computes';
let good: Record<string, string>;
let seconds: number;

beforeAll(() => {
  for (const site of [ONE, OTHER]) copyProject(site);
  const outcome = build(ONE);
  expect(outcome.status, outcome.output).toBe(0);
  seconds = outcome.seconds;
  good = content(ONE);
}, 300_000);

afterAll(() => rmSync(HERE, {recursive: true, force: true}));

it('gives the same bytes on another path', () => {
  const outcome = build(OTHER);
  expect(outcome.status, outcome.output).toBe(0);
  expect(Object.keys(good)).toContain('whats-new/changelog/2024/index.html.br');
  expect(content(OTHER)).toEqual(good);
}, 300_000);

it('that fails leaves the last good site, and says why', () => {
  edit(ONE, '(#72073 by @emmanuelsdias', '(#72073 by @emmanuelsdais');
  const {status, output} = build(ONE);
  expect(status).not.toBe(0);
  expect(output).toMatch(/2024\.mdx:\d+:\d+: Unexpected .*emmanuelsdais.*emmanuelsdias/);
  expect(content(ONE)).toEqual(good);
  edit(ONE, '@emmanuelsdais', '@emmanuelsdias');
}, 300_000);

it('killed at any moment leaves the last good site or the whole new one', async () => {
  for (const site of [ONE, OTHER]) edit(site, ENTRY, `${ENTRY} for good`);
  expect(build(OTHER).status).toBe(0);
  const next = content(OTHER);
  expect(next).not.toEqual(good);
  let killed = 0;
  for (let round = 0; round < KILLS; round++) {
    if (await killBuild(ONE, ((round + Math.random()) / KILLS) * seconds)) killed++;
    const now = content(ONE);
    expect([good, next]).toContainEqual(now);
  }
  expect(killed).toBeGreaterThan(0);
  expect(build(ONE).status).toBe(0);
  expect(content(ONE)).toEqual(next);
  expect(readdirSync(ONE).filter((name) => name.startsWith('.build'))).toEqual([]);
}, 900_000);
