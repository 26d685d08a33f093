import type {NameKind} from './named-items';

/**
 * Where a setting of an `undo` clause is set: by a query, for a table, or in the server's configuration. `name` is what
 * the clause says before the setting, and `kinds` are the lists of `names.tsv` that can have it, the usual one first.
 */
export const UNDO_SCOPES = {
  query: {name: '', kinds: ['setting']},
  'merge-tree': {name: 'MergeTree setting', kinds: ['merge-tree-setting']},
  server: {name: 'server setting', kinds: ['server-setting', 'configuration']},
} as const satisfies Readonly<Record<string, {readonly name: string; readonly kinds: readonly NameKind[]}>>;

export type UndoScope = keyof typeof UNDO_SCOPES;

export const SCOPES = Object.keys(UNDO_SCOPES) as UndoScope[];

/** A setting with its value as text shows it, `a = 1`. */
export function assignment({setting, value}: {readonly setting: string; readonly value: string}): string {
  return `${setting} = ${value}`;
}
