import {tries} from '../sample';
import {axeInBothThemes} from './axe';
import {button, dialog, expectComplete, field, results, search, visit} from './search';
import {CHANGELOG, expect, test} from './site';

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
  for (const query of [
    'parallel hash',
    'qqqqqqqqqq',
    'start of week',
    'breaking changes 25.8',
    'grupConkat seperator',
  ]) {
    await page.keyboard.press('Control+k');
    await field(page).fill(query);
    await expectComplete(page, query);
    await expect(dialog(page).getByRole('status')).toHaveText(/found|these have most/);
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
