import {describe, expect, it} from 'vitest';
import {sortList} from '../../src/lint/fix/list-edits';
import {forPeople} from '../../src/lint/format';
import {lintAuthors, lintNames} from '../../src/lint/list-order';

const told = ({findings}: ReturnType<typeof lintAuthors | typeof lintNames>): string[] =>
  findings.map((finding) => forPeople('list.yml', finding).replace(/ \(lists\)$/, ''));

describe('authors.yml', () => {
  it('gives names by handle, with or without quotes and comments', () => {
    const text = '# Names.\n"1on": "Kruglov \'K\'"\nalice: Alice # a comment\n\n\'b-2\': "B: two"\n';
    expect(lintAuthors(text)).toEqual({authors: {'1on': "Kruglov 'K'", alice: 'Alice', 'b-2': 'B: two'}, findings: []});
  });

  it.each([
    [
      'a blank',
      'a: A\nb: ""\n',
      ['2:1: Unexpected blank as the name of b, expected the display name in quotes, as its profile has it'],
    ],
    [
      'no value',
      'a:\n',
      ['1:1: Unexpected null as the name of a, expected the display name in quotes, as its profile has it'],
    ],
    [
      'a number',
      'a: 12\n',
      ['1:1: Unexpected 12 as the name of a, expected the display name in quotes, as its profile has it'],
    ],
    ['a handle twice', 'a: A\n# Comment.\n"a": B\n', ['3:1: Unexpected "a" a second time, expected it once']],
    [
      'a wrong order, across comments and in small letters',
      'B: B\n# Comment.\n\na: A\nC: C\n',
      ['4:1: Unexpected "a" after "B", expected alphabetical order: run `npm run fix`'],
    ],
    ['a quote that is not closed', 'a: A\nb: "B\n', ['3:1: Unexpected content, expected lines like "key: value"']],
    ['a list', '- a\n', ['1:1: Unexpected content, expected lines like "key: value"']],
    ['plain text', 'a\n', ['1:1: Unexpected content, expected lines like "key: value"']],
  ])('reports %s with its place', (_, text, expected) => {
    expect(told(lintAuthors(text))).toEqual(expected.map((line) => `list.yml:${line}`));
  });

  it('keeps the other authors if one is wrong', () => {
    expect(lintAuthors('a: A\nb: B\na: C\n').authors).toMatchObject({b: 'B'});
  });
});

describe('names.yml', () => {
  it('gives the names of each kind', () => {
    expect(lintNames("setting:\n  - a # a comment\n  - 'b': removed in 24.9\nfunction:\n  - a\n")).toEqual({
      names: [
        {kind: 'setting', name: 'a'},
        {kind: 'setting', name: 'b'},
        {kind: 'function', name: 'a'},
      ],
      findings: [],
    });
  });

  it.each([
    [
      'an empty reason',
      'setting:\n  - a:\n',
      '2:5: Unexpected {"a":null} in "setting", expected text or "name: reason": put quotes around it',
    ],
    [
      'a number',
      'setting:\n  - 12\n  - a\n',
      '2:5: Unexpected 12 in "setting", expected text or "name: reason": put quotes around it',
    ],
    ['a name twice', 'setting:\n  - a\n  - "a"\n', '3:5: Unexpected "a" a second time, expected it once'],
    ['a kind twice', 'setting:\n  - a\nsetting:\n  - b\n', '3:1: Unexpected "setting" a second time, expected it once'],
    ['a kind without a list', 'setting: a\n', '1:1: Unexpected content of "setting", expected a list of names'],
    [
      'a wrong order, of one list only',
      'setting:\n  - b\nfunction:\n  - c\n  - a\n',
      '5:5: Unexpected "a" after "c", expected alphabetical order: run `npm run fix`',
    ],
  ])('reports %s with its place', (_, text, expected) => {
    expect(told(lintNames(text))).toEqual([`list.yml:${expected}`]);
  });
});

describe('sortList', () => {
  it.each([
    [
      'authors.yml',
      '# Names.\nb: B\n\n# More.\n"A": A  \n\'c\': C\nb: B\n',
      '# Names.\n"A": A\n\n# More.\nb: B\n\'c\': C\n',
    ],
    [
      'names.yml',
      'setting:\n  - b # b\n  - a\n\nfunction:\n  - d\n  - c\n  - d\n',
      'setting:\n  - a\n  - b # b\n\nfunction:\n  - c\n  - d\n',
    ],
  ])('sorts %s list by list; comments stay on their lines', (_, before, after) => {
    expect(sortList(before)).toBe(after);
    expect(sortList(after)).toBe(after);
  });
});
