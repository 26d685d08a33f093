import {UNTOLD} from '../../src/search/types';
import {ALL_QUERIES, siteDefaults, siteSearch} from '../search/ranks';
import {dialog, expectAnswer, field, list, OTHER_YEARS, results, search, visit} from './search';
import {CHANGELOG, expect, hold, SOON, test} from './site';

test('filters narrow to a release and a kind, alone and with words, and the count is announced', async ({page}) => {
  await visit(page);
  await search(page, 'join');
  const all = await dialog(page).getByRole('status').textContent();
  expect(all).toMatch(/^[\d,]+ results found, the first 10 shown$/);
  await dialog(page).getByLabel('Release').selectOption('24.8');
  await expect(dialog(page).getByRole('status')).not.toHaveText(all!);
  await dialog(page).getByLabel('Kind of change').selectOption({label: 'Bug fix'});
  const places = async () =>
    new Set(await results(page).evaluateAll((items) => items.map((item) => item.firstElementChild!.textContent)));
  await expect.poll(places, SOON).toEqual(new Set(['24.8 LTS · Bug fix']));
  await field(page).fill('');
  await expect(dialog(page).getByRole('status')).toHaveText(/^[1-9][\d,]* results found/);
  expect(await places()).toEqual(new Set(['24.8 LTS · Bug fix']));
});

test('a query without results gives a hint and a way out of the filters', async ({page}) => {
  await visit(page);
  await search(page, 'arrayPRAUC');
  await dialog(page).getByLabel('Release').selectOption('24.1');
  await expect(dialog(page).getByText('Nothing found.')).toBeVisible();
  await dialog(page).getByRole('button', {name: 'Search all releases and kinds'}).click();
  await expect(results(page).first()).toBeVisible();
  await field(page).fill('qqqqqqqqqq');
  await expect(dialog(page).getByRole('status')).toHaveText('0 results found');
  await expect(dialog(page).getByText('Try fewer words')).toBeVisible();
});

test('signs alone are nothing to search for', async ({page}) => {
  await visit(page);
  await search(page, 'join');
  for (const signs of ['-', '🙂', '("%*")']) {
    await field(page).fill(signs);
    await expect(dialog(page).getByRole('status')).toHaveText('Nothing to search for');
    await expect(results(page)).toHaveCount(0);
  }
});

test('a kind of change and a release are understood, and the words can be taken literally', async ({page}) => {
  await visit(page);
  await search(page, 'breaking changes 25.8');
  const status = dialog(page).getByRole('status');
  const places = () => results(page).evaluateAll((items) => items.map((item) => item.firstElementChild!.textContent));
  await expect(status).toHaveText(/ results found.* · incompatible changes, 25\.8$/);
  expect(new Set(await places())).toEqual(new Set(['25.8 LTS · Incompatible']));
  await dialog(page).getByRole('button', {name: 'Take the words literally'}).click();
  await expect(field(page)).toBeFocused();
  await expect(status).not.toContainText('·');
  expect(new Set(await places()).size).toBeGreaterThan(1);
  await field(page).fill('breaking changes 25.7');
  await expect(status).toContainText('· incompatible changes, 25.7');
});

test('an error text with a version leaves out what that version has, and results name their patch releases', async ({
  page,
}) => {
  await visit(page, CHANGELOG);
  await search(page, 'Code: 6. DB::Exception: Cannot parse JSON (version 24.8.4.13 (official build))');
  const status = dialog(page).getByRole('status');
  await expect(status).toContainText('· not in 24.8.4.13');
  await expect(
    results(page)
      .filter({hasText: /· also in \d\d\.\d+\.\d+/})
      .first(),
  ).toBeVisible();
  await dialog(page).getByRole('button', {name: 'Take the words literally'}).click();
  await expect(status).not.toContainText('24.8.4.13');
  await field(page).fill('fixed in 99.9');
  await expect(status).toHaveText('0 results found · bug fixes, 99.9 and its patch releases');
});

test('a setting whose default changed without an entry leads to the index of names', async ({page}) => {
  const {find} = await siteSearch();
  const names = (await siteDefaults()).map(({address}) => address.split('#setting-')[1] ?? '');
  const name = names.find((each) => each !== '' && find(each, {}, 1).hits[0]!.entry.section === UNTOLD)!;
  await visit(page);
  await search(page, name);
  await expect(results(page).first()).toContainText(/Changed default, not in the release notes.*default .+ → .+ in \d/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/names#setting-${name}$`));
  await expect(page.locator(':target')).toContainText(name);
});

test('without an entry that has all words those with most are listed, once all years are there', async ({page}) => {
  const release = await hold(page, OTHER_YEARS);
  await visit(page, CHANGELOG);
  await page.keyboard.press('Control+k');
  await field(page).fill('masking secrets gcs');
  await expect(list(page)).toHaveAttribute('data-query', 'masking secrets gcs');
  await expect(results(page)).toHaveCount(0);
  release();
  await expect(dialog(page).getByRole('status')).toHaveText('No entry has all of these words; these have most');
  await expectAnswer(page, 'masking secrets gcs');
});

test('those with most words follow few that have all, and the arrow keys go on to them', async ({page}) => {
  const entries = await siteSearch();
  const answerOf = (query: string) => entries.find(query, {}, 10);
  const {query} = ALL_QUERIES.find((each) => {
    const {complete, hits, says} = answerOf(each.query);
    return complete > 1 && complete < hits.length && says.length === 0;
  })!;
  const {complete} = answerOf(query);
  await visit(page);
  await search(page, query);
  await expect(dialog(page).getByRole('status')).toHaveText(`${complete} results found`);
  await expect(dialog(page).getByText('These have most of the words')).toBeVisible();
  for (let place = 1; place <= complete; place++) {
    await page.keyboard.press('ArrowDown');
    await expect(results(page).nth(place)).toHaveAttribute('aria-selected', 'true');
  }
});

test('a misspelled name brings the one that may be meant', async ({page}) => {
  await visit(page);
  await search(page, 'grupConkat seperator');
  await dialog(page).getByRole('button', {name: 'groupConcat seperator'}).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('groupConcat seperator');
  await expectAnswer(page, 'groupConcat seperator');
});
