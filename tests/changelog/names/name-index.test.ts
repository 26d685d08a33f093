import {describe, expect, it} from 'vitest';
import {nameId, nameIndex} from '../../src/changelog/name-index';
import {NAME_KINDS, type Name, NameFinder} from '../../src/changelog/names';
import {parseChangelog} from '../../src/changelog/parse';
import {completeReleases} from '../../src/changelog/upgrade';
import {readReal} from './real';

const {names, releases} = await readReal();

describe('nameId', () => {
  it.each<[Name, string]>([
    [{kind: 'setting', name: 'join_algorithm'}, 'setting-join_algorithm'],
    [{kind: 'column', name: 'system.parts.part_type'}, 'column-system.parts.part_type'],
    [{kind: 'statement', name: 'ORDER BY ALL'}, 'statement-ORDER_BY_ALL'],
    [{kind: 'function', name: '<=>'}, 'function-less-equal-greater'],
    [{kind: 'function', name: '::'}, 'function-colon-colon'],
    [{kind: 'http-path', name: '/play'}, 'http-path-slash-play'],
    [{kind: 'tool', name: '--query'}, 'tool---query'],
    [{kind: 'metric', name: 'Disk*'}, 'metric-Diskstar'],
    [{kind: 'statement', name: 'SHOW COUNT(*)'}, 'statement-SHOW_COUNTstar'],
    [{kind: 'function', name: '€'}, 'function-u20ac'],
  ])('of %o is %s', (name, id) => {
    expect(nameId(name)).toBe(id);
  });

  it('is unique and plain for every name of the site, and no kind', () => {
    const ids = [...names.map(nameId), ...Object.keys(NAME_KINDS)];
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][\w.-]*$/);
  });
});

describe('nameIndex', () => {
  const page = (version: string, text: string) => ({
    path: `/${version}`,
    changelog: parseChangelog(`## ClickHouse release ${version} {/* #${version.replace('.', '')} */}\n\n${text}`, {
      authors: {},
    }).changelog,
  });
  const found = completeReleases([
    page(
      '24.1',
      '### Bug Fix (user-visible misbehavior in an official stable release) {/* #b */}\n\n' +
        '- `f` and `g`. (#1)\n' +
        '- `f` again. (#2)\n\n' +
        '### New Feature {/* #n */}\n\n' +
        '- `f`. (#3)\n',
    ),
    page('25.2', '### Improvement {/* #i */}\n\n- `f` and once more `f`. (#4)\n'),
  ]);

  it('lists the mentions of a name newest first, those of one release and kind together', () => {
    const [functions] = nameIndex(found, [{kind: 'function', name: 'f'}]);
    expect(functions!.names[0]).toMatchObject({id: 'function-f', count: 4});
    expect(functions!.names[0]!.mentions).toEqual([
      {version: '25.2', section: 'Improvement', hrefs: ['/25.2#pr-4']},
      {
        version: '24.1',
        section: 'Bug Fix (user-visible misbehavior in an official stable release)',
        hrefs: ['/24.1#pr-1', '/24.1#pr-2'],
      },
      {version: '24.1', section: 'New Feature', hrefs: ['/24.1#pr-3']},
    ]);
  });

  it('orders kinds as listed and names by letters, whatever their case, signs and numbers', () => {
    const kinds = nameIndex(found, [
      {kind: 'error', name: 'E'},
      ...['b', '--a', 'C', 'x10', 'x9', 'c'].map((name): Name => ({kind: 'function', name})),
    ]);
    expect(kinds.map(({title, names: list}) => [title, list.map(({name}) => name)])).toEqual([
      ['Functions', ['--a', 'b', 'c', 'C', 'x9', 'x10']],
      ['Error names', ['E']],
    ]);
  });

  it('refuses names that would have one anchor', () => {
    expect(() =>
      nameIndex(found, [
        {kind: 'function', name: 'a b'},
        {kind: 'function', name: 'a_b'},
      ]),
    ).toThrow('Unexpected names "a b" and "a_b" with one anchor #function-a_b');
  });

  it('has every name of the site with all entries that mention it', () => {
    const index = nameIndex(releases, names).flatMap(({names: list}) => list);
    const finder = new NameFinder(names);
    const mentions = releases.flatMap(({entries}) =>
      entries.flatMap(({entry, href}) => finder.mentions(entry).map((name) => `${nameId(name)} ${href}`)),
    );
    expect(index.map(({id}) => id).toSorted()).toEqual(names.map(nameId).toSorted());
    expect(
      index
        .flatMap(({id, mentions: list}) => list.flatMap(({hrefs}) => hrefs.map((href) => `${id} ${href}`)))
        .toSorted(),
    ).toEqual(mentions.toSorted());
  });
});
