import {inDigits} from '../../src/changelog/model/count';
import {SECTIONS} from '../../src/changelog/model/section-names';
import {releaseName} from '../../src/changelog/model/versions';
import {content} from './content';
import {expect, expectInPlace, hold, painted, SCRIPTS, served, test} from './site';

const {path, releases} = content.years.find(({year}) => year === 2026)!;
const PAGE = served(path);
/** A release in the middle, and an entry in its last section. */
const MIDDLE = releases[Math.floor(releases.length / 2)]!;
const ENTRY = MIDDLE.sections.at(-1)!.entries.at(-1)!.id;

const lines = (release: (typeof releases)[number]) =>
  release.sections.map(({name, entries}) => `${SECTIONS[name].label} ${inDigits(entries.length)}`);

test.describe('beside the text', () => {
  test.use({viewport: {width: 1280, height: 800}});

  test('the contents show all releases, and the sections of the one that is read', async ({page}) => {
    await page.goto(`${PAGE}#${ENTRY}`);
    await expectInPlace(page, ENTRY);
    const contents = page.locator('.theme-doc-toc-desktop');
    await expect(contents.locator('ul ul').filter({visible: true})).toHaveCount(1);
    await expect(contents.locator('ul ul').filter({visible: true}).getByRole('listitem')).toHaveText(lines(MIDDLE));
    for (const release of releases) {
      const line = contents.getByRole('link', {name: `${releaseName(release)} ${release.date}`, exact: true});
      await expect(line).toHaveAttribute('href', `#${release.id}`);
      await expect(line).toBeInViewport({ratio: 1});
    }
  });

  test('any section is two clicks away', async ({page}) => {
    await page.goto(`${PAGE}#${ENTRY}`);
    const [first] = releases;
    const contents = page.locator('.theme-doc-toc-desktop');
    await contents.getByRole('link', {name: new RegExp(`^${first!.version} `)}).click();
    const line = contents
      .locator('ul ul')
      .getByRole('link', {name: lines(first!).at(-1)!, exact: true})
      .first();
    await line.click();
    await expectInPlace(page, (await line.getAttribute('href'))!.slice(1));
  });

  test('without script the contents are whole', async ({browser}) => {
    const page = await browser.newPage({javaScriptEnabled: false});
    await page.goto(PAGE);
    const links = page.locator('.theme-doc-toc-desktop a').filter({visible: true});
    await expect(links).toHaveCount(1 + releases.reduce((sum, {sections}) => sum + 1 + sections.length, 0));
    await page.close();
  });
});

for (const [device, width] of [
  ['a phone', 390],
  ['a tablet', 820],
] as const)
  test.describe(`on ${device}`, () => {
    test.use({viewport: {width, height: 800}, hasTouch: true});

    test('any section is two touches away, before the scripts are there', async ({page}) => {
      const release = await hold(page, SCRIPTS);
      await page.goto(`${PAGE}#${ENTRY}`);
      await expectInPlace(page, ENTRY);
      const bar = page.getByRole('button', {name: 'all releases and sections'});
      const dialog = page.getByRole('dialog', {name: 'Releases and sections'});
      await bar.tap();
      const cells = releases.flatMap(({version, sections}) =>
        sections.map(({name, entries}) => `${version}, ${SECTIONS[name].label}: ${entries.length}`),
      );
      const shown = await dialog.locator('td a').evaluateAll((links) => links.map(({ariaLabel}) => ariaLabel));
      expect(shown.toSorted()).toEqual(cells.toSorted());
      await expect(dialog.locator('[aria-current]')).toHaveText([MIDDLE.version, /\d/]);
      const boxes = await dialog.getByRole('link').evaluateAll((links) =>
        links.map((link) => {
          const {width, height} = link.getBoundingClientRect();
          return Math.min(width, height);
        }),
      );
      expect(Math.min(...boxes)).toBeGreaterThanOrEqual(24);
      const {version, sections} = releases[1]!;
      const link = dialog.getByRole('link', {name: `${version}, ${SECTIONS[sections.at(-1)!.name].label}:`});
      const id = (await link.getAttribute('href'))!.slice(1);
      await link.tap();
      await expect(dialog).toHaveCount(0);
      await expectInPlace(page, id);
      await bar.press('Enter');
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(bar).toBeFocused();
      await expectInPlace(page, id);
      release();
    });
  });

for (const width of [390, 1280])
  test(`nothing moves where a link into the page leads at ${width} pixels, before the reader acts`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await page.addInitScript(() => {
      const shifts: PerformanceEntry[] = [];
      Object.assign(window, {shifts});
      new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
        type: 'layout-shift',
        buffered: true,
      });
    });
    await page.goto(`${PAGE}#${ENTRY}`, {waitUntil: 'load'});
    await expectInPlace(page, ENTRY);
    await expect(page.locator(`#${ENTRY} form`)).toBeVisible();
    await painted(page);
    // While the HTML is still coming, what stands above the place gets its height.
    const shift = await page.evaluate(() => {
      const [{domInteractive}] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
      const {shifts} = window as unknown as {shifts: (PerformanceEntry & {value: number})[]};
      return shifts.reduce((sum, {value, startTime}) => sum + (startTime > domInteractive ? value : 0), 0);
    });
    expect(shift).toBeLessThan(0.1);
  });
