import type {Page} from '@playwright/test';
import {pick, seeded, tries} from '../sample';
import {awake, CHANGELOG, expect, NAMES, openAwake, PLANNER, painted, SOON, served, test} from './site';

/** The planner makes its list late. */
const LATE = `${PLANNER}?from=24.3&to=24.8`;
const PAGES = [CHANGELOG, NAMES, served('/whats-new/changelog/2026'), LATE];
/** How far from its place a line may stand. */
const OFF = 8;

/** The line that is read in the middle of the window, and its distance from the window's top. */
const lineRead = (page: Page) =>
  page.evaluate(() => {
    const points = [0, 30, 60, 90, -30, -60].map((down) =>
      document.elementFromPoint(innerWidth / 2, innerHeight / 2 + down),
    );
    const line = points.map((element) => element?.closest('main [id]')).find((each) => each?.matches('li, h1, h2, h3'));
    return {id: line?.id ?? '', top: line ? line.getBoundingClientRect().top : -scrollY};
  });

type Place = Awaited<ReturnType<typeof lineRead>> & {readonly path: string};

const distance = (page: Page, {id, top}: Place) =>
  page.evaluate(
    ({id, top}) =>
      (id === '' ? -scrollY : (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity)) - top,
    {id, top},
  );

/** Waits until nothing moves any more. */
async function atRest(page: Page): Promise<void> {
  let before = Number.NaN;
  await expect
    .poll(
      async () => {
        const now = await page.evaluate(() => scrollY);
        const moved = now !== before;
        before = now;
        return moved;
      },
      {intervals: [250]},
    )
    .toBe(false);
}

// Ways on, and ways back to what was read: in the page, from another page, by a reload, in another window.
for (let walk = 0; walk < tries(1, 6); walk++)
  test(`walk ${walk} through the history comes back to every line that was read`, async ({page}) => {
    test.setTimeout(240_000);
    const random = seeded(walk + 7);
    await page.setViewportSize({width: 1280, height: 800});
    await openAwake(page, `${PAGES[0]}#248`);
    const read: Place[] = [];
    let at = 0;
    const off: string[] = [];
    let returns = 0;
    const log: string[] = [];
    const leave = async () => {
      await atRest(page);
      read[at] = {...(await lineRead(page)), path: new URL(page.url()).pathname};
    };
    const on = async (step: () => Promise<unknown>) => {
      await leave();
      await step();
      read.length = ++at;
    };
    const back = async (name: string, to: number, step: () => Promise<unknown>) => {
      await leave();
      await step();
      at = to;
      const place = read[at]!;
      await expect(page).toHaveURL((url) => url.pathname === place.path);
      await awake(page);
      await atRest(page);
      await expect
        .poll(() => distance(page, place).then(Math.abs), {...SOON, timeout: 10_000})
        .toBeLessThanOrEqual(OFF)
        .catch(() => {});
      await painted(page);
      const by = await distance(page, place);
      returns++;
      if (Math.abs(by) > OFF) off.push(`${log.length} ${name}: ${place.path} #${place.id} off by ${by}`);
    };
    while (returns < tries(8, 10)) {
      const step = Math.floor(random() * 8);
      log.push(String(step));
      if (step <= 1) {
        await page.mouse.move(500, 400);
        await page.mouse.wheel(0, Math.round((random() - 0.3) * 9000));
      } else if (step === 2) {
        const lines = await page.locator('.theme-doc-toc-desktop a').filter({visible: true}).all();
        const line = pick(lines, random);
        if (!line) continue; // the planner without a list
        await line.scrollIntoViewIfNeeded();
        await on(() => line.click());
      } else if (step === 3) {
        const here = new URL(page.url()).pathname;
        const other = pick(
          PAGES.filter((address) => !address.startsWith(here)),
          random,
        )!;
        await on(async () => {
          // The planner's range is not in the sidebar.
          if (other.includes('?')) await page.goto(other);
          else await page.locator(`.theme-doc-sidebar-menu a[href="${other}"]`).click();
          await expect(page).toHaveURL((url) => other.startsWith(url.pathname) && url.pathname !== here);
          await expect(page.locator('main h1')).toBeVisible();
        });
      } else if (step <= 5 && at > 0) await back('back', at - 1, () => page.goBack());
      else if (step === 6 && at + 1 < read.length) await back('forward', at + 1, () => page.goForward());
      else if (step === 7 && random() < 0.5) await back('reload', at, () => page.reload());
      else if (step === 7) {
        await back('narrower', at, () => page.setViewportSize({width: 1060, height: 800}));
        await page.setViewportSize({width: 1280, height: 800});
      }
    }
    expect(off).toEqual([]);
  });
