// The text of `catalogue.tsv`.

import {
  type AskedServers,
  type CatalogueKind,
  isCatalogueKind,
  type Known,
  ofEachKind,
  PASTED_KINDS,
  SETTING_KINDS,
  type State,
  TIERS,
} from './asked-servers';
import {asField, ofField, serverLines} from './history';

const ALIAS = 'alias of ';
const ANY_CASE = 'any case';
const BUILT_LATE = 'built late';
const GONE = 'gone';
/** Begins the state of a release: `@24.8`. */
const SINCE = '@';

function readKnown(name: string, kind: CatalogueKind, fields: readonly string[]): Known {
  const isSetting = SETTING_KINDS.includes(kind);
  const [value, ...marks] = isSetting ? fields : ['', ...fields];
  const aliasFor = marks.find((mark) => mark.startsWith(ALIAS))?.slice(ALIAS.length);
  const code = marks.find((mark) => /^\d+$/.test(mark));
  return {
    name,
    ...(isSetting && {
      value: ofField(value!),
      tier: TIERS.find((tier) => marks.includes(tier)) ?? 'production',
    }),
    ...(aliasFor !== undefined && {aliasFor}),
    ...(marks.includes(ANY_CASE) && {anyCase: true}),
    ...(code !== undefined && {code: Number(code)}),
    ...(marks.includes(BUILT_LATE) && {isBuiltLate: true}),
  };
}

function knownFields(known: Known | undefined): string[] {
  if (known === undefined) return [GONE];
  const {aliasFor, anyCase, code, isBuiltLate, value, tier} = known;
  return [
    value === undefined ? [] : asField(value),
    tier === undefined || tier === 'production' ? [] : tier,
    anyCase ? ANY_CASE : [],
    aliasFor ? `${ALIAS}${aliasFor}` : [],
    code === undefined ? [] : String(code),
    isBuiltLate ? BUILT_LATE : [],
  ].flat();
}

function readStates(kind: CatalogueKind, first: string, [name, ...fields]: readonly string[]): State[] {
  const states: {release: string; fields: string[]}[] = [];
  for (const field of fields[0]?.startsWith(SINCE) ? fields : [`${SINCE}${first}`, ...fields]) {
    if (field.startsWith(SINCE)) states.push({release: field.slice(SINCE.length), fields: []});
    else states.at(-1)!.fields.push(field);
  }
  return states.map((state) => ({
    release: state.release,
    known: state.fields[0] === GONE ? undefined : readKnown(name!, kind, state.fields),
  }));
}

/** A name as a line of `catalogue.tsv`; `first` is the first release whose server has a list of its kind. */
function nameLine(name: string, first: string, states: readonly State[]): string {
  const fields = states.flatMap(({release, known}, index) => {
    const own = knownFields(known);
    // The first release is understood, but for a name of which nothing is said but that it is gone later.
    const isUnderstood = index === 0 && release === first && (own.length > 0 || states.length === 1);
    return isUnderstood ? own : [`${SINCE}${release}`, ...own];
  });
  return [name, ...fields].join('\t');
}

/** A kind as lines of `catalogue.tsv`: one with the kind, and one for each name. */
export function kindLines(
  kind: CatalogueKind,
  {releases, listedFrom}: Pick<AskedServers, 'releases' | 'listedFrom'>,
  names: readonly (readonly [name: string, states: readonly State[]])[],
): string[] {
  const first = listedFrom[kind];
  const title = first === releases[0] ? `[${kind}]` : `[${kind}]\t${SINCE}${first}`;
  return [title, ...names.map(([name, states]) => nameLine(name, first, states))];
}

const OBSOLETE = 'obsolete';
/** Begins what may stand at the top of the configuration. */
export const ELEMENT = 'element';
type Title = CatalogueKind | typeof ELEMENT | typeof OBSOLETE;

/** What browsers need of a setting: no default, and no state that says the same without it. */
function withoutValues(states: readonly State[]): State[] {
  const plain = states.map(({release, known}) => ({release, known: known && {...known, value: ''}}));
  const text = (state: State | undefined) => JSON.stringify(state?.known);
  return plain.filter((state, index) => index === 0 || text(state) !== text(plain[index - 1]));
}

/**
 * What pastes are compared with, as a text that `readServers` reads: the settings without defaults, since when they have
 * no effect, and the other names that some servers have and others do not.
 */
export function settingsText(servers: AskedServers, obsolete: ReadonlyMap<string, {readonly since?: string}>): string {
  const lists = SETTING_KINDS.flatMap((kind) => {
    const plain = [...servers.states[kind]].map(([name, states]) => [name, withoutValues(states)] as const);
    return kindLines(kind, servers, plain);
  });
  const others = PASTED_KINDS.flatMap((kind) => {
    const first = servers.listedFrom[kind];
    const changed = [...servers.states[kind]].filter(([, states]) => states.length > 1 || states[0]!.release !== first);
    return kindLines(kind, servers, changed);
  });
  const ends = [...obsolete].flatMap(([key, {since}]) => (since ? [`${key}\t${since}`] : []));
  const elements = [`[${ELEMENT}]`, ...servers.elements];
  return [
    `# ClickHouse ${servers.versions.join(', ')}`,
    ...lists,
    ...others,
    ...elements,
    `[${OBSOLETE}]`,
    ...ends,
  ].join('\n');
}

/** Reads `catalogue.tsv`: a line is a name with what servers say of it, after a line with its kind in brackets. */
export function readServers(text: string): AskedServers {
  const versions = /^# ClickHouse (\d+\.[\d., ]*\d)/.exec(text)?.[1]?.split(', ');
  if (!versions) throw new Error('catalogue.tsv: Unexpected first line, expected "# ClickHouse VERSION, VERSION …"');
  const releases = versions.map((version) => version.split('.').slice(0, 2).join('.'));
  const listedFrom = ofEachKind(() => releases[0]!);
  const states = ofEachKind(() => new Map<string, readonly State[]>());
  const obsolete = new Map<string, string>();
  const elements: string[] = [];
  let kind: Title = OBSOLETE;
  for (const fields of serverLines(text)) {
    const title = /^\[(.+)\]$/.exec(fields[0]!)?.[1] as Title | undefined;
    if (title !== undefined) {
      kind = title;
      if (isCatalogueKind(kind)) listedFrom[kind] = fields[1]?.slice(SINCE.length) ?? releases[0]!;
    } else if (kind === OBSOLETE) obsolete.set(fields[0]!, fields[1]!);
    else if (kind === ELEMENT) elements.push(fields[0]!);
    else states[kind].set(fields[0]!, readStates(kind, listedFrom[kind], fields));
  }
  return {versions, releases, listedFrom, states, obsolete, elements};
}
