-- What entries of 2025 say, as statements and what the server answers.

-- pr-85396
SELECT parseDateTime64BestEffort('1969-01-01 00:00:00.468');
-- = 1969-01-01 00:00:00.468
SELECT makeDateTime64(1960, 5, 6, 7, 8, 9, 250, 3), changeYear(toDateTime64('1969-03-04 05:06:07.125', 3), 1950);
-- = 1960-05-06 07:08:09.250	1950-03-04 05:06:07.125

-- pr-80848-2
SELECT a, t1.a, t2.a FROM (SELECT 1 AS a WHERE 0) t1 FULL JOIN (SELECT 2 AS a) t2 USING (a);
-- = 2	0	2
SELECT t1.a, t2.a FROM (SELECT 1 AS a) t1 FULL JOIN (SELECT 2 AS a) t2 USING (a) ORDER BY a;
-- = 1	0
-- = 0	2

-- pr-80848
SELECT a, t1.a, t2.a FROM (SELECT 5 AS a) t1 FULL JOIN (SELECT 7 AS a) t2 USING (a) ORDER BY a;
-- = 5	5	0
-- = 7	0	7

-- pr-84178
SELECT toTypeName(nowInBlock64(6)), abs(dateDiff('second', nowInBlock64(3), now64(3))) < 5;
-- = DateTime64(6)	1

-- pr-84319
SELECT UUIDv7ToDateTime(dateTimeToUUIDv7(toDateTime('2025-08-15 18:57:56'))), substring(toString(dateTimeToUUIDv7(toDateTime('2025-08-15 18:57:56'))), 1, 13), substring(toString(dateTimeToUUIDv7(toDateTime('2025-08-15 18:57:56'))), 15, 1);
-- = 2025-08-15 18:57:56.000	0198af18-8320	7

-- pr-84607
SELECT arrayJoin(['abc', 'def']), 42 FORMAT Hash;
-- = d757c783531b858cbdc6fdd7bd658d95
SELECT arrayJoin(['abc', 'deg']), 42 FORMAT Hash;
-- = 87a9ce3e3231b37f98f1d050fccdd11a

-- pr-78839
SELECT toBFloat16(1) IN [1, 2, 3], toBFloat16(4) IN [1, 2, 3];
-- = 1	0

-- pr-76231
SELECT arraySort(arraySymmetricDifference([1, 2], [2, 3])), arraySort(arraySymmetricDifference([1, 2, 4], [2, 4], [4, 5]));
-- = [1,3]	[1,2,5]

-- pr-77290
SELECT toBFloat16(-0.0) == toBFloat16(0.0), toBFloat16(-0.0) < toBFloat16(0.0);
-- = 1	0

-- pr-74719
SELECT arrayMap(x -> round(x, 3), [h3ToGeo(644325524701193974).1, h3ToGeo(644325524701193974).2]);
-- = [55.713,37.795]
SELECT arrayMap(x -> round(x, 3), [h3ToGeo(644325524701193974).1, h3ToGeo(644325524701193974).2]) SETTINGS h3togeo_lon_lat_result_order = 1;
-- = [37.795,55.713]

-- pr-82947
DESCRIBE SELECT 1 AS a, 'x' AS b;
-- = a	UInt8					
-- = b	String					

-- pr-82691
SELECT trimBoth(toFixedString('abc', 3), 'ac'), trimLeft(toFixedString('  x', 3));
-- = b	x

-- pr-72833
CREATE TABLE t (x LowCardinality(Decimal(10, 2))) ENGINE = Memory;
-- ! ILLEGAL_TYPE_OF_ARGUMENT
SELECT toTypeName(x) FROM t;
-- ! UNKNOWN_TABLE

-- pr-90324
SELECT CAST(CAST(toDateTime('2025-01-02 03:04:05'), 'Time'), 'Time64');
-- = 03:04:05.000
