import {describe, expect, it} from 'vitest';
import type {Text} from '../../src/changelog/model/records';
import {textOf as text} from '../../src/changelog/model/text';
import {textWords, wordsOf} from '../../src/search/terms';

const termsOf = (words: Text) => textWords(words).flatMap(({terms}) => terms);
const namesOf = (words: Text) => textWords(words).flatMap(({names}) => names);

describe('the terms that find a text', () => {
  it.each([
    ['parallel_hash', ['parallelhash', 'parallel', 'hash']],
    ['ParallelHash', ['parallelhash', 'parallel', 'hash']],
    ['parallelHash', ['parallelhash', 'parallel', 'hash']],
    ['parallel hash', ['parallel', 'hash']],
    ['HTTPHeader', ['httpheader', 'http', 'header']],
    ['generateUUIDv7', ['generateuuidv7', 'generate', 'uuid', 'v7']],
    ['isIPv4String', ['isipv4string', 'is', 'ip', 'v4', 'string']],
    ['DateTime64', ['datetime64', 'date', 'time64']],
    ['s3queue', ['s3queue', 's3', 'queue']],
    ['system.query_log', ['systemquerylog', 'system', 'querylog', 'query', 'log']],
    ['read-only', ['readonly', 'read', 'only']],
    ['TABLE_IS_READ_ONLY', ['tableisreadonly', 'table', 'is', 'read', 'only']],
    ['24.8', ['24.8']],
    ['Raúl Marín', ['raul', 'marin']],
    ['Андрей', ['андреи']],
    ["table's views", ['table', 's', 'view']],
    ['status access analysis', ['status', 'access', 'analysis']],
    ['_ - .', []],
  ])('%s', (source, terms) => expect(termsOf(text(source))).toEqual(terms));
});

it('names are words in code, and words outside that look like names', () => {
  expect(namesOf(text('With `join_algorithm = direct` the `system.parts` of ReplicatedMergeTree and SQL'))).toEqual([
    'joinalgorithm',
    'direct',
    'systempart',
    'replicatedmergetree',
    'sql',
  ]);
  expect(namesOf(text('`system.query_log`'))).toEqual(['systemquerylog', 'querylog']);
});

it('a word knows its place, and its parts theirs in it', () => {
  const words = 'a max_threads b';
  const word = wordsOf(words)[1]!;
  expect(words.slice(word.start, word.start + word.text.length)).toBe('max_threads');
  expect(word.parts.map(({start, end}) => 'max_threads'.slice(start, end))).toEqual(['max', 'threads']);
});

it('a link is found by its words', () => {
  const link = {href: '/somewhere', text: ['the ', {code: 'a_b'}]};
  expect(termsOf([link])).toEqual(['the', 'ab']);
  expect(namesOf([link])).toEqual(['ab']);
});
