import {expect, it} from 'vitest';
import {readFacts} from '../../src/changelog/parse/facts';
import {lintFacts} from '../../src/lint/facts';
import {forPeople} from '../../src/lint/findings';
import {CONTEXT} from './example';

const messages = (text: string): string[] =>
  lintFacts(text, CONTEXT, [{version: '24.8'}]).map((finding) => forPeople('list.yml', finding));
const fact = (text: string, kinds = 'mixed', source = 'https://example.org/1') =>
  `  - text: ${text}\n    upgrade: ${kinds}\n    source: ${source}\n`;

it('gives each fact with its release, kinds, source and an id of its own', () => {
  const text = `'24.8':\n${fact('Servers with `max_threads` differ.', 'one-way, mixed')}${fact('Second.')}`;
  expect(messages(text)).toEqual([]);
  const [first, second] = readFacts(text).facts;
  expect(first).toMatchObject({
    version: '24.8',
    entry: {
      id: 'fact-248',
      text: ['Servers with ', {code: 'max_threads'}, ' differ.'],
      effects: ['one-way', 'mixed'],
      source: 'https://example.org/1',
      address: 'https://example.org/1',
    },
  });
  expect(second!.entry.id).toBe('fact-248-2');
});

it('has the way back of a fact, and until when it holds', () => {
  const text = `'24.8':\n${fact('Set `max_threads`.')}    undo: server setting \`s.t = 6\`\n    until: '24.9'\n`;
  expect(messages(text)).toEqual([]);
  expect(readFacts(text).facts[0]!.entry).toMatchObject({
    undo: [{scope: 'server', setting: 's.t', value: '6'}],
    until: '24.9',
  });
});

it.each([
  ['a release without a page', `'24.9':\n${fact('Known.')}`, '1:1: Unexpected release 24.9'],
  ['no list', `'24.8': Known.\n`, '1:1: Unexpected "24.8", expected a release'],
  ['an unknown key', `'24.8':\n${fact('Known.')}    author: me\n`, '2:5: Unexpected item'],
  ['no source', `'24.8':\n  - text: Known.\n    upgrade: mixed\n`, '2:5: Unexpected item'],
  ['a source that is no address', `'24.8':\n${fact('Known.', 'mixed', '#1')}`, '2:5: Unexpected item'],
  ['an address without https', `'24.8':\n${fact('Known.', 'mixed', 'a.org')}`, '2:5: Unexpected source "a.org"'],
  ['an unknown kind', `'24.8':\n${fact('Known.', 'risky')}`, '2:5: Unexpected "risky"'],
  ['a text without its full stop', `'24.8':\n${fact('First.')}${fact('Second')}`, '5:5: Unexpected end'],
  ['what is no YAML', `'24.8':\n  - text: "a\n`, '3:1: Unexpected content'],
])('reports %s', (_, text, expected) => {
  expect(
    messages(text).some((message) => message.startsWith(`list.yml:${expected}`)),
    messages(text).join('\n'),
  ).toBe(true);
});
