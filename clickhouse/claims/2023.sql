-- What entries of 2023 say, as statements and what the server answers.

-- pr-51858
CREATE TABLE t (d DateTime, x Int32) ENGINE = MergeTree ORDER BY x TTL d + toIntervalSecond(rand());
-- ! BAD_ARGUMENTS
CREATE TABLE t (d DateTime, x Int32) ENGINE = MergeTree ORDER BY x TTL toDateTime('2100-01-01 00:00:00');
-- ! BAD_ARGUMENTS
-- 23.10 no rows
-- 24.8 ! BAD_ARGUMENTS
SET allow_suspicious_ttl_expressions = 1;
CREATE TABLE t (d DateTime, x Int32) ENGINE = MergeTree ORDER BY x TTL toDateTime('2100-01-01 00:00:00');

-- pr-58267
SELECT is_obsolete FROM system.merge_tree_settings WHERE name = 'clean_deleted_rows';
-- = 1
-- 23.10 = 0
-- 24.8 = 1
CREATE TABLE t (k Int32, v UInt32, d UInt8) ENGINE = ReplacingMergeTree(v, d) ORDER BY k;
OPTIMIZE TABLE t FINAL CLEANUP;
-- ! SUPPORT_IS_DISABLED
-- 23.10 no rows
-- 24.8 ! SUPPORT_IS_DISABLED
CREATE TABLE u (k Int32, v UInt32, d UInt8) ENGINE = ReplacingMergeTree(v, d) ORDER BY k SETTINGS allow_experimental_replacing_merge_with_cleanup = 1;
INSERT INTO u VALUES (1, 1, 0), (2, 1, 0);
INSERT INTO u VALUES (2, 2, 1);
OPTIMIZE TABLE u FINAL CLEANUP;
SELECT k FROM u;
-- = 1

-- pr-56946
CREATE DATABASE d ENGINE = Atomic;
CREATE MATERIALIZED VIEW d.v REFRESH EVERY 1 YEAR (x UInt8) ENGINE = Memory EMPTY AS SELECT 1 AS x;
SELECT view FROM system.view_refreshes;
-- = v

-- pr-57995
SELECT * FROM (SELECT arrayJoin(['x', 'y']) AS a) AS l
PASTE JOIN (SELECT arrayJoin([5, 3]) AS b) AS r;
-- = x	5
-- = y	3

-- pr-57875
SELECT a, b FROM VALUES('a Int32, b String', (2, 'x'), (1, 'z'), (1, 'y')) ORDER BY ALL;
-- = 1	y
-- = 1	z
-- = 2	x
SELECT a FROM VALUES('a Int32', 2, 3, 1) ORDER BY ALL DESC;
-- = 3
-- = 2
-- = 1

-- pr-57433
CREATE TABLE t (k Int32) ENGINE = MergeTree ORDER BY k;
INSERT INTO t VALUES (1), (2), (3);
DELETE FROM t WHERE k = 2;
SELECT sum(rows) FROM system.parts WHERE table = 't' AND active;
-- = 3
ALTER TABLE t APPLY DELETED MASK SETTINGS mutations_sync = 2;
SELECT sum(rows) FROM system.parts WHERE table = 't' AND active;
-- = 2

-- pr-57512
SELECT sqid(1, 2, 3), sqid(125, 126) = sqid(126, 125);
-- = 86Rf07	0

-- pr-55892
SELECT default FROM system.settings WHERE name = 'schema_inference_mode';
-- = default
SELECT 1 SETTINGS schema_inference_mode = 'union';
-- = 1
SELECT 1 SETTINGS schema_inference_mode = 'both';
-- ! BAD_ARGUMENTS

-- pr-56859
SET describe_compact_output = 1;
DESCRIBE format(CSV, '"42","4.5","a"');
-- = c1	Nullable(String)
-- = c2	Nullable(String)
-- = c3	Nullable(String)
DESCRIBE format(CSV, '"42","4.5","a"') SETTINGS input_format_csv_try_infer_numbers_from_strings = 1;
-- = c1	Nullable(Int64)
-- = c2	Nullable(Float64)
-- = c3	Nullable(String)

-- pr-57544
CREATE TABLE t (k UInt64, v String) ENGINE = Memory;
INSERT INTO t VALUES (1, 'one'), (2, 'two');
CREATE DICTIONARY d (k UInt64, v String) PRIMARY KEY k SOURCE(CLICKHOUSE(TABLE 't')) LIFETIME(0) LAYOUT(HASHED_ARRAY(SHARDS 4));
SELECT dictGet('d', 'v', 2);
-- = two
CREATE DICTIONARY e (k UInt64, v String) PRIMARY KEY k SOURCE(CLICKHOUSE(TABLE 't')) LIFETIME(0) LAYOUT(COMPLEX_KEY_HASHED_ARRAY(SHARDS 4));
SELECT dictGet('e', 'v', tuple(1));
-- = one

-- pr-57645
SELECT hex(SHA512_256('abc'));
-- = 53048E2681941EF99B2E29B76B4C7DABE4C2D0C634FC6D46E0E2F13107E7AF23

-- pr-57592
SELECT FORMAT_BYTES(1536), formatReadableSize(1536);
-- = 1.50 KiB	1.50 KiB

-- pr-54602
SELECT default FROM system.settings WHERE name = 'http_make_head_request';
-- = 1

-- pr-57546
CREATE TABLE t (a Int32, b ALIAS a + 1, INDEX i b TYPE minmax) ENGINE = MergeTree ORDER BY tuple();
INSERT INTO t VALUES (1), (2);
SELECT a FROM t WHERE b = 3;
-- = 2

-- pr-58224
CREATE TABLE t (k UInt32) ENGINE = MergeTree ORDER BY k SETTINGS index_granularity = 100, index_granularity_bytes = 0, min_bytes_for_wide_part = 0;
INSERT INTO t SELECT number FROM numbers(1000);
SELECT marks FROM (EXPLAIN ESTIMATE SELECT k FROM t WHERE _part_offset < 150);
-- = 2
SELECT marks FROM (EXPLAIN ESTIMATE SELECT k FROM t WHERE _part = 'all_1_1_0' AND _part_offset = 950);
-- = 1

-- pr-57523
SELECT is_obsolete FROM system.merge_tree_settings WHERE name = 'replicated_max_parallel_fetches_for_host';
-- = 1
SELECT name FROM system.server_settings WHERE name LIKE 'replicated_fetches_http_%' OR name = 'keep_alive_timeout' ORDER BY name;
-- = keep_alive_timeout
-- = replicated_fetches_http_connection_timeout
-- = replicated_fetches_http_receive_timeout
-- = replicated_fetches_http_send_timeout

-- pr-57186
CREATE TABLE t (k UInt64) ENGINE = MergeTree ORDER BY k;
INSERT INTO t SELECT 7 FROM numbers(1000);
SELECT total_bytes_uncompressed >= 8000, total_bytes < 8000 FROM system.tables WHERE name = 't';
-- = 1	1

-- pr-57277
SELECT substring('foobar'::Enum('foobar' = 1), 1, 3), substr('foobar'::Enum('foobar' = 1), 4), mid('foobar'::Enum8('foobar' = 1), -2);
-- = foo	bar	ar

-- pr-57549
SELECT format('The {0} to all questions is {1}', 'answer', 42), format('{} {}', [1], toDate('2023-01-02'));
-- = The answer to all questions is 42	[1] 2023-01-02

-- pr-57624
SELECT date_trunc('MONTH', toDate('2023-12-28')), date_trunc('hOuR', toDateTime('2023-12-28 11:12:13'));
-- = 2023-12-01	2023-12-28 11:00:00

-- pr-57452
CREATE TABLE t (k UInt64) ENGINE = MergeTree ORDER BY k;
INSERT INTO t SELECT number FROM numbers(1000);
ALTER TABLE t DROP PARTITION tuple() SETTINGS max_partition_size_to_drop = 1;
-- ! TABLE_SIZE_EXCEEDS_MAX_DROP_SIZE_LIMIT
DROP TABLE t SETTINGS max_table_size_to_drop = 1;
-- ! TABLE_SIZE_EXCEEDS_MAX_DROP_SIZE_LIMIT
DROP TABLE t SETTINGS max_table_size_to_drop = 1000000;

-- pr-57707
SELECT toUInt128(toIPv6('::1:2')), bitAnd(toIPv6('::ff'), 15), toIPv6('::5') + 1;
-- = 65538	15	6

-- pr-57743
SELECT count() FROM system.merge_tree_settings WHERE name = 'async_block_ids_cache_update_wait_ms';
-- = 1

-- pr-58178
SELECT count() FROM system.columns WHERE database = 'system' AND table = 'backups' AND name = 'base_backup_name';
-- = 1

-- pr-57003
SELECT lttb(4)(x, y) FROM VALUES('x UInt8, y UInt8', (0, 0), (1, 9), (2, 0), (3, 0), (4, 9), (5, 0));
-- = [(0,0),(1,9),(4,9),(5,0)]

-- pr-57710
CREATE TABLE t (k UInt32, x UInt32) ENGINE = MergeTree ORDER BY k SETTINGS ratio_of_defaults_for_sparse_serialization = 0.1;
INSERT INTO t SELECT number, 0 FROM numbers(100);
SELECT serialization_kind FROM system.parts_columns WHERE table = 't' AND column = 'x';
-- = Sparse
SELECT any(x) RESPECT NULLS, anyLast(x) RESPECT NULLS FROM t;
-- = 0	0

-- pr-57795
SELECT sumMapMerge(s), maxMapMerge(m) FROM (SELECT sumMapState(x) AS s, maxMapState(x) AS m FROM VALUES('x Map(String, UInt8)', map('a', 1), map('a', 2, 'b', 5)) UNION ALL SELECT sumMapState(map('a', 4::UInt8, 'c', 9::UInt8)), maxMapState(map('a', 4::UInt8, 'c', 9::UInt8)));
-- = {'a':7,'b':5,'c':9}	{'a':4,'b':5,'c':9}

-- pr-57827
SELECT l.k, r.v FROM (SELECT toLowCardinality(toString(number)) AS k FROM numbers(3)) AS l JOIN (SELECT toString(number + 1) AS k, number AS v FROM numbers(3)) AS r ON l.k = r.k ORDER BY 1 SETTINGS join_algorithm = 'partial_merge';
-- = 1	0
-- = 2	1

-- pr-58139
SELECT accurateCastOrNull(4294967296, 'DateTime'), accurateCastOrNull(-1, 'DateTime'), accurateCastOrNull(4294967295, 'DateTime');
-- = \N	\N	2106-02-07 06:28:15

-- pr-57190
SELECT is_obsolete FROM system.settings WHERE name = 'optimize_move_functions_out_of_any';
-- = 1
-- 23.10 = 0
-- 24.8 = 1

-- pr-55872
SELECT parseDateTime('2023-11-26 8:14', '%F %k:%i'), parseDateTime('7 3 PM 2023', '%c %l %p %Y');
-- = 2023-11-26 08:14:00	2023-07-01 15:00:00
-- 23.10 ! CANNOT_PARSE_DATETIME
-- 24.8 = 2023-11-26 08:14:00	2023-07-01 15:00:00
SELECT parseDateTime('2023-11-26 8:14', '%F %k:%i') SETTINGS parsedatetime_parse_without_leading_zeros = 0;
-- ! CANNOT_PARSE_DATETIME
SELECT formatDateTime(toDateTime('2023-02-03 04:05:06'), '%l|%k|%c');
-- = 04|04|02
SELECT formatDateTime(toDateTime('2023-02-03 04:05:06'), '%l|%k|%c') SETTINGS formatdatetime_format_without_leading_zeros = 1;
-- = 4|4|2

-- pr-56350
SELECT avgWeighted(toDecimal32(1, 2), 1);
-- ! ILLEGAL_TYPE_OF_ARGUMENT
-- 23.10 = 1
-- 24.8 ! ILLEGAL_TYPE_OF_ARGUMENT
SELECT avgWeighted(1, toDecimal64(1, 2));
-- ! ILLEGAL_TYPE_OF_ARGUMENT
-- 23.10 = 1
-- 24.8 ! ILLEGAL_TYPE_OF_ARGUMENT
SELECT avgWeighted(toFloat64(toDecimal32(1, 2)), 2);
-- = 1

-- pr-49351
SELECT count() FROM system.server_settings WHERE name = 'async_load_databases';
-- = 1
SELECT count() > 0 FROM system.columns WHERE database = 'system' AND table = 'asynchronous_loader';
-- = 1

-- pr-56022
CREATE TABLE t (k UInt64) ENGINE = MergeTree ORDER BY k;
INSERT INTO t VALUES (1);
CHECK ALL TABLES;
-- ok

-- pr-56088
SELECT fromDaysSinceYearZero(739136), fromDaysSinceYearZero(toDaysSinceYearZero(toDate('2000-02-29')));
-- = 2023-09-08	2000-02-29

-- pr-56309
SELECT default FROM system.settings WHERE name = 'preferred_optimize_projection_name';
-- =

-- pr-56416
SELECT length(arrayRandomSample([1, 2, 3], 2)), arraySort(arrayRandomSample(['a', 'b'], 2)), arrayRandomSample([1, 2], 0);
-- = 2	['a','b']	[]

-- pr-56424
SELECT * FROM format(Npy, 'x Float32', '\x93NUMPY\x01\x00\x76\x00{\'descr\': \'<f2\', \'fortran_order\': False, \'shape\': (2,), }                                                            \n\x00\x3E\x00\xC0');
-- = 1.5
-- = -2

-- pr-56425
SELECT count() FROM information_schema.statistics;
-- = 0

-- pr-56548
SELECT name FROM system.columns WHERE database = 'system' AND table = 'symbols' ORDER BY position;
-- = symbol
-- = address_begin
-- = address_end

-- pr-56771
SELECT count() > 0 FROM system.dashboards WHERE dashboard = 'Overview';
-- = 1

-- pr-56868
SELECT count() FROM system.table_functions WHERE name = 'fileCluster';
-- = 1

-- pr-57126
CREATE TABLE t (a Int32) ENGINE = File(CSV);
INSERT INTO t VALUES (12), (345);
SELECT a, _size FROM t ORDER BY a;
-- = 12	7
-- = 345	7

-- pr-57311
SELECT is_obsolete FROM system.settings WHERE name = 'allow_experimental_alter_materialized_view_structure';
-- = 1
CREATE TABLE s (a Int32) ENGINE = Null;
CREATE MATERIALIZED VIEW m ENGINE = Memory AS SELECT a FROM s;
ALTER TABLE m MODIFY QUERY SELECT a * 10 AS a FROM s;
INSERT INTO s VALUES (7);
SELECT a FROM m;
-- = 70

