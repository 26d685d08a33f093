import {placedEntries} from '../../src/changelog/model/records';
import {entrySymptom} from '../../src/changelog/model/symptoms';
import {content} from './content';
import {CHANGELOG, copied, expect, expectInPlace, openAwake, type Page, test} from './site';

const PLACED = placedEntries(content.years.find(({year}) => year === 2024)!.releases);
/** A section with crashes, and a bug fix in it that is not one. */
const CRASHES = PLACED.find((placed) => entrySymptom(placed) === 'crash' && placed.section.entries.length > 40)!;
const {section} = CRASHES;
const of = (symptom: string) =>
  section.entries.filter((entry) => entrySymptom({section, entry}) === symptom).map(({id}) => id);
const partOf = (page: Page) => page.locator(`section:has(> ul > [id="${section.entries[0]!.id}"])`);
const OTHER = of('error')[0]!;

test('a long list of bug fixes shows those of one kind, in their order', async ({page}) => {
  await openAwake(page, `${CHANGELOG}#${section.entries[0]!.id}`);
  await expectInPlace(page, section.entries[0]!.id);
  const part = partOf(page);
  const shown = () => part.locator('> ul > li').filter({visible: true});
  await part.getByRole('button', {name: `Crashes ${of('crash').length}`}).click();
  await expect(shown()).toHaveCount(of('crash').length);
  expect(await shown().evaluateAll((items) => items.map(({id}) => id))).toEqual(of('crash'));
  await expect(part.getByRole('button', {pressed: true})).toHaveText(`Crashes ${of('crash').length}`);

  // A link to an entry of another kind shows all.
  await page.evaluate((id) => (location.hash = id), OTHER);
  await expectInPlace(page, OTHER);
  await expect(shown()).toHaveCount(section.entries.length);
  await expect(part.getByRole('button', {pressed: true})).toHaveText(`All ${section.entries.length}`);
});

test('without script all are shown, and no button', async ({scriptless: page}) => {
  await page.goto(CHANGELOG);
  const part = partOf(page);
  await expect(part.locator('.chips')).toBeHidden();
  await expect(part.locator('> ul > li').filter({visible: true})).toHaveCount(section.entries.length);
});

test('the way back of an entry is copied by its button, and nothing moves', async ({page}) => {
  const {entry} = PLACED.find(({entry: {undo}}) => undo.length > 1 && undo.every(({scope}) => scope === 'query'))!;
  await openAwake(page, `${CHANGELOG}#${entry.id}`);
  await expectInPlace(page, entry.id);
  const item = page.locator(`[id="${entry.id}"]`);
  const before = await item.boundingBox();
  await item.getByRole('button', {name: 'Copy'}).click();
  await expect(page.getByRole('status').filter({hasText: 'Setting copied'})).toBeVisible();
  expect(await copied(page)).toBe(entry.undo.map(({setting, value}) => `${setting} = ${value}`).join(', '));
  expect(await item.boundingBox()).toEqual(before);
});
