import {LONG} from '../sample';
import {DATA} from './planner';
import {
  awake,
  CHANGELOG,
  copied,
  expect,
  hold,
  KINDS,
  movePointer,
  NAMES,
  PARTS,
  type Page,
  PLANNER,
  painted,
  SCRIPTS,
  SOON,
  test,
} from './site';

// The fixture fails where React finds another page than the one that it has rendered.
test('a reader who scrolls before the scripts have come disturbs nothing', async ({page}) => {
  for (const address of LONG ? KINDS : [PLANNER, CHANGELOG]) {
    const release = await hold(page, SCRIPTS);
    await page.goto(address);
    await page.mouse.move(300, 400);
    for (const distance of [1600, -400]) await page.mouse.wheel(0, distance);
    await painted(page);
    release();
    await awake(page);
    await page.unrouteAll();
  }
  await page.reload();
  await page.mouse.wheel(0, 100);
  await awake(page);
});

test('what was chosen and pasted before the scripts came outlasts a wheel; an early copy is of no other range', async ({
  page,
}) => {
  const release = await hold(page, SCRIPTS);
  const rest = await hold(page, DATA);
  await page.goto(PLANNER);
  await page.evaluate(() => navigator.clipboard.writeText('nothing'));
  await page.locator('select[name=from]').selectOption('24.8');
  await page.locator('#pasted').fill('join_algorithm');
  await page.mouse.move(300, 400);
  const mark = page.locator('.reading[data-shown]');
  // A wheel that comes while the page is laid out is lost.
  await expect(async () => {
    await page.mouse.wheel(0, 1600);
    await expect(mark).toHaveCount(1, {timeout: 2000});
  }).toPass();
  expect(await mark.evaluate((element) => element.closest('#__docusaurus'))).toBeNull();
  await page.getByRole('button', {name: 'Copy as Markdown checklist'}).press('Enter');
  release();
  await awake(page);
  await expect(page.locator('select[name=from]')).toHaveValue('24.8');
  await expect(page.locator('#pasted')).toHaveValue('join_algorithm');
  await expect(page).toHaveURL(/from=24\.8/);
  await expect(page.getByText('as soon as all entries are loaded')).toBeVisible();
  expect(await copied(page)).toBe('nothing');
  rest();
  await expect(page.locator('h2', {hasText: 'Your setup'})).toBeVisible();
});

test.describe('the system’s colors', () => {
  test.use({colorScheme: 'light'});

  test('and those chosen in another window are followed by a page that nobody has touched', async ({page, context}) => {
    await page.goto(PARTS);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(html).toHaveAttribute('data-theme', 'dark');
    const other = await context.newPage();
    await other.goto(PARTS);
    await other.locator('.navbar button[class*=toggleButton]').click();
    await expect(html).toHaveAttribute('data-theme-choice', 'light');
    await expect(html).toHaveAttribute('data-theme', 'light');
    await expect(html).toHaveAttribute('data-has-hydrated', 'false');
    await other.close();
    await movePointer(page);
    await awake(page);
    const toggle = page.locator('.navbar button[class*=toggleButton]');
    await expect(toggle).toHaveAccessibleName(/currently light mode/);
    await page.emulateMedia({colorScheme: 'light'});
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(html).toHaveAttribute('data-theme', 'light');
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 375, height: 800}, hasTouch: true, isMobile: true, colorScheme: 'light'});

  /** Opens the menu by the keyboard and closes it by Escape: the focus stays in it, and comes back. */
  async function expectDialog(page: Page): Promise<void> {
    const toggle = page.locator('.navbar__toggle');
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
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).overflow), SOON).not.toBe('hidden');
  }

  test('the menu keeps the focus, shows all, and leads on before any script has come', async ({page}) => {
    const release = await hold(page, SCRIPTS);
    await page.goto(PARTS);
    await expectDialog(page);
    await page.locator('.navbar__toggle').tap();
    const menu = page.locator('dialog.navbar-sidebar');
    // One list: no page is in it twice.
    await expect(menu.getByRole('link', {name: '2023', exact: true})).toBeInViewport();
    const pages = await menu
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll((links) => links.map(String));
    expect(pages.length).toBeGreaterThan(6);
    expect(new Set(pages).size).toBe(pages.length);
    release();
    await awake(page);
    await menu.locator('[class*=toggleButton]').tap();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    await menu.getByRole('button', {name: 'Close navigation bar'}).tap();
    await expect(menu).toHaveCount(0);
    await hold(page, SCRIPTS);
    await page.reload();
    await page.locator('.navbar__toggle').tap();
    await menu.getByRole('link', {name: 'Index of names'}).tap();
    await expect(page).toHaveURL(new RegExp(`${NAMES}$`));
  });

  test('the menu keeps the focus once the scripts have come; a touch beside it closes it; it leads on without a new load', async ({
    page,
  }) => {
    await page.goto(PARTS);
    await page.keyboard.press('Shift');
    await awake(page);
    await page.evaluate(() => Object.assign(window, {samePage: true}));
    await expectDialog(page);
    const menu = page.getByRole('dialog', {name: 'Menu'});
    await page.locator('.navbar__toggle').tap();
    await menu.locator('[class*=toggleButton]').tap();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    await page.touchscreen.tap(365, 400);
    await expect(menu).toHaveCount(0);
    await page.locator('.navbar__toggle').tap();
    await menu.getByRole('link', {name: '2023', exact: true}).last().tap();
    await expect(page.locator('h1')).toHaveText('2023 Changelog');
    await expect(menu).toHaveCount(0);
    expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
  });
});