-- pr-46927
SELECT default FROM system.server_settings WHERE name = 'max_concurrent_queries';
-- = 0
SELECT default FROM system.server_settings WHERE name = 'concurrent_threads_soft_limit_ratio_to_cores';
-- = 2

-- pr-50909
SELECT number FROM system.numbers WHERE number BETWEEN 1000000000000 AND 1000000000002;
-- = 1000000000000
-- = 1000000000001
-- = 1000000000002
SELECT count() FROM system.numbers WHERE number IN (5, 7000000000000000);
-- = 2

-- pr-55559
SELECT default FROM system.settings WHERE name = 's3_disable_checksum';
-- = 0

-- pr-56986
SELECT default FROM system.merge_tree_settings WHERE name = 'add_implicit_sign_column_constraint_for_collapsing_engine';
-- = 0
CREATE TABLE t (k Int32, s Int8) ENGINE = CollapsingMergeTree(s) ORDER BY k SETTINGS add_implicit_sign_column_constraint_for_collapsing_engine = 1;
INSERT INTO t VALUES (1, 1), (1, -1);
INSERT INTO t VALUES (1, 2);
-- ! VIOLATED_CONSTRAINT

-- pr-56331
CREATE TABLE t (k Int32, d DateTime) ENGINE = MergeTree ORDER BY k;
ALTER TABLE t ADD INDEX i k TYPE minmax, MATERIALIZE INDEX i;
ALTER TABLE t MODIFY TTL d + INTERVAL 1 DAY, MATERIALIZE TTL;

-- pr-51823
SELECT name, default FROM system.settings WHERE name IN ('max_execution_time_leaf', 'timeout_overflow_mode_leaf') ORDER BY name;
-- = max_execution_time_leaf	0
-- = timeout_overflow_mode_leaf	throw

-- pr-54340
SELECT * FROM format(CSV, 'a Int32, b Int32', '1,2\r3,4\r');
-- ! INCORRECT_DATA
SELECT * FROM format(CSV, 'a Int32, b Int32', '1,2\r3,4\r') SETTINGS input_format_csv_allow_cr_end_of_line = 1;
-- = 1	2
-- = 3	4
SELECT * FROM format(CSV, 'a Int32, b Int32', '1,2\n\r3,4\r\n');
-- = 1	2
-- = 3	4

-- pr-56277
SELECT is_obsolete FROM system.settings WHERE name = 'use_mysql_types_in_show_columns';
-- = 1

-- pr-56327
SELECT formatQueryOrNull('SELECT ('), formatQuerySingleLineOrNull('selec 1'), formatQuerySingleLineOrNull('select   1');
-- = \N	\N	SELECT 1
SELECT formatQuerySingleLine(q) FROM VALUES('q String', 'select 1', 'select a,b from t');
-- = SELECT 1
-- = SELECT a, b FROM t
SELECT formatQuery('SELECT (');
-- ! SYNTAX_ERROR

-- pr-56519
SELECT default FROM system.settings WHERE name = 'query_cache_nondeterministic_function_handling';
-- = throw
SELECT is_obsolete FROM system.settings WHERE name = 'query_cache_store_results_of_queries_with_nondeterministic_functions';
-- = 1
SELECT rand() < 0 SETTINGS use_query_cache = 1;
-- ! QUERY_CACHE_USED_WITH_NONDETERMINISTIC_FUNCTIONS
SELECT rand() < 0 SETTINGS use_query_cache = 1, query_cache_nondeterministic_function_handling = 'save';
-- = 0
SELECT rand() < 0 SETTINGS use_query_cache = 1, query_cache_nondeterministic_function_handling = 'ignore';
-- = 0

-- pr-56540
SELECT concat('ab', 42), concat([1, 2], toDate('2023-01-02'));
-- = ab42	[1,2]2023-01-02

-- pr-56809
SELECT default FROM system.settings WHERE name = 'alter_move_to_space_execute_async';
-- = 0

-- pr-56892
CREATE TEMPORARY TABLE t (a Int32);
ALTER TABLE t ADD COLUMN b Int32 DEFAULT a + 1;
INSERT INTO t (a) VALUES (1);
SELECT * FROM t;
-- = 1	2

-- pr-57000
SELECT concat('abc'), concat(42);
-- = abc	42

-- pr-57002
SELECT fromDaysSinceYearZero(toInt32(719528)), FROM_DAYS(toInt64(739136));
-- = 1970-01-01	2023-09-08

-- pr-57133
SELECT default FROM system.server_settings WHERE name = 'wait_dictionaries_load_at_startup';
-- = 1

-- pr-57335
-- changed in 25.9: it is 10000 since
SELECT default FROM system.merge_tree_settings WHERE name = 'replicated_deduplication_window';
-- = 10000

-- pr-56274
SELECT * FROM view(SELECT 1 AS x UNION ALL SELECT 2 UNION ALL SELECT 3) ORDER BY x;
-- = 1
-- = 2
-- = 3

-- pr-56452
CREATE TABLE t (k Nullable(Int32), v Int32) ENGINE = ReplacingMergeTree ORDER BY k SETTINGS allow_nullable_key = 1;
INSERT INTO t VALUES (NULL, 1), (1, 1);
INSERT INTO t VALUES (NULL, 2);
SELECT k, v FROM t FINAL ORDER BY k;
-- = 1	1
-- = \N	2
SELECT v FROM t FINAL WHERE k IS NULL;
-- = 2

-- pr-56644
SELECT CAST(CAST(NULL AS Nullable(Enum('a' = 1))) AS Nullable(String)), CAST(CAST('a' AS Nullable(Enum('a' = 1))) AS Nullable(String));
-- = \N	a

-- pr-56704
CREATE TABLE t (k UInt32, x UInt64 CODEC(GCD, LZ4)) ENGINE = MergeTree ORDER BY k SETTINGS min_bytes_for_wide_part = 0;
INSERT INTO t VALUES (1, 0), (2, 0), (3, 24), (4, 0);
SELECT groupArray(x) FROM (SELECT x FROM t ORDER BY k);
-- = [0,0,24,0]

-- pr-56913
SELECT tryBase64Decode('a?b'), tryBase64Decode('YWI=');
-- = 	ab

-- pr-56948
CREATE TABLE t (k UInt32, x UInt32, PROJECTION p (SELECT x, sum(k) GROUP BY x)) ENGINE = MergeTree ORDER BY k;
ALTER TABLE t DROP COLUMN x;
-- ! UNKNOWN_IDENTIFIER

-- pr-57073
SELECT bitHammingDistance(toUInt128(0), bitShiftLeft(toUInt128(3), 100)), bitHammingDistance(toInt256(-1), toInt256(0));
-- = 2	256

-- pr-57096
SELECT JSON_QUERY('[[1, 2], [3, [4, 5]]]', '$[1][1]'), JSON_QUERY('{"a": [[1], [2, 3]]}', '$.a[1][0]');
-- = [[4,5]]	[2]

-- pr-55978
SELECT name, alias_for FROM system.settings WHERE name LIKE '%directory\_monitor%' ORDER BY name;
-- = distributed_directory_monitor_batch_inserts	distributed_background_insert_batch
-- = distributed_directory_monitor_max_sleep_time_ms	distributed_background_insert_max_sleep_time_ms
-- = distributed_directory_monitor_sleep_time_ms	distributed_background_insert_sleep_time_ms
-- = distributed_directory_monitor_split_batch_on_failure	distributed_background_insert_split_batch_on_failure
SELECT count() > 0 FROM system.settings WHERE name LIKE 'distributed\_background\_insert%';
-- 23.6 = 0
-- 23.10 = 1

-- pr-56090
-- changed in 24.9: they are converted to their least supertype and compared
SELECT INTERVAL 1 DAY > INTERVAL 23 HOUR;
-- = 1
-- 23.6 = 0
-- 23.10 ! NO_COMMON_TYPE
SELECT INTERVAL 2 HOUR > INTERVAL 1 HOUR;
-- = 1

-- pr-49794
SELECT arrayFold((acc, x) -> acc + x * 2, [1, 2, 3, 4], toInt64(3));
-- = 23
SELECT arrayFold((acc, x) -> acc + x * 2, toInt64(3), [1, 2, 3, 4]);
-- ! ILLEGAL_TYPE_OF_ARGUMENT

-- pr-55982
SELECT * FROM format(Npy, 'x Int32', '\x93NUMPY\x01\x00\x76\x00{\'descr\': \'<i4\', \'fortran_order\': False, \'shape\': (3,), }                                                            \n\x07\x00\x00\x00\x01\x00\x00\x00\xFE\xFF\xFF\xFF');
-- = 7
-- = 1
-- = -2

-- pr-55642
SELECT default FROM system.settings WHERE name = 'analyze_index_with_space_filling_curves';
-- = 1
CREATE TABLE t (x UInt32, y UInt32) ENGINE = MergeTree ORDER BY mortonEncode(x, y) SETTINGS index_granularity = 64, index_granularity_bytes = 0, min_bytes_for_wide_part = 0;
INSERT INTO t SELECT number DIV 64, number % 64 FROM numbers(4096);
SELECT marks < 5 FROM (EXPLAIN ESTIMATE SELECT * FROM t WHERE x >= 8 AND x < 16 AND y >= 8 AND y < 16);
-- = 1
SELECT marks FROM (EXPLAIN ESTIMATE SELECT * FROM t WHERE x >= 8 AND x < 16 AND y >= 8 AND y < 16 SETTINGS analyze_index_with_space_filling_curves = 0);
-- = 64

-- pr-56134
CREATE TABLE t (k UInt32, x UInt32, PROJECTION p (SELECT x, count() GROUP BY x)) ENGINE = MergeTree ORDER BY k;
INSERT INTO t SELECT number, number % 2 FROM numbers(1000);
SELECT x, count() FROM t GROUP BY x ORDER BY x SETTINGS force_optimize_projection_name = 'p';
-- = 0	500
-- = 1	500
SELECT k FROM t WHERE k = 1 SETTINGS force_optimize_projection_name = 'p';
-- ! INCORRECT_DATA

-- pr-53145
SELECT lttb(3)(x, y) FROM VALUES('x UInt8, y Int8', (0, 0), (1, 1), (2, -9), (3, 2), (4, 0));
-- = [(0,0),(2,-9),(4,0)]
SELECT lttb(10)(x, y) FROM VALUES('x UInt8, y Int8', (2, 5), (1, 1));
-- = [(1,1),(2,5)]

-- pr-53404
CREATE TABLE t (k UInt32) ENGINE = MergeTree ORDER BY k;
INSERT INTO t VALUES (1);
INSERT INTO t VALUES (2);
CHECK TABLE t PART 'all_2_2_0' SETTINGS check_query_single_value_result = 0;
-- = all_2_2_0	1	
CHECK TABLE t PART 'all_9_9_0';
-- ! NO_SUCH_DATA_PART

-- pr-54364
SELECT jsonMergePatch('{"a": 1, "b": {"c": 2, "d": 3}}', '{"b": {"c": 9}}', '{"a": "x", "e": [1]}');
-- = {"a":"x","b":{"c":9,"d":3},"e":[1]}

-- pr-54391
SELECT length(arrayRandomSample(range(10), 3)), hasAll(range(10), arrayRandomSample(range(10), 3));
-- = 3	1

-- pr-54947
SELECT sumArgMin(v, k), sumArgMax(v, k), groupArrayArgMax(v, k) FROM VALUES('k UInt8, v UInt8', (1, 5), (2, 7), (1, 6), (2, 8), (3, 100));
-- = 11	100	[100]
SELECT sumArgMin(n, day), sumArgMax(n, day)
FROM VALUES('day UInt8, n UInt8', (1, 4), (2, 2), (2, 3));
-- = 4	5

-- pr-55064
SYSTEM DROP FORMAT SCHEMA CACHE FOR Protobuf;
SYSTEM DROP FORMAT SCHEMA CACHE;

-- pr-55211
SELECT byteSwap(toUInt16(0x1234)), byteSwap(toUInt8(5)), IPv4NumToString(byteSwap(toUInt32(toIPv4('1.2.3.4'))));
-- = 13330	5	4.3.2.1

-- pr-55239
SELECT formatQuery('select a,b from t where x>1'), formatQuerySingleLine('select a,b\nfrom t -- c\nwhere x>1');
-- = SELECT\n    a,\n    b\nFROM t\nWHERE x > 1	SELECT a, b FROM t WHERE x > 1
SELECT formatQuery('selec 1');
-- ! SYNTAX_ERROR

-- pr-55450
SELECT is_input, is_output FROM system.formats WHERE name = 'DWARF';
-- = 1	0

-- pr-55979
SET max_insert_block_size = 12345;
SHOW SETTING max_insert_block_size;
-- = 12345

-- pr-55108
CREATE TABLE t (k UInt32, x Nullable(String)) ENGINE = MergeTree ORDER BY k SETTINGS min_bytes_for_wide_part = 0;
INSERT INTO t VALUES (1, 'a');
SELECT substreams, filenames FROM system.parts_columns WHERE table = 't' AND column = 'k';
-- = ['k']	['k']
SELECT has(substreams, 'x.null'), has(filenames, 'x.null') FROM system.parts_columns WHERE table = 't' AND column = 'x';
-- = 1	1

-- pr-55815
SHOW MERGES;
-- no rows

-- pr-55899
CREATE TABLE t (a UInt8) ENGINE = MergeTree SETTINGS index_granularity = 8192;
SELECT sorting_key FROM system.tables WHERE name = 't';
-- =
SET create_table_empty_primary_key_by_default = 0;
CREATE TABLE u (a UInt8) ENGINE = MergeTree;
-- ! BAD_ARGUMENTS

-- pr-50771
SELECT count() FROM system.settings WHERE name = 'query_plan_enable_multithreading_after_window_functions';
-- = 1

-- pr-55806
SELECT count() FROM system.settings WHERE name = 'optimize_trivial_approximate_count_query';
-- = 1
CREATE TABLE j (k UInt8) ENGINE = Join(ANY, LEFT, k);
INSERT INTO j VALUES (1), (2);
SELECT countIf(explain LIKE '%Optimized trivial count%') FROM (EXPLAIN SELECT count() FROM j);
-- = 1

-- pr-55589
SELECT toDayOfWeek('2023-10-22'), DAYOFWEEK('2023-10-23'), toYearWeek('2023-10-22'), YEARWEEK('2023-10-22', 1), toWeek('2023-01-08'), WEEK('2023-01-08 11:00:00', 1);
-- = 7	1	202343	202342	2	1

