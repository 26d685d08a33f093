import {sample, tries} from '../sample';
import {keepOneYear, search} from './search';
import {
  awake,
  CHANGELOG,
  ENTRIES,
  expect,
  fetchedBy,
  hold,
  KINDS,
  noisyTest,
  openAwake,
  PARTS,
  PLANNER,
  painted,
  SCRIPTS,
  SOON,
  test,
} from './site';

const TOGGLE = '.navbar button[class*=toggleButton]';

test('when the page is idle its scripts come, without the text and without those of other pages and of the search; hydration leaves the text', async ({
  page,
}) => {
  await keepOneYear(page);
  const fetched = fetchedBy(page, '/assets/');
  const fetchedScripts = () => fetched.filter((path) => path.endsWith('.js'));
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(window, {before: document.querySelector('.release section li')}),
    ),
  );
  await openAwake(page, CHANGELOG);
  await page.waitForLoadState('networkidle');
  const isLeft = await page.evaluate(() => (window as unknown as {before: Element}).before.isConnected);
  expect(isLeft).toBe(true);
  expect(fetched.filter((path) => /search-panel|\/assets\/data\//.test(path))).toEqual([]);
  const scripts = fetchedScripts();
  const code = await Promise.all(scripts.map(async (path) => (await page.request.get(path)).text()));
  const all = code.join('\n');
  const texts = await page
    .locator('.release section li')
    .evaluateAll((items) =>
      items.map(({textContent}) => textContent!.slice(0, 40)).filter((text) => /^[\w ,]{40}$/.test(text)),
    );
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => all.includes(text))).toEqual([]);
  await page.locator('.menu').getByRole('link', {name: '2023', exact: true}).hover();
  await expect.poll(() => fetchedScripts().length, SOON).toBeGreaterThan(scripts.length);
  // Of the search the year of the page comes before the others.
  await search(page, 'init');
  const years = fetched.flatMap((path) => /\/entries-(\d{4})\./.exec(path)?.[1] ?? []);
  expect(years[0]).toBe('2024');
  expect(new Set(years).size).toBe(years.length);
});

test('until the scripts are there what needs them cannot be pressed, and a press anywhere has them come', async ({
  page,
}) => {
  await page.addInitScript(() => (window.requestIdleCallback = () => 0)); // a page that is never idle
  const fetched = fetchedBy(page, '.js');
  await page.setViewportSize({width: 390, height: 800});
  await page.goto(PARTS);
  for (const control of [page.locator('[data-search-button]'), page.locator(TOGGLE).first()])
    await expect(control).toBeDisabled();
  await expect(page.locator('.navbar__toggle')).toHaveCSS('pointer-events', 'none');
  expect(fetched).toEqual([]);
  await page.locator('h1').click();
  await awake(page);
  await expect(page.locator('[data-search-button]')).toBeEnabled();
  await page.locator('.navbar__toggle').click();
  await expect(page.getByRole('dialog', {name: 'Menu'})).toBeVisible();
});

// The fixture fails where React finds another page than the one that it has rendered.
test('what a reader scrolls and chooses before the scripts have come stays', async ({page}) => {
  const release = await hold(page, SCRIPTS);
  await page.goto(CHANGELOG, {waitUntil: 'commit'});
  await page.mouse.move(300, 400);
  for (const distance of [1600, -400]) await page.mouse.wheel(0, distance);
  await painted(page);
  release();
  await awake(page);
  await page.unrouteAll();
  const again = await hold(page, SCRIPTS);
  await page.goto(PLANNER);
  await page.locator('select[name=from]').selectOption('24.8');
  await page.locator('select[name=to]').selectOption('24.12');
  await page.locator('#pasted').fill('join_algorithm');
  again();
  await awake(page);
  await expect(page.locator('#pasted')).toHaveValue('join_algorithm');
  await expect(page).toHaveURL(/from=24\.8&to=24\.12/);
  await expect(page.getByText(/ changes? mentions? your setup\.$/)).toBeVisible();
});

