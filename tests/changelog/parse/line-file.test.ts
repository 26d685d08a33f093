import {describe, expect, it} from 'vitest';
import {formatLineFile, readLineFile} from '../../../src/changelog/parse/line-file';
import {formatProblems} from '../../../src/changelog/parse/problems';

const GOOD = `24.8.2.3 2024-08-22: 68630
24.8.10.5:
24.8.14.39 2025-02-19: 71734 74478; reverted 72398
`;

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

  it('finds a wrong day that stands before another build of its patch release', () => {
    expect(problemsOf('24.8.6.1 2024-10-20: 1\n24.8.6.9 2024-09-06: 2\n24.8.7.1 2024-09-07: 3\n')).toBe(
      '24.8.txt:3:1: Unexpected 2024-09-07 after 2024-10-20, expected days that do not go back',
    );
  });

  it('tells everything that is wrong, each with its place', () => {
    const text = `24.8.3.59 2024-09-31: 5 5
24.8.2.3 2024-08-22: 9 7
24.8.2.3: 1; reverted 1
24.7.4.1: 2
24.8.4.13 2024-09-05 68630

24.8.5.115 2024-01-01: 3
`;
    expect(problemsOf(text)).toMatchInlineSnapshot(`
      "24.8.txt:1:1: Unexpected 5 a second time, expected each pull request once
      24.8.txt:1:11: Unexpected day "2024-09-31", expected one like 2025-02-19
      24.8.txt:2:1: Unexpected 7 after 9, expected sorted pull requests
      24.8.txt:2:1: Unexpected 24.8.2.3 after 24.8.3.59, expected the oldest first
      24.8.txt:2:1: Unexpected 2024-08-22 after 2024-09-31, expected days that do not go back
      24.8.txt:3:1: Unexpected 1 as brought and as reverted, expected one of them
      24.8.txt:3:1: Unexpected 24.8.2.3 a second time, expected each patch release once
      24.8.txt:4:1: Unexpected version 24.7.4.1, expected one of 24.8
      24.8.txt:4:1: Unexpected 24.7.4.1 after 24.8.2.3, expected the oldest first
      24.8.txt:5:1: Unexpected line "24.8.4.13 2024-09-05 68630", expected one like "24.8.14.39 2025-02-19: 71734 74478; reverted 72398"
      24.8.txt:6:1: Unexpected line "", expected one like "24.8.14.39 2025-02-19: 71734 74478; reverted 72398"
      24.8.txt:7:1: Unexpected 2024-01-01 after 2024-09-31, expected days that do not go back"
    `);
  });

  it('lets two builds of one patch release have their days the other way round', () => {
    expect(problemsOf('24.8.2.3 2024-08-22: 1\n24.8.3.5 2024-09-02: 2\n24.8.3.9 2024-09-01: 2 3\n')).toBe('');
  });
});
