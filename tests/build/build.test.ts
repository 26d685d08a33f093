import {rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {edit, GROUP} from '../edit';
import {copySite} from '../tiny/site';
import {build, content} from './built';

// Below the project, so that the copy finds its packages.
const ONE = path.resolve('.test-sites/one');

let good: Record<string, string>;

beforeAll(() => {
  copySite(ONE);
  const outcome = build(ONE);
  expect(outcome.status, outcome.output).toBe(0);
  good = content(ONE);
}, 300_000);

afterAll(() => {
  rmSync(ONE, {recursive: true, force: true});
});

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
