import {describe, expect, it} from 'vitest';
import {formatLineFile, readLineFile} from '../../../src/changelog/parse/patch-file';
import {formatProblems} from '../../../src/changelog/parse/problems';

const GOOD = `24.8.2.3 2024-08-22: 68630
24.8.10.5:
24.8.14.39 2025-02-19: 71734 74478; reverted 72398
`;

const LIKE = 'expected one like "24.8.14.39 2025-02-19: 71734 74478; reverted 72398"';
const ORDER = ': the oldest patch release and the lowest number first, each once';

function problemsOf(text: string): string {
  return formatProblems('24.8.txt', readLineFile('24.8', text).problems);
}

describe('the file of a line', () => {
  it('gives its patch releases and is written back the same', () => {
    const {releases, problems} = readLineFile('24.8', GOOD);
    expect(problems).toEqual([]);
    expect(releases).toEqual([
      {version: '24.8.2.3', date: '2024-08-22', pullRequests: [68630], reverted: []},
      {version: '24.8.10.5', pullRequests: [], reverted: []},
      {version: '24.8.14.39', date: '2025-02-19', pullRequests: [71734, 74478], reverted: [72398]},
    ]);
    expect(formatLineFile(releases)).toBe(GOOD);
  });

  it.each([
    ['24.8.3.59 2024-09-31: 5', '1:11: Unexpected day "2024-09-31", expected one like 2025-02-19'],
    ['24.7.4.1: 2', '1:1: Unexpected version 24.7.4.1, expected one of 24.8'],
    ['24.8.2.3: 1; reverted 1', '1:1: Unexpected 1 as brought and as reverted, expected one of them'],
    ['24.8.4.13 2024-09-05 68630', `1:1: Unexpected line "24.8.4.13 2024-09-05 68630", ${LIKE}`],
    ['24.8.2.3: 1\n\n24.8.3.1: 2', `2:1: Unexpected line "", ${LIKE}`],
    [
      '24.8.2.3 2024-08-22: 1\n24.8.3.1 2024-01-01: 3',
      '2:1: Unexpected 2024-01-01 after 2024-08-22, expected days that do not go back',
    ],
    ['24.8.3.59: 5 5', `1:1: Unexpected "24.8.3.59: 5 5", expected "24.8.3.59: 5"${ORDER}`],
    ['24.8.3.59: 9 7', `1:1: Unexpected "24.8.3.59: 9 7", expected "24.8.3.59: 7 9"${ORDER}`],
    ['24.8.3.1: 1\n24.8.2.3: 2', `1:1: Unexpected "24.8.3.1: 1", expected "24.8.2.3: 2"${ORDER}`],
    ['24.8.2.3: 1\n24.8.2.3: 1\n24.8.3.1: 4', `2:1: Unexpected "24.8.2.3: 1", expected "24.8.3.1: 4"${ORDER}`],
  ])('tells what is wrong with %j', (text, expected) => {
    expect(problemsOf(`${text}\n`)).toBe(`24.8.txt:${expected}`);
  });

  it('lets two builds of one patch release have their days the other way round', () => {
    expect(problemsOf('24.8.2.3 2024-08-22: 1\n24.8.3.5 2024-09-02: 2\n24.8.3.9 2024-09-01: 2 3\n')).toBe('');
  });
});
