import {readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {startOf} from '../../src/changelog/parse/problems';
import {MODEL_RULES} from '../../src/lint/model-rules';
import {RULES} from '../../src/lint/rules';
import {lintExample} from './example';

const ALL = [...MODEL_RULES, ...RULES];
const places: string[] = [];

describe.each(ALL)('the rule $id', ({id, severity, reason, examples}) => {
  it.each(examples.map((example) => [example.source.trim().split('\n').at(-1)!, example] as const))(
    '%s',
    (_, example) => {
      const findings = lintExample(example);
      const own = findings.filter(({ruleId}) => ruleId === id);
      expect(own[0]?.reason).toBe(example.message);
      for (const finding of own) {
        expect(finding).toMatchObject({source: 'changelog', fatal: severity === 'error', url: `CONTRIBUTING.md#${id}`});
        places.push(`${startOf(finding.place).line}:${startOf(finding.place).column} ${finding.reason} (${id})`);
      }
      // An example that is right for its rule must be right for all when it is an entry.
      if (example.message === undefined && example.source.startsWith('- '))
        expect(findings.map((finding) => finding.reason)).toEqual([]);
    },
  );

  it('has a reason, and an example of each side', () => {
    expect(reason).toMatch(/\.$/);
    expect(examples.some(({message}) => message === undefined)).toBe(true);
    expect(examples.some(({message}) => message !== undefined)).toBe(true);
  });
});

describe('the rules', () => {
  it('name the place of every example', async () => {
    await expect(`${places.join('\n')}\n`).toMatchFileSnapshot('places.txt');
  });

  it("stand one a file, under the file's name", () => {
    const files = readdirSync(path.join(__dirname, '../../src/lint/rules'))
      .filter((file) => file !== 'index.ts')
      .map((file) => file.replace('.ts', ''));
    expect(RULES.map(({id}) => id).toSorted()).toEqual(files.toSorted());
  });

  it('have one id each', () => {
    expect(new Set(ALL.map(({id}) => id)).size).toBe(ALL.length);
  });
});
