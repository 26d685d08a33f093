// Installs the packages of package-lock.json where they are missing or older than it; else does nothing.
import {execSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';

const STAMP = 'node_modules/.installed-lock';
const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
const installed = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';

if (installed !== lock) {
  console.log('Installing packages …');
  execSync('npm ci --no-audit --no-fund --loglevel=error', {stdio: 'inherit'});
  writeFileSync(STAMP, lock);
}
