import {spawn, spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const TSX = path.resolve('node_modules/tsx/dist/cli.mjs');
const BUILD = 'scripts/build.ts';

// Vitest names variables of its own that Docusaurus and this site's configuration read.
const {NODE_ENV: _mode, BASE_URL: _base, OUT_DIR: _out, ...env} = process.env;

interface Outcome {
  readonly status: number | null;
  readonly output: string;
  readonly seconds: number;
}

/** Runs one of a site's own scripts to its end. */
export function run(site: string, script: string, ...args: readonly string[]): Outcome {
  const start = performance.now();
  const command = [TSX, script, ...args];
  const {status, stdout, stderr} = spawnSync(process.execPath, command, {cwd: site, env, encoding: 'utf8'});
  return {status, output: stdout + stderr, seconds: (performance.now() - start) / 1000};
}

export const build = (site: string): Outcome => run(site, BUILD);

/**
 * Kills a build and all that it started as soon as `sign` says so, which is asked every few milliseconds and told how
 * many seconds the build has been at work; true where it was killed, false where it came to its end before.
 */
export function killBuild(site: string, sign: (seconds: number) => boolean): Promise<boolean> {
  const start = performance.now();
  const child = spawn(process.execPath, [TSX, BUILD], {cwd: site, env, detached: true, stdio: 'ignore'});
  const timer = setInterval(() => {
    if (sign((performance.now() - start) / 1000)) process.kill(-child.pid!, 'SIGKILL');
  }, 5);
  return new Promise((resolve) => {
    child.on('exit', (_code, signal) => {
      clearInterval(timer);
      resolve(signal === 'SIGKILL');
    });
  });
}

/** The content of every file of a built site, as hashes. */
export function content(site: string): Record<string, string> {
  const folder = path.join(site, 'build');
  const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const paths = files.map((entry) => path.join(entry.parentPath, entry.name)).toSorted();
  return Object.fromEntries(
    paths.map((file) => [path.relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

/** The files that are not the same in both, or not in both. */
export function differences(one: Record<string, string>, other: Record<string, string>): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((file) => one[file] !== other[file]);
}
