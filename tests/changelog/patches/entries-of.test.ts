import {expect, it} from 'vitest';
import {readLineFile} from '../../../src/changelog/parse/line-file';
import {countWithoutEntry} from '../../../src/changelog/patches/entries-of';
import {readYear, release} from '../page';

it('counts the pull requests that no entry has, each once', () => {
  const lines = ['24.3', '24.8'].map((line) => ({
    line,
    releases: readLineFile(line, `${line}.2.1: 7 8 9; reverted 5\n`).releases,
  }));
  const {releases} = readYear(2024, release('24.9', '- A. (#9)\n- B. (#9, #10)\n- C. (no pull request; id c)'));
  expect(countWithoutEntry(lines, releases)).toEqual({all: 3, without: 2});
});
