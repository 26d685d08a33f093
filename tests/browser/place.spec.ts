import type {Page} from '@playwright/test';
import {sample, tries} from '../sample';
import {keepOneYear} from './search';
import {
  arrives,
  awake,
  CHANGELOG,
  expect,
  expectInPlace,
  HOME,
  hold,
  NAMES,
  noisyTest,
  openAwake,
  PARTS,
  PATCHES,
  PLANNER,
  SOON,
  test,
} from './site';

const YEAR = '/whats-new/changelog/';
const PHONE = 390;

/**
 * The line in the middle of the window, or the heading above what has no address there, and where its top stands as a
 * part of the window's height.
 */
const lineRead = (page: Page) =>
  page.evaluate(() => {
    const points = [0, 30, 60, 90].map((down) => document.elementFromPoint(innerWidth / 2, innerHeight / 2 + down));
    const line =
      points.map((element) => element?.closest('li[id], tr[id], h2[id], h3[id]')).find(Boolean) ??
      [...document.querySelectorAll('h2[id], h3[id]')].findLast(
        (heading) => heading.getBoundingClientRect().top < innerHeight / 2,
      );
    return {id: line?.id, place: line && line.getBoundingClientRect().top / innerHeight};
  });

/** The line that the page has noted to bring back. */
const noted = (page: Page) => page.evaluate(() => history.state?.read);

/** Scrolls as a reader does, to this part of the page, and gives the line that is read there. */
async function readAt(page: Page, part: number) {
  await page.mouse.move(200, 300);
  const goal = await page.evaluate((part) => part * document.documentElement.scrollHeight - scrollY, part);
  const arrived = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('scrollend', () => resolve(), {once: true})),
  );
  await page.mouse.wheel(0, goal);
  await arrived; // on the way lines are noted, too
  let line: Awaited<ReturnType<typeof lineRead>> = {id: undefined, place: undefined};
  await expect(async () => {
    line = await lineRead(page);
    expect(line.id).toBeDefined();
    expect(await noted(page)).toEqual(line);
  }).toPass({timeout: 10_000});
  return line as {id: string; place: number};
}

/** Waits until the same line stands at the same height. */
async function expectRead(page: Page, {id, place}: {id: string; place: number}): Promise<void> {
  const line = page.locator(`[id="${id}"]`);
  await expect(line).toBeAttached();
  const distance = () =>
    line.evaluate((line, place) => Math.abs(line.getBoundingClientRect().top - place * innerHeight), place);
  await expect.poll(distance, SOON).toBeLessThan(2);
}

/** Goes on by a phone's menu, without a new load. */
async function follow(page: Page, name: string, title: string): Promise<void> {
  await page.locator('.navbar__toggle').click();
  await page.locator('dialog').getByRole('link', {name, exact: true}).last().click();
  await expect(page.locator('h1')).toHaveText(title);
  // Until the menu has gone it takes the wheel.
  await expect(page.locator('.navbar-sidebar__backdrop')).toBeHidden();
}

test('on a phone back, forward and a reload lead to the lines of long pages that were read', async ({page}) => {
  await page.setViewportSize({width: PHONE, height: 844});
  await openAwake(page, `${CHANGELOG}#248`);
  await page.evaluate(() => Object.assign(window, {samePage: true}));
  await expectInPlace(page, '248');
  const atRelease = await readAt(page, 0.5);
  await page.evaluate(() => (location.hash = '#242'));
  await expectInPlace(page, '242');
  const year = await readAt(page, 0.8);
  await follow(page, 'Patches', 'Patch releases');
  const patches = await readAt(page, 0.3);
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
  // The planner makes its list late. Until then the usual plan stands there unseen.
  await page.goto(`${PLANNER}?from=24.3&to=24.8`);
  await arrives(page, 'html:not([data-asked]) #fails ~ ul > li');
  const plan = await readAt(page, 0.3);
  await page.reload();
  await expectRead(page, plan);
  await page.goBack();
  await expectRead(page, patches);
  await page.goForward();
  await expectRead(page, plan);
  await page.goBack();
  await expectRead(page, patches);
  await awake(page); // a step of the router before that has React find another page than it was sent
  await page.goBack();
  await expectRead(page, year);
  await page.goBack();
  await expectRead(page, atRelease);
});

