-- What entries of 2024 say, as statements and what the server answers.

-- pr-65519
SELECT greatest(1, 2, NULL), least(NULL, 3);
-- = 2	3
-- 24.8 = \N	\N
-- 25.5 = 2	3
SELECT greatest(1, 2, NULL) SETTINGS least_greatest_legacy_null_behavior = 1;
-- = \N

-- pr-73359
-- changed in 25.4: the legacy integration and its setting are removed
SELECT count() FROM system.server_settings WHERE name = 'use_legacy_mongodb_integration';
-- = 0

-- pr-72102
SELECT name, default FROM system.merge_tree_settings WHERE name IN ('use_primary_key_cache', 'prewarm_primary_key_cache') ORDER BY name;
-- = prewarm_primary_key_cache	0
-- = use_primary_key_cache	0

-- pr-66252
CREATE TABLE t (x UInt32) ENGINE = MergeTree ORDER BY x;
INSERT INTO t SELECT number FROM numbers(100);
SYSTEM LOAD PRIMARY KEY t;
SYSTEM LOAD PRIMARY KEY;
SELECT primary_key_bytes_in_memory > 0 FROM system.parts WHERE table = 't' AND active;
-- = 1

-- pr-65401
SELECT formatQuerySingleLine('ATTACH TABLE t AS REPLICATED'), formatQuerySingleLine('ATTACH TABLE t AS NOT REPLICATED');
-- = ATTACH TABLE t AS REPLICATED	ATTACH TABLE t AS NOT REPLICATED

-- pr-72656
SELECT count() FROM system.settings WHERE name = 'http_response_headers';
-- = 1
SELECT 1 SETTINGS http_response_headers = '{\'Content-Type\': \'image/png\'}';
-- = 1

-- pr-70597
SELECT toUnixTimestamp64Second(toDateTime64('1969-12-31 23:59:50.000', 3)) AS s, toTypeName(s);
-- = -10	Int64
SELECT toUnixTimestamp64Second(toDateTime64('1970-01-01 00:01:40.999999', 6));
-- = 100

-- pr-70603
CREATE TABLE src (x UInt32, y UInt32) ENGINE = MergeTree ORDER BY x;
CREATE TABLE dst (x UInt32, y UInt32, INDEX i y TYPE minmax, PROJECTION p (SELECT x, y ORDER BY y)) ENGINE = MergeTree ORDER BY x;
CREATE TABLE strict (x UInt32, y UInt32, INDEX i y TYPE minmax) ENGINE = MergeTree ORDER BY x SETTINGS enforce_index_structure_match_on_partition_manipulation = 1;
INSERT INTO src VALUES (1, 2);
ALTER TABLE dst ATTACH PARTITION tuple() FROM src;
SELECT count() FROM dst;
-- = 1
ALTER TABLE strict ATTACH PARTITION tuple() FROM src;
-- ! BAD_ARGUMENTS
SELECT default FROM system.merge_tree_settings WHERE name = 'enforce_index_structure_match_on_partition_manipulation';
-- = 0

-- pr-72050
SELECT formatQuerySingleLine('ALTER USER u ADD SETTING max_threads = 3 MODIFY SETTING max_block_size = 10 DROP SETTING max_rows_to_read');
-- = ALTER USER u DROP SETTING max_rows_to_read, ADD SETTING max_threads = 3, MODIFY SETTING max_block_size = 10
SELECT formatQuerySingleLine('ALTER USER u ADD PROFILE p DROP PROFILE q');
-- = ALTER USER u DROP PROFILE `q`, ADD PROFILE `p`
SELECT formatQuerySingleLine('ALTER ROLE r ADD SETTING max_threads = 3');
-- = ALTER ROLE r ADD SETTING max_threads = 3
SELECT formatQuerySingleLine('ALTER PROFILE p DROP SETTING max_threads');
-- = ALTER SETTINGS PROFILE `p` DROP SETTING max_threads

-- pr-72073
SELECT round(arrayPRAUC([0.1, 0.4, 0.35, 0.8], [0, 0, 1, 1]), 4);
-- = 0.8333

-- pr-72517
SELECT indexOfAssumeSorted([1, 3, 5, 7], 5), indexOfAssumeSorted([1, 3, 5, 7], 4), indexOfAssumeSorted(range(200000), 199999);
-- = 3	0	200000

-- pr-72540
SELECT groupConcat(number, ', ') FROM numbers(4);
-- = 0, 1, 2, 3

-- pr-71441
SELECT translate('clickhouse', 'clickhouse', 'CLICK');
-- = CLICK
SELECT translate('banana', 'na', 'x');
-- = bxx

-- pr-71095
CREATE TABLE t (time DateTime, key UInt8) ENGINE = MergeTree ORDER BY (time DESC, key) SETTINGS allow_experimental_reverse_key = 1;
INSERT INTO t VALUES ('2024-01-01 00:00:00', 1), ('2024-01-02 00:00:00', 2), ('2024-01-02 00:00:00', 1);
SELECT time, key FROM t SETTINGS max_threads = 1;
-- = 2024-01-02 00:00:00	1
-- = 2024-01-02 00:00:00	2
-- = 2024-01-01 00:00:00	1

-- pr-71577
SELECT default FROM system.settings WHERE name = 'query_plan_join_swap_table';
-- = auto

-- pr-70788
SELECT default FROM system.settings WHERE name = 'join_algorithm';
-- = direct,parallel_hash,hash

-- pr-71537
SELECT count() FROM system.settings WHERE name = 'optimize_extract_common_expressions';
-- = 1
SELECT countIf(explain LIKE '%function_name: or%') FROM (EXPLAIN QUERY TREE run_passes = 1 SELECT number FROM numbers(9) WHERE (number > 1 AND number < 5) OR (number > 1 AND number % 2 = 0)) SETTINGS optimize_extract_common_expressions = 1;
-- = 1

-- pr-72497
SELECT default FROM system.settings WHERE name = 'use_async_executor_for_materialized_views';
-- = 0

-- pr-69910
SELECT l.k, r.x FROM (SELECT 1 AS k, 5 AS x) AS l LEFT JOIN (SELECT 1 AS k, 3 AS x) AS r ON l.k = r.k AND l.x > r.x;
-- = 1	3
SELECT count() FROM (SELECT 1 AS k, 5 AS x) AS l JOIN (SELECT 1 AS k, 3 AS x) AS r ON l.k = r.k AND l.x < r.x;
-- = 0
SELECT is_obsolete FROM system.settings WHERE name = 'allow_experimental_join_condition';
-- = 1

-- pr-71406
-- changed in 25.1: they are 0.5
SELECT name, default FROM system.settings WHERE name IN ('max_bytes_ratio_before_external_group_by', 'max_bytes_ratio_before_external_sort') ORDER BY name;
-- = max_bytes_ratio_before_external_group_by	0.5
-- = max_bytes_ratio_before_external_sort	0.5

-- pr-72686
SELECT CAST('a', 'Enum8(\'a\' = 1, \'b\' = 2)') IN ('a', 'z'), CAST('b', 'Enum8(\'a\' = 1, \'b\' = 2)') IN ('y', 'z');
-- = 1	0

-- pr-72732
SELECT CAST('hello', 'Enum8(\'hello\' = 1)') LIKE 'he%', match(CAST('hello', 'Enum8(\'hello\' = 1)'), '^l'), position(CAST('hello', 'Enum8(\'hello\' = 1)'), 'llo');
-- = 1	0	3

-- pr-72347
CREATE TABLE a (x UInt8) ENGINE = Memory;
CREATE TABLE b (x UInt8) ENGINE = Memory;
CREATE MATERIALIZED VIEW inner ENGINE = Memory AS SELECT x FROM (SELECT x FROM a UNION ALL SELECT x + 100 AS x FROM a);
CREATE MATERIALIZED VIEW outer ENGINE = Memory AS SELECT x FROM a UNION ALL SELECT x + 100 AS x FROM a;
CREATE MATERIALIZED VIEW two ENGINE = Memory AS SELECT x FROM (SELECT x FROM a UNION ALL SELECT x FROM b);
INSERT INTO b VALUES (7);
SELECT count() FROM two;
-- = 0
INSERT INTO a VALUES (1);
INSERT INTO a VALUES (2);
SELECT x FROM inner ORDER BY x;
-- = 1
-- = 2
-- = 101
-- = 102
SELECT x FROM outer ORDER BY x;
-- = 1
-- = 2

-- pr-72637
SELECT count() FROM system.metrics WHERE metric = 'StartupScriptsExecutionState';
-- = 1

-- pr-72690
SELECT count() FROM system.columns WHERE database = 'system' AND table = 'tables' AND name = 'total_bytes_with_inactive';
-- = 0

-- pr-72694
SELECT DISTINCT type FROM system.settings_changes ORDER BY type;
-- = Session
-- = MergeTree

-- pr-72741
SELECT notEmpty('{"a" : 1}'::JSON), notEmpty('{}'::JSON);
-- = 1	0

-- pr-72772
SELECT ifNull(NULL::Dynamic, 5), coalesce(NULL::Dynamic, NULL, 'x'), ifNull(CAST(4, 'Dynamic'), 5);
-- = 5	x	4

-- pr-72989
SELECT toFloat64(CAST('1.5', 'Dynamic')), toUInt32(CAST(-1, 'Dynamic')), toDate(CAST('2024-02-03', 'Dynamic'));
-- = 1.5	4294967295	2024-02-03

-- pr-72842
SELECT count() FROM system.events WHERE event IN ('JoinBuildTableRowCount', 'JoinProbeTableRowCount', 'JoinResultRowCount') SETTINGS system_events_show_zero_values = 1;
-- = 3

-- pr-72644
CREATE TABLE t (p Tuple(a UInt32, b String), INDEX i p.b TYPE set(10)) ENGINE = MergeTree ORDER BY p.a;
INSERT INTO t VALUES ((2, 'x')), ((1, 'y'));
SELECT p.b FROM t WHERE p.a = 1;
-- = y
SELECT sorting_key FROM system.tables WHERE database = currentDatabase() AND name = 't';
-- = p.a

-- pr-70810
CREATE DATABASE d ENGINE = Atomic;
SELECT getMaxTableNameLengthForDatabase('d') BETWEEN 100 AND 255;
-- = 1
CREATE TABLE d.taaaaaaaaabbbbbbbbbbccccccccccddddddddddeeeeeeeeeeffffffffffgggggggggghhhhhhhhhhiiiiiiiiiijjjjjjjjjjaaaaaaaaaabbbbbbbbbbccccccccccddddddddddeeeeeeeeeeffffffffffgggggggggghhhhhhhhhhiiiiiiiiiijjjjjjjjjjaaaaaaaaaabbbbbbbbbb (x UInt8) ENGINE = Memory;
-- ! ARGUMENT_OUT_OF_BOUND

-- pr-72454
SELECT CAST(NULL, 'Variant()');
-- ! BAD_ARGUMENTS

-- pr-72640
SELECT toDateTime64('2024-01-01 00:00:00.123', 3) IN (toDateTime64('2024-01-01 00:00:00.123', 3)), materialize(toDateTime64('2024-01-01 00:00:00.123', 3)) IN (toDateTime64('2024-01-01 00:00:00.124', 3));
-- = 1	0

-- pr-73082
SELECT * FROM format(JSONEachRow, 't Tuple(a UInt8, b UInt8)', '{"t" : {"a" : 1, "a" : 2}}');
-- ! INCORRECT_DATA

-- pr-71091
SELECT count() FROM system.tables WHERE database = 'system' AND name IN ('generate_series', 'generateSeries');
-- = 0
-- 24.8 = 2
-- 25.5 = 0
SELECT sum(generate_series) FROM generate_series(1, 9, 4);
-- = 15

-- pr-71176
SELECT count() FROM system.table_engines WHERE name = 'ExternalDistributed';
-- = 0
-- 24.8 = 1
-- 25.5 = 0

-- pr-71250
SELECT count() FROM system.privileges WHERE privilege IN ('KAFKA', 'NATS', 'RABBITMQ');
-- = 3
-- 24.8 ! UNKNOWN_ELEMENT_OF_ENUM
-- 25.5 = 3
SELECT formatQuerySingleLine('GRANT KAFKA, NATS, RABBITMQ ON *.* TO u');
-- = GRANT KAFKA, NATS, RABBITMQ ON *.* TO u
-- 24.8 ! SYNTAX_ERROR
-- 25.5 = GRANT KAFKA, NATS, RABBITMQ ON *.* TO u

-- pr-71300
CREATE TABLE t (x UInt8) ENGINE = MergeTree ORDER BY x;
INSERT INTO t VALUES (1);
ALTER TABLE t DELETE WHERE x IN (SELECT y FROM nowhere);
-- ! UNKNOWN_TABLE
SELECT count() FROM system.mutations WHERE table = 't';
-- = 0
-- 24.8 = 1
-- 25.5 = 0

-- pr-71578
SELECT name FROM system.settings WHERE name IN ('skip_download_if_exceeds_query_cache', 'filesystem_cache_skip_download_if_exceeds_per_query_cache_write_limit') AND alias_for = '';
-- = filesystem_cache_skip_download_if_exceeds_per_query_cache_write_limit
-- 24.8 = skip_download_if_exceeds_query_cache
-- 25.5 = filesystem_cache_skip_download_if_exceeds_per_query_cache_write_limit

-- pr-71790
SELECT deltaSumTimestamp(number::UInt64, number::UInt32) FROM numbers(4);
-- = 3
SELECT deltaSumTimestamp(number::UInt128, number::UInt32) FROM numbers(4);
-- ! ILLEGAL_TYPE_OF_ARGUMENT
-- 24.8 = 3
-- 25.5 ! ILLEGAL_TYPE_OF_ARGUMENT
SELECT deltaSumTimestamp(number, number::UInt16) FROM numbers(4);
-- ! ILLEGAL_TYPE_OF_ARGUMENT
-- 24.8 = 3
-- 25.5 ! ILLEGAL_TYPE_OF_ARGUMENT
SELECT deltaSumTimestamp(number, number::Int8) FROM numbers(4);
-- ! ILLEGAL_TYPE_OF_ARGUMENT
-- 24.8 = 3
-- 25.5 ! ILLEGAL_TYPE_OF_ARGUMENT

