import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {builtinModules} from 'node:module';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {importTargets} from './import-targets';
import {isAllowedLicense} from './licenses';

const read = (file: string): string => readFileSync(path.join(__dirname, '..', file), 'utf8');

interface Locked {
  version: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
  resolved?: string;
}
const lock = JSON.parse(read('package-lock.json')) as {packages: Record<string, Locked>};
const packages = Object.entries(lock.packages).filter(([place]) => place !== '');
const {dependencies, devDependencies, overrides} = JSON.parse(read('package.json')) as Record<
  'dependencies' | 'devDependencies' | 'overrides',
  Record<string, string>
>;
const nameOf = (place: string): string => place.split('node_modules/').at(-1)!;

/** Packages whose `package.json` names no license, with the one that their own files give. */
const BY_HAND: Readonly<Record<string, string>> = {eval: 'MIT', format: 'MIT', 'require-like': 'MIT'};

/** Install scripts do not run here (.npmrc). These packages have one, and work without it. */
const SCRIPTS = ['@swc/core', 'core-js', 'esbuild'];

/** Packages that no file imports by name, and what uses them. */
const USED_OTHERWISE: Readonly<Record<string, string>> = {
  '@biomejs/biome': 'the command',
  '@docusaurus/core': 'the command',
  '@docusaurus/module-type-aliases': 'types in tsconfig.json',
  '@docusaurus/plugin-content-pages': 'docusaurus.config.ts',
  '@docusaurus/plugin-css-cascade-layers': 'docusaurus.config.ts',
  '@docusaurus/plugin-sitemap': 'docusaurus.config.ts',
  '@mdx-js/react': 'compiled MDX',
  '@types/node': 'types in tsconfig.json',
  'react-dom': 'Docusaurus',
  lighthouse: 'its command, bench/page.ts',
  tsx: 'the command of the scripts',
  typescript: 'the command tsc',
};

/** Names that Docusaurus resolves itself. */
const GIVEN = /^(?:@theme|@site|@generated|@docusaurus\/(?!types|preset|plugin|theme|faster|module|mdx))/;

/** Files that run with the packages of their own folder. */
const APART = ':!clickhouse/worker.mjs';

/** The packages that the project's own files import. */
function imported(): Set<string> {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mts', '*.mjs', '*.cjs', APART], {encoding: 'utf8'})
    .trim()
    .split('\n');
  const targets = files.flatMap((file) => importTargets(read(file)));
  const outside = targets.filter(
    (target) => !/^[.#]|^node:/.test(target) && !builtinModules.includes(target) && !GIVEN.test(target),
  );
  return new Set(outside.map((target) => /^(?:@[^/]+\/)?[^/]+/.exec(target)![0]));
}

describe('the packages', () => {
  it('are locked with the hash of their content and without a registry', () => {
    expect(packages.length).toBeGreaterThan(1000);
    expect(packages.filter(([, {integrity, resolved}]) => !integrity || resolved).map(([place]) => place)).toEqual([]);
  });

  it('are locked for every platform, or `npm ci` refuses the lock file', () => {
    const locked = new Set(packages.map(([place]) => nameOf(place)));
    const asked = packages.flatMap(([, {optionalDependencies = {}}]) => Object.keys(optionalDependencies));
    expect(asked.length).toBeGreaterThan(50);
    expect(asked.filter((name) => !locked.has(name))).toEqual([]);
  });

  it('are asked for by exact version', () => {
    const asked = Object.entries({...dependencies, ...devDependencies, ...overrides});
    expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(version))).toEqual([]);
  });

  it('are exactly those that are imported or listed above', () => {
    const asked = new Set(Object.keys({...dependencies, ...devDependencies}));
    const used = imported();
    expect(used.size).toBeGreaterThan(30);
    const typesOnly = (name: string): string => (asked.has(name) ? name : `@types/${name}`);
    expect([...used].filter((name) => !asked.has(typesOnly(name)))).toEqual([]);
    const unused = [...asked].filter(
      (name) => !used.has(name) && !used.has(name.replace('@types/', '')) && !(name in USED_OTHERWISE),
    );
    expect(unused).toEqual([]);
    expect(Object.keys(USED_OTHERWISE).filter((name) => used.has(name) || !asked.has(name))).toEqual([]);
  });

  it('run no script when they are installed', () => {
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
    expect(
      packages
        .filter(([, {hasInstallScript}]) => hasInstallScript)
        .map(([place]) => nameOf(place))
        .toSorted(),
    ).toEqual(SCRIPTS);
  });

  it('have allowed licenses if the site is made of them', () => {
    const made = packages
      .filter(([, {dev}]) => !dev)
      .map(([place, {license}]) => `${nameOf(place)}: ${license ?? BY_HAND[nameOf(place)] ?? 'none'}`);
    expect(made.length).toBeGreaterThan(500);
    expect(made.filter((line) => !isAllowedLicense(line.replace(/^.*: /, '')))).toEqual([]);
  });
});
