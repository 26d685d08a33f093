import {settingKey} from '../../src/changelog/defaults/net';
import type {ToldChange} from '../../src/changelog/defaults/told';
import {shownValue} from '../../src/changelog/defaults/values';
import {groupBy} from '../../src/changelog/model/group';
import {NAME_KINDS} from '../../src/changelog/model/named-items';
import {allReleases} from '../../src/changelog/model/records';
import {compareVersions} from '../../src/changelog/model/versions';
import {nameId, nameIndex} from '../../src/changelog/names/name-index';
import {changedName} from '../../src/changelog/names/setting-defaults';
import {realDefaults} from '../changelog/plan-defaults';
import {readReal} from '../changelog/real';
import {expect, expectInPlace, NAMES, openAwake, test} from './site';

/** The names that the page lists, and the history of defaults that it tells. */
async function indexed() {
  const [{names, years}, {catalogue, changes}] = [await readReal(), await realDefaults()];
  const index = nameIndex(allReleases(years), names, undefined, {catalogue, changes});
  return {names: index.flatMap((kind) => kind.names), changes};
}

test('without script every name stands under its kind, with its address', async ({browser}) => {
  const page = await browser.newPage({javaScriptEnabled: false});
  await page.goto(NAMES);
  const {names, changes} = await indexed();
  const ids = await page.locator('.names > li').evaluateAll((items) => items.map(({id}) => id));
  expect(ids.toSorted()).toEqual(names.map(({id}) => id).toSorted());
  const kinds = new Set<string>(names.map(({kind}) => kind));
  await expect(page.locator('article h2')).toHaveText(
    Object.entries(NAME_KINDS)
      .filter(([kind]) => kinds.has(kind))
      .map(([, title]) => title),
  );
  await expect(
    page.getByText(new RegExp(`^${names.length.toLocaleString('en-US')} names, mentioned [\\d,]+ times`)),
  ).toBeVisible();
  const settings = changes.filter(({isCloud}) => !isCloud);
  expect(settings.length).toBeGreaterThan(400);
  const texts = new Map(
    await page.locator('.names > li').evaluateAll((items) => items.map(({id, textContent}) => [id, textContent])),
  );
  for (const list of groupBy(settings, settingKey).values()) {
    const [oldest] = list as [ToldChange];
    const told = list.toReversed().map(({after, release: since}) => `${shownValue(after)} since ${since}, `);
    expect(texts.get(nameId(changedName(oldest)))).toContain(
      `${told.join('')}${oldest.newIn === oldest.release ? 'like ' : ''}${shownValue(oldest.before)} before`,
    );
  }
  await page.close();
});

test('a mention leads to its entry, newest first', {tag: '@address'}, async ({page}) => {
  await page.goto(NAMES);
  const links = page.locator('[id="setting-allow_experimental_analyzer"] a');
  // Further mentions in one release are links that only count: `24.3 Improvement 2 3`.
  const releases = (await links.allTextContents())
    .map((text) => text.split(' ')[0]!)
    .filter((version) => version.includes('.'));
  expect(releases.length).toBeGreaterThan(2);
  expect(releases).toEqual(releases.toSorted((a, b) => compareVersions(b, a)));
  const href = (await links.first().getAttribute('href'))!;
  await links.first().click();
  await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toContainText('allow_experimental_analyzer');
});

test('a name that had another address stands in line with the others', async ({page}) => {
  await page.goto(NAMES);
  expect(await page.locator('.names > li > [id]:empty + code').count()).toBeGreaterThan(0);
  const names = page.locator('.names > li > code');
  const left = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().left));
  expect([...new Set(left)]).toHaveLength(1);
  await page.goto(`${NAMES}#dictionary-HASHED`);
  const background = () =>
    page.evaluate(
      () => getComputedStyle(document.getElementById('server-setting-HASHED')!.closest('li')!).backgroundColor,
    );
  const lit = await background();
  await page.goto(NAMES);
  expect(await background()).not.toBe(lit);
  await page.goto(`${NAMES}#server-setting-HASHED`);
  expect(await background()).toBe(lit);
});

test('a setting tells its default now and before', async ({page}) => {
  await page.goto(NAMES);
  for (const [id, text] of [
    ['setting-join_algorithm', 'join_algorithm =\u00a0direct,parallel_hash,hash since 24.12, default before'],
    ['setting-max_parallel_replicas', 'max_parallel_replicas =\u00a01000 since 25.1, 1 before'],
  ])
    await expect(page.locator(`#${id}`)).toContainText(text!);
});

test('a name that very many entries mention is one line until it is opened', async ({page}) => {
  await page.goto(`${NAMES}#statement-SELECT`);
  const select = page.locator('#statement-SELECT');
  await expectInPlace(page, 'statement-SELECT');
  const {names, years} = await readReal();
  const {count, mentions} = nameIndex(allReleases(years), names)
    .flatMap((kind) => kind.names)
    .find(({id}) => id === 'statement-SELECT')!;
  await expect(select.locator('summary')).toHaveText(
    `SELECT ${count} entries, ${mentions.at(-1)!.version} to ${mentions[0]!.version}`,
  );
  expect((await select.boundingBox())!.height).toBeLessThan(40);
  await select.locator('summary').click();
  await expect(select.getByRole('link', {name: /^24\.1 /}).last()).toBeVisible();
});

test('the table of contents has the kinds and leads to them', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await openAwake(page, NAMES);
  const contents = page.locator('.theme-doc-toc-desktop');
  await expect(contents.getByRole('link')).toHaveCount(await page.locator('article h2').count());
  await contents.getByRole('link', {name: 'Join algorithms'}).click();
  await expectInPlace(page, 'join-algorithm');
});

test('a deep link to a name shows it below the navbar', async ({page}) => {
  for (const id of [
    'setting-join_algorithm',
    'function-less-equal-greater',
    'tool---progress-table',
    'column-system.tables.metadata_version',
  ]) {
    await page.goto('about:blank');
    await page.goto(`${NAMES}#${id}`);
    await expectInPlace(page, id);
  }
});

test('the index does not scroll sideways on a phone, unfolded', async ({page}) => {
  await page.setViewportSize({width: 375, height: 800});
  await page.goto(NAMES);
  await page.locator('.names details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '');
  });
  for (const width of [375, 320]) {
    await page.setViewportSize({width, height: 800});
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
  }
});
