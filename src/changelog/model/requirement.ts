// What must be in use for an entry or a bug to concern a server: the kinds of things that `requires/YEAR.tsv` may name.
import {groupBy} from './group';
import type {Name} from './named-items';
import {compareVersions} from './versions';

/** Where `what-you-run.sql` sees a kind: in system tables, in the log of queries, with the right to see users, nowhere. */
type SeenIn = 'tables' | 'queries' | 'access' | 'nothing';

interface RequiredKindOf {
  /** What readers see, in the plural. */
  readonly title: string;
  readonly seenIn: SeenIn;
  /** The names that the kind has. Without these and a form, the server's lists or `names.tsv` have them. */
  readonly names?: readonly string[];
  readonly form?: {readonly pattern: RegExp; readonly example: string};
}

/** What `feature` may name. */
const REQUIRED_FEATURES = [
  'cluster', // a cluster with a second server
  'shards',
  'replicas',
  'keeper', // the server has a session with Keeper or ZooKeeper
  'embedded-keeper', // Keeper runs in the server
  'async-inserts', // the server collected inserts of several queries
  'tiered-storage', // a storage policy has several volumes or disks
  'sql-functions', // functions made by `CREATE FUNCTION`
  'executable-functions',
  'cgroup', // the server runs in a container or slice with limits
] as const;

/** Parts of queries and definitions that `statement` may name; `...` stands for other words. */
export const PHRASES: readonly string[] = [
  'SELECT, INSERT, CREATE, ALTER, DROP, SET, USE, ATTACH, DETACH, DESCRIBE, EXPLAIN, GRANT, REVOKE, KILL, SHOW, SYSTEM',
  'BACKUP, RESTORE, OPTIMIZE, TRUNCATE, RENAME, EXCHANGE, UNDROP, WATCH, EXISTS, UPDATE, DELETE, DELETE FROM, SHOW CREATE',
  'JOIN, LEFT JOIN, RIGHT JOIN, FULL JOIN, CROSS JOIN, ANY JOIN, ASOF JOIN, SEMI JOIN, ANTI JOIN, PASTE JOIN, NATURAL JOIN',
  'ARRAY JOIN, GLOBAL JOIN, GLOBAL IN, USING, DISTINCT, DISTINCT ON, FINAL, PREWHERE, SAMPLE, GROUP BY, GROUP BY ALL, HAVING',
  'WITH TOTALS, WITH ROLLUP, WITH CUBE, ROLLUP, CUBE, GROUPING SETS, ORDER BY, ORDER BY ALL, WITH FILL, INTERPOLATE, COLLATE',
  'LIMIT, LIMIT BY, WITH TIES, OFFSET, UNION, INTERSECT, EXCEPT, OVER, QUALIFY, WITH RECURSIVE, INTERVAL, INTO OUTFILE',
  'FROM INFILE, PARALLEL WITH, EXECUTE AS, CREATE TABLE, CREATE DATABASE, CREATE VIEW, CREATE DICTIONARY, CREATE FUNCTION',
  'CREATE USER, CREATE ROLE, CREATE OR REPLACE, TEMPORARY TABLE, AS SELECT, CLONE AS, ON CLUSTER, ATTACH TABLE, ATTACH DATABASE',
  'MATERIALIZED VIEW, LIVE VIEW, WINDOW VIEW, POPULATE, DEFINER, REFRESH, DEPENDS ON, APPEND, NAMED COLLECTION, WORKLOAD',
  'ROW POLICY, MASKING POLICY, QUOTA, SETTINGS PROFILE, TTL, TO DISK, TO VOLUME, PROJECTION, STATISTICS, CONSTRAINT, CODEC',
  'SAMPLE BY, PARTITION BY, UNIQUE KEY, COMMENT, CHECK TABLE, CLEAR COLUMN, DROP COLUMN',
  'MODIFY COLUMN, RENAME COLUMN, MODIFY ORDER BY, MODIFY QUERY, MODIFY SETTING, MODIFY TTL, ATTACH PART, ATTACH PARTITION',
  'DETACH PARTITION, DROP PARTITION, FETCH PARTITION, MOVE PARTITION, REPLACE PARTITION, FREEZE',
  'SYSTEM STOP, SYSTEM START, SYSTEM SYNC, SYSTEM DROP, SYSTEM RELOAD, SYSTEM RESTART, SYSTEM PREWARM, RESET DDL WORKER',
  'FAILPOINT, SELECT REPLACE',
  'INSERT ... SELECT, INSERT ... VALUES, ALTER ... DELETE, ALTER ... UPDATE, IN ... SELECT, OPTIMIZE ... FINAL',
  'OPTIMIZE ... DEDUPLICATE, TTL ... GROUP BY',
].flatMap((line) => line.split(', '));

