import {inDigits} from '../../src/changelog/model/count';
import {SECTIONS} from '../../src/changelog/model/section-names';
import {content} from './content';
import {
  awake,
  belowNavbar,
  expect,
  expectInPlace,
  hold,
  NAMES,
  noteShifts,
  overflow,
  PATCHES,
  SCRIPTS,
  served,
  test,
} from './site';

/** The page of a year, and an entry in the last section of a release in its middle. */
function example(wanted: number) {
  const {path, releases} = content.years.find(({year}) => year === wanted)!;
  const middle = releases[Math.floor(releases.length / 2)]!;
  return {address: served(path), releases, middle, entry: middle.sections.at(-1)!.entries.at(-1)!.id};
}
const {address: PAGE, releases, middle: MIDDLE, entry: ENTRY} = example(2023);
const LONGEST = example(2026);

const lines = (release: (typeof releases)[number]) =>
  release.sections.map(({name, entries}) => `${SECTIONS[name].label} ${inDigits(entries.length)}`);

test.describe('beside the text', () => {
  test.use({viewport: {width: 1280, height: 800}});

  test('the contents show all releases, the sections of the one that is read, and any section in two clicks', async ({
    page,
  }) => {
    await page.goto(`${PAGE}#${ENTRY}`);
    await expectInPlace(page, ENTRY);
    const contents = page.locator('.theme-doc-toc-desktop');
    await expect(contents.locator('ul ul').filter({visible: true})).toHaveCount(1);
    await expect(contents.locator('ul ul').filter({visible: true}).getByRole('listitem')).toHaveText(lines(MIDDLE));
    for (const release of releases) {
      const name = `${release.version} ${release.date}${release.lts ? ' LTS' : ''}`;
      const line = contents.getByRole('link', {name, exact: true});
      await expect(line).toHaveAttribute('href', `#${release.id}`);
      await expect(line).toBeInViewport({ratio: 1});
    }
    const [first] = releases;
    await contents.getByRole('link', {name: new RegExp(`^${first!.version} `)}).click();
    const line = contents
      .locator('ul ul')
      .getByRole('link', {name: lines(first!).at(-1)!, exact: true})
      .first();
    await line.click();
    await expectInPlace(page, (await line.getAttribute('href'))!.slice(1));
    await page.getByRole('link', {name: 'Skip to releases and sections'}).press('Enter');
    await expect(line).toBeFocused();
  });

  test('without script the contents are whole', async ({scriptless: page}) => {
    await page.goto(PAGE);
    const links = page.locator('.theme-doc-toc-desktop a').filter({visible: true});
    await expect(links).toHaveCount(1 + releases.reduce((sum, {sections}) => sum + 1 + sections.length, 0));
  });
});

test.describe('on a phone and on a tablet', () => {
  test.use({viewport: {width: 390, height: 800}, hasTouch: true});

  test('any section is two touches away, before the scripts are there and after', async ({page}) => {
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
    await page.setViewportSize({width: 820, height: 800});
    await expectInPlace(page, id);
    await bar.press('Enter');
    await expect(dialog.getByRole('link')).toHaveCount(1 + releases.length + cells.length);
    await expect(dialog.locator('td [aria-current]')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(bar).toBeFocused();
    await expectInPlace(page, id);
    for (const control of ['Skip to releases and sections', 'On this page']) {
      await page.locator('.skip, .theme-doc-toc-mobile button').filter({hasText: control}).press('Enter');
      await expect(dialog.getByRole('link')).toHaveCount(1 + releases.length + cells.length);
      await page.keyboard.press('Escape');
    }
    release();
    await awake(page);
    await page.locator(`[id="${ENTRY}"]`).evaluate((entry) => entry.scrollIntoView());
    await bar.press('Enter');
    await expect(dialog.getByRole('link')).toHaveCount(1 + releases.length + cells.length);
  });

  for (const address of [NAMES, PATCHES])
    test(`on ${address} the bar names the part that is read and opens all parts`, async ({page}) => {
      await page.goto(address);
      const parts = await page.locator('article h2').allTextContents();
      await page
        .locator('article h2')
        .nth(4)
        .evaluate((heading) => heading.nextElementSibling!.scrollIntoView());
      await page.getByRole('button', {name: `${parts[4]}: all parts`}).tap();
      const dialog = page.getByRole('dialog', {name: 'Parts'});
      await expect(dialog.getByRole('listitem')).toHaveText(parts);
      await expect(dialog.locator('[aria-current]')).toHaveText(parts[4]!);
      await dialog.getByRole('link', {name: parts[2]!, exact: true}).tap();
      await expectInPlace(page, (await page.locator('article h2').nth(2).getAttribute('id'))!);
      expect(await overflow(page)).toBe(0);
    });
});

for (const width of [390, 1280])
  test(`nothing moves where a link into the page leads at ${width} pixels on a slow line, before the reader acts`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    const shift = await noteShifts(page);
    const line = await page.context().newCDPSession(page);
    const speed = {latency: 100, downloadThroughput: 200_000, uploadThroughput: 200_000};
    await line.send('Network.emulateNetworkConditions', {offline: false, ...speed});
    for (const [address, id, answer] of [
      [LONGEST.address, LONGEST.entry, 'form'],
      [NAMES, 'setting-join_use_nulls', 'details[open]'],
      [PATCHES, '24.8.5', 'details[open]'],
    ] as const) {
      await page.goto('about:blank');
      await page.goto(`${address}#${id}`);
      await expectInPlace(page, id);
      await expect(page.locator(`[id="${id}"] ${answer}`)).toBeVisible();
      // While the HTML is still coming, what stands above the place gets its height.
      expect(await shift('domInteractive'), address).toBeLessThan(0.1);
    }
  });

test('the last line that has come is at its place before more comes', async ({page}) => {
  const html = await (await page.request.get(PAGE)).text();
  // What follows has begun, so that the entry is known to be whole.
  const end = html.indexOf('</h2>', html.indexOf(`<li id=${ENTRY}>`));
  const shift = await noteShifts(page);
  await page.route(PAGE, (route) => route.fulfill({contentType: 'text/html', body: '<!doctype html>'}));
  await page.goto(`${PAGE}#${ENTRY}`);
  await page.evaluate(
    (come) => {
      document.open();
      document.write(come);
    },
    html.slice(0, end),
  );
  await expectInPlace(page, ENTRY);
  const before = [await belowNavbar(page, ENTRY), await shift('timeOrigin')];
  await page.evaluate((rest) => {
    document.write(rest);
    document.close();
  }, html.slice(end));
  await expect(page.locator('footer')).toBeAttached();
  expect([await belowNavbar(page, ENTRY), await shift('timeOrigin')]).toEqual(before);
});
