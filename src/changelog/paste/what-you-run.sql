-- What a ClickHouse server of 23.3 or newer runs, for the upgrade planner: SITE_ADDRESS/whats-new/upgrade
--   clickhouse-client --queries-file what-you-run.sql > what-you-run.csv
-- It reads tables of the database system, among them system.query_log of the last 30 days, changes nothing and sends
-- nothing: it prints lines of kind, name, value and count. It prints no name of your databases, tables, columns and
-- users, no text of a query, and of the values of settings only numbers and the server's own words.
--
-- Tables of data lake catalogs are left out: to list them, a server may ask the catalog for each. Not by NOT IN, with which
-- servers of 24.5 to 24.7 cannot read system.columns.
-- A table or column that a server does not have is left out: a table is read with time_zones, which is always there,
-- and what stands behind WITH is taken only where there is no such column (prefer_column_name_to_alias).
SELECT kind, name, if(min(value) = max(value), max(value), '') AS value, sum(times) AS count
FROM (
  -- A text is in capitals, without all but words: of it, only these are looked for, and counted.
  SELECT if(found.1 = 'text', 'statement', found.1) AS kind, times,
    arrayJoin(if(found.1 = 'text', arrayConcat(
      arrayFilter((phrase, at) -> at > 0, [PHRASES],
        multiSearchAllPositions(found.2[1], arrayMap(phrase -> concat(' ', phrase, ' '), [PHRASES]))),
      [APART]), found.2)) AS each,
    splitByChar('=', each)[1] AS name, splitByChar('=', each)[2] AS value
  FROM (
    SELECT ('version', [version()]) AS found, toUInt64(1) AS times

    UNION ALL -- the log of queries, each query without its numbers and strings once
    SELECT arrayJoin([
        ('function', functions), ('aggregate-function', aggregate_functions), ('combinator', combinators),
        ('table-function', table_functions), ('table-engine', engines), ('database-engine', database_engines),
        ('data-type', types), ('format', formats), ('system-table', used_tables), ('column', used_columns),
        ('setting', settings), ('statement', [upper(statement)]), ('log', ['queries']),
        ('text', [concat(' ', replaceRegexpAll(upper(text), '(`[^`]*`| OUTER | INNER |[^A-Z_])+', ' '), ' ')]),
        ('feature', if(statement = 'AsyncInsertFlush', ['async-inserts'], [])),
        ('client', arrayMap(x -> x.1, arrayFilter(x -> position(program, x.2) > 0, [
          ('clickhouse-client', 'clickhouse client'), ('C++', 'clickhouse-cpp'), ('dbt', 'dbt'), ('Go', 'clickhouse-go'),
          ('Grafana', 'grafana'), ('Java', 'jdbc'), ('Java', 'clickhouse-java'), ('JavaScript', 'clickhouse-js'),
          ('ODBC', 'odbc'), ('Python', 'clickhouse-connect'), ('Python', 'python'), ('Rust', 'clickhouse-rs'),
          ('Vector', 'vector')]))),
        ('error', if(code = 0, [], [CAST(errorCodeToName(code), 'String')])),
        ('interface', [['TCP', 'HTTP', 'gRPC', 'MySQL', 'PostgreSQL', 'local', 'interserver', 'Prometheus', 'background',
          'ArrowFlight'][by]])
      ]) AS found, times
    FROM (
      WITH CAST([], 'Array(String)') AS used_functions, used_functions AS used_aggregate_functions,
        used_functions AS used_aggregate_function_combinators, used_functions AS used_table_functions,
        used_functions AS used_storages, used_functions AS used_database_engines,
        used_functions AS used_data_type_families, used_functions AS used_formats, used_functions AS tables,
        used_functions AS columns, CAST(map(), 'Map(String, String)') AS Settings, '' AS query_kind, '' AS type,
        '' AS user, '' AS query, '' AS client_name, '' AS http_user_agent, 0 AS interface, 0 AS exception_code, 0 AS normalized_query_hash, toDate(0) AS event_date
      SELECT CAST(any(used_functions), 'Array(String)') AS functions,
        CAST(any(used_aggregate_functions), 'Array(String)') AS aggregate_functions,
        CAST(any(used_aggregate_function_combinators), 'Array(String)') AS combinators,
        CAST(any(used_table_functions), 'Array(String)') AS table_functions,
        CAST(any(used_storages), 'Array(String)') AS engines,
        CAST(any(used_database_engines), 'Array(String)') AS database_engines,
        CAST(any(used_data_type_families), 'Array(String)') AS types,
        CAST(any(used_formats), 'Array(String)') AS formats,
        CAST(any(tables), 'Array(String)') AS used_tables,
        CAST(any(columns), 'Array(String)') AS used_columns,
        CAST(any(mapKeys(Settings)), 'Array(String)') AS settings,
        CAST(any(query_kind), 'String') AS statement,
        any(normalizeQuery(substring(query, 1, 4000))) AS text,
        lower(concat(any(client_name), ' ', any(http_user_agent))) AS program,
        any(exception_code) AS code, any(toInt32(interface)) AS by, count() AS times
      -- To ask all replicas: FROM clusterAllReplicas('your_cluster', system.query_log) WHERE 1
      FROM merge('system', '^(query_log|time_zones)$') WHERE _table = 'query_log'
        AND event_date >= today() - 30 AND CAST(type, 'String') != 'QueryStart'
      GROUP BY normalized_query_hash, exception_code, user, interface
    )

    -- Tables and views. The names between quotes and backticks are taken out before anything is read. The log of queries
    -- has no function that only a key, an index, a TTL or a default has.
    UNION ALL
    SELECT arrayJoin([
        ('table-engine', [engine]), ('format', formats), ('function', extractAll(made, '(\\w+)\\(')),
        ('aggregate-function', extractAll(made, 'AggregateFunction\\((?:\\d+, )?([A-Za-z]\\w*)')),
        (if(engine LIKE '%MergeTree', 'merge-tree-setting', 'engine-setting'), arrayMap(x -> concat(x[1], '=', x[2]),
          extractAllGroups(extract(storage, ' SETTINGS (.*)$'), '(\\w+) = (-?[\\d.]*)'))),
        ('text', [concat(' ', replaceRegexpAll(upper(made), '[^A-Z_]+', ' '), ' ')]),
        ('dictionary-layout', [lower(extract(made, ' LAYOUT\\((\\w+)'))]),
        ('dictionary-source', [lower(extract(made, ' SOURCE\\((\\w+)'))])
      ]) AS found, 1
    FROM (
      SELECT engine,
        -- Of what an engine or the source of a dictionary is given, only the server's own names of formats.
        arrayIntersect(extractAll(concat(engine_full, extract(create_table_query, ' SOURCE(.*)')), '\'(\\w+)\''),
          (SELECT groupArray(name) FROM system.formats)) AS formats,
        replaceRegexpAll(engine_full, '\'([^\'\\\\]|\\\\.)*\'|`[^`]*`', '') AS storage,
        replaceRegexpAll(create_table_query, '\'([^\'\\\\]|\\\\.)*\'|`[^`]*`', '') AS made
      FROM system.tables
      WHERE NOT has((SELECT groupArray(name) FROM system.databases
        WHERE name IN ('system', 'information_schema', 'INFORMATION_SCHEMA') OR engine = 'DataLakeCatalog'), database) AND NOT is_temporary
    )

    UNION ALL
    SELECT ('system-table', [concat('system.', name)]), 1
    FROM system.tables WHERE database = 'system' AND name LIKE '%\\_log'

    UNION ALL
    SELECT ('database-engine', [engine]), 1
    FROM system.databases WHERE name NOT IN ('system', 'information_schema', 'INFORMATION_SCHEMA')

    UNION ALL -- columns
    SELECT arrayJoin([
        ('data-type', extractAll(replaceRegexpAll(type, '\'([^\'\\\\]|\\\\.)*\'|`[^`]*`', ''), '[A-Za-z]\\w*')),
        ('codec', arrayFilter(x -> x != 'CODEC', extractAll(compression_codec, '[A-Za-z]\\w*'))),
        ('statement', arrayFilter(x -> x != 'DEFAULT', [default_kind]))
      ]) AS found, count()
    FROM system.columns
    WHERE NOT has((SELECT groupArray(name) FROM system.databases
        WHERE name IN ('system', 'information_schema', 'INFORMATION_SCHEMA') OR engine = 'DataLakeCatalog'), database)
    GROUP BY type, compression_codec, default_kind

    UNION ALL
    SELECT ('index-type', [type]), 1
    FROM system.data_skipping_indices
    WHERE NOT has((SELECT groupArray(name) FROM system.databases WHERE engine = 'DataLakeCatalog'), database)

    UNION ALL
    SELECT arrayJoin([
        ('dictionary-layout', [transform(lower(replaceRegexpAll(type, '([a-z])([A-Z])', '\\1_\\2')),
          ['trie', 'reg_exp_tree'], ['ip_trie', 'regexp_tree'])]),
        ('dictionary-source', [lower(extract(source, '^\\w+'))])
      ]), 1
    FROM (WITH '' AS type, '' AS source SELECT type, source FROM merge('system', '^(dictionaries|time_zones)$')
      WHERE _table = 'dictionaries')

    UNION ALL -- settings; what this statement sets is left out
    SELECT ('setting', [concat(name, '=', if(type IN ('String', 'Map', 'Char', 'URI', 'Timezone')
        AND NOT match(value, '^[\\d.]+$'), '', value))]), 1
    FROM system.settings
    WHERE changed AND name NOT IN ('prefer_column_name_to_alias', 'max_execution_time', 'timeout_overflow_mode',
      'max_rows_to_group_by', 'group_by_overflow_mode', 'max_threads')

    UNION ALL
    SELECT ('merge-tree-setting', [concat(name, '=', if(match(value, '^(-?[\\d.]+|true|false)$'), value, ''))]), 1
    FROM system.merge_tree_settings WHERE changed

    UNION ALL
    SELECT ('server-setting', [concat(name, '=', if(match(value, '^(-?[\\d.]+|true|false)$'), value, ''))]), 1
    FROM (WITH '' AS name, '' AS value, 0 AS changed
      SELECT name, value FROM merge('system', '^(server_settings|time_zones)$')
      WHERE _table = 'server_settings' AND changed)

    UNION ALL
    SELECT ('disk-type', arrayFilter(x -> x NOT IN ('objectstorage', 'none'), [
        transform(storage, ['azure_blob_storage', 'azureblobstorage', 'local_blob_storage'], ['azure', 'azure', 'local']),
        if(match(storage, '^(s3|azure|hdfs|web)'), 'object_storage', ''),
        if(metadata_type = 'Plain', 'plain', ''), if(metadata_type = 'PlainRewritable', 'plain_rewritable', ''),
        if(cache_path = '', '', 'cache'), if(is_encrypted = 1, 'encrypted', '')])), 1
    FROM (WITH '' AS type, '' AS object_storage_type, '' AS metadata_type, '' AS cache_path, 0 AS is_encrypted
      SELECT lower(if(object_storage_type IN ('', 'None'), type, object_storage_type)) AS storage, metadata_type, cache_path,
        is_encrypted
      FROM merge('system', '^(disks|time_zones)$') WHERE _table = 'disks')

    UNION ALL
    SELECT ('feature', [if(volumes > 1 OR disks_of_one > 1, 'tiered-storage', '')]), 1
    FROM (SELECT count() AS volumes, max(length(disks)) AS disks_of_one FROM system.storage_policies GROUP BY policy_name)

    UNION ALL
    SELECT ('platform', [value]), 1 FROM system.build_options WHERE name IN ('SYSTEM', 'SYSTEM_PROCESSOR')

    UNION ALL
    SELECT ('access-storage', [type]), 1
    FROM (WITH '' AS type SELECT type FROM merge('system', '^(user_directories|time_zones)$')
      WHERE _table = 'user_directories')

    UNION ALL
    SELECT ('statement', ['NAMED COLLECTION']), 1
    FROM merge('system', '^(named_collections|time_zones)$') WHERE _table = 'named_collections'

    UNION ALL
    SELECT ('statement', ['WORKLOAD']), 1
    FROM merge('system', '^(workloads|time_zones)$') WHERE _table = 'workloads'

    UNION ALL
    SELECT ('feature', [if(toString(origin) = 'SQLUserDefined', 'sql-functions', 'executable-functions')]), 1
    FROM system.functions WHERE toString(origin) != 'System'

    UNION ALL
    SELECT ('feature', [if(shard_num > 1, 'shards', ''), if(replica_num > 1, 'replicas', ''),
      if(shard_num > 1 OR replica_num > 1, 'cluster', '')]), 1
    FROM (WITH 0 AS shard_num, 0 AS replica_num, '' AS cluster
      SELECT shard_num, replica_num FROM merge('system', '^(clusters|time_zones)$')
      WHERE _table = 'clusters' AND cluster NOT LIKE 'test\\_%')

    UNION ALL
    SELECT ('feature', ['keeper']), 1
    FROM (WITH '' AS metric, 0 AS value SELECT metric FROM merge('system', '^(metrics|time_zones)$')
      WHERE _table = 'metrics' AND metric = 'ZooKeeperSession' AND value > 0)

    UNION ALL
    SELECT ('feature', [if(metric = 'KeeperIsLeader', 'embedded-keeper', 'cgroup')]), 1
    FROM (WITH '' AS metric, 0 AS value SELECT metric FROM merge('system', '^(asynchronous_metrics|time_zones)$')
      WHERE _table = 'asynchronous_metrics' AND (metric = 'KeeperIsLeader' OR metric LIKE 'CGroup%'))
  )
)
-- What may be a name of your own is printed only if the server has it too.
WHERE name != ''
  AND (kind != 'function' OR name IN (SELECT name FROM system.functions WHERE toString(origin) = 'System'))
  AND (kind != 'setting' OR name IN (SELECT name FROM system.settings))
  AND (kind != 'data-type' OR name IN (SELECT name FROM system.data_type_families))
  AND (kind NOT IN ('system-table', 'column') OR arrayStringConcat(arraySlice(splitByChar('.', name), 1, 2), '.') IN (
    SELECT concat('system.', name) FROM system.tables
    WHERE database = 'system' AND (engine LIKE 'System%' OR name LIKE '%\\_log')))