-- pr-55696
SELECT default FROM system.settings WHERE name = 'date_time_overflow_behavior';
-- = ignore
SELECT toDate(toDateTime64('2250-01-01 00:00:00', 0)), toDateTime(toDate32('1900-01-01')) SETTINGS date_time_overflow_behavior = 'saturate';
-- = 2149-06-06	1970-01-01 00:00:00
SELECT toDate(toDate32('1900-01-01')) SETTINGS date_time_overflow_behavior = 'throw';
-- ! VALUE_IS_OUT_OF_RANGE_OF_DATA_TYPE
SELECT toDateTime(toDateTime64('2200-01-01 00:00:00', 3)) SETTINGS date_time_overflow_behavior = 'throw';
-- ! VALUE_IS_OUT_OF_RANGE_OF_DATA_TYPE
SELECT toDateTime(-1.5), toDate(-1) SETTINGS date_time_overflow_behavior = 'throw';
-- = 1970-01-01 00:00:00	1970-01-01

-- pr-55604
CREATE TABLE t (k UInt32) ENGINE = MergeTree ORDER BY k PARTITION BY k;
INSERT INTO t VALUES (1), (2), (3);
SET param_p = '2', param_n = 3;
ALTER TABLE t DROP PARTITION ID {p:String};
ALTER TABLE t DETACH PARTITION {n:UInt32};
SELECT k FROM t;
-- = 1

-- pr-49043
CREATE TABLE s (k UInt64, v String) ENGINE = Memory;
CREATE DICTIONARY d (k UInt64, v String) PRIMARY KEY k SOURCE(CLICKHOUSE(TABLE 's')) LAYOUT(DIRECT()) LIFETIME(10);
-- ! BAD_ARGUMENTS
CREATE DICTIONARY d (k UInt64, v String) PRIMARY KEY k SOURCE(CLICKHOUSE(TABLE 's')) LAYOUT(DIRECT());

-- pr-49516
CREATE TABLE t (k UInt32, s String) ENGINE = MergeTree ORDER BY k PARTITION BY (k, s);
INSERT INTO t VALUES (1, 'a'), (2, 'b');
SET param_k = 1, param_s = 'a';
ALTER TABLE t DROP PARTITION ({k:UInt32}, {s:String});
SELECT k, s FROM t;
-- = 2	b

-- pr-54100
SELECT 5 − 3, 2 * −4;
-- = 2	-8

-- pr-54770
SELECT toUInt32(default) > 10 FROM system.settings WHERE name = 's3_retry_attempts';
-- = 1

-- pr-54826
SET load_balancing = 'hostname_levenshtein_distance';
SET load_balancing = 'levenshtein_distance';
-- ! UNKNOWN_LOAD_BALANCING

-- pr-55112
SELECT is_obsolete FROM system.settings WHERE name = 'query_plan_optimize_projection';
-- = 1

-- pr-55123
DESCRIBE (SELECT untuple(tuple(1, 'x')::Tuple(a Int32, b String)) AS u) SETTINGS describe_compact_output = 1;
-- = u.a	Int32
-- = u.b	String

-- pr-55129
CREATE TABLE t (k UInt32 COMMENT 'c') ENGINE = MergeTree ORDER BY k;
DESCRIBE t SETTINGS describe_compact_output = 1;
-- = k	UInt32
CREATE TABLE f (a String) ENGINE = File(CSV);
DESCRIBE f SETTINGS describe_include_virtual_columns = 1, describe_compact_output = 1;
-- = a	String	0
-- = _path	LowCardinality(String)	1
-- = _file	LowCardinality(String)	1
-- = _size	Nullable(UInt64)	1
-- = _time	Nullable(DateTime)	1
-- = _etag	LowCardinality(String)	1
-- = _tags	Map(String, String)	1
-- = _data_lake_snapshot_version	Nullable(UInt64)	1
-- = _row_number	Nullable(Int64)	1
-- = _iceberg_metadata_file_path	LowCardinality(String)	1
-- = _table	LowCardinality(String)	1

-- pr-55146
-- changed in 26.5: cast_string_to_date_time_mode is best_effort by default since
SELECT toDateTime64('-1.5', 3);
-- ! CANNOT_PARSE_DATETIME
SELECT toDateTime64('-1.5', 3), toDateTime64('-12.25', 2) SETTINGS cast_string_to_date_time_mode = 'basic';
-- = 1969-12-31 23:59:58.500	1969-12-31 23:59:47.75

-- pr-55215
SELECT table, name FROM system.columns WHERE database = 'information_schema' AND (table, name) IN (('tables', 'table_rows'), ('columns', 'extra')) ORDER BY table;
-- = columns	extra
-- = tables	table_rows

-- pr-55373
CREATE TABLE a (x UInt8) ENGINE = Memory;
RENAME a TO b;
SELECT count() FROM b;
-- = 0

-- pr-55377
SELECT type FROM system.columns WHERE database = 'system' AND table = 'clusters' AND name = 'internal_replication';
-- = UInt8

-- pr-55869
SELECT addMonths('2023-01-31', 1), subtractHours('2023-10-22', 1), addYears('2024-02-29', 1), subtractMilliseconds('2023-10-22 00:00:00', 5);
-- = 2023-02-28 00:00:00.000	2023-10-21 23:00:00.000	2025-02-28 00:00:00.000	2023-10-21 23:59:59.995

-- pr-55952
CREATE TABLE t (k UInt32) ENGINE = MergeTree ORDER BY k;
INSERT INTO t VALUES (1), (2), (3);
DELETE FROM t WHERE k = 2;
SELECT groupArray(k) FROM t;
-- = [1,3]
SELECT groupArray(k) FROM t SETTINGS apply_deleted_mask = 0;
-- = [1,2,3]

-- pr-55960
SELECT subDate('2023-03-01', INTERVAL 1 DAY), '2023-03-01' - INTERVAL 1 MONTH, '2023-12-31 23:59:59' + INTERVAL 1 SECOND, addDate('2023-01-31', INTERVAL 1 MONTH);
-- = 2023-02-28 00:00:00.000	2023-02-01 00:00:00.000	2024-01-01 00:00:00.000	2023-02-28 00:00:00.000

-- pr-56046
SELECT * FROM format(CSV, 'a String, b String', 'x\ry,z\nu,v\n');
-- = x\ry	z
-- = u	v

-- pr-56143
SELECT minSampleSizeContinous(112.25, 21.1, 0.03, 0.8, 0.05) = minSampleSizeContinuous(112.25, 21.1, 0.03, 0.8, 0.05);
-- = 1

-- pr-55276
CREATE TABLE t (k UInt8, aMap Nested(ID UInt8, V UInt32)) ENGINE = SummingMergeTree ORDER BY k;
INSERT INTO t VALUES (1, [1, 2], [10, 20]);
INSERT INTO t VALUES (1, [2, 3], [5, 7]);
SELECT * FROM t FINAL;
-- = 1	[1,2,3]	[10,25,7]

-- pr-55861
SELECT toFloat64('abc') SETTINGS precise_float_parsing = 1;
-- ! CANNOT_PARSE_NUMBER
SELECT toFloat64('1.25e2') SETTINGS precise_float_parsing = 1;
-- = 125

-- pr-55912
CREATE TABLE n (t Tuple(a UInt8, b String), x Nullable(UInt8)) ENGINE = Null;
SELECT t.a, x.null FROM n;
-- no rows

-- pr-55962
SHOW DATABASES LIMIT 2;
-- = INFORMATION_SCHEMA
-- = default

-- pr-55099
SET describe_compact_output = 1;
DESCRIBE format(JSONEachRow, '{"a": "42"}');
-- = a	Nullable(String)
-- 23.6 = a	Nullable(Int64)					
-- 23.10 = a	Nullable(String)
DESCRIBE format(JSONEachRow, '{"a": "42"}') SETTINGS input_format_json_try_infer_numbers_from_strings = 1;
-- = a	Nullable(Int64)
-- 23.6 = a	Nullable(Int64)					
-- 23.10 = a	Nullable(Int64)

-- pr-54427
SET describe_compact_output = 1, print_pretty_type_names = 0;
DESCRIBE format(JSONEachRow, '{"o": {"x": 1, "y": "s"}}, {"o": {"z": [1]}}');
-- = o	Tuple(x Nullable(Int64), y Nullable(String), z Array(Nullable(Int64)))
DESCRIBE format(JSONEachRow, '{"o": {"x": 1, "y": 2}}') SETTINGS input_format_json_try_infer_named_tuples_from_objects = 0;
-- = o	Nullable(String)
DESCRIBE format(JSONEachRow, '{"n": null, "e": [], "o": {}}');
-- = n	Nullable(String)
-- = e	Array(Nullable(String))
-- = o	Nullable(String)
DESCRIBE format(JSONEachRow, '{"n": null}') SETTINGS input_format_json_infer_incomplete_types_as_strings = 0;
-- ! CANNOT_EXTRACT_TABLE_STRUCTURE
SELECT * FROM format(JSONEachRow, 'a String', '{"a": [1, "x", null]}');
-- = [1, "x", null]

-- pr-47009
SELECT default FROM system.settings WHERE name = 'workload';
-- = default

-- pr-47532
CREATE TABLE t (k UInt32) ENGINE = MergeTree ORDER BY k;
INSERT INTO t VALUES (1);
INSERT INTO t VALUES (2);
SELECT k, _block_number FROM t ORDER BY k;
-- = 1	1
-- = 2	2

-- pr-48915
CREATE TABLE t (k UInt32) ENGINE = Memory;
INSERT INTO t VALUES (1);
DROP TABLE IF EMPTY t;
-- ! TABLE_NOT_EMPTY
TRUNCATE TABLE t;
DROP TABLE IF EMPTY t;
EXISTS t;
-- = 0

-- pr-53680
SELECT toString(toDateTime('2023-01-01 00:00:00', 'UTC'), z), formatDateTime(toDateTime('2023-01-01 00:00:00', 'UTC'), '%F %H', z) FROM VALUES('z String', 'Asia/Tokyo', 'UTC', 'America/New_York');
-- = 2023-01-01 09:00:00	2023-01-01 09
-- = 2023-01-01 00:00:00	2023-01-01 00
-- = 2022-12-31 19:00:00	2022-12-31 19

-- pr-51304
CREATE TABLE t (k UInt32) ENGINE = MergeTree ORDER BY k COMMENT 'old';
ALTER TABLE t MODIFY COMMENT 'new';
SELECT comment FROM system.tables WHERE name = 't';
-- = new

-- pr-53149
CREATE TABLE t (k UInt32, x UInt64 CODEC(GCD, LZ4), d Decimal(10, 2) CODEC(GCD, ZSTD), e DateTime CODEC(GCD, LZ4)) ENGINE = MergeTree ORDER BY k SETTINGS min_bytes_for_wide_part = 0;
INSERT INTO t VALUES (1, 24, 0.25, 8), (2, 28, 0.5, 16), (3, 16, 0.75, 24);
SELECT groupArray(x), sum(d) FROM t;
-- = [24,28,16]	1.5
CREATE TABLE u (k UInt32, x UInt64 CODEC(GCD)) ENGINE = MergeTree ORDER BY k;
-- ! BAD_ARGUMENTS
CREATE TABLE u (k UInt32, x String CODEC(GCD, LZ4)) ENGINE = MergeTree ORDER BY k;
-- ! BAD_ARGUMENTS

-- pr-53328
SELECT toTypeName(CAST(1 AS DECIMAL)), toTypeName(CAST(1 AS DECIMAL(5)));
-- = Decimal(10, 0)	Decimal(5, 0)

-- pr-53860
SELECT default FROM system.settings WHERE name = 'output_format_markdown_escape_special_characters';
-- = 0
SELECT '#1!' AS x FORMAT Markdown;
-- = | x |
-- = |:-|
-- = | #1! |
SELECT '#1!' AS x FORMAT Markdown SETTINGS output_format_markdown_escape_special_characters = 1;
-- = | x |
-- = |:-|
-- = | \#1\! |

-- pr-54097
SELECT decodeHTMLComponent('&lt;a&gt; &#65;&#x42; &amp;amp; &eacute;');
-- = <a> AB &amp; é

-- pr-54337
SHOW FUNCTIONS LIKE 'toDaysSince%';
-- ok

-- pr-54479
SELECT toDaysSinceYearZero(toDate('2023-09-08')), TO_DAYS(toDate32('1970-01-01')), toDaysSinceYearZero(toDateTime64('2023-09-08 11:00:00', 3));
-- = 739136	719528	739136

-- pr-54509
SELECT YYYYMMDDToDate(20240229), YYYYMMDDToDate32(19250101), YYYYMMDDhhmmssToDateTime(20230911131415), YYYYMMDDhhmmssToDateTime64(19300911131415, 2);
-- = 2024-02-29	1925-01-01	2023-09-11 13:14:15	1930-09-11 13:14:15.00

-- pr-54935
SELECT byteHammingDistance('karolin', 'kathrin'), editDistance('kitten', 'sitting'), editDistance('', 'abc');
-- = 3	3	3

-- pr-51261
CREATE USER u IDENTIFIED WITH plaintext_password BY 'p' VALID UNTIL '2100-01-01 00:00:00 UTC';
-- ! ACCESS_DENIED

-- pr-55095
CREATE TABLE t (a Tuple(x Int32, y Array(String))) ENGINE = Memory;
DESCRIBE t SETTINGS print_pretty_type_names = 0, describe_compact_output = 1;
-- = a	Tuple(x Int32, y Array(String))
DESCRIBE t SETTINGS print_pretty_type_names = 1, describe_compact_output = 1;
-- = a	Tuple(\n    x Int32,\n    y Array(String))

-- pr-54544
CREATE TABLE t (id UInt64) ENGINE = MergeTree ORDER BY id SETTINGS index_granularity = 100, index_granularity_bytes = 0, min_bytes_for_wide_part = 0;
INSERT INTO t SELECT number FROM numbers(1000);
SELECT id FROM t WHERE id IN (SELECT '5');
-- = 5
SELECT id FROM t WHERE id IN (SELECT '5') SETTINGS force_primary_key = 1;
-- = 5

-- pr-54405
SELECT * FROM format(JSON, '{"a": 1}\n{"a": 2}');
-- = 1
-- = 2

-- pr-52853
-- changed in 25.11: it is disabled by default since
SELECT default FROM system.settings WHERE name = 'http_write_exception_in_output_format';
-- = 0

-- pr-55037
SELECT type FROM system.columns WHERE database = 'information_schema' AND table = 'tables' AND name = 'data_length';
-- = Nullable(UInt64)

