import {describe, expect, it} from 'vitest';
import {readCatalogue} from '../../src/changelog/defaults/catalogue';
import {lintNames} from '../../src/lint/lists';

const CATALOGUE = readCatalogue(`# ClickHouse 26.7.2.1
[setting]
http_max_fields	1000
max_joined_block_size_rows	65409
[server-setting]
max_concurrent_queries	0
[function]
hex	any case
today
[aggregate-function]
count
lag
[combinator]
Distinct
If
[system-table]
system.parts
information_schema.tables
[column]
system.parts.last_removal_attempt_time
[metric]
DiskS3GetRequestThrottlerCount
[grant]
SYSTEM RELOAD CONFIG
[keyword]
GROUP BY
ALL
OR
`);

const messages = (text: string): string[] => lintNames(text, {catalogue: CATALOGUE}).findings.map(({reason}) => reason);
const list = (kind: string, name: string): string => `${kind}:\n  - ${name}\n`;

it.each([
  ['setting', 'http_max_fields'],
  ['setting', 'old_one: removed in 24.9'],
  ['function', 'HEX'],
  ['function', "'<=>'"],
  ['function', 'OR'],
  ['aggregate-function', 'countDistinctIf'],
  ['aggregate-function', "'-If'"],
  ['system-table', 'INFORMATION_SCHEMA'],
  ['column', '_part'],
  ['column', 'system.parts.last_removal_attempt_time'],
  // Its table is not there, and says why itself.
  ['column', 'system.query_log.query'],
  ['metric', 'Disk*Throttler*'],
  ['statement', 'GROUP BY ALL'],
  ['statement', 'SYSTEM DO THIS'],
  ['configuration', 'anything'],
])('takes a %s %s', (kind, name) => {
  expect(messages(list(kind, name))).toEqual([]);
});

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

describe('with servers of several releases', () => {
  const catalogue = readCatalogue(`# ClickHouse 24.8.4.1, 25.5.2.1, 26.7.2.1
[setting]
gone_one	0	@26.7	gone
max_threads	0
[codec]	@25.5
LZ4
`);
  const reasons = (kind: string, name: string): string[] =>
    lintNames(list(kind, name), {catalogue}).findings.map(({reason}) => reason);

  it.each([
    ['setting', 'gone_one'],
    ['setting', 'gone_one: removed in 25.6'],
    ['setting', 'gone_one: renamed in 26.7'],
    ['setting', 'short_one: removed in 25.1'],
    ['codec', 'LZ4'],
  ])('takes a %s %s', (kind, name) => expect(reasons(kind, name)).toEqual([]));

  it('refuses a name that none knows, and a release in which the next server still knows it', () => {
    expect(reasons('codec', 'LZ5')).toEqual([
      'Unexpected codec LZ5, expected a name that ClickHouse 24.8 to 26.7 knows, or why it stands here: ' +
        '"LZ5: removed in 24.9": did you mean LZ4?',
    ]);
    expect(reasons('setting', 'gone_one: removed in 25.3')).toEqual([
      'Unexpected reason "removed in 25.3" of gone_one, expected a later release: ClickHouse 25.5 knows it',
    ]);
  });
});
