import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {parsePage} from '../../../src/changelog/parse/page';

const GOOD = path.join(__dirname, 'fixtures/good');

it('parsePage reads everything that a good page says, with the line of each record', async () => {
  const text = readFileSync(path.join(GOOD, '2024.mdx'), 'utf8');
  const {year, problems, sources} = parsePage('2024.mdx', text, {authors: {alice: 'Alice', 'bob-2': 'Bob'}});
  expect(problems).toEqual([]);
  const lines = [...sources].map(([{id}, {node}]) => `${node.position!.start.line} ${id}`);
  await expect(`${JSON.stringify({lines, ...year}, null, 1)}\n`).toMatchFileSnapshot(path.join(GOOD, 'records.json'));
});
