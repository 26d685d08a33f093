import {LONG} from '../sample';
import {content} from './content';
import {button, DATA, DIALOG, dialog, expectComplete, field, keepOneYear, results, visit} from './search';
import {CHANGELOG, ENTRIES, expect, noisyTest} from './site';

const TOLD = {[DATA]: 'The data of the search could not be loaded', [DIALOG]: 'The search could not be loaded'};
const CUT: Readonly<Record<string, {status: number; contentType: string; body: string}>> = {
  [DATA]: {status: 200, contentType: 'application/json', body: '{"path":"/whats-new/changelog/2024","releases":[{'},
  [DIALOG]: {status: 200, contentType: 'text/javascript', body: '"use strict";(self.x=self.x||[]).push([["search-'},
};

/** Each file is named by its content: one of another version has another address, and is missing at this one. */
const FAILURES = Object.entries(TOLD).flatMap(([file, told]) => [
  {file, told, what: 'missing', response: {status: 404, body: ''}},
  {file, told, what: 'cut short', response: CUT[file]!},
  {
    file,
    told,
    what: 'a page instead',
    response: {status: 200, contentType: 'text/html', body: '<!doctype html><title>Not found</title>'},
  },
]);

for (const {file, told, what, response} of LONG ? FAILURES : FAILURES.slice(-1)) {
  noisyTest(`with ${file} ${what} the reader is told, the text stays, and a second try works`, async ({page}) => {
    await keepOneYear(page);
    await page.route(file, (route) => route.fulfill(response));
    await visit(page, CHANGELOG);
    await page.keyboard.press('Control+k');
    await expect(page.locator('[role=alert]')).toContainText(told);
    await expect(page.locator('.release li')).toHaveCount(ENTRIES);
    await page.unroute(file);
    if (file === DATA) await dialog(page).getByRole('button', {name: 'Try again'}).click();
    else await button(page).click();
    await expect(page.locator('[role=alert]')).toHaveCount(0);
    await expect(field(page)).toBeFocused();
    await field(page).fill('init');
    await expect(results(page).first()).toBeVisible();
  });
}

noisyTest(
  'with a year missing those before it answer, the reader is told, and a second try has all',
  async ({page}) => {
    const years = content.years.map(({year}) => year);
    const missing = years.find((year) => year !== 2024)!;
    const file = `**/assets/data/entries-${missing}.*.json`;
    await page.route(file, (route) => route.fulfill({status: 404, body: ''}));
    await visit(page, CHANGELOG);
    await page.keyboard.press('Control+k');
    await field(page).fill('#70788');
    await expect(results(page)).toHaveCount(1);
    await expect(page.locator('[role=alert]')).toContainText(TOLD[DATA]!);
    await page.unroute(file);
    await dialog(page).getByRole('button', {name: 'Try again'}).click();
    await expectComplete(page, '#70788');
    await expect(page.locator('[role=alert]')).toHaveCount(0);
    await expect(results(page).first()).toHaveAttribute('href', `${CHANGELOG}#pr-70788`);
  },
);
