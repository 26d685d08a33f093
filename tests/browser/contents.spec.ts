import {inDigits} from '../../src/changelog/model/count';
import {SECTIONS} from '../../src/changelog/model/section-names';
import {content} from './content';
import {DATA} from './planner';
import {awake, expect, expectInPlace, hold, noteShifts, PATCHES, PLANNER, painted, SCRIPTS, test} from './site';

/** The page of a year, and an entry in the last section of a release in its middle. */
function example(wanted: number) {
  const {path, releases} = content.years.find(({year}) => year === wanted)!;
  const middle = releases[Math.floor(releases.length / 2)]!;
  return {address: path, releases, middle, entry: middle.sections.at(-1)!.entries.at(-1)!.id};
}
const {address: PAGE, releases, middle: MIDDLE, entry: ENTRY} = example(2023);
const LONGEST = example(2026);
const SECTION = SECTIONS[MIDDLE.sections.at(-1)!.name].label;

const lines = (release: (typeof releases)[number]) =>
  release.sections.map(({name, entries}) => `${SECTIONS[name].label} ${inDigits(entries.length)}`);

test('beside the text the contents show all releases, the sections of the one that is read, and any section in two clicks', async ({
  page,
  scriptless,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await page.goto(`${PAGE}#${ENTRY}`);
  await expectInPlace(page, ENTRY);
  const contents = page.locator('.theme-doc-toc-desktop');
  await expect(contents.locator('ul ul').filter({visible: true})).toHaveCount(1);
  for (const {version, date, lts, id} of [releases[0]!, releases.at(-1)!]) {
    const line = contents.getByRole('link', {name: `${version} ${date}${lts ? ' LTS' : ''}`, exact: true});
    await expect(line).toHaveAttribute('href', `#${id}`);
    await expect(line).toBeInViewport({ratio: 1});
  }
  const [first] = releases;
  await contents.getByRole('link', {name: new RegExp(`^${first!.version} `)}).click();
  await expect(contents.locator('ul ul').filter({visible: true}).getByRole('listitem')).toHaveText(lines(first!));
  const line = contents
    .locator('ul ul')
    .getByRole('link', {name: lines(first!).at(-1)!, exact: true})
    .first();
  await line.click();
  await expectInPlace(page, (await line.getAttribute('href'))!.slice(1));
  await expect(contents.locator('.table-of-contents__link--active')).toHaveCount(1);

  // Without script they are whole.
  await scriptless.goto(PAGE);
  const all = scriptless.locator('.theme-doc-toc-desktop a').filter({visible: true});
  await expect(all).toHaveCount(1 + releases.reduce((sum, {sections}) => sum + 1 + sections.length, 0));
});

// names.spec.ts has the line of a page of lists.
test('what is read stands in one line under the navbar that takes no room, and opens every section', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  const release = await hold(page, SCRIPTS);
  await page.goto(`${PAGE}#${ENTRY}`);
  await expectInPlace(page, ENTRY);
  const button = page.locator(`button[aria-label="${MIDDLE.version}, ${SECTION}: all releases and sections"]`);
  const line = button.locator('xpath=..');
  await expect(line).toHaveAttribute('data-section', SECTION);
  const [navbar, box, entry] = await Promise.all([
    page.locator('.navbar').boundingBox(),
    line.boundingBox(),
    page.locator(`[id="${ENTRY}"]`).boundingBox(),
  ]);
  expect(box!.y).toBeCloseTo(navbar!.y + navbar!.height, 0);
  expect(box!.height).toBe(38);
  expect(entry!.y).toBeGreaterThanOrEqual(box!.y + box!.height);

  // By the browser alone.
  await button.click();
  const list = page.locator('nav[aria-label="Releases and sections"]');
  const cells = releases.flatMap(({version, sections}) =>
    sections.map(({name, entries}) => `${version}, ${SECTIONS[name].label}: ${inDigits(entries.length)}`),
  );
  const shown = await list.locator('td a').evaluateAll((links) => links.map(({ariaLabel}) => ariaLabel));
  expect(shown.toSorted()).toEqual(cells.toSorted());
  const sizes = await list
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => Math.min(link.getBoundingClientRect().width, link.getBoundingClientRect().height)),
    );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(button).toBeFocused();
  release();
  await awake(page);
  await button.press('Enter');
  const {version, sections} = releases[1]!;
  const link = list.getByRole('link', {name: `${version}, ${SECTIONS[sections.at(-1)!.name].label}:`});
  const id = (await link.getAttribute('href'))!.slice(1);
  await link.click();
  await expect(list).toBeHidden();
  await expectInPlace(page, id);
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('.sticky').first()).toBeHidden();
});

test('nothing moves where a link into the page leads, however late scripts and data come, before the reader acts', async ({
  page,
}) => {
  const shift = await noteShifts(page);
  for (const [address, id, answer, width] of [
    [LONGEST.address, LONGEST.entry, 'form', 390],
    [LONGEST.address, LONGEST.entry, 'form', 1280],
    [PATCHES, '24.8.5', 'details[open]', 390],
    [PLANNER, 'fails', '~ ul', 1280],
  ] as const) {
    await page.unrouteAll();
    const scripts = await hold(page, SCRIPTS);
    const data = await hold(page, DATA);
    await page.setViewportSize({width, height: 800});
    await page.goto('about:blank');
    await page.goto(`${address}#${id}`);
    await expectInPlace(page, id);
    scripts();
    await awake(page);
    await painted(page);
    data();
    await expect(page.locator(`[id="${id}"] ${answer}`).first()).toBeVisible();
    // While the HTML is still coming, what stands above the place gets its height.
    expect(await shift('domInteractive'), address).toBeLessThan(0.1);
  }
});
