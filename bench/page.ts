// `npm run bench:page [ROUNDS]`: the costs of a year's page for its readers, compared with a plain Docusaurus site and
// with the article alone.
import {execFileSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {compress} from '../scripts/compress';
import {findProgram} from '../scripts/programs';
import {deepLinkRun} from './deep-link';
import {firstClicks} from './first-click';
import {CHROME_FLAGS, lighthouseRun} from './lighthouse';
import {type Figures, median} from './median';
import {serve} from './serve';
import {articleAlone, buildPlain, FOLDER, PAGE, plainSite} from './sites';
import {sideBySide} from './table';

const ROUNDS = Number(process.argv[2] ?? 5);
async function main(): Promise<void> {
  const executable = findProgram('chromium');
  mkdirSync(FOLDER, {recursive: true});
  execFileSync('npm', ['run', '-s', 'build'], {stdio: ['ignore', 'ignore', 'inherit']});
  const folders: Record<string, string> = {
    ours: path.resolve('build'),
    plain: buildPlain(plainSite()),
    article: articleAlone('article', 'build', false),
    'article, c-v': articleAlone('article-cv', 'build', true),
  };
  for (const [name, folder] of Object.entries(folders)) if (name !== 'ours') await compress(folder);
  const servers = await Promise.all(
    Object.entries(folders).map(async ([name, folder]) => ({name, ...(await serve(folder))})),
  );
  const browser = await chromium.launch({executablePath: executable, args: CHROME_FLAGS.slice(1)});
  const runs: Record<string, Figures[]> = Object.fromEntries(servers.map(({name}) => [name, []]));
  for (let round = 1; round <= ROUNDS; round++) {
    for (const {name, address} of servers) {
      console.error(`round ${round} of ${ROUNDS}: ${name}`);
      runs[name]!.push({
        ...(await lighthouseRun(`${address}/${PAGE}`, executable)),
        ...(await deepLinkRun(browser, address)),
        ...(await firstClicks(browser, `${address}/${PAGE}`)),
      });
    }
    const medians = Object.fromEntries(
      Object.entries(runs).map(([name, list]) => [
        name,
        Object.fromEntries(Object.keys(list[0]!).map((key) => [key, median(list.map((run) => run[key]!))])),
      ]),
    );
    console.log(`\nafter ${round} of ${ROUNDS} rounds\n${sideBySide(medians)}`);
    writeFileSync(path.join(FOLDER, 'page.json'), JSON.stringify({rounds: round, medians, runs}, null, 1));
  }
  await browser.close();
  for (const {stop} of servers) stop();
}

void main();
