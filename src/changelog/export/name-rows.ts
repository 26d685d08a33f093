import {type AskedServers, CATALOGUE_KINDS, type CatalogueKind, knownAt} from '../server/asked-servers';
import {aliasesOf} from '../server/known-names';
import {endOf} from '../server/name-status';

/** What the servers know of a name as data. `schema.ts` says what each column means. No value is null. */
function nameRow(servers: AskedServers, kind: CatalogueKind, name: string, aliases: readonly string[]) {
  const states = servers.states[kind].get(name)!;
  const has = servers.releases.filter((release) => knownAt(states, release));
  const {since = ''} = endOf(servers, states) ?? {};
  return {
    kind,
    name,
    aliases,
    first: has[0]!,
    last: has.at(-1)!,
    obsolete: knownAt(states, since)?.tier === 'obsolete' ? since : '',
  };
}

export type NameRow = ReturnType<typeof nameRow>;

/** A row for every name that a server knows, by kind. */
export function nameRows(servers: AskedServers | undefined): NameRow[] {
  if (servers === undefined) return [];
  const aliases = aliasesOf(servers);
  return CATALOGUE_KINDS.flatMap((kind) =>
    [...servers.states[kind].keys()].map((name) => nameRow(servers, kind, name, aliases.get(`${kind} ${name}`) ?? [])),
  );
}
