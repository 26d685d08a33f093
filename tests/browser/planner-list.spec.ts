import {countDefaults} from '../../src/changelog/defaults/net';
import {yearOfVersion} from '../../src/changelog/model/versions';
import {defaultParts} from '../../src/changelog/upgrade/default-table';
import {plannedIds} from '../../src/changelog/upgrade/plan';
import {releasesIn} from '../../src/changelog/upgrade/range';
import {planPart} from '../../src/changelog/upgrade/reason';
import {realDefaults} from '../changelog/plan-defaults';
import {chosen, expectShown, pick, planned, proof, releases, SHOWN, shown, standard, wanted} from './planner';
import {awake, expect, movePointer, openAwake, PARTS, PLANNER, SOON, served, test} from './site';

test('without scripts the usual range is shown, the oldest release first, with the reasons', async ({browser}) => {
  const page = await browser.newPage({javaScriptEnabled: false});
  await page.goto(PLANNER);
  const {from, to} = standard;
  await expect(page.getByText(`From ${from} to ${to}, the usual way. Other ways need scripts`)).toBeVisible();
  await expect(page.locator('select').first()).toBeHidden();
  await expect(page.locator('#roll-back')).toBeVisible();
  await expect(page.getByText(`SET compatibility = '${from}';`)).toBeVisible();
  await expect(page.getByRole('button', {name: /^Copy/})).toHaveCount(0);
  await expect(page.getByRole('radio')).toHaveCount(0);
  const {net} = (await realDefaults()).plan({from, to});
  const rows = defaultParts(net).flatMap((part) => part.rows.map(({setting}) => setting));
  expect(await page.locator('section:has(> #defaults) tbody th').allTextContents()).toEqual(rows);
  expect(await shown(page)).toEqual(wanted(from, to));
  const entries = planned(from, to);
  expect(await page.locator(`${SHOWN} > b`).allTextContents()).toEqual(entries.map(({reason}) => reason));
  const {entry, release} = entries[0]!;
  await expect(
    page.locator(`[id="${wanted(from, to)[0]}"]`).getByRole('link', {name: `entry of ${release.version}`}),
  ).toHaveAttribute('href', served(entry.address));
  await page.close();
});

test('every default that differs is shown, and counted at the top', async ({page}) => {
  const [from, to] = ['23.1', '26.3'];
  await page.goto(`${PLANNER}?from=${from}&to=${to}`);
  const {net} = (await realDefaults()).plan({from, to});
  const {changed, untold} = countDefaults(net);
  await expect(proof(page)).toContainText(`${changed} defaults changed; the release notes omit ${untold} of them.`);
  const rows = defaultParts(net).flatMap((part) => part.rows.map(({setting}) => setting));
  await expect(page.locator('section:has(> #defaults) tbody th')).toHaveText(rows);
});

test('the list can be narrowed to a part of the plan, in the address; the rest of the page stays whole', async ({
  page,
}) => {
  await page.goto(`${PLANNER}?from=24.8&to=25.3&show=incompatible`);
  const entries = planned('24.8', '25.3');
  const idsOf = (part?: string) => {
    const ids = plannedIds(entries);
    return entries.filter((each) => part === undefined || planPart(each) === part).map(({entry}) => ids.get(entry)!);
  };
  await expectShown(page, idsOf('incompatible'));
  const rows = await page.locator('section:has(> #defaults) tbody th').count();
  const parts = page.getByRole('group', {name: 'Show'});
  await expect(parts.getByRole('radio', {checked: true})).toHaveAccessibleName(
    `Incompatible (${idsOf('incompatible').length})`,
  );
  await parts.getByRole('radio', {name: `Changed settings (${idsOf('defaults').length})`}).check();
  await expect(page).toHaveURL(`${PLANNER}?from=24.8&to=25.3&show=defaults`);
  await expectShown(page, idsOf('defaults'));
  await expect(page.locator('[data-version] h2')).toHaveCount(
    new Set(entries.filter((each) => planPart(each) === 'defaults').map(({release}) => release)).size,
  );
  expect(await page.locator('section:has(> #defaults) tbody th').count()).toBe(rows);
  await parts.getByRole('radio', {name: `All (${entries.length})`}).check();
  await expect(page).toHaveURL(`${PLANNER}?from=24.8&to=25.3`);
  await expectShown(page, idsOf());
  const mongo = page.locator('#pr-73359');
  await expect(mongo.getByRole('link', {name: /^(?:entry of 24\.12|25\.1 too)$/})).toHaveCount(2);
});

