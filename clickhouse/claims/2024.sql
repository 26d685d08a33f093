-- What entries of 2024 say, as statements and what the server answers.

-- pr-65519
SELECT greatest(1, 2, NULL), least(NULL, 3);
-- = 2	3
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
SELECT sum(generate_series) FROM generate_series(1, 9, 4);
-- = 15

-- pr-71176
SELECT count() FROM system.table_engines WHERE name = 'ExternalDistributed';
-- = 0

-- pr-71250
SELECT count() FROM system.privileges WHERE privilege IN ('KAFKA', 'NATS', 'RABBITMQ');
-- = 3
SELECT formatQuerySingleLine('GRANT KAFKA, NATS, RABBITMQ ON *.* TO u');
-- = GRANT KAFKA, NATS, RABBITMQ ON *.* TO u

-- pr-71300
CREATE TABLE t (x UInt8) ENGINE = MergeTree ORDER BY x;
INSERT INTO t VALUES (1);
ALTER TABLE t DELETE WHERE x IN (SELECT y FROM nowhere);
-- ! UNKNOWN_TABLE
SELECT count() FROM system.mutations WHERE table = 't';
-- = 0

-- pr-71578
SELECT name FROM system.settings WHERE name IN ('skip_download_if_exceeds_query_cache', 'filesystem_cache_skip_download_if_exceeds_per_query_cache_write_limit') AND alias_for = '';
-- = filesystem_cache_skip_download_if_exceeds_per_query_cache_write_limit

-- pr-71790
SELECT deltaSumTimestamp(number::UInt64, number::UInt32) FROM numbers(4);
-- = 3
SELECT deltaSumTimestamp(number::UInt128, number::UInt32) FROM numbers(4);
-- ! ILLEGAL_TYPE_OF_ARGUMENT
SELECT deltaSumTimestamp(number, number::UInt16) FROM numbers(4);
-- ! ILLEGAL_TYPE_OF_ARGUMENT
SELECT deltaSumTimestamp(number, number::Int8) FROM numbers(4);
-- ! ILLEGAL_TYPE_OF_ARGUMENT

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
(SELECT 1 AS x) UNION ALL (SELECT 1 AS x) SETTINGS max_block_size = 5 FORMAT TSV;
-- = 1
-- = 1

-- pr-70657
SELECT default FROM system.settings WHERE name = 'allow_reorder_prewhere_conditions';
-- = 1

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

-- pr-69917
SELECT getSettingOrDefault('custom_nowhere', 'none'), getSettingOrDefault('max_block_size', 1) > 1;
-- = none	1
SELECT getSetting('custom_nowhere');
-- ! UNKNOWN_SETTING

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
SELECT 'b' AS a, CAST([tuple(123)], 'Array(Tuple(b UInt8))') AS t, t[1].a;
-- ! BAD_ARGUMENTS

-- pr-68492
SELECT formatQuery('CREATE TABLE t (x Tuple(a UInt8, b Tuple(c String, d Date))) ENGINE = Memory') SETTINGS print_pretty_type_names = 1;
-- = CREATE TABLE t\n(\n    `x` Tuple(\n        a UInt8,\n        b Tuple(\n            c String,\n            d Date))\n)\nENGINE = Memory
SELECT formatQuery('CREATE TABLE t (x Tuple(a UInt8, b Tuple(c String, d Date))) ENGINE = Memory') SETTINGS print_pretty_type_names = 0;
-- = CREATE TABLE t\n(\n    `x` Tuple(a UInt8, b Tuple(c String, d Date))\n)\nENGINE = Memory

-- pr-66104
SELECT name, type, default FROM system.settings WHERE name IN ('database_replicated_allow_explicit_uuid', 'database_replicated_allow_replicated_engine_arguments') ORDER BY name;
-- = database_replicated_allow_explicit_uuid	UInt64	0
-- = database_replicated_allow_replicated_engine_arguments	UInt64	0

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

-- pr-67326
SELECT randChiSquared(0);
-- ! BAD_ARGUMENTS
SELECT randStudentT(-0.5);
-- ! BAD_ARGUMENTS
SELECT randFisherF(0, 1);
-- ! BAD_ARGUMENTS
SELECT randChiSquared(-0.0001) FROM numbers(2);
-- ! BAD_ARGUMENTS

-- pr-67741
SELECT length(arrayWithConstant(materialize(3000000000), 1::UInt8));
-- ! TOO_LARGE_ARRAY_SIZE

-- pr-67774
SELECT formatQuerySingleLine('SELECT * REPLACE dummy + 1 AS dummy FROM system.one');
-- = SELECT * REPLACE (dummy + 1 AS dummy) FROM system.one
SELECT * REPLACE dummy + 1 AS dummy FROM system.one;
-- = 1

-- pr-68132
CREATE TABLE t (d Dynamic(max_types = 1)) ENGINE = Memory;
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

-- pr-63186
SELECT changeMonth(toDate('2024-06-14'), 7), changeYear(toDate('2024-06-14'), 2030), changeHour(toDateTime('2024-06-14 10:00:00'), 23);
-- = 2024-07-14	2030-06-14	2024-06-14 23:00:00

-- pr-64614
SELECT formatDateTimeInJodaSyntax(toDate('2012-05-29'), 'D');
-- = 150

-- pr-60199
SELECT is_input, is_output FROM system.formats WHERE name = 'Form';
-- = 1	0

-- pr-61969
SELECT number FROM numbers() LIMIT 3;
-- = 0
-- = 1
-- = 2

-- pr-58396
SELECT arrayShingles([1, 2, 3, 4, 5], 3);
-- = [[1,2,3],[2,3,4],[3,4,5]]

-- pr-59341
SELECT concatWithSeparator('.', 'number', 1), concatWithSeparator('-', toDate('2024-01-02'), 3.5);
-- = number.1	2024-01-02-3.5
