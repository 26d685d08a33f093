import {rangeSearch} from '../../src/changelog/upgrade/range';
import {chosen, expectShown, pick, proof, releases, standard, wanted} from './planner';
import {expect, expectInPlace, hold, openAwake, PLANNER, painted, SCRIPTS, test} from './site';

test('the range of the address is shown; a choice goes into it, and back and forward undo and redo it', async ({
  page,
}) => {
  // As a tag or the server writes it.
  await page.goto(`${PLANNER}?from=v24.8.4.13-lts&to=25.3`);
  await expect(proof(page)).toContainText('between 24.8.4.13 and 25.3.');
  await expect(page.locator('[name=from-version]')).toHaveValue('24.8.4.13');
  const {from, to} = standard;
  await openAwake(page, PLANNER);
  const [older, between] = releases.slice(-4).map(({version}) => version) as [string, string];
  await pick(page, 'from', older);
  await expect(page).toHaveURL(PLANNER + rangeSearch({from: older, to}));
  await pick(page, 'to', between);
  await expect(page).toHaveURL(PLANNER + rangeSearch({from: older, to: between}));
  await expectShown(page, wanted(older, between));
  await expect(proof(page)).toHaveText(new RegExp(`^${wanted(older, between).length} of `));
  await page.goBack();
  await expect(proof(page)).toContainText(`between ${older} and ${to}`);
  await page.goBack();
  await expect(page).toHaveURL(/\/upgrade$/);
  expect(await chosen(page)).toEqual([from, to]);
  await page.goForward();
  expect(await chosen(page)).toEqual([older, to]);
  await expectShown(page, wanted(older, to));
});

// tests/changelog/upgrade/plan-document.test.ts has what is said of each range.
test('an unknown release is said and asked for again, and the other end stays; a range that runs backwards is turned round', async ({
  page,
}) => {
  await openAwake(page, `${PLANNER}?from="><script>document.title=1</script>${'9'.repeat(1000)}&to=24.8`);
  const said =
    /^Current version: “"><script>document\.title=1<\/script>9{5}…” is not a version from \S+ to \S+\. Expected one like /;
  await expect(page.getByText(said)).toBeVisible();
  expect(await chosen(page)).toEqual(['', '24.8']);
  await expectShown(page, []);
  await expect(page.locator('#roll-back')).toHaveCount(0);
  await expect(page).toHaveTitle(/^Upgrade planner/);
  await pick(page, 'from', '24.10');
  await expect(page.getByText('From 24.10 to 24.8 is not an upgrade: 24.10 is the newer release.')).toBeVisible();
  await expect(page.getByText('is not a version')).toHaveCount(0);
  expect(await chosen(page)).toEqual(['24.10', '24.8']);
  await expectShown(page, []);
  for (const name of ['Copy as Markdown checklist', 'Print'])
    await expect(page.getByRole('button', {name})).toHaveCount(0);
  await page.getByRole('link', {name: 'Show 24.8 to 24.10'}).click();
  await expect(page).toHaveURL(`${PLANNER}?from=24.8&to=24.10`);
  await expectShown(page, wanted('24.8', '24.10'));
  await expect(page.getByText('is not an upgrade')).toHaveCount(0);
});

for (const [width, hashes] of [
  [1440, ['keep']],
  [390, ['roll-back', 'pr-80848-2']],
] as const)
  test(`the place that the address names is at the top once the list is there, ${width} px wide`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    const release = await hold(page, /upgrade-2025/);
    for (const hash of hashes) {
      await page.goto('about:blank');
      await page.goto(`${PLANNER}?from=24.8&to=26.3#${hash}`);
      release();
      await expect(page.locator('[data-part=keep] > *').first()).toBeAttached();
      await expect(async () => {
        await expectInPlace(page, hash);
        await painted(page, 20);
        await expectInPlace(page, hash);
      }).toPass({timeout: 15_000});
    }
  });

test('nothing of another range is shown while scripts come', async ({page}) => {
  const release = await hold(page, SCRIPTS);
  await page.goto(`${PLANNER}?from=24.8&to=24.10`, {waitUntil: 'commit'});
  await expect(page.getByText('Loading the plan …')).toBeVisible();
  // Every frame of the page, until the plan is there.
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, {seen});
    (function look() {
      const isShown = (element: Element) => element.checkVisibility({visibilityProperty: true});
      const walker = document.createTreeWalker(document.querySelector('article')!, NodeFilter.SHOW_TEXT);
      let words = '';
      while (walker.nextNode()) if (isShown(walker.currentNode.parentElement!)) words += walker.currentNode.textContent;
      for (const select of document.querySelectorAll('select')) if (isShown(select)) seen.add(select.value);
      for (const [, from, to] of words.matchAll(/between ([\d.]+) and ([\d.]+)\./g)) seen.add(from!).add(to!);
      requestAnimationFrame(look);
    })();
  });
  await painted(page, 30);
  release();
  await expectShown(page, wanted('24.8', '24.10'));
  const seen = await page.evaluate(() => [...(window as unknown as {seen: Set<string>}).seen]);
  expect(seen.toSorted()).toEqual(['24.10', '24.8']);
});

test('the keyboard alone is enough', async ({page}) => {
  await openAwake(page, PLANNER);
  const from = page.locator('select[name=from]');
  await from.focus();
  const versions = releases.map(({version}) => version);
  for (const steps of [1, 2]) {
    await page.keyboard.press('ArrowDown');
    const version = versions[versions.indexOf(standard.from) - steps]!;
    await expect(page).toHaveURL(PLANNER + rangeSearch({from: version, to: standard.to}));
  }
  await expect(from).toBeFocused();
  // The keys were one step.
  await page.goBack();
  await expect(page).toHaveURL(PLANNER);
  await page.goForward();
  await from.focus();
  await page.keyboard.type('24.3');
  await expect(page).toHaveURL(PLANNER + rangeSearch({from: '24.3', to: standard.to}));
  const stops: string[] = [];
  while (!stops.includes('Print') && stops.length < 60) {
    await page.keyboard.press('Tab');
    stops.push(
      await page.evaluate(() => {
        const element = document.activeElement!;
        return element.getAttribute('name') || element.id || element.textContent;
      }),
    );
  }
  // The fields, then what they answer, then what is done with it.
  const fields = ['from-version', 'to', 'to-version', 'pasted', 'Copy what-you-run.sql'];
  expect(stops.slice(0, fields.length)).toEqual(fields);
  expect(stops.slice(-2)).toEqual(['Copy as Markdown checklist', 'Print']);

  // The arrow keys do not stop at a range that runs backwards: one end can pass the other.
  const to = versions.at(-3)!;
  await pick(page, 'to', to);
  await pick(page, 'from', versions.at(-5)!);
  await from.focus();
  for (const version of versions.slice(-4)) {
    await page.keyboard.press('ArrowUp');
    await expect(page).toHaveURL(PLANNER + rangeSearch({from: version, to}));
    expect(await chosen(page)).toEqual([version, to]);
    await expect(from).toBeFocused();
  }
});
