import path from 'node:path';
import {expect, it} from 'vitest';
import {parsePage} from '../../../src/changelog/parse/page';
import {CHANGELOG_DIR} from '../../../src/files/changelog-folder';
import {frontMatter, readYear, release} from '../page';
import {SMALL, small, YEARS} from '../small';

it('a page is read as records, each with its line', async () => {
  const {year, sources} = small.parse(path.join(SMALL, CHANGELOG_DIR, '2024.mdx'));
  const lines = [...sources].map(([{id}, {node}]) => `${node.position!.start.line} ${id}`);
  await expect(`${JSON.stringify({lines, ...year}, null, 1)}\n`).toMatchFileSnapshot('records.json');
});

/** A value and every object in it. */
function* objects(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return;
  yield value;
  for (const part of Object.values(value)) yield* objects(part);
}

it('records are plain, so that JSON keeps all of them, and frozen at every depth', () => {
  expect(JSON.parse(JSON.stringify(YEARS))).toEqual(YEARS);
  expect([...objects([...YEARS])].filter((each) => !Object.isFrozen(each))).toHaveLength(1); // the list itself
});

it('clauses and kinds stand in any order; records have the graver kind first', () => {
  const {releases} = readYear(2024, release('24.8', '- A. (#1; upgrade: cost, fails; closes #2)'));
  expect(releases[0]!.sections[0]!.entries[0]).toMatchObject({closes: [2], effects: ['fails', 'cost']});
});

it('a problem in the references is reported at its place, after escapes too', () => {
  const line = '- A set \\{a\\} starts. (#65001 by @al_ice)';
  const text = `${frontMatter(2024)}\n${release('24.8', line)}`;
  const {problems} = parsePage('2024.mdx', text);
  expect(problems.map(({place}) => place)).toEqual([
    expect.objectContaining({line: text.split('\n').indexOf(line) + 1, column: line.indexOf('@al_ice') + 1}),
  ]);
});
