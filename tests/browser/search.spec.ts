import type {Page} from '@playwright/test';
import {readReal} from '../changelog/real';
import {sample, tries} from '../sample';
import {siteSearch} from '../search/ranks';
import {axeInBothThemes} from './axe';
import {
  arrives,
  CHANGELOG,
  entryCount,
  expect,
  expectInPlace,
  hold,
  noisyTest,
  openAwake,
  PARTS,
  SOON,
  served,
  test,
} from './site';

const dialog = (page: Page) => page.locator('dialog[aria-label="Search the changelog"]');
const field = (page: Page) => dialog(page).getByRole('combobox', {name: 'Search entries'});
const results = (page: Page) => dialog(page).getByRole('listbox').getByRole('option');
const button = (page: Page) => page.locator('.navbar').getByRole('button', {name: 'Search', exact: true});
const list = (page: Page) => dialog(page).getByRole('listbox');
/** The years' entries that the search fetches. */
const DATA = '**/assets/data/entries-*.json';

/** The dialog is the same on every page: where the page does not matter, a short one is opened. */
const visit = (page: Page, address = PARTS) => openAwake(page, address);

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).fill(query);
  await expectComplete(page, query);
  await expect(results(page).first()).toBeVisible();
}

/** All years are there, and the list answers this query. */
async function expectComplete(page: Page, query: string): Promise<void> {
  await arrives(page, `[role=listbox][data-left="0"][data-query=${JSON.stringify(query)}]`);
}

/** Fills the field and presses Enter in one go: no answer can come between. */
async function enter(page: Page, query: string): Promise<void> {
  await field(page).evaluate((input: HTMLInputElement, value) => {
    input.value = value;
    input.dispatchEvent(new InputEvent('input', {bubbles: true}));
    input.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}));
  }, query);
}

/** Where the list's entries lead. */
const addresses = (page: Page) => results(page).evaluateAll((items) => items.map((item) => item.getAttribute('href')!));

/** The list is what all years together answer. */
async function expectAnswer(page: Page, query: string): Promise<void> {
  await expectComplete(page, query);
  const {hits} = (await siteSearch()).find(query, {}, 10);
  await expect.poll(() => addresses(page), SOON).toEqual(hits.map(({entry}) => served(entry.address)));
}

/** The entry is below the navbar, within the window, and what the address names. */
async function expectAtEntry(page: Page, address: string): Promise<void> {
  const id = address.split('#')[1]!;
  await expect(page).toHaveURL(address);
  await expect(async () => {
    const place = await page.evaluate((wanted) => {
      const {top} = document.getElementById(wanted)!.getBoundingClientRect();
      return {
        below: top - document.querySelector('.navbar')!.getBoundingClientRect().bottom,
        target: document.querySelector(':target')?.id,
        left: window.innerHeight - top,
      };
    }, id);
    expect(place).toMatchObject({target: id});
    expect(place.below).toBeGreaterThanOrEqual(0);
    expect(place.left).toBeGreaterThan(0);
  }).toPass({timeout: 5000});
}

/** The years whose entries were asked for, in this order. */
function fetchedYears(page: Page): number[] {
  const years: number[] = [];
  page.on('request', (request) => {
    const year = /\/entries-(\d{4})\.[0-9a-f]+\.json$/.exec(request.url())?.[1];
    if (year) years.push(Number(year));
  });
  return years;
}

