-- What entries of 2026 say, as statements and what the server answers.

-- pr-104316
DESC format(Arrow, (SELECT groupFormat('Arrow')(CAST('01:02:03' AS Time), toTime64('01:02:03.5', 3))));
-- = c1	Time64(0)					
-- = c2	Time64(3)					

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

-- pr-101812
SELECT CAST(['33.3'], 'Array(Decimal64(1))') IN ([33.33]), CAST(['33.3'], 'Array(Decimal64(1))') IN ([33.3]), CAST('33.3', 'Decimal64(1)') IN (33.33);
-- = 0	1	0
SELECT tuple(CAST('1.5', 'Decimal32(1)')) IN (tuple(1.54)), map('k', CAST('1.5', 'Decimal32(1)')) IN (map('k', 1.54));
-- = 0	0

-- pr-102421
SELECT toDate('2024-02-29') + CAST('23:59:59' AS Time) AS t, toTypeName(t);
-- = 2024-02-29 23:59:59	DateTime
SELECT toDate32('1950-03-01') + toTime64('01:02:03.45', 2) AS t, toTypeName(t);
-- = 1950-03-01 01:02:03.45	DateTime64(2)
SELECT toDate('2149-06-06') + CAST('00:00:01' AS Time) SETTINGS date_time_overflow_behavior = 'throw';
-- ! VALUE_IS_OUT_OF_RANGE_OF_DATA_TYPE
SELECT toDate('2149-06-06') + CAST('00:00:01' AS Time) SETTINGS date_time_overflow_behavior = 'saturate';
-- = 2106-02-07 06:28:15

-- pr-101287
CREATE TABLE t (b Int32) ENGINE = MergeTree ORDER BY tuple();
INSERT INTO t VALUES (1), (-5), (7);
SELECT count() FROM t WHERE (2147483648 > b) AND 2147483648;
-- = 3
SELECT count() FROM t WHERE (b > 0) AND 256;
-- = 2
SELECT count() FROM t WHERE 65536 AND (b < 0);
-- = 1

-- pr-91780
SELECT reverseBySeparator('x.yy.z', '.'), reverseBySeparator('one', '.'), reverseBySeparator('', '.'), reverseBySeparator('a::b:c', '::');
-- = z.yy.x	one		b:c::a
SELECT reverseBySeparator('/usr/bin', '/');
-- = bin/usr/
