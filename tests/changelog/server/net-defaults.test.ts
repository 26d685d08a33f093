import {describe, expect, it} from 'vitest';
import {plainText} from '../../../src/changelog/model/text';
import {changedSettings} from '../../../src/changelog/server/changed-settings';
import {countDefaults, netDefaults} from '../../../src/changelog/server/net-defaults';
import {areEqualValues, sqlValue} from '../../../src/changelog/server/values';
import {defaultParts, releaseDefaultsLine} from '../../../src/changelog/upgrade/defaults-part';
import {HISTORY} from '../history';

const {changes, years} = HISTORY;
const {releases, path} = years.at(-1)!;
const net = (from: string, to: string) => netDefaults(changes, {from, to});
const one = (from: string, to: string, setting: string, scope = 'query') =>
  net(from, to).find((each) => each.setting === setting && each.scope === scope);

describe('the defaults that change on a way', () => {
  it('are told net: twice changed is changed once, changed back is settled', () => {
    expect(one('24.3', '24.6', 'a')).toMatchObject({before: '0', after: '2', isSettled: false, isNew: false});
    expect(one('24.4', '24.6', 'a')).toMatchObject({before: '1', after: '2'});
    expect(one('24.3', '24.4', 'switch')).toMatchObject({isSettled: false});
    expect(one('24.3', '24.6', 'switch')).toMatchObject({isSettled: true});
    expect(net('24.6', '24.6')).toEqual([]);
  });

  it('are new only where the setting is', () => {
    expect(one('24.3', '24.6', 'added')).toMatchObject({isNew: true, before: '', after: 'x'});
    expect(one('24.3', '24.6', 'later')).toMatchObject({isNew: true});
    expect(one('24.4', '24.6', 'later')).toMatchObject({isNew: false});
  });

  it('have the entry that undoes or mentions them in that release, or undoes them in one next to it', () => {
    const addresses = (setting: string, scope?: string) =>
      one('24.3', '24.6', setting, scope)!.changes.map(({address}) => address?.split('#')[1]);
    expect(addresses('a')).toEqual(['pr-2', 'pr-4']);
    expect(addresses('switch')).toEqual(['pr-3', undefined]);
    expect(addresses('added')).toEqual([undefined]);
    expect(addresses('early')).toEqual(['pr-4']);
    expect(addresses('a', 'merge-tree')).toEqual([undefined]);
  });

  it('stand there once if they have two names', () => {
    expect(one('24.5', '24.6', 'allow_experimental_thing')).toBeUndefined();
    const thing = one('24.5', '24.6', 'enable_thing')!;
    expect(thing).toMatchObject({aliases: ['allow_experimental_thing'], before: '0', after: '1'});
    expect(thing.changes[0].address).toBe(`${path}#pr-6`);
    const undo = {scope: 'query', setting: 'allow_experimental_thing', value: '0', version: '24.6'} as const;
    expect(changedSettings([undo], net('24.5', '24.6')).map(({setting}) => setting)).toEqual(['later', 'enable_thing']);
  });

  it('stand in parts, and Cloud does not count', () => {
    const parts = defaultParts(net('24.3', '24.6')).map(({title, rows}) => [title, rows.map(({setting}) => setting)]);
    expect(parts).toEqual([
      ['Changed', ['a', 'early', 'enable_thing']],
      ['New settings that change behavior', ['added', 'later']],
      ['MergeTree settings, whose history begins with 24.8', ['a']],
    ]);
    expect(countDefaults(net('24.3', '24.6'))).toEqual({changed: 6, undocumented: 2});
  });

  it.each([
    ['24.6', '24.6 changed 2 defaults.'],
    ['24.5', '24.5 changed 2 defaults, 1 without an entry.'],
    ['24.4', '24.4 changed 5 defaults, 2 without an entry.'],
  ])('are counted at the end of %s', (version, expected) => {
    const line = releaseDefaultsLine(releases.find((each) => each.version === version)!, releases, changes);
    expect(line && plainText(line)).toBe(expected);
  });
});

it.each([
  ['10', '10'],
  ['-1', '-1'],
  ['0.5', '0.5'],
  ['1.0', "'1.0'"],
  ['', "''"],
  ['auto', "'auto'"],
  ["a'b\\", "'a\\'b\\\\'"],
])('the value %j is %s in SQL', (value, sql) => {
  expect(sqlValue(value)).toBe(sql);
});

it.each([
  ['true', '1', true],
  ['10Mi', '10485760', true],
  ['5k', '5e3', true],
  ['1000', '1Ki', false],
  ['18446744073709551615', '18446744073709551614', false],
  // These may be versions.
  ['24.1', '24.10', false],
])('%s and %s are one value for the server: %s', (a, b, isOne) => expect(areEqualValues(a, b)).toBe(isOne));
