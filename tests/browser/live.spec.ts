import {type ChildProcess, spawn} from 'node:child_process';
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {copySite, edit, GROUP} from '../tiny/site';
import {expect, noisyTest as test} from './site';

const SITE = path.resolve('.test-sites/live');
const PORT = Number(process.env.PORT || 3210) + 7;
const PAGE = '/whats-new/changelog/2024';
const ENTRY = 'li#pr-72073';
/** What `npm start` runs. */
const START = ['--import', './scripts/native-modules.mjs', path.resolve('node_modules/.bin/docusaurus'), 'start'];
/** The server takes its time, and so does what a save makes again. */
const LONG = {timeout: 60_000};

test.use({baseURL: `http://127.0.0.1:${PORT}`});

/** The path below which the site is served here; tests/build looks at the addresses of a built one. */
const BASE = '/base/path';

const save = (name: string, from: string, to: string): void => edit(SITE, name, from, to);

/** The entries of the page's source. */
const bullets = (): number => readFileSync(path.join(SITE, 'docs', `${PAGE}.mdx`), 'utf8').match(/^- /gm)!.length;

let server: ChildProcess;
let said = '';

test.beforeAll(() => {
  copySite(SITE);
  const {NODE_ENV: _mode, ...env} = process.env;
  server = spawn(process.execPath, [...START, '--no-open', '--host', '127.0.0.1', '--port', String(PORT)], {
    cwd: SITE,
    detached: true,
    env: {...env, BASE_URL: BASE},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [server.stdout!, server.stderr!]) stream.on('data', (text) => (said += text));
});

test.afterAll(() => {
  if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGKILL');
  rmSync(SITE, {recursive: true, force: true});
});

test('a save is shown without a reload, and a mistake is told with its place until it is repaired', async ({page}) => {
  test.setTimeout(300_000);
  await expect(async () => {
    expect(server.exitCode, said).toBeNull();
    expect((await page.request.get(BASE + PAGE)).ok(), said).toBe(true);
  }).toPass({timeout: 120_000, intervals: [500]});
  await page.goto(BASE + PAGE);
  const entry = page.locator(ENTRY);
  await expect(entry).toBeVisible(LONG);
  await expect(page.locator('.release section li')).toHaveCount(bullets());
  await page.evaluate(() => Object.assign(window, {notReloaded: true}));

  save('2024.mdx', GROUP, ` See \`areaFinder\`.${GROUP}`);
  await expect(entry).toContainText('See areaFinder.', LONG);

  save('authors.tsv', 'emmanuelsdias\t', 'emmanuelsdias\tSomeone Else of ');
  await expect(entry).toContainText('Someone Else', LONG);

  save('2024.mdx', GROUP, `${GROUP}; upgade: fails`);
  const overlay = page.frameLocator('iframe[id$="client-overlay"]').locator('body');
  await expect(overlay).toContainText(/2024\.mdx:\d+:\d+: Unexpected .*upgade/, LONG);
  save('2024.mdx', `${GROUP}; upgade: fails`, GROUP);
  await expect(page.locator('iframe[id$="client-overlay"]')).toHaveCount(0, LONG);
  await expect(entry).toContainText('Someone Else', LONG);
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);

  save('2024.mdx', GROUP, `${GROUP}; upgrade: fails`);
  save('names.tsv', 'function\t', 'function\tareaFinder\nfunction\t');
  await expect(entry).toContainText('Check before upgrading', LONG);
  for (const [address, shown] of [
    ['/whats-new/upgrade?from=24.11&to=24.12', ENTRY],
    ['/whats-new/changelog/names', '#function-areaFinder'],
  ])
    await expect(async () => {
      await page.goto(BASE + address);
      await expect(page.locator(shown!)).toHaveCount(1, {timeout: 2000});
    }).toPass(LONG);

  // Below its path, what scripts fetch comes, and their links lead on.
  await expect(page.locator('[data-search-button]')).toBeEnabled(LONG);
  await page.keyboard.press('/');
  await page.keyboard.type('areaFinder');
  await page.locator('dialog:popover-open [role=option]', {hasText: 'See areaFinder.'}).click();
  await expect(page).toHaveURL(`${BASE}${PAGE}#pr-72073`);
  await expect(entry).toBeInViewport();
  await page.locator('.navbar').getByRole('link', {name: 'Upgrade'}).click();
  await expect(page.locator('h1')).toHaveText('Upgrade planner');
  await page.goto(`${BASE}/`);
  await page.getByRole('button', {name: 'Show what to check'}).click();
  await expect(page).toHaveURL(new RegExp(`${BASE}/whats-new/upgrade\\?from=`));
});