-- pr-54250
SELECT formatReadableTimeDelta(61.25, 'minutes', 'milliseconds'), formatReadableTimeDelta(0.000005, 'seconds', 'nanoseconds');
-- = 1 minute, 1 second and 250 milliseconds	0 seconds and 5 microseconds

-- pr-54351
SELECT * FROM format(JSONEachRow, 'a Array(Int32), t Tuple(Int32, String), m Map(String, Int32)', '{"a": null, "t": null, "m": null}');
-- = []	(0,'')	{}

-- pr-54382
SELECT STD(number), STD(number) = stddevPop(number) FROM numbers(2);
-- = 0.5	1

-- pr-54400
SELECT addDate(toDate('2023-12-31'), INTERVAL 1 DAY), subDate(toDateTime('2024-01-01 00:00:00'), INTERVAL 1 SECOND);
-- = 2024-01-01	2023-12-31 23:59:59

-- pr-54506
SELECT type FROM system.columns WHERE database = 'system' AND table = 'detached_parts' AND name = 'modification_time';
-- = DateTime

-- pr-54518
SELECT splitByChar(',', 'a,b,c,d', 2), splitByString('--', 'a--b--c', 1);
-- = ['a','b']	['a']
SELECT splitByChar(',', 'a,b,c,d', 2), splitByString('--', 'a--b--c', 1), splitByChar(',', 'a,b', 5) SETTINGS splitby_max_substrings_includes_remaining_string = 1;
-- = ['a','b,c,d']	['a--b--c']	['a','b']

-- pr-54553
SET describe_compact_output = 1;
DESCRIBE format(JSONEachRow, '{"a": [[1], [18446744073709551615]]}');
-- = a	Array(Array(Nullable(UInt64)))

-- pr-54608
SELECT 5 * [5, -5], [1, 2] * 3, [10, 5] / 4, [7, 8] % 3, [[1, 2]] * 2;
-- = [25,-25]	[3,6]	[2.5,1.25]	[1,2]	[[2,4]]

-- pr-54766
-- changed in 24.7: the column is removed
SELECT is_deterministic FROM system.functions;
-- ! UNKNOWN_IDENTIFIER

-- pr-54773
SELECT name, type FROM system.columns WHERE database = 'information_schema' AND table = 'tables' AND name IN ('table_type', 'table_comment', 'table_collation') ORDER BY name;
-- = table_collation	Nullable(String)
-- = table_comment	Nullable(String)
-- = table_type	String
SELECT name FROM system.tables WHERE database = 'information_schema' AND name IN ('key_column_usage', 'referential_constraints') ORDER BY name;
-- = key_column_usage
-- = referential_constraints

-- pr-54801
SELECT randomString(3) = '' SETTINGS use_query_cache = 1;
-- ! QUERY_CACHE_USED_WITH_NONDETERMINISTIC_FUNCTIONS

-- pr-54837
SELECT is_obsolete FROM system.merge_tree_settings WHERE name = 'max_part_removal_threads';
-- = 1

-- pr-54860
SELECT INTERVAL 2 HOURS = INTERVAL 2 HOUR, toDate('2023-01-31') + INTERVAL 2 WEEKS;
-- = 1	2023-02-14

-- pr-54895
CREATE TABLE t (a Nullable(UInt32), b UInt32, PROJECTION p (SELECT * ORDER BY a)) ENGINE = MergeTree ORDER BY b;
INSERT INTO t VALUES (NULL, 1), (2, 2);
SELECT b FROM t WHERE a = 2;
-- = 2

-- pr-54942
SELECT '\xFE\xFFabc' LIKE '\xFE\xFF%', 'abc' LIKE '\xFE\xFF%', match('a\xFFb', 'a\xFF.');
-- = 1	0	1

-- pr-54639
SELECT timestamp('2023-12-31'), timestamp('2023-12-31 12:00:00', '12:00:00.5'), toTypeName(timestamp('2023-12-31'));
-- = 2023-12-31 00:00:00.000000	2024-01-01 00:00:00.500000	DateTime64(6)

-- pr-54119
SELECT base64Decode('YWI');
-- ! INCORRECT_DATA
SELECT tryBase64Decode('YWI'), base64Decode('YWI=');
-- = 	ab

-- pr-54200
CREATE TABLE t (k UInt32, ip IPv6, INDEX i ip TYPE bloom_filter GRANULARITY 1) ENGINE = MergeTree ORDER BY k;
INSERT INTO t VALUES (1, '::1'), (2, '2001:db8::1');
SELECT k FROM t WHERE ip = toIPv6('2001:db8::1') SETTINGS force_data_skipping_indices = 'i';
-- = 2

-- pr-54316
SELECT isZeroOrNull(NULL), isZeroOrNull(0), isZeroOrNull(5);
-- = 1	1	0

-- pr-54696
CREATE TABLE t (s String) ENGINE = MergeTree ORDER BY s SETTINGS index_granularity = 1;
INSERT INTO t VALUES ('a'), ('foo'), ('foobar'), ('xbar'), ('z');
SELECT s FROM t WHERE match(s, '^foo|bar') ORDER BY s;
-- = foo
-- = foobar
-- = xbar

-- pr-55019
SELECT if(number % 2, toInt128(5), toUInt8(3)), toTypeName(if(materialize(1), toInt128(5), toUInt8(3))) FROM numbers(2);
-- = 3	Int128
-- = 5	Int128

-- pr-52240
SELECT (SELECT 1 WHERE 0), (SELECT number FROM numbers(0)) IS NULL;
-- = \N	1

-- pr-52117
SELECT toUTCTimestamp(toDateTime('2023-03-16 00:00:00'), 'Asia/Tokyo'), fromUTCTimestamp(toDateTime64('2023-03-16 10:00:00', 3), 'America/New_York');
-- = 2023-03-15 15:00:00	2023-03-16 06:00:00.000

-- pr-52278
SELECT structureToProtobufSchema('a UInt32, b Array(String)', 'Msg');
-- = syntax = "proto3";\n\nmessage Msg\n{\n    uint32 a = 1;\n    repeated bytes b = 2;\n}\n
SELECT name, default FROM system.settings WHERE name IN ('format_protobuf_use_autogenerated_schema', 'format_capn_proto_use_autogenerated_schema', 'output_format_schema') ORDER BY name;
-- = format_capn_proto_use_autogenerated_schema	1
-- = format_protobuf_use_autogenerated_schema	1
-- = output_format_schema	

-- pr-52555
SELECT startsWithUTF8('富强民主', '富强'), endsWithUTF8('富强民主', '富强'), endsWithUTF8('Süden', 'üden'), startsWithUTF8('a', 'ab');
-- = 1	0	1	0

-- pr-52692
SELECT * FROM format(TSV, 'a UInt8, b UInt8', '1\n2\t3\t4\n') SETTINGS input_format_tsv_allow_variable_number_of_columns = 1;
-- = 1	0
-- = 2	3
SELECT * FROM format(JSONCompactEachRow, 'a UInt8, b UInt8', '[1]\n[2, 3, 4]\n') SETTINGS input_format_json_compact_allow_variable_number_of_columns = 1;
-- = 1	0
-- = 2	3
SELECT * FROM format(TSV, 'a UInt8, b UInt8', '1\n');
-- ! CANNOT_PARSE_INPUT_ASSERTION_FAILED

-- pr-53209
SELECT *, toTypeName(dummy) FROM format(One, 'a\nb\n');
-- = 0	UInt8
SELECT is_input, is_output FROM system.formats WHERE name = 'One';
-- = 1	0

-- pr-53239
SELECT tupleConcat((1, 'a'), tuple(), tuple(2.5), (NULL, [1]));
-- = (1,'a',2.5,NULL,[1])

-- pr-53261
CREATE DATABASE d ENGINE = Memory;
CREATE TABLE d.t (a UInt8) ENGINE = Memory;
INSERT INTO d.t VALUES (1);
TRUNCATE DATABASE d;
SELECT count() FROM system.databases WHERE name = 'd';
-- = 1

-- pr-53313
SELECT default FROM system.settings WHERE name = 'max_threads_for_indexes';
-- = 0

-- pr-53525
SELECT sipHash64Keyed((toUInt64(506097522914230528), toUInt64(1084818905618843912)), ''), sipHash64Keyed((0::UInt64, 0::UInt64), 'a') = sipHash64('a'), sipHash64Keyed((1::UInt64, 0::UInt64), 'a') = sipHash64('a'), length(sipHash128Keyed((1::UInt64, 2::UInt64), 'a'));
-- = 8246050544436514353	1	0	16

-- pr-53557
SELECT arrayRotateLeft([1, 2, 3, 4], 1), arrayRotateRight([1, 2, 3, 4], 1), arrayRotateLeft([1, 2, 3], -1), arrayRotateLeft([1, 2], 5);
-- = [2,3,4,1]	[4,1,2,3]	[3,1,2]	[2,1]
SELECT arrayShiftLeft([1, 2, 3], 1), arrayShiftRight(['a', 'b'], 1), arrayShiftLeft([1, 2, 3], 2, 9), arrayShiftRight([1, 2], -1), arrayShiftLeft([1, 2], 7);
-- = [2,3,0]	['','a']	[3,9,9]	[2,0]	[0,0]

-- pr-53605
SELECT countIf(name != cluster) FROM system.clusters;
-- = 0

-- pr-52625
SELECT [5, 2] + [1, 7], [1.5, 2] - [1, 3], [[1], [2]] + [[10], [20]];
-- = [6,9]	[0.5,-1]	[[11],[22]]
SELECT [1, 2] * [3, 4];
-- ! ILLEGAL_TYPE_OF_ARGUMENT
SELECT [1, 2] + [1];
-- ! SIZES_OF_ARRAYS_DONT_MATCH

-- pr-52635
CREATE TABLE t (a UInt8) ENGINE = Memory;
INSERT INTO t VALUES (7);
SELECT * FROM 't';
-- = 7

-- pr-46051
SELECT count() FROM system.settings WHERE name = 'rewrite_count_distinct_if_with_count_distinct_implementation';
-- = 1
SELECT countDistinctIf(number % 5, number > 2) FROM numbers(10) SETTINGS rewrite_count_distinct_if_with_count_distinct_implementation = 1;
-- = 5

-- pr-53692
SELECT default FROM system.settings WHERE name = 'use_cache_for_count_from_files';
-- = 1

-- pr-48990
SELECT type FROM system.columns WHERE database = 'system' AND table = 'merges' AND name = 'partition';
-- = String

-- pr-49587
CREATE TABLE s (k String, v UInt8) ENGINE = Memory;
INSERT INTO s VALUES ('x', 5);
CREATE DICTIONARY d (k String, v UInt8) PRIMARY KEY k SOURCE(CLICKHOUSE(TABLE 's')) LIFETIME(0) LAYOUT(HASHED());
SELECT dictGet('d', 'v', 'x');
-- = 5
SELECT type FROM system.dictionaries WHERE name = 'd';
-- = ComplexKeyHashed

-- pr-49618
SELECT default FROM system.settings WHERE name = 'use_concurrency_control';
-- = 1

-- pr-51622
SYSTEM SYNC FILESYSTEM CACHE;

-- pr-51850
SELECT arrayIntersect([3, 1, 2], [1, 2, 3]), arrayIntersect(['c', 'a', 'b', 'a'], ['a', 'c']);
-- = [3,1,2]	['c','a']

-- pr-52315
SELECT countIf(name != event) FROM system.events;
-- = 0
SELECT countIf(name != metric), count() > 0 FROM system.metrics;
-- = 0	1

-- pr-52320
CREATE TABLE t (a UInt8) ENGINE = MergeTree ORDER BY a;
CREATE UNIQUE INDEX i ON t (a) TYPE minmax;
-- ! NOT_IMPLEMENTED
SET create_index_ignore_unique = 1;
CREATE UNIQUE INDEX i ON t (a) TYPE minmax;
SELECT name FROM system.data_skipping_indices WHERE table = 't';
-- = i

-- pr-52695
SELECT count() > 0 FROM INFORMATION_SCHEMA.tables;
-- = 1
SELECT count() > 0 FROM information_schema.TABLES;
-- = 1

-- pr-52758
SELECT intDiv((7, 9), 2), modulo((7, 8), 3), intDivOrZero((5, 10), 0);
-- = (3,4)	(1,2)	(0,0)
SELECT intDiv((7, 9), (2, 2));
-- ! ILLEGAL_TYPE_OF_ARGUMENT

-- pr-52779
SELECT name, default FROM system.settings WHERE name IN ('memory_profiler_sample_min_allocation_size', 'memory_profiler_sample_max_allocation_size') ORDER BY name;
-- = memory_profiler_sample_max_allocation_size	0
-- = memory_profiler_sample_min_allocation_size	0

-- pr-52791
SELECT toFloat64('1.7091') SETTINGS precise_float_parsing = 1;
-- = 1.7091
SELECT toFloat64('15008753.1') = 15008753.1 SETTINGS precise_float_parsing = 1;
-- = 1

-- pr-53285
SELECT default FROM system.server_settings WHERE name = 'max_concurrent_queries';
-- = 0

-- pr-53506
SELECT domainRFC('http://[2001:db8::1]:80/x'), domainRFC('https://[::1]/');
-- = 2001:db8::1	::1

-- pr-53550
SELECT default FROM system.server_settings WHERE name = 'aggregate_function_group_array_max_element_size';
-- = 16777215

-- pr-53587
SELECT SCHEMA() = DATABASE();
-- = 1
CREATE SCHEMA s;
-- ! SYNTAX_ERROR

-- pr-53864
CREATE TABLE t (a UInt8, b UInt8, FOREIGN KEY (b) REFERENCES u (c)) ENGINE = Memory;
SELECT name FROM system.columns WHERE table = 't' AND database = currentDatabase() ORDER BY name;
-- = a
-- = b

-- pr-51642
SELECT toNullable(toIPv4('1.2.3.4')) % 256, CAST(NULL AS Nullable(IPv4)) % 5;
-- = 4	\N

-- pr-51756
CREATE TABLE s (k UInt64, a IPv4, b IPv6) ENGINE = Memory;
INSERT INTO s VALUES (1, '1.2.3.4', '::5');
CREATE DICTIONARY d (k UInt64, a IPv4, b IPv6) PRIMARY KEY k SOURCE(CLICKHOUSE(TABLE 's')) LIFETIME(0) LAYOUT(FLAT());
SELECT dictGet('d', ('a', 'b'), 1);
-- = ('1.2.3.4','::5')

-- pr-51950
SELECT * FROM format(CSV, 'd DateTime, x UInt8', '2023-01-02 03:04:05,6') SETTINGS date_time_input_format = 'best_effort';
-- = 2023-01-02 03:04:05	6

