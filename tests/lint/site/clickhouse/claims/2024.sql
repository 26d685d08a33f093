-- Claims.

-- pr-65003
SELECT 1;
-- = 1