/** Only the list of columns answers these; texts have the words elsewhere too. */
const KINDS_OF_COLUMNS = ['ALIAS', 'EPHEMERAL', 'MATERIALIZED'] as const;

/** Programs that send queries, by words in the name that they give. */
const CLIENTS = [
  'clickhouse-client',
  'C++',
  'dbt',
  'Go',
  'Grafana',
  'Java',
  'JavaScript',
  'ODBC',
  'Python',
  'Rust',
  'Vector',
] as const;

const BEFORE = {pattern: /^before \d\d\.\d{1,2}$/, example: 'before 24.8'};

/** The kinds of what an entry may require, as `what-you-run.sql` prints them. */
export const REQUIRED_KINDS = {
  feature: {title: 'features', seenIn: 'tables', names: REQUIRED_FEATURES},
  statement: {title: 'statements', seenIn: 'queries', names: [...PHRASES, ...KINDS_OF_COLUMNS]},
  setting: {title: 'query settings', seenIn: 'queries'},
  'merge-tree-setting': {title: 'MergeTree settings', seenIn: 'tables'},
  'server-setting': {title: 'server settings', seenIn: 'tables'},
  'engine-setting': {title: 'settings of engines', seenIn: 'tables'},
  configuration: {
    title: 'configuration',
    seenIn: 'nothing',
    form: {pattern: /^[\w.*-]+$/, example: 'keeper_server.four_letter_word_white_list'},
  },
  function: {title: 'functions', seenIn: 'queries'},
  'aggregate-function': {title: 'aggregate functions', seenIn: 'queries'},
  combinator: {title: 'combinators', seenIn: 'queries'},
  'table-function': {title: 'table functions', seenIn: 'queries'},
  format: {title: 'formats', seenIn: 'queries'},
  'table-engine': {title: 'table engines', seenIn: 'tables'},
  'database-engine': {title: 'database engines', seenIn: 'tables'},
  'data-type': {title: 'data types', seenIn: 'tables'},
  codec: {title: 'codecs', seenIn: 'tables'},
  'index-type': {title: 'indexes', seenIn: 'tables'},
  'dictionary-layout': {title: 'dictionary layouts', seenIn: 'tables'},
  'dictionary-source': {title: 'dictionary sources', seenIn: 'tables'},
  'disk-type': {
    title: 'disks',
    seenIn: 'tables',
    names: ['local', 'object_storage', 's3', 'azure', 'hdfs', 'web', 'plain', 'plain_rewritable', 'cache', 'encrypted'],
  },
  'access-storage': {
    title: 'access storages',
    seenIn: 'tables',
    names: ['users_xml', 'local_directory', 'replicated', 'ldap', 'memory'],
  },
  'system-table': {title: 'system tables', seenIn: 'queries'},
  column: {title: 'columns', seenIn: 'queries'},
  interface: {
    title: 'interfaces',
    seenIn: 'queries',
    names: ['TCP', 'HTTP', 'gRPC', 'MySQL', 'PostgreSQL', 'Prometheus', 'ArrowFlight'],
  },
  client: {title: 'clients', seenIn: 'queries', names: CLIENTS},
  grant: {title: 'grants', seenIn: 'access'},
  authentication: {
    title: 'authentication',
    seenIn: 'access',
    names: [
      ...['no_password', 'plaintext_password', 'sha256_password', 'double_sha1_password', 'bcrypt_password'],
      ...['scram_sha256_password', 'ldap', 'kerberos', 'ssl_certificate', 'ssh_key', 'http', 'jwt'],
    ],
  },
  platform: {
    title: 'platforms',
    seenIn: 'tables',
    names: ['x86_64', 'aarch64', 'ppc64le', 's390x', 'riscv64', 'loongarch64', 'Linux', 'Darwin', 'FreeBSD'],
  },
  tool: {
    title: 'tools',
    seenIn: 'nothing',
    names: [
      ...['benchmark', 'client', 'compressor', 'copier', 'disks', 'format', 'git-import', 'install', 'keeper', 'local'],
      ...['keeper-client', 'keeper-bench', 'keeper-converter', 'obfuscator', 'odbc-bridge', 'docker', 'packages'],
    ],
  },
  'http-path': {title: 'HTTP paths', seenIn: 'nothing', form: {pattern: /^\/\S*$/, example: '/play'}},
  /** The version that is upgraded. */
  version: {title: 'older versions', seenIn: 'tables', form: BEFORE},
  /** Tables that were made before a release and not altered since: no list tells that. */
  tables: {title: 'older tables', seenIn: 'nothing', form: BEFORE},
} as const satisfies Readonly<Record<string, RequiredKindOf>>;

