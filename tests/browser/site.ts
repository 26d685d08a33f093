import {test as base, expect} from '@playwright/test';

export const CHANGELOG = '/whats-new/changelog/2024';

/** A test that fails when the page writes an error or a warning to the console, or throws. */
export const test = base.extend<{quietConsole: void}>({
  quietConsole: [
    async ({page}, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) noise.push(message.text());
      });
      page.on('pageerror', (error) => noise.push(String(error)));
      await use();
      expect(noise).toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};
