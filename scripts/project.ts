import {type ChildProcess, execFileSync, type SpawnOptions, spawn} from 'node:child_process';
import {cpSync, existsSync, rmSync} from 'node:fs';
import path from 'node:path';

/**
 * Copies the project's own files, with uncommitted changes, to `folder`. If that is below the project, they find its
 * packages.
 */
export function copyProject(folder: string): void {
  rmSync(folder, {recursive: true, force: true});
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {encoding: 'utf8'})
    .trim()
    .split('\n');
  for (const file of files) if (existsSync(file)) cpSync(file, path.join(folder, file));
}

export const DOCUSAURUS = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');

/**
 * Starts a Docusaurus command in a site's folder with these options for Node. It is silent and has its own process
 * group, unless `options` say otherwise.
 */
export function startDocusaurus(
  site: string,
  args: readonly string[],
  nodeOptions: readonly string[] = [],
  options: Pick<SpawnOptions, 'env' | 'stdio'> = {},
): ChildProcess {
  const command = [...nodeOptions, DOCUSAURUS, ...args];
  return spawn(process.execPath, command, {cwd: site, detached: true, stdio: 'ignore', ...options});
}
