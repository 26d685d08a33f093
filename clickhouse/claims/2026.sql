-- What entries of 2026 say, as statements and what the server answers.

-- pr-108786
SELECT default FROM system.settings WHERE name IN ('network_compression_method', 'network_zstd_compression_level') ORDER BY name;
-- 26.7 = LZ4
-- 26.7 = 1
-- 26.9 = ZSTD
-- 26.9 = 3

-- pr-109710
SELECT count() FROM system.functions WHERE name = 'catboostEvaluate';
-- 26.7 = 1
-- 26.9 = 0
SELECT count() FROM system.tables WHERE database = 'system' AND name = 'models';
-- 26.7 = 1
-- 26.9 = 0

-- pr-114403
CREATE TABLE t (a DateTime, b DateTime) ENGINE = MergeTree ORDER BY runningConcurrency(a, b);
-- 26.7 no rows
-- 26.9 ! BAD_ARGUMENTS

-- pr-114747
SELECT count() FROM system.functions WHERE name = 'windowID';
-- 26.7 = 1
-- 26.9 = 0

-- pr-116532
SELECT is_obsolete FROM system.settings WHERE name = 'enable_sharding_aggregator';
-- 26.7 = 0
-- 26.9 = 1

-- pr-116337
SELECT is_obsolete FROM system.settings WHERE name = 'allow_experimental_codecs';
-- 26.7 = 0
-- 26.9 = 1
SET allow_experimental_codecs = 1;
CREATE TABLE t (x Float64 CODEC(ALP)) ENGINE = MergeTree ORDER BY ();
-- 26.7 no rows
-- 26.9 ! BAD_ARGUMENTS
SET enable_alp_codec = 1;
-- 26.7 ! UNKNOWN_SETTING
-- 26.9 no rows
CREATE TABLE t (x Float64 CODEC(ALP)) ENGINE = MergeTree ORDER BY ();
-- 26.7 ! TABLE_ALREADY_EXISTS
-- 26.9 no rows

-- pr-118629
SELECT 1 SETTINGS enable_analyzer = 0;
-- 26.7 = 1
-- 26.9 ! SETTING_CONSTRAINT_VIOLATION

-- pr-118969
CREATE TABLE source (k UInt64) ENGINE = MergeTree ORDER BY k;
CREATE TABLE t AS mergeTreeIndex(currentDatabase(), 'source');
-- 26.7 no rows
-- 26.9 ! BAD_ARGUMENTS

-- pr-119222
CREATE TABLE t (x Nullable(Tuple(UInt8, String))) ENGINE = MergeTree ORDER BY ();
-- 26.7 ! ILLEGAL_COLUMN
-- 26.9 no rows

-- pr-119496
SELECT is_obsolete FROM system.settings WHERE name = 's3_disable_checksum';
-- 26.7 = 0
-- 26.9 = 1

-- pr-116569
SELECT name, default FROM system.settings WHERE name IN ('max_bytes_before_external_distinct', 'max_bytes_ratio_before_external_distinct') ORDER BY name;
-- 26.7 no rows
-- 26.9 = max_bytes_before_external_distinct	0
-- 26.9 = max_bytes_ratio_before_external_distinct	0.5

-- pr-114152
CREATE TABLE t (k UInt64) ENGINE = MergeTree ORDER BY k;
CREATE TABLE s (k UInt64) ENGINE = MergeTree ORDER BY k SETTINGS enable_block_number_column = 1, enable_block_offset_column = 1;
CREATE TABLE other AS s;
INSERT INTO s VALUES (1);
INSERT INTO other VALUES (2);
CREATE MATERIALIZED VIEW v REFRESH EVERY 1 DAY APPEND INCREMENTAL TO t AS SELECT k FROM s;
-- 26.7 ! SYNTAX_ERROR
-- 26.9 no rows
SYSTEM WAIT VIEW v;
-- 26.7 ! BAD_ARGUMENTS
-- 26.9 no rows
EXCHANGE TABLES s AND other;
SYSTEM REFRESH VIEW v;
-- 26.7 ! BAD_ARGUMENTS
-- 26.9 no rows
SYSTEM WAIT VIEW v;
-- 26.7 ! BAD_ARGUMENTS
-- 26.9 no rows
SELECT groupArray(k) FROM t;
-- 26.7 = []
-- 26.9 = [1]

-- pr-99508
SELECT number FROM numbers(9)
LIMIT 2 AFTER number IN (2, 3, 7) ALL;
-- 26.7 ! SYNTAX_ERROR
-- 26.9 = 2
-- 26.9 = 3
-- 26.9 = 4
-- 26.9 = 7
-- 26.9 = 8
SELECT number FROM numbers(9) LIMIT UNTIL number >= 3;
-- 26.9 = 0
-- 26.9 = 1
-- 26.9 = 2
SELECT number FROM numbers(9) LIMIT AFTER number >= 2 UNTIL number >= 6;
-- 26.9 = 2
-- 26.9 = 3
-- 26.9 = 4
-- 26.9 = 5

-- pr-116957
SELECT default FROM system.settings WHERE name = 'create_token_default_ttl_seconds';
-- 26.7 no rows
-- 26.9 = 1800

-- pr-119347
SELECT name FROM system.functions WHERE name IN ('regr_avgx', 'regr_avgy', 'regr_count', 'regr_intercept', 'regr_r2', 'regr_slope', 'regr_sxx', 'regr_sxy', 'regr_syy') ORDER BY name;
-- 26.7 no rows
-- 26.9 = regr_avgx
-- 26.9 = regr_avgy
-- 26.9 = regr_count
-- 26.9 = regr_intercept
-- 26.9 = regr_r2
-- 26.9 = regr_slope
-- 26.9 = regr_sxx
-- 26.9 = regr_sxy
-- 26.9 = regr_syy

-- pr-115069
SELECT name, default FROM system.merge_tree_settings WHERE name IN ('max_table_size_bytes_compressed', 'max_table_size_bytes_uncompressed', 'max_table_size_rows') ORDER BY name;
-- 26.7 no rows
-- 26.9 = max_table_size_bytes_compressed	0
-- 26.9 = max_table_size_bytes_uncompressed	0
-- 26.9 = max_table_size_rows	0

-- pr-115603
SET allow_insert_into_iceberg = 1;
CREATE TABLE t (k Int64) ENGINE = IcebergLocal('rows/') SETTINGS iceberg_format_version = 3;
INSERT INTO t VALUES (5), (6);
SELECT k, _row_id, _last_updated_sequence_number FROM t ORDER BY k;
-- 26.7 ! UNKNOWN_IDENTIFIER
-- 26.9 = 5	0	1
-- 26.9 = 6	1	1

-- pr-98472
SELECT default FROM system.merge_tree_settings WHERE name = 'skip_empty_columns_on_insert';
-- 26.7 no rows
-- 26.9 = 0

-- pr-116993
SELECT count() FROM system.functions WHERE name = 'parseISO8601Duration';
-- 26.7 = 0
-- 26.9 = 1

-- pr-106959
SELECT default FROM system.settings WHERE name = 'type_json_skip_null_typed_paths';
-- 26.7 no rows
-- 26.9 = 0

-- pr-113696
SELECT count() FROM system.functions WHERE name = 'arrayFlattenedLength';
-- 26.7 = 0
-- 26.9 = 1

-- pr-110536
SELECT default FROM system.settings WHERE name = 'session_query_ids_history_size';
-- 26.7 no rows
-- 26.9 = 1000

-- pr-109097
SELECT year();
-- ! NUMBER_OF_ARGUMENTS_DOESNT_MATCH
SELECT year(toDate('2026-09-21'));
-- = 2026

-- pr-118852
SELECT default FROM system.settings WHERE name = 'workload_admission_timeout_ms';
-- 26.7 no rows
-- 26.9 = 0

-- pr-115579
SELECT count() FROM system.tokenizers WHERE name = 'keyValuePairs';
-- 26.7 = 0
-- 26.9 = 1

-- pr-115383
SELECT default FROM system.settings WHERE name = 'enable_trino_dialect';
-- 26.7 no rows
-- 26.9 = 0
SET enable_trino_dialect = 1;
-- 26.7 ! UNKNOWN_SETTING
-- 26.9 no rows
SET dialect = 'trino';
-- 26.7 ! BAD_ARGUMENTS
-- 26.9 no rows
SELECT bitwise_left_shift(1, 31);
-- 26.7 ! UNKNOWN_FUNCTION
-- 26.9 = 2147483648

-- pr-112309
SELECT name FROM system.functions WHERE name IN ('assignCentroid', 'hierarchicalKMeans') ORDER BY name;
-- 26.7 no rows
-- 26.9 = assignCentroid
-- 26.9 = hierarchicalKMeans

-- pr-115622
SET allow_experimental_time_series_table = 1;
CREATE TABLE t ENGINE = TimeSeries;
SELECT count() FROM t FINAL;
-- 26.7 ! ILLEGAL_FINAL
-- 26.9 = 0

-- pr-115922
SET allow_experimental_time_series_table = 1, default_table_engine = 'Log';
CREATE TABLE t ENGINE = TimeSeries;
-- 26.7 no rows
-- 26.9 ! INCORRECT_QUERY

-- pr-117340
SET allow_experimental_time_series_aggregate_functions = 1;
CREATE TABLE t (x SimpleAggregateFunction(timeSeriesGroupArray, Array(Tuple(DateTime64(3), Float64)))) ENGINE = AggregatingMergeTree ORDER BY ();
-- 26.7 ! NUMBER_OF_ARGUMENTS_DOESNT_MATCH
-- 26.9 no rows
SELECT timeSeriesLastToGrid(100, 120, 10, 60)([(toDateTime64(105, 3), 1.)]);
-- 26.7 ! NUMBER_OF_ARGUMENTS_DOESNT_MATCH
-- 26.9 = [NULL,1,1]

-- pr-119225
SET allow_experimental_time_series_table = 1;
CREATE TABLE t ENGINE = TimeSeries;
SELECT groupArray(name) FROM system.columns WHERE database = currentDatabase() AND table = 't' AND name IN ('time_series', 'samples');
-- 26.7 = ['time_series']
-- 26.9 = ['samples']

-- pr-115001
SELECT default FROM system.settings WHERE name = 'parallel_replicas_allow_merge_tables';
-- 26.7 no rows
-- 26.9 = 0

-- pr-115354
SELECT default FROM system.settings WHERE name = 'cascades_aggregation_pushdown';
-- 26.7 no rows
-- 26.9 = 1

-- pr-116563
SELECT default FROM system.settings WHERE name = 'distributed_plan_fallback_to_local_execution';
-- 26.7 no rows
-- 26.9 = 1
SET make_distributed_plan = 1, distributed_plan_execute_locally = 1;
CREATE TABLE t (k UInt64) ENGINE = MergeTree ORDER BY k;
INSERT INTO t SELECT number FROM numbers(4);
SELECT k FROM t EXCEPT SELECT k + 1 FROM t ORDER BY k;
-- 26.7 ! SUPPORT_IS_DISABLED
-- 26.9 = 0
SELECT count() FROM numbers(3);
-- 26.7 ! SUPPORT_IS_DISABLED
-- 26.9 = 3

-- pr-116552
SELECT default FROM system.settings WHERE name = 'webassembly_udf_input_split_memory_ratio';
-- 26.7 no rows
-- 26.9 = 0.5

-- pr-115635
SELECT default FROM system.settings WHERE name = 'reader_executor_window_size';
-- 26.7 no rows
-- 26.9 = 8388608

-- pr-106011
SELECT name, default FROM system.settings WHERE name IN ('allow_delta_lake_create_table', 'delta_lake_accurate_write_cast') ORDER BY name;
-- 26.7 no rows
-- 26.9 = allow_delta_lake_create_table	0
-- 26.9 = delta_lake_accurate_write_cast	1

-- pr-120630
SELECT default FROM system.settings WHERE name = 'query_plan_optimize_join_order_conflict_detector';
-- 26.7 no rows
-- 26.9 =

-- pr-115474
SELECT name, default FROM system.settings WHERE name IN ('query_plan_fuse_filter_into_array_join', 'query_plan_lower_array_join_function') ORDER BY name;
-- 26.7 no rows
-- 26.9 = query_plan_fuse_filter_into_array_join	1
-- 26.9 = query_plan_lower_array_join_function	0

-- pr-104884
SELECT name, default FROM system.settings WHERE name IN ('enable_hash_join_row_store', 'min_rows_ratio_for_hash_join_row_store') ORDER BY name;
-- 26.7 no rows
-- 26.9 = enable_hash_join_row_store	1
-- 26.9 = min_rows_ratio_for_hash_join_row_store	5

-- pr-116508
SELECT default FROM system.settings WHERE name = 'allow_preliminary_distinct_abandoning';
-- 26.7 no rows
-- 26.9 = 1

-- pr-115244
SELECT default FROM system.settings WHERE name = 'distributed_plan_read_in_order';
-- 26.7 no rows
-- 26.9 = 0

-- pr-108377
SELECT default FROM system.settings WHERE name = 'query_plan_propagate_predicate_across_join';
-- 26.7 no rows
-- 26.9 = 1

-- pr-115301
SELECT default FROM system.settings WHERE name = 'enable_join_key_only_hash_tables';
-- 26.7 no rows
-- 26.9 = 1

-- pr-115738
SELECT default FROM system.settings WHERE name = 'use_statistics_for_min_max_aggregation';
-- 26.7 no rows
-- 26.9 = 1

-- pr-118477
SELECT default FROM system.settings WHERE name = 'load_marks_asynchronously';
-- 26.7 = 0
-- 26.9 = 1

-- pr-116723
SELECT default FROM system.settings WHERE name = 'iceberg_manifest_decode_concurrency';
-- 26.7 no rows
-- 26.9 = 4

-- pr-115817
SELECT default FROM system.settings WHERE name = 'use_iceberg_manifest_list_partition_pruning';
-- 26.7 no rows
-- 26.9 = 1

-- pr-119172
CREATE TABLE t (m Map(String, String)) ENGINE = MergeTree ORDER BY ();
SELECT count() FROM (EXPLAIN actions = 1 SELECT count() FROM t WHERE mapContainsValue(m, 'v')) WHERE explain LIKE '%m.values%';
-- 26.7 = 0
-- 26.9 = 1

-- pr-110968
SELECT default FROM system.settings WHERE name = 'optimize_mutations_with_partition_pruning';
-- 26.7 no rows
-- 26.9 = 1

-- pr-115345
SELECT default FROM system.settings WHERE name = 'optimize_read_in_reverse_order_final';
-- 26.7 no rows
-- 26.9 = 1

-- pr-118124
SELECT name, default FROM system.settings WHERE name IN ('enable_time_series_aggregate_functions', 'enable_time_series_table') ORDER BY name;
-- 26.7 no rows
-- 26.9 = enable_time_series_aggregate_functions	0
-- 26.9 = enable_time_series_table	0

-- pr-111204
SET allow_experimental_time_series_table = 1;
CREATE TABLE t ENGINE = TimeSeries;
SELECT create_table_query LIKE '%SETTINGS version = %' FROM system.tables WHERE database = currentDatabase() AND name = 't';
-- 26.7 = 0
-- 26.9 = 1

-- pr-118864
SELECT value FROM system.settings WHERE name = 'promql_evaluation_time' SETTINGS compatibility = '25.8';
-- 26.7 = 0
-- 26.9 = auto

-- pr-115547
SELECT default FROM system.merge_tree_settings WHERE name = 'min_partition_age_to_force_merge_seconds';
-- 26.7 no rows
-- 26.9 = 0

-- pr-107318
SELECT default FROM system.settings WHERE name = 's3_upload_checksum_algorithm';
-- 26.7 no rows
-- 26.9 =

-- pr-118796
SET allow_insert_into_iceberg = 1;
CREATE TABLE t (a Int64, b Int32, c String, d Date) ENGINE = IcebergLocal('summaries/') PARTITION BY (icebergBucket(16, a), icebergTruncate(10, b), c, toYearNumSinceEpoch(d));
INSERT INTO t VALUES (1, 15, 'x', '2024-01-01');
SELECT hex(summary.3) FROM (SELECT arrayJoin(partitions) AS summary FROM file('summaries/metadata/snap*.avro', 'Avro'));
-- 26.7 no rows
-- 26.9 = \N
-- 26.9 = 0A00000000000000
-- 26.9 = 78
-- 26.9 = \N

-- pr-115371
SET mutations_sync = 2;
CREATE TABLE t (x Int32, m Int32 MATERIALIZED x + 1, e Int32 EPHEMERAL 0, me Int32 MATERIALIZED x + e) ENGINE = MergeTree ORDER BY ();
INSERT INTO t (x, e) VALUES (5, 7);
ALTER TABLE t CLEAR COLUMN x;
-- 26.7 ! UNFINISHED
-- 26.9 no rows
SELECT x, m, me FROM t;
-- 26.7 = 0	6	12
-- 26.9 = 0	1	12

