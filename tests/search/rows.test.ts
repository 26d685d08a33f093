import {expect, it} from 'vitest';
import type {Text} from '../../src/changelog/model/records';
import {htmlOf} from '../../src/changelog/render/html';
import {markedHtml, wholeWords} from '../../src/search/rows';

it.each<[string[], Text, string]>([
  [['part', 'after'], ['After partitions, a part'], '<mark>After</mark> partitions, a <mark>part</mark>'],
  [['hash'], ['a parallel_hash and hashes'], 'a parallel_<mark>hash</mark> and hashes'],
  [['hash', 'parallel_hash'], ['parallel_hash'], '<mark>parallel_hash</mark>'],
  [['24.8', 'Pipe::unite'], ['24.8, 2498, Pipe::unite'], '<mark>24.8</mark>, 2498, <mark>Pipe::unite</mark>'],
  [['a'], [{code: 'a b'}, {href: '#x', text: ['see a']}], '<code><mark>a</mark> b</code>see <mark>a</mark>'],
  [[], ['a text'], 'a text'],
])('marks %j in %j where they stand whole, or between the punctuation of a name', (words, text, wanted) => {
  expect(htmlOf(markedHtml(text, wholeWords(words)))).toBe(wanted);
});
