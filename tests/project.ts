import {type ChildProcess, execFileSync, type SpawnOptions, spawn} from 'node:child_process';
import {cpSync, existsSync, rmSync} from 'node:fs';
import path from 'node:path';

/** Copies the project with uncommitted changes. Below the project the copy finds its packages. */
export function copyProject(folder: string): void {
  rmSync(folder, {recursive: true, force: true});
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {encoding: 'utf8'})
    .trim()
    .split('\n');
  for (const file of files) if (existsSync(file)) cpSync(file, path.join(folder, file));
}

export const DOCUSAURUS = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** Starts a Docusaurus command in a site's folder, silent and in its own process group unless `options` differ. */
export function startDocusaurus(
  site: string,
  args: readonly string[],
  nodeOptions: readonly string[] = [],
  options: Pick<SpawnOptions, 'env' | 'stdio'> = {},
): ChildProcess {
  const command = [...nodeOptions, DOCUSAURUS, ...args];
  return spawn(process.execPath, command, {cwd: site, detached: true, stdio: 'ignore', ...options});
}
