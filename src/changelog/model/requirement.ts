// What must be in use on a server for an entry to concern it: the kinds of things that `requires/YEAR.tsv` may name.

/** Where `what-you-run.sql` sees a kind: in system tables, in the log of queries, with the right to see users, nowhere. */
type SeenIn = 'tables' | 'queries' | 'access' | 'nothing';

interface RequiredKindOf {
  readonly seenIn: SeenIn;
  /** The names that the kind has. Without these and a form, the server's lists or `names.yml` have them. */
  readonly names?: readonly string[];
  readonly form?: {readonly pattern: RegExp; readonly example: string};
}

/** What `feature` may name. */
export const REQUIRED_FEATURES = [
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
export const PHRASES = [
  'ALIAS',
  'ANTI JOIN',
  'ANY JOIN',
  'APPEND',
  'ARRAY JOIN',
  'AS SELECT',
  'ASOF JOIN',
  'ATTACH DATABASE',
  'ATTACH PART',
  'ATTACH PARTITION',
  'ATTACH TABLE',
  'BACKUP',
  'CHECK TABLE',
  'CLEAR COLUMN',
  'CLONE AS',
  'CODEC',
  'COLLATE',
  'COMMENT',
  'CONSTRAINT',
  'CREATE DATABASE',
  'CREATE DICTIONARY',
  'CREATE FUNCTION',
  'CREATE OR REPLACE',
  'CREATE ROLE',
  'CREATE TABLE',
  'CREATE USER',
  'CREATE VIEW',
  'CROSS JOIN',
  'CUBE',
  'DEFINER',
  'DELETE',
  'DELETE FROM',
  'DEPENDS ON',
  'DESCRIBE',
  'DETACH',
  'DETACH PARTITION',
  'DISTINCT',
  'DISTINCT ON',
  'DROP COLUMN',
  'DROP PARTITION',
  'EPHEMERAL',
  'EXCEPT',
  'EXCHANGE',
  'EXECUTE AS',
  'EXISTS',
  'EXPLAIN',
  'FETCH PARTITION',
  'FINAL',
  'FREEZE',
  'FROM INFILE',
  'FULL JOIN',
  'GLOBAL IN',
  'GLOBAL JOIN',
  'GRANT',
  'GROUP BY',
  'GROUP BY ALL',
  'GROUPING SETS',
  'HAVING',
  'INTERPOLATE',
  'INTERSECT',
  'INTERVAL',
  'INTO OUTFILE',
  'JOIN',
  'KILL',
  'LEFT JOIN',
  'LIMIT',
  'LIMIT BY',
  'LIVE VIEW',
  'MASKING POLICY',
  'MATERIALIZED',
  'MATERIALIZED VIEW',
  'MODIFY COLUMN',
  'MODIFY ORDER BY',
  'MODIFY QUERY',
  'MODIFY SETTING',
  'MODIFY TTL',
  'MOVE PARTITION',
  'NAMED COLLECTION',
  'NATURAL JOIN',
  'ON CLUSTER',
  'OPTIMIZE',
  'ORDER BY',
  'ORDER BY ALL',
  'OVER',
  'PARALLEL WITH',
  'PARTITION BY',
  'PASTE JOIN',
  'POPULATE',
  'PREWHERE',
  'PROJECTION',
  'QUALIFY',
  'QUOTA',
  'REFRESH',
  'RENAME',
  'RENAME COLUMN',
  'REPLACE PARTITION',
  'RESTORE',
  'REVOKE',
  'RIGHT JOIN',
  'ROLLUP',
  'ROW POLICY',
  'SAMPLE',
  'SAMPLE BY',
  'SEMI JOIN',
  'SETTINGS PROFILE',
  'SHOW',
  'SHOW CREATE',
  'STATISTICS',
  'SYSTEM',
  'TEMPORARY TABLE',
  'TO DISK',
  'TO VOLUME',
  'TRUNCATE',
  'TTL',
  'UNDROP',
  'UNION',
  'UNIQUE KEY',
  'UPDATE',
  'USING',
  'WATCH',
  'WINDOW VIEW',
  'WITH CUBE',
  'WITH FILL',
  'WITH RECURSIVE',
  'WITH ROLLUP',
  'WITH TIES',
  'WITH TOTALS',
  'WORKLOAD',
  'INSERT ... SELECT',
  'INSERT ... VALUES',
  'ALTER ... DELETE',
  'ALTER ... UPDATE',
  'IN ... SELECT',
  'OPTIMIZE ... FINAL',
  'OPTIMIZE ... DEDUPLICATE',
  'TTL ... GROUP BY',
] as const;

/** What the log of queries calls statements. */
const QUERY_KINDS = ['SELECT', 'INSERT', 'CREATE', 'ALTER', 'DROP', 'SET', 'USE', 'ATTACH', 'MOVE'] as const;

/** Programs that send queries, by words in the name that they give. */
export const CLIENTS = [
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
  feature: {seenIn: 'tables', names: REQUIRED_FEATURES},
  statement: {seenIn: 'queries', names: [...PHRASES, ...QUERY_KINDS]},
  setting: {seenIn: 'queries'},
  'merge-tree-setting': {seenIn: 'tables'},
  'server-setting': {seenIn: 'tables'},
  'engine-setting': {seenIn: 'tables'},
  configuration: {
    seenIn: 'nothing',
    form: {pattern: /^[\w.*-]+$/, example: 'keeper_server.four_letter_word_white_list'},
  },
  function: {seenIn: 'queries'},
  'aggregate-function': {seenIn: 'queries'},
  combinator: {seenIn: 'queries'},
  'table-function': {seenIn: 'queries'},
  format: {seenIn: 'queries'},
  'table-engine': {seenIn: 'tables'},
  'database-engine': {seenIn: 'tables'},
  'data-type': {seenIn: 'tables'},
  codec: {seenIn: 'tables'},
  'index-type': {seenIn: 'tables'},
  'dictionary-layout': {seenIn: 'tables'},
  'dictionary-source': {seenIn: 'tables'},
  'disk-type': {
    seenIn: 'tables',
    names: ['local', 'object_storage', 's3', 'azure', 'hdfs', 'web', 'plain', 'plain_rewritable', 'cache', 'encrypted'],
  },
  'access-storage': {seenIn: 'tables', names: ['users_xml', 'local_directory', 'replicated', 'ldap', 'memory']},
  'system-table': {seenIn: 'queries'},
  column: {seenIn: 'queries'},
  interface: {
    seenIn: 'queries',
    names: ['TCP', 'HTTP', 'gRPC', 'MySQL', 'PostgreSQL', 'Prometheus', 'ArrowFlight'],
  },
  client: {seenIn: 'queries', names: CLIENTS},
  grant: {seenIn: 'access'},
  authentication: {
    seenIn: 'access',
    names: [
      ...['no_password', 'plaintext_password', 'sha256_password', 'double_sha1_password', 'bcrypt_password'],
      ...['scram_sha256_password', 'ldap', 'kerberos', 'ssl_certificate', 'ssh_key', 'http', 'jwt'],
    ],
  },
  platform: {
    seenIn: 'tables',
    names: ['x86_64', 'aarch64', 'ppc64le', 's390x', 'riscv64', 'loongarch64', 'Linux', 'Darwin', 'FreeBSD'],
  },
  tool: {
    seenIn: 'nothing',
    names: [
      ...['benchmark', 'client', 'compressor', 'copier', 'disks', 'format', 'git-import', 'install', 'keeper', 'local'],
      ...['keeper-client', 'keeper-bench', 'keeper-converter', 'obfuscator', 'odbc-bridge', 'docker', 'packages'],
    ],
  },
  'http-path': {seenIn: 'nothing', form: {pattern: /^\/\S*$/, example: '/play'}},
  /** The version that is upgraded. */
  version: {seenIn: 'tables', form: BEFORE},
  /** Tables that were made before a release and not altered since. */
  tables: {seenIn: 'tables', form: BEFORE},
} as const satisfies Readonly<Record<string, RequiredKindOf>>;

export type RequiredKind = keyof typeof REQUIRED_KINDS;

export function isRequiredKind(word: string): word is RequiredKind {
  return Object.hasOwn(REQUIRED_KINDS, word);
}

/** What is known of a kind. */
export function requiredKind(kind: RequiredKind): RequiredKindOf {
  return REQUIRED_KINDS[kind];
}

/** What must be in use for an entry to concern a server. Of the names of one kind, one suffices. */
export type Requirement =
  | 'every server'
  | {readonly kind: RequiredKind; readonly names: readonly string[]}
  | {readonly any: readonly Requirement[]}
  | {readonly all: readonly Requirement[]}
  | {readonly not: Requirement};

/** Tells whether a name is the required one, in which `*` stands for any text. */
export function isNamed(required: string, name: string): boolean {
  if (!required.includes('*')) return required === name;
  const parts = required.split('*').map((part) => part.replace(/[^\w\s]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(name);
}

/** The parts of a requirement that name something, those below `not` included. */
export function termsOf(requirement: Requirement): {readonly kind: RequiredKind; readonly names: readonly string[]}[] {
  if (requirement === 'every server') return [];
  if ('any' in requirement) return requirement.any.flatMap(termsOf);
  if ('all' in requirement) return requirement.all.flatMap(termsOf);
  return 'not' in requirement ? termsOf(requirement.not) : [requirement];
}
