import {describe, expect, it} from 'vitest';
import {stemOf, stemsOf} from '../../src/search/forms';

describe('stemOf', () => {
  it.each([
    ['rewrite', 'rewriting'],
    ['intersect', 'intersecting', 'intersection'],
    ['drop', 'dropping', 'dropped'],
    ['copy', 'copie', 'copying', 'copied'],
    ['validate', 'validation', 'validating'],
    ['materialize', 'materialise', 'materialization'],
    ['compress', 'compression', 'compressing'],
    ['delete', 'deletion', 'deleting'],
  ])('%s has the stem of its other forms', (word, ...forms) => {
    for (const form of forms) expect(stemOf(form)).toBe(stemOf(word));
  });

  it.each([
    ['set', 'setting'],
    ['except', 'exception'],
    ['part', 'partition'],
    ['serve', 'server'],
    ['table', 'tab'],
  ])('%s is another word than %s', (word, other) => expect(stemOf(other)).not.toBe(stemOf(word)));
});

it('a word has the stems of irregular forms and of other words for the same thing, too', () => {
  expect(stemsOf('rewriting')).toContain(stemOf('rewritten'));
  expect(stemsOf('crashing')).toContain(stemOf('segfault'));
  expect(stemsOf('security')).toContain(stemOf('vulnerability'));
  expect(stemsOf('vulnerability')).not.toContain(stemOf('security'));
  expect(stemsOf('join')).toEqual(['join']);
});
