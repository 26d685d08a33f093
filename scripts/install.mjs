// Installs the packages of a folder's package-lock.json if they are missing or differ from it. The folder is the
// project's own, or the one that is named: `node scripts/install.mjs clickhouse`.
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';

const folder = path.resolve(process.argv[2] ?? '.');
/** @param {string | Buffer} content */
const hash = (content) => createHash('sha256').update(content).digest('hex');
const stamp = path.join(folder, 'node_modules/.installed-lock');
const lock = hash(readFileSync(path.join(folder, 'package-lock.json')));
const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === lock;
/** Names the process that installs in this folder. It stands elsewhere: `npm ci` empties node_modules. */
const claim = path.join(tmpdir(), `npm-ci-${hash(folder)}`);

/** Whether this process may install: no other does, or the one that did was killed. */
function claims() {
  try {
    writeFileSync(claim, String(process.pid), {flag: 'wx'});
    return true;
  } catch (error) {
    // Where it cannot be written at all, nobody else has it.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    try {
      process.kill(Number(readFileSync(claim, 'utf8')), 0);
      return false;
    } catch {
      rmSync(claim, {force: true});
      return claims();
    }
  }
}

if (!isInstalled()) {
  if (!claims()) {
    console.log('Waiting for another command that installs packages …');
    while (!claims()) await setTimeout(200);
  }
  process.on('exit', () => rmSync(claim, {force: true}));
  if (!isInstalled()) {
    console.log('Installing packages …');
    const command = 'npm ci --no-audit --no-fund --loglevel=error';
    const {status} = spawnSync(command, {cwd: folder, shell: true, stdio: 'inherit'});
    if (status !== 0) process.exit(1);
    writeFileSync(stamp, lock);
  }
}
