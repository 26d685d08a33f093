import type {Paragraph, Text} from 'mdast';
import {expect, it} from 'vitest';
import {parsePage} from '../../src/changelog/parse/page';
import {parseMdx} from '../../src/changelog/parse/syntax';
import {sourcePoints} from '../../src/lint/prose';
import {frontMatter, release} from '../changelog/page';

it.each([
  ['plain words', 'ab z', 4],
  ['an escape', 'a\\{b\\}\\\\ z', 10],
  ['a backslash that escapes nothing', 'a\\b z', 5],
  ['a character reference', 'a&lt;&#62; z', 12],
  ['an ampersand', 'a & b; z', 8],
  ['an escape and the end of a line', 'a \\{\n  b z', 5],
])('sourcePoints finds a character after %s', (_, text, column) => {
  const lines = text.split('\n');
  const [{children}] = parseMdx(text).children as [Paragraph];
  const node = children[0] as Text;
  expect(sourcePoints(node, lines)[node.value.indexOf('z')]).toEqual({line: lines.length, column});
});

it('a problem in the references is reported at its place, after escapes too', () => {
  const line = '- A set \\{a\\} starts. (#65001 by @alcie)';
  const text = `${frontMatter(2024)}\n${release('24.8', line)}`;
  const {problems} = parsePage('2024.mdx', text, {authors: {alice: 'A'}});
  expect(problems.map(({place}) => place)).toEqual([
    expect.objectContaining({line: text.split('\n').indexOf(line) + 1, column: line.indexOf('@alcie') + 1}),
  ]);
});
