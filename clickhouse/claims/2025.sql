-- What entries of 2025 say, as statements and what the server answers.

-- pr-84770
CREATE TABLE t (id UInt8, a Nullable(Int32)) ENGINE = MergeTree ORDER BY id;
INSERT INTO t VALUES (1, NULL), (2, 5);
ALTER TABLE t MODIFY COLUMN a Int32;
-- ! BAD_ARGUMENTS
-- 25.8 ! UNFINISHED
-- 26.1 ! BAD_ARGUMENTS
ALTER TABLE t MODIFY COLUMN a Int32 DEFAULT 7;
SELECT id, a, toTypeName(a) FROM t ORDER BY id;
-- = 1	7	Int32
-- = 2	5	Int32
-- 25.8 ! CANNOT_INSERT_NULL_IN_ORDINARY_COLUMN
-- 26.1 = 1	7	Int32
-- 26.1 = 2	5	Int32

-- pr-89757
SELECT tokens('abcd', 'ngrams', 3), tokens('ab', 'ngrams', 3);
-- = ['abc','bcd']	[]
-- 25.8 ! NUMBER_OF_ARGUMENTS_DOESNT_MATCH
-- 26.1 = ['abc','bcd']	[]

-- pr-90527
SELECT uniqState(number) AS s FROM numbers(2) GROUP BY number ORDER BY s;
-- ! ILLEGAL_COLUMN
SELECT uniqState(1) < uniqState(2);
-- ! ILLEGAL_TYPE_OF_ARGUMENT
SELECT count() FROM system.settings WHERE name IN ('allow_not_comparable_types_in_order_by', 'allow_not_comparable_types_in_comparison_functions') AND NOT is_obsolete;
-- = 0
-- 25.8 = 2
-- 26.1 = 0

-- pr-91009
SELECT default FROM system.settings WHERE name = 'check_query_single_value_result';
-- = 0
-- 25.8 = 1
-- 26.1 = 0
CREATE TABLE t (a UInt8) ENGINE = MergeTree ORDER BY a;
INSERT INTO t VALUES (1), (2);
CHECK TABLE t;
-- = all_1_1_0	1	
-- 25.8 = 1
-- 26.1 = all_1_1_0	1	
CHECK TABLE t SETTINGS check_query_single_value_result = 1;
-- = 1

-- pr-91569
-- changed in 26.2: accepted again, as in 25.12.6 and 26.1.3
CREATE TABLE t (a UInt8, v UInt8) ENGINE = ReplacingMergeTree(v) ORDER BY tuple() SETTINGS index_granularity = 100;
-- 25.8 no rows
-- 26.1 ! BAD_ARGUMENTS
INSERT INTO t VALUES (1, 1), (2, 3), (3, 2);
OPTIMIZE TABLE t FINAL;
SELECT * FROM t;
-- = 2	3

-- pr-91943
SELECT bitShiftLeft(toUInt8(255), 8), bitShiftRight(toInt16(-1), 16), bitShiftRight('ab', 16), bitShiftLeft(toFixedString('a', 1), 8) = toFixedString('\0', 1);
-- = 0	0		1
-- 25.8 = 0	-1		1
-- 26.1 = 0	0		1

-- pr-92007
SELECT default FROM system.settings WHERE name = 'enable_positional_arguments_for_projections';
-- = 0
-- 25.8 no rows
-- 26.1 = 0

-- pr-92511
SELECT name, default FROM system.merge_tree_settings WHERE name IN ('dynamic_serialization_version', 'object_serialization_version', 'object_shared_data_serialization_version') ORDER BY name;
-- = dynamic_serialization_version	v3
-- = object_serialization_version	v3
-- = object_shared_data_serialization_version	advanced
-- 25.8 = dynamic_serialization_version	v2
-- 25.8 = object_serialization_version	v2
-- 25.8 = object_shared_data_serialization_version	map
-- 26.1 = dynamic_serialization_version	v3
-- 26.1 = object_serialization_version	v3
-- 26.1 = object_shared_data_serialization_version	advanced

-- pr-77906
SELECT number, number IN tuple(number % 2, 7) FROM numbers(3) ORDER BY number;
-- = 0	1
-- = 1	1
-- = 2	0
SELECT number IN [number + 1, 1] FROM numbers(2) ORDER BY number;
-- = 0
-- = 1

-- pr-89047
SELECT areaCartesian(readWKT('POLYGON((0 0, 0 5, 5 5, 5 0, 0 0))')), perimeterCartesian(readWKT('POLYGON((0 0, 0 5, 5 5, 5 0, 0 0))'));
-- = 25	20

-- pr-89197
CREATE TABLE src (id UInt64, color String) ENGINE = Memory;
INSERT INTO src VALUES (1, 'red'), (2, 'blue'), (3, 'red');
CREATE DICTIONARY d (id UInt64, color String) PRIMARY KEY id SOURCE(CLICKHOUSE(TABLE 'src')) LAYOUT(HASHED()) LIFETIME(0);
SELECT arraySort(dictGetKeys('d', 'color', 'red')), dictGetKeys('d', 'color', 'green');
-- = [1,3]	[]
SELECT default FROM system.settings WHERE name = 'max_reverse_dictionary_lookup_cache_size_bytes';
-- = 104857600

-- pr-89886
SELECT '{"a": "x", "b": 1}'::JSON(a UInt8, b UInt8);
-- ! INCORRECT_DATA
SELECT '{"a": "x", "b": 1}'::JSON(a UInt8, b UInt8) SETTINGS type_json_skip_invalid_typed_paths = 1;
-- = {"a":0,"b":1}
SELECT ('{"a": "x"}'::JSON(a Nullable(UInt8))).a SETTINGS type_json_skip_invalid_typed_paths = 1;
-- = \N

-- pr-89920
CREATE TABLE r (k UInt64, v String) ENGINE = MergeTree ORDER BY k;
INSERT INTO r VALUES (1, 'one'), (3, 'three');
SELECT k, v FROM (SELECT number AS k FROM numbers(4)) AS l INNER JOIN r USING (k) ORDER BY k SETTINGS join_algorithm = 'direct';
-- = 1	one
-- = 3	three

-- pr-90158
CREATE TABLE t (a UInt64, b UInt64) ENGINE = MergeTree ORDER BY a;
ALTER TABLE t ADD PROJECTION p (SELECT b ORDER BY b) WITH SETTINGS (index_granularity = 128);
SELECT position(create_table_query, 'WITH SETTINGS (index_granularity = 128)') > 0 FROM system.tables WHERE database = currentDatabase() AND name = 't';
-- = 1

-- pr-90837
SELECT lower(hex(HMAC('sha256', 'The quick brown fox jumps over the lazy dog', 'key')));
-- = f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8
SELECT lower(hex(HMAC('md5', '', '')));
-- = 74e6f7298a9c2d168935f58c001bad88
SELECT HMAC('sha3', 'a', 'b');
-- ! BAD_ARGUMENTS

-- pr-91156
SELECT is_input, is_output FROM system.formats WHERE name = 'Buffers';
-- = 1	1

-- pr-91323
SELECT count() FROM system.settings WHERE name = 'max_streams_for_files_processing_in_cluster_functions';
-- = 1

-- pr-86916
SELECT windowFunnel(10, 'strict_order')(t, e = 'A', e = 'B', e = 'A', e = 'C'), windowFunnel(10, 'strict_order', 'allow_reentry')(t, e = 'A', e = 'B', e = 'A', e = 'C') FROM values('t UInt32, e String', (1, 'A'), (2, 'B'), (3, 'A'), (4, 'C'));
-- = 1	4
SELECT windowFunnel(10, 'strict_order')(t, e = 'A', e = 'B', e = 'C'), windowFunnel(10, 'strict_order', 'allow_reentry')(t, e = 'A', e = 'B', e = 'C') FROM values('t UInt32, e String', (1, 'A'), (2, 'C'), (3, 'B'), (4, 'C'));
-- = 1	3
SELECT windowFunnel(10, 'strict_order')(t, e = 'A', e = 'B', e = 'C') FROM values('t UInt32, e String', (1, 'A'), (2, 'A'), (3, 'B'), (4, 'A'), (5, 'C'));
-- = 3
SELECT windowFunnel(10, 'allow_reentry')(t, e = 'A', e = 'B') FROM values('t UInt32, e String', (1, 'A'));
-- ! BAD_ARGUMENTS

-- pr-89335
CREATE TABLE a (x UInt8) ENGINE = MergeTree ORDER BY x SETTINGS alter_column_secondary_index_mode = 'throw';
CREATE TABLE b (x UInt8) ENGINE = MergeTree ORDER BY x SETTINGS alter_column_secondary_index_mode = 'drop';
CREATE TABLE c (x UInt8) ENGINE = MergeTree ORDER BY x SETTINGS alter_column_secondary_index_mode = 'rebuild';
CREATE TABLE d (x UInt8) ENGINE = MergeTree ORDER BY x SETTINGS alter_column_secondary_index_mode = 'compatibility';
CREATE TABLE e (x UInt8) ENGINE = MergeTree ORDER BY x SETTINGS alter_column_secondary_index_mode = 'keep';
-- ! BAD_ARGUMENTS

-- pr-89345
SELECT default FROM system.settings WHERE name = 'enable_time_time64_type';
-- = 1
CREATE TABLE t (a Time, b Time64(3)) ENGINE = Memory;
INSERT INTO t VALUES ('14:30:25', '-01:02:03.456');
SELECT * FROM t;
-- = 14:30:25	-01:02:03.456

-- pr-90431
SELECT name, default FROM system.settings WHERE name IN ('delta_lake_snapshot_start_version', 'delta_lake_snapshot_end_version') ORDER BY name;
-- = delta_lake_snapshot_end_version	-1
-- = delta_lake_snapshot_start_version	-1

-- pr-91665
SELECT tuple(1, 'x', 3).-1, ('a', 'b').-2;
-- = 3	a
SELECT tuple(1, 2).-3;
-- ! ARGUMENT_OUT_OF_BOUND

-- pr-87541
SELECT default FROM system.settings WHERE name = 'automatic_parallel_replicas_mode';
-- = 0

-- pr-88088
CREATE TABLE t (k UInt8, s AggregateFunction(sum, UInt64)) ENGINE = Memory;
SET aggregate_function_input_format = 'value';
INSERT INTO t VALUES (1, '5');
SET aggregate_function_input_format = 'array';
INSERT INTO t VALUES (2, '[1, 2, 3]');
SELECT k, sumMerge(s) FROM t GROUP BY k ORDER BY k;
-- = 1	5
-- = 2	6
SET aggregate_function_input_format = 'state';
INSERT INTO t VALUES (3, '5');
-- ! CANNOT_READ_ALL_DATA

-- pr-87781
SELECT default FROM system.settings WHERE name = 'use_skip_indexes_for_disjunctions';
-- = 1

-- pr-89815
SELECT default FROM system.settings WHERE name = 'query_plan_read_in_order_through_join';
-- = 1

-- pr-91002
SELECT 1 SETTINGS query_plan_optimize_join_order_algorithm = 'dpsize,greedy';
-- = 1
SELECT 1 SETTINGS query_plan_optimize_join_order_algorithm = 'dpsize,random_walk';
-- ! BAD_ARGUMENTS

-- pr-88550
SELECT default FROM system.settings WHERE name = 'query_plan_text_index_add_hint';
-- = 1

-- pr-91165
SELECT count() FROM system.settings WHERE name = 's3_path_filter_limit';
-- = 1

-- pr-89312
SELECT default FROM system.settings WHERE name = 'query_plan_optimize_join_order_limit';
-- = 10

-- pr-89332
SELECT default FROM system.settings WHERE name = 'allow_statistics_optimize';
-- = 1

-- pr-91065
SELECT count() FROM system.settings WHERE name = 'apply_row_policy_after_final';
-- = 1

-- pr-91779
SELECT CAST((1, 'x'), 'Tuple(a UInt8, b String)') AS t FORMAT PrettyCompactNoEscapes;
-- =    ┌─t──────────┐
-- = 1. │ {         ↴│
-- =    │↳  "a": 1, ↴│
-- =    │↳  "b": "x"↴│
-- =    │↳}          │
-- =    └────────────┘

-- pr-85346
SELECT count() FROM system.columns WHERE database = 'system' AND table = 'kafka_consumers' AND name IN ('dependencies', 'missing_dependencies');
-- = 2

-- pr-90155
SELECT count() FROM system.columns WHERE database = 'system' AND table = 'mutations' AND name = 'parts_in_progress_names';
-- = 1

-- pr-91157
EXISTS TABLE system.background_schedule_pool;
-- = 1

-- pr-91172
SELECT count() FROM system.events WHERE event IN ('FailedInitialQuery', 'FailedInitialSelectQuery') SETTINGS system_events_show_zero_values = 1;
-- = 2

-- pr-91327
SELECT tupleElement('{"a": 42, "b": "x"}'::JSON, 'a'), tupleElement('{"a": 42, "b": "x"}'::JSON, 'b');
-- = 42	x

-- pr-91529
SELECT tokens('abc', 'ngrams', 1);
-- = ['a','b','c']

-- pr-91830
SELECT count() FROM system.settings WHERE name = 'insert_select_deduplicate';
-- = 1

-- pr-91846
SET allow_experimental_qbit_type = 1;
CREATE TABLE t (id UInt8, v QBit(Float32, 3)) ENGINE = Memory;
INSERT INTO t SELECT 1, [1, 2, 3];
INSERT INTO t SELECT 2, [1.5, -2, 0];
SELECT id, v FROM t ORDER BY id;
-- = 1	[1,2,3]
-- = 2	[1.5,-2,0]

-- pr-91888
SELECT default FROM system.settings WHERE name = 'format_capn_proto_max_message_size';
-- = 1073741824

-- pr-88157
CREATE TABLE g (a UInt8) ENGINE = GenerateRandom(rand());
-- ! BAD_ARGUMENTS

-- pr-88917
SELECT 1 SETTINGS temporary_files_buffer_size = 0;
-- ! BAD_ARGUMENTS

-- pr-89812
SET allow_experimental_alias_table_engine = 1;
CREATE TABLE t (a UInt8) ENGINE = MergeTree ORDER BY a;
CREATE TABLE a1 ENGINE = Alias('t');
CREATE TABLE a2 ENGINE = Alias('a1');
-- ! BAD_ARGUMENTS

-- pr-90123-2
SELECT number FROM numbers(5, 18446744073709551610, 9223372036854775808);
-- = 5
-- = 9223372036854775813

-- pr-90255
SELECT x FROM values('x Float64', 1, 3, inf) ORDER BY x WITH FILL;
-- = 1
-- = 2
-- = 3
-- = inf
SELECT nan AS x ORDER BY x WITH FILL;
-- = nan
SELECT x FROM values('x Float64', 1, -inf) ORDER BY x WITH FILL;
-- = -inf
-- = 1

-- pr-90310
SELECT CAST(toDateTime('2025-01-02 12:34:56', 'Asia/Tokyo'), 'Time'), CAST(toDateTime64('2025-01-02 23:00:01.250', 3, 'America/New_York'), 'Time64(3)');
-- = 12:34:56	23:00:01.250

-- pr-90324
SELECT CAST(CAST(toDateTime('2025-01-02 03:04:05'), 'Time'), 'Time64');
-- = 03:04:05.000

-- pr-90326
SELECT randomStringUTF8(18446744073709551615);
-- ! TOO_LARGE_STRING_SIZE

-- pr-90405-2
SELECT L2DistanceTransposed([1, 2]::QBit(Float32, 2), [1, 2]::Array(Float32), 33) SETTINGS allow_experimental_qbit_type = 1;
-- ! BAD_ARGUMENTS
SELECT L2DistanceTransposed([1, 2]::QBit(Float32, 2), [1, 2]::Array(Float32), 0) SETTINGS allow_experimental_qbit_type = 1;
-- ! BAD_ARGUMENTS

-- pr-90409
SELECT arraySort(x -> toString(x), arrayUnion([1::Dynamic, 'a'::Dynamic], ['a'::Dynamic, 2.5::Dynamic]));
-- = ['1','2.5','a']

-- pr-90485-2
SELECT L2DistanceTransposed([1, 2]::QBit(Float32, 2), [4, 6], 32), L2DistanceTransposed([1, 2]::QBit(BFloat16, 2), [4, 6], 16), L2DistanceTransposed([0, 0]::QBit(Float64, 2), [6, 8], 64) SETTINGS allow_experimental_qbit_type = 1;
-- = 5	5	10

-- pr-90490
SELECT toDateTimeOrNull('1969-12-31 23:59:59'), toDateTimeOrNull('1920-10-01 00:00:00'), toDateTimeOrNull('no date');
-- = 1970-01-01 00:00:00	1970-01-01 00:00:00	\N

-- pr-90545
SELECT IPv4StringToNumOrDefault('1.2.3.4.5'), IPv4StringToNumOrDefault('300.1.1.1'), IPv4StringToNumOrDefault('1.2.3.'), IPv4StringToNumOrNull('0.0.1.0');
-- = 0	0	0	256

-- pr-90655
SELECT concatWithSeparator(',', 1, materialize('x')), concatWithSeparator('-', toDate('2025-01-02'), materialize('y'), 2.5);
-- = 1,x	2025-01-02-y-2.5

-- pr-90665
SELECT number % 2 AS k, count() FROM numbers(4) GROUP BY k LIMIT 1 BY number;
-- ! NOT_AN_AGGREGATE

-- pr-90770
SELECT default FROM system.settings WHERE name = 'enable_shared_storage_snapshot_in_query';
-- = 1

-- pr-90901
SELECT count() > 50, countIf(license_path = 'contrib/' OR license_path LIKE '%/contrib/') FROM system.licenses;
-- = 1	0

-- pr-90909
SELECT base58Decode(base58Encode('ClickHouse')), base58Encode('hello'), base58Decode('Cn8eVZg');
-- = ClickHouse	Cn8eVZg	hello

-- pr-91001
CREATE TABLE t (a UInt8) ENGINE = MergeTree ORDER BY a SETTINGS adaptive_write_buffer_initial_size = 0;
-- ! BAD_ARGUMENTS

