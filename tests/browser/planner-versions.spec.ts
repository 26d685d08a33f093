import {lineOf} from '../../src/changelog/model/patch-release';
import {broughtBy} from '../../src/changelog/patches/brought';
import {isWhollyIn} from '../../src/changelog/patches/lacks';
import {patchWay} from '../../src/changelog/upgrade/patch-way';
import {plannedEntries, plannedIds, plannedReleases, toldOnce} from '../../src/changelog/upgrade/plan';
import {parseRange, rangeSearch, releasesIn} from '../../src/changelog/upgrade/range';
import {packLine, unpackLine} from '../../src/changelog/wire/line-data';
import {lacksLine, lostLine, newestLine, withinLine} from '../../src/components/UpgradePlanner/words';
import {content} from './content';
import {chosen, expectShown, proof, releases, standard, wanted} from './planner';
import {awake, expect, fetchedBy, hold, noisyTest, openAwake, PLANNER, SCRIPTS, test} from './site';

/** What the patch releases make of a way, by the files. */
async function wayOf(from: string, to: string) {
  const {years, lines} = content;
  const data = lines.map((line) => unpackLine(packLine(line, years)));
  const way = patchWay(parseRange(rangeSearch({from, to}), plannedReleases(years)), data);
  return {...way, list: way.to && broughtBy(way.brought, way.to.line.entries)};
}

const version = (page: import('@playwright/test').Page, end: 'from' | 'to') => page.locator(`[name=${end}-version]`);
const heading = (page: import('@playwright/test').Page) => page.locator('#patches');

test('within a line the answer is on the first screen, on a phone too, the worst first', async ({page}) => {
  const fetched = fetchedBy(page, '/assets/data/');
  const {list, ...way} = await wayOf('24.8.4.13', '24.8.14.39');
  await page.goto(`${PLANNER}?from=24.8.4.13&to=24.8.14.39`);
  const part = page.locator('section', {has: heading(page)});
  await expect(part.locator('h3')).toHaveText(list!.groups.map(({title, entries}) => `${title} (${entries.length})`));
  for (const size of [page.viewportSize()!, {width: 390, height: 844}]) {
    await page.setViewportSize(size);
    await expect(page.getByText(withinLine(way)!)).toBeInViewport({ratio: 1});
    await expect(part.locator('h3').first()).toBeInViewport({ratio: 1});
  }
  await expect(part.locator('li')).toHaveCount(list!.groups.flatMap(({entries}) => entries).length);
  await expect(part.locator('li a[href*="/patches#24.8."]')).toHaveCount(await part.locator('li').count());
  const links = await part.getByRole('link').allInnerTexts();
  expect(links).toEqual(expect.arrayContaining(list!.without.map((number) => `#${number}`)));
  await expect(page.locator('#defaults, #roll-back')).toHaveCount(0);
  expect(fetched).toEqual([expect.stringMatching(/\/patches-24\.8\.\w+\.json$/)]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('what an upgrade to another line would lose is told, with the way on which nothing is lost', async ({page}) => {
  const way = await wayOf('25.3.14.14', '25.8.2.29');
  const {groups} = broughtBy(way.lost, way.from!.line.entries);
  await page.goto(`${PLANNER}?from=25.3.14.14&to=25.8.2.29`);
  const lost = page.locator('details', {hasText: lostLine(way)!});
  await lost.locator('summary').click();
  await expect(lost.locator('li')).toHaveCount(groups.flatMap(({entries}) => entries).length);
  await lost.getByRole('button', {name: `Show ${way.from!.name} to ${way.best!.name}`}).click();
  await expect(heading(page)).toContainText(`Upgrade to ${way.best!.name}`);
  await expect(page.getByText('lacks at least')).toHaveCount(0);
});

for (const [from, to] of [
  ['24.3.5.46', '24.8.14.39'],
  ['23.8.16.40', '24.8'],
  ['24.8', '25.3.2.39'],
] as const)
  test(`from ${from} to ${to} what one has is left out, and what one gets is added`, async ({page}) => {
    const {list, ...way} = await wayOf(from, to);
    await page.goto(`${PLANNER}${rangeSearch({from, to})}`);
    const all = releasesIn({from: lineOf(from), to: lineOf(to)}, releases).flatMap(plannedEntries);
    const left = all.filter(({entry}) => !isWhollyIn(entry, way.has));
    await expectShown(page, [...plannedIds(toldOnce(left)).values()]);
    const out = all.length - left.length;
    if (out > 0) {
      const entries = out === 1 ? 'entry that is' : 'entries that are';
      await expect(proof(page)).toContainText(`Left out: ${out} ${entries} in your ${way.from!.name} already.`);
    } else await expect(proof(page)).not.toContainText('Left out');
    const newest = newestLine(way);
    if (newest) await expect(page.getByText(newest)).toBeInViewport({ratio: 1});
    await expect(page.locator('#roll-back')).toBeVisible();
    await expect(heading(page)).toHaveCount(list ? 1 : 0);
    if (!list) return;
    const part = page.locator('section', {has: heading(page)});
    const others = [way.to!.line.line, ...(way.from ? [way.from.name] : [])];
    await expect(part.getByText(lacksLine(way.to!, way.brought.length, others))).toBeVisible();
    await expect(part.locator('li')).toHaveCount(list.groups.flatMap(({entries}) => entries).length);
  });

test('a version is typed, pasted as the server prints it, or picked, and is gone with another line', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
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

test('a version that is being typed while the scripts come is kept', async ({page}) => {
  const release = await hold(page, SCRIPTS);
  await page.goto(PLANNER);
  await version(page, 'from').pressSequentially('24.8.4');
  release();
  await awake(page);
  await page.keyboard.type('.13');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${PLANNER}?from=24.8.4.13&to=${standard.to}`);
});

test('of a version that is not there the nearest, and of a line the newest, are a button away', async ({page}) => {
  const {newest} = await wayOf('24.8.4', '25.3');
  await openAwake(page, `${PLANNER}?from=24.8.4.99&to=25.3`);
  await expect(
    page.getByText('24.8.4.99 is not a patch release of 24.8 that is known here. The nearest:'),
  ).toBeVisible();
  await expectShown(page, wanted('24.8', '25.3'));
  await page.getByRole('button', {name: '24.8.4.13'}).click();
  await expect(page).toHaveURL(`${PLANNER}?from=24.8.4.13&to=25.3`);
  await expect(version(page, 'from')).toBeFocused();
  await expect(page.getByText('is not a patch release')).toHaveCount(0);
  await page.getByRole('button', {name: `Show 24.8.4 to ${newest!.name}`}).click();
  await expect(page).toHaveURL(`${PLANNER}?from=24.8.4.13&to=${newest!.release.version}`);
  await expect(heading(page)).toContainText(`Upgrade to ${newest!.name}`);
  await page.goBack();
  await expect(proof(page)).toContainText('between 24.8 and 25.3');
});

test('backwards, the same version and a line that one is in already are said', async ({page}) => {
  await openAwake(page, `${PLANNER}?from=24.8.14.39&to=24.8.4.13`);
  await expect(page.getByText('From 24.8.14.39 to 24.8.4.13 is no upgrade')).toBeVisible();
  await expect(heading(page)).toHaveCount(0);
  await page.getByRole('button', {name: 'Show 24.8.4.13 to 24.8.14.39'}).click();
  await expect(heading(page)).toBeVisible();
  await page.goto(`${PLANNER}?from=24.8.4.13&to=24.8.4.13`);
  await expect(page.getByText('From 24.8.4.13 to 24.8.4.13 no release lies between: choose another.')).toBeVisible();
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
