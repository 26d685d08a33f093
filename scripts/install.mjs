// Installs the packages of a folder's package-lock.json if they are missing or older than it. The folder is the project's
// own, or the one that is named: `node scripts/install.mjs clickhouse`.
import {execSync} from 'node:child_process';
import {statSync} from 'node:fs';

const folder = process.argv[2] ?? '.';
/** @param {string} file */
const time = (file) => statSync(`${folder}/${file}`, {throwIfNoEntry: false})?.mtimeMs ?? 0;

// npm writes this file last.
if (time('node_modules/.package-lock.json') < time('package-lock.json')) {
  console.log(`Installing the packages of ${folder}/package-lock.json …`);
  execSync('npm ci --loglevel=error', {cwd: folder, stdio: 'inherit'});
}
