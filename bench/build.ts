// `npm run bench:build [ROUNDS]`: the times of builds and live editing, compared with a plain Docusaurus site. Run `npm run
// build` first.
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {copyProject, startDocusaurus} from '../scripts/project';
import {launch} from './browser';
import {type Figures, sideBySide} from './figures';
import {build, FOLDER, PAGE, plainSite} from './sites';

const ROUNDS = Number(process.argv[2] ?? 3);
const START_OPTIONS = readFileSync('package.json', 'utf8').match(/--max-semi-space-size=\d+/g) ?? [];
const ENTRY = '`arrayPRAUC` computes';

function edit(site: string, mark: string): void {
  const file = path.join(site, 'docs/whats-new/changelog/2024.mdx');
  const text = readFileSync(file, 'utf8');
  const line = text.split('\n').find((candidate) => candidate.includes(ENTRY))!;
  writeFileSync(file, text.replace(line, line.replace(/^- (\w+: )?/, `- ${mark}: `)));
}

function seconds(act: () => void): number {
  const start = performance.now();
  act();
  return (performance.now() - start) / 1000;
}

function builds(site: string, round: number): Figures {
  for (const cache of ['node_modules', '.docusaurus', 'build', '../../node_modules/.cache'])
    rmSync(path.join(site, cache), {recursive: true, force: true});
  const cold = seconds(() => build(site));
  edit(site, `edit${round}`);
  return {'cold build, s': cold, 'build after one edit, s': seconds(() => build(site))};
}

/** Seconds from a saved edit to the changed text on the page of the live-editing server, a figure a round. */
async function live(site: string, nodeOptions: readonly string[], port: number): Promise<Figures[]> {
  const browser = await launch();
  const server = startDocusaurus(site, ['start', '--no-open', '--port', String(port)], nodeOptions);
  try {
    const page = await browser.newPage();
    const open = () => page.goto(`http://localhost:${port}/${PAGE}`).catch(() => null);
    while (!(await open())?.ok()) await page.waitForTimeout(100);
    await page.getByText('computes the area under').first().waitFor({timeout: 120_000});
    const times: number[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      await page.waitForTimeout(8000); // until everything that the last save caused is done
      const saved = performance.now();
      edit(site, `live${round}`);
      const isShown = (mark: string) => document.body.textContent.includes(mark);
      await page.waitForFunction(isShown, `live${round}:`, {polling: 50, timeout: 60_000});
      times.push((performance.now() - saved) / 1000);
    }
    return times.slice(1).map((time) => ({'saved edit to screen, s': time})); // the first edit warms the server up
  } finally {
    process.kill(-server.pid!, 'SIGKILL');
    await browser.close();
  }
}

async function main(): Promise<void> {
  mkdirSync(FOLDER, {recursive: true});
  const sites = {ours: path.join(FOLDER, 'ours'), plain: plainSite()};
  copyProject(sites.ours);
  const runs: Record<keyof typeof sites, Figures[]> = {ours: [], plain: []};
  for (let round = 1; round <= ROUNDS; round++) {
    console.error(`round ${round} of ${ROUNDS}`);
    for (const name of ['ours', 'plain'] as const) runs[name].push(builds(sites[name], round));
  }
  console.error('live editing');
  const saves = {ours: await live(sites.ours, START_OPTIONS, 3290), plain: await live(sites.plain, [], 3291)};
  for (const name of ['ours', 'plain'] as const)
    runs[name] = runs[name].map((figures, round) => ({...figures, ...saves[name][round]}));
  console.log(sideBySide(runs));
  writeFileSync(path.join(FOLDER, 'build.json'), JSON.stringify(runs, null, 1));
}

void main();
