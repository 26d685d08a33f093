import {keepOneYear} from './search';
import {
  awake,
  CHANGELOG,
  expect,
  fetchedBy,
  HOME,
  hold,
  noisyTest,
  openAwake,
  PARTS,
  painted,
  SCRIPTS,
  SOON,
  test,
} from './site';

const TOGGLE = '.navbar button[class*=toggleButton]';

test('at rest a page fetches its scripts and runs none, and awake no page that nobody points at', async ({page}) => {
  const fetched = fetchedBy(page);
  await page.goto(CHANGELOG, {waitUntil: 'networkidle'});
  const named = await page
    .locator('script[type="text/later"]')
    .evaluateAll((scripts) => scripts.map((script) => new URL((script as HTMLScriptElement).src).pathname));
  expect(named.length).toBeGreaterThan(2);
  await expect.poll(() => fetched.filter((file) => file.endsWith('.js')).toSorted(), SOON).toEqual(named.toSorted());
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  expect(await page.evaluate(() => Object.keys(window).filter((name) => name.startsWith('webpackChunk')))).toEqual([]);
  await page.keyboard.press('Shift');
  await awake(page);
  await page.waitForLoadState('networkidle');
  const scripts = () => new Set(fetched.filter((file) => file.endsWith('.js'))).size;
  expect(scripts()).toBe(named.length);
  await page.locator('.menu').getByRole('link', {name: 'system.parts'}).hover();
  await expect.poll(scripts, SOON).toBeGreaterThan(named.length);
});

test('where the reader saves data nothing is fetched ahead', async ({page}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {saveData: true}}));
  const scripts = fetchedBy(page, '.js');
  await page.goto(PARTS, {waitUntil: 'networkidle'});
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(scripts).toEqual([]);
});

test('the theme is switched before any script has come, and goes on from there', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  const release = await hold(page, SCRIPTS);
  const response = await page.goto(PARTS);
  // Nor need all of the page have come.
  expect(await response!.text()).not.toMatch(/<button[^>]* disabled[ >]/);
  const [html, toggle] = [page.locator('html'), page.locator(TOGGLE)];
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme-choice', 'light');
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(toggle).toHaveAccessibleName(/currently dark mode/);
  release();
  await awake(page);
  await expect(html).toHaveAttribute('data-theme-choice', 'dark');
  await expect(toggle).toHaveAccessibleName(/currently dark mode/);
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme-choice', 'system');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await toggle.click();
  await page.goto(HOME);
  await expect(html).toHaveAttribute('data-theme-choice', 'light');
});

test('a theme chosen while the scripts take over is neither lost nor doubled', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await page.addInitScript(() => {
    // The last moment at which the switch is not yet Docusaurus' own: its state is there, its mark is not.
    addEventListener('DOMContentLoaded', () => {
      const html = document.documentElement;
      const set = html.setAttribute.bind(html);
      html.setAttribute = (name, value) => {
        if (name === 'data-has-hydrated' && String(value) === 'true')
          document.querySelector<HTMLElement>('.navbar button[class*=toggleButton]')!.click();
        set(name, value);
      };
    });
  });
  await openAwake(page, PARTS);
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  await page.locator(TOGGLE).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'dark');
});

test('letters typed before the dialog of the search is there, and while it opens, arrive in it', async ({page}) => {
  await keepOneYear(page);
  const release = await hold(page, SCRIPTS);
  await page.goto(PARTS);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('parallex');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('l_ha');
  release();
  const field = page.locator('[role=combobox]');
  await expect(field).toBeFocused();
  await page.keyboard.type('sh');
  await expect(field).toHaveValue('parallel_hash');
  await expect(page.locator('dialog[open] [role=option]').first()).toContainText('parallel_hash');
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await hold(page, '**/assets/data/*'); // what is found does not matter
  await page.reload();
  await page.keyboard.press('Control+k');
  const text = 'the quick brown fox jumps';
  await page.keyboard.type(text, {delay: 15});
  await expect(field).toHaveValue(text);
});

test('a search that was closed before it came does not open', async ({page}) => {
  const release = await hold(page, SCRIPTS);
  await page.goto(PARTS);
  for (const close of ['Escape', 'Enter']) {
    await page.keyboard.press('/');
    await expect(page.locator('dialog[open]')).toBeVisible();
    if (close === 'Enter') await page.locator('dialog[open]').getByRole('button', {name: 'Close'}).focus();
    await page.keyboard.press(close);
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await painted(page); // until then the field has the focus, and a slash belongs to it
  }
  release();
  await awake(page);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

noisyTest('where the scripts cannot be had theme and menu work all the same', async ({page}) => {
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto(PARTS);
  await page.keyboard.press('Shift');
  await expect(page.locator('[role=alert]')).toContainText('could not be loaded');
  await page.locator(TOGGLE).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
});
