import {existsSync, readdirSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {edit, GROUP} from '../edit';
import {seeded, tries} from '../sample';
import {copySite} from '../tiny/site';
import {build, content, differences, killBuild} from './built';

// Below the project, where the copies find its packages. The paths are equally deep, as those of two checkouts are to
// their own packages.
const HERE = path.resolve('.test-sites');
const [ONE, OTHER] = [path.join(HERE, 'one'), path.join(HERE, 'another name')];

const inSite = (...paths: string[]): boolean => existsSync(path.join(ONE, ...paths));
const PAGE = 'whats-new/changelog/2024/index.html';
/** What can be seen of a build when it has come so far. */
const MOMENTS: readonly (readonly [string, () => boolean])[] = [
  ['it has begun', () => true],
  ['its folder is there', () => inSite('.build-next')],
  ['its pages are written', () => inSite('.build-next', PAGE)],
  ['its pages are being compressed', () => inSite('.build-next', `${PAGE}.gz`)],
];
/** How many more moments the long run tries, anywhere. */
const MORE = tries(0, 20);

let good: Record<string, string>;

beforeAll(() => {
  for (const site of [ONE, OTHER]) copySite(site);
  const outcome = build(ONE);
  expect(outcome.status, outcome.output).toBe(0);
  good = content(ONE);
}, 300_000);

afterAll(() => {
  for (const site of [ONE, OTHER]) rmSync(site, {recursive: true, force: true});
});

it('gives the same bytes on another path', () => {
  const outcome = build(OTHER);
  expect(outcome.status, outcome.output).toBe(0);
  expect(Object.keys(good)).toContain('whats-new/changelog/2024/index.html.br');
  expect(content(OTHER)).toEqual(good);
}, 300_000);

it('that fails leaves the last good site, and says why', () => {
  edit(ONE, '2024.mdx', GROUP, GROUP.replace('dias', 'dais'));
  const {status, output} = build(ONE);
  expect(status).not.toBe(0);
  expect(output).toMatch(/2024\.mdx:\d+:\d+: Unexpected .*emmanuelsdais.*emmanuelsdias/);
  expect(content(ONE)).toEqual(good);
  edit(ONE, '2024.mdx', '@emmanuelsdais', '@emmanuelsdias');
}, 300_000);

it('killed at any moment leaves the last good site or the whole new one', async () => {
  for (const site of [ONE, OTHER]) edit(site, '2024.mdx', GROUP, ` For good.${GROUP}`);
  const {status, seconds} = build(OTHER);
  expect(status).toBe(0);
  const last = content(ONE);
  const next = content(OTHER);
  expect(next).not.toEqual(last);
  const expectWhole = (): void => {
    const now = content(ONE);
    const half = [last, next].map((whole) => differences(now, whole));
    expect(
      half.some((files) => files.length === 0),
      `neither site is whole; these files differ:\n${half.map((files) => files.join(' ')).join('\n')}`,
    ).toBe(true);
  };
  for (const [moment, sign] of MOMENTS.slice(-tries(2))) {
    rmSync(path.join(ONE, '.build-next'), {recursive: true, force: true}); // of the build before: it is no sign of this
    expect(await killBuild(ONE, sign), moment).toBe(true);
    expectWhole();
  }
  // Killed between its two moves, a build leaves the good site aside: the next brings it back, whatever comes of it.
  renameSync(path.join(ONE, 'build'), path.join(ONE, '.build-last'));
  expect(await killBuild(ONE, () => inSite('build'))).toBe(true);
  expectWhole();
  const random = seeded(3);
  for (let round = 0; round < MORE; round++) {
    const after = ((round + random()) / MORE) * seconds;
    await killBuild(ONE, (now) => now > after);
    expectWhole();
  }
  expect(build(ONE).status).toBe(0);
  expect(differences(content(ONE), next)).toEqual([]);
  expect(readdirSync(ONE).filter((name) => name.startsWith('.build'))).toEqual([]);
}, 900_000);
