import {chromium} from '@playwright/test';
import {placedEntries} from '../../src/changelog/model/records';
import {readAnchors} from '../../src/files/changelog-folder';
import {SITE} from '../changelog/real';
import {LONG, sample, tries} from '../sample';
import {content} from './content';
import {
  awake,
  belowNavbar,
  CHANGELOG,
  ENTRIES,
  expect,
  expectInPlace,
  hold,
  openAwake,
  painted,
  SCRIPTS,
  SOON,
  test,
} from './site';

test('the whole page reaches screen readers, find in page and select all', async ({baseURL, launchOptions}) => {
  // As with a screen reader running: on demand, Chromium leaves out of its tree what is not laid out.
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args!, '--force-renderer-accessibility'],
  });
  const page = await browser.newPage();
  await page.goto(baseURL + CHANGELOG);
  const session = await page.context().newCDPSession(page);
  const {nodes} = await session.send('Accessibility.getFullAXTree');
  const shown = (role: string) => nodes.filter((node) => !node.ignored && node.role?.value === role);
  expect(shown('heading')).toHaveLength(await page.locator('h1, h2, h3').count());
  expect(shown('listitem').length).toBeGreaterThanOrEqual(ENTRIES);
  const last = 'damerauLevenshteinDistance';
  expect(nodes.map((node) => node.name?.value as unknown)).toContain(last);
  const [found, selected, all] = await page.evaluate((last) => {
    const found = (window as unknown as {find(text: string): boolean}).find(last);
    getSelection()!.selectAllChildren(document.querySelector('article')!);
    return [
      found,
      getSelection()!.toString().replace(/\s/g, '').length,
      document.querySelector('article')!.textContent.replace(/[\s\u200b]/g, '').length,
    ] as const;
  }, last);
  expect(found).toBe(true);
  expect(selected).toBeGreaterThan(all * 0.98); // without buttons, and the # of each entry
  await browser.close();
});

/** Goes to each of these ids by a link in the page, from another place of it; gives those that do not land, or move. */
async function missed({ids, from}: {readonly ids: readonly string[]; readonly from: string}): Promise<string[]> {
  const navbar = document.querySelector('.navbar')!.getBoundingClientRect().bottom;
  /** The next frame, once it is painted. */
  const frame = () =>
    new Promise<void>((resolve) =>
      requestAnimationFrame(() => {
        const {port1, port2} = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(0);
      }),
    );
  const wrong: string[] = [];
  for (const id of ids) {
    const element = document.getElementById(id)!;
    dispatchEvent(new WheelEvent('wheel')); // the reader acts
    const {top, height} = element.closest('section')!.getBoundingClientRect();
    if (from === 'its middle') scrollBy(0, top + height / 2);
    else scrollTo(0, from === 'above' ? 0 : document.documentElement.scrollHeight);
    await frame();
    history.replaceState(null, '', location.pathname);
    location.hash = `#${id}`;
    const places: number[] = [];
    const page = document.documentElement;
    const isAtEnd = () => Math.ceil(scrollY + innerHeight) >= page.scrollHeight;
    let before = page.scrollHeight;
    while (places.length < 8) {
      await frame();
      // At the page's end the answer of an entry, which comes after the jump, moves it.
      if (page.scrollHeight > before && isAtEnd()) places.length = 0;
      before = page.scrollHeight;
      places.push(element.getBoundingClientRect().top - navbar);
    }
    const place = places.at(-1)!;
    const atEnd = isAtEnd();
    const isThere = place >= 0 && (place < 60 || atEnd);
    if (!isThere || places.some((other) => Math.abs(other - place) > 1)) wrong.push(`${id}: ${places}`);
  }
  return wrong;
}

for (const [width, hydrated] of [
  [1440, true],
  [390, false],
] as const)
  test(`headings and entries can be linked to, and what is jumped to never moves, ${width} px wide${hydrated ? '' : ', before the scripts'}`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({width, height: 844});
    if (!hydrated) await hold(page, SCRIPTS);
    await page.goto(CHANGELOG, {waitUntil: 'domcontentloaded'});
    if (hydrated) await awake(page);
    const idsOf = (selector: string) => page.locator(selector).evaluateAll((all) => all.map(({id}) => id));
    const ids = [
      ...sample(await idsOf('.release h3'), tries(10)),
      ...sample(await idsOf('[data-static-html=releases] :is(h2, li)[id]'), tries(6, 200)),
    ];
    // Each from one side, in the long run from all.
    for (const [side, from] of ['above', 'below', 'its middle'].entries()) {
      const own = ids.filter((_, place) => LONG || place % 3 === side);
      expect(await page.evaluate(missed, {ids: own, from}), `from ${from}`).toEqual([]);
    }
  });

/** An entry in the middle of a page, and the end of another, a short list. */
const LINKS: readonly (readonly [path: string, id: string])[] = [
  ...sample(placedEntries(content.years.find(({year}) => year === 2024)!.releases), tries(3, 100)).slice(1, -1),
  placedEntries(content.years.find(({year}) => year === 2025)!.releases).at(-1)!,
].map(({entry}) => entry.address.split('#') as [string, string]);

test('without script deep links land', async ({scriptless: page}) => {
  await page.setViewportSize({width: 375, height: 800});
  for (const [path, id] of LINKS) {
    await page.goto(`${path}#${id}`);
    await expectInPlace(page, id);
  }
});

/** Each anchor of an entry that was joined with the one that it leads to. */
const MOVED = [...readAnchors(SITE, '2026.mdx').moved];

test('every address of an entry that was joined opens the entry that joined it, which says which versions have it', async ({
  page,
}) => {
  expect(MOVED.length).toBeGreaterThan(100);
  const address = '/whats-new/changelog/2026';
  const [old, now] = MOVED.find(([id]) => id === 'pr-117545')!;
  await openAwake(page, `${address}#${old}`);
  await expectInPlace(page, now);
  await expect(page.locator(`li#${now} form.answer`)).toContainText('In 26.9 and later.');
  const wrong = await page.evaluate(
    (moved) =>
      moved.flatMap(([old, now]) => {
        window.location.hash = `#${old}`;
        const lit = document.querySelector('.release :is(li, h2, h3):is(:target, :has(:target))');
        return lit?.id === now ? [] : `${old}: ${lit?.id}`;
      }),
    MOVED,
  );
  expect(wrong).toEqual([]);
});

test('a reader who moves on after a jump is not brought back', async ({page}) => {
  await page.goto(`${CHANGELOG}#246`);
  await expectInPlace(page, '246');
  await page.mouse.move(600, 400);
  await page.evaluate(() => (location.hash = '#243'));
  await expectInPlace(page, '243');
  await painted(page, 10);
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => belowNavbar(page, '243'), SOON).toBeLessThan(-1000);
  await painted(page, 30);
  expect(await belowNavbar(page, '243')).toBeLessThan(-1000);
});
