import {expect, it} from 'vitest';
import {readUpgradeRules} from '../../src/changelog/parse/upgrade-rules';
import {forPeople} from '../../src/lint/findings';
import {lintUpgradeRules} from '../../src/lint/upgrade-rules';
import {readYear, release} from '../changelog/page';
import {CONTEXT} from './example';

const {releases} = readYear(2024, release('24.8', '- A. (#7; undo server setting `s.t = 1`; upgrade: mixed)'));
const messages = (text: string): string[] =>
  lintUpgradeRules(text, CONTEXT, releases).map((finding) => forPeople('list.yml', finding));
const stop = (more: string, entry = '#7') =>
  `stops:\n  - entry: '${entry}'\n    before: '24.8'\n${more}    text: if \`a\` matters.\n`;

it('reads what the planner must know of settings and stops', () => {
  const text = `settings:
  - setting: server setting \`s.t\`
    older: '24.3'
    opens: Doors.
  - setting: '\`max_threads\`'
    only: files
    when: mixed
${stop("    from: '24.2'\n")}  - entry: '#7'
    before: '24.8'
    patches: 24.3.1.2, 24.7.10.4
    text: first.
`;
  expect(messages(text)).toEqual([]);
  const {settings, stops} = readUpgradeRules(text);
  expect(settings).toMatchObject([
    {scope: 'server', setting: 's.t', older: '24.3', opens: 'Doors.'},
    {scope: 'query', setting: 'max_threads', only: 'files', when: 'mixed'},
  ]);
  expect(stops).toMatchObject([
    {pullRequest: 7, before: '24.8', from: '24.2', text: ['if ', {code: 'a'}, ' matters.']},
    {pullRequest: 7, before: '24.8', patches: ['24.3.1.2', '24.7.10.4'], text: ['first.']},
  ]);
});

it.each([
  ['another list', 'others: []\n', '1:1: Unexpected "others", expected the list settings or stops'],
  ['an unknown key', "settings:\n  - setting: '`max_threads`'\n    since: '24.8'\n", '2:5: Unexpected item'],
  ['no rule', "settings:\n  - setting: '`max_threads`'\n", '2:5: Unexpected setting without a rule'],
  [
    'a setting without its signs',
    'settings:\n  - setting: max_threads\n    only: files\n',
    '2:5: Unexpected setting "max',
  ],
  ['another moment', "settings:\n  - setting: '`max_threads`'\n    when: later\n", '2:5: Unexpected when "later"'],
  ['two dashes', "settings:\n  - setting: '`max_threads`'\n    opens: A -- b.\n", '2:5: Unexpected opens "A -- b."'],
  [
    'a bug without since',
    "settings:\n  - setting: '`max_threads`'\n    bug: '#7'\n",
    '2:5: Unexpected bug #7 of max_threads, expected a fix with "since" that has this pull request',
  ],
  [
    'a scope',
    'settings:\n  - setting: Keeper setting `a`\n    only: files\n',
    '2:5: Unexpected setting Keeper setting',
  ],
  [
    'an unknown setting',
    "settings:\n  - setting: '`max_thread`'\n    only: files\n",
    '2:5: Unexpected setting max_thread',
  ],
  ['a stop nowhere', stop(''), '2:5: Unexpected stop, expected either from or patches'],
  ['a stop of no entry', stop("    from: '24.2'\n", '#8'), '2:5: Unexpected stop before 24.8 for #8'],
  ['what is no YAML', 'settings: "a\n', '2:1: Unexpected content'],
])('reports %s', (_, text, expected) => {
  expect(
    messages(text).some((message) => message.startsWith(`list.yml:${expected}`)),
    messages(text).join('\n'),
  ).toBe(true);
});