const CUT = {status: 200, contentType: 'text/javascript', body: '(()=>{let a=['};
const FAULTS = [/\/assets\/js\//, /\/assets\/js\/main\./, /\/assets\/js\/(?!main\.|runtime)/].flatMap((files) => [
  {files, response: {status: 404, body: ''}},
  {files, response: CUT},
]);

for (const {files, response} of sample(FAULTS, tries(3)))
  noisyTest(
    `without ${files} (${response.status}) the page is whole; search and planner say what is missing`,
    async ({page}) => {
      await page.route(files, (route) => route.fulfill(response));
      await page.goto(CHANGELOG);
      await expect(page.locator('.navbar').getByText('Search could not be loaded')).toBeVisible();
      await expect(page.locator('[data-search-button]')).toBeHidden();
      await expect(page.locator('.release section li')).toHaveCount(ENTRIES);
      await page.locator('.overview').getByRole('link', {name: '24.1', exact: true}).click();
      await expect(page).toHaveURL(/#241$/);
      await page.goto(`${PLANNER}?from=24.1&to=24.2`);
      await expect(page.getByText('Other ways need scripts')).toBeVisible();
      await expect(page.locator('#fails')).toBeVisible();
      await expect(page.locator('select').first()).toBeHidden();
    },
  );

noisyTest(
  'where a page may store nothing, or the storage holds something else, each kind of page works and the theme can be switched',
  async ({page}) => {
    for (const storage of ['filled', 'blocked']) {
      await page.addInitScript((storage) => {
        for (const name of ['localStorage', 'sessionStorage'] as const)
          if (storage === 'filled')
            for (const key of ['theme', 'docusaurus.tab', 'own-version', 'upgrade-done'])
              window[name].setItem(key, '{"a":<img src=x onerror=globalThis.ran=1>');
          else
            Object.defineProperty(window, name, {
              configurable: true,
              get: () => {
                throw new DOMException('The operation is insecure.', 'SecurityError');
              },
            });
      }, storage);
      for (const address of sample(KINDS, tries(2))) {
        await openAwake(page, address);
        const before = await page.locator('html').getAttribute('data-theme-choice');
        await page.locator(TOGGLE).click();
        await expect(page.locator('html')).not.toHaveAttribute('data-theme-choice', before!);
        expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
      }
      await page.goto(`${CHANGELOG}#pr-65519`);
      const answer = page.locator('#pr-65519 form.answer');
      await answer.getByLabel('Your version').fill('24.8');
      await answer.getByRole('button', {name: 'Check'}).click();
      await expect(answer).toContainText('24.8: not included.');
    }
  },
);

test.describe('the menu of a phone', () => {
  test.use({viewport: {width: 375, height: 800}, hasTouch: true, isMobile: true, colorScheme: 'light'});

  test('keeps the focus, shows all, switches the theme, and leads on without a new load', async ({page}) => {
    await openAwake(page, PARTS);
    const toggle = page.locator('.navbar__toggle');
    await page.evaluate(() => Object.assign(window, {samePage: true}));
    await toggle.press('Enter');
    const menu = page.getByRole('dialog', {name: 'Menu'});
    await expect(menu.getByRole('link', {name: '2023', exact: true}).last()).toBeInViewport();
    for (let stop = 0; stop < 30; stop++) {
      await page.keyboard.press('Tab');
      // Past its last element the browser's own bars have the focus, and the page none.
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || !!document.activeElement!.closest('dialog'),
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(toggle).toBeFocused();
    await toggle.tap();
    const links = await menu
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll((all) => all.map(({textContent}) => textContent));
    expect(links.length).toBeGreaterThan(6);
    expect(new Set(links).size).toBe(links.length);
    await menu.locator('[class*=toggleButton]').tap();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    await page.touchscreen.tap(365, 400);
    await expect(menu).toHaveCount(0);
    await toggle.tap();
    await menu.getByRole('link', {name: '2023', exact: true}).last().tap();
    await expect(page.locator('h1')).toHaveText('2023 Changelog');
    expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
  });
});
