import {expect, it} from 'vitest';
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
