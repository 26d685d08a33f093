// The statements to watch an upgrade with. Each version of a plan has their tables and columns, or a comment says since when.

const WAITING = `SELECT database, table, is_readonly, absolute_delay, queue_size FROM system.replicas
WHERE is_readonly OR absolute_delay > 60 OR queue_size > 100;`;
const MUTATIONS = 'SELECT database, table, mutation_id, latest_fail_reason FROM system.mutations WHERE NOT is_done;';
const DETACHED = 'SELECT database, table, reason, count() FROM system.detached_parts GROUP BY database, table, reason;';
const ERRORS =
  'SELECT name, value, last_error_time, last_error_message FROM system.errors ORDER BY last_error_time DESC LIMIT 20;';

const OF_OTHERS = `
${WAITING}
SELECT database, table, type, num_tries, last_exception FROM system.replication_queue
WHERE num_tries > 10 OR last_exception != '';
-- Only with Keeper.
SELECT entry, host, status, query, exception_text FROM system.distributed_ddl_queue
WHERE status != 'Finished';`;

/** Print what must be finished before an upgrade, on each node of the old version; what some nodes refuse comes last. */
export const before = (isAlone: boolean): string => `${MUTATIONS}
${DETACHED}
SELECT name, path, formatReadableSize(free_space) AS free, round(free_space / total_space, 2) AS share FROM system.disks;${isAlone ? '' : OF_OTHERS}`;

/** The backup of all but what the server writes itself. */
export const backup = (from: string): string =>
  `BACKUP ALL EXCEPT DATABASES system, information_schema, INFORMATION_SCHEMA TO Disk('backups', 'before-upgrade-of-${from}');`;

/** The queries of a week, each form once, to be run again on a staging server. */
export const REPLAY = `SELECT any(query) AS replayed FROM system.query_log
WHERE event_date >= today() - 7 AND type = 'QueryFinish' AND is_initial_query AND query_kind = 'Select'
GROUP BY normalized_query_hash ORDER BY count() DESC LIMIT 1000 INTO OUTFILE 'queries.tsv' FORMAT TSV;`;

/** Writes the statements that bring the replicated tables of a node up to date. */
export const SYNC = `SELECT format('SYSTEM SYNC REPLICA \`{}\`.\`{}\`;', database, table) AS statement
FROM system.replicas FORMAT TSVRaw;`;

/** For a node of the new version, before the next one is upgraded; what old versions lack comes last. */
export const ON_NODE = `SELECT version(), uptime();
SELECT * FROM system.warnings;
${ERRORS}
${WAITING}
${DETACHED}
-- From 23.7 on.
SELECT name, value FROM system.settings WHERE changed AND is_obsolete;`;

/** For the time when all nodes run the new version; what some versions lack comes last. */
export const AFTERWARDS = `${WAITING}
${MUTATIONS}
-- What consumers of Kafka, NATS, RabbitMQ and S3Queue met, and everything else.
${ERRORS}
SELECT database, name, status, last_exception FROM system.dictionaries WHERE status NOT IN ('LOADED', 'NOT_LOADED');
-- Log tables of which the structure changed: the old ones are renamed and stay until you drop them.
SELECT name, total_rows FROM system.tables WHERE database = 'system' AND match(name, '_log_[0-9]+$');
-- From 23.9 on.
SELECT database, table, last_poll_time, exceptions.text FROM system.kafka_consumers
WHERE notEmpty(exceptions.text) OR last_poll_time < now() - 300;
-- From 23.12 on.
SELECT database, view, status, exception FROM system.view_refreshes WHERE exception != '';
-- Only where views have written to this log.
SELECT view_name, count(), any(exception) FROM system.query_views_log
WHERE event_date = today() AND exception != '' GROUP BY view_name;`;
