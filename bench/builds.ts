import {readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {copyProject, startDocusaurus} from '../scripts/project';
import {FOLDER} from './sites';

/** Copies the project, so that a benchmark may edit entries; gives the folder. */
export function copyOfOurs(name: string): string {
  const site = path.join(FOLDER, name);
  copyProject(site);
  return site;
}

/** Memory in MB that the processes of a group hold now, from Linux' /proc. */
function groupMemory(group: number): number {
  let kilobytes = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      if (Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]) !== group) continue;
      kilobytes += Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
    } catch {
      // the process has ended
    }
  }
  return kilobytes / 1024;
}

/** Builds a site; gives the seconds that it took and the most memory in MB that its processes held at once. */
export async function build(site: string): Promise<{seconds: number; memory: number}> {
  const start = performance.now();
  const child = startDocusaurus(site, ['build']);
  let memory = 0;
  const watch = setInterval(() => (memory = Math.max(memory, groupMemory(child.pid!))), 100);
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`docusaurus build failed in ${site}`);
  return {seconds: (performance.now() - start) / 1000, memory};
}

/** Deletes all caches of a site, so that its next build starts from nothing. */
export function forgetCaches(site: string): void {
  for (const folder of [
    path.join(site, 'node_modules'),
    path.join(site, '.docusaurus'),
    path.join(site, 'build'),
    path.resolve('node_modules/.cache'),
  ])
    rmSync(folder, {recursive: true, force: true});
}
