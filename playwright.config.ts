import {defineConfig} from '@playwright/test';

const PORT = Number(process.env.PORT || 3210);
const BASE_URL = process.env.BASE_URL || '/';
const OUT_DIR = process.env.OUT_DIR || 'build';

/**
 * What serves the built site: any static host that knows nothing of it, or nginx with the headers that were made for
 * it.
 */
const SERVERS = {
  static: `npx docusaurus serve --no-open --host 127.0.0.1 --port ${PORT} --dir ${OUT_DIR}`,
  nginx: `npx tsx tests/hosts/nginx.ts --listen 127.0.0.1:${PORT} --folder ${OUT_DIR}`,
};
const server = (process.env.SERVER || 'static') as keyof typeof SERVERS;

/**
 * What Chromium leaves out. A list given here takes the place of Playwright's own, which comes first; then the address
 * bar's popups, a page of their own for each window: half of what it takes to open one.
 */
const DISABLED = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'node_modules/.test-results/browser',
  fullyParallel: true,
  workers: 2,
  // A machine may be busy with other work as well.
  timeout: 120_000,
  expect: {timeout: 30_000, toPass: {intervals: [20, 50, 100]}},
  forbidOnly: Boolean(process.env.CI),
  // At the root all is tried, below a path only what depends on addresses.
  grep: BASE_URL === '/' ? undefined : /@address/,
  grepInvert: server === 'nginx' ? undefined : /@nginx/,
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      // A container's root cannot use the sandbox; the rest keeps the browser from asking the network for its own sake.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        `--disable-features=${DISABLED.join(',')}`,
      ],
    },
  },
  webServer: {
    command: SERVERS[server],
    url: `http://127.0.0.1:${PORT}${BASE_URL}`,
    reuseExistingServer: !process.env.CI,
    gracefulShutdown: {signal: 'SIGTERM', timeout: 5000},
  },
});
