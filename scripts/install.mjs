// Installs the packages of a folder's package-lock.json, if some are missing or older than it: `node scripts/install.mjs`,
// or with the folder and npm's options, `node scripts/install.mjs . --omit=dev`.
import {execSync} from 'node:child_process';
import {existsSync, readFileSync, statSync} from 'node:fs';

const [folder = '.', option = ''] = process.argv.slice(2);
const {dependencies, devDependencies} = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
const names = Object.keys(option === '--omit=dev' ? dependencies : {...dependencies, ...devDependencies});
/** @param {string} file */
const time = (file) => statSync(`${folder}/${file}`, {throwIfNoEntry: false})?.mtimeMs ?? 0;
// npm writes this file last.
const isOld = time('node_modules/.package-lock.json') < time('package-lock.json');
if (isOld || !names.every((name) => existsSync(`${folder}/node_modules/${name}`)))
  execSync(`npm ci --loglevel=error ${option}`, {cwd: folder, stdio: 'inherit'});
