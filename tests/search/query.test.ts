import {describe, expect, it, vi} from 'vitest';
import {queryWords, withoutNoise} from '../../src/search/query';

const parseQuery = (query: string) => queryWords(withoutNoise(query)).filter(({isFiller}) => !isFiller);

const wholes = (query: string) => parseQuery(query).map(({whole}) => whole);

describe('the words of a query', () => {
  it.each([
    ['the stack trace', 'Cannot parse\nStack trace:\n0. DB::f(int) @ 0x00\n1. main', ['cannot', 'parse']],
    ['words that say nothing', 'what is the default of max_threads', ['default', 'maxthread']],
    ['words asked for twice', 'join JOIN join', ['join']],
    ['the word "release" before a version', 'release 24.8 v24.3', ['24.8', '24.3']],
    ['the patch of a version', '24.8.4.13-lts joins', ['24.8', 'join']],
    ['the patch of a version at the end of a sentence', 'joins fail since 24.8.4.', ['join', 'fail', 'since', '24.8']],
    ['the builder of a version', '24.8.4.13.altinitystable joins', ['24.8', 'join']],
  ])('drops %s', (_, query, expected) => expect(wholes(query)).toEqual(expected));

  it('keeps words that say nothing if there are no others', () => expect(wholes('is it')).toEqual(['is', 'it']));

  it.each([
    ['#65519', 'number', '65519'],
    ['https://github.com/ClickHouse/ClickHouse/pull/65519#issuecomment-1', 'number', '65519'],
    ['https://github.com/ClickHouse/ClickHouse/issues/65519', 'number', '65519'],
    ['65519', 'any', '65519'],
    ['@alexey-milovidov', 'author', 'alexeymilovidov'],
    ['24.8', 'version', '24.8'],
  ])('reads %s as %s', (query, scope, whole) => expect(parseQuery(query)).toMatchObject([{scope, whole}]));

  it('cuts what is too long to be meant', () => {
    for (const sign of [' ', '.']) {
      const words = parseQuery(Array.from({length: 100}, (_, index) => `word${index}`).join(sign));
      expect(words.length).toBeLessThanOrEqual(24);
      for (const {pieces} of words) expect(pieces.length).toBeLessThanOrEqual(24);
    }
  });

  it('reads the beginning of a pasted log and no more', () => {
    const log = Array.from({length: 60_000}, (_, index) => `line${index}`).join(' ');
    const read = vi.spyOn(String.prototype, 'normalize');
    try {
      expect(wholes(log)).toEqual(Array.from({length: 24}, (_, index) => `line${index}`));
      expect(read.mock.calls.length).toBeLessThan(2000);
    } finally {
      read.mockRestore();
    }
  });

  it('keeps words in the order in which they stand first', () =>
    expect(wholes('join hash join parallel hash')).toEqual(['join', 'hash', 'parallel']));

  it('finds nothing to ask for in signs', () => expect(parseQuery(' (*) -- ')).toEqual([]));
});
