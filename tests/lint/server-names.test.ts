import {expect, it} from 'vitest';
import {readCatalogue} from '../../src/changelog/defaults/catalogue';
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

// What it takes is proven by names.yml itself, which has names of every kind and form: `npm run lint:content`.
const messages = (text: string): string[] => lintNames(text, {catalogue: CATALOGUE}).findings.map(({reason}) => reason);
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

it('refuses a reason of a name that the server knows', () => {
  expect(messages(list('function', 'today: removed in 24.9'))).toEqual([
    'Unexpected reason "removed in 24.9" of today, expected none: ClickHouse 26.7 knows it',
  ]);
});

it('refuses a name that no server knows, and a release in which the next one still knows it', () => {
  const catalogue = readCatalogue(`# ClickHouse 24.8.4.1, 25.5.2.1, 26.7.2.1
[setting]
gone_one	0	@26.7	gone
max_threads	0
[codec]	@25.5
LZ4
`);
  const reasons = (kind: string, name: string): string[] =>
    lintNames(list(kind, name), {catalogue}).findings.map(({reason}) => reason);
  expect(reasons('codec', 'LZ5')).toEqual([
    'Unexpected codec LZ5, expected a name that ClickHouse 24.8 to 26.7 knows, or why it stands here: ' +
      '"LZ5: removed in 24.9": did you mean LZ4?',
  ]);
  expect(reasons('setting', 'gone_one: removed in 25.3')).toEqual([
    'Unexpected reason "removed in 25.3" of gone_one, expected a later release: ClickHouse 25.5 knows it',
  ]);
  for (const reason of ['', ': removed in 25.6', ': renamed in 26.7'])
    expect(reasons('setting', `gone_one${reason}`)).toEqual([]);
});
