import {placedEntries} from '../../src/changelog/model/records';
import {entrySymptom} from '../../src/changelog/model/symptoms';
import {content} from './content';
import {CHANGELOG, copied, expect, expectInPlace, openAwake, PATCHES, type Page, painted, test} from './site';

const PLACED = placedEntries(content.years.find(({year}) => year === 2024)!.releases);

/** Presses what copies, in an element that it does not move. */
async function copyIn(page: Page, id: string, role: 'link' | 'button', name: string, said: string): Promise<string> {
  const item = page.locator(`li[id="${id}"]`);
  await item.hover();
  await painted(page);
  const before = await item.boundingBox();
  await item.getByRole(role, {name}).click();
  await expect(page.locator('.said[role=status]')).toHaveText(said);
  expect(await item.boundingBox()).toEqual(before);
  return copied(page);
}

test('the # of an entry or a patch release copies its address, the button of an entry its way back; each says so, and nothing moves', async ({
  page,
}) => {
  for (const [address, id, link] of [
    [CHANGELOG, 'pr-65519', 'Link to this entry'],
    [PATCHES, '24.8.4', 'Direct link to 24.8.4.13'],
  ] as const) {
    await openAwake(page, `${address}#${id}`);
    await expectInPlace(page, id);
    const copy = await copyIn(page, id, 'link', link, 'Address copied');
    expect(copy).toBe(new URL(`${address}#${id}`, page.url()).href);
  }
  const {entry} = PLACED.find(({entry: {undo}}) => undo.length > 1 && undo.every(({scope}) => scope === 'query'))!;
  await openAwake(page, `${CHANGELOG}#${entry.id}`);
  await expectInPlace(page, entry.id);
  const copy = await copyIn(page, entry.id, 'button', 'Copy', 'Setting copied');
  expect(copy).toBe(entry.undo.map(({setting, value}) => `${setting} = ${value}`).join(', '));
});

test('a code block has its title and its copy', async ({page}) => {
  await openAwake(page, '/whats-new/changelog/data');
  const block = page.locator('pre').first();
  await page.getByRole('button', {name: 'Copy for clickhouse-local'}).first().click();
  await expect(page.locator('.said[role=status]')).toContainText('Code copied');
  expect(await copied(page)).toBe(await block.locator('code').textContent());
});

test('a host without https has its copy too; what the browser does not let the page copy is said', async ({page}) => {
  const link = page.locator('#pr-65519').getByRole('link', {name: 'Link to this entry'});
  const said = page.locator('.said[role=status]');
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', {value: undefined, configurable: true}));
  await openAwake(page, `${CHANGELOG}#pr-65519`);
  await expectInPlace(page, 'pr-65519');
  const top = await page.evaluate(() => scrollY);
  await link.click();
  await expect(said).toHaveText('Address copied');
  expect(await page.evaluate(() => scrollY)).toBe(top);
  // The page cannot read what it copied: this field can.
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.locator('[data-search-dialog] input').first()).toHaveValue(/2024#pr-65519$/);
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    document.execCommand = () => false;
  });
  await link.click();
  await expect(said).toHaveText('Address not copied, since the browser does not allow it');
  await expect(said.locator('div')).toBeHidden({timeout: 15_000});
});

test('a long list of bug fixes shows those of one kind, in their order; a link to another shows all', async ({
  page,
  scriptless,
}) => {
  const {section} = PLACED.find((placed) => entrySymptom(placed) === 'crash' && placed.section.entries.length > 40)!;
  const idsOf = (symptom: string) =>
    section.entries.filter((entry) => entrySymptom({section, entry}) === symptom).map(({id}) => id);
  const [first] = section.entries;
  const partOf = (of: Page) => of.locator(`[id="${first!.id}"]`).locator('xpath=ancestor::section[1]');
  const shownIn = (of: Page) =>
    partOf(of)
      .locator('> ul > li')
      .evaluateAll((items) => items.filter((item) => item.checkVisibility()).map(({id}) => id));
  const all = section.entries.map(({id}) => id);
  await openAwake(page, `${CHANGELOG}#${first!.id}`);
  await expectInPlace(page, first!.id);
  const button = (name: string) => partOf(page).locator('.chips button', {hasText: name});
  const pressed = partOf(page).locator('.chips [aria-pressed=true]');
  const crashes = `Crashes ${idsOf('crash').length}`;
  await button(crashes).click();
  expect(await shownIn(page)).toEqual(idsOf('crash'));
  await expect(pressed).toHaveText(crashes);
  // Where the buttons are out of sight, the line that sticks says so.
  const count = all.length;
  const line = partOf(page).locator('.sticky');
  await expect(line).toHaveAttribute('data-shown', `${crashes} of ${count}`);
  await button('All').click();
  expect(await shownIn(page)).toEqual(all);
  await expect(pressed).toHaveText(`All ${count}`);
  await expect(line).toHaveAttribute('data-shown', '');
  await button(crashes).click();
  const other = idsOf('error')[0]!;
  await page.evaluate((id) => (location.hash = id), other);
  await expectInPlace(page, other);
  expect(await shownIn(page)).toEqual(all);
  await expect(pressed).toHaveText(`All ${count}`);

  await scriptless.goto(CHANGELOG);
  await expect(partOf(scriptless).locator('.chips')).toBeHidden();
  expect(await shownIn(scriptless)).toEqual(all);
});