test('the way back leads to where a reader went on from a hash, and from a search', async ({page}) => {
  await keepOneYear(page, 2025);
  await openAwake(page, `${CHANGELOG}#246`);
  await expectInPlace(page, '246');
  const read = await readAt(page, 0.6);
  await page.keyboard.press('/');
  await page.keyboard.type('parallel_hash 25');
  const result = page.locator('dialog:popover-open [role=option]').filter({hasText: '25.'}).first();
  await result.click();
  await expect(page).not.toHaveURL(new RegExp(CHANGELOG));
  // The release that the first address names is a target too, until the other page is there.
  await expect(page.locator('li:target')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(`${CHANGELOG}#246`);
  await expectRead(page, read);
});

test('a reader who scrolls while the content is fetched stays there', async ({page}) => {
  await openAwake(page, CHANGELOG);
  await readAt(page, 0.5);
  await page.locator('.navbar__brand').first().click();
  await expect(page.locator('h1')).toHaveText('ClickHouse Changelog');
  const release = await hold(page, `**${CHANGELOG}`);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('2024 Changelog');
  // The browser hands the wheel to the page some time after it is turned.
  const turned = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('wheel', () => resolve(), {once: true})),
  );
  await page.mouse.wheel(0, 10);
  await turned;
  await page.setViewportSize({width: 1100, height: 800}); // its text may be narrower than that of the page before, too
  release();
  await expect(page.locator('.release').first()).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBeLessThan(200);
});

noisyTest('a reader is told when the content cannot be loaded', async ({page}) => {
  await openAwake(page, PARTS);
  await page.route(`**${CHANGELOG}`, (route) => route.abort());
  await page.locator('.menu').getByRole('link', {name: '2024'}).click();
  await expect(page.locator('[role=alert]').first()).toContainText('could not be loaded');
  await expect(page.locator('[role=alert]').first().getByRole('link')).toHaveAttribute('href', CHANGELOG);
});

/** Long pages, where they are read, and two sizes of a window, or of a phone that is turned. */
const TURNS = [
  [CHANGELOG, 0.4, [1280, 800], [1100, 800]],
  [YEAR, 0.9, [1280, 800], [1100, 800]],
  [NAMES, 0.7, [PHONE, 844], [844, PHONE]],
  [YEAR, 0.9, [PHONE, 844], [844, PHONE]],
] as const;

test('a window of another width, or a phone that is turned, shows the line that was read', async ({page}) => {
  for (const [address, part, ...sizes] of sample(TURNS, tries(2))) {
    const [from, to] = sizes.map(([width, height]) => ({width, height}));
    await page.setViewportSize(from!);
    await page.goto('about:blank');
    await page.goto(address);
    const read = await readAt(page, part);
    for (const size of [to!, from!]) {
      await page.setViewportSize(size);
      await expectRead(page, read);
    }
  }
});

/** How many pixels of the focused element are covered by the bars at the top; none of it matters outside of the text. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement!;
    if (!element.closest('main') || element.closest('aside, .theme-doc-toc-desktop')) return 0;
    const navbar = document.querySelector('.navbar')!.getBoundingClientRect().bottom;
    const line = element.closest('section')?.querySelector('.sticky')?.getBoundingClientRect();
    const edge = line && line.top <= navbar && !element.closest('.sticky') ? line.bottom : navbar;
    const {top, bottom} = element.getBoundingClientRect();
    const isTallerThanRoom = bottom - top > innerHeight - edge;
    return isTallerThanRoom && bottom > edge + 40 ? 0 : Math.max(0, edge - top);
  });

test('what gets the focus is not covered', async ({page}) => {
  const pages = [CHANGELOG, PATCHES, PLANNER, NAMES, HOME, '/whats-new/changelog/data'];
  for (const address of pages.slice(0, tries(3))) {
    await openAwake(page, address);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => !!document.activeElement!.closest('article, .theme-doc-breadcrumbs, main'))).toBe(
      true,
    );
    expect(await covered(page), `${address} after the skip link`).toBe(0);
    await page.locator('article .markdown a, main.container a').last().focus();
    for (let stop = 0; stop < tries(8, 60); stop++) {
      await page.keyboard.press('Shift+Tab');
      expect(await covered(page), `${address}, ${stop} stops up`).toBe(0);
    }
  }
});
