// Installs the packages of a folder's package-lock.json if they are missing or differ from it. The folder is the
// project's own, or the one that is named: `node scripts/install.mjs clickhouse`.
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const folder = process.argv[2] ?? '.';
const stamp = path.join(folder, 'node_modules/.installed-lock');
const lock = createHash('sha256')
  .update(readFileSync(path.join(folder, 'package-lock.json')))
  .digest('hex');
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';

if (installed !== lock) {
  console.log('Installing packages …');
  const command = 'npm ci --no-audit --no-fund --loglevel=error';
  const {status} = spawnSync(command, {cwd: folder, shell: true, stdio: 'inherit'});
  if (status !== 0) process.exit(1);
  writeFileSync(stamp, lock);
}
