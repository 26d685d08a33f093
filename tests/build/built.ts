import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The path below which the site is built. */
export const BASE = '/base/path';
// Vitest sets these variables, and Docusaurus and this site's configuration read them.
const {NODE_ENV: _mode, ...set} = process.env;
const env = {...set, BASE_URL: BASE};

interface Outcome {
  readonly status: number | null;
  readonly output: string;
}

/** Runs a command of a site's package.json. */
export function run(site: string, ...command: readonly string[]): Outcome {
  const {status, stdout, stderr} = spawnSync('npm', ['run', ...command], {cwd: site, env, encoding: 'utf8'});
  return {status, output: stdout + stderr};
}

export const build = (site: string): Outcome => run(site, 'build');

/** The content of every file of a built site, as hashes. */
export function content(site: string): Record<string, string> {
  const folder = path.join(site, 'build');
  const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const paths = files.map((entry) => path.join(entry.parentPath, entry.name)).toSorted();
  return Object.fromEntries(
    paths.map((file) => [path.relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}
