import {expect, type Page} from '@playwright/test';
import axe from 'axe-core';
import {LONG} from '../sample';

/**
 * Takes out of a page's lists, tables, menus and sections what repeats, since axe would look at the same markup ten thousand
 * times: the first items of a kind stay, and of the rest each that has an element of a kind not seen before it. In the long
 * run all stays.
 */
export async function leaveKindsOfMarkup(page: Page): Promise<void> {
  if (LONG) return;
  await page.evaluate(() => {
    for (const [selector, first] of [
      ['main :is(li, tbody tr)', 20],
      ['main section', 2],
    ] as const) {
      const seen = new Set<string>();
      for (const [index, item] of [...document.querySelectorAll(selector)].entries()) {
        const kinds = [item, ...item.querySelectorAll('*')].map(
          (element) =>
            `${element.parentElement!.tagName} ${element.tagName} ${element.className} ${element.getAttributeNames()}`,
        );
        const stays = index < first || kinds.some((each) => !seen.has(each));
        for (const each of kinds) seen.add(each);
        if (!stays) item.remove();
      }
    }
  });
}

/**
 * What axe finds in the page, or a part of it: each rule that is broken, with the first elements that break it. In dark
 * only what depends on colors is looked at: the rest is as in light. In the long run all is.
 */
async function axeFindings(page: Page, scheme: 'light' | 'dark', part = 'html'): Promise<string[]> {
  const rules: axe.RunOptions =
    scheme === 'light' || LONG
      ? {rules: {'heading-order': {enabled: true}}}
      : {runOnly: ['color-contrast', 'link-in-text-block']};
  const options: axe.RunOptions = {...rules, resultTypes: ['violations']};
  const {violations} = await page.evaluate(
    ([part, options]) => (window as unknown as {axe: typeof axe}).axe.run(part, options),
    [part, options] as const,
  );
  return violations.map(({id, nodes}) => {
    const elements = nodes.slice(0, 3).map(({html}) => html);
    return `${scheme}, ${id}: ${elements.join(' | ')}`;
  });
}

/** What axe finds in light and in dark; the page follows the system's scheme. */
export async function axeInBothThemes(page: Page, part?: string): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(axe.source);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    // Where a color is on its way to another, axe would see one that nobody is to read.
    await page.waitForFunction(() => document.getAnimations().every(({playState}) => playState !== 'running'));
    found.push(...(await axeFindings(page, colorScheme, part)));
  }
  return found;
}
