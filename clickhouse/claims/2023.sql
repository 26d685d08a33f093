-- What entries of 2023 say, as statements and what the server answers.

-- pr-56088
SELECT fromDaysSinceYearZero(739136), fromDaysSinceYearZero(toDaysSinceYearZero(toDate('2000-02-29')));
-- = 2023-09-08	2000-02-29

-- pr-54479
SELECT toDaysSinceYearZero(toDate('2023-09-08')), TO_DAYS(toDate32('1970-01-01')), toDaysSinceYearZero(toDateTime64('2023-09-08 11:00:00', 3));
-- = 739136	719528	739136

-- pr-56540
SELECT concat('ab', 42), concat([1, 2], toDate('2023-01-02'));
-- = ab42	[1,2]2023-01-02

-- pr-46187
SELECT countDigits(0), countDigits(-1234), countDigits(toDecimal32(12.345, 3));
-- = 1	4	5

-- pr-45432
SELECT JSONExtract('{"a": "1000.111"}', 'a', 'UInt64'), JSONExtractInt('{"a": "-7.9"}', 'a');
-- = 1000	-7

-- pr-49794
SELECT arrayFold((acc, x) -> acc + x * 2, [1, 2, 3, 4], toInt64(3));
-- = 23
SELECT arrayFold((acc, x) -> acc + x * 2, toInt64(3), [1, 2, 3, 4]);
-- ! ILLEGAL_TYPE_OF_ARGUMENT

-- pr-53587
SELECT SCHEMA() = DATABASE();
-- = 1
CREATE SCHEMA s;
-- ! SYNTAX_ERROR

-- pr-50492
SHOW USER PROCESSES;
-- ! SYNTAX_ERROR
SELECT count() FROM system.columns WHERE database = 'system' AND table = 'user_processes' AND name = 'ProfileEvents';
-- = 1

-- pr-57549
SELECT format('The {0} to all questions is {1}', 'answer', 42), format('{} {}', [1], toDate('2023-01-02'));
-- = The answer to all questions is 42	[1] 2023-01-02
