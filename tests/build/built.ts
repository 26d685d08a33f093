import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const TSX = path.resolve('node_modules/tsx/dist/cli.mjs');

// Vitest sets these variables, and Docusaurus and this site's configuration read them.
const {NODE_ENV: _mode, BASE_URL: _base, OUT_DIR: _out, ...own} = process.env;
/** Compressed files take longer than the build; tests/site has those of the real one. */
const env = {...own, PRECOMPRESS: 'false'};

interface Outcome {
  readonly status: number | null;
  readonly output: string;
}

/** Runs a script of a site. */
export function run(site: string, script: string, ...args: readonly string[]): Outcome {
  const command = [TSX, script, ...args];
  const {status, stdout, stderr} = spawnSync(process.execPath, command, {cwd: site, env, encoding: 'utf8'});
  return {status, output: stdout + stderr};
}

export const build = (site: string): Outcome => run(site, 'scripts/build.ts');

/** The content of every file of a built site, as hashes. */
export function content(site: string): Record<string, string> {
  const folder = path.join(site, 'build');
  const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const paths = files.map((entry) => path.join(entry.parentPath, entry.name)).toSorted();
  return Object.fromEntries(
    paths.map((file) => [path.relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}
