import {content} from './content';
import {chosen, expectShown, proof, wanted} from './planner';
import {expect, fetchedBy, noisyTest, openAwake, overflow, PLANNER, test} from './site';

const newestOf = (line: string) => content.lines.find((each) => each.line === line)!.releases.at(-1)!.version;
const short = (version: string) => version.split('.').slice(0, 3).join('.');

noisyTest(
  'within a line the answer is on the first screen, on a phone too, for two files, which can be tried again',
  async ({page}) => {
    const fetched = fetchedBy(page, '/assets/data/');
    const files = '**/assets/data/patches-*.json';
    await page.route(files, (route) => route.fulfill({status: 503}));
    await page.goto(`${PLANNER}?from=24.8.4.13&to=24.8.14.39`);
    await expect(page.getByRole('alert')).toContainText('Some entries could not be loaded (503');
    await page.unroute(files);
    await page.getByRole('button', {name: 'Try again'}).click();
    const answer = page.getByText(
      /^24\.8\.14 \(2025-02-19\) has \d+ changes that 24\.8\.4 lacks, with fixes of \d+ loss(?:es)? of data, \d+ wrong results, /,
    );
    await expect(answer).toBeVisible();
    for (const size of [page.viewportSize()!, {width: 390, height: 844}]) {
      await page.setViewportSize(size);
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(answer).toBeInViewport({ratio: 1});
    }
    await expect(page.locator('[data-part=patches] li a[href*="/patches#24.8."]').first()).toBeVisible();
    expect([...new Set(fetched)].sort()).toEqual([
      expect.stringMatching(/\/bugs\.\w+\.json$/),
      expect.stringMatching(/\/patches-24\.8\.\w+\.json$/),
    ]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  },
);

test('within a line, a pasted error finds the patch release that fixes it', async ({page}) => {
  await openAwake(page, `${PLANNER}?from=25.8.3.66&to=25.8.33.6`);
  await page
    .locator('#pasted')
    .fill('Code: 107. DB::Exception: File does not exist. (FILE_DOESNT_EXIST) (version 25.8.3.66)');
  const found = page.locator('[data-part=setup]');
  await expect(found.locator('h3')).toHaveText('Fixes that your log may ask for');
  await expect(found.locator('li', {hasText: 'The mutation of a sparse column'})).toContainText(', in 25.8.14');
});

test('a version is typed, pasted as the server prints it, or picked; its nearest and newest are a link away', async ({
  page,
}) => {
  await openAwake(page, `${PLANNER}?from=24.8&to=25.3`);
  const from = page.locator('[name=from-version]');
  await from.focus();
  const offered = page.locator('#from-versions option');
  await expect(offered).toHaveCount(content.lines.find(({line}) => line === '24.8')!.releases.length);
  await expect(offered.first()).toHaveAttribute('value', newestOf('24.8'));
  await page.keyboard.type('24.8.4');
  await expect(page).toHaveURL(`${PLANNER}?from=24.8&to=25.3`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${PLANNER}?from=24.8.4&to=25.3`);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('nonsense');
  await page.keyboard.press('Tab');
  await expect(page.getByText('“nonsense” is not a version from')).toBeVisible();
  await page.locator('select[name=from]').selectOption('24.3');
  await expect(page).toHaveURL(`${PLANNER}?from=24.3&to=25.3`);
  await expect(from).toHaveValue('');
  await expect(page.getByText('is not a version from')).toHaveCount(0);

  await page.evaluate(() => navigator.clipboard.writeText('ClickHouse server version 24.8.4.99 (official build).'));
  await from.focus();
  await page.keyboard.press('Control+V');
  await expect(page).toHaveURL(`${PLANNER}?from=24.8.4.99&to=25.3`);
  expect(await chosen(page)).toEqual(['24.8', '25.3']);
  await expect(from).toBeFocused();
  await expect(
    page.getByText('24.8.4.99 is not a patch release of 24.8 that is known here. The nearest: 24.8.4.13, 24.8.5.115.'),
  ).toBeVisible();
  await expectShown(page, wanted('24.8', '25.3'));
  await page.getByRole('link', {name: '24.8.4.13'}).click();
  await expect(page).toHaveURL(`${PLANNER}?from=24.8.4.13&to=25.3`);
  await page.locator('select[name=to]').selectOption('24.8');
  // The contents of the plan that it leads to have a title that begins so.
  const newest = page.getByRole('link', {name: `Upgrade to ${short(newestOf('24.8'))}`, exact: true});
  await newest.click();
  await expect(page).toHaveURL(`${PLANNER}?from=24.8.4.13&to=${newestOf('24.8')}`);
  await expect(newest).toHaveCount(0);
  await page.goBack();
  await page.goBack();
  await expect(proof(page)).toContainText('between 24.8.4.13 and 25.3');
});