-- pr-91105
SELECT arrayFilter(x -> isNull(x), []), arrayFilter(x -> isNotNull(x), emptyArrayInt32());
-- = []	[]

-- pr-91123
SELECT t, x FROM (SELECT tuple() AS t, [1, 2] AS x) ARRAY JOIN x ORDER BY x;
-- = ()	1
-- = ()	2

-- pr-91162
SELECT toFloat64('1e-310'), toFloat64('4.9406564584124654e-324'), toFloat64('123e-312'), toFloat64('-2.5e-315');
-- = 1e-310	5e-324	1.23e-310	-2.5e-315

-- pr-91420
CREATE TABLE src (id UInt64, parent UInt64) ENGINE = Memory;
CREATE DICTIONARY d (id UInt64, parent UInt64) PRIMARY KEY id SOURCE(CLICKHOUSE(TABLE 'src')) LAYOUT(HASHED()) LIFETIME(0);
SELECT dictGetDescendants('d', NULL);
-- ! UNSUPPORTED_METHOD

-- pr-91446
SELECT arrayMap(x -> x IN (x + 1, 2), [1, 2, 3]);
-- = [0,1,0]

-- pr-91488
SET param_q = [1, 2, 3, 5];
SELECT {q:QBit(Float32, 4)};
-- = [1,2,3,5]

-- pr-91507
SELECT untuple((1, 'a'));
-- = 1	a
SELECT 1 LIMIT untuple(tuple(1));
-- ! INVALID_LIMIT_EXPRESSION

-- pr-91524
SELECT * FROM remote('127.0.0.1', *);
-- ! BAD_ARGUMENTS

-- pr-91573
CREATE TABLE s (a UInt8) ENGINE = S3('http://127.0.0.1:1/bucket/x.csv', NOSIGN, 'CSV');
ALTER TABLE s ADD PROJECTION p (SELECT a ORDER BY a);
-- ! NOT_IMPLEMENTED

-- pr-91593
SELECT L2DistanceTransposed(CAST([toFloat32(1), 2], 'QBit(Float32, 2)'), CAST([1 + 3 * number, 2 + 4 * number], 'Array(Float32)'), 32) FROM numbers(3) ORDER BY number SETTINGS allow_experimental_qbit_type = 1;
-- = 0
-- = 5
-- = 10

-- pr-91598
SELECT count() FROM (SELECT 1 AS a) AS x JOIN (SELECT 1 AS b) AS y ON false;
-- = 0
SELECT a, b FROM (SELECT 1 AS a) AS x LEFT JOIN (SELECT 2 AS b) AS y ON 1 = 2;
-- = 1	0

-- pr-92094
SELECT readWKT('POINT(1 2)');
-- = (1,2)
SELECT name, alias_to FROM system.functions WHERE name IN ('readWkt', 'readWkb') ORDER BY name;
-- = readWkb	readWKB
-- = readWkt	readWKT

-- pr-92102
SELECT midpoint(toUInt8(250), toUInt8(254)), midpoint(toInt8(-128), toInt8(-126)), midpoint(9223372036854775807, 9223372036854775805);
-- = 252	-127	9223372036854775806

-- pr-92203
SELECT count() FROM system.view_refreshes;
-- = 0

-- pr-92225
SELECT formatQuerySingleLine('SELECT a IN (1, 2) = 1, b NOT IN (3) AND c');
-- = SELECT (a IN (1, 2)) = 1, (b NOT IN (3)) AND c

-- pr-92341
CREATE TABLE t (s String) ENGINE = Log;
INSERT INTO t VALUES ('abc'), ('');
SELECT s, s.size FROM t ORDER BY s;
-- = 	0
-- = abc	3

-- pr-92351
SELECT caseWithExpression([], [], 1, 2), caseWithExpression(materialize([]), [], 'a', 'b');
-- = 1	a

-- pr-85718
SELECT CAST('{}', 'Object(''json'')');
-- ! UNKNOWN_TYPE
-- 25.8 ! ILLEGAL_COLUMN
-- 26.1 ! UNKNOWN_TYPE
SELECT count() FROM system.data_type_families WHERE name = 'Object';
-- = 0
-- 25.8 = 1
-- 26.1 = 0

-- pr-88706
CREATE LIVE VIEW v AS SELECT 1;
-- ! SYNTAX_ERROR
-- 25.8 ! SUPPORT_IS_DISABLED
-- 26.1 ! SYNTAX_ERROR

-- pr-83344-2
CREATE TABLE t (g Geometry) ENGINE = Memory;
INSERT INTO t SELECT CAST((1, 2), 'Point');
SELECT toTypeName(g), g FROM t;
-- = Geometry	(1,2)
-- 25.8 = String	(1,2)
-- 26.1 = Geometry	(1,2)
SELECT toTypeName(readWKT('LINESTRING(0 0, 1 1)'));
-- = Geometry
-- 25.8 ! UNKNOWN_FUNCTION
-- 26.1 = Geometry

-- pr-87300
SELECT default FROM system.merge_tree_settings WHERE name = 'escape_variant_subcolumn_filenames';
-- = 1
-- 25.8 no rows
-- 26.1 = 1

-- pr-89329
SELECT name, default FROM system.merge_tree_settings WHERE name IN ('serialization_info_version', 'string_serialization_version') ORDER BY name;
-- = serialization_info_version	with_types
-- = string_serialization_version	with_size_stream
-- 25.8 no rows
-- 26.1 = serialization_info_version	with_types
-- 26.1 = string_serialization_version	with_size_stream

-- pr-88818
SELECT default FROM system.settings WHERE name = 'http_write_exception_in_output_format';
-- = 0
-- 25.8 = 1
-- 26.1 = 0

-- pr-87872
SELECT default FROM system.settings WHERE name = 'input_format_parquet_local_time_as_utc';
-- = 1
-- 25.8 no rows
-- 26.1 = 1

-- pr-89432
CREATE TABLE t (s FixedString(3) CODEC(T64)) ENGINE = MergeTree ORDER BY tuple();
-- ! ILLEGAL_SYNTAX_FOR_CODEC_TYPE
CREATE TABLE t (s UInt128 CODEC(T64)) ENGINE = MergeTree ORDER BY tuple();
-- ! ILLEGAL_SYNTAX_FOR_CODEC_TYPE
CREATE TABLE t (s UInt32 CODEC(T64)) ENGINE = MergeTree ORDER BY tuple();

-- pr-83344
SELECT readWKT('POINT(3 4)'), readWKB(unhex('010100000000000000000008400000000000001040'));
-- = (3,4)	(3,4)
SELECT toString(variantType(readWKT('POLYGON((0 0, 0 1, 1 1, 0 0))')));
-- = Polygon

-- pr-70775
SELECT formatQuerySingleLine('execute as bob select currentUser()');
-- = EXECUTE AS bob SELECT currentUser()

-- pr-88677
SELECT count() FROM system.functions WHERE name = 'naiveBayesClassifier';
-- = 1

-- pr-88755
SELECT number FROM numbers(10) ORDER BY number LIMIT 0.3;
-- = 0
-- = 1
-- = 2
SELECT number FROM numbers(10) ORDER BY number LIMIT 2 OFFSET 0.5;
-- = 5
-- = 6
SELECT number FROM numbers(4) ORDER BY number OFFSET 0.75;
-- = 3

-- pr-79634
SELECT flipCoordinates((1., 2.)), flipCoordinates([(1., 2.), (3., 4.)]), flipCoordinates([[[(5., 6.)]]]);
-- = (2,1)	[(2,1),(4,3)]	[[[(6,5)]]]

-- pr-80857
SELECT code_point, general_category FROM system.unicode WHERE code_point = 'ß';
-- = ß	Lowercase_Letter
SELECT count() > 100000 FROM system.unicode;
-- = 1

-- pr-87646
SELECT default FROM system.merge_tree_settings WHERE name = 'merge_max_dynamic_subcolumns_in_wide_part';
-- = auto

-- pr-88102
SELECT x, cume_dist() OVER (ORDER BY x) FROM values('x UInt8', 1, 2, 2, 4) ORDER BY x;
-- = 1	0.25
-- = 2	0.75
-- = 2	0.75
-- = 4	1

-- pr-88272
CREATE TABLE t (s String, INDEX i s TYPE text(tokenizer = 'splitByNonAlpha', preprocessor = lower(s))) ENGINE = MergeTree ORDER BY tuple();
INSERT INTO t VALUES ('Hello World'), ('other');
SELECT s FROM t WHERE hasAllTokens(s, ['hello', 'world']);
-- = Hello World
SELECT hasAllTokens('Hello World', ['hello', 'world']);
-- = 0

-- pr-88795
SELECT default FROM system.settings WHERE name = 'into_outfile_create_parent_directories';
-- = 0

-- pr-89450
CREATE TEMPORARY TABLE t (a UInt8);
CREATE OR REPLACE TEMPORARY TABLE t (b String, c UInt8);
INSERT INTO t VALUES ('x', 1);
SELECT b, c FROM t;
-- = x	1

-- pr-89585
SELECT arrayRemove([1, 2, 3, 2], 2), arrayRemove(['a', 'b'], 'c'), arrayRemove([NULL, 1, NULL], NULL), arrayRemove([], 1);
-- = [1,3]	['a','b']	[1]	[]

-- pr-89679
SELECT midpoint(1, 5), midpoint(-2., 3.), midpoint(1, 2, 6), midpoint(toDate('2025-01-01'), toDate('2025-01-05'));
-- = 3	0.5	3	2025-01-03

-- pr-89826
SELECT count() FROM system.settings WHERE name = 'arrow_flight_request_descriptor_type';
-- = 1

-- pr-89884
SELECT argAndMin(a, b), argAndMax(a, b) FROM values('a String, b Int32', ('x', 3), ('y', -1), ('z', 7));
-- = ('y',-1)	('z',7)

-- pr-79012
SELECT name, default FROM system.settings WHERE name IN ('output_format_parquet_write_checksums', 'input_format_parquet_verify_checksums') ORDER BY name;
-- = input_format_parquet_verify_checksums	1
-- = output_format_parquet_write_checksums	1

-- pr-66262
SELECT length(h3PolygonToCells([(0., 0.), (0., 2.), (2., 2.), (2., 0.)], 4)) BETWEEN 20 AND 50, h3GetResolution(h3PolygonToCells([(0., 0.), (0., 2.), (2., 2.), (2., 0.)], 4)[1]);
-- = 1	4

-- pr-89712
-- changed in 26.5: the engine is no longer experimental
SELECT is_obsolete FROM system.settings WHERE name = 'allow_experimental_alias_table_engine';
-- = 1
CREATE TABLE t (a UInt8) ENGINE = MergeTree ORDER BY a;
CREATE TABLE a ENGINE = Alias('t');

-- pr-88827
SELECT default FROM system.settings WHERE name = 'input_format_parquet_use_native_reader_v3';
-- = 1

-- pr-89772
-- changed in 25.12: the limit is 10000
SELECT default FROM system.settings WHERE name = 'query_plan_max_limit_for_lazy_materialization';
-- = 10000

-- pr-89402
SELECT default FROM system.settings WHERE name = 'allow_special_serialization_kinds_in_output_formats';
-- = 1

-- pr-89316
SELECT default FROM system.settings WHERE name = 'enable_lazy_columns_replication';
-- = 1

-- pr-89513
SELECT name FROM system.server_settings WHERE name LIKE 'text_index_header_cache_%' ORDER BY name;
-- = text_index_header_cache_max_entries
-- = text_index_header_cache_policy
-- = text_index_header_cache_size
-- = text_index_header_cache_size_ratio

-- pr-83246
SELECT toTypeName(x), toString(x) FROM (SELECT 1 AS x UNION ALL SELECT 'a') ORDER BY 2 SETTINGS use_variant_as_common_type = 1;
-- = Variant(String, UInt8)	1
-- = Variant(String, UInt8)	a

-- pr-87581
SELECT 1 IS DISTINCT FROM 2, NULL IS DISTINCT FROM NULL, 1 IS DISTINCT FROM NULL, 7::Nullable(UInt32) <=> 7::Nullable(Int64);
-- = 1	0	1	1

-- pr-90287
SYSTEM DROP TEXT INDEX CACHES;

-- pr-82634
-- changed in 25.12: it is on by default
SELECT default FROM system.settings WHERE name = 'enable_shared_storage_snapshot_in_query';
-- = 1

-- pr-89588
SELECT default FROM system.settings WHERE name = 'send_profile_events';
-- = 1

-- pr-87791
SELECT cityHash64('{"a": 1}'::JSON) = cityHash64('{"a": 1}'::JSON), sipHash64(1::Dynamic) = sipHash64(2::Dynamic);
-- = 1	0

-- pr-88311
SELECT countIf(explain LIKE '%nput header%') > 0 FROM (EXPLAIN input_headers = 1 SELECT 1);
-- = 1

-- pr-88670
SELECT count() FROM system.merge_tree_settings WHERE name = 'refresh_statistics_interval';
-- = 1
SELECT default FROM system.settings WHERE name = 'use_statistics_cache';
-- = 1

-- pr-89051
SELECT default FROM system.settings WHERE name = 's3_retry_attempts';
-- = 500

-- pr-89086
CREATE TABLE t (a UInt64 STATISTICS(uniq), b String) ENGINE = MergeTree ORDER BY tuple() SETTINGS auto_statistics_types = 'minmax';
SELECT name, statistics FROM system.columns WHERE database = currentDatabase() AND table = 't' ORDER BY name;
-- = a	Uniq,minmax(auto)
-- = b	

-- pr-89124
SELECT hasAnyTokens(['hello world', 'foo'], ['foo']), hasAllTokens(['hello world', 'foo'], ['foo', 'hello']), hasAllTokens(['a b'], ['a', 'c']);
-- = 1	1	0

-- pr-89333
SELECT default FROM system.settings WHERE name = 'create_table_empty_primary_key_by_default';
-- = 1
CREATE TABLE t (a UInt8) ENGINE = MergeTree;
SELECT engine, sorting_key FROM system.tables WHERE database = currentDatabase() AND name = 't';
-- = MergeTree	

-- pr-89342
CREATE TABLE t (a UInt8) SETTINGS create_table_empty_primary_key_by_default = 1, default_table_engine = 'MergeTree';
SELECT engine, sorting_key FROM system.tables WHERE database = currentDatabase() AND name = 't';
-- = MergeTree	

-- pr-89915
SELECT formatQuerySingleLine('system flush async insert queue a, d.b');
-- = SYSTEM FLUSH ASYNC INSERT QUEUE a, d.b

-- pr-88008
SELECT a, toTypeName(a) FROM format(JSONEachRow, '{"a": [1.5, true, false]}');
-- = [1.5,1,0]	Array(Nullable(Float64))

-- pr-88552
SET allow_experimental_alias_table_engine = 1;
CREATE TABLE t (a UInt8) ENGINE = MergeTree ORDER BY a;
CREATE TABLE a (a UInt8) ENGINE = Alias('t');
-- ! BAD_ARGUMENTS

-- pr-88796
CREATE TABLE t (k Int64) ENGINE = MergeTree ORDER BY k DESC SETTINGS allow_experimental_reverse_key = 1;
INSERT INTO t SELECT number FROM numbers(1000);
SELECT min(k), max(k) FROM t;
-- = 0	999

-- pr-88867-2
SELECT length(approx_top_k(2)(number % 5)), length(approx_top_k(number % 5)) FROM numbers(100);
-- = 2	5

-- pr-88914-2
SELECT reverseUTF8('a😀b'), reverseUTF8('😀é𝄞');
-- = b😀a	𝄞é😀

-- pr-89133
SELECT base32Decode(base32Encode('x')), base32Encode('foobar'), base58Encode(''), base58Decode(base58Encode(repeat('z', 100))) = repeat('z', 100);
-- = x	MZXW6YTBOI======		1

-- pr-89850
SELECT () IN (()), tuple() IN [tuple()];
-- = 1	1

-- pr-89908
SELECT reverse(()), CAST((), 'Tuple()');
-- = ()	()

-- pr-89929
SELECT base32Encode(s) FROM values('s String', 'a', 'ab', 'abc', 'abcd') ORDER BY s;
-- = ME======
-- = MFRA====
-- = MFRGG===
-- = MFRGGZA=

-- pr-89942
SHOW FUNCTIONS LIKE 'it''s';
CREATE TABLE t (`it's` UInt8, b UInt8) ENGINE = Memory;
SHOW COLUMNS FROM t LIKE 'it''s';
-- = it\'s	UInt8	NO		\N	

-- pr-90123
SELECT number FROM numbers(18446744073709551606, 10, 4);
-- = 18446744073709551606
-- = 18446744073709551610
-- = 18446744073709551614

-- pr-90305
SELECT trim('xxaxx', 'x'), ltrim('xxa', 'x'), rtrim('axx', 'x'), trim('abcba', 'ab');
-- = a	a	a	c

-- pr-90405
SELECT L2DistanceTransposed([1, 2]::QBit(BFloat16, 2), [1, 2]::Array(BFloat16), 17) SETTINGS allow_experimental_qbit_type = 1;
-- ! BAD_ARGUMENTS

-- pr-90485
SELECT L2DistanceTransposed([0, 3]::QBit(Float32, 2), [4, 0], 32) SETTINGS allow_experimental_qbit_type = 1;
-- = 5

-- pr-71499
SELECT default FROM system.settings WHERE name = 'schema_inference_make_columns_nullable';
-- = 3
-- 25.8 = 1
-- 26.1 = 3

-- pr-82825
SELECT formatQuerySingleLine('select plus(1, 2), 1 + 2, not(a), tuple(1, 2), [1], array(1)');
-- = SELECT plus(1, 2), 1 + 2, NOT (a), tuple(1, 2), [1], array(1)
-- 25.8 = SELECT 1 + 2, 1 + 2, NOT a, (1, 2), [1], [1]
-- 26.1 = SELECT plus(1, 2), 1 + 2, NOT a, tuple(1, 2), [1], array(1)