test('nothing of the search is fetched before it is asked for', {tag: '@address'}, async ({page}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await visit(page, CHANGELOG);
  await page.waitForLoadState('networkidle');
  const before = fetched.splice(0);
  await search(page, 'init');
  expect(before.filter((url) => fetched.includes(url) || /search-|\/assets\/data\//.test(url))).toEqual([]);
  expect(fetched.filter((url) => url.includes('search-panel'))).toHaveLength(1);
  expect(fetched.filter((url) => url.includes('/assets/data/')).every((url) => url.includes('/entries-'))).toBe(true);
});

test("the page's own year is fetched first, then the newest, each once", {tag: '@address'}, async ({page}) => {
  const years = (await readReal()).years.map(({year}) => year);
  const fetched = fetchedYears(page);
  await visit(page, CHANGELOG);
  await search(page, 'init');
  expect(fetched).toEqual([2024, ...years.filter((year) => year !== 2024)]);
  await page.keyboard.press('Escape');
  await search(page, 'join');
  expect(fetched).toHaveLength(years.length);
  const elsewhere = await page.context().newPage();
  const there = fetchedYears(elsewhere);
  await visit(elsewhere);
  await search(elsewhere, 'init');
  expect(there).toEqual(years);
});

/** The entries of the other years than that of `CHANGELOG`. */
const OTHER_YEARS = /\/assets\/data\/entries-(?!2024)/;

test("the page's own year answers while the others are on their way; then all rank as one", async ({page}) => {
  const release = await hold(page, OTHER_YEARS);
  await visit(page, CHANGELOG);
  await page.keyboard.press('Control+k');
  await field(page).fill('join');
  await expect(results(page).first()).toBeVisible();
  for (const address of await addresses(page)) expect(address.startsWith(`${CHANGELOG}#`)).toBe(true);
  await expect(list(page)).not.toHaveAttribute('data-left', '0');
  const total = async () =>
    Number((await dialog(page).getByRole('status').textContent())!.split(' ')[0]!.replace(',', ''));
  const own = await total();
  release();
  await expectComplete(page, 'join');
  await expect.poll(total, SOON).toBeGreaterThan(own);
  await expectAnswer(page, 'join');
});

test('what is not in the first year is looked for in all before nothing is said to be found', async ({page}) => {
  const release = await hold(page, OTHER_YEARS);
  await visit(page, CHANGELOG);
  await page.keyboard.press('Control+k');
  await field(page).fill('qqqqqqqqqq');
  await expect(list(page)).toHaveAttribute('data-query', 'qqqqqqqqqq');
  await expect(dialog(page).getByRole('status')).toHaveText('Loading the search …');
  await expect(dialog(page).getByText('Nothing found.')).toHaveCount(0);
  release();
  await expect(dialog(page).getByText('Nothing found.')).toBeVisible();
});

for (const key of ['Control+k', '/']) {
  test(`${key} opens the search, also as the first sign of the reader`, async ({page}) => {
    await page.goto(CHANGELOG);
    await page.keyboard.press(key);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
  });
}

test('arrows choose, Home and End stay in the field, Enter opens the entry on its page', {tag: '@address'}, async ({
  page,
}) => {
  await visit(page, CHANGELOG);
  await search(page, 'parallel_hash');
  await expect(results(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(results(page).first().locator('mark').first()).toHaveText('parallel_hash');
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await results(page).nth(1).getAttribute('id'))!);
  await page.keyboard.press('Home');
  expect(await field(page).evaluate((element: HTMLInputElement) => element.selectionStart)).toBe(0);
  await page.keyboard.press('End');
  expect(await field(page).evaluate((element: HTMLInputElement) => element.selectionStart)).toBe(
    'parallel_hash'.length,
  );
  const address = (await results(page).nth(1).getAttribute('href'))!;
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expectAtEntry(page, address);
});

test('the pointer chooses too; Enter with Ctrl opens a tab of its own', async ({page, context}) => {
  await visit(page);
  await search(page, 'parallel_hash');
  await results(page).nth(2).hover();
  await expect(results(page).nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect(list(page).getByRole('option', {selected: true})).toHaveCount(1);
  const address = (await results(page).nth(2).getAttribute('href'))!;
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(await opened).toHaveURL(address);
  await expect(dialog(page)).toBeVisible();
});

test('a click outside closes, and the next opening begins anew', async ({page}) => {
  await visit(page);
  await search(page, 'join');
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue('');
  await expect(results(page)).toHaveCount(0);
});

test('Enter from another page goes to the entry, without a full load', {tag: '@address'}, async ({page}) => {
  await visit(page);
  await page.evaluate(() => Object.assign(window, {samePage: true}));
  await search(page, '#59305');
  await page.keyboard.press('Enter');
  await expectAtEntry(page, `${CHANGELOG}#pr-59305`);
  await expectInPlace(page, 'pr-59305');
  await expect(page.locator('.release li')).toHaveCount(await entryCount());
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
});

test('Enter pressed before the answer is there opens what the field asks for', async ({page}) => {
  await visit(page, CHANGELOG);
  await search(page, 'parallel_hash');
  const before = (await results(page).first().getAttribute('href'))!;
  await enter(page, '#59305');
  expect(before).not.toContain('59305');
  await expectAtEntry(page, `${CHANGELOG}#pr-59305`);
  await expect(dialog(page)).toBeHidden();
});

test('Control+Enter pressed before any answer opens one tab, however many lists come after it', async ({
  page,
  context,
}) => {
  const releaseOwn = await hold(page, DATA);
  const releaseOthers = await hold(page, OTHER_YEARS);
  await visit(page, CHANGELOG);
  await page.keyboard.press('Control+k');
  await arrives(page, '[role=listbox]');
  await field(page).fill('59305');
  await page.keyboard.press('Control+Enter');
  const opened = context.waitForEvent('page');
  releaseOwn();
  const tab = await opened;
  releaseOthers();
  await expectAnswer(page, '59305');
  await expect(tab).toHaveURL(`${CHANGELOG}#pr-59305`);
  expect(context.pages()).toHaveLength(2);
  await expect(page).toHaveURL(CHANGELOG);
});

test('Enter that found nothing opens nothing later', async ({page}) => {
  await visit(page);
  await search(page, 'join');
  await dialog(page).getByLabel('Release').selectOption('24.1');
  await expect(results(page).first()).toContainText('24.1');
  await enter(page, 'arrayPRAUC');
  await expect(dialog(page).getByText('Nothing found.')).toBeVisible();
  await dialog(page).getByRole('button', {name: 'Search all releases and kinds'}).click();
  await expect(results(page).first()).toBeVisible();
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(PARTS);
});

test('Enter on the entry that the address names already brings it back into view', async ({page}) => {
  await visit(page, `${CHANGELOG}#pr-59305`);
  await page.evaluate(() => window.scrollTo(0, 0));
  await search(page, '59305');
  await results(page).first().click();
  await expectAtEntry(page, `${CHANGELOG}#pr-59305`);
});

test('Escape closes and the focus is on the button', async ({page}) => {
  await visit(page);
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test('Tab goes round in the dialog and never to the page behind', async ({page}) => {
  await visit(page);
  await search(page, 'join');
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab');
    // The browser's own controls come between the last and the first: the body has the focus then.
    expect(await page.evaluate(() => document.activeElement!.matches('dialog[open] *, body'))).toBe(true);
  }
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(field(page)).toBeFocused({timeout: 100});
  }).toPass();
});

test('a slash typed in a field is a slash', async ({page}) => {
  await visit(page);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('a/b');
  await expect(field(page)).toHaveValue('a/b');
});

test('filters narrow to a release and a kind, alone and with words, and what is found is announced', async ({page}) => {
  await visit(page);
  await search(page, 'join');
  const all = await dialog(page).getByRole('status').textContent();
  expect(all).toMatch(/^[\d,]+ entries found, the first 10 shown$/);
  await dialog(page).getByLabel('Release').selectOption('24.8');
  await expect(dialog(page).getByRole('status')).not.toHaveText(all!);
  await dialog(page).getByLabel('Kind of change').selectOption({label: 'Bug fix'});
  const places = async () =>
    new Set(await results(page).evaluateAll((items) => items.map((item) => item.firstElementChild!.textContent)));
  await expect.poll(places, SOON).toEqual(new Set(['24.8 LTS · Bug fix']));
  await field(page).fill('');
  await expect(dialog(page).getByRole('status')).toHaveText(/^[1-9][\d,]* entries found/);
  expect(await places()).toEqual(new Set(['24.8 LTS · Bug fix']));
});

test('nothing found says so with a hint, and leads out of the filters', async ({page}) => {
  await visit(page);
  await search(page, 'arrayPRAUC');
  await dialog(page).getByLabel('Release').selectOption('24.1');
  await expect(dialog(page).getByText('Nothing found.')).toBeVisible();
  await dialog(page).getByRole('button', {name: 'Search all releases and kinds'}).click();
  await expect(results(page).first()).toBeVisible();
  await field(page).fill('qqqqqqqqqq');
  await expect(dialog(page).getByRole('status')).toHaveText('0 entries found');
  await expect(dialog(page).getByText('Try fewer words')).toBeVisible();
});

const DIALOG = '**/search-panel*.js';
const TOLD = {[DATA]: 'The data of the search could not be loaded', [DIALOG]: 'The search could not be loaded'};
const CUT: Readonly<Record<string, {status: number; contentType: string; body: string}>> = {
  [DATA]: {status: 200, contentType: 'application/json', body: '{"path":"/whats-new/changelog/2024","releases":[{'},
  [DIALOG]: {status: 200, contentType: 'text/javascript', body: '"use strict";(self.x=self.x||[]).push([["search-'},
};

/** Each file is named by its content: one of another version has another address, and is missing at this one. */
const FAILURES = Object.entries(TOLD).flatMap(([file, told]) => [
  {file, told, what: 'missing', response: {status: 404, body: ''}},
  {file, told, what: 'cut short', response: CUT[file]!},
  {
    file,
    told,
    what: 'a page instead',
    response: {status: 200, contentType: 'text/html', body: '<!doctype html><title>Not found</title>'},
  },
]);

for (const {file, told, what, response} of sample(FAILURES, tries(3))) {
  noisyTest(`with ${file} ${what} the reader is told, the text stays, and a second try works`, async ({page}) => {
    await page.route(file, (route) => route.fulfill(response));
    await visit(page, CHANGELOG);
    await page.keyboard.press('Control+k');
    await expect(page.locator('[role=alert]')).toContainText(told);
    await expect(page.locator('.release li')).toHaveCount(await entryCount());
    await page.unroute(file);
    if (file === DATA) await dialog(page).getByRole('button', {name: 'Try again'}).click();
    else await button(page).click();
    await expect(page.locator('[role=alert]')).toHaveCount(0);
    await expect(field(page)).toBeFocused();
    await field(page).fill('init');
    await expect(results(page).first()).toBeVisible();
  });
}

noisyTest(
  'with a year missing those before it answer, the reader is told, and a second try has all',
  async ({page}) => {
    const years = (await readReal()).years.map(({year}) => year);
    const missing = years.find((year) => year !== 2024)!;
    const file = `**/assets/data/entries-${missing}.*.json`;
    await page.route(file, (route) => route.fulfill({status: 404, body: ''}));
    await visit(page, CHANGELOG);
    await page.keyboard.press('Control+k');
    await field(page).fill('#70788');
    await expect(results(page)).toHaveCount(1);
    await expect(page.locator('[role=alert]')).toContainText(TOLD[DATA]!);
    await page.unroute(file);
    await dialog(page).getByRole('button', {name: 'Try again'}).click();
    await expectComplete(page, '#70788');
    await expect(page.locator('[role=alert]')).toHaveCount(0);
    await expect(results(page).first()).toHaveAttribute('href', `${CHANGELOG}#pr-70788`);
  },
);

// Noisy, since the browser itself asks for the site's icon once more.
noisyTest('after the first use the search works offline', async ({page, context}) => {
  await visit(page, CHANGELOG);
  await search(page, 'init');
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await search(page, '#70788');
  await page.keyboard.press('Enter');
  await expectAtEntry(page, `${CHANGELOG}#pr-70788`);
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

test('the field tells of a list when there is one', async ({page}) => {
  const release = await hold(page, DIALOG);
  await page.goto(CHANGELOG);
  await page.keyboard.press('Control+k');
  const expectClosed = async () => {
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(field(page)).not.toHaveAttribute('aria-controls');
  };
  await expectClosed();
  release();
  await arrives(page, '[role=listbox]');
  await expectClosed();
  await field(page).fill('join');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(field(page)).toHaveAttribute('aria-controls', (await list(page).getAttribute('id'))!);
  await field(page).fill('');
  await expectClosed();
});

for (const [system, keys] of [
  ['MacIntel', '⌘ K'],
  ['Linux x86_64', 'Ctrl K'],
  ['Win32', 'Ctrl K'],
] as const) {
  test(`the button names the keys of ${system}`, async ({page}) => {
    await page.addInitScript((name) => Object.defineProperty(navigator, 'platform', {get: () => name}), system);
    await visit(page);
    await expect(page.locator('.navbar kbd')).toHaveText(keys);
    await page.keyboard.press(system === 'MacIntel' ? 'Meta+k' : 'Control+k');
    await expect(field(page)).toBeFocused();
  });
}

test('the active result can be seen in forced colors', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await visit(page);
  await search(page, 'parallel_hash');
  const looks = async () => (await results(page).first().screenshot({animations: 'disabled'})).toString('base64');
  const active = await looks();
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  expect(await looks()).not.toBe(active);
});

test('axe finds nothing with the dialog open, in light and dark', async ({page}) => {
  await visit(page);
  for (const query of ['parallel hash', 'qqqqqqqqqq']) {
    await page.keyboard.press('Control+k');
    await field(page).fill(query);
    await expectComplete(page, query);
    await expect(dialog(page).getByRole('status')).toHaveText(/found/);
    expect(await axeInBothThemes(page, 'dialog[open]')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  }
});

test('the search fits a phone', async ({page}) => {
  await page.setViewportSize({width: 375, height: 667});
  await visit(page);
  await button(page).click();
  await field(page).fill('async_insert_busy_timeout_min_ms');
  await expect(results(page).first()).toBeVisible();
  for (const width of [375, 320]) {
    await page.setViewportSize({width, height: 667});
    const wide = await dialog(page).evaluate((element) =>
      [document.documentElement, element, ...element.querySelectorAll('*')]
        .filter(
          (each) =>
            each.scrollWidth > each.clientWidth + 1 &&
            each.clientWidth > 0 &&
            getComputedStyle(each).display !== 'inline' &&
            !each.matches('select, input'),
        )
        .map((each) => each.outerHTML.slice(0, 100)),
    );
    expect(wide, `at ${width} pixels`).toEqual([]);
  }
});

test('opening and closing many times leaves nothing behind', async ({page}) => {
  test.slow();
  await visit(page, CHANGELOG);
  const client = await page.context().newCDPSession(page);
  const held = async () => {
    await client.send('HeapProfiler.collectGarbage');
    const {jsHeapUsedSize} = await client
      .send('Runtime.getHeapUsage')
      .then(({usedSize}) => ({jsHeapUsedSize: usedSize}));
    return {heap: jsHeapUsedSize, nodes: (await client.send('Memory.getDOMCounters')).nodes};
  };
  const cycle = async (times: number) => {
    for (let time = 0; time < times; time++) {
      await search(page, 'join');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
    }
  };
  await cycle(3);
  const before = await held();
  await cycle(tries(8, 50));
  const after = await held();
  expect(after.heap - before.heap).toBeLessThan(1_000_000);
  expect(after.nodes - before.nodes).toBeLessThan(500);
});