-- pr-52761
SELECT a, b FROM VALUES('a Nullable(UInt8), b Nullable(UInt8)', (1, NULL), (NULL, 2), (1, 1), (NULL, NULL)) ORDER BY a NULLS FIRST, b NULLS FIRST;
-- = \N	\N
-- = \N	2
-- = 1	\N
-- = 1	1

-- pr-53309
SELECT toDateTime('2023-01-01 00:00:00') + INTERVAL 1500 MILLISECOND, toDateTime('2023-01-01 00:00:00') - INTERVAL 1 MICROSECOND;
-- = 2023-01-01 00:00:01.500	2022-12-31 23:59:59.999999

-- pr-53470
SELECT JSON_QUERY('{"123": "v", "1": {"2": 3}}', '$.123'), JSON_QUERY('{"1": {"2": 3}}', '$.1.2');
-- = ["v"]	[3]

-- pr-53572
SELECT a AS k, b * 10 AS b FROM VALUES('a UInt8, b UInt16', (1, 1), (4, 4)) ORDER BY k WITH FILL INTERPOLATE (b AS b + 1);
-- = 1	10
-- = 2	11
-- = 3	12
-- = 4	40

-- pr-53742
SELECT transform(number, [1, 2], ['a', 'b'], toString(number)) FROM numbers(4);
-- = 0
-- = a
-- = b
-- = 3

-- pr-50625
SELECT aliases FROM system.privileges WHERE privilege = 'NAMED COLLECTION';
-- = ['NAMED COLLECTION USAGE','USE NAMED COLLECTION']
-- 23.6 ! UNKNOWN_ELEMENT_OF_ENUM
-- 23.10 = ['NAMED COLLECTION USAGE','USE NAMED COLLECTION']

-- pr-52104
SELECT count() FROM system.columns WHERE database = 'system' AND table = 'parts' AND name LIKE 'last\_removal\_attemp%';
-- = 1

-- pr-52128
SELECT default FROM system.settings WHERE name = 'distributed_ddl_entry_format_version';
-- = 5
-- 23.6 = 3
-- 23.10 = 5

-- pr-52361
CREATE TABLE t (a UInt8, b UInt8, PROJECTION p (SELECT * ORDER BY 1)) ENGINE = MergeTree ORDER BY a;
-- ! ILLEGAL_COLUMN

-- pr-48821
SELECT name FROM system.database_engines WHERE name IN ('Overlay', 'Filesystem', 'S3', 'HDFS') ORDER BY name;
-- = Filesystem
-- = HDFS
-- = S3
CREATE DATABASE o ENGINE = Overlay;
-- ! UNKNOWN_DATABASE_ENGINE

-- pr-50076
SELECT round(arrayJaccardIndex([1, 2, 3], [2, 3]), 4), arrayJaccardIndex(['a'], ['b']), arrayJaccardIndex([1, 2], [2, 1]);
-- = 0.6667	0	1

-- pr-50826
SELECT table FROM system.columns WHERE database = 'system' AND name = 'is_obsolete' ORDER BY table;
-- = merge_tree_settings
-- = replicated_merge_tree_settings
-- = server_settings
-- = settings

-- pr-51013
SELECT l.a, r.a FROM (SELECT number AS a FROM numbers(3)) AS l FULL JOIN (SELECT number + 2 AS a FROM numbers(2)) AS r ON l.a = r.a ORDER BY ALL SETTINGS join_algorithm = 'grace_hash', join_use_nulls = 1;
-- = 0	\N
-- = 1	\N
-- = 2	2
-- = \N	3
SELECT l.a, r.a FROM (SELECT number AS a FROM numbers(3)) AS l RIGHT JOIN (SELECT number + 2 AS a FROM numbers(2)) AS r ON l.a = r.a ORDER BY ALL SETTINGS join_algorithm = 'grace_hash', join_use_nulls = 1;
-- = 2	2
-- = \N	3

-- pr-51273
SELECT * FROM format(CSV, 'a UInt8, b UInt8', '1\n2,3,4\n') SETTINGS input_format_csv_allow_variable_number_of_columns = 1;
-- = 1	0
-- = 2	3

-- pr-51472
SELECT substring_index('www.clickhouse.com', '.', 2), substring_index('www.clickhouse.com', '.', -1), substring_index('abc', '.', 0), substring_index('abc', '.', 5);
-- = www.clickhouse	com		abc

-- pr-51674
SELECT name FROM system.columns WHERE database = 'system' AND table = 'jemalloc_bins' AND name IN ('size', 'allocations', 'deallocations', 'nmalloc', 'ndalloc') ORDER BY name;
-- = allocations
-- = deallocations
-- = size

-- pr-51695
SELECT * FROM format(RowBinaryWithDefaults, 'a UInt8 DEFAULT 7, b UInt8', x'010009');
-- = 7	9
SELECT * FROM format(RowBinaryWithDefaults, 'a UInt8 DEFAULT 7, b UInt8', x'000301');
-- = 3	0

-- pr-51708
SELECT default FROM system.settings WHERE name = 'default_temporary_table_engine';
-- = Memory
SET default_temporary_table_engine = 'Log';
CREATE TEMPORARY TABLE t (a UInt8);
SELECT engine FROM system.tables WHERE name = 't' AND is_temporary;
-- = Log

-- pr-51735
SELECT initcap('hello woRLD-fOO 1a'), initcapUTF8('über DEN élan');
-- = Hello World-Foo 1a	Über Den Élan

-- pr-51881
CREATE TABLE t (a UInt8 PRIMARY KEY, b UInt8, c UInt8 PRIMARY KEY) ENGINE = MergeTree;
SELECT primary_key FROM system.tables WHERE name = 't';
-- = a, c

-- pr-52050
SELECT hasSubsequence('garbage', 'arg'), hasSubsequence('garbage', 'gra'), hasSubsequence('garbage', 'ega'), hasSubsequenceCaseInsensitive('GARBAGE', 'arg'), hasSubsequenceUTF8('для дома', 'дм'), hasSubsequenceCaseInsensitiveUTF8('ДЛЯ', 'дя'), hasSubsequence('a', '');
-- = 1	1	0	1	1	1	1

-- pr-52135
SELECT array_agg(number) FROM numbers(3);
-- = [0,1,2]

-- pr-52147
SELECT any_value(x) FROM VALUES('x Nullable(UInt8)', NULL, 5);
-- = 5

-- pr-52149
SELECT array_concat_agg(x) FROM VALUES('x Array(UInt8)', [1], [], [2, 3]);
-- = [1,2,3]

-- pr-52176
SELECT OCTET_LENGTH('Süd'), octet_length('');
-- = 4	0

-- pr-52209
SELECT firstLine('foo\nbar'), firstLine('foo\r\nbar'), firstLine('foo'), firstLine('\nx');
-- = foo	foo	foo	

-- pr-45671
SELECT toIntervalHour(26), toIntervalSecond(-1) SETTINGS interval_output_format = 'kusto';
-- = 1.02:00:00	-00:00:01

-- pr-49160
SYSTEM FLUSH ASYNC INSERT QUEUE;
-- ! BAD_ARGUMENTS
SELECT default FROM system.server_settings WHERE name = 'async_insert_queue_flush_on_shutdown';
-- = 1
SELECT count() FROM system.server_settings WHERE name = 'async_insert_threads';
-- = 1

-- pr-51076
SELECT current_database() = currentDatabase(), current_schemas(false);
-- = 1	['default']

-- pr-52106
SELECT toTypeName(curdate()), toTypeName(current_date()), toTypeName(CURRENT_TIMESTAMP()), toTypeName(current_timestamp);
-- = Date	Date	DateTime	DateTime

-- pr-49631
SELECT default FROM system.merge_tree_settings WHERE name = 'ratio_of_defaults_for_sparse_serialization';
-- = 0.9375
CREATE TABLE t (k UInt32, x UInt32) ENGINE = MergeTree ORDER BY k;
INSERT INTO t SELECT number, number = 5 FROM numbers(1000);
CREATE TABLE u (k UInt32, x UInt32) ENGINE = MergeTree ORDER BY k SETTINGS ratio_of_defaults_for_sparse_serialization = 1;
INSERT INTO u SELECT number, number = 5 FROM numbers(1000);
SELECT table, serialization_kind FROM system.parts_columns WHERE table IN ('t', 'u') AND column = 'x' ORDER BY table;
-- = t	Sparse
-- = u	Default

-- pr-46365
SELECT name, default FROM system.settings WHERE name IN ('move_all_conditions_to_prewhere', 'enable_multiple_prewhere_read_steps') ORDER BY name;
-- = enable_multiple_prewhere_read_steps	1
-- = move_all_conditions_to_prewhere	1

-- pr-52295
SELECT default FROM system.merge_tree_settings WHERE name = 'allow_vertical_merges_from_compact_to_wide_parts';
-- = 1

-- pr-52606
SELECT default FROM system.settings WHERE name = 'merge_tree_determine_task_size_by_prewhere_columns';
-- = 1

-- pr-51293
SELECT number FROM numbers(10) ORDER BY number DESC FETCH FIRST 2 ROWS ONLY;
-- = 9
-- = 8

-- pr-49343
SELECT default FROM system.settings WHERE name = 'function_sleep_max_microseconds_per_block';
-- = 3000000
SELECT sleepEachRow(2) FROM numbers(2);
-- ! TOO_SLOW
SELECT sum(sleepEachRow(0.001)) FROM numbers(2);
-- = 0

-- pr-51291
SELECT date_diff('millisecond', toDateTime64('2023-07-27 00:00:00.999', 3), toDateTime64('2023-07-27 00:00:01.001', 3)), age('microsecond', toDateTime64('2023-07-27 00:00:00.5', 6), toDateTime('2023-07-27 00:00:01')), age('second', toDateTime64('2023-07-27 00:00:00.999', 3), toDateTime64('2023-07-27 00:00:01.001', 3));
-- = 2	500000	0

-- pr-51496
SELECT count() FROM system.columns WHERE database = 'system' AND table = 'parts' AND name = 'primary_key_size';
-- = 1

-- pr-51685
SELECT type FROM system.columns WHERE database = 'system' AND table = 'parts_columns' AND name = 'modification_time';
-- = DateTime

-- pr-51716
SELECT * FROM format(CSV, 'a UInt8 DEFAULT 5, b UInt8', 'x,2\n3,y\n') SETTINGS input_format_csv_use_default_on_bad_values = 1;
-- = 5	2
-- = 3	0

-- pr-51765
SELECT toUInt128(toUUID('00000000-0000-0000-0000-000000000005')), CAST(toUUID('00000000-0000-0001-0000-000000000000') AS UInt128) = bitShiftLeft(toUInt128(1), 64);
-- = 5	1

-- pr-51767
SELECT range(toNullable(3)), range(1, toNullable(10), 4);
-- = [0,1,2]	[1,5,9]

-- pr-51795
CREATE TABLE t (x Date) ENGINE = MergeTree ORDER BY tuple();
SELECT countIf(explain LIKE '%2024-01-01%') > 0 FROM (EXPLAIN SYNTAX run_query_tree_passes = 1 SELECT * FROM t WHERE toYear(x) = 2023);
-- = 1

-- pr-51899
CREATE TABLE t (x Date) ENGINE = Memory;
DESCRIBE TABLE t SETTINGS describe_compact_output = 1 FORMAT JSONCompactEachRow;
-- = ["x", "Date"]

-- pr-52056
CREATE TABLE t (x UInt8) ENGINE = MergeTree ORDER BY x;
CREATE INDEX i ON t (x);
-- ! INCORRECT_QUERY
ALTER TABLE t ADD INDEX i x SETTINGS allow_create_index_without_type = 1;
-- ! SYNTAX_ERROR
CREATE INDEX i ON t (x) SETTINGS allow_create_index_without_type = 1;
-- ! SYNTAX_ERROR
SELECT count() FROM system.data_skipping_indices WHERE table = 't';
-- = 0

-- pr-52152
SELECT default FROM system.settings WHERE name = 'optimize_use_implicit_projections';
-- = 1

-- pr-51290
SELECT formatDateTime(toDateTime64('1969-12-31 23:59:58.25', 2), '%F %T.%f'), formatDateTime(toDateTime64('1925-01-01 00:00:00.5', 1), '%T.%f');
-- = 1969-12-31 23:59:58.250000	00:00:00.500000

-- pr-51378
SELECT hasToken('abc def', 'def'), hasToken('abcdef', 'def'), hasTokenCaseInsensitive('abc DEF', 'def'), hasToken('def abcdef', 'abc');
-- = 1	0	1	0

-- pr-52130
SELECT toDateTime64('2290-01-01 01:02:03', 0), toDateTime64('2299-12-31 23:59:59.5', 1);
-- = 2290-01-01 01:02:03	2299-12-31 23:59:59.5

-- pr-52145
SELECT a FROM VALUES('a UInt8', 2, 3, 1) ORDER BY (row_number() OVER (ORDER BY a DESC), count() OVER ());
-- = 3
-- = 2
-- = 1

-- pr-52409
SELECT countSubstrings(materialize('aaa'), ''), countSubstrings('aaa', 'a'), countSubstrings(materialize('aaaa'), 'aa');
-- = 0	3	2

-- pr-51163
-- changed in 26.4: http_max_field_name_size is 4096 since
SELECT name, default FROM system.settings WHERE name IN ('http_max_field_value_size', 'http_max_field_name_size') ORDER BY name;
-- = http_max_field_name_size	4096
-- = http_max_field_value_size	131072
-- 22.12 ! UNKNOWN_IDENTIFIER
-- 23.6 = http_max_field_name_size	131072
-- 23.6 = http_max_field_value_size	131072

-- pr-51351
SELECT CASE [1] WHEN [2] THEN 'a' WHEN [1] THEN 'b' ELSE 'c' END, CASE (1, 'x') WHEN (1, 'x') THEN 5 END, transform(toUUID('00000000-0000-0000-0000-000000000005'), [toUUID('00000000-0000-0000-0000-000000000005')], [toDate('2023-06-29')], toDate(0));
-- = b	5	2023-06-29

-- pr-50150
SELECT name FROM system.table_engines WHERE name = 'Redis';
-- = Redis
SELECT name FROM system.table_functions WHERE name = 'redis';
-- = redis

-- pr-50364
SELECT name FROM system.settings WHERE name LIKE '%\_skip\_empty\_files' AND name NOT LIKE 'azure%' ORDER BY name;
-- = engine_file_skip_empty_files
-- = engine_url_skip_empty_files
-- = hdfs_skip_empty_files
-- = s3_skip_empty_files