-- pr-114190
SELECT arraySort(groupUniqArrayArray(arrayMap(change -> tupleElement(change, 'compatibility_mode'), changes))) FROM system.settings_changes;
-- 26.7 ! BAD_ARGUMENTS
-- 26.9 = ['Apply','Ignore']

-- pr-119056
SELECT name, default FROM system.settings WHERE name IN ('allow_kafka_offsets_storage_in_keeper', 'enable_funnel_functions', 'enable_materialized_postgresql_table', 'enable_unique_key') ORDER BY name;
-- 26.7 no rows
-- 26.9 = allow_kafka_offsets_storage_in_keeper	0
-- 26.9 = enable_funnel_functions	0
-- 26.9 = enable_materialized_postgresql_table	0
-- 26.9 = enable_unique_key	0

-- pr-109636
SELECT default FROM system.merge_tree_settings WHERE name = 'object_shared_data_target_chunk_rows';
-- 26.7 no rows
-- 26.9 = 8192

-- pr-114858
SELECT default FROM system.settings WHERE name = 'enable_json_lazy_type_hints';
-- 26.7 no rows
-- 26.9 = 0

-- pr-119873
SELECT name, default FROM system.settings WHERE name IN ('output_format_arrow_record_batch_size', 'output_format_arrow_record_batch_size_bytes') ORDER BY name;
-- 26.7 no rows
-- 26.9 = output_format_arrow_record_batch_size	0
-- 26.9 = output_format_arrow_record_batch_size_bytes	0

-- pr-114629
CREATE TABLE t (id UInt64, value String) ENGINE = MergeTree ORDER BY ();
INSERT INTO t SELECT number, if(number = 1, 'x', 'y') FROM numbers(5);
SELECT count() FROM t AS a JOIN t AS b ON a.id = b.id JOIN t AS c ON b.id = c.id AND c.value = 'x' SETTINGS query_plan_optimize_join_order_algorithm = 'dpsize';
-- = 1
SELECT count() FROM t AS a JOIN t AS b ON a.id = b.id JOIN t AS c ON b.id = c.id AND c.value = 'x' SETTINGS query_plan_optimize_join_order_algorithm = 'dpsize', query_plan_enable_optimizations = 0;
-- 26.7 = 5
-- 26.9 = 1
SELECT count() FROM t AS a JOIN t AS b ON a.id = b.id JOIN t AS c ON b.id = c.id AND c.value = 'x' SETTINGS query_plan_optimize_join_order_algorithm = 'dpsub', query_plan_enable_optimizations = 0;
-- 26.7 = 5
-- 26.9 = 1

-- pr-116244
INSERT INTO FUNCTION file('globs/a/x.csv', 'CSV', 'k UInt8') SETTINGS engine_file_truncate_on_insert = 1 VALUES (1);
SELECT countIf(_path LIKE '%//%') FROM file('globs/**/*.csv', 'CSV', 'k UInt8');
-- 26.7 = 1
-- 26.9 = 0

-- pr-115618
SELECT toTypeName(toDateTime64OrNull('1950-01-01 00:00:00', 0)), toDateTime64OrZero('1950-01-01 00:00:00', 0);
-- 26.7 = Nullable(DateTime)	1970-01-01 00:00:00
-- 26.9 = Nullable(DateTime64(0))	1950-01-01 00:00:00
SELECT toTypeName(parseDateTime64BestEffortUSOrZero('01/02/1950 00:00:00', 0)), parseDateTime64BestEffort('1950-01-01 00:00:00', 0);
-- 26.7 = DateTime	1970-01-01 00:00:00
-- 26.9 = DateTime64(0)	1950-01-01 00:00:00
SELECT toTypeName(toTime64OrZero('12:00:00.5', 0)), toTime64OrZero('12:00:00.5', 0), toTime64('12:00:00.5', 0);
-- 26.7 = Time	00:00:00	12:00:00
-- 26.9 = Time64(0)	12:00:00	12:00:00

-- pr-99980
SELECT default FROM system.settings WHERE name = 'ast_fuzzer_oracle';
-- 26.7 no rows
-- 26.9 = 0

-- pr-117839
CREATE TABLE t ENGINE = TimeSeries SETTINGS allow_experimental_time_series_table = 1, tags_to_columns = {'job': 'job'};
ALTER TABLE t MODIFY SETTING filter_by_min_time_and_max_time = 0;
SELECT create_table_query LIKE '%tags_to_columns%' FROM system.tables WHERE database = currentDatabase() AND name = 't';
-- 26.7 = 0
-- 26.9 = 1

-- pr-117523
SET url_base = 'http://user:secret@host/';
SELECT value FROM system.settings WHERE name = 'url_base';
-- 26.7 = http://user:secret@host/
-- 26.9 = http://user:[HIDDEN]@host/

-- pr-117756
SELECT uniqExact(x) > 200 FROM (SELECT rand() AS x FROM (SELECT arrayJoin(range(4)) FROM numbers(100)));
-- 26.7 = 0
-- 26.9 = 1
SELECT uniqExact(x) > 200 FROM (SELECT rand() AS x FROM numbers(100) ARRAY JOIN range(4) AS y);
-- 26.7 = 0
-- 26.9 = 1
SELECT uniqExact(x) FROM (SELECT rand() AS x, arrayJoin(range(4)) FROM numbers(100));
-- = 100

-- pr-117267
CREATE TABLE t (a Array(UInt8), CONSTRAINT c CHECK arrayJoin(a) > 0) ENGINE = MergeTree ORDER BY ();
-- 26.7 no rows
-- 26.9 ! INCORRECT_QUERY

-- pr-110703
SELECT number AS k, count() FROM numbers(2) GROUP BY ALL WITH ROLLUP ORDER BY k SETTINGS group_by_use_nulls = 1;
-- 26.7 ! NOT_AN_AGGREGATE
-- 26.9 = 0	1
-- 26.9 = 1	1
-- 26.9 = \N	2
CREATE TABLE a (k UInt64) ENGINE = MergeTree ORDER BY k;
CREATE TABLE b (k UInt64) ENGINE = Memory;
INSERT INTO a SELECT number FROM numbers(3);
INSERT INTO b VALUES (1);
SELECT k GLOBAL IN b AS x, count() FROM remote('127.0.0.1,127.0.0.1', currentDatabase(), a) GROUP BY x ORDER BY x;
-- 26.7 ! NOT_AN_AGGREGATE
-- 26.9 = 0	4
-- 26.9 = 1	2

-- pr-112664
CREATE TABLE t (k Float64) ENGINE = MergeTree ORDER BY k SETTINGS index_granularity = 8;
INSERT INTO t SELECT number FROM numbers(1000);
INSERT INTO t SELECT nan FROM numbers(5);
SELECT count() FROM t AS l JOIN t AS r ON l.k = r.k SETTINGS join_algorithm = 'full_sorting_merge', query_plan_join_shard_by_pk_ranges = 1, max_threads = 8;
-- 26.7 = 1000
-- 26.9 = 1025
CREATE TABLE a (k UInt64, s UInt64, v UInt64) ENGINE = MergeTree ORDER BY (k, s);
INSERT INTO a SELECT number, number, number FROM numbers(1000);
SELECT sum(l.v + r.v) FROM a AS l JOIN a AS r ON l.k = r.k WHERE r.s > 990 SETTINGS join_algorithm = 'full_sorting_merge', query_plan_join_shard_by_pk_ranges = 1;
-- 26.7 ! NOT_FOUND_COLUMN_IN_BLOCK
-- 26.9 = 17910

-- pr-117239
SELECT uniqExact(reverseUTF8(s)) FROM (SELECT arrayJoin(['a\xC2', '\xC2a']) AS s);
-- 26.7 = 2
-- 26.9 = 1
SELECT count() FROM (SELECT reverseUTF8(s) AS k FROM (SELECT arrayJoin(['a\xC2', '\xC2a']) AS s) GROUP BY k);
-- 26.7 = 2
-- 26.9 = 1
SELECT count() FROM (SELECT s FROM (SELECT arrayJoin(['a\xC2', '\xC2a']) AS s) LIMIT 1 BY reverseUTF8(s));
-- 26.7 = 2
-- 26.9 = 1

-- pr-117713
CREATE TABLE t (k UInt64, v Array(Float32), INDEX i v TYPE vector_similarity('hnsw', 'L2Distance', 2)) ENGINE = MergeTree ORDER BY k;
INSERT INTO t SELECT number, [number, number] FROM numbers(100);
SELECT count() FROM (SELECT k FROM t ORDER BY L2Distance(v, [1., 1.]) LIMIT 18446744073709551615 OFFSET 1);
-- 26.7 = 0
-- 26.9 = 99

-- pr-118312
SELECT arrayIntersect([toNullable(1), NULL], [toNullable(1), 2]);
-- 26.7 = [1,NULL]
-- 26.9 = [1]
SELECT arrayIntersect([toNullable(1)], [toNullable(257)]);
-- 26.7 = [1]
-- 26.9 = []
SELECT arrayUnion([1], [toNullable(257)]);
-- 26.7 ! ILLEGAL_COLUMN
-- 26.9 = [1,257]
SELECT arraySymmetricDifference([1], [toNullable(257)]);
-- 26.7 ! ILLEGAL_COLUMN
-- 26.9 = [1,257]

-- pr-116763
CREATE TABLE a (f Float64) ENGINE = MergeTree ORDER BY f;
INSERT INTO a VALUES (1), (2), (3);
SELECT count() FROM a WHERE NOT (f < 'nan');
-- 26.7 = 0
-- 26.9 = 3
CREATE TABLE b (f Float64) ENGINE = MergeTree ORDER BY toString(f) SETTINGS index_granularity = 1;
INSERT INTO b VALUES (1), (2), (nan);
SELECT count() FROM b WHERE f != 'nan';
-- 26.7 = 2
-- 26.9 = 3
CREATE TABLE c (k Float64) ENGINE = MergeTree ORDER BY k SETTINGS index_granularity = 1;
INSERT INTO c VALUES (-inf), (1), (5), (inf);
SELECT count() FROM c WHERE k / inf = 0;
-- 26.7 = 0
-- 26.9 = 2

-- pr-114048
CREATE TABLE t (k UInt256) ENGINE = MergeTree ORDER BY k SETTINGS index_granularity = 1;
INSERT INTO t SELECT number % 3 FROM numbers(9);
SELECT sum(k) FROM t WHERE indexHint(256);
-- 26.7 = 0
-- 26.9 = 9
SELECT sum(k) FROM t WHERE indexHint('x');
-- 26.7 ! CANNOT_PARSE_TEXT
-- 26.9 = 9
SELECT sum(k) FROM t WHERE indexHint(NULL);
-- 26.7 ! CANNOT_CONVERT_TYPE
-- 26.9 = 0
SELECT countIf(k = 0) FROM t WHERE indexHint(k);
-- 26.7 = 1
-- 26.9 = 3
SELECT sum(k) FROM t WHERE NOT indexHint(k);
-- 26.7 ! ILLEGAL_TYPE_OF_ARGUMENT
-- 26.9 = 0
SELECT count() FROM t WHERE k = 100 OR NOT indexHint(k = 1);
-- 26.7 = 2
-- 26.9 = 0

-- pr-115777
CREATE TABLE t (c Tuple(`a.size` UInt64, a String)) ENGINE = MergeTree ORDER BY ();
INSERT INTO t VALUES ((42, 'xyz'));
SELECT length(c.a) FROM t;
-- 26.7 = 42
-- 26.9 = 3
CREATE TABLE n (c Nullable(JSON(a Array(Int64)))) ENGINE = MergeTree ORDER BY ();
INSERT INTO n VALUES (NULL);
SELECT length(c.a) FROM n;
-- 26.7 = \N
-- 26.9 = 0

-- pr-110531
SET enable_nullable_tuple_type = 1, engine_file_truncate_on_insert = 1;
INSERT INTO FUNCTION file('x.arrow', 'Arrow', 's Nullable(Tuple(v UInt64))') VALUES (tuple(1));
SELECT * FROM file('x.arrow', 'Arrow', '`s.v` UInt64');
-- 26.7 ! ILLEGAL_TYPE_OF_ARGUMENT
-- 26.9 = 1
INSERT INTO FUNCTION file('x.orc', 'ORC', 'a UInt64, A UInt64') VALUES (1, 2);
SELECT A FROM file('x.orc', 'ORC', 'A UInt64') SETTINGS input_format_orc_case_insensitive_column_matching = 1;
-- 26.7 = 1
-- 26.9 = 2

-- pr-118568
SET param_p = 5;
SELECT number AS x, number AS value FROM numbers(1) ORDER BY x WITH FILL TO 2 INTERPOLATE (value AS {p:Int64});
-- 26.7 ! UNKNOWN_QUERY_PARAMETER
-- 26.9 = 0	0
-- 26.9 = 1	5
CREATE TABLE t (a UInt8) ENGINE = MergeTree ORDER BY a;
DELETE FROM t WHERE {p:UInt8};
-- 26.7 ! UNKNOWN_QUERY_PARAMETER
-- 26.9 no rows

-- pr-117590
CREATE TABLE t (f Float64, n Nullable(Int64)) ENGINE = MergeTree ORDER BY ();
INSERT INTO t VALUES (1e10, 1), (nan, NULL);
SELECT toInt32(f) > 5 AND toInt32(f) < 9 FROM t WHERE isNaN(f) SETTINGS min_count_to_compile_expression = 0;
-- 26.7 = 0
-- 26.9 ! CANNOT_CONVERT_TYPE
SELECT CAST(f + 1 AS Decimal(9, 2)) > 5 AND f > 0 FROM t WHERE NOT isNaN(f) SETTINGS min_count_to_compile_expression = 0;
-- 26.7 = 0
-- 26.9 ! DECIMAL_OVERFLOW
SELECT CAST(n + 1 AS Int64) + 1 FROM t WHERE isNaN(f) SETTINGS min_count_to_compile_expression = 0;
-- 26.7 = 2
-- 26.9 ! CANNOT_INSERT_NULL_IN_ORDINARY_COLUMN

-- pr-118632
SELECT portRFC('http://[2001:db8::1]:8080/', 443);
-- 26.7 = 443
-- 26.9 = 8080
SELECT port('http://example.com:8080?x=1'), portRFC('http://example.com:8080#x');
-- 26.7 = 0	0
-- 26.9 = 8080	8080

-- pr-119033
SELECT count() FROM remote('127.0.0.1,127.0.0.1', system.one) WHERE dummy IN (SELECT 0) SETTINGS max_subquery_depth = 1;
-- = 2
SELECT count() FROM remote('127.0.0.1,127.0.0.1', system.one) WHERE dummy GLOBAL IN (SELECT 0) SETTINGS max_subquery_depth = 1;
-- 26.7 ! TOO_DEEP_SUBQUERIES
-- 26.9 = 2

-- pr-117248
SELECT uniqExact(arrayMap(x -> rand(x), [1, 2])) FROM numbers(9);
-- = 1

-- pr-119859
SELECT count() FROM system.functions WHERE name = 'timeSeriesTagsToMap';
-- 26.7 = 0
-- 26.9 = 1

-- pr-117973
CREATE TABLE a (k UInt64) ENGINE = MergeTree ORDER BY k;
CREATE TABLE c (k UInt8) ENGINE = MergeTree ORDER BY k;
INSERT INTO a VALUES (1), (2);
INSERT INTO c VALUES (1), (2);
SELECT k FROM a FULL JOIN a AS b USING (k) LEFT JOIN c USING (k) WHERE c.k > 1;
-- 26.7 = 2
-- 26.9 ! NOT_FOUND_COLUMN_IN_BLOCK
SELECT k FROM a FULL JOIN a AS b USING (k) LEFT JOIN c USING (k) WHERE c.k > 1 SETTINGS query_plan_filter_push_down = 0;
-- = 2

-- pr-105249
SELECT name, default FROM system.settings WHERE name IN ('compression', 'database', 'default_format', 'filter', 'format', 'http_allow_database_as_path', 'http_allow_filters_as_path', 'http_allow_filters_as_unrecognized_url_parameters', 'http_allow_table_as_file', 'input_format', 'order', 'output_format', 'page', 'select', 'sort') ORDER BY name;
-- 26.7 no rows
-- 26.9 = compression	
-- 26.9 = database	
-- 26.9 = default_format	
-- 26.9 = filter	
-- 26.9 = format	
-- 26.9 = http_allow_database_as_path	0
-- 26.9 = http_allow_filters_as_path	0
-- 26.9 = http_allow_filters_as_unrecognized_url_parameters	0
-- 26.9 = http_allow_table_as_file	0
-- 26.9 = input_format	
-- 26.9 = order	
-- 26.9 = output_format	
-- 26.9 = page	0
-- 26.9 = select	
-- 26.9 = sort	

