import {oncePer} from '../model/once';
import {compareVersions} from '../model/versions';
import {
  CATALOGUE_KINDS,
  type CatalogueKind,
  type Known,
  type KnownSetting,
  type Servers,
  type SettingKind,
  type State,
} from './servers';
import {readServers} from './servers-text';

/** What one server knows. */
export interface Catalogue {
  /** All asked servers. */
  readonly servers: Servers;
  /** Its release, `26.7`. */
  readonly release: string;
  /** Empty where it has no list of that kind. */
  readonly names: Readonly<Record<CatalogueKind, ReadonlySet<string>>>;
  /** Names that are known in capitals and small letters alike, in small letters. */
  readonly anyCase: Readonly<Record<CatalogueKind, ReadonlySet<string>>>;
  readonly settings: Readonly<Record<SettingKind, ReadonlyMap<string, KnownSetting>>>;
  /** The names of its errors, by their code. */
  readonly errors: Readonly<Record<string, string>>;
  /** Since when settings have no effect or are gone, by their key; only in what browsers fetch. */
  readonly ended: ReadonlyMap<string, string>;
}

/** What the server of a release says of a name; undefined if it does not know it. */
export function knownAt(states: readonly State[] | undefined, release: string): Known | KnownSetting | undefined {
  return states?.findLast((state) => compareVersions(state.release, release) <= 0)?.known;
}

/** Whether the server of a release has a list of names of this kind. */
export function isListedAt({listedFrom}: Servers, kind: CatalogueKind, release: string): boolean {
  return compareVersions(listedFrom[kind], release) <= 0;
}

const cataloguesOf = oncePer((_: Servers) => new Map<string, Catalogue>());

/** What the server of one release knows, by default that of the newest. */
export function catalogueOf(servers: Servers, release = servers.releases.at(-1)!): Catalogue {
  const all = cataloguesOf(servers);
  const catalogue = all.get(release) ?? makeCatalogue(servers, release);
  all.set(release, catalogue);
  return catalogue;
}

function makeCatalogue(servers: Servers, release: string): Catalogue {
  const known = CATALOGUE_KINDS.map((kind) => {
    const list = [...servers.states[kind].values()].flatMap((each) => knownAt(each, release) ?? []);
    return [kind, list] as const;
  });
  const byKind = (of: (list: readonly Known[]) => unknown) =>
    Object.fromEntries(known.map(([kind, list]) => [kind, of(list)]));
  return {
    servers,
    release,
    names: byKind((list) => new Set(list.map(({name}) => name))) as Catalogue['names'],
    anyCase: byKind(
      (list) => new Set(list.flatMap(({name, anyCase}) => (anyCase ? name.toLowerCase() : []))),
    ) as Catalogue['anyCase'],
    settings: byKind((list) => new Map(list.map((each) => [each.name, each]))) as Catalogue['settings'],
    errors: Object.fromEntries(
      known.flatMap(([kind, list]) => (kind === 'error' ? list.map(({name, code}) => [code, name]) : [])),
    ),
    ended: servers.ended,
  };
}

/** Reads `catalogue.tsv`: what the newest server knows, and with it the others. */
export function readCatalogue(text: string): Catalogue {
  return catalogueOf(readServers(text));
}
