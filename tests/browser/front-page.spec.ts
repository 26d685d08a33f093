import {releaseName} from '../../src/changelog/model/lts';
import {allReleases} from '../../src/changelog/model/records';
import {plainText} from '../../src/changelog/model/text';
import {ltsWays} from '../../src/changelog/upgrade/range';
import {content} from './content';
import {standard} from './planner';
import {field, keepOneYear, results} from './search';
import {expect, HOME, openAwake, PLANNER, SCRIPTS, test} from './site';

const {years} = content;
/** From one release with long-term support to the next. */
const usual = ltsWays(allReleases(years).toReversed())[0]!;

test('without scripts the newest release and every release of every year are one click away', async ({
  scriptless: page,
}) => {
  const response = await page.goto(HOME);
  expect(response!.status()).toBe(200);
  await expect(page).toHaveURL(HOME);
  const main = page.locator('main');
  const newest = years[0]!.releases[0]!;
  const heading = (release: typeof newest) =>
    page.getByRole('heading', {name: `ClickHouse ${releaseName(release)}`, exact: true});
  await expect(heading(newest).getByRole('link')).toHaveAttribute('href', newest.address);
  // The newest and the newest with long-term support, in the words of their summaries, whose links lead to entries.
  const briefs = [newest, allReleases(years).find(({lts}) => lts)!];
  for (const release of new Set(briefs)) {
    const brief = main.locator('section', {has: heading(release)}).locator('.summary');
    await expect(brief.getByRole('listitem')).toHaveText(release.summary.map(plainText));
    const [link] = await brief.getByRole('listitem').getByRole('link').all();
    await expect(link!).toHaveAttribute('href', new RegExp(`^${release.address.split('#')[0]}#`));
  }
  const links = await main
    .getByRole('rowheader')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.toSorted()).toEqual(
    allReleases(years)
      .map(({address}) => address)
      .toSorted(),
  );
  // What needs scripts is not there.
  await expect(page.locator('main').getByRole('button')).toHaveCount(0);
  for (const name of ['Find a change', 'Plan an upgrade'])
    await expect(page.getByRole('heading', {name, includeHidden: true})).toBeHidden();
  await expect(page.locator('.navbar button[class*=toggleButton]')).toBeHidden();
  for (const {title, year, path} of years) {
    await expect(main.getByRole('heading', {level: 2}).getByRole('link', {name: title})).toHaveAttribute('href', path);
    await expect(main.getByRole('navigation').getByRole('link', {name: String(year)})).toHaveAttribute('href', path);
  }
});

test("the planner's fields lead to that range, before any script, and begin with the version that readers have told", async ({
  page,
}) => {
  await page.route(SCRIPTS, (route) => (page.url().includes('upgrade') ? route.continue() : undefined));
  await page.goto(HOME);
  const from = page.getByLabel('Current version');
  await expect(from).toHaveValue(usual.from);
  await expect(from.locator('option')).toHaveCount(allReleases(years).length);
  await from.selectOption('24.3');
  await page.getByLabel('Upgrade to').selectOption('24.8');
  await page.getByRole('button', {name: 'Show what to check'}).click();
  await expect(page).toHaveURL(`${PLANNER}?from=24.3&to=24.8`);
  await expect(page.getByText(/between 24\.3 and 24\.8\./)).toBeVisible();

  await page.unrouteAll();
  await keepOneYear(page);
  await page.evaluate(() => localStorage.setItem('own-version', '25.8.3.66'));
  await openAwake(page, HOME);
  await expect(from).toHaveValue('25.8.3.66');
  // A button opens the search.
  await page.locator('main').getByRole('button', {name: 'Search settings'}).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('#65519');
  await expect(results(page).first()).toHaveAttribute('href', '/whats-new/changelog/2024#pr-65519');
  await page.keyboard.press('Escape');
  await page.getByRole('button', {name: 'Show what to check'}).click();
  await expect(page).toHaveURL(`${PLANNER}?from=25.8.3.66&to=${standard.to}`);
});