-- pr-109000
SELECT default LIKE 'auto%' FROM system.settings WHERE name = 'max_insert_threads';
-- 26.7 = 0
-- 26.9 = 1
SELECT value FROM system.settings WHERE name = 'max_insert_threads' SETTINGS compatibility = '26.7';
-- 26.7 = 0
-- 26.9 = 1

-- pr-108091
SELECT d FROM format(JSONEachRow, 'd DateTime64(3, \'UTC\')', '{"d": 1703363853}');
-- 26.7 = 1970-01-20 17:09:23.853
-- 26.9 = 2023-12-23 20:37:33.000
SELECT d FROM format(JSONEachRow, 'd DateTime64(3, \'UTC\')', '{"d": 1703363853.035}');
-- 26.7 ! CANNOT_PARSE_INPUT_ASSERTION_FAILED
-- 26.9 = 2023-12-23 20:37:33.035

-- pr-106231
SELECT name FROM system.functions WHERE name IN ('currentHandler', 'currentRequestURL') ORDER BY name;
-- 26.7 no rows
-- 26.9 = currentHandler
-- 26.9 = currentRequestURL

-- pr-110127
SELECT default FROM system.settings WHERE name = 'framing_output_format';
-- 26.7 no rows
-- 26.9 = None

-- pr-111151
FROM numbers(10)
|> AGGREGATE sum(number) AS total GROUP BY number % 3 AS k
|> WHERE total > 12 |> ORDER BY total DESC |> LIMIT 1;
-- 26.7 ! SYNTAX_ERROR
-- 26.9 = 0	18

-- pr-100412
SELECT default FROM system.settings WHERE name = 'enable_json_ast_dialect';
-- 26.7 no rows
-- 26.9 = 0
SELECT name FROM system.functions WHERE name IN ('formatQueryFromJSON', 'parseQueryToJSON') ORDER BY name;
-- 26.7 no rows
-- 26.9 = formatQueryFromJSON
-- 26.9 = parseQueryToJSON

-- pr-112816
SELECT default FROM system.settings WHERE name = 'run_query_in_background';
-- 26.7 no rows
-- 26.9 = 0

-- pr-111512
SELECT default FROM system.settings WHERE name = 's3_base';
-- 26.7 no rows
-- 26.9 =
SELECT count() FROM system.database_engines WHERE name = 'URL';
-- 26.7 = 0
-- 26.9 = 1

-- pr-110166
SELECT count() FROM system.table_functions WHERE name = 'bigquery';
-- 26.7 = 0
-- 26.9 = 1
SELECT count() FROM system.table_engines WHERE name = 'BigQuery';
-- 26.7 = 0
-- 26.9 = 1

-- pr-108715
SELECT default FROM system.settings WHERE name = 'materialized_views_populate_atomically';
-- 26.7 no rows
-- 26.9 = 1

-- pr-103936
SELECT count() FROM system.formats WHERE name = 'Puffin';
-- 26.7 = 0
-- 26.9 = 1

-- pr-109623
SELECT count() FROM system.table_functions WHERE name = 'mergeTreeCodecBlockCounts';
-- 26.7 = 0
-- 26.9 = 1

-- pr-109951
SELECT count() FROM system.data_type_families WHERE name = 'MultiPoint';
-- 26.7 = 0
-- 26.9 = 1

-- pr-109940
SELECT count() FROM system.tokenizers WHERE name = 'icu';
-- 26.7 = 0
-- 26.9 = 1

-- pr-110002
SELECT count() FROM system.tokenizers WHERE name = 'splitByRegexp';
-- 26.7 = 0
-- 26.9 = 1

-- pr-112280
SELECT count() FROM system.functions WHERE name = 'gini';
-- 26.7 = 0
-- 26.9 = 1
SELECT gini(x) FROM values('x UInt8', 1, 1, 1);
-- 26.7 ! UNKNOWN_FUNCTION
-- 26.9 = 0
SELECT toTypeName(gini(x)), gini(x) = 2 / 3 FROM values('x UInt8', 0, 0, 1);
-- 26.7 ! UNKNOWN_FUNCTION
-- 26.9 = Float64	1
SELECT gini(x) FROM values('x Float64', 0, 0);
-- 26.7 ! UNKNOWN_FUNCTION
-- 26.9 = nan
SELECT gini(x) FROM values('x Float64', 1, -1);
-- 26.7 ! UNKNOWN_FUNCTION
-- 26.9 ! BAD_ARGUMENTS

-- pr-110078
INSERT INTO FUNCTION file('union.orc', ORC, 'v Variant(String, UInt32)') SETTINGS engine_file_truncate_on_insert = 1 VALUES ('a'), (1), (NULL);
-- 26.7 ! ILLEGAL_COLUMN
-- 26.9 no rows
SELECT v, toTypeName(v) FROM file('union.orc', ORC);
-- 26.7 ! CANNOT_EXTRACT_TABLE_STRUCTURE
-- 26.9 = a	Variant(Int32, String)
-- 26.9 = 1	Variant(Int32, String)
-- 26.9 = \N	Variant(Int32, String)

-- pr-107582
SELECT default FROM system.settings WHERE name = 'format_hive_text_rows_delimiter';
-- 26.7 no rows
-- 26.9 = \n
SELECT count() FROM system.formats WHERE name = 'HiveText';
-- 26.7 = 0
-- 26.9 = 1

-- pr-113020
SELECT default FROM system.merge_tree_settings WHERE name = 'always_fetch_mutated_part';
-- 26.7 no rows
-- 26.9 = 0

-- pr-108349
SELECT count() FROM system.functions WHERE name = 'mergedJSONPatch';
-- 26.7 = 0
-- 26.9 = 1

-- pr-110777
SELECT count() FROM system.functions WHERE name = 'aiSimilarity';
-- 26.7 = 0
-- 26.9 = 1

-- pr-109926
SELECT count() FROM system.functions WHERE name = 'notHas';
-- 26.7 = 0
-- 26.9 = 1

-- pr-112846
SELECT name, default FROM system.settings WHERE name IN ('output_format_image_streaming_animation', 'output_format_image_time_divisor_seconds', 'output_format_image_time_multiplier_seconds') ORDER BY name;
-- 26.7 no rows
-- 26.9 = output_format_image_streaming_animation	0
-- 26.9 = output_format_image_time_divisor_seconds	60
-- 26.9 = output_format_image_time_multiplier_seconds	1

-- pr-110464
SELECT count() FROM system.functions WHERE name = 'aiRedact';
-- 26.7 = 0
-- 26.9 = 1

-- pr-110594
SELECT count() FROM system.functions WHERE name = 'aiFilter';
-- 26.7 = 0
-- 26.9 = 1

-- pr-110975
SELECT name FROM system.database_engines WHERE name IN ('Remote', 'RemoteSecure') ORDER BY name;
-- 26.7 no rows
-- 26.9 = Remote
-- 26.9 = RemoteSecure

-- pr-86353
SELECT default FROM system.settings WHERE name = 'enable_cascades_optimizer';
-- 26.7 no rows
-- 26.9 = 0

-- pr-111834
SELECT default FROM system.merge_tree_settings WHERE name = 'enable_adaptive_codec_selection';
-- 26.7 no rows
-- 26.9 = 0

-- pr-110291
SELECT name, default FROM system.settings WHERE name IN ('use_indexes_refiner_in_read_pools', 'use_projection_index_in_read_pools') ORDER BY name;
-- 26.7 no rows
-- 26.9 = use_indexes_refiner_in_read_pools	0
-- 26.9 = use_projection_index_in_read_pools	0

-- pr-111492
SELECT default FROM system.settings WHERE name = 'use_query_condition_cache_for_top_k';
-- 26.7 = 0
-- 26.9 = 1

-- pr-111286
SELECT default FROM system.settings WHERE name = 'ai_function_allow_insecure_endpoint';
-- 26.7 no rows
-- 26.9 = 0

-- pr-112799
CREATE TABLE t ENGINE = TimeSeries TAGS INNER COLUMNS (id Tuple(UInt64, UInt64)) SETTINGS allow_experimental_time_series_table = 1;
-- 26.7 ! BAD_TYPE_OF_FIELD
-- 26.9 no rows

-- pr-113075
CREATE TABLE t ENGINE = TimeSeries SETTINGS allow_experimental_time_series_table = 1, tags_index_granularity = 4096, samples_index_granularity = 4096;
-- 26.7 ! UNKNOWN_SETTING
-- 26.9 no rows

-- pr-106169
CREATE TABLE t (ts DateTime, x UInt32) ENGINE = MergeTree ORDER BY x SETTINGS enable_block_number_column = 1, enable_block_offset_column = 1;
INSERT INTO t VALUES ('2026-01-01 00:00:10', 1), ('2026-01-01 00:00:20', 2);
SELECT x, toUnixTimestamp(ts) - toUnixTimestamp(_watermark) FROM t STREAM WATERMARK FOR ts AS ts - INTERVAL 3 SECOND LIMIT 2 SETTINGS enable_streaming_queries = 1;
-- 26.7 ! SYNTAX_ERROR
-- 26.9 = 1	3
-- 26.9 = 2	3

-- pr-114300
SET allow_experimental_time_series_table = 1;
CREATE TABLE t ENGINE = TimeSeries SETTINGS tags_to_columns = {'job': 'job'};
INSERT INTO t (metric_name, tags) VALUES ('up', {'job': 'a', 'x': 'y'});
SELECT tags FROM timeSeriesTags(t);
-- 26.7 = {'x':'y'}
-- 26.9 = {'__name__':'up','job':'a','x':'y'}

-- pr-114646
CREATE TABLE t (s String) ENGINE = MergeTree ORDER BY ();
CREATE HYPOTHETICAL INDEX a ON t (s) TYPE text(tokenizer = 'splitByNonAlpha');
-- 26.7 ! NOT_IMPLEMENTED
-- 26.9 ! NOT_IMPLEMENTED
CREATE HYPOTHETICAL INDEX b ON t (s) TYPE sparse_grams(3, 100, 256, 2, 0);
-- 26.7 no rows
-- 26.9 no rows

-- pr-115441
SELECT default FROM system.settings WHERE name = 'time_series_prefer_recent_samples_table';
-- 26.7 no rows
-- 26.9 = 1

-- pr-115944
SET allow_experimental_time_series_table = 1;
CREATE TABLE samples (id Tuple(UInt64, UUID), timestamp DateTime64(3), value Float64) ENGINE = MergeTree ORDER BY (id, timestamp);
CREATE TABLE t ENGINE = TimeSeries SETTINGS recent_samples_ttl_seconds = 864000 TAGS INNER COLUMNS (id Tuple(UInt64, UUID)) RECENT SAMPLES samples;
-- 26.7 ! SYNTAX_ERROR
-- 26.9 no rows
DROP TABLE samples SETTINGS check_referential_table_dependencies = 1;
-- 26.7 no rows
-- 26.9 ! HAVE_DEPENDENT_OBJECTS

-- pr-116124
SELECT default FROM system.settings WHERE name = 'query_plan_aggregation_bucket_top_k';
-- 26.7 no rows
-- 26.9 = 1

-- pr-115755
SELECT name, default FROM system.settings WHERE name IN ('adaptive_aggregator_freeze_threshold_bytes', 'enable_adaptive_aggregator') ORDER BY name;
-- 26.7 no rows
-- 26.9 = adaptive_aggregator_freeze_threshold_bytes	4194304
-- 26.9 = enable_adaptive_aggregator	1

-- pr-111459
SELECT default FROM system.settings WHERE name = 'adaptive_aggregator_freeze_threshold';
-- 26.7 no rows
-- 26.9 = 16384

-- pr-96630
SELECT default FROM system.settings WHERE name = 'enable_group_by_top_k_optimization';
-- 26.7 no rows
-- 26.9 = 1

-- pr-110573
SELECT default FROM system.settings WHERE name = 'enable_packed_string_keys_in_aggregation';
-- 26.7 no rows
-- 26.9 = 1

-- pr-110395
SELECT default FROM system.settings WHERE name = 'enable_parallel_single_level_merge';
-- 26.7 no rows
-- 26.9 = 1

-- pr-108326
SELECT name, default FROM system.settings WHERE name IN ('allow_distinct_partitions_independently', 'force_distinct_partitions_independently', 'max_number_of_partitions_for_independent_distinct') ORDER BY name;
-- 26.7 no rows
-- 26.9 = allow_distinct_partitions_independently	1
-- 26.9 = force_distinct_partitions_independently	0
-- 26.9 = max_number_of_partitions_for_independent_distinct	128

-- pr-106952
SELECT default FROM system.settings WHERE name = 'input_format_parquet_dictionary_filter_push_down';
-- 26.7 no rows
-- 26.9 = 1048576

-- pr-110970
SELECT name, default FROM system.settings WHERE name IN ('query_plan_optimize_lazy_materialization_for_file', 'query_plan_optimize_lazy_materialization_for_object_storage') ORDER BY name;
-- 26.7 no rows
-- 26.9 = query_plan_optimize_lazy_materialization_for_file	1
-- 26.9 = query_plan_optimize_lazy_materialization_for_object_storage	1
INSERT INTO FUNCTION file('lazy.parquet', Parquet, 'k UInt64, s String') SETTINGS engine_file_truncate_on_insert = 1 SELECT number, toString(number) FROM numbers(10);
SELECT count() > 0 FROM (EXPLAIN SELECT k, s FROM file('lazy.parquet') ORDER BY k LIMIT 3) WHERE explain ILIKE '%lazily%';
-- 26.7 = 0
-- 26.9 = 1

-- pr-109454
SELECT default FROM system.settings WHERE name = 'materialize_statistics_on_insert_max_table_size';
-- 26.7 no rows
-- 26.9 = 26843545600

-- pr-114783
SELECT name, default FROM system.settings WHERE name IN ('allow_window_partitions_independently', 'force_window_partitions_independently', 'max_number_of_partitions_for_independent_window') ORDER BY name;
-- 26.7 no rows
-- 26.9 = allow_window_partitions_independently	1
-- 26.9 = force_window_partitions_independently	0
-- 26.9 = max_number_of_partitions_for_independent_window	128

-- pr-104435
SELECT default FROM system.settings WHERE name = 'input_format_parquet_spatial_filter_push_down';
-- 26.7 no rows
-- 26.9 = 1

-- pr-106199
SELECT default FROM system.settings WHERE name = 'query_plan_push_down_volume_reducing_functions';
-- 26.7 no rows
-- 26.9 = 1

-- pr-104860
SELECT default FROM system.settings WHERE name = 'join_runtime_filter_min_probe_rows';
-- 26.7 no rows
-- 26.9 = 1000

-- pr-110234
SELECT default FROM system.settings WHERE name = 'query_plan_short_circuit_constant_false_join';
-- 26.7 no rows
-- 26.9 = 1

-- pr-112742
SELECT default FROM system.settings WHERE name = 'use_text_index_negative_tokens_cache';
-- 26.7 no rows
-- 26.9 = 1

-- pr-83505
SELECT default FROM system.settings WHERE name = 'enable_function_early_short_circuit';
-- 26.7 no rows
-- 26.9 = 0

-- pr-108468
SELECT default FROM system.merge_tree_settings WHERE name = 'merge_use_batch_sorting_queue';
-- 26.7 no rows
-- 26.9 = 0

-- pr-109035
SELECT default FROM system.settings WHERE name = 'merge_tree_min_bytes_per_read_stream';
-- 26.7 no rows
-- 26.9 = 65536

-- pr-111494
SELECT default FROM system.settings WHERE name = 'query_plan_optimize_count_from_text_index';
-- 26.7 no rows
-- 26.9 = 1

-- pr-112161
SELECT name, default FROM system.settings WHERE name IN ('shrink_over_allocated_columns_min_waste_bytes', 'shrink_over_allocated_columns_min_waste_ratio') ORDER BY name;
-- 26.7 no rows
-- 26.9 = shrink_over_allocated_columns_min_waste_bytes	16777216
-- 26.9 = shrink_over_allocated_columns_min_waste_ratio	1

-- pr-112679
SELECT default FROM system.settings WHERE name = 'iceberg_delete_manifest_decode_concurrency';
-- 26.7 no rows
-- 26.9 = 4

-- pr-113347
SELECT default FROM system.settings WHERE name = 'output_format_parquet_wide_integer_as_decimal';
-- 26.7 no rows
-- 26.9 = 0

-- pr-114389
SELECT default FROM system.settings WHERE name = 'statistics_max_set_size_for_exact_selectivity_estimation';
-- 26.7 no rows
-- 26.9 = 10000

