import {content} from './content';
import {chosen, expectShown, proof, wanted} from './planner';
import {expect, fetchedBy, noisyTest, openAwake, overflow, type Page, PLANNER, test} from './site';

const newestOf = (line: string) => content.lines.find((each) => each.line === line)!.releases.at(-1)!.version;
const short = (version: string) => version.split('.').slice(0, 3).join('.');
const version = (page: Page, end: 'from' | 'to') => page.locator(`[name=${end}-version]`);
const heading = (page: Page) => page.locator('#patches');

test('within a line the answer is on the first screen, on a phone too, for one file', async ({page}) => {
  const fetched = fetchedBy(page, '/assets/data/');
  await page.goto(`${PLANNER}?from=24.8.4.13&to=24.8.14.39`);
  const answer = page.getByText(
    /^24\.8\.14 \(2025-02-19\) has \d+ changes that 24\.8\.4 lacks: \d+ loss(?:es)? of data, \d+ wrong results, /,
  );
  for (const size of [page.viewportSize()!, {width: 390, height: 844}]) {
    await page.setViewportSize(size);
    await expect(answer).toBeInViewport({ratio: 1});
  }
  await expect(page.locator('[data-part=patches] li a[href*="/patches#24.8."]').first()).toBeVisible();
  expect(fetched).toEqual([expect.stringMatching(/\/patches-24\.8\.\w+\.json$/)]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test('within a line, a pasted error finds the patch release that fixes it', async ({page}) => {
  await openAwake(page, `${PLANNER}?from=25.8.3.66&to=25.8.33.6`);
  await page
    .locator('#pasted')
    .fill('Code: 107. DB::Exception: File does not exist. (FILE_DOESNT_EXIST) (version 25.8.3.66)');
  const found = page.locator('[data-part=setup]');
  await expect(found.locator('li', {hasText: 'The mutation of a sparse column'})).toContainText('in 25.8.14');
  await expect(found.locator('h3').first()).toHaveText(/^Errors \(\d+\)$/);
  await expect(page.getByText(/^\d+ changes? mentions? your setup\.$/)).toBeVisible();
  await expect(page.getByRole('button', {name: 'Print'})).toBeVisible();
});

test('what the wanted patch release lacks of the newest is on the first screen, with the way to it', async ({page}) => {
  const newest = newestOf('25.8');
  await openAwake(page, `${PLANNER}?from=24.8.4.13&to=25.8.15.35`);
  await expect(page.getByText(`changes that ${short(newest)} has`)).toBeInViewport({ratio: 1});
  await page.getByRole('link', {name: `Take ${short(newest)}`}).click();
  await expect(page).toHaveURL(`${PLANNER}?from=24.8.4.13&to=${newest}`);
  await expect(heading(page)).toContainText(`Upgrade to ${short(newest)}`);
  await expect(page.getByText(/^25\.8\.\d+ lacks/)).toHaveCount(0);
});

test('what an upgrade to another line would lose is told, with the way on which nothing is lost', async ({page}) => {
  await openAwake(page, `${PLANNER}?from=25.3.14.14&to=25.8.2.29`);
  const lost = page.locator('details', {hasText: '25.8.2 lacks at least'});
  // Its groups are h3, before the first part.
  const title = lost.getByRole('heading', {level: 2});
  const [, newest] = / changes that your 25\.3\.14 has\. ([\d.]+), the newest/.exec((await title.textContent())!)!;
  await lost.locator('summary').press('Enter');
  await expect(lost.locator('li').first()).toBeVisible();
  await page.getByRole('link', {name: `Take ${newest}`}).click();
  await expect(heading(page)).toContainText(`Upgrade to ${newest}`);
  await expect(page.getByText('lacks at least')).toHaveCount(0);
});

test('a version is typed, pasted as the server prints it, or picked, and is gone with another line', async ({page}) => {
  await openAwake(page, `${PLANNER}?from=24.8&to=25.3`);
  await version(page, 'from').focus();
  const known = content.lines.find(({line}) => line === '24.8')!.releases;
  const offered = page.locator('#from-versions option');
  await expect(offered).toHaveCount(known.length);
  await expect(offered.first()).toHaveAttribute('value', known.at(-1)!.version);
  await page.keyboard.type('24.8.4');
  await expect(page).toHaveURL(`${PLANNER}?from=24.8&to=25.3`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${PLANNER}?from=24.8.4&to=25.3`);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('nonsense');
  await page.keyboard.press('Tab');
  await expect(page.getByText('“nonsense” is no version from')).toBeVisible();
  await expect(page).toHaveURL(`${PLANNER}?from=24.8.4&to=25.3`);
  await page.locator('select[name=from]').selectOption('24.3');
  await expect(page).toHaveURL(`${PLANNER}?from=24.3&to=25.3`);
  await expect(version(page, 'from')).toHaveValue('');
  await expect(page.getByText('is no version from')).toHaveCount(0);

  await page.evaluate(() => navigator.clipboard.writeText('ClickHouse server version 24.8.4.13 (official build).'));
  await version(page, 'from').focus();
  await page.keyboard.press('Control+V');
  await expect(page).toHaveURL(`${PLANNER}?from=24.8.4.13&to=25.3`);
  expect(await chosen(page)).toEqual(['24.8', '25.3']);
  await expect(version(page, 'from')).toHaveValue('24.8.4.13');
  await expect(version(page, 'from')).toBeFocused();
});

test('of a version that is not there the nearest, and of a line the newest, are a link away', async ({page}) => {
  await openAwake(page, `${PLANNER}?from=24.8.4.99&to=25.3`);
  await expect(
    page.getByText('24.8.4.99 is not a patch release of 24.8 that is known here. The nearest: 24.8.4.13, 24.8.5.115.'),
  ).toBeVisible();
  await expectShown(page, wanted('24.8', '25.3'));
  await page.getByRole('link', {name: '24.8.4.13'}).click();
  await expect(page).toHaveURL(`${PLANNER}?from=24.8.4.13&to=25.3`);
  await expect(page.locator('select[name=from]')).toBeFocused();
  await expect(page.getByText('is not a patch release')).toHaveCount(0);
  const newest = newestOf('24.8');
  await page.getByRole('link', {name: `Show 24.8.4 to ${short(newest)}`}).click();
  await expect(page).toHaveURL(`${PLANNER}?from=24.8.4.13&to=${newest}`);
  await expect(heading(page)).toContainText(`Upgrade to ${short(newest)}`);
  await page.goBack();
  await expect(proof(page)).toContainText('between 24.8.4.13 and 25.3');
});

noisyTest('patch releases that cannot be had are said, and can be tried again', async ({page}) => {
  const files = '**/assets/data/patches-*.json';
  await page.route(files, (route) => route.fulfill({status: 503}));
  await page.goto(`${PLANNER}?from=24.8.4.13&to=24.8.14.39`);
  await expect(page.getByRole('alert')).toContainText('Some entries could not be loaded (503');
  await page.unroute(files);
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(heading(page)).toBeVisible();
});
