import {describe, expect, it} from 'vitest';
import {formatAnchorList, formerIds, readAnchorList} from '../../../src/changelog/parse/anchor-list';

const LIST = '248\nnew-feature\npr-1\npr-2 -> pr-1\npr-3 -> pr-1\npr-4 -> new-feature\n';

describe('the list of anchors', () => {
  it('has the anchors of the page, and those that lead to another one, each once', () => {
    const list = readAnchorList(`pr-2\n${LIST}`);
    expect(list.published).toEqual(['248', 'new-feature', 'pr-1']);
    expect(formatAnchorList(list)).toBe(LIST);
    expect(formatAnchorList(readAnchorList(''))).toBe('');
  });

  it('gives the old ids by the new one', () => {
    expect(formerIds(readAnchorList(LIST).moved)).toEqual(
      new Map([
        ['pr-1', ['pr-2', 'pr-3']],
        ['new-feature', ['pr-4']],
      ]),
    );
  });
});
