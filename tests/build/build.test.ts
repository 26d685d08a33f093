import {rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {edit, GROUP} from '../edit';
import {copySite} from '../tiny/site';
import {build, content} from './built';

// Below the project, so that the copies find its packages, and equally deep, so that relative paths to them are equal.
const HERE = path.resolve('.test-sites');
const [ONE, OTHER] = [path.join(HERE, 'one'), path.join(HERE, 'another name')];

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

it('two builds on different paths have the same bytes', () => {
  const outcome = build(OTHER);
  expect(outcome.status, outcome.output).toBe(0);
  expect(Object.keys(good)).toContain('whats-new/changelog/2024/index.html.br');
  expect(content(OTHER)).toEqual(good);
}, 300_000);

it('a build stops if a published anchor has no place any more, and names it', () => {
  edit(ONE, '2024.mdx', GROUP, GROUP.replace('72073', '72074'));
  edit(ONE, '2024.mdx', '; id parts-query', '; id part-query');
  const {status, output} = build(ONE);
  expect(status).not.toBe(0);
  expect(output).toMatch(/anchors\/2024\.txt: #pr-72073, #parts-query\n/);
  expect(content(ONE)).toEqual(good);
  edit(ONE, '2024.mdx', GROUP.replace('72073', '72074'), GROUP);
  edit(ONE, '2024.mdx', '; id part-query', '; id parts-query');
}, 300_000);

it('a build that fails leaves the last good site and says why', () => {
  edit(ONE, '2024.mdx', GROUP, GROUP.replace('dias', 'dais'));
  const {status, output} = build(ONE);
  expect(status).not.toBe(0);
  expect(output).toMatch(/2024\.mdx:\d+:\d+: Unexpected .*emmanuelsdais.*emmanuelsdias/);
  expect(content(ONE)).toEqual(good);
}, 300_000);
