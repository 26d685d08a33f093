import type {Locator} from '@playwright/test';
import {allReleases, type PlacedEntry, placedEntries} from '../../src/changelog/model/records';
import {compareVersions} from '../../src/changelog/model/versions';
import {backportsOf, firstOfLines} from '../../src/changelog/patches/backports';
import {content} from './content';
import {expect, openAwake, PATCHES, type Page, PLANNER, test} from './site';

const BACKPORTS = backportsOf(content.lines);
const PLACED = placedEntries(allReleases(content.years));
const backportsIn = ({entry}: PlacedEntry) => firstOfLines(BACKPORTS, entry.pullRequests);
const isOlder = (line: string, release: string) => compareVersions(line, release) < 0;

/** An entry that patch releases of two older lines have, the second not the first of its line. */
const BACKPORTED = PLACED.find((placed) => {
  const [first, second] = backportsIn(placed);
  const {version} = placed.release;
  return !placed.entry.since && first && second && isOlder(first.line, version) && /\.[4-9]$/.test(second.name);
})!;
const form = (page: Page, {entry}: PlacedEntry) => page.locator(`[id="${entry.id}"] form`);
/** Says one's own version. */
async function check(answer: Locator, version: string): Promise<void> {
  await answer.getByLabel('Your version').fill(version);
  await answer.getByRole('button', {name: 'Check'}).click();
}
const own = (page: Page) => page.evaluate(() => localStorage.getItem('own-version'));

// tests/changelog/patches/version-answer.test.ts has every answer.
test('the entry of the address says in which versions the change is, and whether the reader’s own has it, which is remembered, used elsewhere, and forgotten', async ({
  page,
}) => {
  const {entry, release} = BACKPORTED;
  const answer = form(page, BACKPORTED);
  const backports = backportsIn(BACKPORTED);
  await page.goto(entry.address);
  const lines = backports.map(({line, name}) => `${line} from ${name}`);
  await expect(answer).toContainText(`In ${release.version} and later. Backported: ${lines.join(' · ')}.`);
  for (const {name} of backports)
    await expect(answer.getByRole('link', {name, exact: true})).toHaveAttribute('href', `${PATCHES}#${name}`);

  const {line, name} = backports[1]!;
  const field = answer.getByLabel('Your version');
  await check(answer, '26.99.1');
  expect(await field.evaluate((input: HTMLInputElement) => input.validationMessage)).toContain(
    'Expected a version like',
  );
  await expect(field).toBeFocused();
  expect(await own(page)).toBeNull();
  const older = `${line}.${Number(name.split('.')[2]) - 1}`;
  await check(answer, `v${older}-lts`);
  await expect(answer).toContainText(`${older}: not included; first in ${name}.`);
  expect(await own(page)).toBe(older);
  await openAwake(page, PLANNER);
  await expect(page.getByLabel('Current version: patch release')).toHaveValue(older);
  await expect(page.locator('select[name=from]')).toHaveValue(line);

  await page.goto(entry.address);
  await expect(answer).toContainText(`${older}: not included; first in ${name}.`);
  await expect(field).toHaveValue(older);
  await check(answer, '');
  await expect(answer.getByRole('status')).toHaveText('');
  expect(await own(page)).toBe('');

  // Only the entry of the address has it; another has its credits back.
  const {entry: next} = PLACED[PLACED.indexOf(BACKPORTED) + 1]!;
  await page.evaluate((id) => (location.hash = id), next.id);
  await expect(page.locator('.answer')).toHaveCount(1);
  await expect(page.locator(`[id="${next.id}"] form`)).toBeVisible();
  await expect(page.locator(`[id="${entry.id}"] [data-patches]`)).toContainText(`also in ${backports[0]!.name}`);
});
