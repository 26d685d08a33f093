import {append} from '../model/group';
import type {Name, NameKind} from '../model/named-items';
import {oncePer} from '../model/once';
import type {Undo} from '../model/records';
import {namedAs} from '../model/requirement';
import {UNDO_SCOPES} from '../model/undo';
import {
  type AskedServers,
  CATALOGUE_KINDS,
  type CatalogueKind,
  isCatalogueKind,
  isListedAt,
  type Known,
  knownAt,
} from './asked-servers';
import type {Catalogue} from './catalogue';

type Setting = Pick<Undo, 'scope' | 'setting'>;

/** The names that are known in capitals and small letters alike, by kind, in small letters. */
const anyCaseOf = oncePer(({names}: Catalogue) => {
  const keys = CATALOGUE_KINDS.flatMap((kind) =>
    [...names[kind]].flatMap(([name, {anyCase}]) => (anyCase ? `${kind} ${name.toLowerCase()}` : [])),
  );
  return new Set(keys);
});

/** What the asked servers say of a name of names.tsv, oldest first; undefined if none lists it. */
export function statesOf({servers}: Catalogue, {kind, name}: Name) {
  return isCatalogueKind(kind) ? servers.states[kind].get(name) : undefined;
}

/** Whether a name is known in capitals and small letters alike. */
export function isAnyCase(catalogue: Catalogue, kind: string, name: string): boolean {
  return anyCaseOf(catalogue).has(`${kind} ${name.toLowerCase()}`);
}

/** Whether the catalogue has a name in a kind; `*` in a name stands for any text. */
function has(catalogue: Catalogue, kind: CatalogueKind, name: string): boolean {
  const names = catalogue.names[kind];
  if (names.has(name) || isAnyCase(catalogue, kind, name)) return true;
  return name.includes('*') && [...names.keys()].some(namedAs(name));
}

/** `countDistinctIf` is `count` with two combinators; `-If` is one itself. */
function isCombined(catalogue: Catalogue, name: string): boolean {
  if (name.startsWith('-')) return has(catalogue, 'combinator', name.slice(1));
  if (has(catalogue, 'aggregate-function', name)) return true;
  const suffixes = [...catalogue.names.combinator.keys()].filter((suffix) => name.endsWith(suffix) && name !== suffix);
  return suffixes.some((suffix) => isCombined(catalogue, name.slice(0, -suffix.length)));
}

/** The words of the server's keywords and grants. */
const keywordParts = oncePer(
  ({names}: Catalogue) => new Set([...names.keyword.keys(), ...names.grant.keys()].flatMap((each) => each.split(' '))),
);

/** Whether each of its words in capitals is one of the server's; statements of SYSTEM are listed nowhere. */
function isStatement(catalogue: Catalogue, name: string): boolean {
  if (name.startsWith('SYSTEM ')) return true;
  return (name.match(/\b[A-Z_]{2,}\b/g) ?? []).every((word) => keywordParts(catalogue).has(word));
}

const CHECKS: Partial<Readonly<Record<NameKind, (catalogue: Catalogue, name: string) => boolean>>> = {
  // Operators are functions too, by symbols or by keywords.
  function: (catalogue, name) =>
    has(catalogue, 'function', name) ||
    !/[A-Za-z]/.test(name) ||
    name.split(' ').every((word) => catalogue.names.keyword.has(word)),
  'aggregate-function': isCombined,
  statement: isStatement,
  // A table's columns are known where the table is; virtual columns stand without one.
  column: (catalogue, name) => {
    const table = name.slice(0, Math.max(0, name.lastIndexOf('.')));
    return table === '' || !catalogue.names['system-table'].has(table) || has(catalogue, 'column', name);
  },
  // A database stands for its tables.
  'system-table': ({names}, name) =>
    names['system-table'].has(name) ||
    [...names['system-table'].keys()].some((table) => table.startsWith(`${name.toLowerCase()}.`)),
};

/** Whether a server knows a name in its kind; undefined if it has no list of that kind. */
export function isKnown(catalogue: Catalogue, {kind, name}: Name): boolean | undefined {
  const list = kind === 'statement' ? 'keyword' : kind;
  if (!isCatalogueKind(list) || !isListedAt(catalogue.servers, list, catalogue.release)) return undefined;
  return CHECKS[kind]?.(catalogue, name) ?? has(catalogue, list, name);
}

/** What the server says of a setting; undefined if it has none with this name there. */
export function settingOf({names}: Catalogue, {scope, setting}: Setting): Known | undefined {
  return names[UNDO_SCOPES[scope].kinds[0]].get(setting);
}

/** Aliases by the kind and the name that they stand for. */
export const aliasesOf = oncePer((servers: AskedServers): ReadonlyMap<string, readonly string[]> => {
  const aliases = new Map<string, string[]>();
  for (const kind of CATALOGUE_KINDS)
    for (const [name, list] of servers.states[kind]) {
      const aliasFor = list.findLast(({known}) => known)?.known?.aliasFor;
      if (aliasFor !== undefined) append(aliases, `${kind} ${aliasFor}`, name);
    }
  return aliases;
});

/** The newest asked server that does not know a setting yet, by none of its names; undefined if all know it. */
export function lastWithout({servers}: Catalogue, {scope, setting}: Setting): string | undefined {
  const kind = UNDO_SCOPES[scope].kinds[0];
  const named = [setting, ...(aliasesOf(servers).get(`${kind} ${setting}`) ?? [])];
  const isThere = (release: string) => named.some((name) => knownAt(servers.states[kind].get(name), release));
  const before = servers.releases[servers.releases.findIndex(isThere) - 1];
  return before !== undefined && isListedAt(servers, kind, before) ? before : undefined;
}

/** The names of the server's errors, each at the place of its code; null where none has that code. */
export function errorNames(catalogue: Catalogue | undefined): (string | null)[] {
  const names: string[] = [];
  for (const [name, {code}] of catalogue?.names.error ?? []) names[code!] = name;
  return Array.from(names, (name) => name ?? null);
}

/** The kinds in which the server knows a name. */
export function kindsOf(catalogue: Catalogue, name: string): CatalogueKind[] {
  return CATALOGUE_KINDS.filter((kind) => has(catalogue, kind, name));
}
