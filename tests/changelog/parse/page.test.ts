import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {plainText} from '../../../src/changelog/model/text';
import {type Parsed, parsePage} from '../../../src/changelog/parse/page';
import {formatProblems} from '../../../src/changelog/parse/problems';
import {asFindings} from '../../../src/lint/findings';
import {RULES} from '../../../src/lint/lint';
import {OF_LISTS, toldRules} from '../../lint/guide';

const FIXTURES = path.join(__dirname, 'fixtures');
const AUTHORS = {alice: 'Alice', 'bob-2': 'Bob'};

/** The page of a fixture, with the name of its file. */
function parseFixture(folder: string): Parsed & {name: string} {
  const name = readdirSync(path.join(FIXTURES, folder)).find((file) => file.endsWith('.mdx'))!;
  return {name, ...parsePage(name, readFileSync(path.join(FIXTURES, folder, name), 'utf8'), AUTHORS)};
}

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

const FOLDERS = readdirSync(FIXTURES).filter((folder) => folder !== 'good');

describe('parsePage', () => {
  it('reads everything that a good page says', async () => {
    const parsed = parseFixture('good');
    expect(parsed.problems).toEqual([]);
    await expect(`${JSON.stringify(outline(parsed), null, 1)}\n`).toMatchFileSnapshot(
      path.join(FIXTURES, 'good', 'records.json'),
    );
  });

  it.each(FOLDERS)('reports %s with line, column and repair', async (folder) => {
    const {name, problems} = parseFixture(folder);
    expect(problems.length).toBeGreaterThan(0);
    await expect(`${formatProblems(name, problems)}\n`).toMatchFileSnapshot(
      path.join(FIXTURES, folder, 'problems.txt'),
    );
  });

  it('has a fixture for each of its rules, and the guide has each rule', () => {
    const reported = FOLDERS.flatMap((folder) => asFindings(parseFixture(folder).problems).map(({ruleId}) => ruleId));
    const ofLint = new Set([...OF_LISTS, ...RULES.map(({id}) => id)]);
    const told = toldRules().flatMap(({id}) => (ofLint.has(id) ? [] : [id]));
    expect([...new Set(reported)].toSorted()).toEqual(told.toSorted());
  });
});
