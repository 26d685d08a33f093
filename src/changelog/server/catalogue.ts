import {oncePer} from '../model/once';
import {type AskedServers, type CatalogueKind, type Known, knownAt, ofEachKind} from './asked-servers';
import {readServers} from './catalogue-file';

/** What one server knows. */
export interface Catalogue {
  /** All asked servers. */
  readonly servers: AskedServers;
  /** Its release, `26.7`. */
  readonly release: string;
  /** What it says of its names; empty where it has no list of that kind. */
  readonly names: Readonly<Record<CatalogueKind, ReadonlyMap<string, Known>>>;
}

const cataloguesOf = oncePer((_: AskedServers) => new Map<string, Catalogue>());

/** What the server of one release knows, by default that of the newest. */
export function catalogueOf(servers: AskedServers, release = servers.releases.at(-1)!): Catalogue {
  const all = cataloguesOf(servers);
  const catalogue = all.get(release) ?? makeCatalogue(servers, release);
  all.set(release, catalogue);
  return catalogue;
}

function makeCatalogue(servers: AskedServers, release: string): Catalogue {
  const names = ofEachKind((kind) => {
    const known = [...servers.states[kind]].map(([name, states]) => [name, knownAt(states, release)] as const);
    return new Map(known.flatMap(([name, each]) => (each ? [[name, each] as const] : [])));
  });
  return {servers, release, names};
}

/** Reads `catalogue.tsv`: what the newest server knows, and with it the others. */
export function readCatalogue(...file: Parameters<typeof readServers>): Catalogue {
  return catalogueOf(readServers(...file));
}
