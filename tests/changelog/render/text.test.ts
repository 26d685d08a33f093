import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {expect, it} from 'vitest';
import type {Text} from '../../../src/changelog/model/records';
import {plainText} from '../../../src/changelog/model/text';
import {htmlOf, textHtml} from '../../../src/changelog/render/html';

const TEXT: Text = [
  'a < b && c > d, "e" and &lt; ',
  {code: '<img src=x onerror="alert(1)">'},
  {href: '/names?a=1&b="2"\'<3>', text: ['see ', {code: "max_threads = '&amp;'"}]},
];
const parse = (...shown: Parameters<typeof textHtml>) => fromHtml(htmlOf(textHtml(...shown)), {fragment: true});
const complete = (href: string) => `/base${href}`;

it('a text as HTML has its words, code and addresses, whatever characters they hold', () => {
  const root = parse(TEXT, complete);
  expect(toString(root)).toBe(plainText(TEXT));
  expect(selectAll('*', root).map(({tagName}) => tagName)).toEqual(['code', 'a', 'code']);
  expect(selectAll('a', root)[0]!.properties).toEqual({href: '/base/names?a=1&b="2"\'<3>'});
});

it('code with a name that is looked for is marked, in links too', () => {
  const marked = (names: string[]) => selectAll('[data-hit]', parse(TEXT, complete, names)).map(toString);
  expect(marked(['max_threads'])).toEqual(["max_threads = '&amp;'"]);
  expect(marked(['threads'])).toEqual([]);
});