-- pr-86358
SELECT * FROM (SELECT 1::Dynamic AS a) AS x JOIN (SELECT 1::Dynamic AS a) AS y USING (a);
-- ! ILLEGAL_COLUMN
-- 25.8 = 1
-- 26.1 ! ILLEGAL_COLUMN
SELECT x.a FROM (SELECT 1::Dynamic AS a) AS x JOIN (SELECT 1::Dynamic AS a) AS y ON x.a::Int64 = y.a::Int64;
-- = 1

-- pr-87414
SELECT default FROM system.merge_tree_settings WHERE name = 'replicated_deduplication_window_seconds';
-- = 3600
-- 25.8 = 604800
-- 26.1 = 3600

-- pr-87679
-- changed in 26.5: both names are obsolete
SELECT name, is_obsolete FROM system.settings WHERE name IN ('query_plan_use_new_logical_join_step', 'query_plan_use_logical_join_step') ORDER BY name;
-- = query_plan_use_logical_join_step	1
-- = query_plan_use_new_logical_join_step	1
-- 25.8 = query_plan_use_new_logical_join_step	0
-- 26.1 = query_plan_use_logical_join_step	0
-- 26.1 = query_plan_use_new_logical_join_step	0

-- pr-87997
CREATE TABLE t (s String, INDEX i s TYPE text(tokenizer = ngrams(4))) ENGINE = MergeTree ORDER BY tuple();
-- 25.8 ! INCORRECT_QUERY
-- 26.1 ! SUPPORT_IS_DISABLED
CREATE TABLE u (s String, INDEX i s TYPE text(tokenizer = splitByString([',', ';']))) ENGINE = MergeTree ORDER BY tuple();
-- 25.8 ! INCORRECT_QUERY
-- 26.1 ! SUPPORT_IS_DISABLED
CREATE TABLE v (s String, INDEX i s TYPE text(tokenizer = 'ngrams', ngram_size = 4)) ENGINE = MergeTree ORDER BY tuple();
-- ! BAD_ARGUMENTS

-- pr-88109
SELECT hasAnyTokens('a b', ['b', 'x']), hasAllTokens('a b', ['b', 'x']);
-- = 1	0
-- 25.8 ! UNKNOWN_FUNCTION
-- 26.1 ! SUPPORT_IS_DISABLED
SELECT searchAny('a b', ['b']);
-- ! UNKNOWN_FUNCTION
-- 25.8 ! SUPPORT_IS_DISABLED
-- 26.1 ! UNKNOWN_FUNCTION
SELECT searchAll('a b', ['b']);
-- ! UNKNOWN_FUNCTION
-- 25.8 ! SUPPORT_IS_DISABLED
-- 26.1 ! UNKNOWN_FUNCTION

-- pr-88411
SELECT number FROM numbers(10) LIMIT -3;
-- = 7
-- = 8
-- = 9
SELECT number FROM numbers(10) LIMIT -2 OFFSET -3;
-- = 5
-- = 6
SELECT number FROM numbers(5) ORDER BY number OFFSET -3;
-- = 0
-- = 1

-- pr-87965
SET allow_experimental_alias_table_engine = 1;
CREATE TABLE t (a UInt8) ENGINE = MergeTree ORDER BY a;
CREATE TABLE a ENGINE = Alias('t');
INSERT INTO a VALUES (3), (1);
SELECT a FROM t ORDER BY a;
-- = 1
-- = 3
SELECT sum(a) FROM a;
-- = 4

-- pr-88155
SELECT NULL IS NOT DISTINCT FROM NULL, 1 <=> NULL, 2 <=> 2, 'a' <=> 'b';
-- = 1	0	1	0

-- pr-87241
CREATE TABLE t (a UInt64, s String) ENGINE = MergeTree ORDER BY a SETTINGS auto_statistics_types = 'minmax, uniq';
SELECT name, statistics FROM system.columns WHERE database = currentDatabase() AND table = 't' ORDER BY name;
-- = a	Uniq(auto),minmax(auto)
-- = s	Uniq(auto)

-- pr-79985
CREATE TABLE t (s String, INDEX i s TYPE sparse_grams(3, 5, 256, 2, 0) GRANULARITY 1) ENGINE = MergeTree ORDER BY tuple();
INSERT INTO t VALUES ('clickhouse'), ('other');
SELECT s FROM t WHERE s LIKE '%house%';
-- = clickhouse
SELECT type FROM system.data_skipping_indices WHERE table = 't';
-- = sparse_grams

-- pr-83058
SELECT conv('ff', 16, 10), conv('z', 36, 2), conv(255, 10, 16), conv('12', 10, 3);
-- = 255	100011	FF	110
SELECT conv('1', 1, 10);
-- ! BAD_ARGUMENTS
SELECT conv('1', 10, 37);
-- ! BAD_ARGUMENTS

-- pr-84079
SELECT k, v, count() FROM values('k UInt8, v String', (1, 'a'), (1, 'a'), (2, 'b')) GROUP BY ALL ORDER BY k LIMIT 1 BY ALL;
-- = 1	a	2
-- = 2	b	1
SELECT k FROM values('k UInt8', 3, 3, 4) ORDER BY k LIMIT 1 BY ALL;
-- = 3
-- = 4

-- pr-85436
SELECT arrayMap(x -> round(x, 4), [studentTTestOneSample(x, 2).1, studentTTestOneSample(x, 2).2]) FROM values('x Float64', 1, 2, 3, 4, 5);
-- = [1.4142,0.2302]

-- pr-86294
SELECT quantilePrometheusHistogram(0.5)(b, c) FROM values('b Float64, c Float64', (1, 10), (2, 30), (inf, 40));
-- = 1.5
SELECT quantilePrometheusHistogram(0.99)(b, c) FROM values('b Float64, c Float64', (1, 10), (2, 30), (inf, 40));
-- = 2

-- pr-87774
CREATE TABLE t (a UInt8) ENGINE = MergeTree ORDER BY a;
INSERT INTO t VALUES (1);
ALTER TABLE t REWRITE PARTS SETTINGS mutations_sync = 2;
SELECT a FROM t;
-- = 1
SELECT command FROM system.mutations WHERE table = 't';
-- = (REWRITE PARTS)

-- pr-87318
SELECT formatQuerySingleLine('system reconnect zookeeper');
-- = SYSTEM RECONNECT ZOOKEEPER

-- pr-87343
SELECT name FROM system.server_settings WHERE name LIKE 'max\_named\_collection\_num%' ORDER BY name;
-- = max_named_collection_num_to_throw
-- = max_named_collection_num_to_warn
SELECT count() FROM system.metrics WHERE metric = 'NamedCollection';
-- = 1
SELECT uniqExact(name) FROM system.errors WHERE name = 'TOO_MANY_NAMED_COLLECTIONS' SETTINGS system_events_show_zero_values = 1;
-- = 1

-- pr-87374
SELECT startsWithCaseInsensitive('HelloWorld', 'heLLo'), endsWithCaseInsensitive('HelloWorld', 'WORLD'), startsWithCaseInsensitiveUTF8('Ünder', 'ü'), endsWithCaseInsensitiveUTF8('СЛОВО', 'во'), startsWithCaseInsensitive('ab', 'b');
-- = 1	1	1	1	0

-- pr-88179
SELECT default FROM system.merge_tree_settings WHERE name = 'min_level_for_wide_part';
-- = 0

-- pr-87252
SELECT count() FROM system.settings WHERE name = 'exclude_materialize_skip_indexes_on_insert';
-- = 1
SELECT count() FROM system.merge_tree_settings WHERE name = 'exclude_materialize_skip_indexes_on_merge';
-- = 1

-- pr-87922
SET allow_experimental_qbit_type = 1;
CREATE TABLE t (id UInt8, v QBit(Float64, 2)) ENGINE = MergeTree ORDER BY id;
INSERT INTO t VALUES (1, [0, 0]), (2, [3, 4]);
SELECT id, L2DistanceTransposed(v, [0., 0.], 64) FROM t ORDER BY id;
-- = 1	0
-- = 2	5

-- pr-87722
SELECT hasAllTokens('quick brown fox', ['fox', 'quick']), hasAllTokens('quick brown fox', ['fo']), hasAnyTokens('quick-brown', ['brown', 'cat']);
-- = 1	0	1

-- pr-82850
CREATE TABLE t (s String) ENGINE = MergeTree ORDER BY tuple() SETTINGS serialization_info_version = 'with_types', string_serialization_version = 'with_size_stream', min_bytes_for_wide_part = 0;
INSERT INTO t VALUES ('abc'), (''), ('é');
SELECT s, s.size FROM t ORDER BY s;
-- = 	0
-- = abc	3
-- = é	2

-- pr-85920
SELECT default FROM system.settings WHERE name = 'optimize_rewrite_like_perfect_affix';
-- = 1

-- pr-87913
SELECT default FROM system.settings WHERE name = 'joined_block_split_single_row';
-- = 0

-- pr-88237
SELECT count() FROM system.settings WHERE name = 'temporary_files_buffer_size';
-- = 1

-- pr-80009
SELECT mannWhitneyUTest(x, i) FROM values('x Float64, i UInt8', (3, 0), (3, 0), (3, 1), (3, 1));
-- = (2,1)

-- pr-87198
SELECT default, is_obsolete FROM system.settings WHERE name = 's3_slow_all_threads_after_retryable_error';
-- = 0	1

-- pr-87261
SELECT default FROM system.settings WHERE name = 'inject_random_order_for_select_without_order_by';
-- = 0

-- pr-87564
SELECT hasToken('abc def', '');
-- = 0

-- pr-87613
SELECT count() FROM system.metrics WHERE metric = 'ZooKeeperSessionExpired';
-- = 1

-- pr-87703
SELECT default FROM system.settings WHERE name = 'enable_http_compression';
-- = 1

-- pr-87718
SELECT count() FROM system.server_settings WHERE name = 'keeper_hosts';
-- = 1

-- pr-88162
SELECT name, alias_to FROM system.functions WHERE name IN ('hasAnyToken', 'hasAllToken') ORDER BY name;
-- = hasAllToken	hasAllTokens
-- = hasAnyToken	hasAnyTokens

-- pr-88209
SELECT name, default FROM system.server_settings WHERE name IN ('global_profiler_real_time_period_ns', 'global_profiler_cpu_time_period_ns') ORDER BY name;
-- = global_profiler_cpu_time_period_ns	10000000000
-- = global_profiler_real_time_period_ns	10000000000

-- pr-88322
SELECT number, LAG(number) OVER (ORDER BY number), Lag(number, 1, 9) OVER (ORDER BY number) FROM numbers(2) ORDER BY number;
-- = 0	0	9
-- = 1	0	0

-- pr-88524
SELECT '{"a": {"b": 1}}'::JSON AS j FORMAT Vertical;
-- = Row 1:
-- = ──────
-- = j: {
-- =     "a": {
-- =         "b": 1
-- =     }
-- = }

-- pr-88679
SELECT hasAnyTokens('abc def', 'def xyz'), hasAllTokens('abc def', 'def xyz'), hasAllTokens('abc def', 'def abc');
-- = 1	0	1

-- pr-85396
SELECT parseDateTime64BestEffort('1969-01-01 00:00:00.468');
-- = 1969-01-01 00:00:00.468
SELECT makeDateTime64(1960, 5, 6, 7, 8, 9, 250, 3), changeYear(toDateTime64('1969-03-04 05:06:07.125', 3), 1950);
-- = 1960-05-06 07:08:09.250	1950-03-04 05:06:07.125

-- pr-86046
CREATE TABLE t (a UInt8, b UInt8, c UInt8, d UInt8, e UInt8) ENGINE = MergeTree ORDER BY a;
ALTER TABLE t DROP COLUMN b, DROP COLUMN IF EXISTS b;
ALTER TABLE t DROP COLUMN c, COMMENT COLUMN IF EXISTS c 'x', MODIFY COLUMN IF EXISTS c COMMENT 'y';
ALTER TABLE t DROP COLUMN d, RENAME COLUMN IF EXISTS d TO f, MODIFY COLUMN IF EXISTS d UInt8 DEFAULT 1;
SELECT name FROM system.columns WHERE database = currentDatabase() AND table = 't' ORDER BY name;
-- = a
-- = e
ALTER TABLE t DROP COLUMN e, MODIFY COLUMN IF EXISTS e UInt16;
-- ! NO_SUCH_COLUMN_IN_TABLE

-- pr-87176
SELECT toDate32(toInt16(-10)), toDate32(toInt32(-10)), toDate32(toInt64(-10)), toDate(toInt16(-10)), toDate(toInt64(-10));
-- = 1969-12-22	1969-12-22	1969-12-22	1970-01-01	1970-01-01

-- pr-87520
SELECT [(), ()], toTypeName([()]);
-- = [(),()]	Array(Tuple())

-- pr-87524
CREATE TEMPORARY TABLE t (a FixedString(1000));
-- ! ILLEGAL_COLUMN
CREATE TEMPORARY TABLE t (a LowCardinality(UInt8));
-- ! SUSPICIOUS_TYPE_FOR_LOW_CARDINALITY

-- pr-87554
CREATE TABLE s (a UInt8, INDEX i a TYPE minmax) ENGINE = S3('http://127.0.0.1:1/bucket/x.csv', NOSIGN, 'CSV');
-- ! BAD_ARGUMENTS

-- pr-87892
SELECT finalizeAggregation(approx_top_kState(2)(number % 2)) FROM numbers(4);
-- = [(0,2,0),(1,2,0)]

-- pr-88078
SELECT a, b FROM (SELECT number AS a FROM numbers(3)) PASTE JOIN (SELECT number * 10 AS b FROM numbers(3)) WHERE a = 1;
-- = 1	10
SELECT a, b FROM (SELECT number AS a FROM numbers(3)) PASTE JOIN (SELECT number * 10 AS b FROM numbers(3)) WHERE b = 20;
-- = 2	20

-- pr-88091
SELECT 1 FROM (SELECT [1] AS a) AS t ARRAY JOIN COLUMNS('nothing');
-- ! NUMBER_OF_ARGUMENTS_DOESNT_MATCH

-- pr-88110
SELECT mortonEncode(());
-- ! ILLEGAL_TYPE_OF_ARGUMENT
SELECT hilbertEncode(());
-- ! ILLEGAL_TYPE_OF_ARGUMENT

-- pr-88380
CREATE TABLE t (a UInt8, b UInt8, PROJECTION p (SELECT a, count() GROUP BY 1)) ENGINE = MergeTree ORDER BY b;
-- ! NOT_AN_AGGREGATE
CREATE TABLE u (a UInt8, b UInt8, PROJECTION p (SELECT a, count() GROUP BY a)) ENGINE = MergeTree ORDER BY b;

-- pr-88737
SET date_time_overflow_behavior = 'saturate';
SELECT toDate(toDateTime64('1925-01-01 03:00:00', 0, 'Asia/Tokyo')), toDate(toDateTime64('2200-01-01 00:00:00', 0, 'America/New_York')), toDate(toDateTime64('2025-01-01 23:00:00', 0, 'America/New_York'));
-- = 1970-01-01	2149-06-06	2025-01-01

-- pr-88867
SELECT length(approx_top_k(3)(number % 7)) FROM numbers(70);
-- = 3

-- pr-88914
SELECT reverseUTF8('1𐍈2'), lengthUTF8(reverseUTF8('😀😃'));
-- = 2𐍈1	2

-- pr-86336
SELECT toIPv4('1.2.3.4') + 1, toIPv6('::1') + 2, toIPv4('1.2.3.4') - 3;
-- = 16909061	3	16909057
SELECT toIPv4('1.2.3.4') + 1.5;
-- ! ILLEGAL_TYPE_OF_ARGUMENT
-- 25.8 = 16909061.5
-- 26.1 ! ILLEGAL_TYPE_OF_ARGUMENT
SELECT toIPv6('::1') - toDateTime(5);
-- ! ILLEGAL_TYPE_OF_ARGUMENT

-- pr-80848-2
SELECT a, t1.a, t2.a FROM (SELECT 1 AS a WHERE 0) t1 FULL JOIN (SELECT 2 AS a) t2 USING (a);
-- = 2	0	2
-- 25.8 = 0	0	2
-- 26.1 = 2	0	2
SELECT t1.a, t2.a FROM (SELECT 1 AS a) t1 FULL JOIN (SELECT 2 AS a) t2 USING (a) ORDER BY a;
-- = 1	0
-- = 0	2
-- 25.8 = 0	2
-- 25.8 = 1	0
-- 26.1 = 1	0
-- 26.1 = 0	2

-- pr-86820
SELECT default FROM system.merge_tree_settings WHERE name = 'replicated_deduplication_window';
-- = 10000
-- 25.8 = 1000
-- 26.1 = 10000

-- pr-83408
EXISTS TABLE system.database_replicas;
-- = 1

-- pr-82368
SELECT arrayExcept([1, 2, 3, 2, 4], [3, 2, 9]), arrayExcept(['a', 'b'], ['c']), arrayExcept([1, NULL], [2, NULL]), arrayExcept([1, 1], [1]);
-- = [1,4]	['a','b']	[1]	[]
SELECT arrayExcept([1, 2], ['1']);
-- ! ILLEGAL_TYPE_OF_ARGUMENT

-- pr-85786
SELECT isValidASCII('abc~'), isValidASCII('é'), isValidASCII(''), isValidASCII(toFixedString('ab', 3)), isValidASCII(char(128));
-- = 1	0	1	1	0

-- pr-85800
SET join_use_nulls;
SELECT getSetting('join_use_nulls');
-- = true

-- pr-86010
SELECT timeSeriesChangesToGrid(100, 140, 10, 30)(t, v), timeSeriesResetsToGrid(100, 140, 10, 30)(t, v) FROM values('t DateTime, v Float64', (100, 1), (110, 2), (120, 2), (130, 1)) SETTINGS allow_experimental_ts_to_grid_aggregate_function = 1;
-- = [0,1,1,1,1]	[0,0,0,1,1]
SELECT toTypeName(timeSeriesResetsToGrid(100, 140, 10, 30)(t, v)) FROM values('t DateTime, v Float64', (100, 1)) SETTINGS allow_experimental_ts_to_grid_aggregate_function = 1;
-- = Array(Nullable(Float64))

-- pr-86432
CREATE TEMPORARY VIEW v AS SELECT 42 AS a;
SELECT a + 1 FROM v;
-- = 43

