import {describe, expect, it} from 'vitest';
import type {Name} from '../../../src/changelog/model/named-items';
import {allReleases} from '../../../src/changelog/model/records';
import {nameId, nameIndex} from '../../../src/changelog/names/name-index';
import {readCatalogue} from '../../../src/changelog/server/catalogue';
import {readDefaults} from '../../../src/changelog/server/defaults-file';
import {readYear, release} from '../page';

describe('nameId', () => {
  it.each<[Name, string]>([
    [{kind: 'setting', name: 'join_algorithm'}, 'setting-join_algorithm'],
    [{kind: 'statement', name: 'ORDER BY ALL'}, 'statement-ORDER_BY_ALL'],
    [{kind: 'function', name: '<=>'}, 'function-less-equal-greater'],
    [{kind: 'http-path', name: '/play'}, 'http-path-slash-play'],
    [{kind: 'metric', name: 'Disk*'}, 'metric-Diskstar'],
    [{kind: 'statement', name: 'SHOW COUNT(*)'}, 'statement-SHOW_COUNTstar'],
    [{kind: 'function', name: '€'}, 'function-u20ac'],
  ])('of %o is %s', (name, id) => {
    expect(nameId(name)).toBe(id);
  });
});

describe('nameIndex', () => {
  const bugs = 'Bug Fix (user-visible misbehavior in an official stable release)';
  const feature = '### New Feature {/* #n */}\n\n- `f`. (#3)\n';
  const found = allReleases([
    readYear(2025, release('25.2', '- `f` and once more `f`. (#4)')),
    readYear(2024, `${release('24.1', '- `f` and `g`. (#1)\n- `f` again. (#2)', bugs)}\n${feature}`),
  ]);

  it('lists the mentions of a name newest first, those of one release and kind together', () => {
    const [functions] = nameIndex(found, [{kind: 'function', name: 'f'}]);
    expect(functions!.names[0]).toMatchObject({id: 'function-f', count: 4});
    expect(functions!.names[0]!.mentions).toEqual([
      {version: '25.2', section: 'Improvement', addresses: ['/whats-new/changelog/2025#pr-4']},
      {
        version: '24.1',
        section: bugs,
        addresses: ['/whats-new/changelog/2024#pr-1', '/whats-new/changelog/2024#pr-2'],
      },
      {version: '24.1', section: 'New Feature', addresses: ['/whats-new/changelog/2024#pr-3']},
    ]);
  });

  it('gives settings their default, and lists those whose default changed without an entry', () => {
    const catalogue = readCatalogue(
      '# ClickHouse 26.7\n[setting]\nf\t2\nold\t1\tobsolete\n[server-setting]\nf\t5\n[merge-tree-setting]\nf\t3\n',
    );
    const history = [
      '24.1 query f 0 1',
      '24.1 query old 0 1',
      '24.1 merge-tree f 1 3',
      '25.2 query f 1 2',
      '25.2 query c 0 1 cloud',
    ];
    const changes = readDefaults(history.join('\n').replaceAll(' ', '\t'));
    const names = (['setting', 'server-setting', 'function'] as const).map((kind) => ({kind, name: 'f'}));
    const index = nameIndex(found, names, {catalogue, changes}).flatMap((kind) => kind.names);
    expect(
      index.map(({id, count, default: each}) => [
        id,
        count,
        each?.now,
        each?.isObsolete,
        each?.steadySince,
        each?.changes.length,
      ]),
    ).toEqual([
      ['setting-f', 4, '2', false, undefined, 2],
      ['setting-old', 0, '1', true, undefined, 1],
      ['server-setting-f', 4, '5', false, '26.7', 0],
      ['merge-tree-setting-f', 0, '3', false, undefined, 1],
      ['function-f', 4, undefined, undefined, undefined, undefined],
    ]);
  });

  it('has the kinds in their order, and names ordered by letters and size, not by case and punctuation', () => {
    const kinds = nameIndex(found, [
      {kind: 'error', name: 'E'},
      ...['b', '--a', 'C', 'x10', 'x9', 'c'].map((name): Name => ({kind: 'function', name})),
    ]);
    expect(kinds.map(({title, names: list}) => [title, list.map(({name}) => name)])).toEqual([
      ['Functions', ['--a', 'b', 'c', 'C', 'x9', 'x10']],
      ['Error names', ['E']],
    ]);
  });

  it('says why a name is there, and which anchors it had', () => {
    const [functions] = nameIndex(found, [{kind: 'function', name: 'f'}], {
      nameNotes: {
        reasons: new Map([['function-f', 'removed in 25.3']]),
        former: new Map([['setting-f', 'function-f']]),
      },
    });
    expect(functions!.names[0]).toMatchObject({reason: 'removed in 25.3', formerIds: ['setting-f']});
  });
});
