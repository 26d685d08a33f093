import logs from '../../bench/search/logs.json';
import {PAGE_PATHS} from '../../src/changelog/model/site';
import {searchEntries} from '../../src/search/entries';
import type {ErrorNames} from '../../src/search/long-query';
import type {Search} from '../../src/search/search';
import {type SearchEntry, UNTOLD} from '../../src/search/types';
import {ALL_QUERIES, searchWith} from '../search/ranks';
import {content, fetched, manifest, years} from './content';
import {
  addresses,
  dialog,
  expectComplete,
  field,
  keepOneYear,
  list,
  OTHER_YEARS,
  results,
  search,
  visit,
} from './search';
import {CHANGELOG, expect, hold, PARTS, type Page, SOON, served, test} from './site';

// One after another, since the search to compare with takes its time to make.
test.describe.configure({mode: 'default'});

const defaults = fetched<SearchEntry[]>(manifest.defaults);

let made: Promise<Search> | undefined;
/** A search with all that browsers fetch, made once. */
function siteSearch(): Promise<Search> {
  made ??= searchWith([...years.map(searchEntries), defaults], {
    ...content,
    errors: fetched<ErrorNames>(manifest.errors),
  });
  return made;
}

/** The list is what all years together answer. */
async function expectAnswer(page: Page, query: string): Promise<void> {
  await expectComplete(page, query);
  const {cards, hits} = (await siteSearch()).find(query, {}, 10);
  const wanted = [...cards, ...hits.map(({entry}) => entry)].map(({address}) => served(address));
  await expect.poll(() => addresses(page), SOON).toEqual(wanted);
}

/** Releases and kinds of the results, `24.8 LTS · Bug fix`. */
const places = (page: Page) =>
  results(page).evaluateAll((items) => [...new Set(items.map((item) => item.firstElementChild!.textContent))]);

test('filters narrow to a release and a kind, alone and with words, and the count is announced', async ({page}) => {
  await keepOneYear(page);
  await visit(page);
  await search(page, 'join');
  const status = dialog(page).getByRole('status');
  const all = await status.textContent();
  expect(all).toMatch(/^[\d,]+ results found, the first 10 shown$/);
  await dialog(page).getByLabel('Release').selectOption('24.8');
  await expect(status).not.toHaveText(all!);
  await dialog(page).getByLabel('Kind of change').selectOption({label: 'Bug fix'});
  await expect.poll(() => places(page), SOON).toEqual(['24.8 LTS · Bug fix']);
  await field(page).fill('');
  await expect(status).toHaveText(/^[1-9][\d,]* results found/);
  expect(await places(page)).toEqual(['24.8 LTS · Bug fix']);

  // Nothing found: a hint, and a way out of the filters.
  await field(page).fill('arrayPRAUC');
  await expect(dialog(page).getByText('Nothing found.')).toBeVisible();
  await dialog(page).getByRole('button', {name: 'Search all releases and kinds'}).click();
  await expect(results(page).first()).toBeVisible();
  await field(page).fill('qqqqqqqqqq');
  await expect(status).toHaveText('0 results found');
  await expect(dialog(page).getByText('Try fewer words')).toBeVisible();

  for (const signs of ['-', '🙂', '("%*")']) {
    await field(page).fill(signs);
    await expect(status).toHaveText('Nothing to search for');
    await expect(results(page)).toHaveCount(0);
  }
});

