import {expect, it} from 'vitest';
import {hasName, isDistinctCode} from '../../../src/changelog/paste/rules';

it('a name counts only as a whole, not as part of a longer one', () => {
  expect(hasName('ReplicatedMergeTree, MergeTree', 'MergeTree')).toBe(true);
  expect(hasName('ReplicatedMergeTree', 'MergeTree')).toBe(false);
  expect(hasName('a <=> b', '<=>')).toBe(true);
});

it('a word of code counts as a name only if it looks unlike a word of a language', () => {
  expect(
    ['GraceHashJoin', 'plain_rewritable', 'SELECT', 'number', 'String', 'a_b', '_x_y', 'config.xml'].filter(
      isDistinctCode,
    ),
  ).toEqual(['GraceHashJoin', 'plain_rewritable']);
});
