import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {plainText} from '../../../src/changelog/model/text';
import {type Parsed, parsePage} from '../../../src/changelog/parse/page';

const GOOD = path.join(__dirname, 'fixtures/good');

/** The records of a year with the line of each, to be read in a snapshot. */
function outline({year, sources}: Parsed): unknown {
  const line = (record: Parameters<typeof sources.get>[0]) => sources.get(record)!.node.position!.start.line;
  const releases = year.releases.map((release) => ({
    line: line(release),
    ...release,
    sections: release.sections.map((section) => ({
      line: line(section),
      ...section,
      entries: section.entries.map((entry) => ({line: line(entry), plain: plainText(entry.text), ...entry})),
    })),
  }));
  return {...year, releases};
}

it('parsePage reads everything that a good page says', async () => {
  const text = readFileSync(path.join(GOOD, '2024.mdx'), 'utf8');
  const parsed = parsePage('2024.mdx', text, {alice: 'Alice', 'bob-2': 'Bob'});
  expect(parsed.problems).toEqual([]);
  await expect(`${JSON.stringify(outline(parsed), null, 1)}\n`).toMatchFileSnapshot(path.join(GOOD, 'records.json'));
});
