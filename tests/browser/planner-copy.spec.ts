import {checklist} from '../../src/changelog/upgrade/checklist';
import {expectShown, planned, readReleases, standard, wanted} from './planner';
import {expect, openAwake, PLANNER, served, test} from './site';

test.beforeAll(readReleases);

test('the checklist is copied as Markdown, with every entry, link, pull request and undo', {tag: '@address'}, async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${PLANNER}?from=24.11&to=24.12`);
  await expectShown(page, wanted('24.11', '24.12'));
  await page.getByRole('button', {name: 'Copy as Markdown checklist'}).click();
  await expect(page.getByText('Copied', {exact: true})).toBeVisible();
  const text = (await page.evaluate(() => navigator.clipboard.readText())).replaceAll('\r', '');
  const resolve = (address: string): string => new URL(served(address), baseURL).href;
  expect(text).toBe(checklist({from: '24.11', to: '24.12'}, planned('24.11', '24.12'), resolve));
  expect(text).toContain(
    '[#65519](https://github.com/ClickHouse/ClickHouse/pull/65519), ' +
      '[#73344](https://github.com/ClickHouse/ClickHouse/pull/73344)) ' +
      'Undo: `least_greatest_legacy_null_behavior = 1`.',
  );
});

test('a browser that does not let a page copy shows the text instead', async ({page}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
  await openAwake(page, PLANNER);
  await page.getByRole('button', {name: 'Copy as Markdown checklist'}).click();
  await expect(page.getByLabel('The browser does not let the page copy.')).toHaveValue(
    new RegExp(`^# Upgrade of ClickHouse from ${standard.from} to ${standard.to}\n`),
  );
});

test('the way back is given for each place, and copied', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAwake(page, `${PLANNER}?from=24.1&to=24.12`);
  await expect(page.locator('#roll-back ~ section h3')).toHaveText([
    'SQL for one session',
    'SQL for all users, as a settings profile',
    'XML for the server configuration',
    'SQL for each MergeTree table: put its name for db.table',
  ]);
  await expect(page.locator('#roll-back + p')).toContainText('24.1');
  await page.getByRole('button', {name: 'Copy XML for the server configuration'}).click();
  await expect(page.getByText('Copied', {exact: true})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    '<use_legacy_mongodb_integration>1</use_legacy_mongodb_integration>',
  );
});
