import type {Page} from '@playwright/test';
import {compressed} from '../browser';
import type {Figures} from '../figures';

/** Typed one key after the other; each list is timed. */
const TYPED = ['parallel_hash', 'materialized view', 'S3Queue settings', '24.8 join', 'alexey'];
const PASTED =
  'Code: 242. DB::Exception: Table is in readonly mode. (TABLE_IS_READ_ONLY) (version 24.3.1.1 (official build))';

/** Puts a text in the field and gives the time until the frame that shows its results has been painted. */
async function timeTo(page: Page, text: string): Promise<number> {
  return page.evaluate(async (value) => {
    const field = document.querySelector<HTMLInputElement>('dialog [role=combobox]')!;
    const list = document.querySelector<HTMLElement>('dialog [role=listbox]')!;
    const start = performance.now();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value);
    field.dispatchEvent(new InputEvent('input', {bubbles: true, inputType: 'insertText'}));
    await new Promise<void>((resolve) => {
      if (list.dataset.query === value.trim()) return resolve();
      new MutationObserver(() => list.dataset.query === value.trim() && resolve()).observe(list, {
        attributeFilter: ['data-query'],
      });
    });
    await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - start;
  }, text);
}

async function timeKeystrokes(page: Page): Promise<number[]> {
  const texts = [
    ...TYPED.flatMap((text) => Array.from({length: text.length}, (_, index) => text.slice(0, index + 1))),
    PASTED,
  ];
  const times: number[] = [];
  for (const text of texts) {
    times.push(await timeTo(page, text));
    await page.waitForTimeout(50);
  }
  return times;
}

/**
 * Opens the search on a page whose scripts have run: gives what was fetched until the first result and until all years are
 * in, with its bytes on the wire; the times from Ctrl+K, where a task counts from 50 ms; and the milliseconds from each
 * keystroke to the painted list.
 */
export async function measure(page: Page) {
  const all: {file: string; bytes: number; asked: number}[] = [];
  page.on('requestfinished', (request) => {
    const {pathname} = new URL(request.url());
    // The browser does not tell the size of a worker's script.
    all.push({file: pathname, bytes: compressed(`build${pathname}`).length, asked: request.timing().startTime});
  });
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, {tasks});
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({duration}) => duration))).observe({
      type: 'longtask',
    });
  });
  const start = Date.now();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', {name: 'Search entries'}).fill('parallel_hash');
  // The page tells when, since the other years are fetched from then on.
  const shown = await page.waitForFunction(() => document.querySelector('dialog [role=option]') && Date.now());
  const firstShown = (await shown.jsonValue()) as number;
  await page.locator('[role=listbox][data-left="0"]').waitFor({state: 'attached'});
  const times: Figures = {
    'Ctrl+K to first result': firstShown - start,
    'Ctrl+K to all years': Date.now() - start,
    'longest task until then': await page.evaluate(() =>
      Math.max(0, ...(window as unknown as {tasks: number[]}).tasks),
    ),
  };
  const fetched = {first: all.filter(({asked}) => asked < firstShown), all};
  return {times, fetched, keystrokes: await timeKeystrokes(page)};
}
