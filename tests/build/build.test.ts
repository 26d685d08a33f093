import {spawn, spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {edit, GROUP} from '../edit';
import {seeded, tries} from '../sample';
import {copySite} from '../tiny/site';

// Below the project, where the copies find its packages. The paths are equally deep, as those of two checkouts are to
// their own packages.
const PROJECT = path.resolve(__dirname, '../..');
const HERE = path.join(PROJECT, '.test-sites');
const [ONE, OTHER] = [path.join(HERE, 'one'), path.join(HERE, 'another name')];
/** How often a build is killed. */
const KILLS = tries(3, 20);
const COMMAND = [path.join(PROJECT, 'node_modules/tsx/dist/cli.mjs'), 'scripts/build.ts'];

// Vitest names variables of its own that Docusaurus and this site's configuration read.
const {NODE_ENV: _mode, BASE_URL: _base, OUT_DIR: _out, ...env} = process.env;

interface Outcome {
  readonly status: number | null;
  readonly output: string;
  readonly seconds: number;
}

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
  return Object.fromEntries(
    paths.map((file) => [path.relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

const RUNTIME = /runtime~main\.[0-9a-f]{8}/g;
const UNPACK: Readonly<Record<string, (content: Buffer) => Buffer>> = {'.br': brotliDecompressSync, '.gz': gunzipSync};

/**
 * The same without what the bundler's cache may change between two builds of one commit: the names of variables in its
 * own start script, and so that file's hash. Built from an empty cache, as above, not even they differ.
 */
function meaning(site: string): Record<string, string> {
  const folder = path.join(site, 'build');
  return Object.fromEntries(
    Object.entries(content(site)).map(([file, hash]) => {
      const name = file.replace(RUNTIME, 'runtime');
      if (name !== file) return [name, 'there'];
      const unpacked = (UNPACK[path.extname(file)] ?? ((packed: Buffer) => packed))(
        readFileSync(path.join(folder, file)),
      );
      return [file, unpacked.includes('runtime~main.') ? unpacked.toString('utf8').replace(RUNTIME, 'runtime') : hash];
    }),
  );
}

/** The files that are not the same in both, or not in both. */
function differences(one: Record<string, string>, other: Record<string, string>): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((file) => one[file] !== other[file]);
}

let good: Record<string, string>;
let seconds: number;

beforeAll(() => {
  for (const site of [ONE, OTHER]) copySite(site);
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
  edit(ONE, '2024.mdx', GROUP, GROUP.replace('dias', 'dais'));
  const {status, output} = build(ONE);
  expect(status).not.toBe(0);
  expect(output).toMatch(/2024\.mdx:\d+:\d+: Unexpected .*emmanuelsdais.*emmanuelsdias/);
  expect(content(ONE)).toEqual(good);
  edit(ONE, '2024.mdx', '@emmanuelsdais', '@emmanuelsdias');
}, 300_000);

it('killed at any moment leaves the last good site or the whole new one', async () => {
  for (const site of [ONE, OTHER]) edit(site, '2024.mdx', GROUP, ` For good.${GROUP}`);
  expect(build(OTHER).status).toBe(0);
  const last = meaning(ONE);
  const next = meaning(OTHER);
  expect(next).not.toEqual(last);
  const random = seeded(3);
  let killed = 0;
  for (let round = 0; round < KILLS; round++) {
    if (await killBuild(ONE, ((round + random()) / KILLS) * seconds)) killed++;
    const now = meaning(ONE);
    const half = [last, next].map((whole) => differences(now, whole));
    expect(
      half.some((files) => files.length === 0),
      `neither site is whole; these files differ:\n${half.map((files) => files.join(' ')).join('\n')}`,
    ).toBe(true);
  }
  expect(killed).toBeGreaterThan(0);
  expect(build(ONE).status).toBe(0);
  expect(differences(meaning(ONE), next)).toEqual([]);
  expect(readdirSync(ONE).filter((name) => name.startsWith('.build'))).toEqual([]);
}, 900_000);
