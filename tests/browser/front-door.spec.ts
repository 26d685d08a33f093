import {inDigits} from '../../src/changelog/model/count';
import {allReleases, countEntries, placedEntries, type Year} from '../../src/changelog/model/records';
import {reachOf, releaseName} from '../../src/changelog/model/versions';
import {plannedEntries, plannedReleases} from '../../src/changelog/upgrade/plan';
import {defaultRange} from '../../src/changelog/upgrade/range';
import {readReal} from '../changelog/real';
import {axeInBothThemes} from './axe';
import {expect, expectInPlace, HOME, NAMES, openAwake, PARTS, PLANNER, SCRIPTS, served, test} from './site';

/** Newest first. */
let years: readonly Year[];
test.beforeAll(async () => {
  ({years} = await readReal());
});

test('without scripts the newest release and every release of every year are one click away', async ({browser}) => {
  const page = await browser.newPage({javaScriptEnabled: false});
  const response = await page.goto(HOME);
  expect(response!.status()).toBe(200);
  await expect(page).toHaveURL(HOME);
  const main = page.locator('main');
  await expect(main.getByRole('heading', {level: 1})).toHaveText('ClickHouse Changelog');

  const newest = years[0]!.releases[0]!;
  await expect(main.getByRole('link', {name: `ClickHouse ${releaseName(newest)}`})).toHaveAttribute(
    'href',
    served(newest.address),
  );
  await expect(main.getByText(/^The newest release/)).toContainText(
    `${inDigits(countEntries(newest))} ${countEntries(newest) === 1 ? 'entry' : 'entries'}, ` +
      `${inDigits(plannedEntries(newest).length)} of them to check before an upgrade.`,
  );

  for (const {title, path, releases} of years) {
    const reach = reachOf(releases);
    const section = main.locator('section', {has: page.getByRole('heading', {level: 2, name: title})});
    await expect(section.getByRole('heading').getByRole('link')).toHaveAttribute('href', served(path));
    await expect(section.locator('h2 + p')).toHaveText(
      `${releases.length} ${releases.length === 1 ? 'release' : 'releases'}, ` +
        `${inDigits(placedEntries(releases).length)} entries${reach === undefined ? '' : `: ${reach}`}`,
    );
    const rows = section.getByRole('listitem');
    await expect(rows).toHaveCount(releases.length);
    const shown = await rows.evaluateAll((items) =>
      items.map((item) => [
        item.textContent!.replace(/\s+/g, ' ').trim(),
        item.querySelector('a')!.getAttribute('href'),
      ]),
    );
    expect(shown).toEqual(
      releases.map((release) => [`${releaseName(release)}${release.date ?? ''}`, served(release.address)]),
    );
  }
  await expect(main.getByRole('link', {name: 'index of names'})).toHaveAttribute('href', NAMES);
  await page.close();
});

test('the years stand newest first', async ({page}) => {
  await page.goto(HOME);
  const titles = await page.locator('main').getByRole('heading', {level: 2}).allTextContents();
  const found = titles.filter((title) => /^\d{4} Changelog$/.test(title));
  expect(found).toEqual(years.map(({title}) => title));
});

test('the link of a release leads to it', {tag: '@address'}, async ({page}) => {
  await page.goto(HOME);
  await page.locator('main').getByRole('link', {name: '24.8', exact: true}).click();
  await expect(page).toHaveURL(served('/whats-new/changelog/2024#248'));
  await expectInPlace(page, '248');
});

for (const javaScriptEnabled of [true, false]) {
  test(`the planner's fields lead to that range, ${javaScriptEnabled ? 'before any script' : 'without script'}`, {
    tag: '@address',
  }, async ({browser}) => {
    const page = await browser.newPage({javaScriptEnabled});
    await page.route(SCRIPTS, (route) => (page.url().includes('upgrade') ? route.continue() : undefined));
    await page.goto(HOME);
    const form = page.locator('main').locator('form');
    const usual = defaultRange(plannedReleases(years));
    await expect(form.getByLabel('You run')).toHaveValue(usual.from);
    await expect(form.getByLabel('You want')).toHaveValue(usual.to);
    const versions = allReleases(years).map(({version}) => version);
    for (const name of ['You run', 'You want'])
      expect(
        await form
          .getByLabel(name)
          .locator('option')
          .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value)),
      ).toEqual(versions);
    await form.getByLabel('You run').selectOption('24.3');
    await form.getByLabel('You want').selectOption('24.8');
    await form.getByRole('button', {name: 'Show what to check'}).click();
    await expect(page).toHaveURL(`${PLANNER}?from=24.3&to=24.8`);
    await expect(page.locator('h1')).toHaveText('Upgrade planner');
    if (javaScriptEnabled) {
      await page.mouse.move(5, 5);
      await expect(page.getByText(/between 24\.3 and 24\.8 matter/)).toBeVisible();
    }
    await page.close();
  });
}

test('the search opens from its button, even as the first click', async ({page}) => {
  await page.goto(HOME);
  await page.getByRole('button', {name: 'Search all entries'}).click();
  const dialog = page.getByRole('dialog', {name: 'Search the changelog'});
  const field = dialog.getByRole('combobox', {name: 'Search entries'});
  await expect(field).toBeFocused();
  await field.fill('#65519');
  await expect(dialog.getByRole('listbox').getByRole('option').first()).toHaveAttribute(
    'href',
    served('/whats-new/changelog/2024#pr-65519'),
  );
});

test('the brand of a page leads to the front door, and Back leads back', {tag: '@address'}, async ({page}) => {
  await openAwake(page, PARTS);
  await page.locator('.navbar__brand').click();
  await expect(page.locator('h1')).toHaveText('ClickHouse Changelog');
  await expect(page).toHaveURL(HOME);
  await page.goBack();
  await expect(page).toHaveURL(PARTS);
});

test('axe finds nothing, wide and on a phone, in light and dark', async ({page}) => {
  await openAwake(page, HOME);
  for (const width of [1440, 375]) {
    await page.setViewportSize({width, height: 800});
    expect(await axeInBothThemes(page), `at ${width} pixels`).toEqual([]);
  }
});
