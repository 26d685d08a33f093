import {tries} from '../sample';
import {axeInBothThemes} from './axe';
import {button, dialog, expectComplete, field, keepOneYear, results, search, visit} from './search';
import {CHANGELOG, expect, test} from './site';

test('axe finds nothing with the dialog open, it fits a phone, and its active result is seen in forced colors', async ({
  page,
}) => {
  await keepOneYear(page);
  await visit(page);
  await button(page).click();
  for (const query of [
    'qqqqqqqqqq',
    'breaking changes 24.8',
    'grupConkat seperator',
    'parallel hash async_insert_busy_timeout_min_ms',
  ]) {
    await field(page).fill(query);
    await expectComplete(page, query);
    await expect(dialog(page).getByRole('status')).toHaveText(/found|these have most/);
    expect(await axeInBothThemes(page, 'dialog[open]')).toEqual([]);
  }
  const {width: before} = page.viewportSize()!;
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
  await page.setViewportSize({width: before, height: 800});
  await page.emulateMedia({forcedColors: 'active'});
  const looks = async () => (await results(page).first().screenshot({animations: 'disabled'})).toString('base64');
  const active = await looks();
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  expect(await looks()).not.toBe(active);
});

test('opening and closing many times leaves nothing behind', async ({page}) => {
  await keepOneYear(page);
  await visit(page, CHANGELOG);
  const client = await page.context().newCDPSession(page);
  const held = async () => {
    await client.send('HeapProfiler.collectGarbage');
    const {usedSize: heap} = await client.send('Runtime.getHeapUsage');
    const {nodes} = await client.send('Memory.getDOMCounters');
    return {heap, nodes};
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
  await cycle(tries(5, 50));
  const after = await held();
  expect(after.heap - before.heap).toBeLessThan(1_000_000);
  expect(after.nodes - before.nodes).toBeLessThan(500);
});
