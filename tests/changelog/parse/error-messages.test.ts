import {expect, it} from 'vitest';
import {formatProblems} from '../../../src/changelog/parse/problems';
import {messageRows, readErrorMessages} from '../../../src/changelog/parse/tables';

const TEXT = [
  '# a comment',
  '1\tLOGICAL_ERROR\tBad cast\t#7',
  '1\t-\tColumnMap::insertRangeFrom\tpull',
  '2\tCVE-2024-6873\t\tadvisory',
  '',
].join('\n');

it('reads the messages of each pull request, without a name where none is said', () => {
  const {messages, problems} = readErrorMessages(TEXT);
  expect(problems).toEqual([]);
  expect(messages[1]).toEqual({
    pullRequest: 1,
    name: '',
    message: 'ColumnMap::insertRangeFrom',
    source: 'pull',
    line: 3,
  });
  expect(messageRows(messages)).toEqual([
    [1, 'LOGICAL_ERROR Bad cast ColumnMap::insertRangeFrom'],
    [2, 'CVE-2024-6873'],
  ]);
});

it('says what is wrong with a line, and where', () => {
  const {messages, problems} = readErrorMessages(
    '1\t-\tmessage\n#\n#1\t-\ta\tpull\n1\tlower\ta\t#1\n1\t-\ta  b\t#1\n1\t-\ta\there\n',
  );
  expect(messages).toEqual([]);
  expect(formatProblems('errors.tsv', problems)).toMatchInlineSnapshot(`
    "errors.tsv:1:1: Unexpected 3 columns, expected 4: pull request, error, message, source, with a tab between them
    errors.tsv:4:3: Unexpected error "lower", expected LOGICAL_ERROR, CVE-2024-6873 or -
    errors.tsv:5:5: Unexpected message "a  b", expected words with one space between them
    errors.tsv:6:7: Unexpected source "here", expected #83133, ClickHouse/clickhouse-js#514, pull, advisory or code"
  `);
});
