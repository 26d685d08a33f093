import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {type Problem, startOf} from '../../src/changelog/parse/problems';
import {RULES} from '../../src/lint/lint';
import {examplePage, lintExample} from './example';
import {documentedRules, rulesTable} from './guide';

const DOCUMENTED = documentedRules();
const IDS = DOCUMENTED.map((rule) => rule.id);
const ROOT = path.join(__dirname, '../..');

const told = ({place, reason}: Problem): string => `${startOf(place).line}:${startOf(place).column} ${reason}`;

describe.each(DOCUMENTED)('the rule $id', ({id, reason, examples}) => {
  it.each(examples.map((example) => [example.source.trim().split('\n').at(-1)!, example] as const))(
    '%s',
    (_, example) => {
      const {findings, repaired} = lintExample(example);
      expect(findings.map(({ruleId}) => ruleId).filter((each) => !IDS.includes(each!))).toEqual([]);
      expect(findings.filter(({ruleId}) => ruleId === id).map(told)).toEqual(example.messages);
      if (example.repaired !== undefined) expect(repaired).toBe(examplePage(example.repaired));
      // If an example is a whole entry, it must be right for all rules.
      if (!example.name && example.messages.length === 0 && example.source.startsWith('- '))
        expect(findings.map(told)).toEqual([]);
    },
  );

  it('has a reason, and an example of each side', () => {
    expect(reason).toMatch(/^.+\.$/);
    const sides = new Set(examples.map(({messages}) => messages.length > 0));
    expect(sides.size).toBe(examples.length > 0 ? 2 : 0);
  });
});

it('the guide has the table of all rules', async () => {
  await expect(rulesTable(DOCUMENTED)).toMatchFileSnapshot(path.join(ROOT, 'contributing/rules.md'));
});

it('each rule of src/lint has a reason and examples', () => {
  expect(RULES.map(({id}) => id).filter((id) => !IDS.includes(id))).toEqual([]);
});
