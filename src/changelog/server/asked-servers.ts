import {compareVersions} from '../model/versions';

/** The kinds of names that servers list; most are kinds of `names.tsv` too. */
export const CATALOGUE_KINDS = [
  'setting',
  'server-setting',
  'merge-tree-setting',
  'function',
  'aggregate-function',
  'combinator',
  'table-function',
  'table-engine',
  'database-engine',
  'data-type',
  'format',
  'codec',
  'index-type',
  'tokenizer',
  'dictionary-layout',
  'dictionary-source',
  'disk-type',
  'system-table',
  'column',
  'grant',
  'metric',
  'error',
  'keyword',
] as const;
export type CatalogueKind = (typeof CATALOGUE_KINDS)[number];

export function isCatalogueKind(kind: string): kind is CatalogueKind {
  return (CATALOGUE_KINDS as readonly string[]).includes(kind);
}

export function ofEachKind<T>(make: (kind: CatalogueKind) => T): Record<CatalogueKind, T> {
  return Object.fromEntries(CATALOGUE_KINDS.map((kind) => [kind, make(kind)])) as Record<CatalogueKind, T>;
}

/** The kinds whose names have a default. */
export const SETTING_KINDS: readonly CatalogueKind[] = ['setting', 'server-setting', 'merge-tree-setting'];

/** The kinds of names without a default that pastes are compared with. */
export const PASTED_KINDS = [
  'function',
  'aggregate-function',
  'table-function',
  'table-engine',
  'database-engine',
  'data-type',
  'format',
  'codec',
  'system-table',
] as const;

/** The release of the server as a library that the checks run; the files know newer servers too. */
export const LIBRARY_RELEASE = '26.7';

/** What is said of a setting that is not for production. */
export const TIERS = ['beta', 'experimental', 'privatepreview', 'obsolete'] as const;

/** What a server says of a name. */
export interface Known {
  /** The name that this is an alias of. */
  readonly aliasFor?: string;
  /** Whether capitals and small letters are alike in it. */
  readonly anyCase?: boolean;
  /** Of an error, its number. */
  readonly code?: number;
  /** Whether the servers before it may only be built without it. */
  readonly isBuiltLate?: boolean;
  /** Of a setting, its default, without quotes. */
  readonly value?: string;
  /** Of a setting; an obsolete one is accepted and has no effect. Undefined: for production. */
  readonly tier?: (typeof TIERS)[number];
}

/** What a server says of a name since a release, until the next one that says something else. */
export interface State {
  readonly release: string;
  /** Undefined: it does not know the name. */
  readonly known?: Known;
}

/** What the asked servers know, by kind and name. */
export interface AskedServers {
  /** Their releases, oldest first, `24.8`. */
  readonly releases: readonly string[];
  /** By kind, the first release whose server has a list of it. */
  readonly listedFrom: Readonly<Record<CatalogueKind, string>>;
  /** By kind and name, oldest first; no two neighbors say the same. */
  readonly states: Readonly<Record<CatalogueKind, ReadonlyMap<string, readonly State[]>>>;
  /** What may stand at the top of the configuration beside settings; `*` at its end stands for any text. */
  readonly elements: readonly string[];
}

/** What the server of a release says of a name; undefined if it does not know it. */
export function knownAt(states: readonly State[] | undefined, release: string): Known | undefined {
  return states?.findLast((state) => compareVersions(state.release, release) <= 0)?.known;
}

/** Whether the server of a release has a list of names of this kind. */
export function isListedAt({listedFrom}: AskedServers, kind: CatalogueKind, release: string): boolean {
  return compareVersions(listedFrom[kind], release) <= 0;
}
