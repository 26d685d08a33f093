import {expect, it} from 'vitest';
import {readFacts} from '../../src/changelog/parse/facts';
import {lintFacts} from '../../src/lint/facts';
import {forPeople} from '../../src/lint/findings';
import {release} from '../changelog/page';
import {CONTEXT} from './example';

const SOURCE = 'source `https://example.org/1`';
const GROUP = `(no pull request; upgrade: fails; id a; ${SOURCE})`;
const list = (bullets: string, version = '24.8') => `About.\n\n${release(version, bullets, 'Upgrade Notes')}`;
const messages = (text: string): string[] =>
  lintFacts(text, CONTEXT, [{version: '24.8'}]).map((finding) => forPeople('list.md', finding));

it('gives each fact with its release and its source, which is its address', () => {
  const text = list(
    `- Set \`max_threads\`. (no pull request; undo \`a = 6\`; upgrade: one-way, mixed; until 24.9; id fact-248; ${SOURCE})`,
  );
  expect(messages(text)).toEqual([]);
  expect(readFacts(text).facts).toMatchObject([
    {
      version: '24.8',
      entry: {
        id: 'fact-248',
        text: ['Set ', {code: 'max_threads'}, '.'],
        effects: ['one-way', 'mixed'],
        undo: [{scope: 'query', setting: 'a', value: '6'}],
        until: '24.9',
        source: 'https://example.org/1',
        address: 'https://example.org/1',
      },
    },
  ]);
  expect(readFacts('').problems).toEqual([]);
});

it.each([
  ['a release without a page', list(`- Known. ${GROUP}`, '24.9'), '3:1'],
  ['no source', list('- Known. (no pull request; upgrade: mixed; id a)'), '7:1'],
  ['a source that is no address', list('- Known. (no pull request; upgrade: fails; id a; source `a.org`)'), '7:1'],
  ['an id twice', list(`- A. ${GROUP}\n- B. ${GROUP}`), '8:1'],
  ['a text without its full stop', list(`- Known ${GROUP}`), '7:3'],
])('reports %s', (_, text, place) => {
  expect(messages(text)).toEqual([expect.stringMatching(`^list.md:${place}: `)]);
});
