import {expect, it} from 'vitest';
import {readFacts} from '../../../src/changelog/parse/facts';
import {readUpgradeRules} from '../../../src/changelog/parse/upgrade-rules';
import {release} from '../page';

it('reads what the planner must know of settings and stops', () => {
  const text = `settings:
  - setting: server setting \`s.t\`
    older: '24.3'
    harm: Doors.
  - setting: '\`max_threads\`'
    only: files
    when: mixed
stops:
  - entry: '#7'
    before: '24.8'
    from: '24.2'
    text: if \`a\` matters.
  - entry: '#7'
    before: '24.8'
    patches: 24.3.1.2, 24.7.10.4
    text: first.
`;
  expect(readUpgradeRules(text)).toMatchObject({
    problems: [],
    rules: {
      settings: [
        {scope: 'server', setting: 's.t', older: '24.3', harm: 'Doors.'},
        {scope: 'query', setting: 'max_threads', only: 'files', when: 'mixed'},
      ],
      stops: [
        {pullRequest: 7, before: '24.8', from: '24.2', text: ['if ', {code: 'a'}, ' matters.']},
        {pullRequest: 7, before: '24.8', patches: ['24.3.1.2', '24.7.10.4'], text: ['first.']},
      ],
    },
  });
});

it('gives each fact with its release and its source, which is its address', () => {
  const bullet =
    '- Set `a`. (no pull request; upgrade: mixed; until 24.9; id fact-248; source `https://example.org/1`)';
  const entry = {id: 'fact-248', until: '24.9', source: 'https://example.org/1', address: 'https://example.org/1'};
  expect(readFacts(`About.\n\n${release('24.8', bullet, 'Upgrade Notes')}`)).toMatchObject({
    problems: [],
    facts: [{version: '24.8', entry}],
  });
  expect(readFacts('').problems).toEqual([]);
});