test('each release says how many entries matter, and links to all; those with long-term support are named', async ({
  page,
}) => {
  await openAwake(page, `${PLANNER}?from=24.1&to=24.10`);
  await expectShown(page, wanted('24.1', '24.10'));
  for (const release of releasesIn({from: '24.1', to: '24.10'}, releases)) {
    const section = page.locator(`[data-version="${release.version}"]`);
    const all = release.sections.flatMap(({entries}) => entries).length;
    await expect(section.locator('h2')).toContainText(`Upgrade to ${release.version}`);
    const own = planned('24.1', '24.10').filter((each) => each.release === release).length;
    await expect(section.locator('h2 + p')).toContainText(`Check ${own} of ${all} changes`);
    await expect(section.locator('a', {hasText: `All of ${release.version}`})).toHaveAttribute(
      'href',
      served(release.address),
    );
  }
  const stops = page.getByText('LTS releases in between:');
  await expect(stops.getByRole('link')).toHaveText(['24.3', '24.8']);
  await stops.getByRole('link', {name: '24.8'}).click();
  await expect(page).toHaveURL(/#248$/);
  await expect(page.getByRole('heading', {name: /Upgrade to 24\.8 LTS/})).toBeInViewport();
  await pick(page, 'from', '24.8');
  await expect(stops).toHaveCount(0);
});

test('the usual range is there at once; a longer one keeps its elements and fetches the years that it passes', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const file = /\/assets\/data\/(?:upgrade-)?(.*)\.\w+\.json/.exec(request.url())?.[1];
    if (file) fetched.push(file);
  });
  await page.goto(PLANNER);
  const {from, to} = standard;
  expect(await shown(page)).toEqual(wanted(from, to));
  await movePointer(page);
  await awake(page);
  expect(await chosen(page)).toEqual([from, to]);
  expect(await shown(page)).toEqual(wanted(from, to));
  await expect(page.locator('.withoutScript, [class*=withoutScript]')).toBeHidden();
  expect(fetched).toEqual([]);

  const last = await page.locator(SHOWN).last().elementHandle();
  await pick(page, 'from', '24.1');
  await expectShown(page, wanted('24.1', to));
  expect(await last!.evaluate((item) => item.isConnected)).toBe(true);
  const list = page.locator('.release[data-version] > ul').last();
  const skips = () => list.evaluate((node) => !node.firstElementChild!.checkVisibility({contentVisibilityAuto: true}));
  expect(await skips()).toBe(true);
  await list.scrollIntoViewIfNeeded();
  await expect.poll(skips, SOON).toBe(false);

  const yearsPassed = () =>
    [
      ...new Set(releasesIn({from: '24.1', to}, releases).map(({version}) => String(yearOfVersion(version)))),
    ].toSorted();
  expect(fetched.toSorted()).toEqual(yearsPassed());
  await pick(page, 'to', '24.2');
  await expectShown(page, wanted('24.1', '24.2'));
  expect(fetched).toHaveLength(yearsPassed().length);
});

test('a visit through a link of the site shows the usual range', {tag: '@address'}, async ({page}) => {
  await openAwake(page, PARTS);
  await page.locator('.navbar').getByRole('link', {name: 'Upgrade'}).click();
  await expect(page.locator(SHOWN).first()).toBeVisible();
  await expectShown(page, wanted(standard.from, standard.to));
  await pick(page, 'from', '24.11');
  await expectShown(page, wanted('24.11', standard.to));
});

test('nothing shifts while scripts take over', async ({page}) => {
  for (const search of ['', '?from=24.1&to=24.3']) {
    await page.goto('about:blank');
    await page.goto(PLANNER + search);
    if (search === '') await movePointer(page);
    await awake(page);
    await expect(proof(page)).toContainText(search === '' ? standard.to : '24.3');
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as {value: number}).value, 0)),
          ).observe({type: 'layout-shift', buffered: true});
          setTimeout(() => resolve(0), 500);
        }),
    );
    expect(shift, search).toBeLessThan(0.01);
  }
});
