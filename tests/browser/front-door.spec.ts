import {inDigits} from '../../src/changelog/model/count';
import {allReleases, countEntries, placedEntries} from '../../src/changelog/model/records';
import {plainText} from '../../src/changelog/model/text';
import {releaseName} from '../../src/changelog/model/versions';
import {backportsOf} from '../../src/changelog/patches/backports';
import {highlightsOf} from '../../src/changelog/render/highlights';
import {plannedReleases, withFacts} from '../../src/changelog/upgrade/planned-entries';
import {content} from './content';
import {standard} from './planner';
import {keepOneYear} from './search';
import {expect, HOME, NAMES, openAwake, PLANNER, SCRIPTS, served, test} from './site';

const {years} = content;

test('without scripts the newest release and every release of every year are one click away', {
  tag: '@address',
}, async ({scriptless: page}) => {
  const response = await page.goto(HOME);
  expect(response!.status()).toBe(200);
  await expect(page).toHaveURL(HOME);
  const main = page.locator('main');
  await expect(main.getByRole('heading', {level: 1})).toHaveText('ClickHouse Changelog');

  const newest = years[0]!.releases[0]!;
  await expect(main.getByRole('link', {name: `ClickHouse ${releaseName(newest)}`})).toHaveAttribute(
    'href',
    served(newest.address),
  );
  await expect(main.getByText(/^The newest release/)).toContainText(
    `${inDigits(countEntries(newest))} ${countEntries(newest) === 1 ? 'entry' : 'entries'}, ` +
      `${inDigits(plannedReleases(withFacts(years, content.facts), backportsOf(content.lines)).at(-1)!.matters)} of them to check before an upgrade.`,
  );

  const highlights = highlightsOf(newest);
  expect(highlights.length).toBeGreaterThan(2);
  const shown = main.locator('section', {has: page.getByText(/^The newest release/)}).getByRole('listitem');
  await expect(shown).toHaveText(highlights.map(({effect, text}) => `${effect}: ${plainText(text)}`));
  for (const {effect, text} of highlights)
    expect(`${effect}: ${plainText(text)}`).not.toMatch(/no longer (?:makes|returns wrong)/);
  await expect(main.getByRole('link', {name: /^All [\d,]+ to check$/})).toHaveAttribute(
    'href',
    `${PLANNER}?from=${years[0]!.releases[1]!.version}&to=${newest.version}`,
  );
  const titles = await main.getByRole('heading', {level: 2, name: /^\d{4} Changelog$/}).allTextContents();
  expect(titles).toEqual(years.map(({title}) => title));
  for (const {title, path, releases} of years) {
    const section = main.locator('section', {has: page.getByRole('heading', {level: 2, name: title})});
    await expect(section.getByRole('heading').getByRole('link')).toHaveAttribute('href', served(path));
    await expect(section.locator('h2 + p')).toHaveText(
      `${releases.length} ${releases.length === 1 ? 'release' : 'releases'}, ` +
        `${inDigits(placedEntries(releases).length)} entries`,
    );
    const rows = section.getByRole('listitem');
    await expect(rows).toHaveCount(releases.length);
    await expect(rows.first().getByRole('img')).toContainText(`${inDigits(countEntries(releases[0]!))} entries, `);
    const lines = await rows.evaluateAll((items) =>
      items.map((item) => [
        [...item.children].flatMap((part) => (part.localName === 'svg' ? [] : [part.textContent])).join(' '),
        item.querySelector('a')!.getAttribute('href'),
      ]),
    );
    expect(lines).toEqual(
      releases.map((release) => [`${releaseName(release)} ${release.date ?? ''}`, served(release.address)]),
    );
  }
  await expect(main.getByRole('link', {name: 'index of names'})).toHaveAttribute('href', NAMES);
  await main.getByRole('button', {name: 'Show what to check'}).click();
  await expect(page).toHaveURL(`${PLANNER}?from=${standard.from}&to=${standard.to}`);
  await expect(page.locator('h1')).toHaveText('Upgrade planner');
});

test("the planner's fields lead to that range, before any script", {tag: '@address'}, async ({page}) => {
  await page.route(SCRIPTS, (route) => (page.url().includes('upgrade') ? route.continue() : undefined));
  await page.goto(HOME);
  const form = page.locator('main').locator('form');
  await expect(form.getByLabel('Current version')).toHaveValue(standard.from);
  await expect(form.getByLabel('Upgrade to')).toHaveValue(standard.to);
  const versions = allReleases(years).map(({version}) => version);
  for (const name of ['Current version', 'Upgrade to'])
    expect(
      await form
        .getByLabel(name)
        .locator('option')
        .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value)),
    ).toEqual(versions);
  await form.getByLabel('Current version').selectOption('24.3');
  await form.getByLabel('Upgrade to').selectOption('24.8');
  await form.getByRole('button', {name: 'Show what to check'}).click();
  await expect(page).toHaveURL(`${PLANNER}?from=24.3&to=24.8`);
  await expect(page.locator('h1')).toHaveText('Upgrade planner');
  await expect(page.getByText(/between 24\.3 and 24\.8\./)).toBeVisible();
});

test('the planner’s form begins with the version that readers have told', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('own-version', '25.8.3.66'));
  await openAwake(page, HOME);
  await expect(page.getByLabel('Current version')).toHaveValue('25.8.3.66');
  await page.getByRole('button', {name: 'Show what to check'}).click();
  await expect(page).toHaveURL(`${PLANNER}?from=25.8.3.66&to=${standard.to}`);
});

test('what is typed into the field goes on in the search, with its letters', async ({page}) => {
  await keepOneYear(page);
  await openAwake(page, HOME);
  await page.getByRole('searchbox', {name: 'Find a change'}).focus();
  await page.keyboard.type('#655');
  const dialog = page.getByRole('dialog', {name: 'Search the changelog'});
  const field = dialog.getByRole('combobox', {name: 'Search entries'});
  await expect(field).toBeFocused();
  await page.keyboard.type('19');
  await expect(field).toHaveValue('#65519');
  await expect(dialog.getByRole('listbox').getByRole('option').first()).toHaveAttribute(
    'href',
    served('/whats-new/changelog/2024#pr-65519'),
  );
});
