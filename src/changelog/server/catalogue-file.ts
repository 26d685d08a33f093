// The text of `catalogue.tsv`.

import {
  type AskedServers,
  type CatalogueKind,
  isCatalogueKind,
  type Known,
  ofEachKind,
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
    const written = knownFields(known);
    // The first release is left out, unless the line would begin with the end of the name.
    const isLeftOut = index === 0 && release === first && (written.length > 0 || states.length === 1);
    return isLeftOut ? written : [`${SINCE}${release}`, ...written];
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

/** Begins what browsers are told of settings without effect. */
export const OBSOLETE = 'obsolete';
/** Begins what may stand at the top of the configuration. */
export const ELEMENT = 'element';
type Title = CatalogueKind | typeof ELEMENT | typeof OBSOLETE;

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
