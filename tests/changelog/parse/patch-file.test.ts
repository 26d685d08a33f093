import {describe, expect, it} from 'vitest';
import {formatLineFile, readLineFile} from '../../../src/changelog/parse/patch-file';

const GOOD = `24.8.2.3 2024-08-22: 68630
24.8.10.5:
24.8.14.39 2025-02-19: 71734 74478; reverted 72398
`;

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
});