GROUP BY kind, name
ORDER BY kind, name
SETTINGS prefer_column_name_to_alias = 1, max_execution_time = 60, timeout_overflow_mode = 'break',
  max_rows_to_group_by = 300000, group_by_overflow_mode = 'any', max_threads = 4
FORMAT CSVWithNames;

-- The rest needs the right to see users and settings profiles. Without it this is an error, and what is above counts.
SELECT kind, name, if(min(value) = max(value), max(value), '') AS value, count() AS count
FROM (
  SELECT found.1 AS kind, arrayJoin(found.2) AS each, splitByChar('=', each)[1] AS name, splitByChar('=', each)[2] AS value
  FROM (
    SELECT ('setting', [concat(setting, '=', if(written IN ('true', 'false') OR match(written, '^-?[\\d.]+$')
        OR setting IN (SELECT name FROM system.settings
          WHERE type NOT IN ('String', 'Map', 'Char', 'URI', 'Timezone')), written, ''))]) AS found
    FROM (SELECT ifNull(setting_name, '') AS setting, ifNull(value, '') AS written
      FROM system.settings_profile_elements)

    UNION ALL
    SELECT ('authentication', extractAll(toString(auth_type), '\\w+')) FROM system.users

    UNION ALL
    SELECT ('statement', ['ROW POLICY']) FROM system.row_policies

    UNION ALL
    SELECT ('statement', ['QUOTA']) FROM system.quotas WHERE name != 'default'

    UNION ALL
    SELECT ('grant', [toString(access_type)]) FROM system.grants
  )
)
WHERE name != '' AND (kind != 'setting' OR name IN (SELECT name FROM system.settings))
GROUP BY kind, name
ORDER BY kind, name
SETTINGS prefer_column_name_to_alias = 1
FORMAT CSVWithNames;
