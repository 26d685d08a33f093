import {chromium, type Page} from '@playwright/test';
import {findProgram} from '../scripts/programs';

/** A processor so many times slower than this one. */
export const SLOWDOWN = 4;

/**
 * Opens a page in a browser of its own with a slowed processor, and gives what is measured on it once its scripts have
 * run: they wait for a sign of the reader, and are not part of what he does then.
 */
export async function onSlowedPage<Figures>(
  address: string,
  measure: (page: Page) => Promise<Figures>,
): Promise<Figures> {
  const browser = await chromium.launch({
    executablePath: findProgram('chromium'),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
    await page.goto(address, {waitUntil: 'networkidle'});
    await page.mouse.move(200, 200);
    await page.waitForSelector('html[data-has-hydrated=true]', {state: 'attached'});
    await page.waitForLoadState('networkidle');
    return await measure(page);
  } finally {
    await browser.close();
  }
}