test('what a query means is understood, and a name that nobody has mentioned leads to the index of names', async ({
  page,
}) => {
  await visit(page);
  await search(page, 'breaking changes 25.8');
  const status = dialog(page).getByRole('status');
  await expect(status).toHaveText(/ results found.* · incompatible changes, 25\.8$/);
  expect(await places(page)).toEqual(['25.8 LTS · Incompatible']);
  await dialog(page).getByRole('button', {name: 'Search for “breaking changes 25.8” as plain text'}).click();
  await expect(field(page)).toBeFocused();
  await expect(status).not.toContainText('·');
  expect((await places(page)).length).toBeGreaterThan(1);
  await field(page).fill('breaking changes 25.7');
  await expect(status).toContainText('· incompatible changes, 25.7');

  // An error text with a version leaves out what that version has; results name their patch releases.
  await field(page).fill('Code: 6. DB::Exception: Cannot parse JSON (version 24.8.4.13 (official build))');
  await expect(status).toContainText('· not in 24.8.4.13');
  const patched = results(page).filter({hasText: /· also in \d\d\.\d+\.\d+/});
  await expect(patched.first()).toBeVisible();
  await dialog(page).getByRole('button', {name: 'Search for the words as plain text'}).click();
  await expect(status).not.toContainText('24.8.4.13');
  await field(page).fill('fixed in 99.9');
  await expect(status).toHaveText('0 results found · bug fixes, 99.9 and its patch releases');

  // A misspelled name brings the one that may be meant.
  await field(page).fill('grupConkat seperator');
  await dialog(page).getByRole('button', {name: 'groupConcat seperator'}).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('groupConcat seperator');
  await expectAnswer(page, 'groupConcat seperator');

  // Few entries have all words: those with most follow, and the arrow keys go on to them.
  const {find} = await siteSearch();
  const {query} = ALL_QUERIES.find((each) => {
    const {complete, hits, says} = find(each.query, {}, 10);
    return complete > 1 && complete < hits.length && says.length === 0;
  })!;
  const {complete} = find(query, {}, 10);
  await field(page).fill(query);
  await expect(status).toHaveText(`${complete} results found`);
  await expect(dialog(page).getByText('These have most of the words')).toBeVisible();
  for (let place = 1; place <= complete; place++) {
    await page.keyboard.press('ArrowDown');
    await expect(results(page).nth(place)).toHaveAttribute('aria-selected', 'true');
  }

  // A setting whose default changed without an entry.
  const names = defaults.map(({address}) => address.split('#setting-')[1] ?? '');
  const name = names.find((each) => each !== '' && find(each, {}, 1).hits[0]!.entry.section === UNTOLD)!;
  await field(page).fill(name);
  await expect(results(page).first()).toContainText(/Changed default, not in the release notes.*default .+ → .+ in \d/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/names#setting-${name}$`));
  await expect(page.locator(':target')).toContainText(name);
});

test("the page's own year answers while the others are being fetched; then all are ranked together", async ({page}) => {
  const release = await hold(page, OTHER_YEARS);
  await visit(page, CHANGELOG);
  await page.keyboard.press('Control+k');
  const status = dialog(page).getByRole('status');
  // Neither that nothing is found is said too early, nor are entries listed that have only most of the words.
  await field(page).fill('qqqqqqqqqq');
  await expect(list(page)).toHaveAttribute('data-query', 'qqqqqqqqqq');
  await expect(status).toHaveText('Loading the search …');
  await expect(dialog(page).getByText('Nothing found.')).toHaveCount(0);
  await field(page).fill('masking secrets gcs');
  await expect(list(page)).toHaveAttribute('data-query', 'masking secrets gcs');
  await expect(results(page)).toHaveCount(0);
  await field(page).fill('join');
  await expect(results(page).first()).toBeVisible();
  for (const address of await addresses(page)) expect(address.startsWith(`${CHANGELOG}#`)).toBe(true);
  const total = async () => Number((await status.textContent())!.split(' ')[0]!.replace(',', ''));
  const own = await total();
  // Nor how many entries have a name, and since when. Its card, and what is chosen, stay the same.
  await field(page).fill('parallel_hash');
  const [card, chosen] = [results(page).first(), list(page).getByRole('option', {selected: true})];
  await expect(card).toHaveText('Historyjoin algorithm parallel_hash');
  await expect(card).toHaveAttribute('aria-selected', 'true');
  await expect(status).toHaveText(/^\d+ results so far; loading 2026, 2025, 2023 …$/);
  await page.keyboard.press('ArrowDown');
  const address = (await chosen.getAttribute('href'))!;
  release();
  await expectComplete(page, 'parallel_hash');
  await expect(card).toHaveText(/^History · \d+ entries, 2\d\.\d+ to 26\.\d+join algorithm parallel_hash$/);
  await expect(chosen).toHaveAttribute('href', address);
  await field(page).fill('join');
  await expectAnswer(page, 'join');
  expect(await total()).toBeGreaterThan(own);
  await field(page).fill('masking secrets gcs');
  await expect(status).toHaveText('No entry has all of these words; these have most');
  await expectAnswer(page, 'masking secrets gcs');
  await field(page).fill('qqqqqqqqqq');
  await expect(dialog(page).getByText('Nothing found.')).toBeVisible();
});

test('a name comes with its card, an alias with its name, a page by its title; a log in groups', async ({page}) => {
  await visit(page);
  await search(page, 'join_use_nulls');
  const [card] = (await siteSearch()).find('join_use_nulls', {}, 10).cards;
  const [first, second] = [results(page).first(), results(page).nth(1)];
  await expect(first).toHaveText(
    `History · ${card!.count} entries, ${card!.first} to ${card!.last}setting join_use_nulls · default 0`,
  );
  await expect(second.locator('mark').first()).toHaveText('join_use_nulls');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await field(page).fill('SUBSTR');
  await expect(first).toContainText('function substring');
  for (const [title, address] of [
    ['Upgrade planner', PAGE_PATHS.planner],
    ['patch releases', PAGE_PATHS.patches],
    ['system.parts', PARTS],
    ['24.8.5', `${PAGE_PATHS.patches}#24.8.5`],
  ] as const) {
    await field(page).fill(title);
    await expect(first).toHaveAttribute('href', served(address));
    await expect(first).toContainText('Page');
  }

  const log = logs.find(({wanted}) => wanted.includes('pr-89527'))!;
  await field(page).fill(log.query);
  await expect(dialog(page).getByText('In a later patch release of 25.10')).toBeVisible();
  await expect(dialog(page).getByText('Only in newer releases')).toBeVisible();

  await field(page).fill('join_use_nulls');
  await expectComplete(page, 'join_use_nulls');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/names#setting-join_use_nulls$/);
});
