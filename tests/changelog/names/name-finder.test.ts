import {describe, expect, it} from 'vitest';
import type {Name} from '../../../src/changelog/model/named-items';
import {placedEntries} from '../../../src/changelog/model/records';
import {NameFinder} from '../../../src/changelog/names/name-finder';
import {readYear, release} from '../page';

const NAMES: Name[] = [
  {kind: 'setting', name: 'max_threads'},
  {kind: 'setting', name: 'JSON'},
  {kind: 'statement', name: 'ORDER BY'},
  {kind: 'statement', name: 'ORDER BY ALL'},
  {kind: 'statement', name: 'MODIFY SETTING'},
  {kind: 'function', name: 'greatest'},
  {kind: 'function', name: '<=>'},
  {kind: 'system-table', name: 'system.replicas'},
  {kind: 'column', name: 'system.replicas.readonly_duration'},
  {kind: 'column', name: '_path'},
  {kind: 'tool', name: '--progress-table'},
  {kind: 'tool', name: 'clickhouse-client'},
  {kind: 'table-engine', name: 'Iceberg'},
  {kind: 'database-engine', name: 'Iceberg'},
  {kind: 'http-path', name: '/play'},
];

function mentions(text: string, undo = ''): string[] {
  const {releases} = readYear(2024, release('24.8', `- ${text} (#1${undo})`));
  return new NameFinder(NAMES).mentions(placedEntries(releases)[0]!.entry).map(({kind, name}) => `${kind} ${name}`);
}

describe('NameFinder', () => {
  it.each([
    ['a span that is the name', 'The `greatest` of all.', ['function greatest']],
    [
      'a call, an assignment, a whole query',
      '`greatest()`, `max_threads = 1`, `SELECT greatest(1) ORDER BY x`.',
      ['function greatest', 'setting max_threads', 'statement ORDER BY'],
    ],
    ['the longest of several', '`ORDER BY ALL` sorts.', ['statement ORDER BY ALL']],
    ['a phrase inside a statement', '`ALTER TABLE t MODIFY SETTING x = 1` works.', ['statement MODIFY SETTING']],
    [
      'a column beside its table',
      '`readonly_duration` in `system.replicas`.',
      ['system-table system.replicas', 'column system.replicas.readonly_duration'],
    ],
    ['no column without its table', '`readonly_duration` elsewhere.', []],
    [
      'every kind of a name that is several things',
      '`Iceberg` tables.',
      ['table-engine Iceberg', 'database-engine Iceberg'],
    ],
    [
      'options, tools, paths and signs',
      '`clickhouse-client --progress-table`, `/play`, `a <=> b`.',
      ['tool clickhouse-client', 'tool --progress-table', 'http-path /play', 'function <=>'],
    ],
    ['nothing outside code spans or of another case', 'greatest and `GREATEST` and `max_threads_x`.', []],
  ])('finds %s', (_what, text, expected) => {
    expect(mentions(text)).toEqual(expected);
  });

  it('finds a setting that only an undo clause names', () => {
    expect(mentions('Text.', '; undo `max_threads = 1`')).toEqual(['setting max_threads']);
  });
});
