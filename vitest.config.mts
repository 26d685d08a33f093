import {defineConfig, type Plugin} from 'vitest/config';

const BROWSER = 'tests/browser/**';
/** Tests that compare the built site with its source; `npm run build` comes first. */
const SITE = 'tests/site/**';
/** Tests that ask the server as a library: `npm test` installs it. */
const SERVER = 'tests/clickhouse/**';

/** Takes packages as the site has them. Their builds for developers check themselves, and parse half as fast. */
const production: Plugin = {
  name: 'production',
  configResolved: ({ssr}) => {
    if (ssr.resolve) ssr.resolve.conditions = ['node', 'production'];
  },
};

export default defineConfig({
  plugins: [production],
  test: {
    testTimeout: process.env.TEST_LONG ? 900_000 : 60_000,
    // The test files of one worker share modules, so the years' pages are parsed once for each worker.
    isolate: false,
    // What is parsed lives on in the test that asked for it: with more room for young objects they are copied less.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      {extends: true, test: {name: 'source', include: ['tests/**/*.test.ts'], exclude: [BROWSER, SITE, SERVER]}},
      // Both at the end, in one worker that parses the pages once.
      {extends: true, test: {name: 'site', include: [`${SITE}/*.test.ts`, `${SERVER}/*.test.ts`]}},
    ],
  },
});
