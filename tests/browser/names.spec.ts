import {compareVersions} from '../../src/changelog/model/versions';
import {expectComplete, field, keepOneYear, results} from './search';
import {awake, expect, expectInPlace, hold, NAMES, noteShifts, openAwake, overflow, SCRIPTS, test} from './site';

test('a name that very many entries mention is one line until it is opened, and leads to all of them in the search; a field leaves the names that have its text', async ({
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
  await expect(field(page)).toHaveValue('SELECT newest first');
  // The results go from the newest release to older ones.
  await expectComplete(page, 'SELECT newest first');
  const releases = (await results(page).allTextContents()).map((text) => /^2\d\.\d+/.exec(text)![0]);
  expect(new Set(releases).size).toBeGreaterThan(1);
  expect(releases).toEqual(releases.toSorted((a, b) => compareVersions(b, a)));
  await page.keyboard.press('Escape');

  const filter = page.locator('[data-filter]');
  const shown = () =>
    page
      .locator('.names > li')
      .evaluateAll((items) =>
        items.filter((item) => item.checkVisibility()).map((item) => item.querySelector('code')!.textContent),
      );
  const all = await shown();
  await filter.fill('Join_Algo');
  const left = await shown();
  expect(left).toContain('join_algorithm');
  expect(left.every((name) => name.includes('join_algo'))).toBe(true);
  await expect(page.locator('article [role=status]')).toHaveText(`${left.length} name${left.length === 1 ? '' : 's'}`);
  const parts = page.locator('article h2').filter({visible: true});
  await expect(parts).toHaveCount(await page.locator('article section').filter({visible: true}).count());
  await page.evaluate(() => (location.hash = '#function-less-equal-greater'));
  await expectInPlace(page, 'function-less-equal-greater');
  expect(await shown()).toEqual(all);

  // What no name has may stand in entries.
  const button = page.locator('article button', {hasText: 'Search the entries'});
  await expect(button).toBeHidden();
  await filter.click(); // until a reader acts, what the address names is shown
  await filter.fill('vectorscan');
  expect(await shown()).toEqual([]);
  await button.click();
  await expect(field(page)).toHaveValue('vectorscan');
});

test('a deep link to a name shows it, lit, below the navbar, and moves nothing; unfolded, nothing scrolls sideways on a phone', async ({
  page,
}) => {
  const shift = await noteShifts(page);
  const scripts = await hold(page, SCRIPTS);
  await page.setViewportSize({width: 390, height: 800});
  // One that many entries mention is open.
  await page.goto(`${NAMES}#setting-join_use_nulls`);
  await expectInPlace(page, 'setting-join_use_nulls');
  await expect(page.locator('li:target details')).toHaveAttribute('open');
  scripts();
  await awake(page);
  expect(await shift('domInteractive')).toBeLessThan(0.1);
  const link = page.locator('li:target a').first();
  const href = (await link.getAttribute('href'))!;
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
  // The line names the part that is read, and opens all parts.
  const headings = page.locator('article h2');
  const parts = await headings.allTextContents();
  await headings.nth(4).evaluate((heading) => heading.nextElementSibling!.scrollIntoView());
  await page.locator(`button[aria-label="${parts[4]}: all parts"]`).click();
  const list = page.locator('nav[aria-label="Parts of the page"]');
  await expect(list.getByRole('listitem')).toHaveText(parts);
  await list.getByRole('link', {name: parts[2]!, exact: true}).click();
  await expectInPlace(page, (await headings.nth(2).getAttribute('id'))!);
  await page.locator('.names details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '');
  });
  await page.setViewportSize({width: 320, height: 800});
  expect(await overflow(page)).toBe(0);
  await page.locator(`.names a[href="${href}"]`).first().click();
  await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toContainText('join_use_nulls');
});
