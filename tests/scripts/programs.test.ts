import {chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {findProgram} from '../../scripts/programs';

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
  expect(findProgram('chromium-headless-shell')).toBe(inFolder('chromium'));
  script('chromium-headless-shell');
  expect(findProgram('chromium-headless-shell')).toBe(inFolder('chromium-headless-shell'));
  expect(findProgram('chromium')).toBe(inFolder('chromium'));
  script('other');
  vi.stubEnv('CHROMIUM_PATH', inFolder('other'));
  expect(findProgram('chromium-headless-shell')).toBe(inFolder('other'));
});

it.each([
  ['there is no sudo', []],
  ['sudo asks for a password', ['exit 1']],
])('installs nothing if %s, and gives the command', (_, sudo) => {
  aptGet();
  if (sudo.length > 0) script('sudo', ...sudo);
  expect(() => findProgram('chromium')).toThrow(NONE);
  expect([said, calls()]).toEqual([[], '']);
});

it('gives the command on a machine without apt-get', () => {
  vi.spyOn(process, 'getuid').mockReturnValue(0);
  expect(() => findProgram('chromium')).toThrow(NONE);
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
