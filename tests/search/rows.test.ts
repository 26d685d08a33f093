import {expect, it} from 'vitest';
import {htmlOf} from '../../src/changelog/render/html';
import {markedHtml, wholeWords} from '../../src/search/rows';

it.each([
  [
    'exact words alone',
    ['part', 'after'],
    'After partitions, a part',
    '<mark>After</mark> partitions, a <mark>part</mark>',
  ],
  [
    'a word between the punctuation of a name',
    ['hash'],
    'a parallel_hash and hashes',
    'a parallel_<mark>hash</mark> and hashes',
  ],
  ['the longest', ['hash', 'parallel_hash'], 'parallel_hash', '<mark>parallel_hash</mark>'],
  [
    'punctuation as it is',
    ['24.8', 'Pipe::unite'],
    '24.8, 2498, Pipe::unite',
    '<mark>24.8</mark>, 2498, <mark>Pipe::unite</mark>',
  ],
  ['nothing without words', [], 'a text', 'a text'],
])('marks %s', (_, words, text, wanted) => {
  expect(htmlOf(markedHtml([text], wholeWords(words)))).toBe(wanted);
});

it('keeps code, and the words of a link', () => {
  expect(htmlOf(markedHtml([{code: 'a b'}, {href: '#x', text: ['see a']}], wholeWords(['a'])))).toBe(
    '<code><mark>a</mark> b</code>see <mark>a</mark>',
  );
});