-- pr-71841
SELECT default FROM system.server_settings WHERE name = 'allow_feature_tier';
-- = 0

-- pr-70442
CREATE TABLE t (s String) ENGINE = MergeTree ORDER BY tuple();
INSERT INTO t VALUES ('{"a" : {"b" : 42}}');
ALTER TABLE t MODIFY COLUMN s JSON SETTINGS mutations_sync = 1;
SELECT s.a.b, dynamicType(s.a.b) FROM t;
-- = 42	Int64

-- pr-71320
SELECT CAST(map('a', 1, 'b', 2), 'JSON'), CAST((3, 'x')::Tuple(n UInt8, s String), 'JSON');
-- = {"a":1,"b":2}	{"n":3,"s":"x"}

-- pr-69731
SELECT CAST(number, 'Variant(UInt64)') AS v FROM numbers(2) ORDER BY v;
-- ! ILLEGAL_COLUMN
SELECT CAST(number, 'Dynamic') AS v, count() FROM numbers(2) GROUP BY v;
-- ! ILLEGAL_COLUMN
SELECT CAST(number, 'Variant(UInt64)') AS v FROM numbers(2) ORDER BY v DESC SETTINGS allow_suspicious_types_in_order_by = 1;
-- = 1
-- = 0
SELECT CAST(1, 'Dynamic') AS v, count() FROM numbers(2) GROUP BY v SETTINGS allow_suspicious_types_in_group_by = 1;
-- = 1	2
CREATE TABLE t (d Dynamic) ENGINE = MergeTree ORDER BY d;
-- ! DATA_TYPE_CANNOT_BE_USED_IN_KEY

-- pr-71761
SELECT min(number::Dynamic) FROM numbers(3);
-- ! ILLEGAL_TYPE_OF_ARGUMENT
SELECT max(number::Variant(UInt64)) FROM numbers(3);
-- ! ILLEGAL_TYPE_OF_ARGUMENT

-- pr-69187
SELECT formatQuerySingleLine('CREATE RESOURCE r (WRITE DISK d, READ DISK d)'), formatQuerySingleLine('CREATE WORKLOAD w IN whole SETTINGS priority = 1');
-- = CREATE RESOURCE r (WRITE DISK d, READ DISK d)	CREATE WORKLOAD w IN whole SETTINGS priority = 1
SELECT count() FROM system.tables WHERE database = 'system' AND name IN ('workloads', 'resources');
-- = 2

-- pr-64712
SELECT toBFloat16(1.5), byteSize(toBFloat16(1.5)), toTypeName(toBFloat16(1.5));
-- = 1.5	2	BFloat16
SELECT 256::BFloat16, 257::BFloat16, toFloat32(3.140625::BFloat16);
-- = 256	256	3.140625

-- pr-68885
CHECK GRANT SELECT ON system.one;
-- = 1
CHECK GRANT SELECT(dummy) ON system.one;
-- = 1
CHECK GRANT SELECT(nothing) ON nowhere.nothing;
-- = 1

-- pr-72045
SELECT name FROM system.table_functions WHERE name IN ('icebergS3Cluster', 'icebergHDFSCluster', 'icebergAzureCluster', 'deltaLakeCluster', 'hudiCluster') ORDER BY name;
-- = deltaLakeCluster
-- = hudiCluster
-- = icebergAzureCluster
-- = icebergHDFSCluster
-- = icebergS3Cluster

-- pr-71151
SELECT number * 5 AS a FROM numbers(2) ORDER BY a WITH FILL STEP 1 STALENESS 3;
-- = 0
-- = 1
-- = 2
-- = 5
-- = 6
-- = 7
SELECT time, value FROM VALUES('time UInt32, value String', (0, 'a'), (10, 'b'))
ORDER BY time WITH FILL STEP 1 STALENESS 3 INTERPOLATE (value);
-- = 0	a
-- = 1	a
-- = 2	a
-- = 10	b
-- = 11	b
-- = 12	b

