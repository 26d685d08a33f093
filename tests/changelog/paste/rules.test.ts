import {expect, it} from 'vitest';
import {hasName, isDistinctCode} from '../../../src/changelog/paste/rules';

it('tells a whole name from a part of one', () => {
  expect(hasName('ReplicatedMergeTree, MergeTree', 'MergeTree')).toBe(true);
  expect(hasName('ReplicatedMergeTree', 'MergeTree')).toBe(false);
  expect(hasName('a <=> b', '<=>')).toBe(true);
});

it('takes words of code for names only where they look like none of a language', () => {
  expect(
    ['GraceHashJoin', 'plain_rewritable', 'SELECT', 'number', 'String', 'a_b', '_x_y', 'config.xml'].filter(
      isDistinctCode,
    ),
  ).toEqual(['GraceHashJoin', 'plain_rewritable']);
});
