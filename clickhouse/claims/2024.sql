-- What entries of 2024 say, as statements and what the server answers.

-- pr-65519
SELECT greatest(1, 2, NULL), least(NULL, 3);
-- = 2	3
SELECT greatest(1, 2, NULL) SETTINGS least_greatest_legacy_null_behavior = 1;
-- = \N

-- pr-71441
SELECT translate('clickhouse', 'clickhouse', 'CLICK');
-- = CLICK
SELECT translate('banana', 'na', 'x');
-- = bxx

-- pr-70087
SELECT hex(RIPEMD160('The quick brown fox jumps over the lazy dog'));
-- = 37F332F68DB77BD9D7EDD4969571AD671CF9DD3B

-- pr-66933
SELECT overlay('Hello New York', 'Jersey', 11);
-- = Hello New Jersey
SELECT overlayUTF8('Mein Süden', 'Norden', 6);
-- = Mein Norden

-- pr-65761
SELECT upperUTF8('Süden'), lowerUTF8('ÉTÉ ΑΒΓ');
-- = SÜDEN	été αβγ

-- pr-63186
SELECT changeMonth(toDate('2024-06-14'), 7), changeYear(toDate('2024-06-14'), 2030), changeHour(toDateTime('2024-06-14 10:00:00'), 23);
-- = 2024-07-14	2030-06-14	2024-06-14 23:00:00

-- pr-58396
SELECT arrayShingles([1, 2, 3, 4, 5], 3);
-- = [[1,2,3],[2,3,4],[3,4,5]]

-- pr-59341
SELECT concatWithSeparator('.', 'number', 1), concatWithSeparator('-', toDate('2024-01-02'), 3.5);
-- = number.1	2024-01-02-3.5

-- pr-64614
SELECT formatDateTimeInJodaSyntax(toDate('2012-05-29'), 'D');
-- = 150

-- pr-67103
SELECT mapFromArrays(map('a', 4, 'b', 4), ['aa', 'bb']);
-- = {('a',4):'aa',('b',4):'bb'}
SELECT mapFromArrays(['a', 'b']::Array(LowCardinality(Nullable(String))), [1, 2]);
-- = {'a':1,'b':2}
SELECT mapFromArrays(['a', NULL]::Array(Nullable(String)), [1, 2]);
-- ! BAD_ARGUMENTS

-- pr-67399
SELECT parseDateTime('2021-01-04 23:12:34'), parseDateTimeInJodaSyntax('2021-01-04 23:12:34');
-- = 2021-01-04 23:12:34	2021-01-04 23:12:34
SELECT formatDateTime(toDateTime('2021-01-04 23:12:34'));
-- ! NUMBER_OF_ARGUMENTS_DOESNT_MATCH

-- pr-61969
SELECT number FROM numbers() LIMIT 3;
-- = 0
-- = 1
-- = 2

-- pr-72690
SELECT count() FROM system.columns WHERE database = 'system' AND table = 'tables' AND name = 'total_bytes_with_inactive';
-- = 0

-- pr-67647
SELECT readWKTMultiLineString('MULTILINESTRING ((1 1, 2 2, 3 3), (4 4, 5 5))');
-- = [[(1,1),(2,2),(3,3)],[(4,4),(5,5)]]
SELECT readWKTLineString('MULTILINESTRING ((1 1, 2 2, 3 3), (4 4, 5 5))');
-- ! CANNOT_PARSE_TEXT

-- pr-60199
SELECT is_input, is_output FROM system.formats WHERE name = 'Form';
-- = 1	0

-- pr-68435
SELECT CAST([tuple(123)], 'Array(Tuple(b UInt8))') AS t, t[1].b;
-- = [(123)]	123
SELECT 'b' AS a, CAST([tuple(123)], 'Array(Tuple(b UInt8))') AS t, t[1].a;
-- ! BAD_ARGUMENTS

-- pr-67150
SELECT accurateCastOrDefault([1, 2]::Variant(Array(UInt8), String), 'UInt32');
-- = 0
SELECT castOrDefault('x'::Variant(Array(UInt8), String), 'UInt32');
-- ! UNKNOWN_FUNCTION
