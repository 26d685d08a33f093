import type {Browser} from '@playwright/test';
import axe from 'axe-core';
import {leaveKindsOfMarkup} from '../tests/browser/axe';
import type {Figures} from './figures';

/** How many of axe's rules a page breaks: by itself, since Lighthouse gives it too little time on the longest page. */
export async function axeRun(browser: Browser, url: string): Promise<Figures> {
  const page = await browser.newPage({viewport: {width: 412, height: 823}});
  await page.goto(url);
  await leaveKindsOfMarkup(page); // of the same markup thousands of times, as the tests do
  await page.evaluate(axe.source);
  const broken = await page.evaluate(async () => {
    const {violations} = await (window as unknown as {axe: typeof axe}).axe.run('html', {resultTypes: ['violations']});
    return violations.length;
  });
  await page.close();
  return {'rules of axe broken': broken};
}
