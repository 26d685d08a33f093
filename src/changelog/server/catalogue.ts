// What servers know, and the text of `catalogue.tsv`, which `clickhouse/servers.py catalogue` writes.
import {lineOf} from '../model/patch-release';
import {
  type AskedServers,
  CATALOGUE_KINDS,
  type CatalogueKind,
  type Known,
  knownAt,
  ofEachKind,
  SETTING_KINDS,
  type State,
  TIERS,
} from './asked-servers';
import {ofField, serverLines} from './defaults-file';

/** What one server knows. */
export interface Catalogue {
  /** All asked servers. */
  readonly servers: AskedServers;
  /** Its release, `26.7`. */
  readonly release: string;
  /** What it says of its names; empty where it has no list of that kind. */
  readonly names: Readonly<Record<CatalogueKind, ReadonlyMap<string, Known>>>;
}

/** What the server of one release knows, by default that of the newest. */
export function catalogueOf(servers: AskedServers, release = servers.releases.at(-1)!): Catalogue {
  const names = ofEachKind((kind) => {
    const known = [...servers.states[kind]].map(([name, states]) => [name, knownAt(states, release)] as const);
    return new Map(known.flatMap(([name, each]) => (each ? [[name, each] as const] : [])));
  });
  return {servers, release, names};
}

const ALIAS = 'alias of ';
/** Begins the state of a release: `@24.8`. */
const SINCE = '@';

function readKnown(isSetting: boolean, fields: readonly string[]): Known {
  const [value, ...marks] = isSetting ? fields : ['', ...fields];
  const tier = TIERS.find((each) => isSetting && marks.includes(each));
  const aliasFor = marks.find((mark) => mark.startsWith(ALIAS))?.slice(ALIAS.length);
  const code = marks.find((mark) => /^\d+$/.test(mark));
  return {
    ...(isSetting && {value: ofField(value!)}),
    ...(tier && {tier}),
    ...(aliasFor !== undefined && {aliasFor}),
    ...(marks.includes('any case') && {anyCase: true}),
    ...(code !== undefined && {code: Number(code)}),
    ...(marks.includes('built late') && {isBuiltLate: true}),
  };
}

function readStates(isSetting: boolean, first: string, fields: readonly string[]): State[] {
  const states: {release: string; fields: string[]}[] = [];
  for (const field of fields[0]?.startsWith(SINCE) ? fields : [`${SINCE}${first}`, ...fields]) {
    if (field.startsWith(SINCE)) states.push({release: field.slice(SINCE.length), fields: []});
    else states.at(-1)!.fields.push(field);
  }
  return states.map(({release, fields: answer}) =>
    answer[0] === 'gone' ? {release} : {release, known: readKnown(isSetting, answer)},
  );
}

/**
 * Reads `catalogue.tsv`: a line is a name with what servers say of it, after a line with its kind in brackets.
 * @param elements what may stand at the top of the configuration
 */
export function readServers(text: string, elements: readonly string[] = []): AskedServers {
  const versions = /^# ClickHouse (\d+\.[\d., ]*\d)/.exec(text)?.[1]?.split(', ');
  if (!versions) throw new Error('catalogue.tsv: Unexpected first line, expected "# ClickHouse VERSION, VERSION …"');
  const releases = versions.map(lineOf);
  const listedFrom = ofEachKind(() => releases[0]!);
  const states = ofEachKind(() => new Map<string, readonly State[]>());
  let kind: CatalogueKind = CATALOGUE_KINDS[0];
  for (const [name = '', ...fields] of serverLines(text)) {
    const title = /^\[(.+)\]$/.exec(name)?.[1];
    if (title === undefined) states[kind].set(name, readStates(SETTING_KINDS.includes(kind), listedFrom[kind], fields));
    else {
      kind = title as CatalogueKind;
      listedFrom[kind] = fields[0]?.slice(SINCE.length) ?? releases[0]!;
    }
  }
  return {releases, listedFrom, states, elements};
}

/** Reads `catalogue.tsv`: what the newest server knows, and with it the others. */
export function readCatalogue(...file: Parameters<typeof readServers>): Catalogue {
  return catalogueOf(readServers(...file));
}
