import {describe, expect, it} from 'vitest';
import {understand} from '../../src/search/understand';

const words = (query: string) =>
  understand(query)
    .words.filter(({isFiller}) => !isFiller)
    .map(({whole}) => whole);

describe('understand', () => {
  it.each([
    ['breaking changes 25.8', [], ['incompatible changes', '25.8']],
    ['backward-incompatible changes in the release 25.8', [], ['incompatible changes', '25.8']],
    ['breaking changes json', ['json'], ['incompatible changes']],
    ["what's new in 25.3?", [], ['new features', '25.3']],
    ['new features 2025', ['2025'], ['new features']],
    ['new features in 2025', [], ['new features', 'in 2025']],
    ['upgrade notes 24.4', [], ['what matters to an upgrade', '24.4']],
    ['upgrading from 24.8 to 25.3', [], ['what matters to an upgrade', '24.8 to 25.3']],
    ['prql upgrade', ['prql', 'upgrade'], []],
    ['fixed after 24.8: Bad cast from type A', ['bad', 'cast', 'type'], ['bug fixes', 'after 24.8']],
    ['fixed string', ['fixed', 'string'], []],
    ['join -hash', ['join'], ['without “hash”']],
    ['-State', ['state'], []],
    ['parallel_hash', ['parallelhash'], []],
    ['fixed in 24.8 crash', ['crash'], ['bug fixes', '24.8 and its patch releases']],
    ['24.8.4.13 joins', ['join'], ['not in 24.8.4.13']],
    ['fixed after 24.8.4: Bad cast', ['bad', 'cast'], ['bug fixes', 'after 24.8', 'not in 24.8.4']],
    ['join before 24.8.5', ['join'], ['before 24.8']],
    ['24.8.4.13 to 25.3.2.39', [], ['24.8 to 25.3', 'not in 24.8.4.13']],
    ['breaking changes 24.8.4', [], ['incompatible changes', '24.8']],
    ['not in 24.8.5', [], ['not in 24.8.5']],
    ['crash not fixed in v24.8.5.115', ['crash'], ['not in 24.8.5.115']],
    ['no way back 26.3', [], ['no way back', '26.3']],
    ['fails 25.8', [], ['now fails', '25.8']],
    ['join fails', ['join', 'fail'], []],
    [
      'some JOIN result changed between 24.6.2.17 and 24.7.2.13, condition in ON is null for us',
      ['some', 'join', 'result', 'changed', 'between', 'condition', 'in', 'on', 'null', 'us'],
      ['not in 24.7.2.13'],
    ],
    ['since 10.10.3.4 join from 25.8.3.66:9000', ['since', 'join'], []],
    ['24.12.2024 join', ['24.12', 'join'], []],
    ['joins fail since the upgrade to 24.8.4.', ['join', 'fail', 'since', 'upgrade'], ['not in 24.8.4']],
  ])('%s', (query, expectedWords, says) => {
    expect(words(query)).toEqual(expectedWords);
    expect(understand(query).says).toEqual(says);
  });

  it.each(
    [
      ...['what changed in', 'what is new in', 'changes in', 'what is in', 'included in', 'backported to', 'fixes of'],
      ...[
        'release notes',
        'release notes for the',
        'changelog',
        'changelog of',
        'patch release',
        'bug fixes in version',
      ],
    ].flatMap((phrase) => [`${phrase} 24.8.5`, `${phrase} v24.8.5.115`]),
  )('%s asks for what it brought', (query) => {
    expect(words(query)).toEqual([]);
    expect(understand(query).patch).toMatchObject({isIn: true});
    expect(understand(query).says.at(-1)).toMatch(/^24\.8\.5/);
  });

  it('takes other words with that for what is looked for in it', () => {
    expect(understand('kafka in 24.8.5')).toMatchObject({
      patch: {version: '24.8.5', isIn: true},
      words: [{whole: 'kafka'}],
    });
  });

  it.each([
    ['since 24.8', {from: '24.8'}],
    ['newer than 24.8', {from: '24.8', isOpen: true}],
    ['before 24.8', {to: '24.8', isOpen: true}],
    ['up to 24.8', {to: '24.8'}],
    ['24.8..25.3', {from: '24.8', to: '25.3'}],
    ['25.3-24.8', {from: '24.8', to: '25.3'}],
    ['between 24.8 and 25.3', {from: '24.8', to: '25.3'}],
    ['24.8.4.13-lts → 25.3.1.1', {from: '24.8', to: '25.3'}],
    ['24.3 25.8 24.8', {from: '24.3', to: '25.8'}],
    ['before 2024', {to: '24.1', isOpen: true}],
    ['after 2024', {from: '24.99', isOpen: true}],
    ['in 2031', {from: '31.1', to: '31.99'}],
  ])('takes %s for a range of releases', (phrase, range) => {
    expect(understand(`join ${phrase}`)).toMatchObject({range, words: [{whole: 'join'}]});
  });

  it('takes one release, and words that only look like a range, for words', () => {
    expect(understand('join 24.8').range).toBeUndefined();
    expect(understand('2024-05-01 join').range).toBeUndefined();
    expect(understand('since when').range).toBeUndefined();
  });

  it('takes the words of a pasted error for words', () => {
    const error = 'Code: 42. DB::Exception: New breaking changes cannot -be removed. (UNKNOWN)';
    expect(understand(error).says).toEqual([]);
  });
});