-- pr-71581
SELECT parseDateTime64('2021-01-04 23:12:34.123456', '%Y-%m-%d %H:%i:%s.%f') AS t, toTypeName(t);
-- = 2021-01-04 23:12:34.123456	DateTime64(6, \'UTC\')
SELECT parseDateTime64OrNull('x', '%Y-%m-%d'), parseDateTime64OrZero('x', '%Y-%m-%d', 'UTC');
-- = \N	1970-01-01 00:00:00.000000
SELECT parseDateTime64('x', '%Y-%m-%d');
-- ! CANNOT_PARSE_DATETIME

-- pr-71786
SELECT default FROM system.merge_tree_settings WHERE name = 'use_const_adaptive_granularity';
-- = 0

-- pr-71087
SELECT default FROM system.server_settings WHERE name = 'asynchronous_metrics_enable_heavy_metrics';
-- = 0

-- pr-69847
SELECT default FROM system.server_settings WHERE name = 'async_load_system_database';
-- = 0

-- pr-71053
SELECT default FROM system.merge_tree_settings WHERE name = 'prewarm_mark_cache';
-- = 0

-- pr-70171
SELECT default FROM system.settings WHERE name = 'parallel_replicas_local_plan';
-- = 1

-- pr-71630
SELECT 1234567 AS a FORMAT Vertical;
-- = Row 1:
-- = ──────
-- = a: 1234567 -- 1.23 million

-- pr-71403
SELECT anyRespectNulls(x), firstValueRespectNulls(x), anyValueRespectNulls(x), anyLastRespectNulls(y), lastValueRespectNulls(y) FROM (SELECT arrayJoin([NULL, 1, 2]) AS x, if(x = 2, NULL, x) AS y);
-- = \N	\N	\N	\N	\N
SELECT finalizeAggregation(anyLastRespectNullsStateIf(number, number < 3)) FROM numbers(5);
-- = 2

-- pr-58400
SELECT isConstant(arrayMap(x -> x + 1, [1, 2])), isConstant(arrayFilter(x -> x > materialize(1), [1, 2]));
-- = 1	0

-- pr-63518
SELECT match(explain, '"Node Id": "[A-Za-z]+_\\d+"') FROM (EXPLAIN PLAN json = 1 SELECT 1);
-- = 1

-- pr-71179
SELECT name, default FROM system.server_settings WHERE name IN ('max_replicated_table_num_to_throw', 'max_dictionary_num_to_throw', 'max_view_num_to_throw') ORDER BY name;
-- = max_dictionary_num_to_throw	0
-- = max_replicated_table_num_to_throw	0
-- = max_view_num_to_throw	0

-- pr-71640
SELECT default FROM system.settings WHERE name = 'filesystem_cache_prefer_bigger_buffer_size';
-- = 1

-- pr-67230
-- changed in 26.4: a set with more decimals than the column is cut again
SELECT toDateTime64('2024-10-16 18:00:30.100', 3) IN (toDateTime('2024-10-16 18:00:30'));
-- = 0
SELECT toDateTime64('2024-01-01 00:00:00.123', 3) IN (toDateTime64('2024-01-01 00:00:00.1234', 4));
-- = 1

-- pr-70549
SELECT JSONExtract('{"a" : null, "b" : "x"}', 'a', 'LowCardinality(Nullable(String))'), JSONExtract('{"a" : null, "b" : "x"}', 'b', 'LowCardinality(Nullable(String))');
-- = \N	x

-- pr-71183
SELECT CAST(1, 'Dynamic') < CAST(2, 'Dynamic'), CAST('a', 'Dynamic') = CAST('b', 'Dynamic'), CAST(3, 'Dynamic') >= 3;
-- = 1	0	1

-- pr-71254
SELECT count() FROM (SELECT 'system.metrics' AS name) WHERE name = 'system.metrics' SETTINGS use_query_cache = 1;
-- = 1
SELECT count() FROM system.metrics SETTINGS use_query_cache = 1;
-- ! QUERY_CACHE_USED_WITH_SYSTEM_TABLE

-- pr-71369
CREATE TABLE t (j JSON(a LowCardinality(UInt8))) ENGINE = Memory;
-- ! SUSPICIOUS_TYPE_FOR_LOW_CARDINALITY

-- pr-71426
SELECT * FROM mongodb(NULL);
-- ! NUMBER_OF_ARGUMENTS_DOESNT_MATCH

-- pr-71432
SELECT arrayExists(x -> x = 2, materialize([1, 2])), arrayExists(x -> x = materialize(NULL), materialize([1, 2])) SETTINGS optimize_rewrite_array_exists_to_has = 1;
-- = 1	0

-- pr-71580
SELECT bitShiftLeft(1::UInt8, 9), bitShiftRight(255::UInt8, 100), bitShiftLeft('abc', 100) = '', hex(bitShiftRight(toFixedString('ab', 2), 17));
-- = 0	0	1	0000
SELECT bitShiftLeft(1::UInt8, -1);
-- ! ARGUMENT_OUT_OF_BOUND

-- pr-71742
SELECT CAST(x, 'Dynamic') FROM (SELECT CAST(arrayJoin([1, NULL]), 'LowCardinality(Nullable(Int32))') AS x SETTINGS allow_suspicious_low_cardinality_types = 1);
-- = 1
-- = \N

-- pr-71849
CREATE TABLE t (d DateTime64(3)) ENGINE = MergeTree ORDER BY d;
INSERT INTO t VALUES ('2024-12-30 10:00:00'), ('2024-12-31 10:00:00');
SELECT d FROM t WHERE toDayOfWeek(d) = 2;
-- = 2024-12-31 10:00:00.000

-- pr-71886
SELECT intDiv(number, 2) AS n FROM numbers(6) ORDER BY n LIMIT 3 WITH TIES;
-- = 0
-- = 0
-- = 1
-- = 1

-- pr-71947
SELECT default FROM system.settings WHERE name = 's3_skip_empty_files';
-- = 1

-- pr-71966
CREATE TABLE t (x Int32) ENGINE = MergeTree ORDER BY (1000 - x);
INSERT INTO t SELECT number FROM numbers(10);
SELECT count() FROM t WHERE x > 6;
-- = 3

-- pr-71982
SELECT count() > 0 FROM (EXPLAIN AST SELECT 1);
-- = 1
SELECT * FROM (EXPLAIN AST CREATE TABLE t (x UInt8) ENGINE = Memory);
-- ! BAD_ARGUMENTS

-- pr-68614
(SELECT getSetting('max_block_size') SETTINGS max_block_size = 10) SETTINGS max_block_size = 20;
-- = 10
-- 24.8 = 20
-- 25.5 = 10
(SELECT 1 AS x) UNION ALL (SELECT 1 AS x) SETTINGS max_block_size = 5 FORMAT TSV;
-- = 1
-- = 1
-- 24.8 ! SYNTAX_ERROR
-- 25.5 = 1
-- 25.5 = 1

-- pr-70657
SELECT default FROM system.settings WHERE name = 'allow_reorder_prewhere_conditions';
-- = 1
-- 24.8 no rows
-- 25.5 = 1

-- pr-70987
CREATE TABLE t (x UInt8 CODEC(DEFLATE_QPL)) ENGINE = MergeTree ORDER BY tuple() SETTINGS index_granularity = 1;
-- ! UNKNOWN_CODEC

-- pr-65311
SELECT formatQuerySingleLine('GRANT SELECT ON db.table_prefix_* TO u'), formatQuerySingleLine('GRANT SELECT ON db*.* TO u');
-- = GRANT SELECT ON db.table_prefix_* TO u	GRANT SELECT ON db*.* TO u

-- pr-69091
CREATE TABLE a (x UInt8, y String) ENGINE = MergeTree PARTITION BY x ORDER BY y;
INSERT INTO a VALUES (1, 'p'), (2, 'q');
CREATE TABLE b CLONE AS a;
SELECT * FROM b ORDER BY x;
-- = 1	p
-- = 2	q
SELECT partition_key, sorting_key FROM system.tables WHERE database = currentDatabase() AND name = 'b';
-- = x	y
CREATE TABLE m (x UInt8) ENGINE = Memory;
CREATE TABLE n CLONE AS m;
-- ! SUPPORT_IS_DISABLED

-- pr-68502
SET implicit_select = 1;
1 + 2;
-- = 3

-- pr-68989
SELECT arraySort(arrayUnion([-2, 1], [10, 1], [-2], [])), arraySort(arrayUnion(['a'], ['b', NULL]));
-- = [-2,1,10]	['a','b',NULL]

-- pr-50665
SET param_name = 'x';
SELECT x + 1 FROM (SELECT 5 AS {name:Identifier});
-- = 6

-- pr-69619
SELECT quantileExactWeighted(0.5)(number, 1), quantileExactWeightedInterpolated(0.5)(number, 1) FROM numbers(4);
-- = 1	1.5
SELECT quantileExactWeightedInterpolated(number, 1) FROM numbers(4);
-- = 1.5

-- pr-69646
SELECT arrayElementOrNull([1, 2], 3), arrayElementOrNull([1, 2], -1), arrayElementOrNull(map('a', 1), 'b'), arrayElementOrNull(map('a', 1), 'a');
-- = \N	2	\N	1

-- pr-70087
SELECT hex(RIPEMD160('The quick brown fox jumps over the lazy dog'));
-- = 37F332F68DB77BD9D7EDD4969571AD671CF9DD3B

-- pr-70593
CREATE TABLE t (x UInt8) ENGINE = Memory;
WITH c AS (SELECT 7 AS x) INSERT INTO t SELECT * FROM c;
INSERT INTO t WITH c AS (SELECT 8 AS x) SELECT * FROM c;
SELECT x FROM t ORDER BY x;
-- = 7
-- = 8
CREATE TABLE visits (user String) ENGINE = MergeTree ORDER BY user;
CREATE TABLE visits_by_user (user String, visits UInt64) ENGINE = MergeTree ORDER BY user;
INSERT INTO visits VALUES ('ann'), ('ann'), ('bob');
WITH counts AS (SELECT user, count() AS visits FROM visits GROUP BY user)
INSERT INTO visits_by_user SELECT * FROM counts;
SELECT * FROM visits_by_user ORDER BY user;
-- = ann	2
-- = bob	1

-- pr-69917
SELECT getSettingOrDefault('custom_nowhere', 'none'), getSettingOrDefault('max_block_size', 1) > 1;
-- = none	1
SELECT getSetting('custom_nowhere');
-- ! UNKNOWN_SETTING

-- pr-70550
SELECT is_obsolete FROM system.settings WHERE name = 'allow_experimental_refreshable_materialized_view';
-- = 1
-- 24.8 = 0
-- 25.5 = 1

-- pr-63151
SELECT name, default FROM system.settings WHERE name IN ('enable_parallel_replicas', 'parallel_replicas_mode') ORDER BY name;
-- = enable_parallel_replicas	0
-- = parallel_replicas_mode	read_tasks

-- pr-69691
SELECT CAST(5, 'Dynamic') + 1, upper(CAST('a', 'Dynamic')), length(CAST([1, 2], 'Dynamic'));
-- = 6	A	2

-- pr-70288
SELECT count() FROM system.settings WHERE name IN ('input_format_binary_read_json_as_string', 'output_format_binary_write_json_as_string') AND default = '0';
-- = 2
SELECT * FROM format(RowBinary, 'j JSON', '\x07{"a":1}') SETTINGS input_format_binary_read_json_as_string = 1;
-- = {"a":1}

-- pr-70312
SELECT default FROM system.settings WHERE name = 'output_format_native_write_json_as_string';
-- = 0

-- pr-70645
SELECT name, default FROM system.merge_tree_settings WHERE name IN ('merge_selector_use_blurry_base', 'merge_selector_blurry_base_scale_factor');
-- = merge_selector_blurry_base_scale_factor	0

-- pr-69739
CREATE TABLE a (x UInt8, y String) ENGINE = MergeTree ORDER BY (y, x) PRIMARY KEY y;
CREATE TABLE b ENGINE = ReplacingMergeTree AS a;
SELECT engine, primary_key, sorting_key FROM system.tables WHERE database = currentDatabase() AND name = 'b';
-- = ReplacingMergeTree	y	y, x
CREATE TABLE c ENGINE = Memory AS a;
SELECT engine, sorting_key FROM system.tables WHERE database = currentDatabase() AND name = 'c';
-- = Memory	

-- pr-69755
SELECT name, default FROM system.settings WHERE name IN ('min_free_disk_bytes_to_perform_insert', 'min_free_disk_ratio_to_perform_insert') ORDER BY name;
-- = min_free_disk_bytes_to_perform_insert	0
-- = min_free_disk_ratio_to_perform_insert	0

-- pr-69918
SELECT replace('hello', '', 'x'), replaceOne('hello', materialize(''), 'x');
-- = hello	hello

-- pr-70053
SELECT replaceRegexpOne('hello', '', 'x'), replaceRegexpAll('hello', '', 'x'), replaceRegexpAll('hello', materialize(''), 'x');
-- = hello	hello	hello

-- pr-66801
SELECT * FROM format(JSONEachRow, 'x Enum8(\'a\' = 1, \'b\' = 2)', '{"x" : "2"}, {"x" : "a"}, {"x" : 1}');
-- = b
-- = a
-- = a

-- pr-68455
SELECT trim(LEADING '' FROM 'foo'), trim(TRAILING '' FROM ' foo ');
-- = foo	 foo 

-- pr-69411
SELECT 1 AS `a b` SETTINGS enforce_strict_identifier_format = 1;
-- ! BAD_ARGUMENTS
SELECT 1 AS a_b SETTINGS enforce_strict_identifier_format = 1;
-- = 1

-- pr-69448
CREATE TABLE t (x UInt8, `distinct` UInt8, `all` UInt8) ENGINE = Memory;
SHOW CREATE TABLE t SETTINGS show_create_query_identifier_quoting_rule = 'always';
-- = CREATE TABLE `default`.`t`\n(\n    `x` UInt8,\n    `distinct` UInt8,\n    `all` UInt8\n)\nENGINE = Memory
SHOW CREATE TABLE t SETTINGS show_create_query_identifier_quoting_rule = 'when_necessary';
-- = CREATE TABLE default.t\n(\n    `x` UInt8,\n    `distinct` UInt8,\n    `all` UInt8\n)\nENGINE = Memory
SHOW CREATE TABLE t SETTINGS show_create_query_identifier_quoting_rule = 'user_display';
-- = CREATE TABLE `default`.t\n(\n    x UInt8,\n    `distinct` UInt8,\n    `all` UInt8\n)\nENGINE = Memory

-- pr-69871
SELECT count() FROM system.columns WHERE database = 'system' AND table = 'replicas' AND name = 'readonly_duration';
-- = 1

-- pr-69886
SELECT type FROM system.settings WHERE name = 'join_output_by_rowlist_perkey_rows_threshold';
-- = UInt64

-- pr-70293
SELECT formatQuerySingleLine('SHOW GRANTS FOR u WITH IMPLICIT FINAL');
-- = SHOW GRANTS FOR u WITH IMPLICIT FINAL
SHOW GRANTS WITH IMPLICIT;
-- ok

-- pr-70520
SELECT toUInt64(default) > 0 FROM system.settings WHERE name = 'max_parts_to_move';
-- = 1

-- pr-70737
SELECT parseDateTime64InJodaSyntax('2024-10-09 10:30:10.123456', 'yyyy-MM-dd HH:mm:ss.SSSSSS') AS t, toTypeName(t);
-- = 2024-10-09 10:30:10.123456	DateTime64(6, \'UTC\')
SELECT parseDateTime64InJodaSyntax('2024-10-09 10:30:10.123456-0800', 'yyyy-MM-dd HH:mm:ss.SSSSSSZ', 'UTC');
-- = 2024-10-09 18:30:10.123456

-- pr-70841
SELECT count() FROM system.tables WHERE database = 'system' AND name IN ('s3_queue_settings', 'azure_queue_settings');
-- = 2

-- pr-70846
SELECT base58Encode(toFixedString('plaintext', 9)), base58Decode(toFixedString(base58Encode('Hi'), 3));
-- = 2Rztk5fN2pVGP	Hi

-- pr-70969
CREATE TABLE t (x UInt8) ENGINE = MergeTree ORDER BY x SETTINGS merge_selector_algorithm = 'Trivial';
SELECT default FROM system.merge_tree_settings WHERE name = 'merge_selector_algorithm';
-- = Simple

-- pr-70536
CREATE VIEW v AS SELECT 1 AS x;
CREATE OR REPLACE VIEW v AS SELECT 2 AS x;
SELECT x FROM v;
-- = 2

-- pr-69738
SELECT windowFunnel(10)(t, e >= 1, e >= 1), windowFunnel(10, 'strict_once')(t, e >= 1, e >= 1) FROM (SELECT 1::UInt32 AS t, 1 AS e);
-- = 2	1

-- pr-58408
SELECT sumMapFiltered([1::Int8, -1::Int8])([-1, 2, 1]::Array(Int8), [10, 20, 30]::Array(Int8));
-- = ([-1,1],[10,30])

-- pr-61473
SELECT default FROM system.settings WHERE name = 'use_concurrency_control';
-- = 1

-- pr-68600
SELECT formatQuerySingleLine('SELECT -(1, 2), NOT (1, 2), -[1], NOT [1]');
-- = SELECT -(1, 2), NOT (1, 2), -[1], NOT [1]

-- pr-69676
create view t as (with recursive 42 as ttt select ttt);
SELECT * FROM t;
-- = 42

-- pr-69787
SELECT finalizeAggregation(maxMapState(map(1, toDateTime64('2024-01-01 00:00:00.5', 1))));
-- = {1:'2024-01-01 00:00:00.5'}

-- pr-70123
CREATE TABLE t (x UInt8, y UInt8) ENGINE = MergeTree ORDER BY x;
ALTER TABLE t MODIFY COLUMN y Nullable(Nothing);
-- ! DATA_TYPE_CANNOT_BE_USED_IN_TABLES

-- pr-70124
SELECT * FROM (SELECT 1 AS a) AS l JOIN (SELECT 1 AS b) AS r ON *;
-- ! INVALID_JOIN_ON_EXPRESSION

-- pr-70264
CREATE MATERIALIZED VIEW v0 AS (SELECT 1) INTERSECT (SELECT 1);
-- ! QUERY_IS_NOT_SUPPORTED_IN_MATERIALIZED_VIEW

-- pr-70833
SELECT default FROM system.settings WHERE name = 'enable_named_columns_in_function_tuple';
-- = 0
SELECT toTypeName(tuple(1 AS a, 2 AS b));
-- = Tuple(UInt8, UInt8)

-- pr-68435
SELECT CAST([tuple(123)], 'Array(Tuple(b UInt8))') AS t, t[1].b;
-- = [(123)]	123
-- 24.8 ! UNKNOWN_IDENTIFIER
-- 25.5 = [(123)]	123
SELECT 'b' AS a, CAST([tuple(123)], 'Array(Tuple(b UInt8))') AS t, t[1].a;
-- ! BAD_ARGUMENTS
-- 24.8 = b	[(123)]	123
-- 25.5 ! NOT_FOUND_COLUMN_IN_BLOCK

-- pr-68492
SELECT formatQuery('CREATE TABLE t (x Tuple(a UInt8, b Tuple(c String, d Date))) ENGINE = Memory') SETTINGS print_pretty_type_names = 1;
-- = CREATE TABLE t\n(\n    `x` Tuple(\n        a UInt8,\n        b Tuple(\n            c String,\n            d Date))\n)\nENGINE = Memory
SELECT formatQuery('CREATE TABLE t (x Tuple(a UInt8, b Tuple(c String, d Date))) ENGINE = Memory') SETTINGS print_pretty_type_names = 0;
-- = CREATE TABLE t\n(\n    `x` Tuple(a UInt8, b Tuple(c String, d Date))\n)\nENGINE = Memory
SELECT position(formatQuery('CREATE TABLE t (x Tuple(a UInt8, b String)) ENGINE = Memory'), 'Tuple(\n') > 0;
-- 24.8 = 0
-- 25.5 = 1

-- pr-66104
SELECT name, type, default FROM system.settings WHERE name IN ('database_replicated_allow_explicit_uuid', 'database_replicated_allow_replicated_engine_arguments') ORDER BY name;
-- = database_replicated_allow_explicit_uuid	UInt64	0
-- = database_replicated_allow_replicated_engine_arguments	UInt64	0
-- 24.8 = database_replicated_allow_replicated_engine_arguments	Bool	1
-- 25.5 = database_replicated_allow_explicit_uuid	UInt64	0
-- 25.5 = database_replicated_allow_replicated_engine_arguments	UInt64	0

-- pr-65277
SELECT formatQuerySingleLine('CREATE USER u IDENTIFIED WITH plaintext_password BY \'a\', bcrypt_password BY \'b\'') != '';
-- ok
SELECT formatQuerySingleLine('ALTER USER u RESET AUTHENTICATION METHODS TO NEW');
-- = ALTER USER u RESET AUTHENTICATION METHODS TO NEW
SELECT count() FROM system.server_settings WHERE name = 'max_authentication_methods_per_user';
-- = 1

-- pr-61987
CREATE TABLE a (x UInt8) ENGINE = MergeTree PARTITION BY x ORDER BY x;
CREATE TABLE b AS a;
INSERT INTO a VALUES (1), (2), (3);
ALTER TABLE b ATTACH PARTITION ALL FROM a;
SELECT count() FROM b;
-- = 3

-- pr-66782
SELECT * FROM format(JSONEachRow, 'x UInt8, d Date, a Array(UInt8)', '{"x" : "", "d" : "", "a" : ""}') SETTINGS input_format_json_empty_as_default = 1;
-- = 0	1970-01-01	[]
SELECT * FROM format(JSONEachRow, 'd Date', '{"d" : ""}') SETTINGS input_format_json_empty_as_default = 0;
-- ! CANNOT_PARSE_DATE

-- pr-66933
SELECT overlay('Hello New York', 'Jersey', 11);
-- = Hello New Jersey
SELECT overlayUTF8('Mein Süden', 'Norden', 6);
-- = Mein Norden

-- pr-67805
CREATE TABLE t (p UInt8, x UInt8) ENGINE = MergeTree PARTITION BY p ORDER BY x;
INSERT INTO t VALUES (1, 5), (2, 5), (2, 6);
DELETE FROM t IN PARTITION 2 WHERE x = 5;
SELECT p, x FROM t ORDER BY p, x;
-- = 1	5
-- = 2	6

-- pr-68057
SELECT INTERVAL 90 SECOND > INTERVAL 1 MINUTE, INTERVAL 60 SECOND = INTERVAL 1 MINUTE, INTERVAL 1 WEEK < INTERVAL 2 DAY;
-- = 1	1	0

-- pr-68164
SET create_if_not_exists = 1;
CREATE TABLE t (x UInt8) ENGINE = Memory;
CREATE TABLE t (x UInt8) ENGINE = Memory;
SET create_if_not_exists = 0;
CREATE TABLE t (x UInt8) ENGINE = Memory;
-- ! TABLE_ALREADY_EXISTS

-- pr-68477
SELECT formatQuerySingleLine('SYSTEM DROP QUERY CACHE TAG \'abc\'') LIKE 'SYSTEM % QUERY CACHE TAG \'abc\'';
-- = 1

-- pr-68901
CREATE TABLE t (x UInt8, y UInt8, PROJECTION p (SELECT x, y ORDER BY y)) ENGINE = MergeTree ORDER BY x;
SELECT table, name, sorting_key FROM system.projections;
-- = t	p	['y']

-- pr-69030
SELECT arrayZipUnaligned([1, 2, 3], ['a'], []::Array(UInt8));
-- = [(1,'a',NULL),(2,NULL,NULL),(3,NULL,NULL)]
SELECT arrayZip([1, 2, 3], ['a']);
-- ! SIZES_OF_ARRAYS_DONT_MATCH

-- pr-69717
SELECT arrayAUC([0.1, 0.4, 0.35, 0.8], [0, 0, 1, 1]), arrayAUC([0.1, 0.4, 0.35, 0.8], [0, 0, 1, 1], true), arrayAUC([0.1, 0.4, 0.35, 0.8], [0, 0, 1, 1], false);
-- = 0.75	0.75	3

-- pr-63798
DESC format(JSONEachRow, '{"x" : 1}, {"x" : [1]}') SETTINGS input_format_try_infer_variants = 1, describe_compact_output = 1;
-- = x	Variant(Array(Nullable(Int64)), Int64)
DESC format(JSONEachRow, '{"x" : [1, "a"]}') SETTINGS input_format_try_infer_variants = 1, describe_compact_output = 1;
-- = x	Array(Variant(Int64, String))

-- pr-68463
SELECT distinctJSONPaths(j), distinctJSONPathsAndTypes(j) FROM (SELECT arrayJoin(['{"a" : 1, "b" : {"c" : "x"}}', '{"a" : "y"}'])::JSON AS j);
-- = ['a','b.c']	{'a':['Int64','String'],'b.c':['String']}
SELECT distinctDynamicTypes(j.a) FROM (SELECT arrayJoin(['{"a" : 1, "b" : {"c" : "x"}}', '{"a" : "y"}'])::JSON AS j);
-- = ['Int64','String']

-- pr-58934
SELECT formatQuerySingleLine('CREATE MATERIALIZED VIEW v REFRESH EVERY 1 MINUTE APPEND TO t AS SELECT 1 AS x') LIKE '%REFRESH EVERY 1 MINUTE APPEND TO t%';
-- = 1
SELECT formatQuerySingleLine('SYSTEM WAIT VIEW v');
-- = SYSTEM WAIT VIEW v

-- pr-67013
CREATE TABLE t (x UInt32 STATISTICS(minmax)) ENGINE = MergeTree ORDER BY tuple();
CREATE TABLE u (x UInt32 STATISTICS(min_max)) ENGINE = MergeTree ORDER BY tuple();
-- ! INCORRECT_QUERY

-- pr-67150
SELECT accurateCastOrDefault(CAST([1], 'Dynamic'), 'UInt8'), accurateCastOrDefault(CAST(7, 'Dynamic'), 'UInt8'), accurateCastOrDefault(CAST([1], 'Variant(Array(UInt8), UInt8)'), 'UInt8');
-- = 0	7	0
SELECT castOrDefault(CAST([1], 'Dynamic'), 'UInt8');
-- ! UNKNOWN_FUNCTION

-- pr-65761
SELECT upperUTF8('Süden'), lowerUTF8('ÉTÉ ΑΒΓ');
-- = SÜDEN	été αβγ

-- pr-68874
SELECT dateTrunc('month', toDate32('1930-05-17')), toStartOfInterval(toDate32('2030-05-17'), INTERVAL 1 YEAR);
-- = 1930-05-01	2030-01-01

-- pr-69576
SELECT arrayZip(), arrayZipUnaligned(), toTypeName(arrayZip());
-- = []	[]	Array(Tuple())

-- pr-67583
SELECT fromModifiedJulianDay(toModifiedJulianDay('9999-12-31')), fromModifiedJulianDayOrNull(toModifiedJulianDay('9999-12-31') + 1);
-- = 9999-12-31	\N

-- pr-68262
SELECT number, lag(number) OVER (ORDER BY number), lead(number, 1, 99) OVER (ORDER BY number) FROM numbers(3);
-- = 0	0	1
-- = 1	0	2
-- = 2	1	99

-- pr-68389
SELECT match('bob', '(?s)bob');
-- = 1

-- pr-68482
SELECT x'414243'::String, b'0100000101000010'::String, x'31'::UInt8;
-- = ABC	AB	1

-- pr-68499
CREATE TABLE t (x UInt32) ENGINE = MergeTree ORDER BY x SAMPLE BY x;
INSERT INTO t SELECT number * 42949672 FROM numbers(100);
SELECT count() > 0 FROM t SAMPLE 1;
-- = 1

-- pr-68630
SELECT sipHash64Keyed((1::UInt64, 2::UInt64), []) = sipHash64Keyed((1::UInt64, 2::UInt64), []), length(sipHash128Keyed((1::UInt64, 2::UInt64), ())), length(sipHash128ReferenceKeyed((1::UInt64, 2::UInt64), []));
-- = 1	16	16
SELECT sipHash64Keyed((), 'a');
-- ! BAD_ARGUMENTS

-- pr-68848
SELECT [()], length([(), ()]);
-- = [()]	2

-- pr-68950
SELECT anyHeavyMerge(s) FROM (SELECT anyHeavyState(x) AS s FROM (SELECT arrayJoin([1, 2, 2]) AS x) UNION ALL SELECT anyHeavyState(x) AS s FROM (SELECT arrayJoin([2, 2, 2, 3]) AS x));
-- = 2

-- pr-69109
DESC format(CSV, '"true"\n"false"') SETTINGS input_format_csv_try_infer_numbers_from_strings = 1, describe_compact_output = 1;
-- = c1	Nullable(String)
DESC format(CSV, '"1"\n"2"') SETTINGS input_format_csv_try_infer_numbers_from_strings = 1, describe_compact_output = 1;
-- = c1	Nullable(Int64)

-- pr-69149
SELECT * FROM format(Values, 'd DateTime', '(concat(\'2024-01-02T03:\', \'04:05Z\'))') SETTINGS date_time_input_format = 'best_effort';
-- = 2024-01-02 03:04:05

-- pr-69203
SELECT uniq(d) FROM (SELECT arrayJoin([1::Dynamic, 1::Dynamic, 'a'::Dynamic, 'b'::Dynamic]) AS d);
-- = 3
SELECT uniq(j) FROM (SELECT arrayJoin(['{"a" : 1}', '{"a" : 1}', '{"a" : 2}'])::JSON AS j);
-- = 2

-- pr-69311
CREATE TABLE t (d Dynamic) ENGINE = MergeTree ORDER BY d;
-- ! DATA_TYPE_CANNOT_BE_USED_IN_KEY

-- pr-69451
SELECT sqidDecode('invalid sqid'), sqidDecode(sqidEncode(1, 2, 3));
-- = []	[1,2,3]

-- pr-69514
CREATE TABLE `a.b` (x UInt8) ENGINE = MergeTree ORDER BY x;
SHOW COLUMNS FROM `a.b`;
-- = x	UInt8	NO	PRI SOR	\N	
SHOW INDEX FROM `a.b`;
-- = a.b	1	PRIMARY	1	x	A	0	\N	\N	\N	PRIMARY			YES	

-- pr-69549
SELECT 1 SETTINGS use_query_cache = 1, read_overflow_mode = 'break';
-- ! QUERY_CACHE_USED_WITH_NON_THROW_OVERFLOW_MODE

-- pr-66842
SELECT 'a'::StringWithDictionary;
-- ! UNKNOWN_TYPE
-- 23.10 = a
-- 24.8 ! UNKNOWN_TYPE

-- pr-67326
SELECT randChiSquared(0);
-- ! BAD_ARGUMENTS
-- 23.10 = 0
-- 24.8 ! BAD_ARGUMENTS
SELECT randStudentT(-0.5);
-- ! BAD_ARGUMENTS
-- 23.10 = nan
-- 24.8 ! BAD_ARGUMENTS
SELECT randFisherF(0, 1);
-- ! BAD_ARGUMENTS
-- 23.10 = nan
-- 24.8 ! BAD_ARGUMENTS
SELECT randChiSquared(-0.0001) FROM numbers(2);
-- ! BAD_ARGUMENTS

-- pr-67741
SELECT length(arrayWithConstant(materialize(3000000000), 1::UInt8));
-- ! TOO_LARGE_ARRAY_SIZE

-- pr-67774
SELECT formatQuerySingleLine('SELECT * REPLACE dummy + 1 AS dummy FROM system.one');
-- = SELECT * REPLACE (dummy + 1 AS dummy) FROM system.one
-- 23.10 = SELECT * REPLACE dummy + 1 AS dummy FROM system.one
-- 24.8 = SELECT * REPLACE (dummy + 1 AS dummy) FROM system.one
SELECT * REPLACE dummy + 1 AS dummy FROM system.one;
-- = 1

-- pr-68132
CREATE TABLE t (d Dynamic(max_types = 1)) ENGINE = Memory;
-- 23.10 ! SYNTAX_ERROR
-- 24.8 ! ILLEGAL_COLUMN
INSERT INTO t SELECT 1::UInt8;
INSERT INTO t SELECT 'a';
INSERT INTO t SELECT toDate('2024-01-02');
SELECT d, dynamicType(d), isDynamicElementInSharedData(d) FROM t ORDER BY toString(d);
-- = 1	UInt8	false
-- = 2024-01-02	Date	true
-- = a	String	true
SELECT count() FROM t WHERE d.Date = '2024-01-02';
-- = 1

-- pr-66672
SELECT default FROM system.merge_tree_settings WHERE name = 'deduplicate_merge_projection_mode';
-- = throw
CREATE TABLE t (x UInt8, y UInt8, PROJECTION p (SELECT x, y ORDER BY y)) ENGINE = ReplacingMergeTree ORDER BY x SETTINGS deduplicate_merge_projection_mode = 'throw';
-- ! SUPPORT_IS_DISABLED

-- pr-68235
SELECT default FROM system.settings WHERE name = 'query_cache_tag';
-- =
SELECT count() FROM system.columns WHERE database = 'system' AND table = 'query_cache' AND name = 'tag';
-- = 1

-- pr-64281
SELECT l.x FROM (SELECT 1 AS k, arrayJoin([1, 5]) AS x) AS l LEFT SEMI JOIN (SELECT 1 AS k, 3 AS y) AS r ON l.k = r.k AND l.x < r.y;
-- = 1
SELECT l.x FROM (SELECT 1 AS k, arrayJoin([1, 5]) AS x) AS l LEFT ANTI JOIN (SELECT 1 AS k, 3 AS y) AS r ON l.k = r.k AND l.x < r.y;
-- = 5
SELECT l.x, r.y FROM (SELECT 1 AS k, arrayJoin([1, 5]) AS x) AS l LEFT ANY JOIN (SELECT 1 AS k, 3 AS y) AS r ON l.k = r.k AND l.x < r.y ORDER BY l.x;
-- = 1	3
-- = 5	0

-- pr-66257
SELECT printf('%s has %05d and %.2f', 'a', 42, 1.005), format('{1} {0}', 'a', 'b');
-- = a has 00042 and 1.00	b a

-- pr-66536
SET restore_replace_external_engines_to_null = 1;
CREATE TABLE t (x UInt8) ENGINE = MySQL('127.0.0.1:1', 'd', 't', 'u', 'p');
SELECT engine FROM system.tables WHERE database = currentDatabase() AND name = 't';
-- = Null

-- pr-67647
SELECT readWKTMultiLineString('MULTILINESTRING ((1 1, 2 2, 3 3), (4 4, 5 5))');
-- = [[(1,1),(2,2),(3,3)],[(4,4),(5,5)]]
SELECT readWKTLineString('MULTILINESTRING ((1 1, 2 2, 3 3), (4 4, 5 5))');
-- ! CANNOT_PARSE_TEXT

-- pr-67655
SELECT count() FROM (SELECT query FROM fuzzQuery('SELECT 1') LIMIT 5);
-- = 5

-- pr-67885
CREATE TABLE t (x UInt8) ENGINE = MergeTree PARTITION BY x ORDER BY x;
INSERT INTO t VALUES (1), (2);
ALTER TABLE t DETACH PARTITION ALL;
SELECT count() FROM system.detached_parts WHERE table = 't';
-- = 2
ALTER TABLE t DROP DETACHED PARTITION ALL SETTINGS allow_drop_detached = 1;
SELECT count() FROM system.detached_parts WHERE table = 't';
-- = 0

-- pr-66084
SELECT default FROM system.settings WHERE name = 'rows_before_aggregation';
-- = 0
SELECT count() AS c FROM numbers(7) SETTINGS rows_before_aggregation = 1, output_format_write_statistics = 0 FORMAT JSONCompact;
-- = {
-- = 	"meta":
-- = 	[
-- = 		{
-- = 			"name": "c",
-- = 			"type": "UInt64"
-- = 		}
-- = 	],
-- =
-- = 	"data":
-- = 	[
-- = 		[7]
-- = 	],
-- =
-- = 	"rows": 1,
-- =
-- = 	"rows_before_aggregation": 7
-- = }

-- pr-67883
CREATE TABLE j (k UInt8, x String) ENGINE = Join(ALL, INNER, k);
INSERT INTO j VALUES (1, 'a'), (1, 'b');
OPTIMIZE TABLE j;
SELECT x FROM (SELECT 1::UInt8 AS k) AS t ALL INNER JOIN j USING (k) ORDER BY x;
-- = a
-- = b
CREATE TABLE m (k UInt8) ENGINE = Log;
OPTIMIZE TABLE m;
-- ! NOT_IMPLEMENTED

-- pr-66444
SELECT '{"a" : {"b" : 42}, "c" : [1, 2]}'::JSON AS j, j.a.b, toTypeName(j.a.b), dynamicType(j.c);
-- = {"a":{"b":42},"c":[1,2]}	42	Dynamic	Array(Nullable(Int64))
SET allow_experimental_json_type = 1;
CREATE TABLE events (data JSON) ENGINE = MergeTree ORDER BY tuple();
INSERT INTO events VALUES ('{"user": {"id": 42}, "tags": ["a", "b"]}');
SELECT data.user.id, data.tags FROM events;
-- = 42	['a','b']

-- pr-64183
SELECT count() FROM system.table_engines WHERE name = 'TimeSeries';
-- = 1

-- pr-68053
SELECT default FROM system.settings WHERE name = 'optimize_functions_to_subcolumns';
-- = 1

-- pr-67228
SELECT default FROM system.server_settings WHERE name = 'database_catalog_drop_table_concurrency';
-- = 16

-- pr-66438
SELECT name, alias_for, default FROM system.settings WHERE name IN ('allow_experimental_analyzer', 'enable_analyzer') ORDER BY name;
-- = allow_experimental_analyzer		1
-- = enable_analyzer	allow_experimental_analyzer	1

-- pr-68382
DESC format(JSONEachRow, '{"a" : "2024-01-01 00:00:00", "b" : "2024-01-01 00:00:00.5", "c" : "2024-01-01"}') SETTINGS describe_compact_output = 1, schema_inference_make_columns_nullable = 0;
-- = a	DateTime
-- = b	DateTime64(9)
-- = c	Date

-- pr-61793
SELECT toUInt64(default) > 0 FROM system.server_settings WHERE name = 'max_keep_alive_requests';
-- = 1

-- pr-66832
CREATE TABLE a (x UInt8) ENGINE = Log COMMENT 'one';
CREATE TABLE b (x UInt8) ENGINE = Join(ANY, LEFT, x) COMMENT 'two';
CREATE TABLE c (x UInt8) ENGINE = Merge(currentDatabase(), '^a$') COMMENT 'three';
CREATE TABLE e (x UInt8) ENGINE = File(CSV) COMMENT 'four';
SELECT comment FROM system.tables WHERE database = currentDatabase() ORDER BY name;
-- = one
-- = two
-- = three
-- = four

-- pr-67103
SELECT mapFromArrays(map('a', 4, 'b', 4), ['aa', 'bb']);
-- = {('a',4):'aa',('b',4):'bb'}
SELECT mapFromArrays(['a', 'b']::Array(LowCardinality(Nullable(String))), [1, 2]);
-- = {'a':1,'b':2}
SELECT mapFromArrays(['a', NULL]::Array(Nullable(String)), [1, 2]);
-- ! BAD_ARGUMENTS

-- pr-67175
SELECT name FROM system.settings WHERE name LIKE 'input\_format\_orc\_read%' ORDER BY name;
-- = input_format_orc_reader_time_zone_name

-- pr-67334
SELECT dense_rank() OVER w, denseRank() OVER w, percent_rank() OVER w, percentRank() OVER w FROM (SELECT arrayJoin([1, 1, 2]) AS x) WINDOW w AS (ORDER BY x);
-- = 1	1	0	0
-- = 1	1	0	0
-- = 2	2	1	1

-- pr-67399
SELECT parseDateTime('2021-01-04 23:12:34'), parseDateTimeInJodaSyntax('2021-01-04 23:12:34');
-- = 2021-01-04 23:12:34	2021-01-04 23:12:34
SELECT formatDateTime(toDateTime('2021-01-04 23:12:34'));
-- ! NUMBER_OF_ARGUMENTS_DOESNT_MATCH

-- pr-67306
SELECT uniq(tuple()), uniq(tuple()) FROM numbers(3);
-- = 1	1

-- pr-67756
SELECT JSONMergePatch('{"a":1}', '{"b":2}', '{"a":3}'), jsonMergePatch('{"a":1}', '{"b":null}', '{"c":[]}');
-- = {"a":3,"b":2}	{"a":1,"b":null,"c":[]}

-- pr-66312
SELECT formatQuerySingleLine('SELECT * FROM t1 JOIN t2 ON ((x = y) AS e) ORDER BY x') LIKE '% ON (%AS e) ORDER BY x%';
-- = 1

-- pr-66727
SELECT CAST([1, NULL, 2], 'Array(Variant(UInt8, String))');
-- = [1,NULL,2]

-- pr-66996
SELECT number FROM numbers(2) SETTINGS max_rows_to_read = 2;
-- = 0
-- = 1
SELECT count() FROM numbers(20) SETTINGS max_rows_to_read = 2;
-- ! TOO_MANY_ROWS

-- pr-67153
SELECT number AS a, 1 - number AS all FROM numbers(2) ORDER BY all SETTINGS enable_order_by_all = 0;
-- = 1	0
-- = 0	1

-- pr-67295
SELECT () IN (), () NOT IN ();
-- = 1	0

-- pr-67423
CREATE TABLE t (k UInt8, INDEX i k TYPE bloom_filter) ENGINE = MergeTree ORDER BY tuple();
INSERT INTO t VALUES (1), (2), (9);
SELECT count() FROM t WHERE (k = 2) = (k = 2);
-- = 3
SELECT count() FROM t WHERE has([1, 2, 3], k);
-- = 2

-- pr-67558
SELECT toStartOfWeek(toDateTime64('1970-02-01 00:00:00', 3)), toStartOfWeek(toDateTime64('1970-01-02 00:00:00', 3));
-- = 1970-02-01	1970-01-01
SELECT toStartOfWeek(toDateTime64('1950-02-01 00:00:00', 3)) SETTINGS enable_extended_results_for_datetime_functions = 1;
-- = 1950-01-29

-- pr-67654
CREATE VIEW v AS SELECT {d:Date} AS d, {a:Array(String)} AS a;
SELECT * FROM v(d = toDate('2024-01-01') + 1, a = splitByChar(',', 'x,y'));
-- = 2024-01-02	['x','y']

-- pr-67661
SELECT percent_rank() OVER (ORDER BY number) FROM numbers(3);
-- = 0
-- = 0.5
-- = 1

-- pr-67665
CREATE FUNCTION f AS x -> (SELECT x UNION ALL SELECT x) ;
SELECT create_query FROM system.functions WHERE name = 'f';
-- = CREATE FUNCTION f AS x -> (SELECT x UNION ALL SELECT x)

-- pr-67781
CREATE TABLE t (c Int32, INDEX i c TYPE bloom_filter GRANULARITY 1) ENGINE = MergeTree ORDER BY tuple() SETTINGS index_granularity = 1;
INSERT INTO t VALUES (1), (2), (3), (9999);
SELECT count() FROM t WHERE cast(c = 1 OR c = 9999 AS Bool) SETTINGS use_skip_indexes = 1;
-- = 2

-- pr-67911
CREATE TABLE t (x UInt8) ENGINE = MergeTree ORDER BY x;
ALTER TABLE t ADD COLUMN y LowCardinality(UInt8);
-- ! SUSPICIOUS_TYPE_FOR_LOW_CARDINALITY
ALTER TABLE t MODIFY COLUMN x FixedString(10000);
-- ! ILLEGAL_COLUMN

-- pr-68099
SELECT number FROM (SELECT number FROM numbers(5) ORDER BY number DESC OFFSET 3) ORDER BY number;
-- = 0
-- = 1

-- pr-66206
SELECT metric FROM system.metrics WHERE metric LIKE 'KeeperOutstandingReq%';
-- = KeeperOutstandingRequests
-- 23.10 ! UNKNOWN_TABLE
-- 24.8 = KeeperOutstandingRequests

-- pr-66630
SELECT count() FROM system.columns WHERE database = 'system' AND table = 'functions' AND name = 'is_deterministic';
-- = 0
-- 23.10 = 1
-- 24.8 = 0

-- pr-54881
SELECT tupleNames(tuple(1 AS a, 'x' AS b)) SETTINGS enable_named_columns_in_function_tuple = 1;
-- = ['a','b']
-- 23.10 ! UNKNOWN_SETTING
-- 24.8 = ['a','b']
SELECT tupleNames(tuple(1 AS a, 'x' AS b)) SETTINGS enable_named_columns_in_function_tuple = 0;
-- = ['1','2']

-- pr-65838
-- changed in 24.11: a shift wider than the value gives 0, a negative one is still an error
SELECT bitShiftLeft(1::UInt8, 9), bitShiftRight(1::UInt8, 9);
-- = 0	0
-- 23.10 = 0	0
-- 24.8 ! ARGUMENT_OUT_OF_BOUND
SELECT bitShiftRight(1::UInt8, -1);
-- ! ARGUMENT_OUT_OF_BOUND
-- 23.10 = 0
-- 24.8 ! ARGUMENT_OUT_OF_BOUND

-- pr-55051
SELECT l.t, r.t FROM (SELECT 1 AS k, arrayJoin([3, 7]) AS t) AS l ASOF JOIN (SELECT 1 AS k, arrayJoin([2, 5]) AS t) AS r ON l.k = r.k AND l.t >= r.t ORDER BY l.t SETTINGS join_algorithm = 'full_sorting_merge';
-- = 3	2
-- = 7	5
SELECT 1 SETTINGS join_algorithm = 'full_sorting_join';
-- ! UNKNOWN_JOIN

-- pr-63186
SELECT changeMonth(toDate('2024-06-14'), 7), changeYear(toDate('2024-06-14'), 2030), changeHour(toDateTime('2024-06-14 10:00:00'), 23);
-- = 2024-07-14	2030-06-14	2024-06-14 23:00:00

-- pr-65451
SELECT groupConcat('; ', 3)(number), groupConcat(number), groupConcat(',')(toString(number)) FROM numbers(5);
-- = 0; 1; 2	01234	0,1,2,3,4

-- pr-65458
SELECT count() FROM system.table_engines WHERE name = 'AzureQueue';
-- = 1

-- pr-65400
CREATE DATABASE d ENGINE = Atomic;
CREATE TABLE d.t (x UInt8) ENGINE = MergeTree ORDER BY x;
DETACH TABLE d.t PERMANENTLY;
SELECT table, is_permanently FROM system.detached_tables WHERE database = 'd';
-- = t	1

-- pr-62774
SELECT default FROM system.merge_tree_settings WHERE name = 'use_compact_variant_discriminators_serialization';
-- = 1

-- pr-66178
CREATE TABLE t (v Variant(UInt64, String), d Dynamic) ENGINE = MergeTree ORDER BY tuple();
INSERT INTO t VALUES (1, 'a'), ('x', 2), (NULL, NULL);
SELECT v.String.null, d.String.null FROM t;
-- = 1	0
-- = 0	1
-- = 1	1

-- pr-64607
SELECT default FROM system.settings WHERE name = 'read_in_order_use_buffering';
-- = 1

-- pr-58970
SELECT default FROM system.settings WHERE name = 'optimize_trivial_insert_select';
-- = 0

-- pr-61131
CREATE TABLE t (a UInt8, z UInt8, m UInt8) ENGINE = MergeTree ORDER BY (z, a, m);
SHOW INDEX FROM t;
-- = t	1	PRIMARY	1	z	A	0	\N	\N	\N	PRIMARY			YES	
-- = t	1	PRIMARY	2	a	A	0	\N	\N	\N	PRIMARY			YES	
-- = t	1	PRIMARY	3	m	A	0	\N	\N	\N	PRIMARY			YES	

-- pr-65190
CREATE VIEW v AS SELECT {n:UInt8} AS n;
SELECT x.n + 1 FROM v(n = 4) AS x;
-- = 5

-- pr-65455
SELECT arrayMin(['b', 'a']), arrayMax([toDate('2024-01-01'), toDate('2024-02-01')]), arrayMax([[1, 2], [3]]), arrayMin([(2, 'a'), (1, 'z')]);
-- = a	2024-02-01	[3]	(1,'z')

-- pr-65584
SELECT count() FROM system.server_settings WHERE name IN ('compiled_expression_cache_size', 'compiled_expression_cache_elements_size');
-- = 2

-- pr-65887
SELECT concat() = '', concat('a');
-- = 1	a

-- pr-66232
SELECT count() FROM system.settings WHERE name IN ('postgresql_connection_attempt_timeout', 'postgresql_connection_pool_retries');
-- = 2

-- pr-66374
SELECT bitAnd(bitShiftRight(generateSnowflakeID(1, 5), 12), 1023);
-- = 5

-- pr-65768
SELECT parseDateTime('2024-03-02', '%F'), parseDateTime('03/02/24', '%D');
-- = 2024-03-02 00:00:00	2024-03-02 00:00:00
SELECT parseDateTime('2024-3', '%F');
-- ! CANNOT_PARSE_DATETIME

-- pr-65818
SELECT bitTest(5::UInt8, 2), bitTest(5::UInt8, 7);
-- = 1	0
SELECT bitTest(5::UInt8, 8);
-- ! PARAMETER_OUT_OF_BOUND
SELECT bitTestAll(5::UInt8, 0, 8);
-- ! PARAMETER_OUT_OF_BOUND
SELECT bitTestAny(5::UInt8, 9);
-- ! PARAMETER_OUT_OF_BOUND

-- pr-65835
SELECT l.a, r.b FROM (SELECT arrayJoin([1, NULL]) AS a) AS l JOIN (SELECT arrayJoin([1, 2, NULL]) AS b) AS r ON (l.a = r.b AND (l.a IS NOT NULL) AND (r.b IS NOT NULL)) OR ((l.a IS NULL) AND (r.b IS NULL)) ORDER BY ALL;
-- = 1	1
-- = \N	\N

-- pr-65840
SELECT arrayAUC([0.5, 0.5], [0, 1]), arrayAUC([0.5, 0.5], [1, 0]), arrayAUC([0.1, 0.5, 0.5], [0, 1, 1]);
-- = 0.5	0.5	1

-- pr-66088
SELECT has([toLowCardinality('a')], materialize('a')), has(materialize([toLowCardinality('a'), 'b']), materialize(toLowCardinality('c')));
-- = 1	0

-- pr-66146
SELECT sum(if(number = 0, -1, 0)), sumIf(-1::Int8, number < 2) FROM numbers(5);
-- = -1	-2

-- pr-66655
SELECT (SELECT 1) IN (1, 2), (SELECT 3) IN (1, 2);
-- = 1	0

-- pr-64951
SELECT formatQuerySingleLine('create table b empty as a');
-- = CREATE TABLE b EMPTY AS a

-- pr-57695
SELECT default FROM system.server_settings WHERE name = 'async_load_databases';
-- = 1

-- pr-64457
SELECT default FROM system.merge_tree_settings WHERE name = 'replace_long_file_name_to_hash';
-- = 1
SELECT value FROM system.merge_tree_settings WHERE name = 'replace_long_file_name_to_hash';
-- 23.10 = 0
-- 24.8 = 1

-- pr-61500
SELECT * FROM kql(garbage | trash);
-- ! SYNTAX_ERROR

-- pr-64948
-- changed in 26.7: the deprecated functions are removed
SELECT dateTimeToSnowflakeID(toDateTime('1970-01-01 00:00:01')), dateTime64ToSnowflakeID(toDateTime64('2010-11-04 01:42:54.658', 3), 1288834974657);
-- = 4194304000	4194304
-- 23.10 ! UNKNOWN_FUNCTION
-- 24.8 = 4194304000	4194304
SELECT snowflakeIDToDateTime(4194304000::UInt64), snowflakeIDToDateTime64(4194304::UInt64, 1288834974657);
-- = 1970-01-01 00:00:01	2010-11-04 01:42:54.658
-- 23.10 ! UNKNOWN_FUNCTION
-- 24.8 = 1970-01-01 00:00:01	2010-11-04 01:42:54.658
SELECT dateTimeToSnowflake(toDateTime('2024-01-01 00:00:00')) SETTINGS allow_deprecated_snowflake_conversion_functions = 1;
-- ! UNKNOWN_FUNCTION

-- pr-55061
SELECT tuple(), toTypeName(()), length([()]);
-- = ()	Tuple()	1

-- pr-60156
SELECT hilbertDecode(2, hilbertEncode(3, 4)), hilbertEncode(0, 0), hilbertEncode(1, 1);
-- = (3,4)	0	2

-- pr-62519
SELECT readWKTLineString('LINESTRING (1 1, 2 2, 3 1)');
-- = [(1,1),(2,2),(3,1)]

-- pr-63577
SELECT toTypeName(generateSnowflakeID()), generateSnowflakeID() > 0;
-- = UInt64	1

-- pr-64061
SELECT count() FROM system.merge_tree_settings WHERE name IN ('merge_workload', 'mutation_workload');
-- = 2

-- pr-64292
SELECT toIPv4('1.2.3.4') = toIPv6('::ffff:1.2.3.4'), toIPv4('1.2.3.4') = toIPv6('::1');
-- = 1	0

-- pr-64582
SELECT pow(toDecimal32(1.5, 1), 2), hypot(toDecimal64(3, 2), 4), max2(toDecimal32(1.5, 1), toDecimal32(2.5, 1)), min2(toDecimal32(1.5, 1), 9), round(atan2(toDecimal32(1, 0), 1), 4);
-- = 2.25	5	2.5	1.5	0.7854

-- pr-64742
SELECT parseReadableSize('1 KiB'), parseReadableSize('1.5 kB'), parseReadableSizeOrNull('1 apple'), parseReadableSizeOrZero('1 apple');
-- = 1024	1500	\N	0
SELECT parseReadableSize('1 apple');
-- ! CANNOT_PARSE_TEXT

-- pr-64781
SELECT name, default FROM system.server_settings WHERE name IN ('max_table_num_to_throw', 'max_database_num_to_throw') ORDER BY name;
-- = max_database_num_to_throw	0
-- = max_table_num_to_throw	0

-- pr-64991
SELECT base64URLEncode('a?b>c~~'), base64URLDecode(base64URLEncode('ÿþ?')), tryBase64URLDecode('!') = '';
-- = YT9iPmN-fg	ÿþ?	1
SELECT base64URLDecode('!');
-- ! INCORRECT_DATA

-- pr-65269
SELECT editDistance('日本', '日'), editDistanceUTF8('日本', '日'), editDistanceUTF8('über', 'uber');
-- = 3	1	1

-- pr-63452
SELECT number FROM loop(numbers(2)) LIMIT 5;
-- = 0
-- = 1
-- = 0
-- = 1
-- = 0

-- pr-65144
SELECT name, default FROM system.settings WHERE name LIKE 'output_format_pretty_display_footer_column_names%' ORDER BY name;
-- = output_format_pretty_display_footer_column_names	1
-- = output_format_pretty_display_footer_column_names_min_rows	50

-- pr-63578
SELECT default FROM system.merge_tree_settings WHERE name = 'optimize_row_order';
-- = 0

-- pr-64783
SELECT default FROM system.settings WHERE name = 'enable_vertical_final';
-- = 1

-- pr-64391
SELECT count() FROM system.settings WHERE name IN ('materialize_skip_indexes_on_insert', 'materialize_statistics_on_insert');
-- = 2

-- pr-64798
SELECT round(x, n), floor(x, n), ceil(x, n), trunc(-x, n) FROM (SELECT 12.345 AS x, arrayJoin([1, -1]) AS n);
-- = 12.3	12.3	12.4	-12.3
-- = 10	10	20	-10

-- pr-64427
SELECT default FROM system.settings WHERE name = 'input_format_parquet_max_block_size';
-- = 65409
SELECT count() FROM system.settings WHERE name = 'input_format_parquet_prefer_block_bytes';
-- = 1

-- pr-64358
SELECT name FROM system.settings WHERE name IN ('allow_deprecated_functions', 'allow_deprecated_error_prone_window_functions');
-- = allow_deprecated_error_prone_window_functions

-- pr-65356
SELECT number FROM numbers(3) QUALIFY row_number() OVER (ORDER BY number) = 1 SETTINGS enable_analyzer = 0;
-- ! NOT_IMPLEMENTED

-- pr-65170
SELECT (1, 'a') AS t, 5 AS x FORMAT CSV;
-- = 1,"a",5

-- pr-63502
CREATE VIEW v AS SELECT {d:Date} AS d;
SELECT d FROM v(d = makeDate(2024, 1, 31));
-- = 2024-01-31

-- pr-64255
SELECT accurateCast('256', 'UInt8');
-- ! CANNOT_PARSE_TEXT
SELECT accurateCastOrNull('-1', 'UInt8'), accurateCastOrNull('12', 'UInt8'), accurateCastOrNull('1.5', 'UInt8');
-- = \N	12	\N

-- pr-64483
CREATE TABLE t (x Nullable(UInt8)) ENGINE = MergeTree ORDER BY x SETTINGS allow_nullable_key = 1;
INSERT INTO t VALUES (2), (NULL), (1);
SELECT x FROM t ORDER BY x NULLS FIRST SETTINGS optimize_read_in_order = 1;
-- = \N
-- = 1
-- = 2

-- pr-64614
SELECT formatDateTimeInJodaSyntax(toDate('2012-05-29'), 'D');
-- = 150

-- pr-65315
SELECT toDate('2024-01-02') IN (toDateTime('2024-01-02 00:00:00')), toDateTime('2024-01-02 00:00:00') IN (toDate('2024-01-02'));
-- = 1	1

-- pr-63132
SELECT neighbor(number, 1) FROM numbers(3);
-- ! DEPRECATED_FUNCTION
-- 23.10 = 1
-- 23.10 = 2
-- 23.10 = 0
-- 24.8 ! DEPRECATED_FUNCTION
SELECT runningDifference(number) FROM numbers(3);
-- ! DEPRECATED_FUNCTION
-- 23.10 = 0
-- 23.10 = 1
-- 23.10 = 1
-- 24.8 ! DEPRECATED_FUNCTION
SELECT runningDifference(number * 2) FROM numbers(3) SETTINGS allow_deprecated_error_prone_window_functions = 1;
-- = 0
-- = 2
-- = 2

-- pr-60199
SELECT is_input, is_output FROM system.formats WHERE name = 'Form';
-- = 1	0

-- pr-60920
-- changed in 24.12: allowed by default, without the setting
SELECT l.x, r.y FROM (SELECT 1 AS k, arrayJoin([1, 5]) AS x) AS l JOIN (SELECT 1 AS k, 3 AS y) AS r ON l.k = r.k AND l.x < r.y;
-- = 1	3

-- pr-59318
SELECT map(1.5, 'a'), map(1.5::Float32, 'a'), map([1, 2], 'b'), map((1, 'x'), 'c'), map(map(1, 2), 'd');
-- = {1.5:'a'}	{1.5:'a'}	{[1,2]:'b'}	{(1,'x'):'c'}	{{1:2}:'d'}
SELECT map(NULL::Nullable(String), 'a');
-- ! BAD_ARGUMENTS

-- pr-59747
SELECT * FROM format(TSV, 'x UInt8, y String', '1\ta\r\n2\tb\r\n') SETTINGS input_format_tsv_crlf_end_of_line = 1;
-- = 1	a
-- = 2	b
SELECT * FROM format(TSV, 'x UInt8', '1\r\n2\r\n') SETTINGS input_format_tsv_crlf_end_of_line = 0;
-- ! INCORRECT_DATA

-- pr-60887
SELECT * FROM format(JSONEachRow, 'a UInt8, b Nullable(UInt8)', '{"a" : 1}') SETTINGS input_format_force_null_for_omitted_fields = 1;
-- = 1	\N
SELECT * FROM format(JSONEachRow, 'a UInt8, b UInt8', '{"a" : 1}') SETTINGS input_format_force_null_for_omitted_fields = 1;
-- ! TYPE_MISMATCH
SELECT * FROM format(JSONEachRow, 'a UInt8, b UInt8', '{"a" : 1}') SETTINGS input_format_force_null_for_omitted_fields = 0;
-- = 1	0

-- pr-62377
SELECT clamp(5, 1, 3), clamp(0, 1, 3), clamp(2, 1, 3);
-- = 3	1	2
SELECT clamp(2, 3, 1);
-- ! BAD_ARGUMENTS

-- pr-62430
SELECT is_input, is_output FROM system.formats WHERE name = 'Npy';
-- = 1	1

-- pr-63394
SELECT 'a"b' AS x FORMAT Raw;
-- = a"b

-- pr-62852
SELECT UUIDv7ToDateTime(toUUID('00000000-03e8-7000-8000-000000000000'), 'UTC'), hex(UUIDToNum(toUUID('00010203-0405-0607-0809-0a0b0c0d0e0f'))), substring(toString(generateUUIDv7()), 15, 1);
-- = 1970-01-01 00:00:01.000	000102030405060708090A0B0C0D0E0F	7

-- pr-63058
CREATE TABLE t (d Dynamic) ENGINE = Memory;
INSERT INTO t VALUES (42), ('x'), ([1, 2]), (NULL);
SELECT d, dynamicType(d) FROM t;
-- = 42	Int64
-- = x	String
-- = [1,2]	Array(Int64)
-- = \N	None

-- pr-62904
SELECT name FROM system.settings WHERE name IN ('prefer_external_sort_block_bytes', 'prefer_merge_sort_block_bytes');
-- = prefer_external_sort_block_bytes

-- pr-63381
SELECT ‘world’, “dummy” FROM system.one;
-- = world	0

-- pr-63803
CREATE TABLE t (a UInt8, b UInt8) ENGINE = Memory;
INSERT INTO t (a, b, ) SELECT 1, 2;
SELECT * FROM t;
-- = 1	2

-- pr-63810
CREATE TABLE t (a UInt8, b UInt8) ENGINE = Memory;
INSERT INTO t (a, b) VALUES (3, 4,), (5, 6,);
SELECT sum(a), sum(b) FROM t;
-- = 8	10

-- pr-63270
SELECT visibleWidth('\x1b[31mab\x1b[0m'), visibleWidth('ab');
-- = 2	2

-- pr-63587
-- changed in 25.5: the setting no longer takes 0
SELECT getSetting('max_block_size') SETTINGS max_block_size = 0;
-- ! BAD_ARGUMENTS

-- pr-64202
CREATE TABLE t (y UInt8) ENGINE = AggregatingMergeTree ORDER BY y;
ALTER TABLE t ADD COLUMN z SimpleAggregateFunction(max, UInt64), MODIFY ORDER BY (y, z);
-- ! DATA_TYPE_CANNOT_BE_USED_IN_KEY
ALTER TABLE t ADD COLUMN z SimpleAggregateFunction(max, UInt64), MODIFY ORDER BY (y, z) SETTINGS allow_suspicious_primary_key = 1;

-- pr-64544
-- changed in 24.6: it is on again
SELECT default FROM system.settings WHERE name = 'enable_vertical_final';
-- = 1

-- pr-63273
SELECT count() FROM numbers(2) AS a CROSS JOIN numbers(3) AS b SETTINGS join_algorithm = 'full_sorting_merge';
-- = 6

-- pr-63694
SELECT sum(number) OVER w FROM numbers(2) WINDOW w AS (), w AS (ORDER BY number);
-- ! BAD_ARGUMENTS

-- pr-63753
SELECT CAST([], 'Map(Nothing, Nothing)');
-- = {}

-- pr-61201
SELECT 1 SETTINGS max_parallel_replicas = 0;
-- ! BAD_ARGUMENTS

-- pr-62382
CREATE TABLE t (x UInt8) ENGINE = Memory;
INSERT INTO t WATCH t;
-- ! SYNTAX_ERROR

-- pr-63004
SELECT is_obsolete FROM system.settings WHERE name = 'optimize_monotonous_functions_in_order_by';
-- = 1

-- pr-62937
SELECT is_obsolete FROM system.settings WHERE name = 'allow_experimental_database_replicated';
-- = 1
-- 24.8 = 1

-- pr-62074
WITH RECURSIVE t AS
(SELECT 1 AS n UNION ALL SELECT n * 2 FROM t WHERE n < 20)
SELECT n FROM t ORDER BY n;
-- = 1
-- = 2
-- = 4
-- = 8
-- = 16
-- = 32

-- pr-62619
SELECT number, row_number() OVER (ORDER BY number DESC) AS r FROM numbers(5) QUALIFY r = 2;
-- = 3	2
SELECT number % 3 AS k, number AS n FROM numbers(6)
QUALIFY row_number() OVER (PARTITION BY k ORDER BY n DESC) = 1
ORDER BY k;
-- = 0	3
-- = 1	4
-- = 2	5

-- pr-60117
SELECT formatQuerySingleLine('GRANT TABLE ENGINE ON MergeTree TO u');
-- = GRANT TABLE ENGINE ON MergeTree TO u

-- pr-58705
CREATE TABLE a (x UInt8) ENGINE = Memory;
CREATE TABLE b (x UInt8) ENGINE = Memory;
CREATE TABLE c (x UInt8) ENGINE = Memory;
DROP TABLE a, c;
SHOW TABLES;
-- = b

-- pr-62039
CREATE TABLE t (x UInt32) ENGINE = Memory;
ALTER TABLE t MODIFY SETTING min_rows_to_keep = 1, max_rows_to_keep = 2;
INSERT INTO t VALUES (1);
INSERT INTO t VALUES (2);
INSERT INTO t VALUES (3);
SELECT x FROM t ORDER BY x;
-- = 2
-- = 3

-- pr-60676
CREATE TABLE t (x UInt8) ENGINE = MergeTree ORDER BY x SETTINGS enable_block_offset_column = 1, enable_block_number_column = 1;
INSERT INTO t VALUES (5), (3);
SELECT x, _block_number, _block_offset, _part_data_version FROM t ORDER BY x;
-- = 3	1	0	1
-- = 5	1	1	1

-- pr-61889
SELECT * FROM format(JSONEachRow, 'x String', '{"x" : "a\\ub"}') SETTINGS input_format_json_throw_on_bad_escape_sequence = 0;
-- = a\\ub
SELECT * FROM format(JSONEachRow, 'x String', '{"x" : "a\\ub"}') SETTINGS input_format_json_throw_on_bad_escape_sequence = 1;
-- ! CANNOT_PARSE_ESCAPE_SEQUENCE

-- pr-62907
SELECT default FROM system.settings WHERE name = 'query_plan_convert_outer_join_to_inner_join';
-- = 1

-- pr-61999
CREATE TABLE t (v Variant(Bool, UInt64)) ENGINE = Memory;
INSERT INTO t VALUES (true), (7);
SELECT v, variantType(v) FROM t;
-- = true	Bool
-- = 7	UInt64

-- pr-62005
SELECT CAST(x, 'Variant(UInt64, Array(UInt64), String)') AS v, variantType(v) FROM (SELECT arrayJoin(['42', '[1,2]', 'x']) AS x);
-- = 42	UInt64
-- = [1,2]	Array(UInt64)
-- = x	String

-- pr-62014
SELECT JSONExtract('{"a" : [1, 2]}', 'a', 'Variant(UInt32, Array(UInt32))') AS v, variantType(v);
-- = [1,2]	Array(UInt32)

-- pr-62693
SELECT 1::UInt64::Variant(UInt64, String) < 2::UInt64::Variant(UInt64, String);
-- = 1

-- pr-61969
SELECT number FROM numbers() LIMIT 3;
-- = 0
-- = 1
-- = 2

-- pr-61409
SELECT age('nanosecond', toDateTime64('2024-01-01 00:00:00.000000001', 9), toDateTime64('2024-01-01 00:00:00.000000009', 9)), date_diff('ns', toDateTime64('2024-01-01 00:00:00.000000009', 9), toDateTime64('2024-01-01 00:00:00.000000001', 9));
-- = 8	-8

-- pr-62335
SELECT date_trunc('millisecond', toDateTime64('2024-01-01 00:00:00.123456', 6)), date_trunc('microsecond', toDateTime64('2024-01-01 00:00:00.123456789', 9));
-- = 2024-01-01 00:00:00.123	2024-01-01 00:00:00.123456

-- pr-61972
CREATE TABLE j (k UInt8, v String) ENGINE = Join(ANY, LEFT, k);
INSERT INTO j VALUES (1, 'first');
INSERT INTO j VALUES (1, 'second');
DETACH TABLE j;
ATTACH TABLE j;
SELECT joinGet(j, 'v', 1::UInt8);
-- = first

-- pr-62117
CREATE TABLE a (x UInt8) ENGINE = Memory COMMENT 'of a';
CREATE TABLE b AS a;
SELECT comment FROM system.tables WHERE database = currentDatabase() AND name = 'b';
-- = of a

-- pr-62195
SELECT default FROM system.settings WHERE name = 'lightweight_deletes_sync';
-- = 2

-- pr-62518
SELECT transform(1, [1, 1, 2], ['a', 'b', 'c'], 'z'), transform(x, [2, 2], ['first', 'second'], 'none') FROM (SELECT arrayJoin([2, 3]) AS x);
-- = a	first
-- = a	none

-- pr-61357
SELECT COUNT(*) FILTER (WHERE number > 1) FROM numbers(5);
-- = 3

-- pr-61957
SELECT JSONExtract(toLowCardinality('{"a" : "x"}'), 'a', 'LowCardinality(String)') AS x, toTypeName(x);
-- = x	LowCardinality(String)

-- analyzer-by-default
SELECT default FROM system.settings WHERE name = 'allow_experimental_analyzer';
-- = 1

-- pr-61817
SELECT name, default FROM system.settings WHERE name IN ('output_format_parquet_string_as_string', 'output_format_orc_string_as_string', 'output_format_arrow_string_as_string', 'output_format_parquet_compression_method', 'output_format_orc_compression_method', 'output_format_arrow_compression_method') ORDER BY name;
-- = output_format_arrow_compression_method	lz4_frame
-- = output_format_arrow_string_as_string	1
-- = output_format_orc_compression_method	zstd
-- = output_format_orc_string_as_string	1
-- = output_format_parquet_compression_method	zstd
-- = output_format_parquet_string_as_string	1

-- pr-61848
SELECT toTypeName(geoDistance(0::Float64, 0::Float64, 1::Float64, 1::Float64)), toTypeName(greatCircleAngle(0::Float32, 0::Float64, 1, 1)), toTypeName(greatCircleAngle(0::Float32, 0::Float32, 1, 1));
-- = Float64	Float64	Float32
SELECT toTypeName(greatCircleDistance(0::Float64, 0::Float64, 1::Float64, 1::Float64)) SETTINGS geo_distance_returns_float64_on_float64_arguments = 0;
-- = Float32

-- pr-60888
-- changed in 26.1: it is off by default
SELECT default FROM system.settings WHERE name = 'throw_if_deduplication_in_dependent_materialized_views_enabled_with_async_insert';
-- = 0

-- pr-61092
SELECT locate('c', 'abc'), locate('b', 'abcb', 3);
-- = 3	4
SELECT locate('abc', 'c') SETTINGS function_locate_has_mysql_compatible_argument_order = 0;
-- = 3

-- pr-61399
CREATE TABLE t (x SimpleAggregateFunction(sum, UInt64)) ENGINE = AggregatingMergeTree ORDER BY x;
-- ! DATA_TYPE_CANNOT_BE_USED_IN_KEY
CREATE TABLE t (x SimpleAggregateFunction(sum, UInt64)) ENGINE = AggregatingMergeTree ORDER BY x SETTINGS allow_suspicious_primary_key = 1;

-- pr-60612
CREATE TABLE t (x UInt32) ENGINE = Memory SETTINGS min_rows_to_keep = 1, max_rows_to_keep = 3;
INSERT INTO t SELECT 1 FROM numbers(2);
INSERT INTO t SELECT 2 FROM numbers(2);
SELECT x, count() FROM t GROUP BY x ORDER BY x;
-- = 2	2

-- pr-51808
SELECT keyword FROM system.keywords WHERE keyword IN ('SELECT', 'QUALIFY', 'NOT A KEYWORD') ORDER BY keyword;
-- = QUALIFY
-- = SELECT

-- pr-61107
CREATE TABLE t (x UInt8) ENGINE = MergeTree PARTITION BY x ORDER BY x;
INSERT INTO t VALUES (1), (2);
ALTER TABLE t DETACH PARTITION ALL;
ALTER TABLE t ATTACH PARTITION ALL;
SELECT count() FROM t;
-- = 2

-- pr-59390
SELECT * FROM generate_series(10, 20, 5);
-- = 10
-- = 15
-- = 20

-- pr-54508
SELECT topK(2, 3, 'counts')(x), topK(2)(x) FROM (SELECT arrayJoin(['a', 'a', 'a', 'b', 'b', 'c']) AS x);
-- = [('a',3,0),('b',2,0)]	['a','b']

-- pr-60281
SELECT toMillisecond(toDateTime64('2024-01-01 00:00:00.123456', 6)), toMillisecond(toDateTime('2024-01-01 00:00:01'));
-- = 123	0

-- pr-60255
SELECT default FROM system.merge_tree_settings WHERE name = 'primary_key_ratio_of_unique_prefix_values_to_skip_suffix_columns';
-- = 0.9

-- pr-60524
CREATE TABLE t (x UInt8) ORDER BY x;
SELECT engine FROM system.tables WHERE database = currentDatabase() AND name = 't';
-- = MergeTree

-- pr-61791
SELECT default FROM system.settings WHERE name = 'output_format_pretty_row_numbers';
-- = 1

-- pr-61802
SELECT default FROM system.settings WHERE name = 'output_format_pretty_highlight_digit_groups';
-- = 1

-- pr-60420
SELECT 1 AS x, 'a' AS y FORMAT tsv;
-- = 1	a
SELECT * FROM format(jsoneachrow, 'x UInt8', '{"x" : 3}');
-- = 3

-- pr-60727
SELECT [CAST('a', 'Enum8(\'a\' = 1)'), 'zzz'] AS x, toTypeName(x);
-- = ['a','zzz']	Array(String)
SELECT if(number = 0, CAST('a', 'Enum8(\'a\' = 1)'), 'zzz') FROM numbers(2);
-- = a
-- = zzz

-- pr-60494
SELECT byteSlice('hello', 2, 3), byteSlice('hello', -2);
-- = ell	lo

-- pr-60500
SELECT name FROM system.server_settings WHERE name IN ('dns_cache_max_size', 'dns_cache_max_entries');
-- = dns_cache_max_entries

-- pr-60514
-- changed in 24.7: the reverted change came back
CREATE TABLE t (a UInt8, z UInt8) ENGINE = MergeTree ORDER BY (z, a);
SHOW KEYS FROM t;
-- = t	1	PRIMARY	1	z	A	0	\N	\N	\N	PRIMARY			YES	
-- = t	1	PRIMARY	2	a	A	0	\N	\N	\N	PRIMARY			YES	

-- pr-60808
DESC format(JSONEachRow, '{"x" : 1e3}') SETTINGS input_format_try_infer_exponent_floats = 0, describe_compact_output = 1;
-- = x	Nullable(Float64)
DESC format(JSONEachRow, '{"o" : {"a" : 1}}, {"o" : {"a" : {"b" : 3}}}') SETTINGS input_format_json_use_string_type_for_ambiguous_paths_in_named_tuples_inference_from_objects = 1, describe_compact_output = 1, print_pretty_type_names = 0;
-- = o	Tuple(a Nullable(String))
DESC format(JSONEachRow, '{"o" : {"a" : 1}}, {"o" : {"a" : {"b" : 3}}}') SETTINGS input_format_json_use_string_type_for_ambiguous_paths_in_named_tuples_inference_from_objects = 0, describe_compact_output = 1;
-- ! CANNOT_EXTRACT_TABLE_STRUCTURE

-- pr-60886
SELECT formatQuerySingleLine('START TRANSACTION');
-- = BEGIN TRANSACTION

-- pr-61114
SELECT toUInt128OrDefault('x', 5::UInt128), toUInt128OrDefault('7'), from_unixtime(0), FROM_UnixTime(0);
-- = 5	7	1970-01-01 00:00:00	1970-01-01 00:00:00
SELECT date_format(toDate('2024-02-03'), '%Y'), Date_Format(toDate('2024-02-03'), '%m');
-- = 2024	02

-- pr-61249
SELECT has([1, NULL], NULL), has([1, 2], NULL), has(materialize([1, NULL]), 1::Nullable(UInt8));
-- = 1	0	1

-- pr-61502
SELECT count() FROM system.settings WHERE name = 'max_parser_backtracks' AND toUInt64(default) > 0;
-- = 1

-- pr-61770
SELECT current_user() = currentUser();
-- = 1

-- pr-61527
SELECT repeat('ab', 3::UInt128), repeat('ab', -1::Int256) = '';
-- = ababab	1

-- pr-61561
SELECT addDays(toDateTime64('2024-02-28 10:00:00.5', 1), 2);
-- = 2024-03-01 10:00:00.5

-- pr-61617
SELECT JSONExtractString(toLowCardinality('{"a" : "x"}'), 'a');
-- = x

-- pr-61766
SELECT x, count() OVER (ORDER BY x RANGE BETWEEN 1 PRECEDING AND CURRENT ROW) FROM (SELECT toNullable(arrayJoin([1, 2, 5])) AS x) ORDER BY x;
-- = 1	1
-- = 2	2
-- = 5	1

-- pr-59385
CREATE TABLE t (a Array(LowCardinality(UInt8))) ENGINE = Memory;
-- ! SUSPICIOUS_TYPE_FOR_LOW_CARDINALITY
-- 23.10 no rows
-- 24.8 ! SUSPICIOUS_TYPE_FOR_LOW_CARDINALITY
CREATE TABLE t (a Tuple(Map(String, FixedString(1000)))) ENGINE = Memory;
-- ! ILLEGAL_COLUMN

-- pr-59500
DESC format(TSV, '1e3') SETTINGS describe_compact_output = 1;
-- = c1	Nullable(String)
-- 23.10 = c1	Nullable(Float64)
-- 24.8 = c1	Nullable(String)
DESC format(TSV, '1e3') SETTINGS describe_compact_output = 1, input_format_try_infer_exponent_floats = 1;
-- = c1	Nullable(Float64)

-- pr-59532
CREATE TABLE t (x UInt8, z UInt8) ENGINE = MergeTree ORDER BY x;
ALTER TABLE t (ADD COLUMN y UInt8), (DROP COLUMN z);
-- 23.10 ! SYNTAX_ERROR
-- 24.8 no rows
SELECT name FROM system.columns WHERE database = currentDatabase() AND table = 't' ORDER BY position;
-- = x
-- = y
-- 23.10 = x
-- 23.10 = z
-- 24.8 = x
-- 24.8 = y

-- pr-58486
SELECT default FROM system.settings WHERE name = 'async_insert_use_adaptive_busy_timeout';
-- = 1

-- pr-59598
SELECT arraySort(groupArrayIntersect(a)) FROM (SELECT arrayJoin([[1, 2, 4], [1, 5, 4, 1], [4, 1]]) AS a);
-- = [1,4]

-- pr-59088
SELECT number AS a, 'x' AS b FROM numbers(2) FORMAT Template SETTINGS format_template_row_format = '${a:CSV}=${b:Quoted}', format_template_rows_between_delimiter = '|';
-- = 0='x'|1='x'

-- pr-59856
SELECT count() FROM system.tables WHERE database = 'system' AND name = 'dns_cache';
-- = 1

-- pr-60090
CREATE TABLE t (x UInt8 CODEC(LZ4HC(2))) ENGINE = MergeTree ORDER BY tuple();
SELECT compression_codec FROM system.columns WHERE database = currentDatabase() AND table = 't';
-- = CODEC(LZ4HC(2))

-- pr-60257
SELECT count() FROM system.tables WHERE database = 'system' AND name = 'dns_cache';
-- = 1

-- pr-60372
CREATE TABLE a1 (x UInt8) ENGINE = Memory;
CREATE TABLE a2 (x UInt8) ENGINE = Memory;
INSERT INTO a1 VALUES (1);
INSERT INTO a2 VALUES (2);
SELECT sum(x) FROM merge('^a\\d$');
-- = 3

-- pr-58292
SELECT number AS a, 10 - number AS b FROM numbers(3) ORDER BY -1;
-- = 2	8
-- = 1	9
-- = 0	10
SELECT number % 2 AS a, count() AS c FROM numbers(5) GROUP BY -2 ORDER BY -2;
-- = 0	3
-- = 1	2

-- pr-58140
CREATE TABLE t (x UInt32) ENGINE = MergeTree ORDER BY x SETTINGS index_granularity = 2, index_granularity_bytes = 0, min_bytes_for_wide_part = 0;
INSERT INTO t SELECT number FROM numbers(4);
SELECT part_name, mark_number, rows_in_granule, x FROM mergeTreeIndex(currentDatabase(), t) ORDER BY mark_number;
-- = all_1_1_0	0	2	0
-- = all_1_1_0	1	2	2

-- pr-58632
SELECT seriesOutliersDetectTukey([1, 2, 1, 2, 1, 2, 100]);
-- = [0,0,0,0,0,0,96.5]

-- pr-59398
SELECT variantType(v), toTypeName(variantType(v)) FROM (SELECT CAST(arrayJoin([1, 2])::UInt64, 'Variant(UInt64, String)') AS v) LIMIT 1;
-- = UInt64	Enum8(\'None\' = -1, \'String\' = 0, \'UInt64\' = 1)

-- pr-60198
CREATE TABLE t (v Variant(UInt32, Int64)) ENGINE = Memory;
-- ! ILLEGAL_COLUMN
CREATE TABLE t (v Variant(UInt32, Int64)) ENGINE = Memory SETTINGS allow_suspicious_variant_types = 1;

-- pr-60093
SELECT default FROM system.merge_tree_settings WHERE name = 'primary_key_lazy_load';
-- = 1

-- pr-59536
SELECT default FROM system.settings WHERE name = 'async_insert_max_data_size';
-- = 10485760

-- pr-59683
SELECT name FROM system.settings WHERE name IN ('extract_kvp_max_pairs_per_row', 'extract_key_value_pairs_max_pairs_per_row') AND alias_for = '';
-- = extract_key_value_pairs_max_pairs_per_row

-- pr-58738
CREATE TABLE t (d Date32 CODEC(T64, LZ4)) ENGINE = MergeTree ORDER BY tuple();
INSERT INTO t VALUES ('1930-01-02'), ('2030-01-02');
SELECT min(d), max(d) FROM t;
-- = 1930-01-02	2030-01-02

-- pr-59119
SELECT CAST((1, 2), 'Tuple(UInt8, UInt8,)'), CAST('a', 'Enum8(\'a\' = 1,)');
-- = (1,2)	a

-- pr-59403
SELECT * FROM format(Values, 'x UInt64', '(010), (0000999)') SETTINGS input_format_values_interpret_expressions = 0;
-- = 10
-- = 999

-- pr-59942
SELECT count() FROM system.columns WHERE database = 'system' AND table = 'tables' AND name = 'metadata_version';
-- = 1

-- pr-60365
SELECT name, default FROM system.settings WHERE name LIKE 'mysql\_map\_%' ORDER BY name;
-- = mysql_map_fixed_string_to_text_in_show_columns	1
-- = mysql_map_string_to_text_in_show_columns	1

-- pr-59356
SELECT translate(toFixedString('banana', 6), 'an', 'xy');
-- = bxyxyx

-- pr-59594
SELECT map('a', 1)['b'], [1, 2][5], map('a', [1])['z'], [[1]][3];
-- = 0	0	[]	[]

-- pr-59739
SELECT leftPad(toFixedString('ab', 2), 4, '*'), rightPad(toFixedString('ab', 2), 3);
-- = **ab	ab 

-- pr-60160
SELECT CAST('true', 'Bool'), CAST('off', 'Bool'), toTypeName(CAST('1', 'Bool'));
-- = true	false	Bool

-- pr-57726
SELECT default FROM system.settings WHERE name = 'print_pretty_type_names';
-- = 1
-- 23.10 = 0
-- 24.8 = 1

-- pr-58316
CREATE TABLE t (k UInt8, v UInt8, d UInt8) ENGINE = ReplacingMergeTree(v, d) ORDER BY k;
OPTIMIZE TABLE t FINAL CLEANUP;
-- ! SUPPORT_IS_DISABLED
-- 23.10 no rows
-- 24.8 ! SUPPORT_IS_DISABLED
CREATE TABLE u (k UInt8, v UInt8, d UInt8) ENGINE = ReplacingMergeTree(v, d) ORDER BY k SETTINGS allow_experimental_replacing_merge_with_cleanup = 1;
INSERT INTO u VALUES (1, 1, 0), (2, 2, 1);
OPTIMIZE TABLE u FINAL CLEANUP;
SELECT k FROM u;
-- = 1

-- pr-58369
SELECT count() FROM system.functions WHERE name = 'reverseDNSQuery';
-- = 0
-- 23.10 = 1
-- 24.8 = 0

-- pr-58959
SELECT sumMapFiltered([1., nan])([nan, 1., nan, 2.], [1, 2, 3, 4]), sumMapFiltered([1., 2.])([1., 2.], [-0., 3.]);
-- = ([1,nan],[2,4])	([2],[3])
-- 23.10 = ([1],[2])	([1,2],[-0,3])
-- 24.8 = ([1,nan],[2,4])	([2],[3])

-- pr-59022
SELECT visibleWidth('你好'), visibleWidth(concat('a', unhex('CC81'))), lengthUTF8(concat('a', unhex('CC81')));
-- = 4	1	2
-- 23.10 = 2	2	2
-- 24.8 = 4	1	2
SELECT visibleWidth('你好') SETTINGS function_visible_width_behavior = 0;
-- = 2

-- pr-58047
CREATE TABLE t (v Variant(UInt64, String, Array(UInt64))) ENGINE = Memory;
INSERT INTO t VALUES (1), ('x'), ([2, 3]), (NULL);
SELECT v, v.UInt64, variantType(v) FROM t;
-- = 1	1	UInt64
-- = x	\N	String
-- = [2,3]	\N	Array(UInt64)
-- = \N	\N	None

-- pr-55201
CREATE TABLE t (c String SETTINGS (min_compress_block_size = 1000, max_compress_block_size = 2000)) ENGINE = MergeTree ORDER BY tuple();
CREATE TABLE u (c String SETTINGS (index_granularity = 5)) ENGINE = MergeTree ORDER BY tuple();
-- ! UNKNOWN_SETTING

-- pr-56342
SELECT round(quantileDD(0.01, 0.5)(number)), arrayMap(x -> round(x), quantilesDD(0.01, 0.25, 0.75)(number)) FROM numbers(1, 99);
-- = 50	[25,74]

-- pr-58396
SELECT arrayShingles([1, 2, 3, 4, 5], 3);
-- = [[1,2,3],[2,3,4],[3,4,5]]

-- pr-58531
SELECT damerauLevenshteinDistance('abc', 'acb'), round(jaroSimilarity('martha', 'marhta'), 4), round(jaroWinklerSimilarity('martha', 'marhta'), 4);
-- = 1	0.9444	0.9611

-- pr-58614
SELECT default FROM system.settings WHERE name = 'output_format_pretty_color';
-- = auto

-- pr-58544
SELECT sqidDecode(sqidEncode(7, 8, 9)), sqidDecode('');
-- = [7,8,9]	[]

-- pr-58561
SELECT * FROM format(JSONEachRow, 'x String', '{"x" : true}');
-- = true
SELECT * FROM format(JSONEachRow, 'x String', '{"x" : true}') SETTINGS input_format_json_read_bools_as_strings = 0;
-- ! INCORRECT_DATA

-- pr-57078
SELECT length(d), length(d[1]) FROM (SELECT seriesDecomposeSTL([1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3], 3) AS d);
-- = 4	12

-- pr-58360
SELECT transform(CAST('a', 'Enum8(\'a\' = 1, \'b\' = 2)'), ['a', 'b'], [10, 20], 0), transform(1, [1, 2], [CAST('a', 'Enum8(\'a\' = 1)'), 'a'], CAST('a', 'Enum8(\'a\' = 1)'));
-- = 10	a

-- pr-58390
SELECT name FROM system.database_engines WHERE name IN ('Atomic', 'Replicated', 'MergeTree') ORDER BY name;
-- = Atomic
-- = Replicated

-- pr-58654
SELECT * FROM (SELECT number AS a FROM numbers(2)) PASTE JOIN (SELECT number + 5 AS b FROM numbers(2)) SETTINGS max_threads = 1;
-- = 0	5
-- = 1	6

-- pr-56396
SELECT default FROM system.settings WHERE name = 'max_rows_in_set_to_optimize_join';
-- = 0

-- pr-57877
SELECT name, default FROM system.server_settings WHERE name IN ('max_merges_bandwidth_for_server', 'max_mutations_bandwidth_for_server') ORDER BY name;
-- = max_merges_bandwidth_for_server	0
-- = max_mutations_bandwidth_for_server	0

-- pr-58029
SELECT name, type LIKE 'Enum8(%' AND type LIKE '%IncreaseOnly%' AND type LIKE '%DecreaseOnly%' FROM system.columns WHERE database = 'system' AND table = 'server_settings' AND name IN ('changeable_without_restart', 'is_hot_reloadable');
-- = changeable_without_restart	1

-- pr-58335
SELECT sparkBar(3)(x, y) = sparkbar(3)(x, y) FROM (SELECT arrayJoin([1, 2, 3]) AS x, x AS y);
-- = 1

-- pr-58358
SELECT isConstant(format('{}-{}', 'a', 'b')), isConstant(format('{}', materialize('a')));
-- = 1	0

-- pr-58402
SELECT count() FROM system.settings WHERE name = 'max_estimated_execution_time';
-- = 1

-- pr-58710
SELECT normalizeQuery('SELECT -1, +2, 3, a - 1');
-- = SELECT -?.., a - ?

-- pr-58724
SELECT materialize(0.1::Float32) = '0.1', materialize(0.1::Float64) = '0.1';
-- = 1	1

-- pr-58954
SELECT CAST(-5 AS SIGNED), toTypeName(CAST(5 AS UNSIGNED)), toTypeName(CAST(5 AS SIGNED));
-- = -5	UInt64	Int64

-- pr-59341
SELECT concatWithSeparator('.', 'number', 1), concatWithSeparator('-', toDate('2024-01-02'), 3.5);
-- = number.1	2024-01-02-3.5

-- pr-62884
SELECT count() FROM system.settings WHERE name = 'allow_experimental_full_text_index';
-- 23.10 = 0
-- 24.8 = 1

-- pr-59305
SET dialect = 'kusto';
print 1;
-- 23.10 ! SYNTAX_ERROR
-- 24.8 = 1

-- final-order
SELECT getSetting('enable_vertical_final');
-- 23.10 ! UNKNOWN_SETTING
-- 24.8 = true

-- pr-63963
SELECT count() FROM system.settings WHERE name = 'database_replicated_allow_heavy_create';
-- 23.10 = 0
-- 24.8 = 1

-- pr-58584
SELECT count() FROM system.privileges WHERE toString(privilege) = 'SET DEFINER';
-- 23.10 = 0
-- 24.8 = 1

-- pr-60042
CREATE VIEW v AS SELECT (NOT 0) * 0 AS x;
SELECT x FROM v;
-- = 0
-- 23.10 = 1
-- 24.8 = 0
SELECT (NOT 0) * 0;
-- = 0

-- pr-58557
-- changed in 26.7: the start of the interval again
SELECT toStartOfInterval(toDateTime64('2024-01-01 10:11:12.000999', 6, 'UTC'), toIntervalMillisecond(1));
-- = 2024-01-01 10:11:12.000
-- 23.10 = 2024-01-01 10:11:12.000
-- 24.8 = 2024-01-01 10:11:12.001

-- pr-62912
SELECT sum(if(number > 10, toNullable(number), 0)) FROM numbers(3);
-- = 0

-- pr-59926
SELECT sum(1::Nullable(UInt8)) FROM numbers(0);
-- = \N
