import {defineConfig} from '@playwright/test';
import {CHROMIUM, FIREFOX, NGINX, WEBKIT_DRIVER} from './tests/browser/programs';

const PORT = Number(process.env.PORT || 3210);

/** What serves the built site: nginx as it is set up for a host, or where it is missing a host that knows nothing of it. */
const TO_CONF = `s#8080#127.0.0.1:${PORT}#; s#/srv/www#${__dirname}/build#; s#access_log .*#access_log off;#`;
const server = NGINX
  ? `sed '${TO_CONF}' nginx.conf > node_modules/.nginx.conf && exec ${NGINX} -c ${__dirname}/node_modules/.nginx.conf ` +
    `-e stderr -g "daemon off; user root; pid ${__dirname}/node_modules/.nginx.pid;"`
  : `npx docusaurus serve --no-open --host 127.0.0.1 --port ${PORT}`;

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

/** The browsers, each with its tests. */
const PROJECTS = [
  {name: 'chromium', program: CHROMIUM, testIgnore: 'ways.spec.ts'},
  {name: 'firefox', program: FIREFOX, testMatch: 'ways.spec.ts'},
  {name: 'webkit', program: WEBKIT_DRIVER, testMatch: 'ways.spec.ts'},
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
  grepInvert: NGINX || process.env.CI ? undefined : /@nginx/,
  // A browser that is not there is left out, but where the checks are for others.
  projects: PROJECTS.filter(({program}) => program !== undefined || process.env.CI),
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: {
      executablePath: CHROMIUM,
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
    command: server,
    url: `http://127.0.0.1:${PORT}`,
    reuseExistingServer: !process.env.CI,
    gracefulShutdown: {signal: 'SIGTERM', timeout: 5000},
  },
});