-- pr-114645
SELECT name, default FROM system.settings WHERE name IN ('allow_creating_set_partitions_independently', 'force_creating_set_partitions_independently') ORDER BY name;
-- 26.7 no rows
-- 26.9 = allow_creating_set_partitions_independently	1
-- 26.9 = force_creating_set_partitions_independently	0

-- pr-109944
SELECT JSON_EXISTS(CAST('{"a": 1, "b": 0}', 'Dynamic'), tuple('$.a', toLowCardinality('$.b')));
-- 26.7 ! LOGICAL_ERROR
-- 26.9 = (1,1)
SELECT toTypeName(JSON_VALUE(CAST('{"a": 1, "b": 0}', 'Dynamic'), tuple('$.a', toLowCardinality('$.b'))));
-- 26.7 = Nullable(String)
-- 26.9 = Nullable(Tuple(String, String))
SELECT JSON_EXISTS(CAST('{"a": 1}', 'Dynamic'), [toLowCardinality('$.a')]);
-- 26.7 ! LOGICAL_ERROR
-- 26.9 = [1]

-- pr-111573
SELECT name, default FROM system.merge_tree_settings WHERE name IN ('text_index_max_memory_usage_before_flush', 'text_index_max_processed_tokens_before_flush') ORDER BY name;
-- 26.7 no rows
-- 26.9 = text_index_max_memory_usage_before_flush	1073741824
-- 26.9 = text_index_max_processed_tokens_before_flush	100000000

-- pr-110746
SELECT default FROM system.settings WHERE name = 'analyzer_compatibility_multiple_joins_qualify_column_names';
-- 26.7 no rows
-- 26.9 = 0

-- pr-113476
SELECT default FROM system.settings WHERE name = 'allow_delta_kernel_rs';
-- 26.7 no rows
-- 26.9 = 1

-- pr-113442
SELECT value FROM system.merge_tree_settings WHERE name = 'shared_merge_tree_merge_coordinator_distribution_algorithm';
-- 26.7 = water_filling
-- 26.9 = sainte_lague
CREATE TABLE t (x UInt8) ENGINE = MergeTree ORDER BY x SETTINGS shared_merge_tree_merge_coordinator_distribution_algorithm = 'sainte_lague';
-- 26.7 ! BAD_ARGUMENTS
-- 26.9 no rows

-- pr-112445
CREATE TABLE t (x UInt32) ENGINE = MergeTree ORDER BY x SETTINGS enable_block_number_column = 1, enable_block_offset_column = 1;
INSERT INTO t VALUES (1), (2);
SELECT count() > 0 FROM (EXPLAIN ANALYZE SELECT x FROM t STREAM LIMIT 2 SETTINGS enable_streaming_queries = 1);
-- 26.7 ! NOT_IMPLEMENTED
-- 26.9 = 1

-- pr-113311
SELECT * FROM format(Parquet, 'a UInt8', unhex('50415231FFFFFFFFFFFFFFFF0800000050415231'));
-- 26.7 ! STD_EXCEPTION
-- 26.9 ! INCORRECT_DATA

-- pr-113322
SELECT default FROM system.settings WHERE name = 'filesystem_cache_wait_for_concurrent_download_timeout_milliseconds';
-- 26.7 no rows
-- 26.9 = 1000

-- pr-107305
SELECT default FROM system.settings WHERE name = 'allow_metadata_only_named_tuple_alter';
-- 26.7 no rows
-- 26.9 = 0

-- pr-107669
SELECT default FROM system.settings WHERE name = 'input_format_json_max_object_size';
-- 26.7 no rows
-- 26.9 = 536870912

-- pr-111803
SELECT default FROM system.merge_tree_settings WHERE name = 'text_index_serialization_version';
-- 26.7 no rows
-- 26.9 = v2_with_positions

-- pr-112159
SELECT default FROM system.settings WHERE name = 'input_format_json_max_string_column_growth_step';
-- 26.7 no rows
-- 26.9 = 0

-- pr-113824
SELECT name, default FROM system.settings WHERE name IN ('enable_alp_codec', 'enable_quantized_codec', 'enable_sz3_codec', 'enable_zxc_codec') ORDER BY name;
-- 26.7 no rows
-- 26.9 = enable_alp_codec	0
-- 26.9 = enable_quantized_codec	0
-- 26.9 = enable_sz3_codec	0
-- 26.9 = enable_zxc_codec	0

-- pr-113885
SELECT default FROM system.settings WHERE name = 'filesystem_cache_verbose_logging';
-- 26.7 no rows
-- 26.9 = 0

-- pr-115920
SET allow_experimental_time_series_aggregate_functions = 1;
SELECT arrayMap(sample -> sample.2, timeSeriesLastTwoSamples(ts::DateTime, v)) FROM values('ts UInt32, v Float64', (10, 1), (40, 5), (40, nan));
-- 26.7 = [nan,1]
-- 26.9 = [5,1]
SELECT timeSeriesInstantRateToGrid(0, 100, 50, 100)(ts::DateTime, v) FROM values('ts UInt32, v Float64', (10, 1), (40, 5), (40, nan));
-- 26.7 = [NULL,nan,nan]
-- 26.9 = [NULL,0.13333333333333333,0.13333333333333333]
SELECT timeSeriesInstantDeltaToGrid(0, 100, 50, 100)(ts::DateTime, v) FROM values('ts UInt32, v Float64', (10, 1), (40, 5), (40, nan));
-- 26.7 = [NULL,nan,nan]
-- 26.9 = [NULL,4,4]
SELECT timeSeriesResampleToGridWithStaleness(0, 100, 50, 100)(ts::DateTime, v) FROM values('ts UInt32, v Float64', (10, 1), (40, nan), (40, 5));
-- 26.7 = [NULL,nan,nan]
-- 26.9 = [NULL,5,5]

-- pr-109744
SELECT t FROM format(CSV, 't Tuple(Nullable(UInt8), Nullable(UInt8))', '\\N,2');
-- 26.7 ! INCORRECT_DATA
-- 26.9 = (NULL,2)

-- pr-110171
SELECT type FROM system.columns WHERE database = 'system' AND table = 'users' AND name = 'valid_until';
-- 26.7 = Array(DateTime)
-- 26.9 = Array(DateTime64(0))

-- pr-110479
SELECT count() FROM (EXPLAIN SYNTAX SELECT 1 FROM numbers(2) WHERE number = 1);
-- 26.7 = 3
-- 26.9 = 1

-- pr-111534
SELECT toDate32('1800-01-01'), toDate32('2400-01-01');
-- 26.7 = 1900-01-01	2299-12-31
-- 26.9 = 1800-01-01	2400-01-01
SELECT toDate32(120530), toDate32(2932896);
-- 26.7 = 1970-01-02	1970-02-03
-- 26.9 = 2300-01-01	9999-12-31

-- pr-111996
SELECT is_obsolete FROM system.settings WHERE name = 'input_format_arrow_use_native_reader';
-- 26.7 = 0
-- 26.9 = 1

-- pr-112757
SELECT 1 SETTINGS stream_flush_interval_ms = 9223372036854776;
-- 26.7 = 1
-- 26.9 ! BAD_ARGUMENTS

-- pr-113021
SELECT arrayIntersect([1], [2], [1, 1]), arrayIntersect([1, 2], [2], [1, 1, 2]);
-- 26.7 = [1]	[1,2]
-- 26.9 = []	[2]
SELECT arraySymmetricDifference([1], [2], [1, 1]), arraySymmetricDifference([1], [2, 2]);
-- 26.7 = [2]	[1]
-- 26.9 = [2,1]	[2,1]

-- pr-113878
SELECT count() OVER (PARTITION BY s) FROM (SELECT sumState(number) AS s FROM numbers(3));
-- 26.7 = 1
-- 26.9 ! ILLEGAL_COLUMN

-- pr-103182
SELECT value FROM system.merge_tree_settings WHERE name = 'patch_parts_version';
-- 26.7 no rows
-- 26.9 = v2

-- pr-101791
SELECT default FROM system.settings WHERE name = 'optimize_trivial_view_pushdown_to_distributed';
-- 26.7 no rows
-- 26.9 = 1

-- pr-119868
SELECT d FROM (SELECT CAST(number, 'Dynamic') AS d FROM numbers(1)) GROUP BY ALL SETTINGS compatibility = '26.6';
-- 26.7 ! ILLEGAL_COLUMN
-- 26.9 = 0

-- pr-118136
SELECT substring(type, 1, 5) FROM system.columns WHERE database = 'system' AND table = 'processes' AND name = 'interface';
-- 26.7 = UInt8
-- 26.9 = Enum8

-- pr-113291
CREATE TABLE t (k Time) ENGINE = MergeTree ORDER BY k SETTINGS index_granularity = 1;
INSERT INTO t SELECT toTime(arrayJoin([5, 99, 100, 200]) * 3600);
SELECT count() FROM t WHERE toString(k) > '50:00:00';
-- 26.7 = 0
-- 26.9 = 1
SELECT toString(k) FROM t ORDER BY toString(k) LIMIT 2;
-- 26.7 = 05:00:00
-- 26.7 = 99:00:00
-- 26.9 = 05:00:00
-- 26.9 = 100:00:00

-- pr-113690
CREATE TABLE t (s String) ENGINE = MergeTree ORDER BY s SETTINGS index_granularity = 1;
INSERT INTO t SELECT concat('a\0', toString(number)) FROM numbers(20);
SELECT countIf(explain LIKE '%Granules: 20/20%') FROM (EXPLAIN indexes = 1 SELECT s FROM t WHERE match(s, '^a\0b'));
-- 26.7 = 1
-- 26.9 = 0

-- pr-107907
SELECT toDateTime64('1234-05-06 07:08:09', 0), toDateTime64('9999-12-31 23:59:59.999', 3), toDateTime64(-62167219200, 0);
-- = 1234-05-06 07:08:09	9999-12-31 23:59:59.999	0000-01-01 00:00:00
-- 26.5 = 1900-01-01 07:08:09	2299-12-31 23:59:59.999	1900-01-01 00:00:00
-- 26.7 = 1234-05-06 07:08:09	9999-12-31 23:59:59.999	0000-01-01 00:00:00
SELECT toDateTime64(-62167219201, 0), addSeconds(toDateTime64('9999-12-31 23:59:59', 0), 1);
-- = 0000-01-01 00:00:00	9999-12-31 23:59:59
-- 26.5 = 1900-01-01 00:00:00	2299-12-31 23:00:00
-- 26.7 = 0000-01-01 00:00:00	9999-12-31 23:59:59
SELECT makeDateTime64(1600, 1, 1, 0, 0, 0, 0, 0), makeDateTime64(2400, 1, 1, 0, 0, 0, 0, 0);
-- = 1900-01-01 00:00:00	2299-12-31 23:59:59
SELECT addYears(toDateTime64('2299-06-01 00:00:00', 0), 5), subtractYears(toDateTime64('1900-06-01 00:00:00', 0), 100);
-- = 2304-06-01 00:00:00	1800-06-01 00:00:00
-- 26.5 = 2299-12-31 00:00:00	1900-01-01 00:00:00
-- 26.7 = 2304-06-01 00:00:00	1800-06-01 00:00:00

-- pr-108087
CREATE TABLE a (k UInt8, s SimpleAggregateFunction(sum, UInt64), d String) ENGINE = AggregatingMergeTree ORDER BY k;
-- ! BAD_ARGUMENTS
-- 26.5 no rows
-- 26.7 ! BAD_ARGUMENTS
CREATE TABLE b (k UInt8, s SimpleAggregateFunction(sum, UInt64), d String) ENGINE = AggregatingMergeTree ORDER BY (k, d);
CREATE TABLE c (k UInt8, s SimpleAggregateFunction(sum, UInt64), d String) ENGINE = AggregatingMergeTree ORDER BY k SETTINGS allow_dimensions_outside_sorting_key = 1;
CREATE TABLE d (k UInt8, d String) ENGINE = AggregatingMergeTree ORDER BY k;
SELECT name FROM system.tables WHERE database = currentDatabase() ORDER BY name;
-- = b
-- = c
-- = d
-- 26.5 = a
-- 26.5 = b
-- 26.5 = d
-- 26.7 = b
-- 26.7 = c
-- 26.7 = d

-- pr-108711
SELECT name FROM system.functions WHERE name IN ('snowflakeToDateTime', 'snowflakeToDateTime64', 'dateTimeToSnowflake', 'dateTime64ToSnowflake', 'snowflakeIDToDateTime', 'dateTime64ToSnowflakeID') ORDER BY name;
-- = dateTime64ToSnowflakeID
-- = snowflakeIDToDateTime
SELECT snowflakeToDateTime(CAST('1426860702823350272', 'Int64')) SETTINGS allow_deprecated_snowflake_conversion_functions = 1;
-- ! UNKNOWN_FUNCTION
-- 26.5 = 2021-08-15 10:57:56
-- 26.7 ! UNKNOWN_FUNCTION

-- pr-108729
SELECT toTime(toDateTime('2024-05-06 07:08:09')) AS t, toTypeName(t);
-- = 07:08:09	Time
-- 26.5 = 1970-01-02 07:08:09	DateTime
-- 26.7 = 07:08:09	Time
SELECT toTypeName(toTime(toDateTime('2024-05-06 07:08:09'))) SETTINGS use_legacy_to_time = 1;
-- = DateTime
SELECT toTypeName(toTimeWithFixedDate(toDateTime('2024-05-06 07:08:09')));
-- = DateTime

-- pr-110881
CREATE TABLE t (x UInt8) ENGINE = Memory;
SELECT hasColumnInTable(currentDatabase(), 't', 'x'), hasColumnInTable(currentDatabase(), 't', 'y');
-- = 1	0
SELECT hasColumnInTable('127.0.0.1', currentDatabase(), 't', 'x');
-- ! NUMBER_OF_ARGUMENTS_DOESNT_MATCH
-- 26.5 = 1
-- 26.7 ! NUMBER_OF_ARGUMENTS_DOESNT_MATCH

-- pr-102347
CREATE TABLE t (k UInt8, v UInt8, PROJECTION p (SELECT k, v WHERE v > 5 ORDER BY v)) ENGINE = MergeTree ORDER BY k;
INSERT INTO t SELECT number, number FROM numbers(10);
SELECT name, rows FROM system.projection_parts WHERE table = 't' AND active;
-- = p	4

-- pr-93201
SELECT groupFormat('CSV')(number, 'x') FROM numbers(2);
-- = 0,"x"\n1,"x"\n
SELECT number % 2 AS g, groupFormat('JSONCompactEachRow')(number) FROM numbers(4) GROUP BY g ORDER BY g;
-- = 0	[0]\n[2]\n
-- = 1	[1]\n[3]\n

-- pr-98190
SELECT sumTuple(t) AS s, toTypeName(s) FROM values('t Tuple(a UInt8, b Float64)', (1, 2.5), (3, 0.25));
-- = (4,2.75)	Tuple(\n    a UInt64,\n    b Float64)
SELECT argMaxTuple((a, b), (b, a)) FROM values('a UInt8, b UInt8', (1, 9), (7, 2));
-- = (1,2)

-- pr-100930
SELECT x FROM values('x UInt8', 1, 2, 2, 3) ORDER BY x LIMIT -2 WITH TIES;
-- = 2
-- = 2
-- = 3
SELECT x FROM values('x UInt8', 1, 2, 2, 3) ORDER BY x LIMIT -2;
-- = 2
-- = 3

