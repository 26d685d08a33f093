import {describe, expect, it} from 'vitest';
import {readLineFile} from '../../../src/changelog/parse/patch-file';
import {backportsOf, firstOfLines} from '../../../src/changelog/patches/backports';

function line(name: string, text: string) {
  return {line: name, releases: readLineFile(name, text).releases};
}

const LINES = [
  line('24.3', '24.3.2.1: 5\n24.3.9.5: 7 8\n24.3.10.1: 8\n'),
  line('24.10', '24.10.2.1: 7\n'),
  line('24.8', '24.8.3.60: 8\n24.8.3.62: 8 9\n'),
];

describe('the patch releases that have a pull request', () => {
  const backports = backportsOf(LINES);

  it('are the first of each line, newest line first', () => {
    expect(backports.get(7)).toEqual([
      {line: '24.10', name: '24.10.2'},
      {line: '24.3', name: '24.3.9'},
    ]);
    expect(backports.get(8)!.map(({name}) => name)).toEqual(['24.8.3', '24.3.9']);
    expect(backports.get(5)).toEqual([{line: '24.3', name: '24.3.2'}]);
  });

  it('of any of several pull requests are the first in each line, newest line first', () => {
    expect(firstOfLines(backports, [9, 7, 8, 1]).map(({name}) => name)).toEqual(['24.10.2', '24.8.3', '24.3.9']);
    expect(firstOfLines(backports, [1])).toEqual([]);
  });
});
