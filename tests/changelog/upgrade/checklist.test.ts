import {expect, it} from 'vitest';
import {checklist} from '../../src/changelog/checklist';
import {parseChangelog} from '../../src/changelog/parse';
import {joinPieces, segments, toMarkdown} from '../../src/changelog/segments';
import {parseMdx} from '../../src/changelog/syntax';
import {placedEntries, plainText} from '../../src/changelog/text';
import {readReal} from './real';

const {releases} = await readReal();

it('is a Markdown list of boxes under the releases, in the order given', async () => {
  const items = [
    {
      version: '24.4',
      reason: 'Backward incompatible',
      text: ['The ', 'f', ' of *all* [names] <b>.'],
      url: 'https://example.org/2024#pr-1',
      pullRequests: [1, 2],
      undo: [{scope: 'query' as const, setting: 'f', value: '0'}],
    },
    {
      version: '24.4',
      reason: '',
      text: ['', 'a`b', ''],
      url: 'https://example.org/2024#pr-3',
      pullRequests: [],
      undo: [
        {scope: 'merge-tree' as const, setting: 'm', value: '1'},
        {scope: 'server' as const, setting: 's', value: "'x'"},
      ],
    },
    {
      version: '24.5',
      reason: 'Upgrade note',
      text: ['Plain.'],
      url: 'https://example.org/2024#x',
      pullRequests: [4],
      undo: [],
    },
  ];
  await expect(checklist({from: '24.3', to: '24.8'}, items)).toMatchFileSnapshot('checklist.md');
});

it('says so where nothing is to be checked', () => {
  expect(checklist({from: '24.8', to: '24.8'}, [])).toContain('Nothing to check.');
});

it('cuts a text at its code spans and drops links', () => {
  const {changelog} = parseChangelog(
    '## ClickHouse release 24.8 {/* #248 */}\n\n' +
      '### Improvement {/* #improvement */}\n\n' +
      '- `a``b` [the `c` page](https://example.org) *ends*. (#1)\n',
    {authors: {}},
  );
  expect(segments(placedEntries(changelog)[0]!.entry)).toEqual(['', 'a``b', ' the ', 'c', ' page ends.']);
  expect(
    joinPieces([
      {code: true, text: 'a'},
      {code: true, text: 'b'},
      {code: false, text: 'c'},
      {code: false, text: 'd'},
    ]),
  ).toEqual(['', 'a', '', 'b', 'cd']);
});

it('writes every entry that matters as Markdown that reads back as the same text', () => {
  for (const {entry} of releases.flatMap(({entries}) => entries.filter(({reason}) => reason))) {
    const markdown = toMarkdown(segments(entry)).replaceAll('{', '\\{');
    const [paragraph] = parseMdx(markdown).children;
    const text = paragraph?.type === 'paragraph' ? plainText({text: paragraph.children}) : '';
    expect(text.replaceAll('\\{', '{')).toBe(plainText(entry));
  }
});
