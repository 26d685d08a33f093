// Builds the site aside and moves it in place when it is whole: a build that fails or is killed leaves the last good
// one as it was.
import {spawnSync} from 'node:child_process';
import {existsSync, renameSync, rmSync} from 'node:fs';
import config from '../docusaurus.config';
import {securePages} from '../src/hosting/files';
import {compress} from './compress';

const PLACE = process.env.OUT_DIR || 'build';
const ASIDE = `.${PLACE}-next`;
const LAST = `.${PLACE}-last`;

async function main(): Promise<void> {
  // Killed between the two moves below, an earlier build left the good site under the name LAST.
  if (!existsSync(PLACE) && existsSync(LAST)) renameSync(LAST, PLACE);
  for (const folder of [ASIDE, LAST]) rmSync(folder, {recursive: true, force: true});

  const docusaurus = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  const {status} = spawnSync(process.execPath, [docusaurus, 'build', '--out-dir', ASIDE, ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
  await securePages(ASIDE, config.baseUrl);
  if (process.env.PRECOMPRESS !== 'false') await compress(ASIDE);
  if (existsSync(PLACE)) renameSync(PLACE, LAST);
  renameSync(ASIDE, PLACE);
  rmSync(LAST, {recursive: true, force: true});
}

void main();