-- pr-44149
SELECT timezone(), toUnixTimestamp(toDateTime('1970-01-01 09:00:00')), toUnixTimestamp(toDateTime('1970-01-01 09:00:00', 'UTC')) SETTINGS session_timezone = 'Asia/Tokyo';
-- = Asia/Tokyo	0	32400

-- pr-50107
SELECT name FROM system.merge_tree_settings WHERE name IN ('max_merge_selecting_sleep_ms', 'merge_selecting_sleep_slowdown_factor', 'max_cleanup_delay_period', 'cleanup_thread_preferred_points_per_iteration') ORDER BY name;
-- = cleanup_thread_preferred_points_per_iteration
-- = max_cleanup_delay_period
-- = max_merge_selecting_sleep_ms
-- = merge_selecting_sleep_slowdown_factor

-- pr-49759
SELECT CAST(toIPv6('::ffff:1.2.3.4') AS IPv4), toIPv6('::ffff:0:1')::IPv4;
-- = 1.2.3.4	0.0.0.1
SELECT CAST(toIPv6('2001:db8::1') AS IPv4);
-- ! CANNOT_CONVERT_TYPE

-- pr-50592
SELECT count() FROM system.settings WHERE name = 'input_format_max_bytes_to_read_for_schema_inference';
-- = 1

-- pr-50635
SELECT name, default FROM system.settings WHERE name LIKE 'input\_format\_%\_skip\_trailing\_empty\_lines' ORDER BY name;
-- = input_format_csv_skip_trailing_empty_lines	0
-- = input_format_custom_skip_trailing_empty_lines	0
-- = input_format_tsv_skip_trailing_empty_lines	0
SELECT * FROM format(TSV, 'a UInt8, b UInt8', '1\t2\n\n\n') SETTINGS input_format_tsv_skip_trailing_empty_lines = 1;
-- = 1	2
SELECT * FROM format(TSV, 'a UInt8, b UInt8', '1\t2\n\n\n');
-- ! CANNOT_PARSE_INPUT_ASSERTION_FAILED

-- pr-50709
SELECT accurateCastOrNull(19000, 'Date'), accurateCastOrDefault(19000, 'Date'), toDateOrDefault(19000);
-- = 2022-01-08	2022-01-08	2022-01-08

-- pr-50712
SELECT * FROM format(CSV, 'a UInt8, b String', '1\tx\n2\ty\n') SETTINGS format_csv_delimiter = '\t', input_format_csv_allow_whitespace_or_tab_as_delimiter = 1;
-- = 1	x
-- = 2	y
SELECT * FROM format(CSV, 'a UInt8, b String', '1 x\n') SETTINGS format_csv_delimiter = ' ', input_format_csv_allow_whitespace_or_tab_as_delimiter = 1;
-- = 1	x

-- pr-50726
SELECT name, default FROM system.merge_tree_settings WHERE name IN ('number_of_mutations_to_delay', 'number_of_mutations_to_throw') ORDER BY name;
-- = number_of_mutations_to_delay	500
-- = number_of_mutations_to_throw	1000

-- pr-50925
SELECT formatDateTime(parseDateTimeBestEffort('Jun  9 14:20:32'), '%m-%d %T'), formatDateTime(parseDateTime64BestEffort('Jan 21 03:04:05', 3), '%m-%d %T');
-- = 06-09 14:20:32	01-21 03:04:05

-- pr-50585
CREATE TABLE l (a UInt8) ENGINE = Log;
INSERT INTO l VALUES (1), (2);
TRUNCATE TABLE l;
INSERT INTO l VALUES (3);
SELECT count(), sum(a) FROM l;
-- = 1	3

-- pr-49479
SELECT name, default FROM system.settings WHERE name IN ('parallelize_output_from_storages', 'input_format_parquet_preserve_order') ORDER BY name;
-- = input_format_parquet_preserve_order	0
-- = parallelize_output_from_storages	1

-- pr-49719
SELECT default FROM system.settings WHERE name = 'optimize_use_projections';
-- = 1

-- pr-47977
SELECT is_obsolete FROM system.settings WHERE name = 'allow_experimental_query_cache';
-- = 1

-- pr-50022
CREATE TABLE g (p Point, r Ring, o Polygon, m MultiPolygon) ENGINE = MergeTree ORDER BY tuple();
INSERT INTO g VALUES ((1, 2), [(0, 0), (1, 0), (1, 1)], [[(0, 0), (1, 0), (1, 1)]], [[[(0, 0), (1, 0), (1, 1)]]]);
SELECT p, r, toTypeName(o) FROM g;
-- = (1,2)	[(0,0),(1,0),(1,1)]	Polygon

-- pr-48300
SELECT CASE 1 WHEN 2 THEN 'a' END, CASE WHEN 1 = 2 THEN 5 END, transform(toDecimal32(1.5, 1), [1.5, 2.5], [10, 20], 0), transform(2, [1.5, 2], [0.5, 7], -1);
-- = \N	\N	10	7

-- pr-49050
SELECT dotProduct([1, 2, 3], [4, 5, 6]), dotProduct((1, 2), (3, 4));
-- = 32	11
SELECT dotProduct([1, 2], [1]);
-- ! SIZES_OF_ARRAYS_DONT_MATCH

-- pr-49158
CREATE TABLE t (a UInt8, b UInt8, INDEX i b TYPE minmax) ENGINE = MergeTree ORDER BY a;
SHOW INDEX FROM t;
-- ok

-- pr-49503
SELECT a, b FROM VALUES('a UInt8, b UInt8', (1, 1), (1, 3), (2, 2), (2, 4)) ORDER BY a, b WITH FILL;
-- = 1	1
-- = 1	2
-- = 1	3
-- = 2	2
-- = 2	3
-- = 2	4
SELECT default FROM system.settings WHERE name = 'use_with_fill_by_sorting_prefix';
-- = 1

-- pr-50103
SELECT concat('[', space(3), ']'), length(space(0)), space(-1) = '';
-- = [   ]	0	1

-- pr-50215
SELECT a FROM format(CSV, 'a String', '  x  \n');
-- = x
SELECT concat('[', a, ']') FROM format(CSV, 'a String', '  x  \n') SETTINGS input_format_csv_trim_whitespaces = 0;
-- = [  x  ]

-- pr-50315
SELECT toLastDayOfWeek(toDate('2023-06-08')), toLastDayOfWeek(toDate('2023-06-08'), 1), toLastDayOfWeek(toDateTime('2023-06-10 23:00:00')), toLastDayOfWeek(toDate('2023-06-11'));
-- = 2023-06-10	2023-06-11	2023-06-10	2023-06-17

-- pr-50329
CREATE TABLE t (a UInt32, b UInt32, INDEX i b TYPE minmax GRANULARITY 1) ENGINE = MergeTree ORDER BY a SETTINGS index_granularity = 100, index_granularity_bytes = 0, min_bytes_for_wide_part = 0;
INSERT INTO t SELECT number, number FROM numbers(1000);
SELECT marks FROM (EXPLAIN ESTIMATE SELECT * FROM t WHERE b = 5);
-- = 1
SELECT marks FROM (EXPLAIN ESTIMATE SELECT * FROM t WHERE b = 5 SETTINGS ignore_data_skipping_indices = 'i');
-- = 10

-- pr-50492
SHOW USER PROCESSES;
-- ! SYNTAX_ERROR
SELECT count() FROM system.columns WHERE database = 'system' AND table = 'user_processes' AND name = 'ProfileEvents';
-- = 1

-- pr-46528
SELECT default FROM system.settings WHERE name = 'format_display_secrets_in_show_and_select';
-- = 0
SELECT default FROM system.server_settings WHERE name = 'display_secrets_in_show_and_select';
-- = 0
SELECT count() FROM system.privileges WHERE privilege = 'displaySecretsInShowAndSelect';
-- = 1

-- pr-42587
SELECT name, default FROM system.merge_tree_settings WHERE name IN ('compress_marks', 'compress_primary_key') ORDER BY name;
-- = compress_marks	1
-- = compress_primary_key	1

-- pr-49083
SELECT default FROM system.settings WHERE name = 'compile_aggregate_expressions';
-- = 1

-- pr-49313
SELECT name FROM system.merge_tree_settings WHERE name IN ('merge_max_block_size_bytes', 'vertical_merge_algorithm_min_bytes_to_activate') ORDER BY name;
-- = merge_max_block_size_bytes
-- = vertical_merge_algorithm_min_bytes_to_activate

-- pr-50319
SELECT default FROM system.settings WHERE name = 'enable_memory_bound_merging_of_aggregation_results';
-- = 1

-- pr-49122
SELECT default FROM system.merge_tree_settings WHERE name = 'async_insert';
-- = 0

-- pr-46467
SELECT first_value(x) RESPECT NULLS, last_value(x) RESPECT NULLS, first_value(x) FROM VALUES('x Nullable(UInt8)', NULL, 1, 2, NULL);
-- = \N	\N	1

-- pr-49466
SELECT str_to_map('a:1,b:2'), mapFromString('a:1,b:2') = extractKeyValuePairs('a:1,b:2');
-- = {'a':'1','b':'2'}	1

-- pr-47815
SELECT count() FROM system.table_functions WHERE name = 'gcs';
-- = 1

-- pr-48548
SELECT name FROM system.columns WHERE database = 'system' AND table = 'clusters' AND name IN ('database_shard_name', 'database_replica_name', 'is_active') ORDER BY name;
-- = database_replica_name
-- = database_shard_name
-- = is_active

-- pr-48549
SELECT count() FROM system.columns WHERE database = 'system' AND table = 'replicas' AND name = 'zookeeper_name';
-- = 1

-- pr-48806
SELECT toDate('2023-01-01') IN (toDate32('2023-01-01'), toDate32('1950-01-01')), toDate32('1950-01-01') IN (toDate('2023-01-01')), toDate('2023-01-02') IN (SELECT toDate32('2023-01-02'));
-- = 1	0	1

-- pr-49085
CREATE TABLE t (k UInt8, i IntervalDay, m IntervalMonth) ENGINE = MergeTree ORDER BY k;
INSERT INTO t VALUES (1, INTERVAL 3 DAY, INTERVAL -2 MONTH);
SELECT toDate('2023-06-01') + i, toDate('2023-06-01') + m FROM t;
-- = 2023-06-04	2023-04-01

-- pr-49093
SELECT a, ntile(3) OVER (ORDER BY a) FROM VALUES('a UInt8', 1, 2, 3, 4) ORDER BY a;
-- = 1	1
-- = 2	1
-- = 3	2
-- = 4	3

-- pr-49222
SELECT count() FROM system.columns WHERE database = 'system' AND table = 'functions' AND name = 'examples';
-- = 1

-- pr-49286
SELECT kolmogorovSmirnovTest('two-sided', 'asymptotic')(x, y) = kolmogorovSmirnovTest('two-sided', 'asymp')(x, y) FROM VALUES('x Float64, y UInt8', (1, 0), (2, 0), (3, 0), (2.5, 1), (4, 1), (5, 1));
-- = 1

-- pr-49292
SELECT groupBitAnd(x), groupBitOr(x), groupBitXor(x) FROM VALUES('x Int8', -2, -4);
-- = -4	-2	2

-- pr-49360
SELECT 1 AS "ARRAY", `ARRAY` + 1 AS `ASOF`;
-- = 1	2

-- pr-49603
SELECT makeDate(2023, 32), makeDate(2023, 365), makeDate(2023, 6, 8);
-- = 2023-02-01	2023-12-31	2023-06-08

-- pr-49844
SELECT tuple(1) IN (tuple(1), tuple(2)), tuple(3) IN (tuple(1), tuple(2)), tuple('a') IN (SELECT tuple('a'));
-- = 1	0	1

-- pr-49858
SELECT bitHammingDistance('abc', 'abb'), bitHammingDistance(toFixedString('a', 2), toFixedString('c', 2));
-- = 1	1

-- pr-49867
SELECT bitCount(toUInt128(7)), bitCount(toInt256(-1)), bitCount(bitShiftLeft(toUInt256(5), 200));
-- = 3	256	2

-- pr-49989
SELECT toUnixTimestamp(toDate('2023-06-08')), toUnixTimestamp(toDate32('1970-01-02'));
-- = 1686182400	86400

-- pr-50044
SELECT name, alias_for FROM system.settings WHERE name IN ('allow_experimental_projection_optimization', 'allow_experimental_lightweight_delete') ORDER BY name;
-- = allow_experimental_lightweight_delete	enable_lightweight_delete
-- = allow_experimental_projection_optimization	optimize_use_projections

-- pr-50204
SELECT event FROM system.events WHERE event IN ('QueriesWithSubqueries', 'SelectQueriesWithSubqueries', 'InsertQueriesWithSubqueries') ORDER BY event SETTINGS system_events_show_zero_values = 1;
-- = InsertQueriesWithSubqueries
-- = QueriesWithSubqueries
-- = SelectQueriesWithSubqueries

-- pr-49282
SELECT k, count() FROM VALUES('k Nullable(UInt8)', NULL, NULL) GROUP BY k WITH ROLLUP;
-- = \N	2
-- = \N	2

-- pr-49363
CREATE TABLE t (a UInt8, b UInt8 ALIAS a CODEC(LZ4)) ENGINE = MergeTree ORDER BY a;
-- ! BAD_ARGUMENTS

-- pr-50001
SELECT default FROM system.settings WHERE name = 'output_format_parquet_compliant_nested_types';
-- = 1

-- pr-50224
SELECT * FROM format(CustomSeparatedIgnoreSpaces, 'a UInt8, b UInt8', '  1,  2   \n  3 ,4 \n') SETTINGS format_custom_field_delimiter = ',';
-- = 1	2
-- = 3	4

-- pr-50287
SELECT nan = toInt8(1), nan < toInt8(1), nan >= toUInt64(1), toInt256(1) != nan, nan = nan;
-- = 0	0	0	1	0

-- pr-50343
SELECT bitShiftLeft(1, 3), bitShiftRight('abc', 8), hex(bitShiftLeft(toFixedString('ab', 2), 8));
-- = 8	ab	6200

-- pr-50637
SELECT * FROM values('x LowCardinality(Nullable(String))', NULL, 'a');
-- = \N
-- = a

-- pr-47246
SELECT formatDateTime(toDateTime('2023-04-26 10:07:00'), '%M %i');
-- = April 07
-- 22.12 ! ILLEGAL_COLUMN
-- 23.6 = April 07
SELECT formatDateTime(toDateTime('2023-04-26 10:07:00'), '%M') SETTINGS formatdatetime_parsedatetime_m_is_month_name = 0;
-- = 07

