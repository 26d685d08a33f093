// `npm run bench:page [ROUNDS]`: the costs of a year's page for its readers, compared with a plain Docusaurus site and
// with the article alone.
import {execFileSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {compress} from '../scripts/compress';
import {findProgram} from '../scripts/programs';
import {axeRun} from './axe';
import {launch, serve} from './browser';
import {deepLinkRun} from './deep-link';
import {type Figures, sideBySide} from './figures';
import {firstClicks} from './first-click';
import {lighthouseRun} from './lighthouse';
import {articleAlone, build, FOLDER, PAGE, plainSite} from './sites';

const ROUNDS = Number(process.argv[2] ?? 5);

async function main(): Promise<void> {
  mkdirSync(FOLDER, {recursive: true});
  execFileSync('npm', ['run', '-s', 'build'], {stdio: ['ignore', 'ignore', 'inherit']});
  const folders: Record<string, string> = {ours: 'build', plain: build(plainSite()), article: articleAlone()};
  for (const [name, folder] of Object.entries(folders)) if (name !== 'ours') await compress(folder);
  const servers = await Promise.all(
    Object.entries(folders).map(async ([name, folder]) => ({name, ...(await serve(folder))})),
  );
  const browser = await launch();
  const runs: Record<string, Figures[]> = Object.fromEntries(servers.map(({name}) => [name, []]));
  for (let round = 1; round <= ROUNDS; round++) {
    for (const {name, address} of servers) {
      console.error(`round ${round} of ${ROUNDS}: ${name}`);
      runs[name]!.push({
        ...(await lighthouseRun(`${address}/${PAGE}`, findProgram('chromium'))),
        ...(await axeRun(browser, `${address}/${PAGE}`)),
        ...(await deepLinkRun(browser, address)),
        ...(await firstClicks(browser, `${address}/${PAGE}`)),
      });
    }
    console.log(`\nafter ${round} of ${ROUNDS} rounds\n${sideBySide(runs)}`);
    writeFileSync(path.join(FOLDER, 'page.json'), JSON.stringify(runs, null, 1));
  }
  await browser.close();
  for (const {stop} of servers) stop();
}

void main();
