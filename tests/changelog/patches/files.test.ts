import {expect, it} from 'vitest';
import {formatLineFile, readLineFile} from '../../../src/changelog/parse/line-file';
import {countWithoutEntry} from '../../../src/changelog/patches/entries-of';
import {readLineFiles} from '../../../src/files/line-files';
import {readYear, release} from '../page';
import {SITE} from '../real';

const files = readLineFiles(SITE);

it.each(files)('the patch releases of $line are as they are written', ({line, text}) => {
  const {releases, problems} = readLineFile(line, text);
  expect(problems.map(({reason}) => reason)).toEqual([]);
  expect(releases.length).toBeGreaterThan(0);
  expect(formatLineFile(releases)).toBe(text);
});

it('counts the pull requests that no entry has, each once', () => {
  const lines = ['24.3', '24.8'].map((line) => ({
    line,
    releases: readLineFile(line, `${line}.2.1: 7 8 9; reverted 5\n`).releases,
  }));
  const {releases} = readYear(2024, release('24.9', '- A. (#9)\n- B. (#9, #10)\n- C. (no pull request; id c)'));
  expect(countWithoutEntry(lines, releases)).toEqual({all: 3, without: 2});
});