-- pr-48536
CREATE TABLE t (a UInt8, b UInt8) ENGINE = MergeTree ORDER BY (a, a);
-- ! BAD_ARGUMENTS
CREATE TABLE t (a UInt8, b UInt8, INDEX i (b, b) TYPE minmax) ENGINE = MergeTree ORDER BY a;
-- ! BAD_ARGUMENTS
-- 22.12 ! SYNTAX_ERROR
-- 23.6 ! BAD_ARGUMENTS
SET allow_suspicious_indices = 1;
CREATE TABLE t (a UInt8, b UInt8) ENGINE = MergeTree ORDER BY (a, a);
-- ! BAD_ARGUMENTS
CREATE TABLE t (a UInt8, b UInt8, INDEX i (b, b) TYPE minmax) ENGINE = MergeTree ORDER BY (a, a) SETTINGS allow_suspicious_indices = 1;
-- 22.12 ! SYNTAX_ERROR
-- 23.6 no rows
CREATE TABLE u (a UInt8, b UInt8) ENGINE = MergeTree ORDER BY a;
ALTER TABLE u ADD INDEX i (b, b) TYPE minmax;
-- 22.12 ! SYNTAX_ERROR
-- 23.6 no rows

-- pr-46428
SELECT quantileGK(10000, 0.5)(number), quantilesGK(1000, 0.25, 0.75)(number) FROM numbers(101);
-- = 50	[25,75]

-- pr-48017
CREATE TABLE t (a UInt8, b Nullable(String) DEFAULT 'x') ENGINE = MergeTree ORDER BY a;
SHOW COLUMNS FROM t;
-- = a	UInt8	NO	PRI SOR	\N	
-- = b	Nullable(String)	YES		\'x\'	

-- pr-48185
SELECT kafkaMurmurHash('foobar'), kafkaMurmurHash('21');
-- = 1357151166	1173551340

-- pr-48325
SELECT round(kolmogorovSmirnovTest('two-sided')(x, y).1, 4) FROM VALUES('x Float64, y UInt8', (1, 0), (2, 0), (3, 0), (4, 1), (5, 1), (6, 1));
-- = 1

-- pr-48526
SELECT count() FROM system.columns WHERE database = 'system' AND table = 'replicas' AND name = 'lost_part_count';
-- = 1

-- pr-48567
SELECT soundex('Robert'), soundex('Rupert'), soundex('Tymczak');
-- = R163	R163	T522

-- pr-48629
SELECT JSONExtract('{"a": {"x": 1, "y": 2}}', 'a', 'Map(String, Int32)'), JSONExtract('{"a": 5}', 'a', 'Map(String, Int32)');
-- = {'x':1,'y':2}	{}

-- pr-48898
SELECT 1 AS a, ['x', 'y'] AS b FROM numbers(2) FORMAT PrettyJSONEachRow;
-- = {
-- =     "a": 1,
-- =     "b": ["x","y"]
-- = }
-- = {
-- =     "a": 1,
-- =     "b": ["x","y"]
-- = }

-- pr-48911
SELECT is_input, is_output FROM system.formats WHERE name = 'ParquetMetadata';
-- = 1	0

-- pr-43606
SELECT extractKeyValuePairs('noise a:1, b:"two words";c:3'), extractKeyValuePairs('a=1|b=2', '=', '|');
-- = {'a':'1','b':'two words','c':'3'}	{'a':'1','b':'2'}
SELECT extractKeyValuePairs('GET /x took:12 user:ann')['user'];
-- = ann

-- pr-46589
SELECT replaceAll('banana', p, r), replaceOne('banana', p, r), replaceRegexpAll('banana', p, r), replaceRegexpOne('banana', p, r) FROM VALUES('p String, r String', ('a', 'o'), ('an', ''));
-- = bonono	bonana	bonono	bonana
-- = ba	bana	ba	bana

-- pr-48071
SELECT mapConcat(map('a', 1), map('b', 2)), mapSort(map('b', 1, 'a', 2)), mapSort((k, v) -> v, map('b', 1, 'a', 2)), mapExists((k, v) -> v > 1, map('b', 1, 'a', 2)), mapExists((k, v) -> v > 2, map('b', 1));
-- = {'a':1,'b':2}	{'a':2,'b':1}	{'b':1,'a':2}	1	0

-- pr-49009
SELECT default FROM system.settings WHERE name = 'connect_timeout_with_failover_ms';
-- = 1000

-- pr-49044
SELECT bitCount('abc'), bitCount(toFixedString('a', 3)), bitCount('');
-- = 10	3	0

-- pr-47494
SELECT JSON_VALUE('{"a": {"b": 1}}', '$.key'), JSON_VALUE('{"a": {"b": 1}}', '$.a');
-- = 	
SELECT JSON_VALUE('{"a": {"b": 1}}', '$.key') SETTINGS function_json_value_return_type_allow_nullable = 1;
-- = \N
SELECT JSON_VALUE('{"a": {"b": 1}}', '$.a') SETTINGS function_json_value_return_type_allow_complex = 1;
-- = {"b":1}

-- pr-48167
SELECT name FROM system.columns WHERE database = 'system' AND table = 'storage_policies' AND name IN ('perform_ttl_move_on_insert', 'load_balancing') ORDER BY name;
-- = load_balancing
-- = perform_ttl_move_on_insert
SELECT type LIKE 'Enum8(%' FROM system.columns WHERE database = 'system' AND table = 'storage_policies' AND name = 'volume_type';
-- = 1

-- pr-48207
SELECT mapFromArrays([1, 2], map('a', 5, 'b', 6));
-- = {1:('a',5),2:('b',6)}

-- pr-48242
SELECT name FROM system.settings WHERE name IN ('max_remote_read_network_bandwidth', 'max_remote_write_network_bandwidth', 'max_local_read_bandwidth', 'max_local_write_bandwidth', 'max_backup_bandwidth') ORDER BY name;
-- = max_backup_bandwidth
-- = max_local_read_bandwidth
-- = max_local_write_bandwidth
-- = max_remote_read_network_bandwidth
-- = max_remote_write_network_bandwidth
SELECT count() FROM system.server_settings WHERE name IN ('max_remote_read_network_bandwidth_for_server', 'max_remote_write_network_bandwidth_for_server', 'max_local_read_bandwidth_for_server', 'max_local_write_bandwidth_for_server', 'max_backup_bandwidth_for_server');
-- = 5

-- pr-48293
SELECT default FROM system.settings WHERE name = 'keeper_map_strict_mode';
-- = 0

-- pr-48405
SELECT number FROM numbers(3) SETTINGS additional_result_filter = 'number != 1';
-- = 0
-- = 2
CREATE TABLE t (a UInt8) ENGINE = Memory;
INSERT INTO t VALUES (1), (2), (3);
SELECT a FROM t ORDER BY a SETTINGS additional_table_filters = {'t': 'a > 1'};
-- = 2
-- = 3

-- pr-48420
SELECT parseDateTime('2023-04-26 10:07:08.123456', '%F %T.%f');
-- = 2023-04-26 10:07:08

-- pr-48422
SELECT formatDateTime(toDateTime('2023-04-26 10:07:08'), '%f');
-- = 000000
SELECT formatDateTime(toDateTime('2023-04-26 10:07:08'), '%f') SETTINGS formatdatetime_f_prints_single_zero = 1;
-- = 0

-- pr-48438
SELECT 1, 2, FROM numbers(1);
-- = 1	2
SELECT 1, 2,;
-- = 1	2

-- pr-48445
SELECT arrayMin([toDate('2023-04-26'), toDate('2023-04-02')]), arrayMax([toDateTime64('2023-04-26 00:00:00', 1), toDateTime64('2023-04-27 00:00:00', 1)]), arrayDifference([toDate('2023-04-02'), toDate('2023-04-26')]), arrayDifference([toDateTime('2023-04-02 00:00:05'), toDateTime('2023-04-02 00:00:00')]);
-- = 2023-04-02	2023-04-27 00:00:00.0	[0,24]	[0,-5]

-- pr-48591
CREATE TABLE t (a UInt8) ENGINE = Memory;
SHOW TABLE t;
-- = CREATE TABLE default.t\n(\n    `a` UInt8\n)\nENGINE = Memory

-- pr-48731
SELECT default FROM system.merge_tree_settings WHERE name = 'replicated_max_mutations_in_one_entry';
-- = 10000

-- pr-48850
CREATE TABLE t (a UInt8) ENGINE = MergeTree ORDER BY a;
INSERT INTO t VALUES (1);
SELECT name, part_name FROM system.parts WHERE table = 't';
-- = all_1_1_0	all_1_1_0

-- pr-48866
SELECT arrayDifference([toInt128(1), 5, 3]), arrayCumSum([toUInt256(1), 2]), arrayCumSumNonNegative([toInt256(1), -5, 3]);
-- = [0,4,-2]	[1,3]	[1,0,3]

-- pr-48195
-- changed in 23.5: it is enabled by default again
SELECT default FROM system.settings WHERE name = 'compile_aggregate_expressions';
-- = 1

-- pr-48471
SELECT toTimeZone(toDateTime('2023-04-26 00:00:00'), materialize('UTC'));
-- ! ILLEGAL_COLUMN

-- pr-48556
SELECT map(toUUID('00000000-0000-0000-0000-000000000005'), map(toIPv4('1.2.3.4'), 1))[toUUID('00000000-0000-0000-0000-000000000005')][toIPv4('1.2.3.4')];
-- = 1

-- pr-48593
SELECT groupArray(x) FROM (SELECT CAST(NULL AS Nullable(UInt8)) AS x WHERE 0);
-- = []

-- pr-48611
SELECT toIPv4('0.0.1.2') = 258, toIPv4('1.2.3.4') > toUInt32(5), toUInt8(1) > toIPv4('0.0.0.2');
-- = 1	1	0

-- pr-47594
SELECT arraySum([toDecimal256(1.5, 2), toDecimal256(2, 2)]), toTypeName(arrayMax([toDecimal256(1, 2)])), arrayIntersect([toInt256(1), 2], [toInt256(2)]);
-- = 3.5	Decimal(76, 2)	[2]

-- pr-47881
SELECT count() FROM system.server_settings WHERE name IN ('backup_threads', 'restore_threads');
-- = 2

-- pr-46839
SELECT domainRFC('http://user:pa%40ss@example.com:8080/x'), netloc('http://user:password@example.com:8080/x');
-- = example.com	user:password@example.com:8080

-- pr-46071
CREATE TEMPORARY TABLE t (a UInt8) ENGINE = MergeTree ORDER BY a;
INSERT INTO t VALUES (2), (1);
SELECT engine FROM system.tables WHERE name = 't' AND is_temporary;
-- = MergeTree

-- pr-46790
SELECT widthBucket(10.15, -8.6, 23, 10), WIDTH_BUCKET(-9, -8.6, 23, 10), widthBucket(23, -8.6, 23, 10), widthBucket(0, 0, 10, 5);
-- = 6	0	11	1

-- pr-46815
SELECT parseDateTime('2023-03-30 12:34:56', '%Y-%m-%d %H:%i:%s'), parseDateTimeInJodaSyntax('30/03/2023 7:05', 'dd/MM/yyyy H:mm');
-- = 2023-03-30 12:34:56	2023-03-30 07:05:00

-- pr-47006
DESCRIBE null() SETTINGS describe_compact_output = 1;
-- = dummy	UInt8

-- pr-47071
SELECT parseDateTimeBestEffort('Dec 15, 2021'), parseDateTimeBestEffort('March 3, 2023 11:12:13');
-- = 2021-12-15 00:00:00	2023-03-03 11:12:13

-- pr-47364
SELECT count() > 0 FROM system.columns WHERE database = 'system' AND table = 'dropped_tables';
-- = 1

-- pr-47535
SELECT INSTR('Hello', 'LL'), instr('abc', 'x');
-- = 3	0

-- pr-47838
SELECT toDecimalString(2.5, 4), toDecimalString(toDecimal64(-1.2, 1), 3), toDecimalString(7, 0);
-- = 2.5000	-1.200	7

-- pr-31125
SELECT mapFromArrays(['a', 'b'], [1, 2]);
-- = {'a':1,'b':2}
SELECT mapFromArrays(['a', 'b'], [1]);
-- ! SIZES_OF_ARRAYS_DONT_MATCH

-- pr-48000
SELECT parseDateTimeOrNull('x', '%Y'), parseDateTimeOrZero('x', '%Y'), str_to_date('2023-03-30', '%Y-%m-%d');
-- = \N	1970-01-01 00:00:00	2023-03-30 00:00:00

-- pr-47869
SELECT 'abc' REGEXP '^a.c$', 'abc' REGEXP 'd', 'aXc' REGEXP '(?i)x';
-- = 1	0	1

-- pr-47050
SELECT default FROM system.merge_tree_settings WHERE name = 'max_replicated_merges_in_queue';
-- = 1000

-- pr-46742
SELECT default FROM system.settings WHERE name = 'input_format_json_ignore_unknown_keys_in_named_tuple';
-- = 1
SELECT t FROM format(JSONEachRow, 't Tuple(a UInt8)', '{"t": {"a": 1, "b": 2}}');
-- = (1)

-- pr-46658
SELECT default FROM system.settings WHERE name = 'materialized_views_ignore_errors';
-- = 0

-- pr-46617
SELECT default FROM system.settings WHERE name = 'output_format_parquet_version';
-- = 2.latest

-- pr-46990
SELECT default FROM system.settings WHERE name = 'input_format_native_allow_types_conversion';
-- = 1

-- pr-46995
SELECT range(toIPv4('1.2.3.254'), toIPv4('1.2.4.1')) AS r, toTypeName(r), arrayMap(x -> IPv4NumToString(x), r);
-- = [16909310,16909311,16909312]	Array(UInt32)	['1.2.3.254','1.2.3.255','1.2.4.0']

-- pr-47046
SELECT JSONType('{"a": true}', 'a'), JSONType('{"a": null}', 'a');
-- = Bool	Null

-- pr-47134
SELECT repeat('ab', -1), repeat('ab', toInt16(2)), repeat('x', toUInt64(3));
-- = 	abab	xxx

-- pr-47322
SELECT runningDifference(x) FROM VALUES('x Int128', 1, 5, 3) SETTINGS allow_deprecated_error_prone_window_functions = 1;
-- = 0
-- = 4
-- = -2

-- pr-47725
CREATE VIEW v AS SELECT number FROM numbers(10) WHERE number = (SELECT {p:UInt64} + 1);
SELECT * FROM v(p = 3);
-- = 4

-- pr-48065
CREATE VIEW v AS WITH c AS (SELECT {p:UInt64} * 2 AS x) SELECT (SELECT x FROM c) AS y;
SELECT * FROM v(p = 3);
-- = 6

