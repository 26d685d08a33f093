import {spawnSync} from 'node:child_process';
import {accessSync, constants, existsSync} from 'node:fs';
import path from 'node:path';
import {isMadeForPlatform} from '../clickhouse/engine';
import type {Programs} from './browser-stages';

interface Program {
  readonly files: readonly string[];
  readonly packages: string;
  /** A file of these packages that is needed too. */
  readonly part?: string;
  /** What is skipped without it. */
  readonly use: string;
}

const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
/** Chromium without its window: it opens a page in half the time. */
const HEADLESS = ['chromium-headless-shell', 'chrome-headless-shell'];

/** What the checks need beside Node: real browsers and a real server. */
const PROGRAMS = {
  chromium: {files: CHROMIUM, packages: 'chromium', use: 'tests in Chromium'},
  headless: {files: [...HEADLESS, ...CHROMIUM], packages: 'chromium-headless-shell', use: 'tests in Chromium'},
  firefox: {files: ['firefox-esr', 'firefox'], packages: 'firefox-esr', use: 'tests in Firefox'},
  /** In the long run. */
  webkit: {
    files: ['WebKitWebDriver'],
    packages: 'webkit2gtk-driver xvfb',
    part: '/usr/bin/xvfb-run',
    use: 'tests in WebKit',
  },
  nginx: {
    files: ['nginx'],
    packages: 'nginx libnginx-mod-http-brotli-static',
    part: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
    use: 'tests behind nginx',
  },
} satisfies Record<string, Program>;

/** Where servers are installed; not everyone has it on PATH. */
const SERVERS = ['/usr/sbin', '/usr/local/sbin'];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath({files, part}: Pick<Program, 'files' | 'part'>): string | undefined {
  if (part && !existsSync(part)) return undefined;
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...SERVERS];
  return files.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable);
}

/** Installs Debian's packages where that needs no password; false if it cannot. */
function install(packages: string): boolean {
  if (!onPath({files: ['apt-get']})) return false;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && spawnSync('sudo', ['-n', 'true'], {stdio: 'ignore'}).status !== 0) return false;
  console.log(`Installing Debian's packages for the checks: ${packages}`);
  const command = `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq ${packages}`;
  const [shell, ...args] = [...(isRoot ? [] : ['sudo', '-n']), '/bin/sh', '-c', command];
  return spawnSync(shell!, args, {stdio: ['ignore', 'ignore', 'inherit']}).status === 0;
}

/**
 * The path of a program: the one that its variable names, `CHROMIUM_PATH`, or one on PATH, or one that is installed now.
 * @throws Error if there is none, with the command that installs it
 */
export function findProgram(name: keyof typeof PROGRAMS): string {
  const program: Program = PROGRAMS[name];
  const variable = `${name === 'headless' ? 'CHROMIUM' : name.toUpperCase()}_PATH`;
  const named = process.env[variable];
  if (named && !isExecutable(named))
    throw new Error(`${variable}=${named}: Unexpected path, expected an executable ${name}`);
  const found = named || onPath(program) || (install(program.packages) ? onPath(program) : undefined);
  if (found) return found;
  throw new Error(
    `Unexpected machine without ${name}${program.part ? ` and ${program.part}` : ''}, ` +
      `expected it on PATH or named by ${variable}. On Debian: sudo apt-get install ${program.packages}`,
  );
}

/** The programs that this machine has or could install, and for each other one what is skipped without it, and why. */
export function findPrograms(): {programs: Programs; missing: string[]} {
  const missing: string[] = [];
  const find = (name: keyof typeof PROGRAMS): string | undefined => {
    try {
      return findProgram(name);
    } catch (error) {
      missing.push(`${PROGRAMS[name].use}: ${(error as Error).message}`);
      return undefined;
    }
  };
  const chromium = find('chromium');
  const headless = chromium && find('headless');
  const webkit = process.env.TEST_LONG === 'true' ? find('webkit') : undefined;
  return {programs: {chromium, headless, firefox: find('firefox'), webkit, nginx: find('nginx')}, missing};
}

/** Installs the server as a library; why its tests are skipped, if that cannot be. */
export function installLibrary(folder = 'clickhouse'): {missing?: string} {
  const what = 'tests of the server as a library';
  if (!isMadeForPlatform()) return {missing: `${what}: Unexpected platform, expected Linux with glibc, or macOS`};
  const {status} = spawnSync(process.execPath, ['scripts/install.mjs', folder], {stdio: 'inherit'});
  if (status === 0) return {};
  return {missing: `${what}: Unexpected machine without it, expected \`npm ci\` in ${folder} to succeed`};
}
