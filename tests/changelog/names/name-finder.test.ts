import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {Name} from '../../../src/changelog/model/named-items';
import {placedEntries} from '../../../src/changelog/model/records';
import {NameFinder} from '../../../src/changelog/names/name-finder';
import {readYear, release, rowsOf} from '../page';

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

const CASES = rowsOf(path.join(__dirname, 'mentions.tsv'));

describe('NameFinder', () => {
  it.each(CASES)('finds %s', (_what, text, expected) => {
    expect(mentions(text!).join(', ')).toBe(expected);
  });

  it('finds a setting that only an undo clause names', () => {
    expect(mentions('Text.', '; undo `max_threads = 1`')).toEqual(['setting max_threads']);
  });
});
