import {chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {browserStages} from '../../scripts/browser-stages';
import {findProgram, findPrograms, installLibrary} from '../../scripts/programs';

let folder: string;
let said: string[];

const inFolder = (name: string): string => path.join(folder, name);
function script(name: string, ...lines: string[]): void {
  writeFileSync(inFolder(name), ['#!/bin/sh', ...lines, ''].join('\n'));
  chmodSync(inFolder(name), 0o755);
}
/** An `apt-get` that logs its arguments and creates a `chromium`. */
const aptGet = (): void => script('apt-get', `echo "$@" >> ${inFolder('log')}`, `/bin/cp "$0" ${inFolder('chromium')}`);
const calls = (): string => (existsSync(inFolder('log')) ? readFileSync(inFolder('log'), 'utf8') : '');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'programs-'));
  said = [];
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('TEST_LONG', '');
  vi.spyOn(process, 'getuid').mockReturnValue(1000);
  vi.spyOn(console, 'log').mockImplementation((text: string) => void said.push(`${text} ${calls()}`));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, {recursive: true});
});

const NONE =
  'Unexpected machine without chromium, expected it on PATH or named by CHROMIUM_PATH. ' +
  'On Debian: sudo apt-get install chromium';

it('takes the program that the variable names, or one on PATH, and installs nothing', () => {
  aptGet();
  script('google-chrome');
  expect(findProgram('chromium')).toBe(inFolder('google-chrome'));
  script('other');
  vi.stubEnv('CHROMIUM_PATH', inFolder('other'));
  expect(findProgram('chromium')).toBe(inFolder('other'));
  vi.stubEnv('CHROMIUM_PATH', inFolder('missing'));
  expect(() => findProgram('chromium')).toThrow('Unexpected path, expected an executable chromium');
  expect([said, calls()]).toEqual([[], '']);
});

it('takes Chromium if it is not there without a window, and the one that the variable names', () => {
  script('chromium');
  expect(findProgram('headless')).toBe(inFolder('chromium'));
  script('chromium-headless-shell');
  expect(findProgram('headless')).toBe(inFolder('chromium-headless-shell'));
  expect(findProgram('chromium')).toBe(inFolder('chromium'));
  script('other');
  vi.stubEnv('CHROMIUM_PATH', inFolder('other'));
  expect(findProgram('headless')).toBe(inFolder('other'));
});

it.each([
  ['there is no sudo', 1000, ['apt-get']],
  ['sudo asks for a password', 1000, ['apt-get', 'sudo']],
  ['there is no apt-get', 0, []],
])('installs nothing if %s, and gives the command', (_, user, has) => {
  vi.spyOn(process, 'getuid').mockReturnValue(user);
  if (has.includes('apt-get')) aptGet();
  if (has.includes('sudo')) script('sudo', 'exit 1');
  expect(() => findProgram('chromium')).toThrow(NONE);
  expect([said, calls()]).toEqual([[], '']);
});

it.each([
  ['root', 0],
  ['a user of sudo without a password', 1000],
])('as %s says what it installs, then installs it', (_, user) => {
  vi.spyOn(process, 'getuid').mockReturnValue(user);
  aptGet();
  script('sudo', 'shift', '[ "$1" = true ] || exec "$@"');
  expect(findProgram('chromium')).toBe(inFolder('chromium'));
  expect(said).toEqual(["Installing Debian's packages for the checks: chromium "]);
  expect(calls()).toBe('update -qq\ninstall -y -qq chromium\n');
});

describe('on a machine without a program', () => {
  beforeEach(() => {
    for (const name of ['chromium', 'firefox', 'nginx']) {
      script(name);
      vi.stubEnv(`${name.toUpperCase()}_PATH`, inFolder(name));
    }
  });

  it.each([
    ['chromium', 'tests in Chromium', 'Browsers, nginx: playwright test firefox.spec.ts'],
    ['firefox', 'tests in Firefox', 'Browsers, nginx: playwright test , Browser, below a path: playwright test '],
    ['nginx', 'tests behind nginx', 'Browsers, static: playwright test , Browser, below a path: playwright test '],
  ])('without %s says so and why, and runs the rest', (name, what, stages) => {
    // The usual folders of servers do not depend on PATH, so the variable leads nowhere.
    vi.stubEnv(`${name.toUpperCase()}_PATH`, inFolder('missing'));
    const {programs, missing} = findPrograms();
    expect(missing).toEqual([
      expect.stringMatching(new RegExp(`^${what}: ${name.toUpperCase()}_PATH=.*: Unexpected path`)),
    ]);
    const run = browserStages(programs).map(({title, command}) => `${title}: ${command.split(' --retries')[0]}`);
    expect(run.join(', ')).toBe(stages);
  });

  it('without all of them says of each which package has it', () => {
    for (const name of ['CHROMIUM', 'FIREFOX', 'NGINX']) vi.stubEnv(`${name}_PATH`, '');
    vi.stubEnv('PATH', '');
    const {programs, missing} = findPrograms();
    expect(missing.slice(0, 2)).toEqual([
      expect.stringMatching(/^tests in Chromium: .* On Debian: sudo apt-get install chromium$/),
      expect.stringMatching(/^tests in Firefox: .* On Debian: sudo apt-get install firefox-esr$/),
    ]);
    expect(browserStages(programs)).toEqual([]);
  });

  it('without npm to install the library says so', () => {
    writeFileSync(inFolder('package-lock.json'), '{}');
    expect(installLibrary(folder).missing).toMatch(/^tests of the server as a library: .*expected `npm ci`/);
  });
});
