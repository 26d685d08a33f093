import {expect, it} from 'vitest';
import {excerpt, segmentsOf} from '../../src/search/marks';

const shown = (segments: ReturnType<typeof segmentsOf>) =>
  segments.map(({text, marked}) => (marked ? `[${text}]` : text)).join('');

it.each([
  ['exact words alone', ['part', 'after'], 'After partitions, a part', '[After] partitions, a [part]'],
  ['a word between the signs of a name', ['hash'], 'a parallel_hash and hashes', 'a parallel_[hash] and hashes'],
  ['the longest', ['hash', 'parallel_hash'], 'parallel_hash', '[parallel_hash]'],
  ['signs as they are', ['24.8', 'Pipe::unite'], '24.8, 2498, Pipe::unite', '[24.8], 2498, [Pipe::unite]'],
  ['nothing without words', [], 'a text', 'a text'],
])('marks %s', (_, words, text, wanted) => {
  expect(shown(segmentsOf([text], words))).toBe(wanted);
});

it('keeps code, and the words of a link', () => {
  expect(segmentsOf([{code: 'a b'}, {href: '#x', text: ['see a']}], ['a'])).toEqual([
    {text: 'a', code: true, marked: true},
    {text: ' b', code: true, marked: false},
    {text: 'see ', code: false, marked: false},
    {text: 'a', code: false, marked: true},
  ]);
});

it('cuts a long text around its first mark', () => {
  const cut = shown(excerpt(segmentsOf([`${'x '.repeat(200)}hit ${'y '.repeat(200)}`], ['hit'])));
  expect(cut).toMatch(/^…[x ]+\[hit\][ y]+…$/);
  expect(cut).toHaveLength(240 + '[]……'.length);
  expect(shown(excerpt(segmentsOf(['short'], [])))).toBe('short');
});
