import {lineOf} from '../../src/changelog/model/patch-release';
import {broughtBy} from '../../src/changelog/patches/brought';
import {packLine, unpackLine} from '../../src/changelog/wire/line-data';
import {content} from './content';
import {chosen, expectShown, idsOf, planned, proof, standard, wanted} from './planner';
import {
  awake,
  expect,
  fetchedBy,
  hold,
  noisyTest,
  openAwake,
  overflow,
  type Page,
  PLANNER,
  SCRIPTS,
  test,
} from './site';

/** The pull requests of a line up to a version, by the files. */
function upTo(version: string): Set<number> {
  const {releases} = content.lines.find(({line}) => line === lineOf(version))!;
  const last = releases.findIndex((each) => each.version === version);
  return new Set(releases.slice(0, last + 1).flatMap(({pullRequests}) => pullRequests));
}
const without = (all: Set<number>, some: Set<number>) => [...all].filter((number) => !some.has(number));
const newestOf = (line: string) => content.lines.find((each) => each.line === line)!.releases.at(-1)!.version;
const short = (version: string) => version.split('.').slice(0, 3).join('.');

/** The entries of pull requests, by group. */
function entriesOf(numbers: readonly number[], line: string) {
  const {entries} = unpackLine(packLine(content.lines.find((each) => each.line === line)!, content.years));
  return broughtBy(
    numbers.toSorted((a, b) => a - b),
    entries,
  );
}

const version = (page: Page, end: 'from' | 'to') => page.locator(`[name=${end}-version]`);
const heading = (page: Page) => page.locator('#patches');