-- pr-82885
SELECT default FROM system.settings WHERE name = 'input_format_protobuf_oneof_presence';
-- = 0

-- pr-87197
CREATE TABLE t (a UInt64 STATISTICS(uniq), b UInt64 STATISTICS(minmax)) ENGINE = MergeTree ORDER BY tuple();
INSERT INTO t VALUES (1, 2);
ALTER TABLE t MATERIALIZE STATISTICS ALL SETTINGS mutations_sync = 2;
SELECT command, is_done FROM system.mutations WHERE table = 't';
-- = (MATERIALIZE STATISTICS  ALL)	1

-- pr-81526
-- changed in 26.2: it is enabled by default
SELECT default FROM system.settings WHERE name = 'use_skip_indexes_on_data_read';
-- = 1

-- pr-80848
SELECT a, t1.a, t2.a FROM (SELECT 5 AS a) t1 FULL JOIN (SELECT 7 AS a) t2 USING (a) ORDER BY a;
-- = 5	5	0
-- = 7	0	7

-- pr-86028
SELECT default FROM system.settings WHERE name = 'query_plan_convert_any_join_to_semi_or_anti_join';
-- = 1

-- pr-86076
SELECT 1 SETTINGS query_condition_cache_selectivity_threshold = 0.5;
-- ! UNKNOWN_SETTING
SELECT count() FROM system.settings WHERE name = 'query_condition_cache_selectivity_threshold';
-- = 0

-- pr-86275
SELECT count() FROM system.settings WHERE name IN ('iceberg_insert_max_rows_in_data_file', 'iceberg_insert_max_bytes_in_data_file');
-- = 2

-- pr-86357
SELECT count() FROM system.settings WHERE name IN ('delta_lake_insert_max_rows_in_data_file', 'delta_lake_insert_max_bytes_in_data_file');
-- = 2

-- pr-84899
CREATE TABLE src (a UInt8) ENGINE = MergeTree ORDER BY a;
CREATE TABLE dst (a UInt8) ENGINE = MergeTree ORDER BY a;
SET param_target = 'dst';
CREATE MATERIALIZED VIEW mv TO {target:Identifier} AS SELECT a FROM src;
INSERT INTO src VALUES (7);
SELECT a FROM dst;
-- = 7

-- pr-84689
CREATE TABLE t (a Time('UTC')) ENGINE = Memory;
-- ! ILLEGAL_TYPE_OF_ARGUMENT
SELECT toTime('01:02:03', 'UTC') SETTINGS use_legacy_to_time = 0;
-- ! NUMBER_OF_ARGUMENTS_DOESNT_MATCH

-- pr-85934
SELECT count(), sum(is_obsolete) FROM system.settings WHERE name IN ('allow_experimental_variant_type', 'allow_experimental_dynamic_type', 'allow_experimental_json_type', 'enable_variant_type', 'enable_dynamic_type', 'enable_json_type');
-- = 6	6

-- pr-86390
SELECT count() FROM numbers(5) WHERE number;
-- = 4
SELECT count() FROM numbers(5) WHERE number - 2.0;
-- = 4

-- pr-86588
SELECT timeSeriesResampleToGridWithStaleness(100, 120, 10, 10)(t, v) FROM values('t DateTime, v Float64', (100, 5)) SETTINGS allow_experimental_ts_to_grid_aggregate_function = 1;
-- = [5,NULL,NULL]

-- pr-86627
SELECT event FROM system.events WHERE event LIKE 'FailedInternal%Query' ORDER BY event SETTINGS system_events_show_zero_values = 1;
-- = FailedInternalInsertQuery
-- = FailedInternalQuery
-- = FailedInternalSelectQuery

-- pr-86741
SELECT count() FROM system.settings WHERE name = 'query_plan_max_step_description_length';
-- = 1

-- pr-86819
SELECT '{"a": {"b": 1}}'::JSON AS j FORMAT PrettyJSONEachRow;
-- = {
-- =     "j": {
-- =         "a": {
-- =             "b": 1
-- =         }
-- =     }
-- = }

-- pr-87184
SELECT if(number = 5, parseDateTime(concat('bad', toString(number)), '%Y'), toDateTime(0)) FROM numbers(2);
-- = 1970-01-01 00:00:00
-- = 1970-01-01 00:00:00
SELECT parseDateTime(concat('bad', toString(number)), '%Y') FROM numbers(2);
-- ! CANNOT_PARSE_DATETIME

-- pr-87259
SELECT count() FROM system.columns WHERE database = 'system' AND table = 'parts_columns' AND name = 'statistics';
-- = 1

-- pr-86005
CREATE TABLE t (a Tuple(x UInt8, y UInt8), b UInt8) ENGINE = MergeTree ORDER BY a.x;
ALTER TABLE t MODIFY COLUMN a Tuple(x UInt16, y UInt8);
-- ! ALTER_OF_COLUMN_IS_FORBIDDEN
ALTER TABLE t MODIFY COLUMN b UInt16;

-- pr-86065
SELECT ('{}'::JSON(a Enum8('x' = 5, 'y' = 1))).a, '{"b": 1}'::JSON(a Enum8('p' = 3, 'q' = 4));
-- = y	{"a":"p","b":1}

-- pr-86240
SELECT accurateCastOrNull('{bad', 'JSON'), accurateCastOrNull('{"a": 1}', 'JSON'), accurateCastOrDefault('{bad', 'JSON');
-- = \N	{"a":1}	{}

-- pr-86270
SELECT replaceRegexpOne(materialize(toFixedString('abc', 3)), '', 'x'), replaceRegexpAll(materialize(toFixedString('abc', 3)), '', 'x'), replaceRegexpAll(materialize(toFixedString('abc', 3)), 'b', 'x');
-- = abc	abc	axc

-- pr-86295
SELECT count() FROM system.columns WHERE database = 'system' AND table = 'tables' AND name = 'definer';
-- = 1

-- pr-86410
SELECT j, count() FROM (SELECT arrayJoin(['{"a": 1}', NULL, '{"a": 1}'])::Nullable(JSON) AS j) GROUP BY j ORDER BY count();
-- = \N	1
-- = {"a":1}	2

-- pr-87014
SELECT k, uniqExact(v) FROM values('k UInt8, v UInt8', (1, 1), (1, 2), (2, 2), (2, 3)) GROUP BY k WITH ROLLUP ORDER BY k;
-- = 0	3
-- = 1	2
-- = 2	2

-- pr-87177
SELECT CASE x WHEN 1::Dynamic THEN 'one' ELSE 'other' END FROM (SELECT arrayJoin([1::Dynamic, 'a'::Dynamic]) AS x);
-- = one
-- = other

-- pr-87207
SELECT EXISTS (SELECT 1 WHERE 0), EXISTS (SELECT number FROM numbers(3) WHERE number = 2), EXISTS (SELECT 0);
-- = 0	1	1
SELECT count() FROM numbers(3) WHERE EXISTS (SELECT 1 WHERE 0);
-- = 0

-- pr-80859
SELECT toTypeName(a) FROM format(JSONEachRow, '{"a": [1, "x", [2]]}');
-- = Array(Dynamic)
-- 25.5 = Tuple(Nullable(Int64), Nullable(String), Array(Nullable(Int64)))
-- 25.8 = Array(Dynamic)
SELECT toTypeName(a) FROM format(JSONEachRow, '{"a": [1, "x", [2]]}') SETTINGS input_format_json_infer_array_of_dynamic_from_array_of_different_types = 0;
-- = Tuple(Nullable(Int64), Nullable(String), Array(Nullable(Int64)))

-- pr-84169
SELECT default FROM system.settings WHERE name = 'output_format_parquet_enum_as_byte_array';
-- = 1
-- 25.5 no rows
-- 25.8 = 1

-- pr-84171-2
SELECT default FROM system.merge_tree_settings WHERE name = 'write_marks_for_substreams_in_compact_parts';
-- = 1
-- 25.5 = 0
-- 25.8 = 1

-- pr-84747
-- changed in 26.2: the default is max_min_fair
SELECT default FROM system.server_settings WHERE name = 'concurrent_threads_scheduler';
-- = max_min_fair
-- 25.5 = round_robin
-- 25.8 = fair_round_robin

-- pr-84846
SELECT $tag_1$it's $5$tag_1$, $$x$$;
-- = it\'s $5	x
SELECT $a b$x$a b$;
-- ! SYNTAX_ERROR
-- 25.5 = x
-- 25.8 ! SYNTAX_ERROR
SELECT $a-b$x$a-b$;
-- ! UNKNOWN_IDENTIFIER
-- 25.5 = x
-- 25.8 ! UNKNOWN_IDENTIFIER

-- pr-74079
SELECT toUInt64(18446744073709551615) AS u, toInt64(-5) AS i FORMAT JSONEachRow;
-- = {"u":18446744073709551615,"i":-5}
SELECT toUInt64(1) AS u, toUInt32(2) AS v FORMAT JSONEachRow SETTINGS output_format_json_quote_64bit_integers = 1;
-- = {"u":"1","v":2}
SELECT toJSONString('{"a":42}'::JSON) SETTINGS output_format_json_quote_64bit_integers = 1;
-- = {"a":"42"}

-- pr-63665
CREATE TABLE t1 (a UInt8) ENGINE = Memory;
CREATE TABLE t2 (a UInt8) ENGINE = MergeTree ORDER BY a;
INSERT INTO t1 VALUES (1);
INSERT INTO t2 VALUES (2);
SELECT * FROM (SELECT a, _table FROM t1 UNION ALL SELECT a, _table FROM t2) ORDER BY a;
-- = 1	t1
-- = 2	t2

-- pr-85295
SELECT default FROM system.settings WHERE name = 'delta_lake_snapshot_version';
-- = -1

-- pr-73100
SELECT formatQuerySingleLine('system restore database replica d');
-- = SYSTEM RESTORE DATABASE REPLICA d

-- pr-82947
DESCRIBE SELECT 1 AS a, 'x' AS b;
-- = a	UInt8					
-- = b	String					

-- pr-83770
SELECT JSONExtractCaseInsensitive('{"ABC": {"Def": 7}}', 'abc', 'dEF', 'Int8'), JSONExtractStringCaseInsensitive('{"Key": "v"}', 'KEY'), JSONExtractIntCaseInsensitive('{"Key": 5}', 'other');
-- = 7	v	0

-- pr-83833
SELECT count() > 100 FROM system.completions;
-- = 1

-- pr-84178
SELECT toTypeName(nowInBlock64(6)), abs(dateDiff('second', nowInBlock64(3), now64(3))) < 5;
-- = DateTime64(6)	1

-- pr-84319
SELECT UUIDv7ToDateTime(dateTimeToUUIDv7(toDateTime('2025-08-15 18:57:56'))), substring(toString(dateTimeToUUIDv7(toDateTime('2025-08-15 18:57:56'))), 1, 13), substring(toString(dateTimeToUUIDv7(toDateTime('2025-08-15 18:57:56'))), 15, 1);
-- = 2025-08-15 18:57:56.000	0198af18-8320	7

-- pr-84328
SELECT timeSeriesDerivToGrid(100, 120, 10, 30)(t, v), timeSeriesPredictLinearToGrid(100, 120, 10, 30, 10)(t, v) FROM values('t DateTime, v Float64', (100, 1), (110, 3), (120, 5)) SETTINGS allow_experimental_ts_to_grid_aggregate_function = 1;
-- = [NULL,0.2,0.2]	[NULL,5,7]

-- pr-85435
SELECT timeSeriesRange(toDateTime('2025-06-01 00:00:00'), toDateTime('2025-06-01 00:01:00'), 30);
-- = ['2025-06-01 00:00:00','2025-06-01 00:00:30','2025-06-01 00:01:00']
SELECT timeSeriesFromGrid(toDateTime('2025-06-01 00:00:00'), toDateTime('2025-06-01 00:01:00'), 30, [1.5, NULL, 3]);
-- = [('2025-06-01 00:00:00',1.5),('2025-06-01 00:01:00',3)]
SELECT timeSeriesRange(0::UInt32, 30::UInt32, 10);
-- = [0,10,20,30]
SELECT timeSeriesFromGrid(0::UInt32, 20::UInt32, 10, [5, NULL, 6]);
-- = [(0,5),(20,6)]

-- pr-84503
SELECT formatQuerySingleLine('GRANT READ ON S3(''s3://foo/.*'') TO bob');
-- ok
SELECT formatQuerySingleLine('GRANT SELECT ON S3(''s3://foo/.*'') TO bob');
-- ! SYNTAX_ERROR

-- pr-84607
SELECT arrayJoin(['abc', 'def']), 42 FORMAT Hash;
-- = d757c783531b858cbdc6fdd7bd658d95
SELECT arrayJoin(['abc', 'deg']), 42 FORMAT Hash;
-- = 87a9ce3e3231b37f98f1d050fccdd11a

-- pr-85107
SELECT default FROM system.settings WHERE name = 'allow_experimental_correlated_subqueries';
-- = 1
SELECT number FROM numbers(4) AS n WHERE EXISTS (SELECT 1 FROM numbers(2) AS m WHERE m.number * 3 = n.number) ORDER BY number;
-- = 0
-- = 3

-- lightweight-updates-deletes-beta
CREATE TABLE visits (id UInt8, n UInt8) ENGINE = MergeTree ORDER BY id
SETTINGS enable_block_number_column = 1, enable_block_offset_column = 1;
UPDATE visits SET n = n + 1 WHERE id = 3;
INSERT INTO visits VALUES (3, 1), (4, 1);
UPDATE visits SET n = n + 1 WHERE id = 3;
SELECT * FROM visits ORDER BY id;
-- = 3	2
-- = 4	1
SET enable_lightweight_update = 0;
UPDATE visits SET n = n + 1 WHERE id = 3;
-- ! SUPPORT_IS_DISABLED

-- pr-85888
SELECT is_obsolete FROM system.settings WHERE name = 'enable_vector_similarity_index';
-- = 1
-- 25.8 = 1

-- pr-83869
SELECT count() FROM system.settings WHERE name = 'max_joined_block_size_bytes';
-- = 1

-- pr-80179
SELECT default FROM system.settings WHERE name = 'enable_producing_buckets_out_of_order_in_aggregation';
-- = 1

-- pr-81992
SELECT default FROM system.settings WHERE name = 'optimize_rewrite_regexp_functions';
-- = 1
SELECT replaceRegexpAll(materialize('aXbX'), '^.*$', 'y'), replaceRegexpOne(materialize('abc'), '^(a)bc$', '\\1'), extract(materialize('k=v'), '^.*=(.*)$');
-- = y	a	v

-- pr-79859
SELECT x, sumDistinct(x) OVER (ORDER BY x, i ROWS UNBOUNDED PRECEDING) FROM values('i UInt8, x UInt8', (1, 1), (2, 1), (3, 4)) ORDER BY i;
-- = 1	1
-- = 1	1
-- = 4	5

