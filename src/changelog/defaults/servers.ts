import {asField, ofField, serverLines} from './history';

/** The kinds of names that servers list; most are kinds of `names.yml` too. */
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

/** The kinds whose names have a default. */
export const SETTING_KINDS = ['setting', 'server-setting', 'merge-tree-setting'] as const;
export type SettingKind = (typeof SETTING_KINDS)[number];

/** The release of the server as a library that the checks run; the files know newer servers too. */
export const LIBRARY_RELEASE = '26.7';

export const TIERS = ['production', 'beta', 'experimental', 'privatepreview', 'obsolete'] as const;

/** What a server says of a name. */
export interface Known {
  readonly name: string;
  /** The name of which this is another one. */
  readonly aliasFor?: string;
  /** Whether capitals and small letters are alike in it. */
  readonly anyCase?: boolean;
  /** Of an error, its number. */
  readonly code?: number;
  /** Whether the servers before it may only be built without it. */
  readonly isBuiltLate?: boolean;
}

/** What a server says of a setting. */
export interface KnownSetting extends Known {
  /** Its default, without quotes. */
  readonly value: string;
  /** An obsolete setting is accepted and has no effect. */
  readonly tier: (typeof TIERS)[number];
}

/** What a server says of a name since a release, until the next one that says something else. */
export interface State {
  readonly release: string;
  /** Undefined: it does not know the name. */
  readonly known: Known | KnownSetting | undefined;
}

/** What the asked servers know, by kind and name. */
export interface Servers {
  /** Their versions, oldest first, `24.8.4.1`. */
  readonly versions: readonly string[];
  /** Their releases, `24.8`. */
  readonly releases: readonly string[];
  /** By kind, the first release whose server has a list of it. */
  readonly listedFrom: Readonly<Record<CatalogueKind, string>>;
  /** By kind and name, oldest first; no two neighbors say the same. */
  readonly states: Readonly<Record<CatalogueKind, ReadonlyMap<string, readonly State[]>>>;
  /** Since when settings have no effect or are gone, by their key; only in what browsers fetch. */
  readonly ended: ReadonlyMap<string, string>;
}

const ALIAS = 'alias of ';
const ANY_CASE = 'any case';
const BUILT_LATE = 'built late';
const GONE = 'gone';
/** Begins the state of a release: `@24.8`. */
const SINCE = '@';

/** Whether names of a kind have a default. */
export function isSettingKind(kind: CatalogueKind): kind is SettingKind {
  return (SETTING_KINDS as readonly string[]).includes(kind);
}

function readKnown(name: string, kind: CatalogueKind, fields: readonly string[]): Known | KnownSetting {
  const [value, ...marks] = isSettingKind(kind) ? fields : ['', ...fields];
  const aliasFor = marks.find((mark) => mark.startsWith(ALIAS))?.slice(ALIAS.length);
  const code = marks.find((mark) => /^\d+$/.test(mark));
  return {
    name,
    ...(isSettingKind(kind) && {
      value: ofField(value!),
      tier: TIERS.find((tier) => marks.includes(tier)) ?? 'production',
    }),
    ...(aliasFor !== undefined && {aliasFor}),
    ...(marks.includes(ANY_CASE) && {anyCase: true}),
    ...(code !== undefined && {code: Number(code)}),
    ...(marks.includes(BUILT_LATE) && {isBuiltLate: true}),
  };
}

function knownFields(known: Known | KnownSetting | undefined): string[] {
  if (known === undefined) return [GONE];
  const {aliasFor, anyCase, code, isBuiltLate} = known;
  return [
    'value' in known ? [asField(known.value), ...(known.tier === 'production' ? [] : [known.tier])] : [],
    anyCase ? [ANY_CASE] : [],
    aliasFor ? [`${ALIAS}${aliasFor}`] : [],
    code === undefined ? [] : [String(code)],
    isBuiltLate ? [BUILT_LATE] : [],
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
export function nameLine(name: string, first: string, states: readonly State[]): string {
  const fields = states.flatMap(({release, known}, index) => {
    const own = knownFields(known);
    // The first release is understood, but for a name of which nothing is said but that it is gone later.
    const isUnderstood = index === 0 && release === first && (own.length > 0 || states.length === 1);
    return isUnderstood ? own : [`${SINCE}${release}`, ...own];
  });
  return [name, ...fields].join('\t');
}

/** The line above the names of a kind. */
export function kindLine(
  kind: CatalogueKind,
  {releases, listedFrom}: Pick<Servers, 'releases' | 'listedFrom'>,
): string {
  const first = listedFrom[kind];
  return first === releases[0] ? `[${kind}]` : `[${kind}]\t${SINCE}${first}`;
}

const ENDED = 'ended';

/** What browsers need of a setting: no default, and no state that says the same without it. */
function withoutValues(states: readonly State[]): State[] {
  const plain = states.map(({release, known}) => ({release, known: known && {...known, value: ''}}));
  const text = (state: State | undefined) => JSON.stringify(state?.known);
  return plain.filter((state, index) => index === 0 || text(state) !== text(plain[index - 1]));
}

/** The settings alone, without defaults, and since when they have no effect, as a text that `readServers` reads. */
export function settingsText(servers: Servers, ended: Servers['ended']): string {
  const lists = SETTING_KINDS.flatMap((kind) => [
    kindLine(kind, servers),
    ...[...servers.states[kind]].map(([name, states]) =>
      nameLine(name, servers.listedFrom[kind], withoutValues(states)),
    ),
  ]);
  const ends = [...ended].map((line) => line.join('\t'));
  return [`# ClickHouse ${servers.versions.join(', ')}`, ...lists, `[${ENDED}]`, ...ends].join('\n');
}

/** Reads `catalogue.tsv`: a line is a name with what servers say of it, after a line with its kind in brackets. */
export function readServers(text: string): Servers {
  const versions = /^# ClickHouse (\d+\.[\d., ]*\d)/.exec(text)?.[1]?.split(', ');
  if (!versions) throw new Error('catalogue.tsv: Unexpected first line, expected "# ClickHouse VERSION, VERSION …"');
  const releases = versions.map((version) => version.split('.').slice(0, 2).join('.'));
  const ofKinds = <T>(make: () => T) =>
    Object.fromEntries(CATALOGUE_KINDS.map((kind) => [kind, make()])) as Record<CatalogueKind, T>;
  const listedFrom = ofKinds(() => releases[0]!);
  const states = ofKinds(() => new Map<string, readonly State[]>());
  const ended = new Map<string, string>();
  let kind: CatalogueKind | typeof ENDED = ENDED;
  for (const fields of serverLines(text)) {
    const title = /^\[(.+)\]$/.exec(fields[0]!)?.[1] as CatalogueKind | typeof ENDED | undefined;
    if (title !== undefined) {
      kind = title;
      if (kind !== ENDED) listedFrom[kind] = fields[1]?.slice(SINCE.length) ?? releases[0]!;
    } else if (kind === ENDED) ended.set(fields[0]!, fields[1]!);
    else states[kind].set(fields[0]!, readStates(kind, listedFrom[kind], fields));
  }
  return {versions, releases, listedFrom, states, ended};
}
