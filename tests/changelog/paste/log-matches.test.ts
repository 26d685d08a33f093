import {describe, expect, it} from 'vitest';
import logs from '../../../bench/search/logs.json';
import {allReleases, placedEntries} from '../../../src/changelog/model/records';
import {readLog} from '../../../src/changelog/paste/log';
import {logIndex} from '../../../src/changelog/paste/log-matches';
import {broughtEntries} from '../../../src/changelog/upgrade/patch-comparison';
import {realDefaults} from '../plan-defaults';
import {pages, readReal} from '../real';

const {years} = await readReal();
const fixesOf = logIndex(placedEntries(allReleases(years)), pages.sources(years).messages);
const found = (text: string): string[] => fixesOf(readLog(text)!).map(({entry}) => entry.id);

const HEAD = '2026.11.02 11:20:31.551203 [ 644 ] {} ';
const error = (version: string, message: string) =>
  `${HEAD}<Error> executeQuery: Code: 49. DB::Exception: ${message} (version ${version} (official build))`;
const crash = (version: string, query: string, ...frames: readonly string[]) =>
  [
    `(version ${version} (official build), build id: 3C9E, git hash: a1b2) (from thread 91) (query_id: x) (query: ${query}) Received signal Segmentation fault (11)`,
    'Address: 0x10. Access: read. Address not mapped to object.',
    'Stack trace: 0x000000000f3b2c1b 0x0000000011a2b3c4',
    ...frames.map((frame, place) => `${place + 2}. DB::${frame}() @ 0x000000000f3b2c1b`),
  ]
    .map((line) => `${HEAD}<Fatal> BaseDaemon: ${line}`)
    .join('\n');

describe('the fixes that a log may ask for', () => {
  it.each([
    [
      87928,
      error(
        '25.8.7.3',
        'Cannot clone block with columns because block [] has 0 columns, but 3 columns given. (LOGICAL_ERROR)',
      ),
    ],
    [114003, error('26.3.9.8', 'Some records were lost, last committed log idx 12345. (CORRUPTED_DATA)')],
    [
      88605,
      crash(
        '25.8.10.7',
        'SELECT a FROM t PREWHERE b = 1',
        'ColumnVector<unsigned long>::shrinkToFit',
        'MergeTreeReadTask::read',
      ),
    ],
    [92925, crash('25.12.1.3', '', 'MergeTextIndexesTask::executeStep', 'MergeTask::executeImpl')],
  ])('have #%d first', (number, log) => expect(found(log)[0]).toBe(`pr-${number}`));

  const inPrewhere = crash(
    '25.8.10.7',
    "SELECT count() FROM events PREWHERE tenant = 7 WHERE kind = 'x'",
    'ColumnVector<char8_t>::shrinkToFit',
    'MergeTreeRangeReader::executePrewhereActionsAndFilterColumns',
    'MergeTreeReadTask::read',
    'MergeTreeSelectProcessor::read',
  );

  it('are all that fix a crash', () => expect(found(inPrewhere)).toContain('pr-92588'));

  it('within a line are of what its patch releases bring', async () => {
    const {planOf} = await realDefaults();
    const brought = broughtEntries(planOf('?from=25.8.10.7&to=25.8.33').patches);
    const fixes = logIndex(brought, pages.sources(years).messages)(readLog(inPrewhere)!);
    expect(fixes.map(({entry}) => entry.id)).toContain('pr-88605');
  });

  it.each([
    'Code: 1001. DB::Exception: Local: Timed out. (STD_EXCEPTION), Stack trace:',
    "Code: 252. DB::Exception: Too many parts (3003 with average size of 1.20 MiB) in table 'otel.logs'. (TOO_MANY_PARTS)",
  ])('are none where fixes share only a common error and common words: %s', (log) => expect(found(log)).toEqual([]));

  it('have those of most logs that people asked about among the first three', () => {
    const hits = logs.filter(({query, wanted}) => found(query).some((id) => wanted.includes(id)));
    expect(hits.length).toBeGreaterThanOrEqual(10);
  });

  it('are found by a message that was copied without its code', () => {
    const log = 'DB::Exception: Cannot clone block with columns because block [] has 0 columns, but 3 columns given.';
    expect(found(log)[0]).toBe('pr-87928');
  });

  it('are of no release that the version of the log is newer than', () => {
    const log = crash('26.3.1.2', '', 'MergeTextIndexesTask::executeStep');
    expect(found(log)).not.toContain('pr-92925');
  });
});
