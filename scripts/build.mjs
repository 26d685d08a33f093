// Builds the site aside and moves it in place when it is whole: a build that fails or is killed leaves the last good one as it was.
import {spawnSync} from 'node:child_process';
import {existsSync, renameSync, rmSync} from 'node:fs';
import {compress} from './compress.mjs';

const PLACE = 'build';
const ASIDE = '.build-next';
const LAST = '.build-last';

// Killed between the two moves below, an earlier build left the good site under the name LAST.
if (!existsSync(PLACE) && existsSync(LAST)) renameSync(LAST, PLACE);
for (const folder of [ASIDE, LAST]) rmSync(folder, {recursive: true, force: true});

const {status} = spawnSync('npx', ['docusaurus', 'build', '--out-dir', ASIDE, ...process.argv.slice(2)], {stdio: 'inherit'});
if (status !== 0) process.exit(status ?? 1);
await compress(ASIDE);
if (existsSync(PLACE)) renameSync(PLACE, LAST);
renameSync(ASIDE, PLACE);
rmSync(LAST, {recursive: true, force: true});
