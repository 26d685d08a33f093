// What must be in use for an entry or a bug to concern a server: the kinds of things that `requires/YEAR.tsv` may name.
import {groupBy} from './group';
import type {Name} from './named-items';
import NAMES from './required-names.json';
import {compareVersions} from './versions';

/** Where `what-you-run.sql` sees a kind: in system tables, in the log of queries, with the right to see users, nowhere. */
type SeenIn = 'tables' | 'queries' | 'access' | 'nothing';

interface RequiredKindOf {
  /** What readers see, in the plural. */
  readonly title: string;
  readonly seenIn: SeenIn;
}

/**
 * The kinds of what an entry may require, as `what-you-run.sql` prints them. required-names.json has the names of some, the
 * server's lists and `names.tsv` those of most.
 */
export const REQUIRED_KINDS = {
  feature: {title: 'features', seenIn: 'tables'},
  statement: {title: 'statements', seenIn: 'queries'},
  setting: {title: 'query settings', seenIn: 'queries'},
  'merge-tree-setting': {title: 'MergeTree settings', seenIn: 'tables'},
  'server-setting': {title: 'server settings', seenIn: 'tables'},
  'engine-setting': {title: 'settings of engines', seenIn: 'tables'},
  configuration: {title: 'configuration', seenIn: 'nothing'},
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
  'disk-type': {title: 'disks', seenIn: 'tables'},
  'access-storage': {title: 'access storages', seenIn: 'tables'},
  'system-table': {title: 'system tables', seenIn: 'queries'},
  column: {title: 'columns', seenIn: 'queries'},
  interface: {title: 'interfaces', seenIn: 'queries'},
  client: {title: 'clients', seenIn: 'queries'},
  grant: {title: 'grants', seenIn: 'access'},
  authentication: {title: 'authentication', seenIn: 'access'},
  platform: {title: 'platforms', seenIn: 'tables'},
  tool: {title: 'tools', seenIn: 'nothing'},
  'http-path': {title: 'HTTP paths', seenIn: 'nothing'},
  /** The version that is upgraded. */
  version: {title: 'older versions', seenIn: 'tables'},
  /** Tables that were made before a release and not altered since: no list tells that. */
  tables: {title: 'older tables', seenIn: 'nothing'},
} as const satisfies Readonly<Record<string, RequiredKindOf>>;

export type RequiredKind = keyof typeof REQUIRED_KINDS;

const {feature, columns, ...listed} = NAMES;
const namesIn = (lines: readonly string[]): string[] => lines.flatMap((line) => line.split(', '));
/** Parts of queries and definitions that `statement` may name; `...` stands for other words. */
export const PHRASES = namesIn(listed.statement);
/** The names of some kinds. Only a list of columns answers `columns`: queries have the words elsewhere too. */
export const REQUIRED_NAMES: Partial<Readonly<Record<RequiredKind, readonly string[]>>> = {
  ...Object.fromEntries(Object.entries(listed).map(([kind, lines]) => [kind, namesIn(lines)])),
  feature: Object.keys(feature),
  statement: [...PHRASES, ...namesIn(columns)],
};

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
    const right = all.filter((name) => REQUIRED_NAMES[kind]?.includes(name) ?? true);
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
