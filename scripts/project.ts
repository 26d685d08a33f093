import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, rmSync} from 'node:fs';
import path from 'node:path';

/** Copies the project's own files, as they are now, to `folder`; there they find the packages where it lies below the project. */
export function copyProject(folder: string): void {
  rmSync(folder, {recursive: true, force: true});
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {encoding: 'utf8'}).trim().split('\n');
  for (const file of files) if (existsSync(file)) cpSync(file, path.join(folder, file));
}