-- pr-45233
SELECT toDayOfWeek(toDate('2023-02-26')), toDayOfWeek(toDate('2023-02-26'), 1), toDayOfWeek(toDate('2023-02-26'), 2), toDayOfWeek(toDate('2023-02-26'), 3), DAYOFWEEK(toDateTime('2023-02-26 23:00:00', 'UTC'), 0, 'Asia/Tokyo');
-- = 7	6	0	1	1
-- 22.12 ! ILLEGAL_TYPE_OF_ARGUMENT
-- 23.6 = 7	6	0	1	1
SELECT toDayOfWeek(toDateTime('2023-02-26 23:00:00'), 'Asia/Tokyo');
-- ! ILLEGAL_TYPE_OF_ARGUMENT
-- 22.12 = 1
-- 23.6 ! ILLEGAL_TYPE_OF_ARGUMENT

-- pr-46003
SELECT 'a' AS x SETTINGS output_format_json_quote_64bit_integers = 1, output_format_tsv_crlf_end_of_line = 0, format_csv_delimiter = ';' FORMAT CSV;
-- = "a"
SELECT 1 AS x, 2 AS y SETTINGS format_csv_delimiter = ';' FORMAT CSV;
-- = 1;2
-- 22.12 = 1,2
-- 23.6 = 1;2

-- pr-46187
SELECT countDigits(0), countDigits(-1234), countDigits(toDecimal32(12.345, 3));
-- = 1	4	5
-- 22.12 = 0	4	5
-- 23.6 = 1	4	5

-- pr-45652
CREATE TABLE t (k UInt8, x Float64 CODEC(Delta, Gorilla)) ENGINE = MergeTree ORDER BY k;
-- ! BAD_ARGUMENTS
-- 22.12 no rows
-- 23.6 ! BAD_ARGUMENTS
CREATE TABLE t (k UInt8, x Float64 CODEC(DoubleDelta, FPC)) ENGINE = MergeTree ORDER BY k;
-- ! BAD_ARGUMENTS
SET allow_suspicious_codecs = 1;
CREATE TABLE t (k UInt8, x Float64 CODEC(Delta, Gorilla)) ENGINE = MergeTree ORDER BY k;

-- pr-41005
CREATE TABLE t ENGINE = ReplacingMergeTree(v, gone) ORDER BY id AS SELECT *
FROM VALUES('id Int8, v Int8, gone UInt8', (1, 1, 0), (1, 2, 1), (2, 1, 0));
SELECT id FROM t FINAL;
-- = 2
INSERT INTO t VALUES (2, 2, 1), (3, 1, 0);
SELECT id FROM t FINAL;
-- = 3

-- pr-44680
SELECT corrMatrix(a, b), covarPopMatrix(a, b) FROM VALUES('a Float64, b Float64', (1, 2), (2, 4), (3, 6));
-- = [[1,1],[1,1]]	[[0.6666666666666666,1.3333333333333333],[1.3333333333333333,2.6666666666666665]]

-- pr-45271
SELECT arraySort(arrayShuffle([3, 1, 2])), arrayShuffle([7]);
-- = [1,2,3]	[7]

-- pr-45513
SELECT sipHash64Keyed((1::UInt64, 2::UInt64), 'a') = sipHash64Keyed((1::UInt64, 3::UInt64), 'a'), length(sipHash128Keyed((1::UInt64, 2::UInt64), 'a'));
-- = 0	16

-- pr-45873
SELECT * FROM format(CSV, 'a String, b UInt16', '1,2');
-- = 1	2

-- pr-46073
SELECT formatDateTimeInJodaSyntax(toDateTime64('2023-01-02 03:04:05.678', 3), 'xxxx ww SSS');
-- = 2023 01 678

-- ntile-window-function
SELECT number, ntile(2) OVER (ORDER BY number) AS n FROM numbers(3) ORDER BY number;
-- = 0	1
-- = 1	1
-- = 2	2

-- pr-40945
CREATE TABLE t (k UInt8, v UInt8) ENGINE = ReplacingMergeTree ORDER BY k;
INSERT INTO t VALUES (1, 1);
INSERT INTO t VALUES (1, 2);
SELECT v FROM t SETTINGS final = 1;
-- = 2

-- pr-46296
SELECT arraySlice(arrayPartialSort(2, [5, 9, 1, 3]), 1, 2), arraySlice(arrayPartialReverseSort(2, [5, 9, 1, 3]), 1, 2);
-- = [1,3]	[9,5]

-- pr-46469
SELECT regexpExtract('100-200', '(\\d+)-(\\d+)'), regexpExtract('100-200', '(\\d+)-(\\d+)', 2), REGEXP_EXTRACT('100-200', '(\\d+)-(\\d+)', 0), regexpExtract('x', '(\\d+)', 1);
-- = 100	200	100-200	

-- pr-46631
SELECT JSONArrayLength('[1, [2, 3], {}]'), JSONArrayLength('[]'), JSONArrayLength('x'), JSONArrayLength('{"a": 1}');
-- = 3	0	\N	\N

-- pr-45567
SELECT default FROM system.settings WHERE name = 'query_plan_remove_redundant_sorting';
-- = 1

-- pr-45975
CREATE TABLE t (k UInt8) ENGINE = MergeTree ORDER BY k;
INSERT INTO t VALUES (1);
SELECT _part, toTypeName(_part), toTypeName(_partition_id) FROM t;
-- = all_1_1_0	LowCardinality(String)	LowCardinality(String)

-- pr-46247
SELECT default FROM system.server_settings WHERE name = 'background_merges_mutations_scheduling_policy';
-- = round_robin

-- pr-45659
SELECT alias_for FROM system.settings WHERE name = 'replication_alter_partitions_sync';
-- = alter_sync

-- pr-45799
SELECT empty(toIPv6('::')), notEmpty(toIPv4('1.2.3.4')), empty(toIPv4('0.0.0.0'));
-- = 1	1	1

-- pr-45859
SHOW ENGINES;
-- ok

-- pr-46043
CREATE VIEW x TO y AS SELECT 1;
-- ! SYNTAX_ERROR

-- pr-46103
SELECT leftPad('7', toInt8(3), '0'), rightPad('7', toInt16(2), '0'), leftPadUTF8('ü', toInt64(2), 'x'), rightPadUTF8('é', 3, '-');
-- = 007	70	xü	é--

-- pr-46152
SELECT x FROM VALUES('x Int128', 1, 3) ORDER BY x WITH FILL FROM -1 TO 4;
-- = -1
-- = 0
-- = 1
-- = 2
-- = 3

-- pr-46161
CREATE TABLE t (k UInt8) ENGINE = MergeTree ORDER BY k;
INSERT INTO t VALUES (1);
INSERT INTO t VALUES (2);
SELECT parts, active_parts, total_marks FROM system.tables WHERE name = 't';
-- = 2	2	4

-- pr-46302
SELECT DATE_FORMAT(toDateTime('2023-02-03 16:05:06'), '%a|%b|%h|%i|%s|%W|%r');
-- = Fri|Feb|04|05|06|Friday|04:05 PM

-- pr-46583
CREATE VIEW v AS SELECT number FROM numbers(10) WHERE number IN {p:Array(UInt64)};
SELECT * FROM v(p = [2, 7]);
-- = 2
-- = 7

-- pr-45379
SELECT quantilesExactExclusive(0.5, 0.9999)(x) FROM (SELECT number AS x FROM numbers(1000) ORDER BY cityHash64(number));
-- = [499.5,999]
-- 22.12 = [499.5,668]
-- 23.6 = [499.5,999]

-- pr-45581
SET describe_compact_output = 1;
DESCRIBE format(JSONEachRow, '{"a": "20230226"}');
-- = a	Nullable(String)

-- pr-45817
SELECT a, b FROM VALUES('a UInt8, b UInt8', (1, 1), (1, 2), (1, 3), (2, 4), (2, 5)) ORDER BY a, b LIMIT 1 OFFSET 1 BY a LIMIT 5;
-- = 1	2
-- = 2	5

-- pr-45822
SELECT number FROM numbers(100) LIMIT 3 OFFSET 10;
-- = 10
-- = 11
-- = 12

-- pr-45252
CREATE TABLE t (k UInt8, x UInt32 CODEC(Gorilla)) ENGINE = MergeTree ORDER BY k;
-- ! BAD_ARGUMENTS
CREATE TABLE t (k UInt8, x Float32 CODEC(Gorilla), y Float64 CODEC(Gorilla)) ENGINE = MergeTree ORDER BY k;

-- pr-44225
SELECT toDateTime('2023-01-01 00:00:00', '/usr/share/zoneinfo/Asia/Aden');
-- ! BAD_ARGUMENTS
SELECT timezoneOf(toDateTime('2023-01-01 00:00:00', 'Asia/Aden'));
-- = Asia/Aden

-- pr-44016
-- changed in 24.3: the analyzer, which is enabled by default since, accepts it
SELECT count() FROM (SELECT 1 AS x) AS l JOIN (SELECT 1 AS x) AS r ON l.x = r.x AND 1 = 1;
-- = 1
SELECT count() FROM (SELECT 1 AS x) AS l JOIN (SELECT 1 AS x) AS r ON l.x = r.x AND 1 = 1 SETTINGS enable_analyzer = 0;
-- ! AMBIGUOUS_COLUMN_NAME

-- pr-41687
CREATE VIEW v AS SELECT number FROM numbers(10) WHERE number = {n:UInt64};
SELECT * FROM v(n = 4);
-- = 4

-- pr-38252
SELECT quantileInterpolatedWeighted(0.5)(x, w), quantilesInterpolatedWeighted(0.25, 0.5)(x, w) FROM VALUES('x Float64, w UInt8', (1, 1), (2, 1), (3, 1));
-- = 2	[1.25,2]

-- pr-43239
SELECT k, m FROM (SELECT 1 AS k, map('a', 5, 'b', 6) AS m) ARRAY JOIN m;
-- = 1	('a',5)
-- = 1	('b',6)
SELECT pair.1 AS key, pair.2 AS value
FROM (SELECT map('a', 5, 'b', 6) AS m) ARRAY JOIN m AS pair;
-- = a	5
-- = b	6

-- pr-43785
SELECT x'4142', b'01100001', X'', 0x41;
-- = AB	a		65

-- pr-44060
SELECT formatDateTime(toDateTime64('2023-01-26 10:11:12.345', 3), '%s.%f');
-- = 12.345000

-- pr-44421
SELECT age('month', toDate('2022-12-31'), toDate('2023-01-30')), dateDiff('month', toDate('2022-12-31'), toDate('2023-01-30')), age('hour', toDateTime('2023-01-01 10:59:00'), toDateTime('2023-01-01 12:01:00')), age('year', toDate('2023-01-01'), toDate('2021-12-31'));
-- = 0	1	1	-1

-- pr-45231
SELECT t FROM format(JSONEachRow, 't Tuple(a UInt8, b String, c UInt8)', '{"t": {"b": "x"}}');
-- = (0,'x',0)
SELECT t FROM format(JSONEachRow, 't Tuple(a UInt8, b String)', '{"t": {"b": "x"}}') SETTINGS input_format_json_defaults_for_missing_elements_in_named_tuple = 0;
-- ! INCORRECT_DATA

-- pr-44953
SELECT * FROM format(CSV, '"a","b"\n1,"x"\n') FORMAT CSVWithNames;
-- = "a","b"
-- = 1,"x"
SELECT * FROM format(CSV, '"a","b"\n"c","x"\n') SETTINGS input_format_csv_detect_header = 0;
-- = a	b
-- = c	x

-- pr-45432
SELECT JSONExtract('{"a": "1000.111"}', 'a', 'UInt64'), JSONExtractInt('{"a": "-7.9"}', 'a');
-- = 1000	-7

-- pr-45499
SELECT count() FROM system.columns WHERE database = 'system' AND table = 'formats' AND name IN ('supports_parallel_parsing', 'supports_parallel_formatting');
-- = 2

-- pr-43733
SELECT range(toInt8(-2), toInt8(2)), range(toInt32(3), toInt32(-2), toInt32(-2));
-- = [-2,-1,0,1]	[3,1,-1]

-- pr-44578
CREATE TABLE t (k UInt8) ENGINE = MergeTree ORDER BY k SETTINGS index_granularity = 0;
-- ! BAD_ARGUMENTS

-- pr-44657
SELECT default FROM system.settings WHERE name = 'input_format_json_read_objects_as_strings';
-- = 1
SELECT a FROM format(JSONEachRow, 'a String', '{"a": {"b": 1}}');
-- = {"b": 1}

-- pr-44686
SELECT u FROM format(CSV, 'u UUID, s String', '"00000000-0000-0000-0000-000000000005","x"');
-- = 00000000-0000-0000-0000-000000000005

-- pr-44696
SET describe_compact_output = 1;
DESCRIBE format(JSONEachRow, '{"a": 18446744073709551615, "b": 9223372036854775807}');
-- = a	Nullable(UInt64)
-- = b	Nullable(Int64)

-- pr-44241
SELECT toDateTime('2023-03-01 00:00:00') - INTERVAL 1 SECOND, toDate('2023-03-01') - INTERVAL 1 HOUR, toDate('2023-03-01') + INTERVAL 1 HOUR;
-- = 2023-02-28 23:59:59	2023-02-28 23:00:00	2023-03-01 01:00:00

-- pr-44410
SELECT bar(6, 0, 8, 1), bar(5, 0, 8, 1);
-- = ▊	▋

-- pr-55189
SELECT count() FROM system.table_functions WHERE name = 'meilisearch';
-- 23.6 = 1
-- 23.10 = 0

-- pr-51303
SELECT count() FROM system.tables WHERE database = 'system' AND name = 'merge_tree_metadata_cache';
-- 23.6 = 1
-- 23.10 = 0

-- pr-52449
SELECT count() FROM system.functions WHERE name = 'hashid';
-- 23.6 = 1
-- 23.10 = 0

-- pr-45614
SELECT count() FROM system.settings WHERE name = 'max_query_cache_size';
-- 22.12 = 1
-- 23.6 = 0

-- pr-57189
SELECT any(x) RESPECT NULLS FROM (SELECT NULL AS x);
-- 23.10 ! SYNTAX_ERROR
-- 24.8 = \N

-- pr-54422
SELECT count() FROM system.table_engines WHERE name = 'S3Queue';
-- 23.6 = 0
-- 23.10 = 1

-- pr-49789
SELECT arrayMap(e -> e, [tuple(1)]);
-- = [(1)]

-- pr-51350
SELECT transform(-1, [-1, 2], ['f', 's'], 'g');
-- = f
