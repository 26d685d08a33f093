-- Claims.

-- pr-65519
SELECT greatest(1,
  NULL);
-- 24.8 = \N	1
-- 25.5 = 1	2

-- accepted-and-refused
CREATE TABLE t;
-- 24.8 no rows
-- 25.5 ! BAD_ARGUMENTS

-- only-the-second-statement-differs
SELECT 1;
-- = 1
SELECT 2;
-- 24.8 = 1
-- 25.5 = 2

-- of-the-server
-- changed in 25.6: refused
SELECT name FROM system.functions;
-- 24.8 = 1
-- 25.5 = 2

-- not-there-before
SELECT f();
-- 24.8 ! UNKNOWN_FUNCTION
-- 25.5 = 2

-- more-than-one-row
SELECT f();
-- 24.8 = 1
-- 24.8 =
-- 25.5 = 2

-- expected-error
SELECT x;
-- ! UNKNOWN_IDENTIFIER

-- too-long
SELECT f('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
-- 24.8 = 1
-- 25.5 = 2
