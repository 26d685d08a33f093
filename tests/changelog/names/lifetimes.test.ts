import {describe, expect, it} from 'vitest';
import {saysNew} from '../../../src/changelog/model/called-new';
import type {Name} from '../../../src/changelog/model/named-items';
import {allReleases, placedEntries} from '../../../src/changelog/model/records';
import {lifetimes, withAliases} from '../../../src/changelog/names/lifetimes';
import {HISTORY} from '../history';

const {catalogue, names, finder, years} = HISTORY;
const placed = placedEntries(allReleases(years));
const of = (kind: Name['kind'], name: string) => {
  const own = names.find((each) => each.kind === kind && each.name === name)!;
  return lifetimes(catalogue)(
    own,
    placed.filter(({entry}) => finder.mentions(entry).includes(own)),
  );
};

/** What the first server that was asked has. */
const OLD = {since: {by: 'servers', release: '22.12'}} as const;

describe('from when to when there is a name', () => {
  it.each([
    ['setting', 'told', {since: {by: 'entry', release: '25.1'}}],
    // The oldest server has it, so no entry of ours brought it.
    ['setting', 'changed', OLD],
    ['setting', 'ended', {...OLD, obsoleteBy: '25.5'}],
    ['function', 'untold', {since: {by: 'servers', release: '25.5', before: '24.8'}}],
    // An entry knew it before, so the servers' builds tell nothing.
    ['function', 'mentioned', {}],
    ['function', 'late', {}],
    ['function', 'gone', {...OLD, goneBy: '25.5'}],
    ['function', 'trunc', {...OLD, aliases: ['TRUNC_ALIAS']}],
    ['codec', 'LZ4', {}],
    ['tool', 'clickhouse-x', {since: {by: 'entry', release: '24.3'}}],
    ['statement', 'SHOW', {}],
  ] as const)('%s %s', (kind, name, expected) => {
    expect(of(kind, name)).toEqual({aliases: [], ...expected});
  });

  it('an entry says that a name is new before the name, or before a list with it', () => {
    const entry = {text: ['The new settings ', {code: 'a = 0'}, ' and ', {code: 'b()'}, ' replace ', {code: 'c'}, '.']};
    expect(['a', 'b', 'c'].map((name) => saysNew(entry, {name}))).toEqual([true, true, false]);
    expect(saysNew({text: ['To refuse new columns of a type, set ', {code: 'a = 0'}]}, {name: 'a'})).toBe(false);
  });

  it('gives browsers the aliases of functions', () => {
    const named = withAliases(names, catalogue).filter(({aliases}) => aliases);
    expect(named).toEqual([{kind: 'function', name: 'trunc', aliases: ['TRUNC_ALIAS']}]);
  });
});
