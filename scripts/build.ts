// Builds the site beside its place and swaps it in when it is complete: a build that fails or is killed leaves the last
// good site as it was.
import {spawnSync} from 'node:child_process';
import config from '../docusaurus.config';
import {securePages} from '../src/hosting/files';
import {compress} from './compress';
import {prepareNext, swapIn} from './swap';

const PLACE = process.env.OUT_DIR || 'build';

async function main(): Promise<void> {
  const next = prepareNext(PLACE);
  const docusaurus = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  const {status} = spawnSync(process.execPath, [docusaurus, 'build', '--out-dir', next, ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
  await securePages(next, config.baseUrl);
  const {PRECOMPRESS} = process.env;
  if (PRECOMPRESS !== 'false') await compress(next, PRECOMPRESS === 'fast' ? 'fast' : 'best');
  swapIn(PLACE);
}

void main();
