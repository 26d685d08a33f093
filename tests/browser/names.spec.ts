import {compareVersions} from '../../src/changelog/model/versions';
import {keepOneYear} from './search';
import {expect, expectInPlace, NAMES, openAwake, overflow, test} from './site';

test('a name that very many entries mention is one line until it is opened, and leads to all of them in the search', async ({
  page,
}) => {
  await keepOneYear(page);
  await openAwake(page, NAMES);
  const select = page.locator('#statement-SELECT');
  const summary = (await select.locator('summary').textContent())!;
  const [, count] = /^(\d+) entries, \d+\.\d+ to \d+\.\d+$/.exec(summary)!;
  expect((await select.boundingBox())!.height).toBeLessThan(40);
  // A name that had another address stands in line with the others.
  expect(await page.locator('.names > li > code[id]').count()).toBeGreaterThan(0);
  const lefts = page
    .locator('.names > li > code')
    .evaluateAll((all) => all.map((code) => code.getBoundingClientRect().x));
  expect(new Set(await lefts).size).toBe(1);
  await select.locator('summary').click();
  await select.getByRole('button', {name: `Show all ${count} entries`}).click();
  await expect(page.getByRole('searchbox', {name: 'Search entries'})).toHaveValue('SELECT newest first');
  // The results go from the newest release to older ones.
  await expect(page.getByText(/^\d+ results found/)).toBeVisible();
  const releases = (await page.locator('a[role=option]').allTextContents()).map((text) => /^2\d\.\d+/.exec(text)![0]);
  expect(new Set(releases).size).toBeGreaterThan(1);
  expect(releases).toEqual(releases.toSorted((a, b) => compareVersions(b, a)));
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
  // One that many entries mention is open.
  await page.goto(`${NAMES}#setting-join_use_nulls`);
  await expect(page.locator('li:target details')).toHaveAttribute('open');
  const link = page.locator('li:target a').first();
  const href = (await link.getAttribute('href'))!;
  await page.locator('.names details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '');
  });
  await page.setViewportSize({width: 320, height: 800});
  expect(await overflow(page)).toBe(0);
  await link.click();
  await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toContainText('join_use_nulls');
});

test('a field leaves the names that have its text, says how many, and shows all again where an address asks for one', async ({
  page,
}) => {
  await openAwake(page, NAMES);
  const shown = page.locator('.names > li').filter({visible: true});
  const all = await shown.count();
  await page.getByRole('searchbox', {name: 'Filter'}).fill('Join_Algo');
  const left = await shown.evaluateAll((items) => items.map((item) => item.querySelector('code')!.textContent));
  expect(left).toContain('join_algorithm');
  expect(left.every((name) => name.includes('join_algo'))).toBe(true);
  await expect(page.getByRole('status').filter({hasText: `${left.length} name`})).toBeVisible();
  const parts = page.locator('article h2').filter({visible: true});
  await expect(parts).toHaveCount(await page.locator('article section').filter({visible: true}).count());
  await expect(page.locator('.theme-doc-toc-desktop a').filter({visible: true})).toHaveCount(await parts.count());
  await page.evaluate(() => (location.hash = '#function-less-equal-greater'));
  await expectInPlace(page, 'function-less-equal-greater');
  await expect(shown).toHaveCount(all);

  // What no name has may stand in entries.
  const button = page.getByRole('button', {name: 'Search the entries'});
  await expect(button).toBeHidden();
  await page.getByRole('searchbox', {name: 'Filter'}).click(); // until a reader acts, what the address names is shown
  await page.keyboard.type('vectorscan');
  await expect(shown).toHaveCount(0);
  await button.click();
  await expect(page.getByRole('searchbox', {name: 'Search entries'})).toHaveValue('vectorscan');
});
