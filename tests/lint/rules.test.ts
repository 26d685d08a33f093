import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {type Problem, startOf} from '../../src/changelog/parse/problems';
import {RULES} from '../../src/lint/lint';
import {examplePage, lintExample} from './example';
import {documentedRules, rulesTable} from './guide';

const DOCUMENTED = documentedRules();
const ROOT = path.join(__dirname, '../..');

const told = ({place, reason}: Problem): string => `${startOf(place).line}:${startOf(place).column} ${reason}`;

describe.each(DOCUMENTED)('the rule $id', ({id, reason, examples}) => {
  it.each(examples.map((example) => [example.source.trim().split('\n').at(-1)!, example] as const))(
    '%s',
    (_, example) => {
      const findings = lintExample(example);
      expect(findings.filter(({ruleId}) => ruleId === id).map(told)).toEqual(example.messages);
      // If an example is a whole entry, it must be right for all rules.
      if (example.messages.length === 0 && example.source.startsWith('- ')) expect(findings.map(told)).toEqual([]);
    },
  );

  it('has a reason, and an example of each side', () => {
    expect(reason).toMatch(/^.+\.$/);
    const sides = new Set(examples.map(({messages}) => messages.length > 0));
    expect(sides.size).toBe(examples.length > 0 ? 2 : 0);
  });
});

it('a page ends with a line break', () => {
  expect(lintExample({source: examplePage('- A. (#65001 by @alice)\n').trimEnd()}).map(told)).toEqual([
    '19:37 Unexpected missing final newline character, expected line feed (`\\n`) at end of file',
  ]);
});

it('the guide has the table of all rules', async () => {
  await expect(rulesTable(DOCUMENTED)).toMatchFileSnapshot(path.join(ROOT, 'contributing/rules.md'));
});

describe('each rule has its examples', () => {
  const documented = DOCUMENTED.map(({id}) => id);

  it('in src/lint', () => {
    expect(RULES.map(({id}) => id).filter((id) => !documented.includes(id))).toEqual([]);
  });

  it('in the parser', () => {
    const folder = path.join(ROOT, 'src/changelog/parse');
    const sources = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
    // The last argument of a report, on its own line or before a hint.
    const named = /(?:^\s*|, )'([a-z]{2,}(?:-[a-z]+)*)'(?:,$|(?:, \w+)?\);)|ruleCollector\('([a-z]+)'/gm;
    const ids = sources.flatMap((source) =>
      [...source.matchAll(named)].map(([, inline, constant]) => inline ?? constant),
    );
    expect(ids.length).toBeGreaterThan(25);
    expect(ids.filter((id) => !documented.includes(id!))).toEqual([]);
  });
});
