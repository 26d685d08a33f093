import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {startOf} from '../../src/changelog/parse/problems';
import {RULES} from '../../src/lint/lint';
import {lintExample} from './example';
import {documentedRules, type Example, OF_LISTS} from './guide';

const DOCUMENTED = documentedRules();
/** Examples with invisible characters, which the guide cannot show. */
const UNSEEN: Readonly<Record<string, readonly Example[]>> = {
  'white-space': [
    {
      source: '- The client starts. (#65001 by @alice) \n',
      message: 'Unexpected white space at the end of the line, expected none',
    },
  ],
  characters: [
    {
      source: '- The\u00A0client starts. (#65001 by @alice)\n',
      message: 'Unexpected invisible character U+00A0, expected a plain space or nothing',
    },
  ],
};
const places: string[] = [];

describe.each(DOCUMENTED.filter(({id}) => !OF_LISTS.includes(id)))(
  'the rule $id',
  ({id, isWarning, reason, examples}) => {
    const all = [...examples, ...(UNSEEN[id] ?? [])];
    it.each(all.map((example) => [example.source.trim().split('\n').at(-1)!, example] as const))('%s', (_, example) => {
      const findings = lintExample(example);
      const own = findings.filter(({ruleId}) => ruleId === id);
      expect(own[0]?.reason).toBe(example.message);
      for (const finding of own) {
        expect(finding).toMatchObject({fatal: !isWarning});
        places.push(`${startOf(finding.place).line}:${startOf(finding.place).column} ${finding.reason} (${id})`);
      }
      // If an example is a whole entry, it must be right for all rules.
      if (example.message === undefined && example.source.startsWith('- '))
        expect(findings.map((finding) => finding.reason)).toEqual([]);
    });

    it('has a reason, and an example of each side', () => {
      expect(reason).toMatch(/^[^`\n]+\.$/);
      expect(examples.some(({message}) => message === undefined)).toBe(true);
      expect(examples.some(({message}) => message !== undefined)).toBe(true);
    });
  },
);

describe('the rules', () => {
  it('name the place of every example', async () => {
    await expect(`${places.join('\n')}\n`).toMatchFileSnapshot('places.txt');
  });

  it("have one file each, with the rule's name", () => {
    const files = readdirSync(path.join(__dirname, '../../src/lint/rules'))
      .filter((file) => file !== 'index.ts')
      .map((file) => file.replace('.ts', ''));
    expect(RULES.map(({id}) => id).toSorted()).toEqual(files.toSorted());
  });

  it('are in the guide, each once, as errors and warnings', () => {
    const documented = DOCUMENTED.map(({id}) => id);
    expect(new Set(documented).size).toBe(documented.length);
    expect(documented).toEqual(expect.arrayContaining([...OF_LISTS]));
    for (const {id, severity} of RULES)
      expect(DOCUMENTED.find((rule) => rule.id === id)?.isWarning, id).toBe(severity === 'warning');
  });

  it('of the parser are in the guide too', () => {
    const folder = path.join(__dirname, '../../src/changelog/parse');
    const sources = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
    // The last argument of a report, on its own line or before a hint.
    const named = /(?:^\s*|, )'([a-z]{2,}(?:-[a-z]+)*)'(?:,$|(?:, \w+)?\);)|ruleCollector\('([a-z]+)'/gm;
    const ids = sources.flatMap((source) =>
      [...source.matchAll(named)].map(([, inline, constant]) => inline ?? constant),
    );
    expect(ids.length).toBeGreaterThan(25);
    expect(ids.filter((id) => !DOCUMENTED.some((rule) => rule.id === id))).toEqual([]);
  });
});
