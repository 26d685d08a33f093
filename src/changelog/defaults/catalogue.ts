import {asField, ofField, serverLines} from './history';

/** The kinds of names that the server lists; most are kinds of `names.yml` too. */
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

export const TIERS = ['production', 'beta', 'experimental', 'obsolete'] as const;

/** What the server says of a setting. */
export interface KnownSetting {
  readonly name: string;
  /** Its default, without quotes. */
  readonly value: string;
  /** An obsolete setting is accepted and has no effect. */
  readonly tier: (typeof TIERS)[number];
  /** The setting of which this is another name. */
  readonly aliasFor?: string;
}

/** What a server knows. */
export interface Catalogue {
  /** Its release, `26.7`. */
  readonly release: string;
  readonly names: Readonly<Record<CatalogueKind, ReadonlySet<string>>>;
  /** Names that are known in capitals and small letters alike, in small letters. */
  readonly anyCase: Readonly<Record<CatalogueKind, ReadonlySet<string>>>;
  readonly settings: Readonly<Record<SettingKind, ReadonlyMap<string, KnownSetting>>>;
  /** Since when settings have no effect or are gone, by their key; only in what browsers fetch. */
  readonly ended: ReadonlyMap<string, string>;
}

const ALIAS = 'alias of ';
/** The mark of a name that may be written in capitals and small letters alike. */
export const ANY_CASE = 'any case';

function readSetting([name, value, ...marks]: readonly string[]): KnownSetting {
  const aliasFor = marks.find((mark) => mark.startsWith(ALIAS))?.slice(ALIAS.length);
  return {
    name: name!,
    value: ofField(value!),
    tier: TIERS.find((tier) => marks.includes(tier)) ?? 'production',
    ...(aliasFor === undefined ? {} : {aliasFor}),
  };
}

/** A setting as a line of `catalogue.tsv`. */
export function settingLine({name, value, tier, aliasFor}: KnownSetting): string {
  const marks = [tier === 'production' ? [] : [tier], aliasFor ? [`${ALIAS}${aliasFor}`] : []].flat();
  return [name, asField(value), ...marks].join('\t');
}

const ENDED = 'ended';

/** The settings of a catalogue alone, and since when they have no effect, as a text that `readCatalogue` reads. */
export function settingsText({release, settings}: Catalogue, ended: Catalogue['ended']): string {
  const lists = SETTING_KINDS.flatMap((kind) => [`[${kind}]`, ...[...settings[kind].values()].map(settingLine)]);
  return [`# ClickHouse ${release}`, ...lists, `[${ENDED}]`, ...[...ended].map((line) => line.join('\t'))].join('\n');
}

/** Reads `catalogue.tsv`: a line is a name, after a line with its kind in brackets. */
export function readCatalogue(text: string): Catalogue {
  const release = /^# ClickHouse (\d+\.\d+)/.exec(text)?.[1];
  if (release === undefined) throw new Error('catalogue.tsv: Unexpected first line, expected "# ClickHouse VERSION …"');
  const lines = Object.fromEntries([...CATALOGUE_KINDS, ENDED].map((kind) => [kind, [] as string[][]]));
  let list: string[][] = [];
  for (const fields of serverLines(text)) {
    const kind = /^\[(.+)\]$/.exec(fields[0]!)?.[1];
    if (kind === undefined) list.push(fields);
    else list = lines[kind] ?? [];
  }
  const names = CATALOGUE_KINDS.map((kind) => [kind, new Set(lines[kind]!.map(([name]) => name!))]);
  const anyCase = CATALOGUE_KINDS.map((kind) => {
    const marked = lines[kind]!.filter(([, mark]) => mark === ANY_CASE);
    return [kind, new Set(marked.map(([name]) => name!.toLowerCase()))];
  });
  const settings = SETTING_KINDS.map((kind) => [
    kind,
    new Map(lines[kind]!.map((line) => [line[0]!, readSetting(line)])),
  ]);
  return {
    release,
    names: Object.fromEntries(names) as Catalogue['names'],
    anyCase: Object.fromEntries(anyCase) as Catalogue['anyCase'],
    settings: Object.fromEntries(settings) as Catalogue['settings'],
    ended: new Map(lines[ENDED]!.map(([key, since]) => [key!, since!])),
  };
}
