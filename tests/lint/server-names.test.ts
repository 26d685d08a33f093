import {expect, it} from 'vitest';
import {readCatalogue} from '../../src/changelog/server/catalogue';
import {lintNames} from '../../src/lint/lists';

const CATALOGUE = readCatalogue(`# ClickHouse 26.7.2.1
[setting]
http_max_fields	1000
max_joined_block_size_rows	65409
[server-setting]
max_concurrent_queries	0
[function]
today
[aggregate-function]
lag
[combinator]
Distinct
If
[system-table]
system.parts
[column]
system.parts.last_removal_attempt_time
[keyword]
GROUP BY
OR
`);

const SERVERS = readCatalogue(`# ClickHouse 24.8.4.1, 25.5.2.1, 26.7.2.1
[setting]
gone_one	0	@26.7	gone
[function]
today
[codec]	@25.5
LZ4
`);

// What it takes is proven by names.yml itself, which has names of every kind and form: `npm run lint:content`.
const messages = (text: string, catalogue = CATALOGUE): string[] =>
  lintNames(text, {catalogue}).findings.map(({reason}) => reason);
const list = (kind: string, name: string): string => `${kind}:\n  - ${name}\n`;

it.each([
  ['setting', 'max_joined_block_row_size', 'did you mean max_joined_block_size_rows?'],
  ['server-setting', 'http_max_fields', 'the server has it as setting'],
  ['function', 'TODAY', 'did you mean today?'],
  ['function', 'lag', 'the server has it as aggregate-function'],
  ['aggregate-function', 'If', 'the server has it as combinator'],
  ['column', 'system.parts.last_removal_attemp_time', 'did you mean system.parts.last_removal_attempt_time?'],
  ['statement', 'GROUP BY SOME', undefined],
])('refuses a %s %s', (kind, name, hint) => {
  expect(messages(list(kind, name))).toEqual([
    `Unexpected ${kind} ${name}, expected a name that ClickHouse 26.7 knows, or why it stands here: ` +
      `"${name}: removed in 24.9"${hint ? `: ${hint}` : ''}`,
  ]);
});

it.each([
  ['function', 'today: removed in 24.9', '"removed in 24.9" of today, expected none: ClickHouse 26.7 knows it'],
  [
    'setting',
    'gone_one: removed in 25.3',
    '"removed in 25.3" of gone_one, expected a later release: ClickHouse 25.5 knows it',
  ],
  ['setting', 'gone_one', undefined],
  ['setting', 'gone_one: removed in 25.6', undefined],
  ['setting', 'gone_one: renamed in 26.7', undefined],
])('compares the reason of a %s with what servers know: %s', (kind, name, expected) => {
  expect(messages(list(kind, name), SERVERS)).toEqual(expected ? [`Unexpected reason ${expected}`] : []);
});

it('refuses a name that no server knows', () => {
  expect(messages(list('codec', 'LZ5'), SERVERS)).toEqual([
    'Unexpected codec LZ5, expected a name that ClickHouse 24.8 to 26.7 knows, or why it stands here: ' +
      '"LZ5: removed in 24.9": did you mean LZ4?',
  ]);
});
