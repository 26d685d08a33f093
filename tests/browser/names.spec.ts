import {groupBy} from '../../src/changelog/model/group';
import {NAME_KINDS} from '../../src/changelog/model/named-items';
import {allReleases} from '../../src/changelog/model/records';
import {compareVersions} from '../../src/changelog/model/versions';
import {nameId, nameIndex} from '../../src/changelog/names/name-index';
import {changedName} from '../../src/changelog/names/setting-defaults';
import type {ChangeWithEntry} from '../../src/changelog/server/default-changes';
import {settingKey} from '../../src/changelog/server/history';
import {shownValue} from '../../src/changelog/server/values';
import {realDefaults} from '../changelog/plan-defaults';
import {content} from './content';
import {field} from './search';
import {expect, expectInPlace, NAMES, openAwake, overflow, type Page, test} from './site';

/** All years have come, and the results go from the newest release to older ones. */
async function expectNewestFirst(page: Page): Promise<void> {
  await expect(page.getByText(/^\d+ results found/)).toBeVisible();
  const releases = (await page.locator('a[role=option]').allTextContents()).map((text) => /^2\d\.\d+/.exec(text)![0]);
  expect(new Set(releases).size).toBeGreaterThan(1);
  expect(releases).toEqual(releases.toSorted((a, b) => compareVersions(b, a)));
}

test('every name stands under its kind, with its address, mentions and defaults', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await openAwake(page, NAMES);
  const {catalogue, changes} = await realDefaults();
  const index = nameIndex(allReleases(content.years), content.names, undefined, {catalogue, changes});
  const names = index.flatMap((kind) => kind.names);
  const shown = await page
    .locator('.names > li')
    .evaluateAll((items) =>
      items.map(
        (item) =>
          [item.id, item.textContent, item.querySelector(':scope > code')?.getBoundingClientRect().left] as const,
      ),
    );
  const texts = new Map(shown.map(([id, text]) => [id, text]));
  expect([...texts.keys()].toSorted()).toEqual(names.map(({id}) => id).toSorted());
  const kinds = new Set<string>(names.map(({kind}) => kind));
  const titles = Object.entries(NAME_KINDS).flatMap(([kind, title]) => (kinds.has(kind) ? [title] : []));
  await expect(page.locator('article h2')).toHaveText(titles);
  await expect(
    page.getByText(new RegExp(`^${names.length.toLocaleString('en-US')} names, mentioned [\\d,]+ times`)),
  ).toBeVisible();

  const settings = changes.filter(({isCloud}) => !isCloud);
  expect(settings.length).toBeGreaterThan(400);
  for (const list of groupBy(settings, settingKey).values()) {
    const [oldest] = list as [ChangeWithEntry];
    const told = list.toReversed().map(({after, release: since}) => `${shownValue(after)} since ${since}, `);
    expect(texts.get(nameId(changedName(oldest)))).toContain(
      `${told.join('')}${oldest.newIn === oldest.release ? 'like ' : ''}${shownValue(oldest.before)} before`,
    );
  }
  for (const [id, text] of [
    ['setting-join_algorithm', ', direct,parallel_hash,hash since 24.12, default before'],
    ['setting-max_parallel_replicas', 'max_parallel_replicas (in 22.12 already) =\u00a01000 since 25.1, 1 before'],
  ])
    expect(texts.get(id!)).toContain(text);

  // A name that had another address stands in line with the others.
  expect(await page.locator('.names > li > code[id]').count()).toBeGreaterThan(0);
  expect(new Set(shown.flatMap(([, , left]) => left ?? [])).size).toBe(1);

  // A name that very many entries mention is one line until it is opened.
  const select = page.locator('#statement-SELECT');
  const {count, mentions} = names.find(({id}) => id === 'statement-SELECT')!;
  await expect(select.locator('summary')).toHaveText(
    `SELECT ${count} entries, ${mentions.at(-1)!.version} to ${mentions[0]!.version}`,
  );
  expect((await select.boundingBox())!.height).toBeLessThan(40);
  await select.locator('summary').click();
  await expect(select.getByRole('link')).toHaveCount(7);
  await select.getByRole('button', {name: `all ${count}, newest first`}).click();
  await expect(field(page)).toHaveValue('SELECT newest first');
  await expectNewestFirst(page);
  await page.keyboard.press('Escape');

  const contents = page.locator('.theme-doc-toc-desktop');
  await expect(contents.getByRole('link')).toHaveCount(titles.length);
  await contents.getByRole('link', {name: 'Join algorithms'}).click();
  await expectInPlace(page, 'join-algorithm');

  // Mentions, newest first. Further ones in one release are links that only count: `24.3 Improvement 2 3`.
  const links = page.locator('[id="setting-allow_experimental_analyzer"] a');
  const releases = (await links.allTextContents())
    .map((text) => text.split(' ')[0]!)
    .filter((version) => version.includes('.'));
  expect(releases.length).toBeGreaterThan(2);
  expect(releases).toEqual(releases.toSorted((a, b) => compareVersions(b, a)));
  const href = (await links.first().getAttribute('href'))!;
  await links.first().click();
  await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toContainText('allow_experimental_analyzer');
});

test('a deep link to a name shows it, lit, below the navbar; unfolded, nothing scrolls sideways on a phone', async ({
  page,
}) => {
  const background = () =>
    page.evaluate(
      () => getComputedStyle(document.getElementById('server-setting-HASHED')!.closest('li')!).backgroundColor,
    );
  const seen: string[] = [];
  // In the first case decides; the last is a name's former address.
  for (const id of ['function-less-equal-greater', 'server-setting-HASHED', 'dictionary-HASHED']) {
    await page.goto(`${NAMES}#${id}`);
    await expectInPlace(page, id);
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    seen.push(await background());
  }
  expect(seen[1]).not.toBe(seen[0]);
  expect(seen[2]).toBe(seen[1]);
  // One that many entries mention is open. What changed it comes first, then what repairs it.
  await page.goto(`${NAMES}#setting-join_use_nulls`);
  await expect(page.locator('li:target details')).toHaveAttribute('open');
  await expect(page.locator('li:target')).toContainText('join_use_nulls (in 22.12 already) =\u00a00, unchanged · ');
  const links = await page.locator('#setting-enable_analyzer a').allTextContents();
  const lastChange = links.findLastIndex((text) => /Incompatible|Upgrade note|New feature/.test(text));
  const firstFix = links.findIndex((text) => text.includes('Bug fix'));
  expect(lastChange).toBeGreaterThanOrEqual(0);
  expect(firstFix).toBeGreaterThan(lastChange);
  await page.locator('.names details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '');
  });
  await page.setViewportSize({width: 320, height: 800});
  expect(await overflow(page)).toBe(0);
});
