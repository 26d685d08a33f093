import {yearOfVersion} from '../../src/changelog/model/versions';
import {releasesIn} from '../../src/changelog/upgrade/range';
import {chosen, copyPlan, expectShown, pick, proof, releases, shown, standard, unfold, wanted} from './planner';
import {awake, copied, expect, expectInPlace, fetchedBy, noteShifts, openAwake, PLANNER, SOON, test} from './site';

test('without scripts the usual way is shown whole, and those between LTS releases are linked', async ({
  scriptless: page,
}) => {
  await page.goto(PLANNER);
  const [to, from, ...older] = releases
    .filter(({lts}) => lts)
    .map(({version}) => version)
    .toReversed();
  await expect(page.getByText(`From ${standard.from} to ${standard.to}, the usual way.`)).toBeVisible();
  await expect(page.locator('select').first()).toBeHidden();
  await expect(page.getByRole('button', {name: /^Copy as/})).toBeHidden();
  expect(await shown(page)).toEqual(wanted(standard.from, standard.to));
  for (const way of [`${from}-to-${to}`, `${older[0]}-to-${to}`, `${older[1]}-to-${older[0]}`]) {
    const link = page.locator(`main a[href$="/upgrade/${way}.md"]`).first();
    const text = await (await page.request.get((await link.getAttribute('href'))!)).text();
    expect(text).toContain(`# Upgrade of ClickHouse from ${way.replace('-to-', ' to ')}`);
    expect(text).not.toMatch(/\]\((?!https?:)/);
  }
});

test('a list beside the parts leads to each, and what is ticked stays so', async ({page}) => {
  await openAwake(page, `${PLANNER}?from=24.8&to=25.3`);
  await expectShown(page, wanted('24.8', '25.3'));
  const contents = page.getByRole('navigation', {name: 'Parts of the plan'});
  await contents.getByRole('link', {name: /Test queries$/}).click();
  await expect(page.locator('#fails')).toBeInViewport();
  await expect(contents.locator('.table-of-contents__link--active')).toHaveText(/Test queries$/);
  await expect(contents.locator('.table-of-contents__link--active')).toBeInViewport();
  const mongo = page.locator('#pr-73359');
  await unfold(mongo);
  await expect(mongo.getByRole('link', {name: 'entry', exact: true})).toHaveCount(1);

  // A box that is ticked stays so in this browser, also in what is copied, until all are cleared.
  await mongo.getByRole('button', {name: 'Copy'}).click();
  await expect.poll(() => copied(page), SOON).toBe('use_legacy_mongodb_integration = 1');
  const box = mongo.getByRole('checkbox');
  await box.check();
  const [second, third] = await page.locator('[data-part=fails] > ul > li > label > input').all();
  // Another page with this plan has ticked more since: this one reads it when it ticks.
  await second!.evaluate((input) => {
    const stored = JSON.parse(localStorage.getItem('upgrade-done')!) as Record<string, string[]>;
    for (const ticks of Object.values(stored)) ticks.push(input.dataset.task!);
    localStorage.setItem('upgrade-done', JSON.stringify(stored));
  });
  await third!.check();
  for (const each of [box, second!]) await expect(each).toBeChecked();
  await page.goto(`${PLANNER}?from=24.11&to=24.12`);
  await unfold(mongo);
  await expect(box).not.toBeChecked(); // it is another plan
  await page.goto(`${PLANNER}?from=24.8&to=25.3`);
  await unfold(mongo);
  await expect(box).toBeChecked();
  await page.locator('#pasted').fill("join_algorithm = 'hash'");
  await expect(page.getByText(/changes? mentions? your setup/)).toBeVisible();
  await expect(box).not.toBeChecked(); // so it is beside another setup
  await page.getByRole('button', {name: 'Forget it'}).click();
  await expect(box).toBeChecked();
  const text = await copyPlan(page);
  const ticked = text.match(/^- \[x\] .*/gm);
  expect(ticked).toHaveLength(3);
  expect(ticked).toContainEqual(expect.stringContaining('#73359'));
  await page.getByRole('button', {name: 'Clear all ticks (3)'}).click();
  await expect(box).not.toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem('upgrade-done'))).toBe('{}');
});

test('on a phone all parts stand above the plan, are a touch away within it, and what is touched is large', async ({
  browser,
}) => {
  const page = await browser.newPage({viewport: {width: 390, height: 800}, hasTouch: true});
  await page.goto(`${PLANNER}?from=24.8&to=25.3`);
  const contents = page.locator('#parts th a');
  await expect(contents).toHaveCount(7);
  const part = page.locator('[data-part=fails]');
  await part
    .locator('> ul > li')
    .nth(3)
    .evaluate((item) => item.scrollIntoView());
  await expect(part.locator('> .sticky')).toHaveAttribute('data-section', '3 · Now fails');
  await part.getByRole('link', {name: '↑ Steps'}).tap();
  await contents.filter({hasText: 'Before'}).tap();
  await expectInPlace(page, 'no-way-back');
  const sizes = await page
    .locator('[data-part=access] li label, #parts th a')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(32);
  await page.close();
});

test('the usual range is there at once; a longer one fetches the years that it passes, and leads to its LTS releases', async ({
  page,
}) => {
  const fetched = fetchedBy(page, '/assets/data/');
  await page.goto(PLANNER);
  const {from, to} = standard;
  expect(await shown(page)).toEqual(wanted(from, to));
  await awake(page);
  expect(await chosen(page)).toEqual([from, to]);
  expect(await shown(page)).toEqual(wanted(from, to));
  expect(fetched).toEqual([]);

  await pick(page, 'from', '24.1');
  await expectShown(page, wanted('24.1', to));
  const list = page.locator('[data-part=cost] > ul').first();
  const skips = () => list.evaluate((node) => !node.firstElementChild!.checkVisibility({contentVisibilityAuto: true}));
  expect(await skips()).toBe(true);
  await list.scrollIntoViewIfNeeded();
  await expect.poll(skips, SOON).toBe(false);
  const needed = new Set(releasesIn({from: '24.1', to}, releases).map(({version}) => String(yearOfVersion(version))));
  const names = () => fetched.map((path) => /\/(?:upgrade-)?([^/]*)\.\w+\.json/.exec(path)![1]).toSorted();
  expect(names()).toEqual([...needed, 'bugs']);

  await pick(page, 'to', '24.10');
  await expectShown(page, wanted('24.1', '24.10'));
  expect(names()).toEqual([...needed, 'bugs']);
});

test('nothing shifts while scripts take over', async ({page}) => {
  const shift = await noteShifts(page);
  for (const search of ['', '?from=24.1&to=24.3', '?from=24.1&to=24.3#fails', '?from=23.8&to=24.3#fails']) {
    await page.goto('about:blank');
    await page.goto(PLANNER + search);
    await awake(page);
    await expect(proof(page)).toContainText(search === '' ? standard.to : '24.3');
    await expect(page.locator('#fails')).toBeVisible();
    expect(await shift('timeOrigin'), search).toBeLessThan(0.01);
  }
});
