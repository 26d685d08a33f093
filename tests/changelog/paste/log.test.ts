import {describe, expect, it} from 'vitest';
import logs from '../../../bench/search/logs.json';
import {readLog, splitLog} from '../../../src/changelog/paste/log';

const FRAMES = [
  '0. DB::Exception::Exception(DB::Exception::MessageMasked&&, int, bool) @ 0x000000000f3b2c1b',
  '1. ./build_docker/./src/Disks/DiskLocal.cpp:54: DB::DiskLocal::getFileSize(String const&) const @ 0x0000000011a2b3c4',
  '2. std::__shared_ptr_emplace<DB::TTLTransform>::shared_ptr() @ 0x0000000014a0aa11',
  '3. ? @ 0x00007eb1b271f5',
].join('\n');

describe('a log', () => {
  it('has a code, an error, a message without what is of one server, the place and the version', () => {
    const head =
      '2026.11.02 11:20:31.551203 [ 644 ] {3c9e2f1a-77b0-4f4e-9d2b-61a4f0e7c8d1::all_1_1_0} <Error> db.events';
    const error =
      `Code: 107. DB::Exception: from 10.0.3.17: File /var/lib/clickhouse/store/a1b/all_1_1_0/status.sparse.idx.bin ` +
      "doesn't exist, read 30492 of 523495 bytes: While executing MergeTreeSelect(pool: ReadPool, algorithm: Thread). " +
      '(FILE_DOESNT_EXIST) (version 25.8.3.66 (official build)) (from [::1]:40812) (query 1, line 1) (in query: SELECT ' +
      'status FROM events SETTINGS max_threads = 1)';
    expect(
      readLog(`${head}: ${error}, Stack trace (when copying this message, always include it):\n\n${FRAMES}`),
    ).toEqual({
      isCrash: false,
      code: '107',
      message: "from File doesn't exist, read of bytes: . FILE_DOESNT_EXIST",
      frames: 'DiskLocal::getFileSize',
      context: 'SELECT status FROM events SETTINGS max_threads = 1',
      version: '25.8.3.66',
    });
  });

  it('is read from its first error on, whatever stands before', () => {
    const before = '2026.11.02 11:20:31.551203 [ 644 ] {} <Information> Context: a line of a start\n'.repeat(500);
    const error = 'Code: 60. DB::Exception: Unknown table. (UNKNOWN_TABLE) (version 25.8.3.66 (official build))';
    expect(readLog(before + error)).toEqual(readLog(error));
    expect(splitLog(before + error).log?.code).toBe('60');
  });

  it.each([
    [
      'Code: 242. DB::Exception: Table is in readonly mode. (TABLE_IS_READ_ONLY)',
      'Table is in readonly mode. TABLE_IS_READ_ONLY',
    ],
    [
      'Code: 60. DB::Exception: Received from localhost:9000. DB::Exception: Unknown table. (UNKNOWN_TABLE)',
      'Unknown table. UNKNOWN_TABLE',
    ],
    ['2024.05.01 10:00:00.123456 [ 42 ] {f0e1} <Error> TCPHandler: Too many parts', 'TCPHandler: Too many parts'],
    [
      'Code: 49. DB::Exception: Context has expired: In scope SELECT 1 FROM t. (LOGICAL_ERROR)',
      'Context has expired LOGICAL_ERROR',
    ],
    ['code: 107', ''],
    [
      'DB::Exception: File s3://bucket/a.parquet on ch-1.example.net:9009 has id 3c9e2f1a-77b0-4f4e-9d2b-61a4f0e7c8d1',
      'File on has id',
    ],
  ])('%s says %s', (log, message) => expect(readLog(log)?.message).toBe(message));

  it('of a crash has the classes and functions of the server, the query and the version, and nothing else', () => {
    const head = '2026.11.02 11:20:31.551203 [ 644 ] {} <Fatal> BaseDaemon: ';
    const lines = [
      '(version 25.8.10.7 (official build), build id: 3C9E, git hash: a1b2) (from thread 91) (query_id: x) (query: SELECT a FROM t PREWHERE b) Received signal Segmentation fault (11)',
      'Address: 0x10. Access: read. Address not mapped to object.',
      'Stack trace: 0x000000000f3b2c1b 0x0000000011a2b3c4',
      '2. DB::ColumnVector<unsigned long, std::allocator<int>>::shrinkToFit() @ 0x000000000f3b2c1b',
      '3.0. inlined from ./src/Storages/MergeTree/MergeTreeReadTask.cpp:54: DB::MergeTreeReadTask::read(unsigned long) @ 0x01',
      '4. std::__1::__function::__func<DB::TTLTransform>::operator()() @ 0x0000000014a0aa11',
    ];
    expect(readLog(lines.map((line) => head + line).join('\n'))).toEqual({
      isCrash: true,
      code: undefined,
      message: '',
      frames: 'ColumnVector::shrinkToFit MergeTreeReadTask::read',
      context: 'SELECT a FROM t PREWHERE b',
      version: '25.8.10.7',
    });
  });

  it('is not what names no error', () => {
    for (const text of ['crash with 25.8.3.66', 'error code 107', 'CREATE TABLE t (code Int32)', ''])
      expect(readLog(text)).toBeUndefined();
  });

  it('keeps none of its paths, addresses and identifiers, in whatever form', () => {
    for (const {query} of logs) {
      const {message, version} = readLog(query)!;
      expect(message).not.toMatch(/\/\w+\/|@ 0x|\d{4,}|[0-9a-f]{8}-[0-9a-f]{4}/);
      expect(version).toMatch(/^2\d\.\d+\.\d+\.\d+$/);
    }
  });
});
