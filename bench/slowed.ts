import {chromium, type Page} from '@playwright/test';
import {findProgram} from '../scripts/programs';

/** How many times slower the processor is made. */
export const SLOWDOWN = 4;

/**
 * Opens a page in a new browser with a slowed processor, and measures once its scripts have run: they wait for the first
 * sign of a reader, and do not count as part of what readers do then.
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
