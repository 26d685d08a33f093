import {expect, it} from 'vitest';
import {formatAnchorList, readAnchorList} from '../../../src/changelog/parse/anchor-list';

const LIST = '248\nnew-feature\npr-1\npr-2 -> pr-1\npr-3 -> pr-1\npr-4 -> new-feature\n';

it('the list of anchors has the anchors of the page, and those that lead to another one, each once', () => {
  const list = readAnchorList(`pr-2\n${LIST}`);
  expect(list.published).toEqual(['248', 'new-feature', 'pr-1']);
  expect(formatAnchorList(list)).toBe(LIST);
  expect(formatAnchorList(readAnchorList(''))).toBe('');
});
