import type {Stage} from './stage';

/** Where a stage's test runner writes its report. */
export const RESULTS = 'node_modules/.test-results';
/** The site below a path, for a host that compresses. The bundler's cache does not know the folder: it is off. */
export const BASE = {
  BASE_URL: '/base/path/',
  OUT_DIR: 'build-base',
  DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-base',
  DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  PRECOMPRESS: 'false',
};

export interface Programs {
  readonly chromium?: string | undefined;
  readonly headless?: string | undefined;
  readonly firefox?: string | undefined;
  /** The driver of WebKitGTK; in the long run. */
  readonly webkit?: string | undefined;
  readonly nginx?: string | undefined;
}

function browserTests(title: string, env: Readonly<Record<string, string>>, files = ''): Stage {
  const report = `${RESULTS}/browser-${env.SERVER}-${env.BASE_URL ? 'path' : 'root'}.json`;
  const command = `playwright test ${files} --retries=1 --fail-on-flaky-tests --reporter=list,json`;
  return {title, command, env: {...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report}, report, alone: true};
}

/** The browser tests that a machine can run: behind nginx or a plain server, in the browsers that it has. */
export function browserStages({chromium, headless, firefox, webkit, nginx}: Programs): Stage[] {
  const server = nginx ? 'nginx' : 'static';
  // An empty path says that there is no Firefox; a missing one means the usual place.
  const programs = {
    CHROMIUM_PATH: headless ?? chromium ?? '',
    FIREFOX_PATH: firefox ?? '',
    WEBKIT_PATH: webkit ?? '',
    NGINX_PATH: nginx ?? '',
  };
  const files = chromium ? '' : 'firefox.spec.ts';
  const root = browserTests(`Browsers, ${server}`, {...programs, SERVER: server}, files);
  const below = browserTests('Browser, below a path', {...BASE, CHROMIUM_PATH: chromium ?? '', SERVER: 'static'});
  return [chromium || firefox ? [root] : [], chromium ? [below] : []].flat();
}