test('within a line the answer is on the first screen, on a phone too, the worst first', async ({page}) => {
  const fetched = fetchedBy(page, '/assets/data/');
  const numbers = without(upTo('24.8.14.39'), upTo('24.8.4.13'));
  const list = entriesOf(numbers, '24.8');
  const count = (title: string) => list.groups.find((group) => group.title === title)!.entries.length;
  await page.goto(`${PLANNER}?from=24.8.4.13&to=24.8.14.39`);
  const part = page.locator('[data-part=patches]');
  await expect(part.locator('h3')).toHaveText(list.groups.map(({title, entries}) => `${title} (${entries.length})`));
  for (const size of [page.viewportSize()!, {width: 390, height: 844}]) {
    await page.setViewportSize(size);
    await expect(
      page.getByText(
        `24.8.14 (2025-02-19) has ${numbers.length} changes that 24.8.4 lacks: ${count('Lost or damaged data')} lost data, ` +
          `${count('Wrong results')} wrong results, ${count('Crashes')} crashes.`,
      ),
    ).toBeInViewport({ratio: 1});
  }
  await expect(part.locator('li')).toHaveCount(list.groups.flatMap(({entries}) => entries).length);
  await expect(part.locator('li a[href*="/patches#24.8."]')).toHaveCount(await part.locator('li').count());
  const links = await part.getByRole('link').allInnerTexts();
  expect(links).toEqual(expect.arrayContaining(list.without.map((number) => `#${number}`)));
  await expect(page.locator('#defaults, #keep')).toHaveCount(0);
  expect(fetched).toEqual([expect.stringMatching(/\/patches-24\.8\.\w+\.json$/)]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await expect(page.getByRole('button', {name: 'Copy as Markdown checklist'})).toBeVisible();
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

test('what the wanted patch release lacks of the newest is told, the worst first, with the way to it', async ({
  page,
}) => {
  const newest = newestOf('25.8');
  const numbers = without(upTo(newest), upTo('25.8.15.35'));
  const {groups} = entriesOf(numbers, '25.8');
  const count = (title: string) => groups.find((group) => group.title === title)!.entries.length;
  await openAwake(page, `${PLANNER}?from=24.8.4.13&to=25.8.15.35`);
  await expect(
    page.getByText(
      `25.8.15 lacks ${numbers.length} changes that ${short(newest)} has: ${count('Lost or damaged data')} lost data, ` +
        `${count('Wrong results')} wrong results, ${count('Crashes')} crashes. Take ${short(newest)}.`,
    ),
  ).toBeInViewport({ratio: 1});
  await page.getByRole('link', {name: `Take ${short(newest)}`}).click();
  await expect(page).toHaveURL(`${PLANNER}?from=24.8.4.13&to=${newest}`);
  await expect(heading(page)).toContainText(`Upgrade to ${short(newest)}`);
  await expect(page.getByText(/^25\.8\.\d+ lacks/)).toHaveCount(0);
});

test('what an upgrade to another line would lose is told, with the way on which nothing is lost', async ({page}) => {
  await openAwake(page, `${PLANNER}?from=25.3.14.14&to=25.8.2.29`);
  const lost = page.locator('details', {hasText: '25.8.2 lacks at least'});
  // Its groups are h3, before the first part.
  await expect(lost.getByRole('heading', {level: 2})).toHaveText(/^25\.8\.2 lacks at least/);
  const [, number, newest] = /lacks at least (\d+) changes that your 25\.3\.14 has\. ([\d.]+), the newest/.exec(
    await lost.locator('summary').innerText(),
  )!;
  // Of what 25.3.14 has, 25.8.2 can have more than its own patch releases brought.
  const missing = without(upTo('25.3.14.14'), upTo('25.8.2.29'));
  expect(Number(number)).toBeGreaterThan(50);
  expect(Number(number)).toBeLessThanOrEqual(missing.length);
  await lost.locator('summary').click();
  const shown = await lost.locator('li a[href*="/pull/"]').allInnerTexts();
  const known = new Set(missing.map((each) => `#${each}`));
  expect(shown.filter((text) => known.has(text)).length).toBeGreaterThan(50);
  await page.getByRole('link', {name: `Take ${newest}`}).click();
  await expect(heading(page)).toContainText(`Upgrade to ${newest}`);
  await expect(page.getByText('lacks at least')).toHaveCount(0);
});

for (const [from, to] of [
  ['24.3.5.46', '24.8.14.39'],
  ['23.8.16.40', '24.8'],
  ['24.8', '25.3.2.39'],
] as const)
  test(`from ${from} to ${to} what one has is left out, and what one gets is added`, async ({page}) => {
    const isPatch = (version: string) => version.split('.').length > 2;
    const has = isPatch(from) ? upTo(from) : new Set<number>();
    await page.goto(`${PLANNER}?from=${from}&to=${to}`);
    const all = planned(lineOf(from), lineOf(to));
    const left = all.filter(
      ({entry: {pullRequests}}) => pullRequests.length === 0 || pullRequests.some((number) => !has.has(number)),
    );
    await expectShown(page, idsOf(left));
    await expect(proof(page)).toContainText(`Check ${left.length} of `);
    const out = all.length - left.length;
    if (out > 0) {
      const changes = out === 1 ? 'change that is' : 'changes that are';
      await expect(proof(page)).toContainText(`Left out: ${out} ${changes} in your ${short(from)} already.`);
    } else await expect(proof(page)).not.toContainText('Left out');
    if (isPatch(from)) {
      const newest = newestOf(lineOf(from));
      const number = without(upTo(newest), has).length;
      const told = number === 0 ? 'is the newest patch release' : `has ${number} changes that ${short(from)} lacks.`;
      await expect(page.getByText(new RegExp(`^${short(newest).replaceAll('.', '\\.')}.* ${told}`))).toBeInViewport({
        ratio: 1,
      });
    }
    await expect(page.locator('#keep')).toBeVisible();
    await expect(heading(page)).toHaveCount(isPatch(to) ? 1 : 0);
    if (!isPatch(to)) return;
    const brought = without(upTo(to), has);
    const part = page.locator('[data-part=patches]');
    await expect(
      part.getByText(new RegExp(`has ${brought.length} changes that (?:neither )?${lineOf(to)} `)),
    ).toBeVisible();
    const entries = entriesOf(brought, lineOf(to)).groups.flatMap((group) => group.entries);
    await expect(part.locator('li')).toHaveCount(entries.length);
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

test('a version that was entered before the scripts came counts, and one that is being typed is kept', async ({
  page,
}) => {
  for (const rest of ['', '.13']) {
    const release = await hold(page, SCRIPTS);
    await page.goto(PLANNER);
    await version(page, 'from').pressSequentially(rest === '' ? '24.8.4.13' : '24.8.4');
    if (rest === '') await page.keyboard.press('Enter');
    release();
    await awake(page);
    if (rest !== '') await page.keyboard.type(rest);
    if (rest !== '') await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${PLANNER}?from=24.8.4.13&to=${standard.to}`);
    await page.unrouteAll();
  }
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

test('backwards, the same version and a line that one is in already are said', async ({page}) => {
  await openAwake(page, `${PLANNER}?from=24.8.14.39&to=24.8.4.13`);
  await expect(page.getByText('From 24.8.14.39 to 24.8.4.13 is no upgrade')).toBeVisible();
  await expect(heading(page)).toHaveCount(0);
  await page.getByRole('link', {name: 'Show 24.8.4.13 to 24.8.14.39'}).click();
  await expect(heading(page)).toBeVisible();
  await page.goto(`${PLANNER}?from=24.8.4.13&to=24.8.4.13`);
  await expect(page.getByText('Both versions are the same. Choose a newer one.')).toBeVisible();
  await page.goto(`${PLANNER}?from=24.8.4.13&to=24.8`);
  await expect(page.getByText('24.8.4 is a patch release of 24.8.')).toBeVisible();
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