-- pr-106092
SELECT toDateTime('2024-07-01 12:00:00', 'UTC') AT TIME ZONE 'Asia/Tokyo' AS t, toTypeName(t);
-- = 2024-07-01 21:00:00	DateTime(\'Asia/Tokyo\')
SELECT toTypeName(toDateTime('2024-07-01 12:00:00', 'Asia/Tokyo') AT LOCAL) SETTINGS session_timezone = 'Europe/Berlin';
-- = DateTime(\'Europe/Berlin\')

-- pr-108065
SELECT * FROM format(GeoJSON, '{"type": "FeatureCollection", "features": [{"type": "Feature", "geometry": {"type": "Point", "coordinates": [1, 2]}, "properties": {"a": 1}}]}');
-- = \N	(1,2)	{"a":1}
SELECT groupFormat('GeoJSON')(p) FROM (SELECT [[(0., 0.), (1., 0.)]]::Polygon AS p);
-- ! BAD_ARGUMENTS

-- pr-108100
SELECT dotProductTransposed(q, [1, 2, 3, 4], 32), scalarProductTransposed(q, [1, 2, 3, 4], 32) FROM (SELECT CAST([1, 0, 2, 1] AS QBit(Float32, 4)) AS q);
-- = 11	11

-- pr-108105
SELECT L2DistanceTransposed(CAST([3, -4] AS QBit(Int8, 2)), CAST([0, 0] AS Array(Int8)), 8);
-- = 5

-- pr-108227
SELECT length(randomHadamardTransform([1., 2., 3., 4.])), round(L2Norm(randomHadamardTransform([3., 4., 0., 0.], 7)), 4), length(randomHadamardTransform([1., 2., 3., 4.], 1, 2));
-- = 4	5	2
SELECT randomHadamardTransform([1., 2., 3., 4.], 5) = randomHadamardTransform([1., 2., 3., 4.], 5);
-- = 1

-- pr-108436
SELECT toTypeName(xxHash64Spark('a')), xxHash64Spark(NULL), xxHash64Spark('Spark'), xxHash64Spark('ABC');
-- = Int64	42	-4294468057691064905	4105715581806190027

-- pr-108768
CREATE TABLE t (x Int8, CONSTRAINT c CHECK x > 0) ENGINE = Memory;
CREATE TABLE m (x Int8, CONSTRAINT c CHECK x > 0) ENGINE = MergeTree ORDER BY x;
ALTER TABLE m MODIFY CONSTRAINT c CHECK x < 0;
INSERT INTO m VALUES (-1);
INSERT INTO m VALUES (1);
-- ! VIOLATED_CONSTRAINT
ALTER TABLE m MODIFY CONSTRAINT IF EXISTS missing CHECK x < 0;
ALTER TABLE m MODIFY CONSTRAINT missing CHECK x < 0;
-- ! BAD_ARGUMENTS

-- pr-108939
SELECT round(UTMToGeo(g.easting, g.northing, g.zone, 1).1, 3), round(UTMToGeo(g.easting, g.northing, g.zone, 1).2, 3), g.zone FROM (SELECT geoToUTM(13.4, 52.5) AS g);
-- = 13.4	52.5	33
SELECT arrayMap(v -> round(v, 3), [MGRSToGeo(geoToMGRS(-70.5, -33.4)).1, MGRSToGeo(geoToMGRS(-70.5, -33.4)).2]);
-- = [-70.5,-33.4]

-- pr-109012
SELECT digits(123456, 2, 3), digits(123456, 4), digits(123456, 1);
-- = 234	456	123456

-- pr-109061
SELECT sqr(5), sqr(-3), sqr(0.5);
-- = 25	9	0.25

-- pr-109459
CREATE TABLE s (id UInt64, parent UInt64) ENGINE = Memory;
INSERT INTO s VALUES (1, 0), (2, 1), (3, 2), (7, 0);
CREATE DICTIONARY d (id UInt64, parent UInt64 HIERARCHICAL) PRIMARY KEY id SOURCE(CLICKHOUSE(TABLE 's')) LAYOUT(FLAT()) LIFETIME(0);
SELECT id, dictGetRoot('d', id) FROM s ORDER BY id;
-- = 1	1
-- = 2	1
-- = 3	1
-- = 7	7

-- pr-110062
SELECT geometryIntersectCartesian((1., 1.)::Point, [(0., 0.), (2., 0.), (2., 2.), (0., 2.)]::Ring), geometryIntersectCartesian((5., 5.)::Point, [(0., 0.), (2., 0.), (2., 2.), (0., 2.)]::Ring);
-- = 1	0
SELECT geometryIntersectSpherical([(0., 0.), (2., 2.)]::LineString, [(0., 2.), (2., 0.)]::LineString);
-- = 1

-- pr-108760
SET param_n = '3';
SELECT number FROM numbers(10) SETTINGS limit = {n:UInt64};
-- = 0
-- = 1
-- = 2
SET max_block_size = {n:UInt64};
SELECT value FROM system.settings WHERE name = 'max_block_size';
-- = 3

-- pr-110620
CREATE TABLE a (x UInt64 CODEC(ZXC)) ENGINE = MergeTree ORDER BY x;
-- ! BAD_ARGUMENTS
CREATE TABLE b (x UInt64 CODEC(ZXC)) ENGINE = MergeTree ORDER BY x SETTINGS index_granularity = 8192;
-- ! BAD_ARGUMENTS
SET allow_experimental_codecs = 1;
CREATE TABLE c (x UInt64 CODEC(ZXC)) ENGINE = MergeTree ORDER BY x;
INSERT INTO c SELECT number FROM numbers(1000);
SELECT sum(x) FROM c;
-- = 499500
SELECT is_experimental FROM system.codecs WHERE name = 'ZXC';
-- = 1

-- pr-110132
SELECT * FROM eval('SELECT ' || '1 + 2') SETTINGS allow_experimental_eval_table_function = 1;
-- = 3
SELECT * FROM eval('SELECT 1');
-- ! SUPPORT_IS_DISABLED
SELECT * FROM eval('DROP TABLE t') SETTINGS allow_experimental_eval_table_function = 1;
-- ! SYNTAX_ERROR

-- pr-94517
SELECT default FROM system.settings WHERE name = 'optimize_or_like_chain';
-- = 1

-- pr-105128
SELECT default FROM system.settings WHERE name = 'allow_aggregate_partitions_independently';
-- = 1

-- pr-99736
SELECT count() FROM (EXPLAIN SYNTAX run_query_tree_passes = 1 SELECT number FROM numbers(10) WHERE number < 3 AND number > 5) WHERE explain LIKE '%less(%';
-- = 0
SELECT count() > 0 FROM (EXPLAIN SYNTAX run_query_tree_passes = 1 SELECT number FROM numbers(10) WHERE number < 3 AND number > 5 SETTINGS optimize_redundant_comparisons = 0) WHERE explain LIKE '%less(%';
-- = 1
SELECT number FROM numbers(10) WHERE number = 3 AND number < 5;
-- = 3

-- pr-58225
SELECT * FROM format(CSV, 'a Nullable(String), b UInt8', ',1\n') SETTINGS input_format_csv_missing_nullable_as_empty_string = 1;
-- = 	1
SELECT * FROM format(CSV, 'a Nullable(String), b UInt8', ',1\n');
-- = \N	1

-- pr-79791
SELECT toDateTimeOrNull(86400), toDateTimeOrNull(4294967296), toDateTimeOrNull(-1), toDateTimeOrNull(0, 'Asia/Tokyo');
-- = 1970-01-02 00:00:00	\N	\N	1970-01-01 09:00:00
SELECT toDateOrNull(1), toDateTime64OrNull(1, 3);
-- = 1970-01-02	1970-01-01 00:00:01.000

-- pr-98577
SELECT count() FROM system.columns WHERE database = 'system' AND table = 'grants' AND name = 'is_wildcard';
-- = 1

-- pr-104232
SELECT number % 2 AS k, count() FROM numbers(4) GROUP BY number HAVING number > 1 ORDER BY number SETTINGS analyzer_compatibility_allow_non_aggregate_in_having = 1;
-- = 0	1
-- = 1	1
SELECT count() FROM numbers(10) HAVING number > 6 SETTINGS analyzer_compatibility_allow_non_aggregate_in_having = 1;
-- = 3
SELECT count() FROM numbers(10) HAVING number > 6;
-- ! NOT_AN_AGGREGATE

-- pr-105036
SELECT count() FROM (EXPLAIN SELECT number + 1 FROM numbers(3)) WHERE explain LIKE '%Expression (%';
-- = 0
SELECT count() > 0 FROM (EXPLAIN SELECT number + 1 FROM numbers(3) SETTINGS explain_query_plan_default = 'legacy') WHERE explain LIKE '%Expression (%';
-- = 1
SELECT count() > 0 FROM (EXPLAIN actions = 0, compact = 0, pretty = 0 SELECT number + 1 FROM numbers(3)) WHERE explain LIKE '%Expression (%';
-- = 1

-- pr-106569
SELECT dotProduct([1, 2, 3]::Array(BFloat16), [4, 5, 6]::Array(BFloat16));
-- = 32

-- pr-107454
SELECT 'abc' LIKE SOME(['x%', 'a%']), 'abc' NOT LIKE ALL(['x%', 'a%']), 'ABC' ILIKE ALL(['a%', '%C']), 'abc' REGEXP SOME(['^b', 'c$']);
-- = 1	0	1	1
SELECT 1 IS DISTINCT FROM ALL([2, 3]), 1 IS NOT DISTINCT FROM SOME([2, 3]), 'a' LIKE SOME([]::Array(String));
-- = 1	0	0

-- pr-107863
SELECT default FROM system.merge_tree_settings WHERE name = 'auto_statistics_types';
-- = basic, uniq_v2

-- pr-108030
SELECT count() FROM system.tables WHERE database = 'system' AND name = 'masking_policies';
-- = 1
SELECT count() FROM system.columns WHERE database = 'system' AND table = 'masking_policies' AND name = 'name';
-- = 1

-- pr-108071
SELECT length(CAST([1, 2, 3] AS QBit(Float32, 3))), CAST(CAST([1, 2, 3] AS QBit(Float32, 3)) AS Array(Float32));
-- = 3	[1,2,3]

-- pr-108442
SELECT pow(2::BFloat16, 3::BFloat16), hypot(3::BFloat16, 4::BFloat16);
-- = 8	5

-- pr-108814
SELECT tier FROM system.settings WHERE name = 'allow_experimental_text_index_lazy_apply';
-- = Obsolete
SELECT alias_for FROM system.settings WHERE name = 'text_index_density_threshold';
-- = text_index_lazy_intersection_density_threshold

-- pr-108944
SELECT default FROM system.settings WHERE name = 'mysql_datatypes_support_level';
-- = decimal,datetime64,date2Date32,geometry

-- pr-109082
SELECT name, default FROM system.settings WHERE name IN ('show_data_lake_catalogs_in_system_tables', 'show_remote_databases_in_system_tables') ORDER BY name;
-- = show_data_lake_catalogs_in_system_tables	0
-- = show_remote_databases_in_system_tables	1

-- pr-109086
SELECT default FROM system.settings WHERE name = 'precise_float_parsing';
-- = 1
SELECT reinterpretAsUInt64(x) = reinterpretAsUInt64(6.02214076e23) FROM format(CSV, 'x Float64', '602214076000000000000000.0');
-- = 1

-- pr-109092
SELECT formatQuery('WITH a AS (SELECT 1) SELECT * FROM a') = 'WITH\n    a AS\n    (\n        SELECT 1\n    )\nSELECT *\nFROM a';
-- = 1

-- pr-109383
SELECT reinterpret([1, 256]::Array(UInt16), 'String') = '\x01\x00\x00\x01', reinterpret(reinterpret([1.5, -2]::Array(Float32), 'String'), 'Array(Float32)');
-- = 1	[1.5,-2]

-- pr-109387
SELECT CAST(CAST(CAST([1, 2] AS QBit(Float32, 2)) AS QBit(Float64, 2)) AS Array(Float64));
-- = [1,2]
SELECT accurateCastOrNull(CAST([1.0009765625, 2] AS QBit(Float32, 2)), 'QBit(BFloat16, 2)');
-- = \N

-- pr-109398
SELECT toTypeName(quantizeBFloat16ToInt8([0.5, -1]::Array(BFloat16))), toTypeName(dequantizeInt8ToBFloat16([1, -1]::Array(Int8))), toTypeName(quantizeBFloat16ToInt8(CAST([1, 2] AS QBit(BFloat16, 2))));
-- = Array(Int8)	Array(BFloat16)	QBit(Int8, 2)

-- pr-109420
SELECT arraySum([1, 2.5]::Array(BFloat16)), arrayAvg([1, 2]::Array(BFloat16)), arrayProduct([3, 2]::Array(BFloat16));
-- = 3.5	1.5	6

-- pr-109421
SELECT parseDateTime64('2024-01-02 03:04:05.12', '%Y-%m-%d %H:%i:%s.%f'), parseDateTime64('2024-01-02 03:04:05.7', '%Y-%m-%d %H:%i:%s.%f');
-- = 2024-01-02 03:04:05.120000	2024-01-02 03:04:05.700000
SELECT parseDateTime64OrNull('2024-01-02 03:04:05.', '%Y-%m-%d %H:%i:%s.%f');
-- = \N

-- pr-110169
SELECT number FROM numbers(5) WHERE number IN (SELECT groupArray(toUInt64(x)) FROM values('x UInt8', 1, 3)) ORDER BY number;
-- = 1
-- = 3
SELECT [1] IN (SELECT groupArray([1, 2]));
-- = 0

-- pr-110726
SELECT default FROM system.merge_tree_settings WHERE name = 'merge_selector_enable_heuristic_to_lower_max_parts_to_merge_at_once';
-- = 1

-- pr-111006
SELECT round(L2Norm(randomHadamardTransform(arrayMap(i -> 3., range(56)))) - L2Norm(arrayMap(i -> 3., range(56))), 3);
-- = 0
SELECT randomHadamardTransform(arrayMap(i -> 3., range(67)));
-- ! BAD_ARGUMENTS
SELECT length(randomHadamardTransform(arrayMap(i -> 3., range(67)), 0, 16));
-- = 16

-- pr-104316
DESC format(Arrow, (SELECT groupFormat('Arrow')(CAST('01:02:03' AS Time), toTime64('01:02:03.5', 3))));
-- = c1	Time64(0)					
-- = c2	Time64(3)					

-- pr-99398
SELECT name, tier FROM system.settings WHERE name = 'allow_experimental_query_deduplication';
-- = allow_experimental_query_deduplication	Obsolete
-- 26.5 = allow_experimental_query_deduplication	Experimental
-- 26.7 = allow_experimental_query_deduplication	Obsolete

-- pr-105468
CREATE TABLE a (k UInt8, v Array(Variant(UInt8, String)), INDEX i v TYPE minmax) ENGINE = MergeTree ORDER BY k;
-- ! BAD_ARGUMENTS
-- 26.5 no rows
-- 26.7 ! BAD_ARGUMENTS
CREATE TABLE b (k UInt8, v Tuple(Dynamic), INDEX i v TYPE minmax) ENGINE = MergeTree ORDER BY k;
-- ! BAD_ARGUMENTS
-- 26.5 no rows
-- 26.7 ! BAD_ARGUMENTS

-- pr-105866
SELECT icebergHash(1::Int128);
-- ! ILLEGAL_TYPE_OF_ARGUMENT
-- 26.5 = 1392991556
-- 26.7 ! ILLEGAL_TYPE_OF_ARGUMENT
SELECT icebergBucket(16, 34::UInt256);
-- ! ILLEGAL_TYPE_OF_ARGUMENT
-- 26.5 = 3
-- 26.7 ! ILLEGAL_TYPE_OF_ARGUMENT
SELECT icebergHash(34::Int64), icebergBucket(16, 34::Int64);
-- = 2017239379	3

-- pr-108101
SELECT kql_array_sort_asc([2, 1]);
-- ! UNKNOWN_FUNCTION
-- 26.5 = ([1,2])
-- 26.7 ! UNKNOWN_FUNCTION

-- pr-104939
CREATE TABLE a (k UInt8) ENGINE = MergeTree PARTITION BY k ORDER BY tuple();
CREATE TABLE b AS a;
INSERT INTO a VALUES (1), (2);
ALTER TABLE a REPLACE PARTITION 1 FROM b;
-- ! BAD_ARGUMENTS
-- 26.5 no rows
-- 26.7 ! BAD_ARGUMENTS
SELECT k FROM a ORDER BY k;
-- = 1
-- = 2
-- 26.5 = 2
-- 26.7 = 1
-- 26.7 = 2
ALTER TABLE a REPLACE PARTITION 1 FROM b SETTINGS allow_replace_partition_from_empty_source = 1;
SELECT k FROM a ORDER BY k;
-- = 2

-- pr-107886
SELECT default FROM system.server_settings WHERE name = 'insert_deduplication_version';
-- = new_unified_hash
-- 26.5 = compatible_double_hashes
-- 26.7 = new_unified_hash

-- pr-104608
CREATE TABLE t (k UInt32, v UInt32) ENGINE = MergeTree ORDER BY k;
CREATE HYPOTHETICAL INDEX i ON t (v) TYPE minmax;
SELECT name FROM system.hypothetical_indexes;
-- = i

-- pr-74691
SELECT is_output, is_input FROM system.formats WHERE name = 'PNG';
-- = 1	0

-- pr-98124
DESC format(GeoJSON, '{"type": "FeatureCollection", "features": [{"type": "Feature", "geometry": {"type": "Point", "coordinates": [1, 2]}, "properties": null}]}');
-- = id	Nullable(String)					
-- = geometry	Geometry					
-- = properties	Nullable(JSON)					

-- pr-106107
SELECT name, alias_to FROM system.functions WHERE name IN ('ST_AsMVT', 'ST_AsMVTGeom') ORDER BY name;
-- = ST_AsMVT	MVTEncode
-- = ST_AsMVTGeom	MVTEncodeGeom
SELECT round(MVTBoundingBox(1, 0, 0).1, 2), round(MVTBoundingBox(1, 0, 0).2, 2), round(MVTBoundingBox(1, 0, 0).3, 2), round(MVTBoundingBox(1, 0, 0).4, 2);
-- = -180	0	0	85.05

-- pr-93830
CREATE TABLE t (e Enum8('a' = 1, 'b' = 5)) ENGINE = MergeTree ORDER BY tuple();
INSERT INTO t VALUES ('b');
ALTER TABLE t MODIFY COLUMN e ADD ENUM VALUES ('c' = 7, 'd' = -3);
INSERT INTO t VALUES ('c'), ('d');
SELECT e, CAST(e AS Int8) FROM t ORDER BY e;
-- = d	-3
-- = b	5
-- = c	7

-- pr-104569
SELECT * LIKE 'a%' FROM (SELECT 1 AS a1, 2 AS b1, 3 AS a2, 4 AS A3);
-- = 1	3
SELECT * ILIKE 'a%' FROM (SELECT 1 AS a1, 2 AS b1, 3 AS a2, 4 AS A3);
-- = 1	3	4
SELECT t.* ILIKE 'B_' FROM (SELECT 1 AS a1, 2 AS b1) AS t;
-- = 2
SELECT * LIKE 'user_%'
FROM (SELECT 1 AS user_id, 'ann' AS user_name, 3 AS visits);
-- = 1	ann

-- pr-99774
SELECT 'a%b' LIKE 'a#%b' ESCAPE '#', 'axb' LIKE 'a#%b' ESCAPE '#', 'a_b' LIKE 'a!_b' ESCAPE '!', 'axb' NOT LIKE 'a!_b' ESCAPE '!';
-- = 1	0	1	1
SELECT 'a' LIKE 'a' ESCAPE '##';
-- ! BAD_ARGUMENTS

-- pr-98039
CREATE TABLE t (k UInt8, v Tuple(a UInt64, b Tuple(c UInt64))) ENGINE = SummingMergeTree ORDER BY k SETTINGS allow_tuple_element_aggregation = 1;
INSERT INTO t VALUES (1, (2, tuple(3)));
INSERT INTO t VALUES (1, (10, tuple(20)));
OPTIMIZE TABLE t FINAL;
SELECT * FROM t;
-- = 1	(12,(23))
CREATE TABLE c (k UInt8, v Tuple(a UInt64)) ENGINE = SummingMergeTree ORDER BY k;
ALTER TABLE c MODIFY SETTING allow_tuple_element_aggregation = 1;
-- ! READONLY_SETTING

-- pr-104563
SELECT arrayTopK(2, [3, 1, 4, 1, 5]), arrayBottomK(3, [3, 1, 4, 1, 5]), arrayTopK(9, [2, 7]), arrayBottomK(2, []::Array(UInt8));
-- = [5,4]	[1,1,3]	[7,2]	[]

-- pr-105337
CREATE TABLE t (x Int8, CONSTRAINT c CHECK x > 0, CONSTRAINT a ASSUME x < 9) ENGINE = MergeTree ORDER BY x;
SELECT name, type, expression FROM system.constraints WHERE table = 't' ORDER BY name;
-- = a	ASSUME	x < 9
-- = c	CHECK	x > 0

-- pr-106182
SELECT count() FROM system.dictionary_layouts WHERE lower(name) IN ('flat', 'hashed', 'ip_trie');
-- = 3
SELECT count() FROM system.columns WHERE database = 'system' AND table = 'dictionary_layouts' AND name IN ('description', 'syntax', 'examples', 'introduced_in', 'related');
-- = 5

-- pr-106186
SELECT name FROM system.data_skipping_index_types WHERE name IN ('minmax', 'set', 'bloom_filter') ORDER BY name;
-- = bloom_filter
-- = minmax
-- = set

-- pr-105129
SELECT 2 = SOME([1, 2]), 3 <> ALL([1, 2]), 1 <> ALL([1, 2]), 2 > SOME([1, 5]), 2 > ALL([1, 5]), 1 = SOME([]::Array(UInt8)), 1 < ALL([]::Array(UInt8));
-- = 1	1	0	1	0	0	1

-- pr-106139
SELECT toTypeName(LOCALTIME), toTypeName(LOCALTIMESTAMP);
-- = Time	DateTime

-- pr-105127
SELECT date_part('dow', toDate('2024-03-03')), date_part('isodow', toDate('2024-03-03')), date_part('doy', toDate('2024-03-01')), date_part('epoch', toDateTime('1970-01-01 00:01:40')), date_part('century', toDate('2000-12-31')), date_part('millennium', toDate('2001-01-01')), date_part('decade', toDate('1999-01-01'));
-- = 0	7	61	100	20	3	199
SELECT date_part('isoyear', toDate('2024-12-30')), date_part('month', toDate('2024-12-30'));
-- = 2025	12

-- pr-106227
SELECT EXTRACT(TIMEZONE_HOUR FROM toDateTime('2024-01-01 00:00:00', 'Asia/Kolkata')), EXTRACT(TIMEZONE_MINUTE FROM toDateTime('2024-01-01 00:00:00', 'Asia/Kolkata'));
-- = 5	30
SELECT EXTRACT(TIMEZONE_HOUR FROM toDateTime('2024-01-01 00:00:00', 'America/New_York')), EXTRACT(DAY FROM INTERVAL 3 DAY), date_part('hour', INTERVAL -7 HOUR);
-- = -5	3	-7

-- pr-105712
SELECT min_by(a, b), max_by(a, b) FROM values('a String, b UInt8', ('x', 3), ('y', 1), ('z', 2));
-- = y	x

-- pr-105122
SELECT REGEXP_SUBSTR('ab12cd34', '[0-9]+', 0), regexp_substr('key=val', '(\\w+)=(\\w+)', 2);
-- = 12	val

-- pr-106081
SELECT SESSION_USER() = currentUser(), session_user() = currentUser();
-- = 1	1

-- pr-106150
CREATE TABLE t (k UInt8) ENGINE = MergeTree ORDER BY k;
ALTER TABLE t ADD COLUMN a UInt8 NULL;
ALTER TABLE t ADD COLUMN b UInt8 NOT NULL;
ALTER TABLE t MODIFY COLUMN b String NULL;
SELECT name, type FROM system.columns WHERE table = 't' AND database = currentDatabase() ORDER BY name;
-- = a	Nullable(UInt8)
-- = b	Nullable(String)
-- = k	UInt8

-- pr-64315
SELECT formatReadableTimeDelta(INTERVAL 90 SECOND), formatReadableTimeDelta(INTERVAL 3 HOUR), formatReadableTimeDelta(INTERVAL 2 WEEK);
-- = 1 minute and 30 seconds	3 hours	14 days
SELECT formatReadableTimeDelta(INTERVAL 1 MONTH);
-- ! BAD_ARGUMENTS
SELECT formatReadableTimeDelta(INTERVAL 1 YEAR);
-- ! BAD_ARGUMENTS

-- pr-104648
SELECT formatReadableSize(1536, 0), formatReadableSize(1536, 3), formatReadableSize(1536), formatReadableDecimalSize(1234567, 1), formatReadableQuantity(1234567, 4);
-- = 2 KiB	1.500 KiB	1.50 KiB	1.2 MB	1.2346 million

-- pr-99721
SELECT 3.14159, 2.5::Float32, 100. SETTINGS output_format_float_precision = 2;
-- = 3.14	2.5	100

-- pr-62614
SELECT 1., 2.5, toDecimal32(3, 2), -7::Float32, 4 SETTINGS output_format_always_write_decimal_point_in_float_and_decimal = 1;
-- = 1.	2.5	3.	-7.	4

-- pr-106440
CREATE TABLE t (a UInt8, b UInt8) ENGINE = MergeTree ORDER BY (a DESC, b);
INSERT INTO t VALUES (1, 2), (3, 4), (3, 1);
SELECT * FROM t;
-- = 3	1
-- = 3	4
-- = 1	2
SELECT count() FROM system.merge_tree_settings WHERE name = 'allow_experimental_reverse_key' AND tier = 'Obsolete';
-- = 1

-- pr-106709
SELECT match('hello world', 'hello\\x20world');
-- = 1

-- pr-98884
SELECT default FROM system.settings WHERE name = 'enable_analyzer';
-- = 1

-- pr-105391
SELECT isFinite(1::BFloat16), isNaN(nan::BFloat16), isInfinite(inf::BFloat16);
-- = 1	1	1

-- pr-94681
SELECT explain FROM (EXPLAIN SYNTAX SELECT 1 + number FROM numbers(1) WHERE NOT number = 1);
-- = SELECT plus(1, number)
-- = FROM numbers(1)
-- = WHERE not(equals(number, 1))

-- pr-86746
SELECT default FROM system.settings WHERE name = 'file_like_engine_default_partition_strategy';
-- = hive

-- pr-103157
WITH 0 AS n SELECT multiIf(n = 0, 0, intDiv(100, n)), if(n = 0, 'none', toString(intDiv(7, n)));
-- = 0	none
WITH 0 AS n SELECT CASE WHEN n = 0 THEN 'none' ELSE toString(intDiv(100, n)) END;
-- = none
WITH 0 AS n SELECT n != 0 AND intDiv(100, n) > 1;
-- ! ILLEGAL_DIVISION
WITH 0 AS n SELECT n = 0 OR intDiv(100, n) > 1;
-- ! ILLEGAL_DIVISION
SELECT coalesce(1, intDiv(1, 0));
-- ! ILLEGAL_DIVISION
WITH 0 AS n SELECT multiIf(n = 1, 0, intDiv(100, n));
-- ! ILLEGAL_DIVISION

-- pr-89334
SELECT toDateTime('2024 April 4'), toDateTime('Apr 15, 2020 10:30:00');
-- = 2024-04-04 00:00:00	2020-04-15 10:30:00
-- 26.3 ! CANNOT_PARSE_DATETIME
-- 26.5 = 2024-04-04 00:00:00	2020-04-15 10:30:00
SELECT * FROM format(CSV, 'd DateTime', '"Apr 15, 2020 10:30:00"');
-- = 2020-04-15 10:30:00
-- 26.3 ! CANNOT_PARSE_DATETIME
-- 26.5 = 2020-04-15 10:30:00
SELECT toDateTime('20240404', 'UTC');
-- = 2024-04-04 00:00:00
-- 26.3 = 1970-08-23 06:20:04
-- 26.5 = 2024-04-04 00:00:00
SELECT toDateTime('2024-02-31 00:00:00', 'UTC');
-- ! CANNOT_PARSE_DATETIME
-- 26.3 = 2024-03-02 00:00:00
-- 26.5 ! CANNOT_PARSE_DATETIME
SELECT toDateTime('2024 April 4') SETTINGS cast_string_to_date_time_mode = 'basic';
-- ! CANNOT_PARSE_DATETIME
SELECT * FROM format(CSV, 'd DateTime', '"Apr 15, 2020 10:30:00"') SETTINGS date_time_input_format = 'basic';
-- ! CANNOT_PARSE_DATETIME

-- pr-98377
SELECT CAST(tuple(1), 'Tuple(null UInt8)');
-- ! BAD_ARGUMENTS
-- 26.3 = (1)
-- 26.5 ! BAD_ARGUMENTS

-- pr-100949
SELECT name, tier FROM system.settings WHERE name IN ('input_format_parquet_use_native_reader_v3', 'output_format_parquet_use_custom_encoder', 'output_format_parquet_version') ORDER BY name;
-- = input_format_parquet_use_native_reader_v3	Obsolete
-- = output_format_parquet_use_custom_encoder	Obsolete
-- = output_format_parquet_version	Obsolete
-- 26.3 = input_format_parquet_use_native_reader_v3	Production
-- 26.3 = output_format_parquet_use_custom_encoder	Production
-- 26.3 = output_format_parquet_version	Production
-- 26.5 = input_format_parquet_use_native_reader_v3	Obsolete
-- 26.5 = output_format_parquet_use_custom_encoder	Obsolete
-- 26.5 = output_format_parquet_version	Obsolete

-- pr-100966
CREATE TABLE t (permanent UInt8) ENGINE = Memory;
CREATE TEMPORARY TABLE t (passing UInt8);
DESCRIBE TEMPORARY TABLE t;
-- = passing	UInt8					
-- 26.3 ! SYNTAX_ERROR
-- 26.5 = passing	UInt8					
DESCRIBE TABLE t;
-- = passing	UInt8					
SHOW CREATE TABLE t;
-- = CREATE TEMPORARY TABLE t\n(\n    `passing` UInt8\n)\nENGINE = Memory
-- 26.3 = CREATE TABLE w.t\n(\n    `permanent` UInt8\n)\nENGINE = Memory
-- 26.5 = CREATE TEMPORARY TABLE t\n(\n    `passing` UInt8\n)\nENGINE = Memory

-- pr-104433
SELECT toTypeName(CAST(toDateTime('2024-01-01 00:00:00', 'Asia/Tokyo'), 'DateTime64(3)')), toTypeName(toDateTime64('2024-01-01 00:00:00', 3, 'Asia/Tokyo')::DateTime), toTypeName(CAST(toDateTime('2024-01-01 00:00:00', 'Asia/Tokyo'), 'DateTime(\'UTC\')'));
-- = DateTime64(3, \'Asia/Tokyo\')	DateTime(\'Asia/Tokyo\')	DateTime(\'UTC\')
-- 26.3 = DateTime64(3)	DateTime	DateTime(\'UTC\')
-- 26.5 = DateTime64(3, \'Asia/Tokyo\')	DateTime(\'Asia/Tokyo\')	DateTime(\'UTC\')

-- pr-105101
SELECT count() FROM system.table_functions WHERE name = 'kql';
-- = 0

-- pr-104324
SELECT number, rank(number) OVER (ORDER BY number) FROM numbers(2);
-- ! NUMBER_OF_ARGUMENTS_DOESNT_MATCH
-- 26.3 = 0	1
-- 26.3 = 1	2
-- 26.5 ! NUMBER_OF_ARGUMENTS_DOESNT_MATCH
SELECT number, dense_rank(number) OVER (ORDER BY number) FROM numbers(2) ORDER BY number SETTINGS allow_rank_dense_rank_arguments = 1;
-- = 0	1
-- = 1	2

-- pr-101033
SELECT arrayMap(negate, [1, -2]), arrayFilter(isNotNull, [1, NULL, 3]), arrayMap(plus, [1, 2], [10, 20]);
-- = [-1,2]	[1,3]	[11,22]

-- pr-101054
SELECT count() > 0 FROM (SELECT arrayJoin(tokenizeQuery('SELECT 1')) AS t);
-- = 1
SELECT length(tokenizeQuery('SELECT 1 + a')), length(highlightQuery(''));
-- = 7	0

-- pr-103222
SELECT id, v FROM values('id UInt8, v UInt8', (1, 1), (1, 2), (1, 3), (2, 4)) ORDER BY id, v LIMIT -2 BY id;
-- = 1	2
-- = 1	3
-- = 2	4
SELECT id, v FROM values('id UInt8, v UInt8', (1, 1), (1, 2), (1, 3), (2, 4)) ORDER BY id, v LIMIT -1 OFFSET -1 BY id;
-- = 1	2
SELECT id, v FROM values('id UInt8, v UInt8', (1, 1), (1, 2), (1, 3), (2, 4)) ORDER BY id, v LIMIT -2 OFFSET 1 BY id;
-- = 1	2
-- = 1	3

-- pr-78362
SELECT JSON_VALUE('{"a": 1, "b": {"c": "x"}}', ('$.a', '$.b.c')), JSON_EXISTS('{"a": 1}', ['$.a', '$.z']), JSON_QUERY('{"b": {"c": "x"}}', ['$.b']);
-- = ('1','x')	[1,0]	['[{"c":"x"}]']

-- pr-100539
CREATE TABLE s (x UInt8) ENGINE = Memory;
CREATE MATERIALIZED VIEW v ENGINE = Memory AS SELECT x + 1 AS y FROM s;
CREATE OR REPLACE MATERIALIZED VIEW v ENGINE = Memory AS SELECT x + 100 AS z FROM s;
INSERT INTO s VALUES (1);
SELECT z FROM v;
-- = 101

-- pr-104172
SELECT regexpPosition('ab12cd345', '[0-9]+'), regexpPosition('ab12cd345', '[0-9]+', 1, 2), regexpPosition('ab12', '[0-9]+', 1, 1, 1), regexp_instr('abc', 'z'), regexpInstr('abc', 'c');
-- = 3	7	5	0	3

-- pr-104234
SELECT isPrime(0), isPrime(1), isPrime(2), isPrime(91), isPrime(97), isPrime(18446744073709551557);
-- = 0	0	1	0	1	1
SELECT isProbablePrime(340282366920938463463374607431768211297::UInt128), isProbablePrime(100::UInt256), isProbablePrime(97, 256);
-- = 1	0	1
SELECT isProbablePrime(97, 257);
-- ! BAD_ARGUMENTS
SELECT isPrime(97::UInt128);
-- ! ILLEGAL_TYPE_OF_ARGUMENT

-- pr-104479
SELECT name, deterministic, higher_order FROM system.functions WHERE name IN ('arrayMap', 'rand', 'plus') ORDER BY name;
-- = arrayMap	1	1
-- = plus	1	0
-- = rand	0	0

-- pr-102594
SELECT prettyPrintJSON('{"a":1,"b":{}}') = '{\n    "a": 1,\n    "b": {}\n}';
-- = 1

-- pr-105125
SELECT STRING_AGG(toString(number), '-'), string_agg(number, '+') FROM (SELECT number FROM numbers(3) ORDER BY number);
-- = 0-1-2	0+1+2

-- pr-104320
SELECT * FROM format(JSONEachRow, 'UserId UInt8', '{"userid": 5}');
-- = 5
SELECT * FROM format(JSONEachRow, 'UserId UInt8', '{"userid": 5}') SETTINGS input_format_column_name_matching_mode = 'match_case';
-- = 0
SELECT * FROM format(JSONEachRow, 'A UInt8, a UInt8', '{"a": 5, "A": 6}');
-- = 6	5

-- pr-105120
SELECT round(STDDEV(x), 4) = round(stddevSamp(x), 4), round(stddev(x), 4) FROM values('x UInt8', 2, 4, 6);
-- = 1	2

-- pr-105121
SELECT array_to_string(['a', 'b'], '/'), ARRAY_TO_STRING([1, 2, 3], ',');
-- = a/b	1,2,3

-- pr-105124
SELECT unnest([3, 4]);
-- = 3
-- = 4

-- pr-101056
SELECT * FROM generate_series(9, 0, -4);
-- = 9
-- = 5
-- = 1
SELECT count() FROM generate_series(0, 9, -1);
-- = 0

-- pr-105054
SELECT intExp2(3), intExp2(63), intExp2(64), intExp2(1e12), intExp2(-1), intExp2(-1e12);
-- = 8	9223372036854775808	18446744073709551615	18446744073709551615	0	0

-- pr-104659
SELECT tuplePlus((1, 2), (3, 4), (5, 6)), tupleMinus((10, 10), (1, 2), (3, 4)), tupleDivide((8, 12), (2, 3), (4, 4)), tupleModulo((17, 17), (10, 9), (4, 5));
-- = (9,12)	(6,4)	(1,1)	(3,3)
SELECT tuplePlus((1, 2), (3, 4), tuple(5));
-- ! ILLEGAL_TYPE_OF_ARGUMENT

-- pr-94293
SELECT toDecimal64('1.5', 1) = 1.5, toDecimal64('1.0', 1) < 1.04, 1.05 < toDecimal32('1.1', 1), toDecimal64('9007199254740993', 0) = 9007199254740992.;
-- = 1	1	1	1
CREATE TABLE t (d Decimal(9, 2)) ENGINE = MergeTree ORDER BY d;
INSERT INTO t VALUES (1.25), (1.75), (2.5);
SELECT count() FROM t WHERE d > 1.5;
-- = 2

-- pr-100983
CREATE TABLE t (x Float64) ENGINE = MergeTree ORDER BY tuple() SETTINGS ratio_of_defaults_for_sparse_serialization = 0.1;
INSERT INTO t SELECT if(number = 7, -0., 0.) FROM numbers(100);
SELECT countIf(signbit = 1) FROM (SELECT bitShiftRight(reinterpretAsUInt64(x), 63) AS signbit FROM t);
-- = 1

-- pr-103620
SELECT JSONExtract('{"x": 3.14}', 'x', 'Variant(Int64, Float64)') AS v, variantType(v);
-- = 3.14	Float64
SELECT JSONExtract('{"x": -2.5}', 'x', 'Variant(String, Int64)') AS v, variantType(v);
-- = -2.5	String
SELECT JSONExtract('{"x": 7.25}', 'x', 'Variant(Int64, Decimal(9, 2))') AS v, variantType(v);
-- = 7.25	Decimal(9, 2)
SELECT JSONExtract('{"x": 3.14}', 'x', 'Int64'), JSONExtractInt('{"x": 3.14}', 'x');
-- = 3	3

-- pr-93115
SELECT CAST(1, 'Bool') IN (256), CAST(1, 'Bool') IN (2), true IN (0, 1), false IN (0), false IN (256), true NOT IN (1000);
-- = 0	0	1	1	0	1
-- 26.3 = 1	0	1	1	0	0
-- 26.5 = 0	0	1	1	0	1

-- pr-101812
SELECT CAST(['33.3'], 'Array(Decimal64(1))') IN ([33.33]), CAST(['33.3'], 'Array(Decimal64(1))') IN ([33.3]), CAST('33.3', 'Decimal64(1)') IN (33.33);
-- = 0	1	0
-- 26.3 = 1	1	0
-- 26.5 = 0	1	0
SELECT tuple(CAST('1.5', 'Decimal32(1)')) IN (tuple(1.54)), map('k', CAST('1.5', 'Decimal32(1)')) IN (map('k', 1.54));
-- = 0	0
-- 26.3 = 1	1
-- 26.5 = 0	0

-- pr-94776
SELECT arrayAutocorrelation([1, 2, 3])[1], length(arrayAutocorrelation([1, 2, 3, 4])), length(arrayAutocorrelation([1, 2, 3, 4], 2));
-- = 1	4	2

-- pr-98991
SELECT printf(f, 5) FROM values('f String', '%d!', '<%03d>') ORDER BY f;
-- = 5!
-- = <005>

-- pr-99131
SELECT highlight('Fast and fast', ['fast']), highlight('abcdef', ['abc', 'bcd']), highlight('x y', ['y'], '<b>', '</b>');
-- = <em>Fast</em> and <em>fast</em>	<em>abcd</em>ef	x <b>y</b>

-- pr-99840
SELECT * FROM (SELECT 1 AS id, 'ann' AS name) AS u
NATURAL JOIN (SELECT 1 AS id, 42 AS visits) AS v;
-- = 1	ann	42
SELECT count() FROM (SELECT 1 AS a, 2 AS b) AS l NATURAL JOIN (SELECT 1 AS a, 3 AS b) AS r;
-- = 0

-- pr-99883
SET TIME ZONE 'Asia/Tokyo';
SELECT timezone(), toDateTime(0);
-- = Asia/Tokyo	1970-01-01 09:00:00

-- pr-100143
SELECT val, id FROM (VALUES (1, 'a'), (2, 'b')) AS t(id, val) ORDER BY id DESC;
-- = b	2
-- = a	1

-- pr-100274
SELECT EXTRACT(DOW FROM toDate('2024-03-03')), EXTRACT(ISODOW FROM toDate('2024-03-03')), EXTRACT(DOY FROM toDate('2023-12-31')), EXTRACT(CENTURY FROM toDate('2001-01-01')), EXTRACT(EPOCH FROM toDateTime('1970-01-02 00:00:00')), EXTRACT(WEEK FROM toDate('2024-01-01')), EXTRACT(ISOYEAR FROM toDate('2023-01-01'));
-- = 0	7	365	21	86400	1	2022

-- pr-100453
SELECT toDateTime('2024-01-01 00:00:00') + INTERVAL '1:30' HOUR TO MINUTE, toDate('2024-01-01') + INTERVAL '1-2' YEAR TO MONTH;
-- = 2024-01-01 01:30:00	2025-03-01

-- pr-100730
SELECT JSONAllValues('{"b": "x", "a": 42, "c": {"d": true}}'::JSON);
-- = ['42','x','true']

-- pr-101214
SELECT arrayTranspose([[1, 2, 3], [4, 5, 6]]), arrayTranspose([['a'], ['b']]);
-- = [[1,4],[2,5],[3,6]]	[['a','b']]
SELECT arrayTranspose([[1, 2], [3]]);
-- ! SIZES_OF_ARRAYS_DONT_MATCH

-- pr-101997
SELECT hasPhrase('the quick brown fox', 'quick brown'), hasPhrase('the quick brown fox', 'brown quick'), matchPhrase('the quick brown fox', 'quick fox'), hasPhrase('quick, brown', 'quick brown');
-- = 1	0	0	1

-- pr-102421
SELECT toDate('2024-02-29') + CAST('23:59:59' AS Time) AS t, toTypeName(t);
-- = 2024-02-29 23:59:59	DateTime
SELECT toDate32('1950-03-01') + toTime64('01:02:03.45', 2) AS t, toTypeName(t);
-- = 1950-03-01 01:02:03.45	DateTime64(2)
SELECT toDate('2149-06-06') + CAST('00:00:01' AS Time) SETTINGS date_time_overflow_behavior = 'throw';
-- ! VALUE_IS_OUT_OF_RANGE_OF_DATA_TYPE
SELECT toDate('2149-06-06') + CAST('00:00:01' AS Time) SETTINGS date_time_overflow_behavior = 'saturate';
-- = 2106-02-07 06:28:15

-- pr-100942
SELECT accurateCastOrNull((1, 300), 'Tuple(UInt8, UInt8)'), accurateCastOrNull((1, -1), 'Tuple(UInt16, Nullable(UInt8))'), accurateCastOrNull((1, (2, 3)), 'Tuple(UInt8, Tuple(Nullable(UInt8), UInt8))');
-- = \N	\N	(1,(2,3))
SELECT accurateCastOrDefault((1, 300), 'Tuple(UInt8, UInt8)'), accurateCastOrDefault((1, 300), 'Tuple(UInt8, UInt8)', (7::UInt8, 8::UInt8));
-- = (0,0)	(7,8)
SELECT accurateCastOrNull(('1', 'x'), 'Tuple(UInt8, Nullable(UInt8))'), accurateCastOrNull(('1', '300'), 'Tuple(UInt8, UInt8)');
-- = \N	(1,44)
SELECT accurateCastOrNull(('1', 'x'), 'Tuple(UInt8, UInt8)');
-- ! CANNOT_PARSE_TEXT

-- pr-101093
WITH 1 AS a, 2 AS b, SELECT a + b;
-- = 3

-- pr-101681
SELECT OVERLAY('Hello world' PLACING 'there' FROM 7 FOR 5), OVERLAY('abcdef' PLACING 'XY' FROM 3);
-- = Hello there	abXYef

-- pr-101922
SELECT ngrams('abc', 0);
-- ! BAD_ARGUMENTS
SELECT ngrams('abcd', 3);
-- = ['abc','bcd']

-- pr-101287
CREATE TABLE t (b Int32) ENGINE = MergeTree ORDER BY tuple();
INSERT INTO t VALUES (1), (-5), (7);
SELECT count() FROM t WHERE (2147483648 > b) AND 2147483648;
-- = 3
SELECT count() FROM t WHERE (b > 0) AND 256;
-- = 2
SELECT count() FROM t WHERE 65536 AND (b < 0);
-- = 1

-- pr-96874
CREATE TABLE t (a UInt8, b UInt8, INDEX i (a = b) TYPE hypothesis) ENGINE = MergeTree ORDER BY a;
-- ! ILLEGAL_INDEX
-- 26.1 no rows
-- 26.3 ! ILLEGAL_INDEX

-- pr-99567
SELECT count() FROM system.functions WHERE name = 'detectProgrammingLanguage';
-- = 0

-- pr-97680
SELECT NOT (1) IS NULL, NOT (NULL) IS NULL, (NOT NULL) IS NULL, NOT 1 BETWEEN 2 AND 3;
-- = 1	0	1	1
-- 26.1 = 0	1	1	1
-- 26.3 = 1	0	1	1

-- pr-97590
SELECT default FROM system.settings WHERE name = 'async_insert';
-- = 1
-- 26.1 = 0
-- 26.3 = 1
SELECT value FROM system.settings WHERE name = 'async_insert' SETTINGS compatibility = '26.1';
-- = 0
SELECT count() FROM system.merge_tree_settings WHERE name = 'async_insert';
-- = 1

-- pr-94849
WITH x AS MATERIALIZED (SELECT rand() AS r)
SELECT a.r = b.r FROM x AS a, x AS b
SETTINGS enable_materialized_cte = 1;
-- = 1
WITH x AS (SELECT rand64() AS r) SELECT a.r = b.r FROM x AS a, x AS b;
-- = 0

-- pr-95949
SELECT toTypeName(NOW), toTypeName(CURRENT_DATE), toTypeName(CURRENT_TIMESTAMP);
-- = DateTime	Date	DateTime

-- pr-90322
SELECT arraySort(x -> naturalSortKey(x), ['a10', 'a2', 'a1', 'b1']);
-- = ['a1','a2','a10','b1']

-- pr-96711
SELECT JSONExtractInt('{"a": {"b": 42}}'::JSON, 'a', 'b'), JSONExtractString('{"s": "x"}'::JSON, 's'), JSONHas('{"s": "x"}'::JSON, 't');
-- = 42	x	0

-- pr-93869
SELECT {p:Nullable(UInt8)};
-- = \N
SELECT {p:UInt8};
-- ! UNKNOWN_QUERY_PARAMETER

-- pr-96927
SELECT has('{"a": {"b": 1}}'::JSON, 'a.b'), has('{"a": {"b": 1}}'::JSON, 'a.c'), has('{"x": null}'::JSON, 'x');
-- = 1	0	0

-- pr-97652
CREATE TABLE t (x UInt8) ENGINE = MergeTree ORDER BY x;
INSERT INTO t VALUES (1);
ALTER TABLE t MODIFY SETTING table_readonly = 1;
INSERT INTO t SETTINGS async_insert = 0 VALUES (2);
-- ! TABLE_IS_PERMANENTLY_READ_ONLY
SELECT x FROM t;
-- = 1

-- pr-98973
SELECT caseFoldUTF8('Straße ΣΑΣ'), removeDiacriticsUTF8('Crème Brûlée, naïve'), caseFoldUTF8('');
-- = strasse σασ	Creme Brulee, naive	

-- pr-99276
SELECT normalizeUTF8NFKCCasefold('ﬁX²'), normalizeUTF8NFKCCasefold('ＡＢ');
-- = fix2	ab

-- pr-99357
-- changed in 26.4: the tokenizer is called asciiCJK
SELECT tokens('a b', 'unicode_word');
-- ! BAD_ARGUMENTS
SELECT tokens('foo_bar 中文 x.y', 'asciiCJK');
-- = ['foo_bar','中','文','x.y']

-- pr-99842
SELECT 2 = SOME(SELECT number FROM numbers(3)), 7 = SOME(SELECT number FROM numbers(3)), 7 = ANY(SELECT number FROM numbers(3));
-- = 1	0	0

-- pr-97558
SELECT toFixedString('ab', 4) FORMAT TSV SETTINGS output_format_trim_fixed_string = 1;
-- = ab
SELECT toFixedString('ab', 4);
-- = ab\0\0

-- pr-97650
SELECT * FROM ((SELECT 1 AS a) AS t1 CROSS JOIN (SELECT 2 AS b) AS t2);
-- = 1	2

-- pr-99227
SELECT toDaysInMonth(toDate('2024-02-10')), toDaysInMonth(toDate32('1900-02-01')), toDaysInMonth(toDateTime('2023-04-30 10:00:00'));
-- = 29	28	30

-- pr-97872
SELECT tokensForLikePattern('%abc def%'), tokensForLikePattern('abc def'), tokensForLikePattern('% mid %'), tokensForLikePattern('50\\% off');
-- = []	['abc','def']	['mid']	['50','off']

-- pr-97423
SELECT '{"a" : 42, "a" : {"b" : 43}}'::JSON AS j, j.a, j.a.b;
-- = {"a":42,"a":{"b":43}}	42	43
SELECT '{"a" : 42, "a" : {"b" : 42}}'::JSON SETTINGS type_json_allow_duplicated_key_with_literal_and_nested_object = 0;
-- ! INCORRECT_DATA

-- pr-98012
SELECT sign(-1000::Int32), sign(128::Int16), sign(-9223372036854775808::Int64), sign(materialize(256::Int32)) FROM numbers(1) SETTINGS compile_expressions = 1, min_count_to_compile_expression = 0;
-- = -1	1	-1	1

-- pr-98770
SELECT hex(reverseUTF8(unhex('61C3'))), reverseUTF8('añb');
-- = C361	bña

-- pr-98976
CREATE TABLE t (k UInt8, b Bool, v UInt8) ENGINE = SummingMergeTree ORDER BY k;
INSERT INTO t VALUES (1, true, 2);
INSERT INTO t VALUES (1, true, 3);
SELECT * FROM t FINAL;
-- = 1	true	5

-- pr-99003
SELECT windowFunnel(10, 'strict_deduplication')(t, e = 'a', e = 'b', e = 'c') FROM values('t UInt32, e String', (1, 'a'), (2, 'b'), (3, 'b'), (4, 'c'));
-- = 2

-- pr-99005
SELECT EXISTS(SELECT 1 LIMIT 0), EXISTS(SELECT number FROM numbers(3) OFFSET 3), EXISTS(SELECT number FROM numbers(3) OFFSET 2);
-- = 0	0	1

-- pr-99267
SELECT toDateTime('1970-01-01 05:00:00') = '05:00:00'::Time, toDateTime('1970-01-02 05:00:00') > '23:00:00'::Time, toDateTime('1970-01-01 05:00:00') < '05:00:00.5'::Time64(1);
-- = 1	1	1

-- pr-99839
SELECT groupArray(number), sum(number) FROM numbers(0) SETTINGS aggregate_functions_null_for_empty = 1;
-- = []	\N

-- pr-99867
SELECT midpoint(-3::Int8, 5::UInt16), midpoint(1::UInt8, -2::Int64, 4::UInt32);
-- = 1	1

-- pr-95811
SELECT abs(v) FROM (SELECT arrayJoin([CAST(toInt8(1), 'Variant(Int8, String)'), CAST('x', 'Variant(Int8, String)')]) AS v);
-- ! ILLEGAL_TYPE_OF_ARGUMENT
-- 26.1 = 1
-- 26.1 = \N
-- 26.3 ! ILLEGAL_TYPE_OF_ARGUMENT
SELECT abs(v) FROM (SELECT arrayJoin([CAST(toInt8(-1), 'Variant(Int8, String)'), CAST('x', 'Variant(Int8, String)')]) AS v) SETTINGS variant_throw_on_type_mismatch = 0;
-- = 1
-- = \N

-- pr-96847
CREATE TABLE t (x UInt8) ENGINE = MergeTree ORDER BY (x, (SELECT 1));
-- ! BAD_ARGUMENTS
-- 26.1 ! ILLEGAL_COLUMN
-- 26.3 ! BAD_ARGUMENTS

-- pr-97279
SELECT default FROM system.settings WHERE name = 'apply_row_policy_after_final';
-- = 1
-- 26.1 = 0
-- 26.3 = 1

-- pr-96860
DESC format(Arrow, (SELECT groupFormat('Arrow')(toDate('2024-01-02'))));
-- = c1	Date32					
SET output_format_arrow_date_as_uint16 = 1;
-- 26.1 ! UNKNOWN_SETTING
-- 26.3 no rows
DESC format(Arrow, (SELECT groupFormat('Arrow')(toDate('2024-01-02'))));
-- = c1	UInt16					

-- pr-92776
SELECT * FROM primes(5);
-- = 2
-- = 3
-- = 5
-- = 7
-- = 11
SELECT prime FROM system.primes LIMIT 2;
-- = 2
-- = 3

-- pr-93361
SELECT arrayMap(v -> round(v, 2), [t.1, t.2, t.3]) FROM (SELECT colorSRGBToOKLAB((255, 255, 255)) AS t);
-- = [1,0,0]
SELECT arrayMap(v -> round(v), [t.1, t.2, t.3]) FROM (SELECT colorOKLABToSRGB(colorSRGBToOKLAB((10, 200, 30))) AS t);
-- = [10,200,30]

-- pr-96055
SELECT hex(xxh3_128(''));
-- = 99AA06D3014798D86001C324468D497F

-- pr-95331
SELECT * FROM (SELECT 1) AS t(a) JOIN (SELECT 1, 'x') AS u(b, c) ON a = b;
-- = 1	1	x

-- pr-96065
SELECT distanceCosine([1, 0], [0, 1]), distanceCosine([1, 0], [2, 0]);
-- = 1	0

-- pr-96293
SELECT formatQuerySingleLine('CREATE VIEW v AS SELECT 1 COMMENT \'c\''), formatQuerySingleLine('CREATE TABLE t ENGINE = Memory COMMENT \'c\' AS SELECT 1');
-- = CREATE VIEW v COMMENT \'c\' AS SELECT 1	CREATE TABLE t ENGINE = Memory COMMENT \'c\' AS SELECT 1

-- pr-92150
CREATE TABLE t (x UInt8 CODEC(DEFLATE_QPL)) ENGINE = MergeTree ORDER BY x;
-- ! UNKNOWN_CODEC
CREATE TABLE t (x UInt8 CODEC(ZSTD_QAT)) ENGINE = MergeTree ORDER BY x;
-- ! UNKNOWN_CODEC
SELECT is_obsolete FROM system.settings WHERE name = 'enable_zstd_qat_codec';
-- 25.8 = 0
-- 26.1 = 1

-- pr-92371
SELECT * FROM numbers(1) AS a JOIN numbers(1) AS b USING ();
-- ! SYNTAX_ERROR
-- 25.8 = 0	0
-- 26.1 ! SYNTAX_ERROR

-- pr-92847
SELECT '{"abc": 1, "xbx": 2, "y": 3}'::JSON(SKIP REGEXP 'b');
-- = {"y":3}
-- 25.8 = {"abc":1,"xbx":2,"y":3}
-- 26.1 = {"y":3}
SELECT '{"abc": 1, "b": 2, "y": 3}'::JSON(SKIP REGEXP 'b') SETTINGS type_json_use_partial_match_to_skip_paths_by_regexp = 0;
-- = {"abc":1,"y":3}

-- pr-92849
CREATE TABLE t (x UInt8, y UInt8 ALIAS x) ENGINE = Memory;
INSERT INTO t (y) SETTINGS async_insert = 0 VALUES (1);
-- ! NO_SUCH_COLUMN_IN_TABLE

-- pr-93627
SELECT count() FROM system.database_engines WHERE name = 'Lazy';
-- = 0
-- 25.8 = 1
-- 26.1 = 0

-- pr-90677
SELECT toTypeName([1, 'a']), toTypeName(if(number = 0, 1, 'a')) FROM numbers(1);
-- = Array(Variant(String, UInt8))	Variant(String, UInt8)
SELECT [1, 'a'] SETTINGS use_variant_as_common_type = 0;
-- ! NO_COMMON_TYPE

-- pr-91780
SELECT reverseBySeparator('x.yy.z', '.'), reverseBySeparator('one', '.'), reverseBySeparator('', '.'), reverseBySeparator('a::b:c', '::');
-- = z.yy.x	one		b:c::a
SELECT reverseBySeparator('/usr/bin', '/');
-- = bin/usr/

-- pr-33917
CREATE TABLE t (a UInt8, b String, v UInt8) ENGINE = EmbeddedRocksDB PRIMARY KEY (a, b);
INSERT INTO t VALUES (1, 'x', 5), (1, 'y', 6);
INSERT INTO t VALUES (1, 'x', 9);
SELECT * FROM t ORDER BY a, b;
-- = 1	x	9
-- = 1	y	6

-- pr-93495
SELECT number NOT IN if(number > 1, 2, 1) FROM numbers(4) ORDER BY number;
-- = 1
-- = 0
-- = 0
-- = 1

-- pr-87845
SELECT avg(d) FROM values('d Date', '2024-01-01', '2024-01-03');
-- = 2024-01-02
SELECT avg(d) FROM values('d DateTime', '2024-01-01 00:00:00', '2024-01-01 00:00:10');
-- = 2024-01-01 00:00:05

-- pr-92774
SELECT count() > 0 FROM (EXPLAIN indices = 1 SELECT 1);
-- = 1

-- pr-93303
SELECT flipCoordinates(CAST((1., 2.)::Point AS Geometry)), flipCoordinates([(1., 2.), (3., 4.)]::LineString::Geometry);
-- = (2,1)	[(2,1),(4,3)]

-- pr-93429
DESCRIBE SELECT 1 AS a, 'x' AS b;
-- = a	UInt8					
-- = b	String					

-- pr-93836
SELECT formatRow('PrettyJSONEachRow', '{"a":[1,2,3],"b":[{"c":1}]}'::JSON AS x);
-- = {\n    "x": {\n        "a": [1,2,3],\n        "b": [\n            {\n                "c": 1\n            }\n        ]\n    }\n}\n

-- pr-94078
SELECT CAST([1, 2] AS QBit(Float32, 2)) = CAST([1, 2] AS QBit(Float32, 2)), CAST([1, 2] AS QBit(Float32, 2)) = CAST([1, 3] AS QBit(Float32, 2));
-- = 1	0

-- pr-94366
SELECT name, default, alias_for FROM system.settings WHERE name IN ('allow_statistics_optimize', 'use_statistics') ORDER BY name;
-- = allow_statistics_optimize	1	
-- = use_statistics	1	
CREATE TABLE t (a UInt64, b UInt64, c String) ENGINE = MergeTree ORDER BY tuple() SETTINGS auto_statistics_types = '', min_bytes_for_wide_part = 0;
ALTER TABLE t ADD STATISTICS a, b TYPE uniq;
INSERT INTO t SELECT number % 2, number, toString(number) FROM numbers(10000) SETTINGS materialize_statistics_on_insert = 1;
SELECT extract(explain, 'and\\(equals\\(__table1\\.(\\w)') FROM (EXPLAIN actions = 1, pretty = 0, compact = 0 SELECT c FROM t WHERE a = 1 AND b = 10 SETTINGS use_statistics = 0) WHERE explain LIKE '%Prewhere filter column%';
-- = a
SELECT extract(explain, 'and\\(equals\\(__table1\\.(\\w)') FROM (EXPLAIN actions = 1, pretty = 0, compact = 0 SELECT c FROM t WHERE a = 1 AND b = 10 SETTINGS allow_statistics_optimize = 0) WHERE explain LIKE '%Prewhere filter column%';
-- = b

-- pr-94384
SELECT CAST(3, 'Enum8(\'a\' = 1)');
-- ! UNKNOWN_ELEMENT_OF_ENUM
SELECT toInt8(CAST(toInt8(3), 'Enum8(\'a\' = 1)')) SETTINGS check_conversion_from_numbers_to_enum = 0;
-- = 3

-- pr-95152
SELECT hasAllTokens('t0 t1 t2 t3 t4 t5 t6 t7 t8 t9 t10 t11 t12 t13 t14 t15 t16 t17 t18 t19 t20 t21 t22 t23 t24 t25 t26 t27 t28 t29 t30 t31 t32 t33 t34 t35 t36 t37 t38 t39 t40 t41 t42 t43 t44 t45 t46 t47 t48 t49 t50 t51 t52 t53 t54 t55 t56 t57 t58 t59 t60 t61 t62 t63 t64 t65', ['t0', 't1', 't2', 't3', 't4', 't5', 't6', 't7', 't8', 't9', 't10', 't11', 't12', 't13', 't14', 't15', 't16', 't17', 't18', 't19', 't20', 't21', 't22', 't23', 't24', 't25', 't26', 't27', 't28', 't29', 't30', 't31', 't32', 't33', 't34', 't35', 't36', 't37', 't38', 't39', 't40', 't41', 't42', 't43', 't44', 't45', 't46', 't47', 't48', 't49', 't50', 't51', 't52', 't53', 't54', 't55', 't56', 't57', 't58', 't59', 't60', 't61', 't62', 't63', 't64', 't65']), hasAllTokens('t0 t1 t2 t3 t4 t5 t6 t7 t8 t9 t10 t11 t12 t13 t14 t15 t16 t17 t18 t19 t20 t21 t22 t23 t24 t25 t26 t27 t28 t29 t30 t31 t32 t33 t34 t35 t36 t37 t38 t39 t40 t41 t42 t43 t44 t45 t46 t47 t48 t49 t50 t51 t52 t53 t54 t55 t56 t57 t58 t59 t60 t61 t62 t63 t64', ['t0', 't1', 't2', 't3', 't4', 't5', 't6', 't7', 't8', 't9', 't10', 't11', 't12', 't13', 't14', 't15', 't16', 't17', 't18', 't19', 't20', 't21', 't22', 't23', 't24', 't25', 't26', 't27', 't28', 't29', 't30', 't31', 't32', 't33', 't34', 't35', 't36', 't37', 't38', 't39', 't40', 't41', 't42', 't43', 't44', 't45', 't46', 't47', 't48', 't49', 't50', 't51', 't52', 't53', 't54', 't55', 't56', 't57', 't58', 't59', 't60', 't61', 't62', 't63', 't64', 't65']), hasAnyTokens('a t65', ['t0', 't1', 't2', 't3', 't4', 't5', 't6', 't7', 't8', 't9', 't10', 't11', 't12', 't13', 't14', 't15', 't16', 't17', 't18', 't19', 't20', 't21', 't22', 't23', 't24', 't25', 't26', 't27', 't28', 't29', 't30', 't31', 't32', 't33', 't34', 't35', 't36', 't37', 't38', 't39', 't40', 't41', 't42', 't43', 't44', 't45', 't46', 't47', 't48', 't49', 't50', 't51', 't52', 't53', 't54', 't55', 't56', 't57', 't58', 't59', 't60', 't61', 't62', 't63', 't64', 't65']);
-- = 1	0	1

-- pr-97676
INSERT INTO FUNCTION file('data/file.txt', 'TSV', 'x UInt8') SETTINGS engine_file_truncate_on_insert = 1 VALUES (1);
SELECT count() FROM file('data/**/file.txt', 'TSV', 'x UInt8');
-- 26.5 = 0
-- 26.7 = 1

-- pr-108773
SELECT count() FROM system.functions WHERE name = 'naiveBayesClassifierWithProb';
-- 26.5 = 0
-- 26.7 = 1

-- pr-104416
SELECT count() FROM system.settings WHERE name = 'show_remote_databases_in_system_tables';
-- 26.5 = 0
-- 26.7 = 1

-- pr-99138
SELECT name, value FROM system.settings WHERE name LIKE 'dynamic_disk_allow%' ORDER BY name;
-- 26.3 no rows
-- 26.5 = dynamic_disk_allow_from_env	0
-- 26.5 = dynamic_disk_allow_from_zk	0
-- 26.5 = dynamic_disk_allow_include	0

-- pr-103285-2
SELECT getSetting('http_max_fields'), getSetting('http_max_field_name_size');
-- 26.3 = 1000000	131072
-- 26.5 = 1000	4096

-- pr-103770
SELECT count() FROM system.settings WHERE name = 'system_metric_log_show_zero_values_in_histograms';
-- 26.3 = 0
-- 26.5 = 1

-- pr-100348
SELECT h3EdgeLengthM(5), h3HexAreaKm2(3);
-- 26.3 = 8544.408276	12392.26486
-- 26.5 = 9854.09099	12393.43465508816

-- pr-103285
SELECT getSetting('http_max_fields');
-- 26.3 = 1000000
-- 26.5 = 1000

-- pr-94859
SELECT value FROM system.merge_tree_settings WHERE name = 'propagate_types_serialization_versions_to_nested_types';
-- 26.1 no rows
-- 26.3 = 1

-- pr-97716
SELECT getSetting('mysql_datatypes_support_level');
-- 26.1 =
-- 26.3 = decimal,datetime64,date2Date32

-- pr-95970
SELECT value FROM system.settings WHERE name = 'deduplicate_insert';
-- 26.1 no rows
-- 26.3 = enable
SELECT getSetting('deduplicate_blocks_in_dependent_materialized_views');
-- 26.1 = false
-- 26.3 = true

-- pr-95809
SELECT name FROM system.tables WHERE database = 'system' AND name IN ('s3queue', 's3queue_metadata_cache');
-- 26.1 = s3queue
-- 26.3 = s3queue_metadata_cache

-- pr-96110
SELECT count() FROM system.settings WHERE name LIKE 'enable_automatic_decision%';
-- 26.1 = 0
-- 26.3 = 1

-- pr-93606
SELECT count() FROM system.settings WHERE name = 'database_datalake_require_metadata_access';
-- 25.8 = 0
-- 26.1 = 1

-- pr-94060
SELECT default FROM system.server_settings WHERE name = 'cpu_slot_preemption';
-- 25.8 = 0
-- 26.1 = 1

-- pr-94079
SELECT value FROM system.merge_tree_settings WHERE name = 'escape_index_filenames';
-- 25.8 no rows
-- 26.1 = 1

-- pr-102690
SELECT JSONExtract('{"t":45296}', 't', 'Time');
-- = 12:34:56
-- 26.3 = 00:00:00
-- 26.5 = 12:34:56

-- pr-101767
SELECT arrayLevenshteinDistanceWeighted([0, 0], [0, 0], [1., 3.], [1., 1.]);
-- = 0
-- 26.3 = 1
-- 26.5 = 0

-- pr-98742
SELECT parseDateTimeBestEffort('Marble 12 2020');
-- ! CANNOT_PARSE_DATETIME
-- 26.1 = 2020-03-12 00:00:00
-- 26.3 ! CANNOT_PARSE_DATETIME
SELECT parseDateTimeBestEffortOrNull('Marble 12 2020', 'UTC');
-- = \N
-- 26.1 = 2020-03-12 00:00:00
-- 26.3 = \N
