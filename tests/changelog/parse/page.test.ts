import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {parsePage} from '../../../src/changelog/parse/page';
import {frontMatter, release} from '../page';

const GOOD = path.join(__dirname, 'fixtures/good');

it('parsePage reads everything that a good page says, with the line of each record', async () => {
  const text = readFileSync(path.join(GOOD, '2024.mdx'), 'utf8');
  const {year, problems, sources} = parsePage('2024.mdx', text, {authors: {alice: 'Alice', 'bob-2': 'Bob'}});
  expect(problems).toEqual([]);
  const lines = [...sources].map(([{id}, {node}]) => `${node.position!.start.line} ${id}`);
  await expect(`${JSON.stringify({lines, ...year}, null, 1)}\n`).toMatchFileSnapshot(path.join(GOOD, 'records.json'));
});

it('a problem in the references is reported at its place, after escapes too', () => {
  const line = '- A set \\{a\\} starts. (#65001 by @alcie)';
  const text = `${frontMatter(2024)}\n${release('24.8', line)}`;
  const {problems} = parsePage('2024.mdx', text, {authors: {alice: 'A'}});
  expect(problems.map(({place}) => place)).toEqual([
    expect.objectContaining({line: text.split('\n').indexOf(line) + 1, column: line.indexOf('@alcie') + 1}),
  ]);
});