-- pr-85063
SELECT replaceRegexpAll('aa', '^a*|a*$', 'x'), REGEXP_REPLACE('abc', '^|.*', 'z'), replaceRegexpAll('hello', 'l', 'L');
-- = xx	zazz	heLLo
SELECT byteSize(''), byteSize('abc'), byteSize(['', 'a']), formatRowNoNewline('Values', 1, 'a'), initcap(toFixedString('ab cd', 5));
-- = 8	11	25	(1,\'a\')	Ab Cd

-- pr-81908
SELECT default FROM system.settings WHERE name = 'enable_add_distinct_to_in_subqueries';
-- = 0

-- pr-85481
SELECT default FROM system.settings WHERE name = 'execute_exists_as_scalar_subquery';
-- = 1

-- pr-83784
SELECT '{"t": "01:02:03", "u": "04:05:06.789"}'::JSON(t Time, u Time64(3));
-- = {"t":"01:02:03","u":"04:05:06.789"}

-- pr-84207
SELECT JSONAllPaths('{"a.b": 1, "c": {"d": 2}}'::JSON);
-- = ['a.b','c.d']
SELECT JSONAllPaths('{"a.b": 1, "c": {"d": 2}}'::JSON) SETTINGS json_type_escape_dots_in_keys = 1;
-- = ['a%2Eb','c.d']

-- pr-84695
SELECT column FROM system.columns WHERE database = 'system' AND table = 'one';
-- = dummy

-- pr-84776
SELECT name FROM system.columns WHERE database = 'system' AND table = 'errors' AND name LIKE '%format%';
-- = last_error_format_string

-- pr-85411
SELECT default FROM system.settings WHERE name = 'show_data_lake_catalogs_in_system_tables';
-- = 0

-- pr-85492
SELECT default FROM system.settings WHERE name = 'analyzer_compatibility_allow_compound_identifiers_in_unflatten_nested';
-- = 1

-- pr-85653
CREATE TABLE src (id UInt64, d Decimal(8, 2)) ENGINE = Memory;
INSERT INTO src VALUES (1, 2.5);
CREATE DICTIONARY dict (id UInt64, d Decimal(8, 2),) PRIMARY KEY id SOURCE(CLICKHOUSE(TABLE 'src')) LAYOUT(FLAT()) LIFETIME(0);
SELECT dictGet('dict', 'd', 1);
-- = 2.5

-- pr-85719
SELECT nested(['a', 'b'], [1, 2], [[3], [4, 5]]);
-- = [(1,[3]),(2,[4,5])]

-- pr-82900
SELECT isConstant(trim(BOTH 'x' FROM 'xax')), trim(BOTH 'x' FROM 'xax');
-- = 1	a

-- pr-83786
SELECT x FROM (SELECT CAST(arrayJoin([nan, 1, -inf]), 'LowCardinality(Float64)') AS x) ORDER BY x SETTINGS allow_suspicious_low_cardinality_types = 1;
-- = -inf
-- = 1
-- = nan

-- pr-83982
SELECT toDateTime64(toDate('2149-06-06'), 0), CAST(toDate('2120-01-02'), 'DateTime64(3)');
-- = 2149-06-06 00:00:00	2120-01-02 00:00:00.000

-- pr-84242
SELECT count() OVER w FROM numbers(1) WINDOW w AS (w);
-- ! BAD_ARGUMENTS
SELECT count() OVER a FROM numbers(1) WINDOW a AS (b), b AS (a);
-- ! BAD_ARGUMENTS

-- pr-84297
SELECT array((), (), ()), length(array(tuple()));
-- = [(),(),()]	1

-- pr-84383
CREATE TABLE t (s FixedString(4) CODEC(DoubleDelta)) ENGINE = MergeTree ORDER BY tuple();
-- ! BAD_ARGUMENTS
CREATE TABLE t (s Int64 CODEC(DoubleDelta)) ENGINE = MergeTree ORDER BY tuple();

-- pr-84536
CREATE TABLE t (a UInt8, d DateTime) ENGINE = MergeTree ORDER BY a;
ALTER TABLE t ADD COLUMN b UInt8 TTL d + INTERVAL 1 DAY, MODIFY ORDER BY (a, b);
-- ! ILLEGAL_COLUMN

-- pr-84587
SELECT getSetting('allow_experimental_delta_kernel_rs') SETTINGS compatibility = '25.4';
-- = false
SELECT getSetting('allow_experimental_delta_kernel_rs') SETTINGS compatibility = '25.5';
-- = true

-- pr-84945
SELECT true, false, 1 FORMAT TSVWithNames;
-- = true	false	1
-- = true	false	1

-- pr-85665
SELECT JSONExtract('{"d": 1.1}', 'd', 'Decimal(38, 30)'), JSONExtract('{"d": 0.07}', 'd', 'Decimal(38, 20)'), JSONExtract('{"d": 111111111111.111}', 'd', 'Decimal(38, 10)');
-- = 1.1	0.07	111111111111.111
SELECT JSONExtract('{"d": 123456789012345.6789}', 'd', 'Decimal(20, 4)'), JSONExtract('{"d": "123456789012345.6789"}', 'd', 'Decimal(20, 4)');
-- = 123456789012345.67	123456789012345.6789

-- pr-85688
CREATE TABLE t (a UInt8, b UInt8) ENGINE = MergeTree ORDER BY a;
ALTER TABLE t DROP COLUMN b, COMMENT COLUMN IF EXISTS b 'gone';
SELECT name FROM system.columns WHERE database = currentDatabase() AND table = 't';
-- = a

-- pr-80657
SELECT extractKeyValuePairs('a:b"c"d,e:f', ':', ',', '"', 'invalid'), extractKeyValuePairs('a:b"c"d,e:f', ':', ',', '"', 'accept'), extractKeyValuePairs('a:b"c",e:f', ':', ',', '"', 'promote');
-- = {'e':'f'}	{'a':'b"c"d','e':'f'}	{'a':'c','e':'f'}
-- 25.5 ! NUMBER_OF_ARGUMENTS_DOESNT_MATCH
-- 25.8 = {'e':'f'}	{'a':'b"c"d','e':'f'}	{'a':'c','e':'f'}
SELECT extractKeyValuePairs('a:b', ':', ',', '"', 'other');
-- ! BAD_ARGUMENTS
-- 25.5 ! NUMBER_OF_ARGUMENTS_DOESNT_MATCH
-- 25.8 ! BAD_ARGUMENTS

-- pr-81676-2
SELECT countMatches('foo', 'o*'), countMatches('', ''), countMatches('abc', 'x*'), countMatches('xaxx', 'x*');
-- = 1	0	0	2
-- 25.5 = 0	0	0	1
-- 25.8 = 1	0	0	2
SELECT countMatches('foo', 'o*') SETTINGS count_matches_stop_at_empty_match = 1;
-- = 0

-- pr-81835
CREATE TABLE t (a UInt8 ALIAS 1) ENGINE = MergeTree ORDER BY tuple();
-- ! EMPTY_LIST_OF_COLUMNS_PASSED
CREATE TABLE t (a UInt8 MATERIALIZED 1) ENGINE = MergeTree ORDER BY tuple();
-- ! EMPTY_LIST_OF_COLUMNS_PASSED
-- 25.5 no rows
-- 25.8 ! EMPTY_LIST_OF_COLUMNS_PASSED
CREATE TABLE t (a UInt8 EPHEMERAL) ENGINE = MergeTree ORDER BY tuple();
-- ! EMPTY_LIST_OF_COLUMNS_PASSED

-- pr-82355
SELECT default FROM system.settings WHERE name = 'cluster_function_process_archive_on_multiple_nodes';
-- = 1
-- 25.5 no rows
-- 25.8 = 1

-- pr-82004
CREATE TABLE t (id UInt8, v String) ENGINE = MergeTree ORDER BY id SETTINGS enable_block_number_column = 1, enable_block_offset_column = 1;
INSERT INTO t VALUES (1, 'a'), (2, 'b'), (3, 'c');
SET enable_lightweight_update = 1;
UPDATE t SET v = concat(v, v) WHERE id >= 2;
SELECT id, v FROM t ORDER BY id;
-- = 1	a
-- = 2	bb
-- = 3	cc
SET lightweight_delete_mode = 'lightweight_update';
DELETE FROM t WHERE id = 1;
SELECT id FROM t ORDER BY id;
-- = 2
-- = 3

-- pr-82935
SELECT hex(wkb(CAST((3, 4), 'Point'))), readWKB(wkb(CAST((3, 4), 'Point')));
-- = 010100000000000000000008400000000000001040	(3,4)

-- pr-74193
SELECT numericIndexedVectorToMap(groupNumericIndexedVectorState(k, v)), groupNumericIndexedVector(k, v) FROM values('k UInt32, v Int32', (1, 10), (2, -5));
-- = {1:10,2:-5}	5
SELECT numericIndexedVectorToMap(numericIndexedVectorPointwiseAdd(a, b)), numericIndexedVectorAllValueSum(a) FROM (SELECT numericIndexedVectorBuild(mapFromArrays([1, 2], [10, 20])) AS a, numericIndexedVectorBuild(mapFromArrays([2, 3], [5, 7])) AS b);
-- = {1:10,2:25,3:7}	30
SELECT count() FROM system.functions WHERE name LIKE 'numericIndexedVector%' OR name = 'groupNumericIndexedVector';
-- = 17

-- pr-81599
SELECT round(financialNetPresentValue(0.1, [-100., 60., 60.]), 4), round(financialInternalRateOfReturn([-100., 39., 59., 55., 20.]), 4);
-- = 4.1322	0.2809
SELECT round(financialInternalRateOfReturnExtended([-1000., 1100.], [toDate('2023-01-01'), toDate('2024-01-01')]), 4), round(financialNetPresentValueExtended(0.1, [-1000., 1210.], [toDate('2023-01-01'), toDate('2024-01-01')]), 4);
-- = 0.1	100
SELECT NPV(0.1, [-100., 60., 60.]);
-- ! UNKNOWN_FUNCTION

-- pr-81882
SELECT polygonsIntersectCartesian([[[(0., 0.), (0., 2.), (2., 2.), (2., 0.), (0., 0.)]]], [[[(1., 1.), (1., 3.), (3., 3.), (3., 1.), (1., 1.)]]]), polygonsIntersectCartesian([[[(0., 0.), (0., 1.), (1., 1.), (1., 0.), (0., 0.)]]], [[[(5., 5.), (5., 6.), (6., 6.), (6., 5.), (5., 5.)]]]);
-- = 1	0
SELECT count() FROM system.functions WHERE name = 'polygonsIntersectSpherical';
-- = 1

-- pr-82341
CREATE TABLE t (a UInt64) ENGINE = MergeTree ORDER BY a SETTINGS index_granularity = 2, index_granularity_bytes = 0;
INSERT INTO t SELECT number FROM numbers(5);
SELECT a, _part_granule_offset FROM t ORDER BY a;
-- = 0	0
-- = 1	0
-- = 2	1
-- = 3	1
-- = 4	2

-- pr-83679
SELECT count() FROM system.functions WHERE name IN ('colorSRGBToOKLCH', 'colorOKLCHToSRGB');
-- = 2
SELECT arrayMap(x -> round(x), [colorOKLCHToSRGB(colorSRGBToOKLCH((128, 64, 32))).1, colorOKLCHToSRGB(colorSRGBToOKLCH((128, 64, 32))).2, colorOKLCHToSRGB(colorSRGBToOKLCH((128, 64, 32))).3]);
-- = [128,64,32]
SELECT colorSRGBToOkLCH((128, 64, 32));
-- ! UNKNOWN_FUNCTION

-- pr-81387
SELECT formatQuerySingleLine('create user {u:Identifier} identified with no_password');
-- = CREATE USER {u:Identifier} IDENTIFIED WITH no_password

-- pr-81505
SELECT content_type, supports_random_access FROM system.formats WHERE name IN ('CSV', 'Parquet') ORDER BY name;
-- = text/csv; charset=UTF-8; header=absent	0
-- = application/octet-stream	1

-- pr-80641
-- changed in 25.10: renamed to hasAnyTokens and hasAllTokens
SELECT searchAny('a b', ['a']);
-- ! UNKNOWN_FUNCTION
SELECT hasAnyTokens('a b', ['a', 'c']), hasAllTokens('a b', ['a', 'c']);
-- = 1	0

-- pr-83040
SELECT default FROM system.settings WHERE name = 'parallel_distributed_insert_select';
-- = 2

-- pr-81886
SELECT default FROM system.settings WHERE name = 'min_joined_block_size_rows';
-- = 65409

-- pr-82435
SELECT count() FROM system.settings WHERE name = 'correlated_subqueries_substitute_equivalent_expressions';
-- = 1

-- pr-80566
SELECT is_obsolete FROM system.settings WHERE name = 'allow_experimental_join_condition';
-- = 1
SELECT a, b FROM (SELECT 1 AS k, 1 AS a) AS x LEFT JOIN (SELECT 1 AS k, arrayJoin([0, 3]) AS b) AS y ON x.k = y.k AND a < b;
-- = 1	3

-- pr-80799
SELECT count() FROM system.events WHERE event IN ('MarkCacheEvictedBytes', 'MarkCacheEvictedMarks', 'MarkCacheEvictedFiles') SETTINGS system_events_show_zero_values = 1;
-- = 3

-- pr-81345
SELECT toTypeName([CAST((1, 'a'), 'Tuple(x UInt8, y String)'), CAST((300, 'b'), 'Tuple(x UInt16, y String)')]);
-- = Array(Tuple(\n    x UInt16,\n    y String))

-- pr-82087
TRUNCATE TABLE system.warnings;

-- pr-83399
SELECT reinterpret('abc', 'Array(UInt8)'), reinterpret(unhex('01000200'), 'Array(UInt16)'), reinterpret('', 'Array(UInt32)');
-- = [97,98,99]	[1,2]	[]

-- pr-82681
SELECT numericIndexedVectorBuild(map(1, nan));
-- ! INCORRECT_DATA
SELECT groupNumericIndexedVector(toUInt32(1), inf);
-- ! INCORRECT_DATA

-- pr-82821
CREATE TABLE t (k UInt8, s UInt64, o UInt64) ENGINE = SummingMergeTree(s) ORDER BY k;
ALTER TABLE t DROP COLUMN s;
-- ! ALTER_OF_COLUMN_IS_FORBIDDEN
ALTER TABLE t RENAME COLUMN s TO s2;
-- ! ALTER_OF_COLUMN_IS_FORBIDDEN
ALTER TABLE t DROP COLUMN o;

-- pr-82823
SELECT toBFloat16(toDecimal32(1.5, 1)), toFloat32(toDecimal64('1.1', 10)), toFloat32(toDecimal128('16777217', 0));
-- = 1.5	1.1	16777216

-- pr-83030
EXISTS TABLE system.dimensional_metrics;
-- = 1

-- pr-83299
SELECT '12:34'::Time, '5:06'::Time, '59'::Time, '7'::Time, '1:02.5'::Time64(1);
-- = 00:12:34	00:05:06	00:00:59	00:00:07	00:01:02.5

-- pr-83597
SELECT d, e FROM format(JSONEachRow, 'd Date, e Date32', '{"d": 20000, "e": -1}');
-- = 2024-10-04	1969-12-31

-- pr-82829
SELECT formatQuerySingleLine(formatQuerySingleLine('create dictionary d (id UInt64, v String default ''x'') primary key id source(null()) layout(flat()) lifetime(min 1 max 2)')) = formatQuerySingleLine('create dictionary d (id UInt64, v String default ''x'') primary key id source(null()) layout(flat()) lifetime(min 1 max 2)');
-- = 1

-- pr-82818
SELECT sumState(1) * toIPv4('0.0.0.3');
-- ! ILLEGAL_TYPE_OF_ARGUMENT

-- pr-80498
SELECT to_utc_timestamp(toDateTime('1970-01-01 03:00:00'), 'Asia/Tokyo'), from_utc_timestamp(toDateTime('2106-02-07 06:00:00'), 'Asia/Tokyo'), to_utc_timestamp(toDateTime('2025-01-01 09:00:00'), 'Asia/Tokyo');
-- = 1970-01-01 00:00:00	2106-02-07 06:28:15	2025-01-01 00:00:00
SELECT to_utc_timestamp(toDateTime64('1960-01-01 00:00:00', 3), 'Asia/Tokyo'), from_utc_timestamp(toDateTime64('2150-01-01 00:00:00', 3), 'Asia/Tokyo');
-- = 1959-12-31 15:00:00.000	2150-01-01 09:00:00.000

-- pr-82103-2
SELECT round(arraySimilarity(['a', 'b'], ['a', 'c'], [toUInt32(1), 1], [toUInt32(1), 1]), 4), round(arraySimilarity([1, 2], [1, 2], [toInt32(3), 4], [toInt32(3), 4]), 4);
-- = 0.5	1

-- pr-82436
SELECT CASE NULL WHEN 1 THEN 'a' WHEN NULL THEN 'n' ELSE 'z' END, CASE WHEN NULL THEN 1 ELSE 2 END, CASE 1 WHEN NULL THEN 'n' END;
-- = n	2	\N

-- pr-82691
SELECT trimBoth(toFixedString('abc', 3), 'ac'), trimLeft(toFixedString('  x', 3));
-- = b	x

-- pr-83020
SELECT formatDateTime(toDateTime64('2025-03-04 05:06:07.123456', 6), '%M|%f|%W'), formatDateTime(toDateTime('2025-09-04 05:06:07'), '%f %M');
-- = March|123456|Tuesday	000000 September

-- pr-83688
SELECT 1 SETTINGS max_insert_block_size = 0;
-- ! BAD_ARGUMENTS

-- pr-83704
SELECT estimateCompressionRatio('LZ4', 0)(number) FROM numbers(10);
-- ! BAD_QUERY_PARAMETER

-- pr-81676
SELECT countMatches('axbx', 'x?'), countMatches('xx', 'x');
-- = 2	2
-- 25.5 = 0	2
-- 25.8 = 2	2
SELECT countMatches('xabx', 'x?') SETTINGS count_matches_stop_at_empty_match = 1;
-- = 1

-- pr-80791
SELECT hex(bitNot('a')), length(bitNot('abc')), bitNot(bitNot('x'));
-- = 9E	3	x

-- pr-81217
-- changed in 26.7: use_legacy_to_time is disabled by default
SELECT default FROM system.settings WHERE name = 'use_legacy_to_time';
-- = 0
SELECT CAST('100:01:02', 'Time'), CAST('-00:00:01.5', 'Time64(1)'), CAST('00:00:01', 'Time') < CAST('00:00:01.500', 'Time64(3)');
-- = 100:01:02	-00:00:01.5	1
SELECT toTypeName(toTime('01:02:03')) SETTINGS use_legacy_to_time = 0;
-- = Time

-- pr-79344
CREATE TABLE t (k UInt8, a Nullable(UInt8), b Nullable(String)) ENGINE = CoalescingMergeTree ORDER BY k;
INSERT INTO t VALUES (1, 10, NULL);
INSERT INTO t VALUES (1, NULL, 'x');
INSERT INTO t VALUES (1, 20, NULL);
OPTIMIZE TABLE t FINAL;
SELECT * FROM t;
-- = 1	20	x
CREATE TABLE state ENGINE = CoalescingMergeTree ORDER BY k AS SELECT * FROM
VALUES('k Int8, a Int8 NULL, b Int8 NULL', (1, 7, NULL), (1, NULL, 9));
SELECT * FROM state FINAL;
-- = 1	7	9

-- pr-80139
SELECT readWKBPoint(unhex('010100000000000000000008400000000000001040')), count() FROM system.functions WHERE name IN ('readWKBPoint', 'readWKBLineString', 'readWKBPolygon', 'readWKBMultiLineString', 'readWKBMultiPolygon');
-- = (3,4)	5

-- pr-80590
SELECT timeSeriesDeltaToGrid(100, 120, 10, 30)(t, v), arrayMap(x -> round(x, 4), timeSeriesRateToGrid(100, 120, 10, 30)(t, v)), timeSeriesInstantDeltaToGrid(100, 120, 10, 30)(t, v), timeSeriesInstantRateToGrid(100, 120, 10, 30)(t, v) FROM values('t DateTime, v Float64', (90, 0), (100, 10), (110, 20), (120, 30)) SETTINGS allow_experimental_ts_to_grid_aggregate_function = 1;
-- = [15,30,30]	[0.3333,0.6667,1]	[10,10,10]	[1,1,1]

-- pr-78171
SELECT mapContainsValueLike(map('a', 'hello', 'b', 'x'), '%ell%'), mapContainsValue(map('a', 1), 1), mapContainsValue(map('a', 1), 2), mapExtractValueLike(map('a', 'hello', 'b', 'x'), 'h%');
-- = 1	1	0	{'a':'hello'}

-- pr-79471
-- changed in 25.12: it is on by default
SELECT default FROM system.settings WHERE name = 'enable_shared_storage_snapshot_in_query';
-- = 1

-- pr-79773
SELECT pointInPolygon((1., 1.), CAST([[[(0., 0.), (0., 2.), (2., 2.), (2., 0.)]], [[(5., 5.), (5., 6.), (6., 6.), (6., 5.)]]], 'MultiPolygon')), pointInPolygon((5.5, 5.5), CAST([[[(0., 0.), (0., 2.), (2., 2.), (2., 0.)]], [[(5., 5.), (5., 6.), (6., 6.), (6., 5.)]]], 'MultiPolygon')), pointInPolygon((4., 4.), CAST([[[(0., 0.), (0., 2.), (2., 2.), (2., 0.)]], [[(5., 5.), (5., 6.), (6., 6.), (6., 5.)]]], 'MultiPolygon'));
-- = 1	1	0

-- pr-80210
SELECT CAST('3 Feb 2025 04:05:06', 'DateTime') SETTINGS cast_string_to_date_time_mode = 'best_effort';
-- = 2025-02-03 04:05:06
SELECT CAST('3 Feb 2025 04:05:06', 'DateTime') SETTINGS cast_string_to_date_time_mode = 'basic';
-- = 1970-01-01 00:00:00

-- pr-80573
SELECT mergeTreePartInfo('all_12_25_7_4').min_block, mergeTreePartInfo('all_12_25_7_4').mutation, isMergeTreePartCoveredBy('all_12_25_7', 'all_10_100_10'), isMergeTreePartCoveredBy('all_12_25_7', 'all_20_30_8');
-- = 12	4	1	0

-- pr-80650
CREATE TABLE t (a UInt8) ENGINE = MergeTree ORDER BY a;
INSERT INTO t VALUES (1);
SELECT a, _disk_name FROM t;
-- = 1	default
SELECT count() FROM t WHERE _disk_name = 'other';
-- = 0

-- pr-81197
SELECT arrayFirst(x -> if(x = 2, NULL, x > 1), [1, 2, 3]), arrayFirstIndex(x -> if(x = 2, NULL, x > 1), [1, 2, 3]), arrayLast(x -> if(x = 3, NULL, x > 1), [1, 2, 3]), arrayLastIndex(x -> if(x > 1, NULL, 1), [1, 2, 3]);
-- = 3	3	2	1

-- pr-81307
CREATE DATABASE d2;
USE DATABASE d2;
SELECT currentDatabase();
-- = d2
USE default;
SELECT currentDatabase();
-- = default

-- pr-81600
SELECT name FROM system.codecs WHERE name IN ('LZ4', 'ZSTD', 'T64', 'Nope') ORDER BY name;
-- = LZ4
-- = T64
-- = ZSTD

-- pr-82108
SELECT number, lag(number) OVER (ORDER BY number), lead(number, 1, 99) OVER (ORDER BY number) FROM numbers(3) ORDER BY number;
-- = 0	0	1
-- = 1	0	2
-- = 2	1	99

-- pr-80421
SELECT default FROM system.settings WHERE name = 'parallel_replicas_connect_timeout_ms';
-- = 300

-- pr-74536
SELECT explain FROM (EXPLAIN SYNTAX run_query_tree_passes = 1, query_tree_passes = 0 SELECT 1 + 1);
-- = SELECT plus(1, 1)
-- = FROM system.one

-- pr-80499
SELECT default FROM system.settings WHERE name = 'output_format_native_use_flattened_dynamic_and_json_serialization';
-- = 0

-- pr-80083
SELECT reverse((1, 'a', NULL)), reverse(tuple(5));
-- = (NULL,'a',1)	(5)

-- pr-80219
CREATE TABLE t (k UInt8, a SimpleAggregateFunction(anyLast_respect_nulls, Nullable(UInt8)), b SimpleAggregateFunction(any_respect_nulls, Nullable(UInt8))) ENGINE = AggregatingMergeTree ORDER BY k;
INSERT INTO t VALUES (1, 1, NULL);
INSERT INTO t VALUES (1, NULL, 2);
SELECT * FROM t FINAL;
-- = 1	\N	\N

-- pr-80583
SELECT default FROM system.settings WHERE name = 'use_iceberg_partition_pruning';
-- = 1

-- pr-80679
SELECT count() FROM system.events WHERE event IN ('IndexBinarySearchAlgorithm', 'IndexGenericExclusionSearchAlgorithm') SETTINGS system_events_show_zero_values = 1;
-- = 2

-- pr-80710
CREATE TABLE t1 (a UInt8, d Date32) ENGINE = MergeTree ORDER BY a TTL d + INTERVAL 1 DAY;
CREATE TABLE t2 (a UInt8, e DateTime64(3), b UInt8 TTL e + INTERVAL 1 DAY) ENGINE = MergeTree ORDER BY a TTL e + INTERVAL 1 MONTH;
CREATE TABLE t3 (a UInt8) ENGINE = MergeTree ORDER BY a TTL a;
-- ! BAD_TTL_EXPRESSION
INSERT INTO t1 VALUES (1, '1960-01-01'), (2, '2200-01-01');
OPTIMIZE TABLE t1 FINAL;
SELECT a FROM t1;
-- = 2

-- pr-80810
SELECT formatQuerySingleLine('system sync replica d.t if exists strict');
-- = SYSTEM SYNC REPLICA d.t IF EXISTS STRICT
SYSTEM SYNC REPLICA missing_table IF EXISTS;
SYSTEM SYNC REPLICA missing_table;
-- ! UNKNOWN_TABLE

-- pr-80849
SELECT count() FROM system.columns WHERE database = 'system' AND table = 'filesystem_cache' AND name = 'finished_download_time';
-- = 1

-- pr-80975
SELECT name FROM system.columns WHERE database = 'system' AND table = 'iceberg_history' AND name IN ('table', 'database', 'table_name', 'database_name') ORDER BY name;
-- = database
-- = table

-- pr-81023
SELECT metric FROM system.metrics WHERE metric IN ('VectorSimilarityIndexCacheBytes', 'IcebergMetadataFilesCacheBytes', 'VectorSimilarityIndexCacheSize', 'IcebergMetadataFilesCacheSize') ORDER BY metric;
-- = IcebergMetadataFilesCacheBytes
-- = VectorSimilarityIndexCacheBytes

-- pr-81331
SELECT name, default FROM system.settings WHERE name IN ('use_skip_indexes_if_final', 'use_skip_indexes_if_final_exact_mode') ORDER BY name;
-- = use_skip_indexes_if_final	1
-- = use_skip_indexes_if_final_exact_mode	1

-- pr-81742
SELECT count() FROM system.events WHERE event = 'PageCacheReadBytes' SETTINGS system_events_show_zero_values = 1;
-- = 1

-- pr-79847
SELECT x FROM (SELECT arrayJoin([-nan, 1., -inf, nan]) AS x) ORDER BY x;
-- = -inf
-- = 1
-- = nan
-- = nan

-- pr-81050
SELECT JSONExtract('{"a": 1747771112221}', 'a', 'DateTime64(3)'), '{"a": 1747771112221}'::JSON(a DateTime64(3));
-- = 2025-05-20 19:58:32.221	{"a":"2025-05-20 19:58:32.221"}

-- pr-81370
SELECT divideOrNull(1, number) FROM numbers(2) ORDER BY number;
-- = \N
-- = 1

-- pr-81583
SELECT x FROM (SELECT CAST(arrayJoin(['b', NULL, 'a']), 'LowCardinality(Nullable(String))') AS x) ORDER BY x;
-- = a
-- = b
-- = \N
SELECT x FROM (SELECT CAST(arrayJoin(['b', NULL, 'a']), 'LowCardinality(Nullable(String))') AS x) ORDER BY x DESC NULLS FIRST;
-- = \N
-- = b
-- = a

-- pr-81632
SELECT number, (SELECT a FROM (SELECT 1 AS a) WHERE a = number) FROM numbers(2) ORDER BY number;
-- = 0	\N
-- = 1	1

-- pr-81693
CREATE TABLE t (a UInt8) ENGINE = MergeTree ORDER BY a SETTINGS merge_max_block_size = 0;
-- ! BAD_ARGUMENTS

-- pr-82103
SELECT round(arraySimilarity(['x'], ['y'], [toInt32(1)], [toInt32(1)]), 4);
-- = 0

-- pr-78852
SELECT geoToH3(55.71290588, 37.79506683, 15), geoToH3(37.79506683, 55.71290588, 15) SETTINGS geotoh3_argument_order = 'lat_lon';
-- = 644325524701193974	644802994686415878
-- 24.8 ! UNKNOWN_SETTING
-- 25.5 = 644325524701193974	644802994686415878
SELECT geoToH3(37.79506683, 55.71290588, 15) SETTINGS geotoh3_argument_order = 'lon_lat';
-- = 644325524701193974

-- pr-79802
CREATE TABLE t (v Array(Float32), INDEX i v TYPE annoy) ENGINE = MergeTree ORDER BY tuple();
-- ! INCORRECT_QUERY
-- 24.8 no rows
-- 25.5 ! INCORRECT_QUERY
CREATE TABLE t (v Array(Float32), INDEX i v TYPE usearch) ENGINE = MergeTree ORDER BY tuple();
-- ! INCORRECT_QUERY

-- pr-79970
SELECT count() FROM system.server_settings WHERE name = 'format_alter_operations_with_parentheses';
-- = 0
-- 24.8 = 1
-- 25.5 = 0

-- pr-79541
SELECT default FROM system.settings WHERE name = 'allow_experimental_delta_kernel_rs';
-- = 1
-- 24.8 no rows
-- 25.5 = 1

-- pr-79563
SELECT default FROM system.settings WHERE name = 'enable_url_encoding';
-- = 0
-- 24.8 = 1
-- 25.5 = 0

-- pr-79600
SELECT number FROM numbers(4) AS n WHERE (SELECT count() FROM numbers(3) AS m WHERE m.number < n.number) = 2 ORDER BY number;
-- = 2
SELECT number AS n, (SELECT sum(number) FROM numbers(3) AS b
WHERE b.number <= a.number) AS total FROM numbers(3) AS a ORDER BY n
SETTINGS allow_experimental_correlated_subqueries = 1;
-- = 0	0
-- = 1	1
-- = 2	3

-- pr-79517
SELECT sparseGrams('hello world', 3), length(sparseGramsHashes('hello world', 3)) = length(sparseGrams('hello world', 3)), sparseGramsUTF8('абвгд', 3);
-- = ['hel','ell','hell','llo','hello','lo ','o w',' wo','o wo','lo wo','wor','orl','worl','rld','world']	1	['абв','бвг','абвг','вгд']

-- pr-79350
SELECT stringBytesUniq('Hello'), stringBytesUniq(''), round(stringBytesEntropy('aabb'), 4), round(stringBytesEntropy('aaaa'), 4);
-- = 4	0	1	0

-- pr-79809
SELECT base32Encode('Encoded'), base32Decode('IVXGG33EMVSA===='), tryBase32Decode('invalid!') = '';
-- = IVXGG33EMVSA====	Encoded	1
SELECT base32Decode('invalid!');
-- ! INCORRECT_DATA

-- pr-78439
SELECT getMergeTreeSetting('index_granularity'), getServerSetting('max_concurrent_queries');
-- = 8192	0
SELECT getServerSetting('no_such_setting');
-- ! UNKNOWN_SETTING

-- pr-78597
CREATE TABLE a1 (x UInt8) ENGINE = MergeTree ORDER BY x;
CREATE TABLE b1 (x UInt8) ENGINE = MergeTree ORDER BY x;
INSERT INTO a1 VALUES (1);
INSERT INTO b1 VALUES (1);
TRUNCATE TABLES FROM default LIKE 'a%';
SELECT (SELECT count() FROM a1), (SELECT count() FROM b1);
-- = 0	1

-- pr-79417
CREATE TABLE t (a UInt64) ENGINE = MergeTree ORDER BY a PARTITION BY intDiv(a, 10);
INSERT INTO t VALUES (1), (2), (11), (12), (13), (21);
SELECT a, _part_starting_offset FROM t ORDER BY a;
-- = 1	0
-- = 2	0
-- = 11	2
-- = 12	2
-- = 13	2
-- = 21	5

-- pr-78276
SELECT divideOrNull(1, 0), divideOrNull(6, 4), moduloOrNull(5, 0), intDivOrNull(7, 2), intDivOrNull(7, 0), positiveModuloOrNull(-5, 3), positiveModuloOrNull(-5, 0);
-- = \N	1.5	\N	3	\N	1	\N

-- pr-79262
SELECT icebergHash('iceberg'), icebergHash(toInt32(34)), icebergHash(toDate('2017-11-16')), icebergBucket(5, 'iceberg');
-- = 1210000089	2017239379	-653330422	4

-- pr-75735
SELECT toTimeWithFixedDate(toDateTime('2025-03-04 05:06:07')), toTypeName(CAST('-01:02:03', 'Time'));
-- = 1970-01-02 05:06:07	Time
-- 25.5 ! UNKNOWN_FUNCTION

-- pr-79024
CREATE TABLE t (s String, INDEX i s TYPE full_text) ENGINE = MergeTree ORDER BY tuple();
-- ! INCORRECT_QUERY

-- pr-79907
SELECT default FROM system.settings WHERE name = 'compile_expressions';
-- = 1

-- pr-76185
SELECT default FROM system.settings WHERE name = 'parallel_hash_join_threshold';
-- = 100000

-- pr-80058
SELECT default FROM system.settings WHERE name = 'input_format_parquet_bloom_filter_push_down';
-- = 1

-- pr-79495
SELECT count() FROM system.settings WHERE name = 'input_format_max_block_size_bytes';
-- = 1

-- pr-79339
SELECT default FROM system.settings WHERE name = 'output_format_pretty_glue_chunks';
-- = auto

-- pr-78364
SELECT isIPAddressInRange(toIPv4('127.0.0.1'), '127.0.0.0/8'), isIPAddressInRange(toIPv6('::ffff:1.2.3.4'), '10.0.0.0/8'), isIPAddressInRange(CAST(NULL, 'Nullable(IPv4)'), '10.0.0.0/8'), isIPAddressInRange(CAST('10.1.1.1', 'Nullable(String)'), '10.0.0.0/8');
-- = 1	0	0	1

-- pr-78582
SELECT count() FROM system.columns WHERE database = 'system' AND table = 'named_collections' AND name IN ('create_query', 'source');
-- = 2

-- pr-78908
SELECT parseDateTime64BestEffort('1740000000.123'), parseDateTime64BestEffort('1740000000.5', 1);
-- = 2025-02-19 21:20:00.123	2025-02-19 21:20:00.5

-- pr-79001
SELECT tokens('a-b c'), tokens('a-b c', 'splitByNonAlpha'), tokens('abcd', 'ngrams', 2), tokens('a,b;c', 'splitByString', [',', ';']), tokens('a-b', 'array');
-- = ['a','b','c']	['a','b','c']	['ab','bc','cd']	['a','b','c']	['a-b']

-- pr-79008
SELECT cityHash64([1, NULL]) = cityHash64([1, NULL]), sipHash64((1, NULL)) = sipHash64((1, 2)), xxHash64(map('a', NULL)) = xxHash64(map('a', NULL));
-- = 1	0	1

-- pr-79839
SELECT count() FROM system.columns WHERE database = 'system' AND table = 'functions' AND name = 'introduced_in';
-- = 1

-- pr-79952
SELECT formatQuerySingleLine('(select *) except select 1');
-- = (SELECT *) EXCEPT (SELECT 1)

-- pr-78991
SELECT 1 SETTINGS output_format_parquet_batch_size = 0;
-- ! BAD_ARGUMENTS

-- pr-79079
SELECT arraySort(arrayUnion(a, b)) FROM values('i UInt8, a Array(UInt8), b Array(UInt8)', (1, [1, 2], [2, 3]), (2, [], [9]), (3, [4], [])) ORDER BY i;
-- = [1,2,3]
-- = [9]
-- = [4]

-- pr-79158
CREATE TABLE t (i UInt8, a Array(String)) ENGINE = Memory;
INSERT INTO t VALUES (1, ['x', 'y']), (2, ['z']);
INSERT INTO t VALUES (3, []), (4, ['y', 'y']);
SELECT arraySort(arrayUnion(a, ['y'])) FROM t ORDER BY i;
-- = ['x','y']
-- = ['y','z']
-- = ['y']
-- = ['y']

-- pr-79282
SELECT '{"a": 1}'::JSON IN ('{"a": 1}'::JSON);
-- ! ILLEGAL_TYPE_OF_ARGUMENT
SELECT 1::Dynamic IN (1::Dynamic, 2::Dynamic);
-- ! ILLEGAL_TYPE_OF_ARGUMENT

-- pr-79835
SELECT formatDateTime(toDateTime('2025-05-04 01:02:03'), '%W %D'), formatDateTime(toDateTime('2025-05-07 01:02:03'), '%W, %M %T');
-- = Sunday 05/04/25	Wednesday, May 01:02:03

-- pr-79942
SELECT x, y FROM (SELECT 1 AS k, 'l' AS x) AS l JOIN (SELECT 1 AS k2, 'r' AS y) AS r USING (k AS k2);
-- = l	r

-- pr-80057
SELECT parseDateTime('2025-05-3', '%Y-%m-%e'), parseDateTime('2025-05- 3', '%Y-%m-%e');
-- = 2025-05-03 00:00:00	2025-05-03 00:00:00
SELECT parseDateTime('2025-05-3', '%Y-%m-%e') SETTINGS parsedatetime_e_requires_space_padding = 1;
-- ! CANNOT_PARSE_DATETIME

-- pr-78863
SELECT CAST([true, false], 'Array(FixedString(5))');
-- = ['true\0','false']

-- pr-77622
SELECT dateTrunc('month', toDate32('1960-02-15')), dateTrunc('day', toDateTime64('1960-02-15 10:11:12', 0)), dateTrunc('hour', toDateTime64('1969-12-31 22:33:44', 0));
-- = 1960-02-01	1960-02-15 00:00:00	1969-12-31 22:00:00
-- 24.8 ! ILLEGAL_TYPE_OF_ARGUMENT
-- 25.5 = 2139-07-08	1960-02-15 00:00:00	1969-12-31 22:00:00

-- pr-63206
SELECT count() FROM system.settings WHERE name IN ('min_os_cpu_wait_time_ratio_to_throw', 'max_os_cpu_wait_time_ratio_to_throw');
-- = 2

-- pr-77905
SELECT count() FROM system.server_settings WHERE name IN ('vector_similarity_index_cache_size', 'vector_similarity_index_cache_max_entries', 'skipping_index_cache_size', 'skipping_index_cache_max_entries') AND NOT is_obsolete;
-- = 2

-- pr-66394
CREATE TABLE t (a UInt64, b UInt64 CODEC(NONE)) ENGINE = MergeTree ORDER BY a SETTINGS default_compression_codec = 'ZSTD(5)';
INSERT INTO t VALUES (1, 2);
SELECT default_compression_codec FROM system.parts WHERE table = 't' AND active;
-- = ZSTD(5)

-- pr-75112
CREATE VIEW v AS SELECT {x:UInt8} AS a, {y:String} AS b;
SELECT parameterized_view_parameters FROM system.tables WHERE database = currentDatabase() AND name = 'v';
-- = [('x','UInt8'),('y','String')]

-- pr-75622
CREATE DATABASE d2 COMMENT 'old';
ALTER DATABASE d2 MODIFY COMMENT 'new';
SELECT comment FROM system.databases WHERE name = 'd2';
-- = new

-- pr-77187
SELECT arrayLevenshteinDistance([1, 2, 4], [1, 3, 4, 5]), arrayLevenshteinDistanceWeighted(['A', 'B'], ['A', 'K'], [1., 2.], [3., 4.]), round(arraySimilarity(['A', 'B'], ['A', 'K'], [1., 1.], [1., 1.]), 4), arrayLevenshteinDistance([], ['x']);
-- = 2	6	0.5	1

-- pr-78723
SELECT toTypeName(toInterval(3, 'day')), toDate('2025-01-30') + toInterval(2, 'day'), toDate('2025-01-30') + toInterval(1, 'month');
-- = IntervalDay	2025-02-01	2025-02-28
SELECT toInterval(1, 'fortnight');
-- ! BAD_ARGUMENTS

-- pr-76078
SELECT number FROM numbers(5) AS n WHERE EXISTS (SELECT 1 FROM numbers(2) AS m WHERE m.number + 3 = n.number) ORDER BY number;
-- = 3
-- = 4

-- pr-79080
SELECT default FROM system.settings WHERE name = 'use_query_condition_cache';
-- = 1

-- pr-74733
SELECT default FROM system.settings WHERE name = 'query_plan_join_shard_by_pk_ranges';
-- = 0

-- pr-77922
SELECT count() FROM system.merge_tree_settings WHERE name = 'max_merge_delayed_streams_for_parallel_write';
-- = 1

-- pr-74576
SELECT count() FROM system.merge_tree_settings WHERE name IN ('max_postpone_time_for_failed_replicated_fetches_ms', 'max_postpone_time_for_failed_replicated_merges_ms', 'max_postpone_time_for_failed_replicated_tasks_ms');
-- = 3

-- pr-76581
SELECT name FROM system.columns WHERE database = 'system' AND table = 'errors' AND name LIKE '%query_id';
-- = query_id

-- pr-76928
SELECT CAST(toUInt128(1), 'IPv6'), CAST(bitAnd(toIPv6('2001:db8::ff'), toUInt128(15)), 'IPv6'), toTypeName(bitAnd(toIPv6('::1'), toUInt128(1)));
-- = ::1	::f	UInt128

-- pr-76974
SELECT default FROM system.settings WHERE name = 'allow_special_bool_values_inside_variant';
-- = 0
SELECT variantType(v) FROM format(TSV, 'v Variant(Bool, String)', 'yes\ntrue\n');
-- = String
-- = Bool
SELECT variantType(v) FROM format(TSV, 'v Variant(Bool, String)', 'yes\ntrue\n') SETTINGS allow_special_bool_values_inside_variant = 1;
-- = Bool
-- = Bool

-- pr-77397
SELECT '{"a": 1}'::JSON < '{"a": 2}'::JSON, '{"a": 1}'::JSON < '{"b": 0}'::JSON, '{"b": 1}'::JSON > '{"a": 5}'::JSON, '{}'::JSON < '{"a": 1}'::JSON;
-- = 1	1	1	1

-- pr-77973
SELECT parseDateTimeInJodaSyntax('2025', 'yyy'), parseDateTimeInJodaSyntax('1999-05', 'yyyy-MM'), parseDateTimeInJodaSyntax('25', 'yy');
-- = 2025-01-01 00:00:00	1999-05-01 00:00:00	2025-01-01 00:00:00

-- pr-78119
SELECT count() FROM system.columns WHERE database = 'information_schema' AND table = 'tables' AND name = 'index_length';
-- = 1

-- pr-78839
SELECT toBFloat16(1) IN [1, 2, 3], toBFloat16(4) IN [1, 2, 3];
-- = 1	0

-- pr-78096
SELECT toStartOfInterval(toDateTime('2025-01-01 12:34:56'), INTERVAL 1 HOUR, toDateTime(0)), toStartOfInterval(toDateTime64('2025-01-01 12:34:56', 0), INTERVAL 15 MINUTE, toDateTime64(0, 0));
-- = 2025-01-01 12:00:00	2025-01-01 12:30:00

-- pr-78140
SELECT groupArray(0)(number) FROM numbers(2);
-- ! BAD_ARGUMENTS
SELECT groupArraySample(toInt32(0))(number) FROM numbers(2);
-- ! BAD_ARGUMENTS
SELECT groupUniqArray(-1)(number) FROM numbers(2);
-- ! BAD_ARGUMENTS

-- pr-78240
SELECT mapFromArrays(CAST(['a', 'b'], 'Array(LowCardinality(Nullable(String)))'), [3, 4]);
-- = {'a':3,'b':4}

-- pr-78444
SELECT bitmapMin(bitmapBuild(emptyArrayUInt8())), bitmapMin(bitmapBuild(emptyArrayUInt32())), bitmapMin(bitmapBuild(emptyArrayUInt64()));
-- = 4294967295	4294967295	18446744073709551615

-- pr-78832
SELECT formatQuerySingleLine('select tupleElement(*, 1), tupleElement(t, 1)');
-- = SELECT tupleElement(*, 1), tupleElement(t, 1)

-- pr-77785
CREATE TABLE t (j JSON, d Dynamic, v Variant(UInt8, String)) ENGINE = MergeTree ORDER BY tuple();
INSERT INTO t VALUES ('{"a": [1, 2]}', 42, 'x');
SELECT j.a, dynamicType(d), variantType(v) FROM t;
-- = [1,2]	Int64	String
SELECT count(), sum(is_obsolete) FROM system.settings WHERE name IN ('enable_json_type', 'enable_dynamic_type', 'enable_variant_type');
-- = 3	3
-- 25.5 = 3	0
-- 25.8 = 3	3

-- pr-76661
SELECT round(estimateCompressionRatio('NONE')(number)) FROM numbers(10000);
-- = 1
SELECT estimateCompressionRatio('ZSTD(3)')(toUInt64(7)) > 10 FROM numbers(10000);
-- = 1

-- pr-76231
SELECT arraySort(arraySymmetricDifference([1, 2], [2, 3])), arraySort(arraySymmetricDifference([1, 2, 4], [2, 4], [4, 5]));
-- = [1,3]	[1,2,5]

-- pr-76669
SELECT hex(keccak256('')), hex(keccak256('hello'));
-- = C5D2460186F7233C927E7DB2DCC703C0E500B653CA82273B7BFAD8045D85A470	1C8AFF950685C2ED4BC3174F3472287B56D9517B9C948127319A09A7A36DEAC8

-- pr-77403
SELECT icebergTruncate(10, 17), icebergTruncate(10, -1), icebergTruncate(3, 'iceberg'), toYearNumSinceEpoch(toDate('2025-03-04')), toMonthNumSinceEpoch(toDate('2025-03-04'));
-- = 10	-10	ice	55	662

-- pr-72833
CREATE TABLE t (x LowCardinality(Decimal(10, 2))) ENGINE = Memory;
-- ! ILLEGAL_TYPE_OF_ARGUMENT
SELECT toTypeName(x) FROM t;
-- ! UNKNOWN_TABLE

-- pr-76662
SELECT count() FROM system.events WHERE event IN ('FilterTransformPassedRows', 'FilterTransformPassedBytes') SETTINGS system_events_show_zero_values = 1;
-- = 2

-- pr-75736
EXISTS TABLE system.histogram_metrics;
-- = 1

-- pr-77399
SELECT CASE number WHEN number * 2 THEN 'same' WHEN number * number THEN 'square' ELSE 'other' END FROM numbers(3) ORDER BY number;
-- = same
-- = square
-- = other

-- pr-77546
SELECT 1 SETTINGS totals_auto_threshold = nan;
-- ! CANNOT_PARSE_NUMBER
SELECT 1 SETTINGS totals_auto_threshold = inf;
-- ! CANNOT_PARSE_NUMBER

-- pr-76942
SELECT table FROM system.columns WHERE database = 'system' AND table IN ('merge_tree_settings', 'replicated_merge_tree_settings') AND name = 'default' ORDER BY table;
-- = merge_tree_settings
-- = replicated_merge_tree_settings

-- pr-76374
SELECT name FROM system.columns WHERE database = 'system' AND table = 'data_skipping_indices' AND name LIKE 'marks%';
-- = marks_bytes

-- pr-76840
SELECT lgamma(-1), lgamma(0), round(lgamma(-1.5), 4), lgamma(1);
-- = nan	inf	0.86	0

-- pr-77000
SELECT x FROM (SELECT toBFloat16(arrayJoin([3, -2, 0.5, -7])) AS x) ORDER BY x;
-- = -7
-- = -2
-- = 0.5
-- = 3

-- pr-77290
SELECT toBFloat16(-0.0) == toBFloat16(0.0), toBFloat16(-0.0) < toBFloat16(0.0);
-- = 1	0

-- pr-77319
CREATE TABLE t (b Bool) ENGINE = MergeTree ORDER BY tuple() PARTITION BY b;
INSERT INTO t VALUES (true), (false);
SELECT partition, partition_id FROM system.parts WHERE table = 't' AND active ORDER BY partition_id;
-- = false	0
-- = true	1

-- pr-77323
SELECT (1, NULL) = '(1,NULL)', (1, toNullable(2)) = '(1,2)', (1, toNullable(2)) = '(1,3)';
-- = \N	1	0

-- pr-77724
SELECT arrayResize([1, 2, 3], CAST(2, 'Nullable(UInt8)'));
-- ! ILLEGAL_TYPE_OF_ARGUMENT

-- pr-75037
SELECT number % 2 AS k, count() AS c FROM numbers(3) GROUP BY k WITH TOTALS ORDER BY k FORMAT JSONCompactEachRowWithNames;
-- = ["k", "c"]
-- = [0, 2]
-- = [1, 1]
SELECT name FROM system.formats WHERE name IN ('JSONCompactEachRowWithProgress', 'JSONCompactStringsEachRowWithProgress') ORDER BY name;
-- = JSONCompactEachRowWithProgress
-- = JSONCompactStringsEachRowWithProgress
-- 24.8 no rows
-- 25.5 = JSONCompactEachRowWithProgress
-- 25.5 = JSONCompactStringsEachRowWithProgress

-- pr-75239
SELECT 1 SETTINGS min_chunk_bytes_for_parallel_parsing = 0;
-- ! BAD_ARGUMENTS
-- 24.8 = 1
-- 25.5 ! BAD_ARGUMENTS

-- pr-73556
SELECT CAST(NULL, 'Nullable(JSON)'), toTypeName(CAST('{}', 'Nullable(JSON)'));
-- = \N	Nullable(JSON)
CREATE TABLE t (i UInt8, j Nullable(JSON)) ENGINE = MergeTree ORDER BY i;
INSERT INTO t VALUES (1, '{"a": 7}'), (2, NULL);
SELECT j, j.a, j IS NULL FROM t ORDER BY i;
-- = {"a":7}	7	0
-- = \N	\N	1

-- pr-74403
CREATE TABLE t (a Array(UInt8), n UInt64 DEFAULT a.size0, m UInt8 MATERIALIZED tup.x, tup Tuple(x UInt8)) ENGINE = Memory;
INSERT INTO t (a, tup) VALUES ([5, 6, 7], tuple(9));
SELECT n, m FROM t;
-- = 3	9

-- pr-71681
SELECT default FROM system.settings WHERE name = 'output_format_parquet_write_bloom_filter';
-- = 1

-- pr-74070
SELECT compareSubstrings('Saxony', 'Anglo-Saxon', 0, 6, 5), compareSubstrings('abcd', 'xbcz', 1, 1, 3), compareSubstrings('b', 'a', 0, 0, 1), compareSubstrings('abc', 'abd', 0, 0, 2);
-- = 0	-1	1	0

-- pr-75087
SELECT toTypeName(initialQueryStartTime()), abs(dateDiff('second', initialQueryStartTime(), now())) < 30;
-- = DateTime	1

-- pr-72728
SELECT default FROM system.settings WHERE name = 'enable_adaptive_memory_spill_scheduler';
-- = 0

-- pr-74982
SELECT count() FROM system.columns WHERE database = 'system' AND table = 'query_cache' AND name = 'query_id';
-- = 1

-- pr-75034
CREATE TABLE t (k UInt8, m SimpleAggregateFunction(groupUniqArrayArrayMap, Map(String, Array(UInt8)))) ENGINE = AggregatingMergeTree ORDER BY k;
INSERT INTO t VALUES (1, map('a', [1, 2]));
INSERT INTO t VALUES (1, map('a', [2, 3]));
SELECT arraySort(m['a']) FROM t FINAL;
-- = [1,2,3]

-- pr-75312
SELECT intExp2(-1), intExp2(63), intExp2(64), intExp10(-5), intExp10(19), intExp10(20), intExp10(-inf);
-- = 0	9223372036854775808	18446744073709551615	0	10000000000000000000	18446744073709551615	0
SELECT intExp2(nan);
-- ! BAD_ARGUMENTS

-- pr-75472
SELECT parseTimeDelta('5µs') = parseTimeDelta('5μs'), round(parseTimeDelta('2000µs'), 6);
-- = 1	0.002

-- pr-75714
SELECT count() FROM system.server_settings WHERE name = 'memory_worker_correct_memory_tracker';
-- = 1

-- pr-75756
SELECT count() FROM system.columns WHERE database = 'system' AND table = 'processes' AND name = 'normalized_query_hash';
-- = 1

-- pr-75999
SELECT default FROM system.server_settings WHERE name = 'throw_on_unknown_workload';
-- = 0

-- pr-76132
SELECT formatQuerySingleLine('system flush logs query_log, text_log');
-- = SYSTEM FLUSH LOGS query_log, text_log

-- pr-76407
SELECT default FROM system.settings WHERE name = 'output_format_pretty_max_rows';
-- = 1000

-- pr-71440
CREATE TABLE a (x UInt8) ENGINE = MergeTree ORDER BY x SETTINGS index_granularity = 2;
INSERT INTO a SELECT number FROM numbers(100);
SELECT x FROM a WHERE -x = -42;
-- = 42
SELECT count() FROM a WHERE -x < -90;
-- = 9

-- pr-72581
SELECT arrayIntersect([()], [()]), arrayIntersect([(), ()], []);
-- = [()]	[]

-- pr-74784
SELECT CAST('{"a": 1}', 'json(a UInt8)');
-- = {"a":1}

-- pr-75143
SELECT l.k, r.v FROM (SELECT CAST(arrayJoin([NULL, 'a']), 'LowCardinality(Nullable(String))') AS k) AS l JOIN (SELECT CAST(k, 'LowCardinality(Nullable(String))') AS k, v FROM values('k Nullable(String), v UInt8', (NULL, 1), ('a', 2), ('b', 3))) AS r ON l.k <=> r.k ORDER BY r.v;
-- = \N	1
-- = a	2

-- pr-75236
SELECT toTypeName([toBFloat16(1), toUInt8(2)]), toTypeName([toBFloat16(1), toUInt16(2)]), toTypeName([toBFloat16(1), toFloat32(2)]), toTypeName([toBFloat16(1), toFloat64(2)]);
-- = Array(BFloat16)	Array(Float32)	Array(Float32)	Array(Float64)

-- pr-75399
SELECT TRIM(BOTH concat('') FROM ' foo '), TRIM(TRAILING concat('o', '') FROM 'foo');
-- =  foo 	f

-- pr-75548
CREATE TABLE t (a Int64 CODEC(ZSTD, DoubleDelta)) ENGINE = MergeTree ORDER BY tuple() SETTINGS allow_suspicious_codecs = 1;
INSERT INTO t SELECT number * number - 50 FROM numbers(1000);
SELECT count(), sum(a), min(a), max(a) FROM t;
-- = 1000	332783500	-50	997951

-- pr-75870
SELECT getSetting('join_algorithm') SETTINGS compatibility = '24.11';
-- = default
SELECT getSetting('join_algorithm');
-- = direct,parallel_hash,hash

-- pr-73956
CREATE TABLE t1 (a UInt64, b String) ENGINE = Memory;
CREATE TABLE t2 (a UInt8, c UInt8) ENGINE = Memory;
INSERT INTO t1 VALUES (1, 'x');
INSERT INTO t2 VALUES (2, 9);
CREATE TABLE m ENGINE = Merge(currentDatabase(), '^t');
SELECT a, b, c FROM m ORDER BY a;
-- = 1	x	0
-- = 2		9
-- 24.8 ! UNKNOWN_IDENTIFIER
-- 25.5 = 1	x	0
-- 25.5 = 2		9
SELECT name, type FROM system.columns WHERE database = currentDatabase() AND table = 'm' ORDER BY name;
-- = a	UInt64
-- = b	String
-- = c	UInt8
-- 24.8 = a	UInt64
-- 24.8 = b	String
-- 25.5 = a	UInt64
-- 25.5 = b	String
-- 25.5 = c	UInt8

-- pr-73276
SELECT uniqState(number) AS s FROM numbers(2) GROUP BY number ORDER BY s;
-- ! ILLEGAL_COLUMN
-- 24.8 = \0\0\0\0\0
-- 24.8 = \0,��4
-- 25.5 ! ILLEGAL_COLUMN
SELECT sumState(1) = sumState(1);
-- ! ILLEGAL_TYPE_OF_ARGUMENT
-- 24.8 = 1
-- 25.5 ! ILLEGAL_TYPE_OF_ARGUMENT

-- pr-74719
SELECT arrayMap(x -> round(x, 3), [h3ToGeo(644325524701193974).1, h3ToGeo(644325524701193974).2]);
-- = [55.713,37.795]
-- 24.8 = [37.795,55.713]
-- 25.5 = [55.713,37.795]
SELECT arrayMap(x -> round(x, 3), [h3ToGeo(644325524701193974).1, h3ToGeo(644325524701193974).2]) SETTINGS h3togeo_lon_lat_result_order = 1;
-- = [37.795,55.713]

-- pr-74877
CREATE TABLE t (a UInt8, b UInt8) ENGINE = MergeTree ORDER BY a;
INSERT INTO t VALUES (1, 1);
SYSTEM STOP MERGES t;
ALTER TABLE t UPDATE b = 5 WHERE a = 1 SETTINGS mutations_sync = 0;
SELECT b FROM t SETTINGS apply_mutations_on_fly = 1;
-- = 5
SELECT b FROM t SETTINGS apply_mutations_on_fly = 0;
-- = 1

-- pr-72644
CREATE TABLE t (a Tuple(x UInt8, y String), INDEX i a.y TYPE minmax) ENGINE = MergeTree ORDER BY a.x;
INSERT INTO t VALUES ((2, 'b')), ((1, 'a'));
SELECT sorting_key FROM system.tables WHERE database = currentDatabase() AND name = 't';
-- = a.x
SELECT a.y FROM t WHERE a.x = 1;
-- = a

-- pr-73983
CREATE TABLE a (x UInt8) ENGINE = Memory PARALLEL WITH CREATE TABLE b (x UInt8) ENGINE = Memory;
SELECT name FROM system.tables WHERE database = currentDatabase() ORDER BY name;
-- = a
-- = b
SELECT 1 parallel;
-- ! SYNTAX_ERROR
-- 24.8 = 1
-- 25.5 ! SYNTAX_ERROR

-- pr-74266
SELECT name, default FROM system.merge_tree_settings WHERE name IN ('add_minmax_index_for_numeric_columns', 'add_minmax_index_for_string_columns') ORDER BY name;
-- = add_minmax_index_for_numeric_columns	0
-- = add_minmax_index_for_string_columns	0

-- pr-72349
SELECT sequenceMatchEvents('(?1).*(?2)(?3)')(t, e = 'a', e = 'b', e = 'c') FROM values('t UInt32, e String', (1, 'a'), (2, 'x'), (3, 'b'), (4, 'c'), (5, 'a'));
-- = [1,3,4]

-- pr-72823
SELECT arrayMap(x -> round(x, 4), [arrayNormalizedGini([0.9, 0.3, 0.8, 0.7], [6, 1, 0, 2]).1, arrayNormalizedGini([0.9, 0.3, 0.8, 0.7], [6, 1, 0, 2]).2, arrayNormalizedGini([0.9, 0.3, 0.8, 0.7], [6, 1, 0, 2]).3]);
-- = [0.1806,0.2639,0.6842]

-- pr-74482
SELECT toDateTime64('2025-01-01 00:00:10.5', 3) - toDateTime64('2025-01-01 00:00:00', 3), toDateTime64('2025-01-01 00:00:10.25', 2) - toDateTime('2025-01-01 00:00:00'), toDateTime('2025-01-01 00:00:00') - toDateTime64('2025-01-01 00:00:01.5', 1);
-- = 10.5	10.25	-1.5

-- pr-73840
CREATE TABLE t (a BFloat16) ENGINE = MergeTree ORDER BY a;
INSERT INTO t VALUES (1.5), (-2);
SELECT a, a * 2 FROM t ORDER BY a;
-- = -2	-4
-- = 1.5	3
SELECT is_obsolete FROM system.settings WHERE name = 'allow_experimental_bfloat16_type';
-- = 1
-- 25.5 = 1

-- pr-73132
CREATE TABLE t (a UInt8) ENGINE = ReplacingMergeTree ORDER BY a;
INSERT INTO t SETTINGS optimize_on_insert = 1 VALUES (1), (1);
SELECT name, level, rows FROM system.parts WHERE table = 't' AND active;
-- = all_1_1_1	1	1

-- pr-73120
CREATE TABLE t (a UInt8) ORDER BY a SETTINGS index_granularity = 100, max_threads = 2;
SELECT position(engine_full, 'index_granularity = 100') > 0, position(engine_full, 'max_threads') FROM system.tables WHERE database = currentDatabase() AND name = 't';
-- = 1	0

-- pr-71636
SELECT default FROM system.settings WHERE name = 'use_hive_partitioning';
-- = 1

-- pr-72303
SELECT '{"a": 1, "b": "x"}'::JSON::JSON(a UInt16, SKIP b), toTypeName(('{"a": 1}'::JSON::JSON(a UInt16)).a);
-- = {"a":1}	UInt16

-- pr-72991
SELECT '{"a": 1}'::JSON = '{"a": 1}'::JSON, '{"a": 1, "b": 2}'::JSON = '{"b": 2, "a": 1}'::JSON, '{"a": 1}'::JSON = '{"a": "1"}'::JSON;
-- = 1	1	0

-- pr-73085
SELECT formatQuerySingleLine('select json.a.b, json.^x, json.a.:Int64');
-- = SELECT json.a.b, json.^x, json.a.:Int64

-- pr-72148
SELECT CAST((1, 'x'), 'Tuple(a UInt8, b String)') AS t FORMAT JSON SETTINGS output_format_write_statistics = 0;
-- = {
-- = 	"meta":
-- = 	[
-- = 		{
-- = 			"name": "t",
-- = 			"type": "Tuple(a UInt8, b String)"
-- = 		}
-- = 	],
-- =
-- = 	"data":
-- = 	[
-- = 		{
-- = 			"t": {
-- = 				"a": 1,
-- = 				"b": "x"
-- = 			}
-- = 		}
-- = 	],
-- =
-- = 	"rows": 1
-- = }
SELECT CAST((1, 'x'), 'Tuple(a UInt8, b String)') AS t FORMAT JSON SETTINGS output_format_write_statistics = 0, output_format_json_pretty_print = 0;
-- = {
-- = 	"meta":
-- = 	[
-- = 		{
-- = 			"name": "t",
-- = 			"type": "Tuple(a UInt8, b String)"
-- = 		}
-- = 	],
-- =
-- = 	"data":
-- = 	[
-- = 		{
-- = 			"t": {"a":1,"b":"x"}
-- = 		}
-- = 	],
-- =
-- = 	"rows": 1
-- = }

-- pr-73826
CREATE TABLE t (u LowCardinality(UUID)) ENGINE = MergeTree ORDER BY u;

-- pr-73851
SELECT name, default FROM system.settings WHERE name IN ('output_format_pretty_max_column_name_width_cut_to', 'output_format_pretty_max_column_name_width_min_chars_to_cut') ORDER BY name;
-- = output_format_pretty_max_column_name_width_cut_to	24
-- = output_format_pretty_max_column_name_width_min_chars_to_cut	4

-- pr-73852
SELECT name, default FROM system.settings WHERE name IN ('output_format_pretty_squash_consecutive_ms', 'output_format_pretty_squash_max_wait_ms') ORDER BY name;
-- = output_format_pretty_squash_consecutive_ms	50
-- = output_format_pretty_squash_max_wait_ms	1000

-- pr-74032
SELECT default FROM system.settings WHERE name = 'output_format_pretty_multiline_fields';
-- = 1
SELECT 'a\nb' AS x FORMAT PrettyCompactNoEscapes;
-- =    ┌─x─┐
-- = 1. │ a↴│
-- =    │↳b │
-- =    └───┘

-- pr-73929
SELECT number FROM numbers(10) ORDER BY number FORMAT PrettyCompactNoEscapes SETTINGS output_format_pretty_max_rows = 4;
-- =     ┌─number─┐
-- =  1. │      0 │
-- =  2. │      1 │
-- =     ─ ─ ─ ─ ─ 
-- =  9. │      8 │
-- = 10. │      9 │
-- =     └────────┘
-- = Showed 4 out of 10 rows.

-- pr-66416
CREATE TABLE t (d DateTime64(3), INDEX i d TYPE bloom_filter) ENGINE = MergeTree ORDER BY tuple();
INSERT INTO t VALUES ('2025-01-02 03:04:05.678');
SELECT count() FROM t WHERE d = toDateTime64('2025-01-02 03:04:05.678', 3);
-- = 1

-- pr-71891
CREATE TABLE t (a UInt8, b UInt8 MATERIALIZED a + 1) ENGINE = MergeTree ORDER BY b;
ALTER TABLE t MATERIALIZE COLUMN b;
-- ! CANNOT_UPDATE_COLUMN

-- pr-72398
SELECT count() FROM system.columns WHERE database = 'system' AND table = 'mutations' AND name = 'latest_fail_error_code_name';
-- = 1

-- pr-72598
SELECT count() FROM system.settings WHERE name = 'min_external_sort_block_bytes';
-- = 1

-- pr-72664
SELECT count() FROM system.server_settings WHERE name IN ('dictionaries_lazy_load', 'wait_dictionaries_load_at_startup');
-- = 2

-- pr-73344
SELECT least(3, NULL, 2), greatest('a', NULL), least(NULL, NULL);
-- = 2	a	\N
SELECT least(3, NULL, 2), greatest(1, 2) SETTINGS least_greatest_legacy_null_behavior = 1;
-- = \N	2

-- pr-73594
SELECT parseDateTime64InJodaSyntax('2200-01-02 03:04:05.006', 'yyyy-MM-dd HH:mm:ss.SSS'), parseDateTime64InJodaSyntax('1960-01-02 03:04:05.006', 'yyyy-MM-dd HH:mm:ss.SSS'), parseDateTime64('1920-01-02 03:04:05.000006', '%Y-%m-%d %H:%i:%s.%f');
-- = 2200-01-02 03:04:05.006	1960-01-02 03:04:05.006	1920-01-02 03:04:05.000006

-- pr-73765
SELECT formatReadableSize(toDecimal64(1536, 2)), formatReadableQuantity(toInt256(1234567)), formatReadableDecimalSize(toUInt128(2500));
-- = 1.50 KiB	1.23 million	2.50 KB

-- pr-73946
SELECT isIPv4String('1.2.3.4'), isIPv4String('1.2.3.4\0'), isIPv4String('1.2.3.4\0x');
-- = 1	0	0

-- pr-73985
SELECT CAST('a', 'Enum8(''a'' = 1, ''b'' = 2)') IN ('a', 'z');
-- = 1
SELECT CAST('a', 'Enum8(''a'' = 1, ''b'' = 2)') IN ('a', 'z') SETTINGS validate_enum_literals_in_operators = 1;
-- ! UNKNOWN_ELEMENT_OF_ENUM
SELECT CAST('a', 'Enum8(''a'' = 1, ''b'' = 2)') NOT IN ('b') SETTINGS validate_enum_literals_in_operators = 1;
-- = 1

-- pr-73994
EXPLAIN distributed = 1 SELECT 1;
-- ok

-- pr-74013
SELECT toTypeName(xor(x, x)), toTypeName(not(x)), xor(x, x), not(x) FROM (SELECT materialize(1)::Dynamic AS x);
-- = Nullable(UInt8)	Nullable(UInt8)	0	0

-- pr-74224
SELECT name, default FROM system.settings WHERE name IN ('allow_experimental_prql_dialect', 'allow_experimental_kusto_dialect') ORDER BY name;
-- = allow_experimental_kusto_dialect	0
-- = allow_experimental_prql_dialect	0

-- pr-74342
CREATE TABLE t (a UInt8) ENGINE = ReplacingMergeTree ORDER BY a;
INSERT INTO t VALUES (1);
INSERT INTO t VALUES (1);
OPTIMIZE TABLE t FORCE;
SELECT count() FROM t;
-- = 1

-- pr-74429
SELECT count() FROM system.metrics WHERE metric = 'IsServerShuttingDown';
-- = 1

-- pr-74843
SELECT if(number = 0, toDecimal256(0, 2), divideDecimal(toDecimal32(7, 1), toDecimal32(number, 1), 2)) FROM numbers(3) ORDER BY number;
-- = 0
-- = 7
-- = 3.5

-- pr-73544
SELECT arrayJoin(['b 10', 'b 9', 'B9', 'a']) AS item ORDER BY item COLLATE 'en-u-kn-true';
-- = a
-- = b 9
-- = b 10
-- = B9

-- pr-71003
SELECT positionUTF8('a😀b', 'b'), position('a😀b', 'b'), positionCaseInsensitiveUTF8('ÄÖ', 'ö');
-- = 3	6	2

-- pr-73091
SELECT formatDateTime(toDateTime('2025-01-01 00:00:00', 'Asia/Kolkata'), '%z'), formatDateTime(toDateTime('2025-01-01 00:00:00', 'America/New_York'), '%z'), formatDateTime(toDateTime('2025-01-01 00:00:00', 'UTC'), '%z');
-- = +0530	-0500	+0000

-- pr-73095
SELECT currentQueryID() = queryID();
-- = 1

-- pr-73324
SELECT formatDateTime(toDateTime64('2025-01-01 00:00:00.123', 3), '%f'), formatDateTime(toDateTime('2025-01-01 00:00:00'), '%f');
-- = 123000	000000
SELECT formatDateTime(toDateTime64('2025-01-01 00:00:00.123', 3), '%f') SETTINGS formatdatetime_f_prints_scale_number_of_digits = 1;
-- = 123

-- pr-73686
SELECT * FROM values('a UInt8, b UInt8', (1, 1), (1, 2), (1, 1)) ORDER BY a, b LIMIT 1 BY COLUMNS('a|b');
-- = 1	1
-- = 1	2

-- pr-73775
SELECT CAST('abc', 'Enum8(''abc'' = 1)') LIKE 'a%', CAST('abc', 'Enum8(''abc'' = 1)') LIKE 'b%';
-- = 1	0

-- pr-73916
SELECT number % 2 AS k, count() AS c, row_number() OVER (ORDER BY number % 2) AS r FROM numbers(5) GROUP BY ALL ORDER BY k;
-- = 0	3	1
-- = 1	2	2

-- pr-73993
SELECT '{"a": {"": 1}}'::JSON, JSONAllPaths('{"": {"x": 2}}'::JSON);
-- = {"a":{"":1}}	['.x']

-- pr-74061
CREATE TABLE t (e Enum8('x' = 5, 'y' = 6)) ENGINE = Memory;
SELECT any(e), anyLast(e), count() FROM t;
-- = x	x	0

-- pr-74137
CREATE TABLE t (a UInt8) ENGINE = Loop;
-- ! INCORRECT_QUERY

-- pr-74577
SELECT count() FROM (SELECT 1 AS a, 2 AS b EXCEPT SELECT 1 AS a, 3 AS b);
-- = 1
SELECT a FROM (SELECT 1 AS a, arrayJoin([1, 2]) AS b INTERSECT SELECT 1 AS a, 2 AS b);
-- = 1

-- pr-74701
SELECT right('abcdef', -2), right(materialize('abcdef'), -2), right('ab', -5), rightUTF8('äöü', -1);
-- = cdef	cdef		öü

-- pr-74841
CREATE TABLE t (a UInt8, b UInt8 ALIAS a + 1) ENGINE = Memory;
SELECT hasColumnInTable(currentDatabase(), 't', 'b'), hasColumnInTable(currentDatabase(), 't', 'c');
-- = 1	0

-- pr-87335
SELECT default FROM system.server_settings WHERE name = 'storage_metadata_write_full_object_key';
-- 25.8 = 0
-- 26.1 = 1

-- pr-82305
SELECT count() FROM system.tables WHERE database = 'system' AND name = 'latency_buckets';
-- 25.5 = 1
-- 25.8 = 0

-- pr-74481
CREATE TABLE source (a UInt8) ENGINE = Memory;
CREATE TABLE target (a UInt8) ENGINE = Memory;
CREATE MATERIALIZED VIEW view TO target AS SELECT a AS b FROM source;
-- 24.8 no rows
-- 25.5 ! THERE_IS_NO_COLUMN

-- pr-78022
CREATE TABLE t (a UInt8, b UInt8) ENGINE = SummingMergeTree(b) ORDER BY (a, b);
-- 24.8 no rows
-- 25.5 ! BAD_ARGUMENTS

-- pr-74772
SELECT default FROM system.server_settings WHERE name = 'async_load_databases';
-- 24.8 = 0
-- 25.5 = 1

-- pr-75302
SELECT default FROM system.server_settings WHERE name = 'format_alter_operations_with_parentheses';
-- 24.8 = 0
-- 25.5 no rows

-- pr-70950
INSERT INTO FUNCTION file('p.parquet') SELECT toDateTime('2024-01-01 00:00:00', 'UTC') AS t, toDate('2024-01-01') AS d SETTINGS engine_file_truncate_on_insert = 1;
DESC file('p.parquet') SETTINGS describe_compact_output = 1;
-- 24.8 = t	Nullable(UInt32)
-- 24.8 = d	Nullable(UInt16)
-- 25.5 = t	Nullable(DateTime64(3, \'UTC\'))
-- 25.5 = d	Nullable(Date32)

-- pr-73879
SELECT count() FROM system.database_engines WHERE name = 'MaterializedMySQL';
-- 24.8 = 1
-- 25.5 = 0

-- pr-74471
SELECT count() FROM system.privileges WHERE toString(privilege) = 'CHECK';
-- 24.8 = 0
-- 25.5 = 1

-- pr-79031
SELECT finalizeAggregation(medianState(number) * 2) FROM numbers(10);
-- = 4.5
-- 24.8 = 4
-- 25.5 = 4.5

-- pr-86967
WITH x AS (SELECT now64(9) AS t, sleep(0.01)) SELECT (SELECT t FROM x) = (SELECT t FROM x);
-- = 1

-- pr-75732
SELECT (SELECT groupArray(b) FROM (SELECT b FROM (SELECT ['b', 'c'] AS b) ARRAY JOIN b));
-- = ['b','c']
-- 24.8 = [['b','c'],['b','c']]
-- 25.5 = ['b','c']
