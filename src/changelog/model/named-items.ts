/** The kinds of named items of the server with their titles, in the order of the lists. */
export const NAME_KINDS = {
  setting: 'Query settings',
  'server-setting': 'Server settings',
  configuration: 'Configuration elements',
  'merge-tree-setting': 'MergeTree settings',
  'engine-setting': 'Settings of other engines',
  disk: 'Disk and cache settings',
  dictionary: 'Layouts and settings of dictionaries',
  function: 'Functions',
  'aggregate-function': 'Aggregate and window functions',
  'table-function': 'Table functions',
  'table-engine': 'Table engines',
  'database-engine': 'Database engines',
  'data-type': 'Data types',
  format: 'Formats',
  codec: 'Codecs',
  'join-algorithm': 'Join algorithms',
  'index-type': 'Skipping indexes',
  'system-table': 'System tables',
  column: 'Columns of system tables and virtual columns',
  statement: 'Statements and clauses',
  grant: 'Access grants',
  metric: 'Metrics and events',
  tool: 'Command-line tools and options',
  'http-path': 'HTTP paths',
  error: 'Error names',
} as const;

export type NameKind = keyof typeof NAME_KINDS;

/** A named item: `{kind: 'setting', name: 'join_algorithm'}`. */
export interface Name {
  readonly kind: NameKind;
  readonly name: string;
  /** Other names that servers have for it; only in what browsers fetch. */
  readonly aliases?: readonly string[];
}

/** A name as browsers fetch it, with its line in the search. */
export interface NameCard extends Name {
  /** `default 1, was 0 until 25.1, new in 24.3, gone by 26.5`; undefined if nothing is known. */
  readonly line?: string;
}

export interface ListedName extends Name {
  /** Why it stands there though the server does not know it: `removed in 24.9`. */
  readonly reason?: string;
}
