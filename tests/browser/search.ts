import type {Page} from '@playwright/test';
import {pack} from '../../src/changelog/wire/packed';
import {arrives, expect, openAwake, PARTS} from './site';

export const dialog = (page: Page) => page.locator('dialog[aria-label="Search the changelog"]');
export const field = (page: Page) => dialog(page).getByRole('searchbox', {name: 'Search entries'});
export const results = (page: Page) => dialog(page).getByRole('listbox').getByRole('option');
export const button = (page: Page) => page.locator('.navbar').getByRole('button', {name: 'Search', exact: true});

/** Opens a page, a short one unless another is named: the dialog is the same on all. */
export const visit = (page: Page, address = PARTS) => openAwake(page, address);

/** Opens the search, types a query and waits for what all years answer. */
export async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).fill(query);
  await expectComplete(page, query);
  await expect(results(page).first()).toBeVisible();
}

/** All years are there, and the list answers this query. */
export async function expectComplete(page: Page, query: string): Promise<void> {
  await arrives(page, `[role=listbox][data-left="0"][data-query=${JSON.stringify(query)}]`);
}

/** Where the list's entries lead. */
export const addresses = (page: Page) =>
  results(page).evaluateAll((items) => items.map((item) => item.getAttribute('href')!));

/** The entry is below the navbar, within the window, and what the address names. */
export async function expectAtEntry(page: Page, address: string): Promise<void> {
  const id = address.split('#')[1]!;
  await expect(page).toHaveURL(address);
  await expect(async () => {
    const place = await page.evaluate((wanted) => {
      const {top} = document.getElementById(wanted)!.getBoundingClientRect();
      return {
        below: top - document.querySelector('.navbar')!.getBoundingClientRect().bottom,
        target: document.querySelector(':target')?.id,
        left: window.innerHeight - top,
      };
    }, id);
    expect(place).toMatchObject({target: id});
    expect(place.below).toBeGreaterThanOrEqual(0);
    expect(place.left).toBeGreaterThan(0);
  }).toPass({timeout: 5000});
}

/** The entries of the years other than this one. */
export const otherYears = (year: number) => new RegExp(`/assets/data/entries-(?!${year})`);
/** Leaves the search only the entries of one year, where the others change nothing: all take it two seconds to index. */
export const keepOneYear = (page: Page, year = 2024) =>
  page.route(otherYears(year), (route) => route.fulfill({json: pack('', [])}));
/** The script of the dialog's lower part. */
export const DIALOG = '**/search-panel*.js';
