// `npm run bench:build [ROUNDS]`: the times of builds and live editing, compared with a plain Docusaurus site.
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {findProgram} from '../scripts/programs';
import {startDocusaurus} from '../scripts/project';
import {parsePage} from '../src/changelog/parse/page';
import {createPages} from '../src/files/pages';
import {build, copyOfOurs, forgetCaches} from './builds';
import {median} from './median';
import {FOLDER, PAGE, plainSite} from './sites';

const ROUNDS = Number(process.argv[2] ?? 3);
/** The options that `npm start` gives Node. */
const START_OPTIONS =
  (JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: {start: string}}).scripts.start.match(
    /--max-semi-space-size=\d+/g,
  ) ?? [];
const ENTRY = '`arrayPRAUC` computes';

function edit(site: string, mark: string): void {
  const file = path.join(site, 'docs/whats-new/changelog/2024.mdx');
  const text = readFileSync(file, 'utf8');
  const line = text.split('\n').find((candidate) => candidate.includes(ENTRY))!;
  writeFileSync(file, text.replace(line, line.replace(/^- (\w+: )?/, `- ${mark}: `)));
}

/** Seconds until the live-editing server shows the page, and from a saved edit to the changed text on it. */
async function live(
  site: string,
  nodeOptions: readonly string[],
  port: number,
  executable: string,
): Promise<{ready: number; edit: number}> {
  const browser = await chromium.launch({
    executablePath: executable,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const server = startDocusaurus(site, ['start', '--no-open', '--port', String(port)], nodeOptions);
  try {
    const page = await browser.newPage();
    const start = performance.now();
    const address = `http://localhost:${port}/${PAGE}`;
    while (
      !(await page.goto(address).then(
        (response) => response?.ok(),
        () => false,
      ))
    )
      await new Promise((resolve) => setTimeout(resolve, 100));
    await page.getByText('computes the area under').first().waitFor({timeout: 120_000});
    const ready = (performance.now() - start) / 1000;
    const times: number[] = [];
    for (let round = 1; round <= ROUNDS + 1; round++) {
      await page.waitForTimeout(8000); // until everything that the last save caused is done
      const saved = performance.now();
      edit(site, `live${round}`);
      await page.waitForFunction(
        (mark) =>
          document.getElementById('pr-72073')?.textContent.startsWith(mark) ||
          [...document.querySelectorAll('li')].some(({textContent}) => textContent.startsWith(mark)),
        `live${round}:`,
        {timeout: 60_000},
      );
      if (round > 1) times.push((performance.now() - saved) / 1000); // the first edit warms the server up
    }
    return {ready, edit: median(times)};
  } finally {
    process.kill(-server.pid!, 'SIGKILL');
    await browser.close();
  }
}

async function main(): Promise<void> {
  mkdirSync(FOLDER, {recursive: true});
  const executable = findProgram('chromium');
  const sites = {ours: copyOfOurs('ours'), plain: plainSite()};
  const figures: Record<string, Record<string, number[]>> = {ours: {}, plain: {}};
  const note = (site: string, name: string, value: number): void => {
    figures[site]![name] = [...(figures[site]![name] ?? []), value];
  };
  for (let round = 1; round <= ROUNDS; round++) {
    for (const [name, site] of Object.entries(sites)) {
      console.error(`round ${round} of ${ROUNDS}: ${name}`);
      forgetCaches(site);
      const cold = await build(site);
      note(name, 'cold build, s', cold.seconds);
      note(name, 'peak memory, MB', cold.memory);
      note(name, 'warm build, s', (await build(site)).seconds);
      edit(site, `edit${round}`);
      note(name, 'build after one edit, s', (await build(site)).seconds);
    }
  }
  for (const [index, [name, site]] of Object.entries(sites).entries()) {
    console.error(`live editing: ${name}`);
    const {ready, edit: shown} = await live(site, name === 'ours' ? START_OPTIONS : [], 3290 + index, executable);
    note(name, 'live server ready, s', ready);
    note(name, 'saved edit to screen, s', shown);
  }
  const source = readFileSync('docs/whats-new/changelog/2024.mdx', 'utf8');
  const authors = createPages('.').authors();
  const start = performance.now();
  parsePage('2024.mdx', source, authors);
  note('ours', 'parse of the 2024 page, s', (performance.now() - start) / 1000);
  const names = Object.keys(figures.ours!);
  const medians = Object.fromEntries(
    Object.entries(figures).map(([site, values]) => [
      site,
      Object.fromEntries(Object.entries(values).map(([name, list]) => [name, median(list)])),
    ]),
  );
  for (const name of names) {
    const [ours, plain] = [medians.ours![name]!, medians.plain![name]];
    const beside =
      plain === undefined ? '' : `${plain.toFixed(2).padStart(10)}${(ours / plain).toFixed(2).padStart(8)}`;
    console.log(`${name.padEnd(28)}${ours.toFixed(2).padStart(10)}${beside}`);
  }
  writeFileSync(path.join(FOLDER, 'build.json'), JSON.stringify({rounds: ROUNDS, medians, figures}, null, 1));
}

void main();
