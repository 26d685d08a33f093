import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parseChangelog} from '../../src/changelog/parse';
import {formatProblems} from '../../src/changelog/problems';
import {plainText} from '../../src/changelog/text';

const FIXTURES = path.join(__dirname, 'fixtures');
const AUTHORS = {alice: 'Alice', 'bob-2': 'Bob'};

/** What a person wants to see of a model in a snapshot. */
function outline(text: string): unknown {
  const {changelog} = parseChangelog(text, {authors: AUTHORS});
  return changelog.releases.map(({version, lts, date, id, sections}) => ({
    version,
    lts,
    date,
    id,
    sections: sections.map(({name, id: sectionId, entries}) => ({
      name,
      id: sectionId,
      entries: entries.map((entry) => ({
        id: entry.id,
        line: entry.node.position?.start.line,
        text: plainText(entry),
        references: entry.references,
      })),
    })),
  }));
}

describe('parseChangelog', () => {
  for (const name of readdirSync(FIXTURES)) {
    const text = readFileSync(path.join(FIXTURES, name, 'input.mdx'), 'utf8');
    const {problems} = parseChangelog(text, {authors: AUTHORS});
    if (name === 'good') {
      it('reads everything that a good page says', async () => {
        expect(problems).toEqual([]);
        await expect(`${JSON.stringify(outline(text), null, 1)}\n`).toMatchFileSnapshot(
          path.join(FIXTURES, name, 'model.json'),
        );
      });
    } else {
      it(`reports ${name} with line, column and repair`, async () => {
        expect(problems.length).toBeGreaterThan(0);
        await expect(`${formatProblems('input.mdx', problems)}\n`).toMatchFileSnapshot(
          path.join(FIXTURES, name, 'problems.txt'),
        );
      });
    }
  }
});
