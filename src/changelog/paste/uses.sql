-- What of the changelog to check before an upgrade concerns what this server of 23.3 or newer runs, of the releases after
-- its own: SITE_ADDRESS/whats-new/changelog/data
--   clickhouse-client --queries-file uses.sql
-- It reads changelog.jsonl of the site. What the server runs stays in it, and is found by what-you-run.sql.
SELECT version, effects, arraySort(groupUniqArray(item.2)) AS uses, any(description_text) AS description, url
FROM (
  SELECT JSONExtractString(json, 'version') AS version, JSONExtractString(json, 'date') AS date,
    JSONExtract(json, 'effects', 'Array(String)') AS effects, JSONExtractString(json, 'url') AS url,
    JSONExtractString(json, 'description_text') AS description_text,
    arrayJoin(JSONExtract(json, 'names', 'Array(Tuple(kind String, name String, subject Bool))')) AS item
  FROM url('SITE_ADDRESS/whats-new/changelog/changelog.jsonl', JSONAsString, 'json String')
  WHERE JSONExtractBool(json, 'upgrade') AND arrayMap(x -> toUInt16(x), splitByChar('.', version))
    > arrayMap(x -> toUInt16(x), arraySlice(splitByChar('.', version()), 1, 2))
)
WHERE item.3 AND (item.1, item.2) IN (
  SELECT if(kind LIKE 'dictionary-%', 'dictionary', kind), arrayJoin(multiIf(
    kind = 'table-engine', [name, replaceRegexpOne(name, '^(Replicated|Shared)(.+MergeTree)$', '\\2')],
    kind LIKE 'dictionary-%', [name, upper(name)], [name]))
  FROM (
WHAT_YOU_RUN
  )
  -- What every schema has says nothing.
  WHERE NOT match(name, '^(U?Int\\d+|Float\\d+|Decimal|String|Bool|Date(32)?|DateTime(64)?|Enum\\d+|Array|Tuple|Map|Nullable|LowCardinality|MergeTree|SELECT|INSERT|CREATE|ALTER|DROP|SET|SYSTEM)$')
)
GROUP BY version, date, effects, url
ORDER BY date, url
SETTINGS prefer_column_name_to_alias = 1, max_rows_to_group_by = 300000, group_by_overflow_mode = 'any', max_threads = 4;
