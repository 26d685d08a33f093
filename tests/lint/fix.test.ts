import {describe, expect, it} from 'vitest';
import {fixPage} from '../../src/lint/fix/fix';
import {addAuthors, addNames} from '../../src/lint/fix/list-edits';
import {pastedNames} from '../../src/lint/fix/pasted-groups';
import {readPage} from '../../src/lint/lint';
import {CONTEXT, examplePage, fixed} from './example';

const read = (text: string) => readPage('2024.mdx', text, CONTEXT);

/** Links as the server's own notes have them. */
const pull = (number: number, kind = 'pull') =>
  `[#${number}](https://github.com/ClickHouse/ClickHouse/${kind}/${number})`;
const author = (name: string, handle: string) => `[${name}](https://github.com/${handle})`;

// The fixtures of the rules have what else is repaired.
describe('fixPage', () => {
  it.each([
    [
      'leaves links to other things',
      '- See [it](https://github.com/ClickHouse/copier). (#1 by @alice)\n',
      '- See [it](https://github.com/ClickHouse/copier). (#1 by @alice)\n',
    ],
    ['repairs line ends', '- A. (#1 by @alice)\r\n- B. (#2 by @alice)\r', '- A. (#1 by @alice)\n- B. (#2 by @alice)\n'],
  ])('%s', (_, before, after) => {
    expect(fixed(read(examplePage(before)))).toBe(examplePage(after));
  });
});

it('pasted links to authors have their names, and fixPage removes blank lines at the end', () => {
  const authors = [author('Raúl  Marín', 'Algunenano'), author('@bob', 'bob'), author('https://github.com/eve', 'eve')];
  const text = `${examplePage(`- B. (#2 by @alice)\n* A. ${pull(1)} (${authors.join(', ')}).\n`)}\n\n`;
  expect(fixPage(read(text)).text).toBe(examplePage('- B. (#2 by @alice)\n- A. (#1 by @Algunenano, @bob, @eve)\n'));
  expect(pastedNames(text)).toEqual(new Map([['Algunenano', 'Raúl Marín']]));
});

describe('addAuthors', () => {
  it('adds a new handle in its place, with the name that is known', () => {
    const names = new Map([['1e3', 'Raúl "R" Marín']]);
    expect(addAuthors('alice\tAlice\nzoe\tZoe\n', ['alice', 'newcomer', '1e3'], names)).toEqual({
      text: '1e3\tRaúl "R" Marín\nalice\tAlice\nnewcomer\nzoe\tZoe\n',
      added: ['newcomer', '1e3'],
    });
  });

  it('leaves a handle that is near a known one to a person', () => {
    expect(addAuthors('alice\tAlice\n', ['alcie'], new Map())).toEqual({
      text: 'alice\tAlice\n',
      added: [],
    });
  });
});

it('names are put into the lists of their kinds, in order', () => {
  const added = addNames('# c\nsetting\tb\nfunction\tc\tc\n', [
    {kind: 'function', name: 'a'},
    {kind: 'setting', name: 'c'},
  ]);
  expect(added).toBe('# c\nsetting\tb\nsetting\tc\nfunction\ta\nfunction\tc\tc\n');
});