export type RequiredKind = keyof typeof REQUIRED_KINDS;

/** Whether a word is one of these kinds. */
export function isRequiredKind(word: string): word is RequiredKind {
  return Object.hasOwn(REQUIRED_KINDS, word);
}

/** What is known of a kind. */
export function requiredKind(kind: RequiredKind): RequiredKindOf {
  return REQUIRED_KINDS[kind];
}

/** What must be in use: one of the names of a kind, or with `not`, none of them. */
export interface RequiredTerm {
  readonly kind: RequiredKind;
  readonly names: readonly string[];
  readonly not?: true;
}

/** What must be in use for an entry to concern a server: alternatives, each of terms that hold together. */
export type Requirement = readonly (readonly RequiredTerm[])[];

/** Whether a version is older than the one that a requirement names: `required` is `before 26.3`. */
export function isBefore(version: string, required: string): boolean {
  return compareVersions(version, required.slice('before '.length)) < 0;
}

/** Names as terms, those of each kind together, without kinds and names that no requirement can have. */
export function termsOf(names: readonly Name[]): RequiredTerm[] {
  return [...groupBy(names, ({kind}) => kind)].flatMap(([kind, list]) => {
    if (!isRequiredKind(kind)) return [];
    const all = list.flatMap(({name, aliases = []}) => [name, ...aliases]);
    const right = all.filter((name) => requiredKind(kind).names?.includes(name) ?? true);
    return right.length > 0 ? [{kind, names: right}] : [];
  });
}

/** What needs nothing to be in use. */
export const EVERY_SERVER: Requirement = [[]];

/** What an entry has that tells an earlier one again: no plan lists it. */
export const NO_SERVER: Requirement = [];

/** The name of a required setting or element, and the value that it must have, if there is one: `max_insert_block_size = 0`. */
export function requiredValue(name: string): {readonly name: string; readonly value?: string} {
  const [setting, value] = name.split(' = ');
  return value === undefined ? {name} : {name: setting!, value};
}

/** The last part of a name, `b` of `a.b`: a pasted part of a configuration does not have all elements around it. */
export function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** Returns a test whether a name is the required one, in which `*` stands for any text. */
export function namedAs(required: string): (name: string) => boolean {
  if (!required.includes('*')) return (name) => required === name;
  const parts = required.split('*').map((part) => part.replace(/[^\w\s]/g, '\\$&'));
  const pattern = new RegExp(`^${parts.join('.*')}$`);
  return (name) => pattern.test(name);
}

/** The terms of a requirement, with those that have `not` or without them. */
export function requiredTerms(requirement: Requirement, withNegated = true): readonly RequiredTerm[] {
  return requirement.flat().filter(({not}) => withNegated || !not);
}
