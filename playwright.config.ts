import {defineConfig} from '@playwright/test';

const PORT = Number(process.env.PORT || 3210);

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'node_modules/.test-results/browser',
  fullyParallel: true,
  workers: 2,
  // A machine may be busy with other work as well.
  timeout: 60_000,
  expect: {timeout: 15_000},
  // A test that needs its second try is listed as flaky, to be mended; it does not hold up a change that did not touch it.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      // A container's root cannot use the sandbox; the rest keeps the browser from asking the network for its own sake.
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
    },
  },
  webServer: {command: `npx docusaurus serve --no-open --port ${PORT}`, url: `http://localhost:${PORT}/whats-new/changelog/2024`, reuseExistingServer: !process.env.CI},
});
