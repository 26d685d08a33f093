// What the statement prints on three invented servers, by kind; a name with its value after a space.
const NUMBERS = 'UInt8 UInt32 UInt64 Int64 Float64 String Date DateTime DateTime64 Array Nullable LowCardinality';
const USUAL =
  'plus minus multiply divide equals notEquals less greater and or not if in toString toDate now CAST tuple';
const LOGS = 'system.query_log system.part_log system.trace_log system.metric_log system.asynchronous_metric_log';

/** Made of Kafka, materialized views and dictionaries, on one node. */
const small: Record<string, string> = {
  version: '24.8.4.13',
  log: 'queries',
  function: `${USUAL} dictGet dictGetOrDefault dateTrunc toStartOfHour toStartOfInterval JSONExtractString JSONExtract arrayJoin splitByChar concat lower coalesce multiIf toUnixTimestamp formatDateTime`,
  'aggregate-function': 'count sum avg max min uniq uniqCombined quantile groupArray argMax anyLast',
  combinator: 'If State Merge',
  'table-function': 'numbers dictionary',
  'table-engine':
    'Kafka MaterializedView MergeTree SummingMergeTree AggregatingMergeTree ReplacingMergeTree Dictionary Null',
  'database-engine': 'Atomic',
  'data-type': `${NUMBERS} AggregateFunction Decimal Enum8 UUID`,
  format: 'JSONEachRow TabSeparated Native RowBinary Pretty',
  codec: 'ZSTD Delta DoubleDelta LZ4',
  'index-type': 'minmax bloom_filter',
  'dictionary-layout': 'hashed flat complex_key_hashed',
  'dictionary-source': 'postgresql clickhouse',
  'disk-type': 'local',
  'system-table': `${LOGS} system.parts system.tables system.kafka_consumers`,
  statement: 'SELECT INSERT CREATE ALTER SYSTEM',
  error: 'UNKNOWN_IDENTIFIER CANNOT_PARSE_INPUT_ASSERTION_FAILED',
  interface: 'TCP HTTP',
  setting: 'max_memory_usage=20000000000 join_use_nulls=1 max_threads=8 async_insert=0 date_time_input_format',
  'merge-tree-setting': 'index_granularity=8192 parts_to_throw_insert=600',
  'engine-setting': 'kafka_max_block_size=65536 kafka_num_consumers=2',
  'access-storage': 'users_xml',
};

/** Shards and replicas with S3, Replicated databases, JSON. */
const wide: Record<string, string> = {
  version: '25.3.6.56',
  log: 'queries',
  function: `${USUAL} arrayMap arrayFilter arrayExists mapContains JSONAllPaths dateTrunc toTimeZone cityHash64 tokens hasToken`,
  'aggregate-function': 'count sum quantiles uniqExact groupUniqArray topK',
  combinator: 'If Array',
  'table-function': 's3 s3Cluster clusterAllReplicas url',
  'table-engine': 'ReplicatedMergeTree ReplicatedReplacingMergeTree Distributed S3 MaterializedView View S3Queue',
  'database-engine': 'Replicated Atomic',
  'data-type': `${NUMBERS} JSON Dynamic Map Tuple IPv4`,
  format: 'JSONEachRow Parquet Native JSONCompact',
  codec: 'ZSTD LZ4 T64',
  'index-type': 'minmax set bloom_filter tokenbf_v1',
  'disk-type': 's3 cache local',
  'system-table': `${LOGS} system.replicas system.replication_queue system.mutations system.text_log`,
  statement: 'SELECT INSERT CREATE ALTER OPTIMIZE PROJECTION TTL',
  interface: 'TCP HTTP MySQL',
  setting:
    'parallel_replicas_for_cluster_engines=1 max_parallel_replicas=2 enable_json_type=1 insert_quorum=2 optimize_read_in_order=1',
  'merge-tree-setting': 'index_granularity=8192 allow_remote_fs_zero_copy_replication=0 storage_policy',
  'server-setting': 'max_server_memory_usage=100000000000 background_pool_size=16',
  'access-storage': 'users_xml replicated',
  authentication: 'sha256_password',
  feature: 'Keeper_or_ZooKeeper shards replicas',
};

/** Wide parts, text search and TTL, written by agents over HTTP. */
const logs: Record<string, string> = {
  version: '25.8.2.29',
  log: 'queries',
  function: `${USUAL} hasToken match extract position lower replaceRegexpAll toStartOfMinute toIPv4 mapKeys like ilike`,
  'aggregate-function': 'count uniq quantileTDigest anyHeavy topK',
  'table-engine': 'ReplicatedMergeTree Distributed Buffer',
  'database-engine': 'Atomic',
  'data-type': `${NUMBERS} Map IPv4 IPv6`,
  format: 'JSONEachRow Native Vertical',
  codec: 'ZSTD Delta',
  'index-type': 'tokenbf_v1 ngrambf_v1 text bloom_filter',
  'disk-type': 'local',
  'system-table': `${LOGS} system.asynchronous_insert_log system.detached_parts`,
  statement: 'SELECT INSERT CREATE TTL SYSTEM',
  interface: 'HTTP',
  setting: 'async_insert=1 wait_for_async_insert=0 max_execution_time=60',
  'merge-tree-setting': 'ttl_only_drop_parts=1 min_bytes_for_wide_part=0',
  'access-storage': 'users_xml local_directory',
  feature: 'Keeper_or_ZooKeeper replicas',
};

function csv(kinds: Record<string, string>): string {
  const lines = Object.entries(kinds).flatMap(([kind, names]) =>
    names.split(' ').map((each, place) => {
      const [name, value = ''] = each.replaceAll('_or_', ' or ').split('=');
      return `"${kind}","${name}","${value}",${place + 1}`;
    }),
  );
  return ['"kind","name","value","count"', ...lines, ''].join('\n');
}

export const RUN_LISTS = {small: csv(small), wide: csv(wide), logs: csv(logs)};
