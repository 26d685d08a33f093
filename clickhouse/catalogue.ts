// What servers say of the names that they know, and the file of it.
import {
  CATALOGUE_KINDS,
  type CatalogueKind,
  type Known,
  ofEachKind,
  type State,
} from '../src/changelog/defaults/asked-servers';
import {kindLines} from '../src/changelog/defaults/catalogue-file';
import {areEqualValues} from '../src/changelog/defaults/values';
import {BUILT_LATE, BUILT_ONCE, OF_THE_LIBRARY} from './builds';
import type {Answer} from './engine';
import {QUESTIONS} from './questions';

export type Ask = (statements: readonly string[], format: string) => Promise<readonly Answer[]>;

/** What one server knows, by kind and name; nothing of a kind that it has no list of. */
export type Snapshot = Partial<Readonly<Record<CatalogueKind, ReadonlyMap<string, Known>>>>;

/** A row of an answer; servers write what is not there as 0 or an empty text. */
interface Row {
  readonly name: string;
  readonly value?: string;
  readonly tier?: Known['tier'] | '';
  readonly aliasFor?: string;
  readonly anyCase?: number;
  readonly code?: number;
}

export function rowsOf<T>(answer: Answer): T[] {
  if ('error' in answer) throw new Error(answer.error);
  return answer.result
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T);
}

function knownOf({name, value, tier, aliasFor, anyCase, code}: Row): Known {
  return {
    name,
    ...(value !== undefined && {value, ...(tier && {tier})}),
    ...(aliasFor && {aliasFor}),
    ...(anyCase && {anyCase: true}),
    ...(code !== undefined && {code: Number(code)}),
  };
}

export async function snapshotOf(ask: Ask): Promise<Snapshot> {
  const columns = "SELECT table, name FROM system.columns WHERE database = 'system'";
  const [answer] = await ask([columns], 'JSONEachRow');
  const tables = new Map<string, Set<string>>();
  for (const {table, name} of rowsOf<{table: string; name: string}>(answer!))
    tables.set(table, (tables.get(table) ?? new Set()).add(name));
  const has = (table: string, column?: string) => tables.get(table)?.has(column ?? 'name') ?? false;
  const asked = CATALOGUE_KINDS.flatMap((kind) => {
    const sql = QUESTIONS[kind](has);
    return sql === false ? [] : [{kind, sql}];
  });
  const snapshot: Partial<Record<CatalogueKind, ReadonlyMap<string, Known>>> = {};
  while (asked.length > 0) {
    const answers = await ask(
      asked.map(({sql}) => sql),
      'JSONEachRow',
    );
    const crashed = answers.findIndex((answer) => 'error' in answer && answer.error.startsWith('crashed'));
    const said = asked.splice(0, crashed < 0 ? asked.length : crashed);
    for (const [index, {kind}] of said.entries())
      snapshot[kind] = new Map(rowsOf<Row>(answers[index]!).map((row) => [row.name, knownOf(row)] as const));
    // The server of 23.10 crashes when it is asked for its server settings: it says nothing of them.
    asked.shift();
  }
  return snapshot;
}

export function areAlike(a: Known | undefined, b: Known | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  const text = (known: Known) => JSON.stringify({tier: 'production', ...known, value: undefined});
  return text(a) === text(b) && (a.value === undefined || b.value === undefined || areEqualValues(a.value, b.value));
}

/** The states of a name, oldest server first. A tier that a server does not tell is that of the next one. */
function statesOf(known: readonly {release: string; known: Known | undefined}[]): State[] {
  const states: State[] = [];
  let tier: NonNullable<Known['tier']> = 'production';
  for (const each of known.toReversed()) {
    const said = each.known;
    if (said?.value !== undefined) {
      tier = said.tier ?? (tier === 'obsolete' ? 'production' : tier);
      states.push({release: each.release, known: {...said, tier}});
    } else states.push(each);
  }
  return states.toReversed().filter((state, index, all) => !areAlike(all[index - 1]?.known, state.known));
}

/** The same order on every machine. */
const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted((a, b) => (a < b ? -1 : 1));

/** The text of `catalogue.tsv`; servers oldest first. */
export function catalogueText(servers: readonly {version: string; release: string; snapshot: Snapshot}[]): string {
  const releases = servers.map(({release}) => release);
  const listedFrom = ofEachKind((kind) => servers.find(({snapshot}) => snapshot[kind])?.release ?? releases[0]!);
  const lines = CATALOGUE_KINDS.flatMap((kind) => {
    const listing = servers.filter(({snapshot}) => snapshot[kind]);
    const said = listing.flatMap(({snapshot}) => [...snapshot[kind]!.keys()]);
    const names = sorted(said).filter((name) => !OF_THE_LIBRARY[kind]?.test(name));
    const stays = (name: string, {known}: State) => known !== undefined || !BUILT_ONCE[kind]?.test(name);
    const states = names.map((name) => {
      const late = BUILT_LATE[kind]?.test(name) ? {isBuiltLate: true} : {};
      const known = listing.map(({release, snapshot}) => {
        const said = snapshot[kind]!.get(name);
        return {release, known: said && {...said, ...late}};
      });
      return [name, statesOf(known.filter((state) => stays(name, state)))] as const;
    });
    return kindLines(kind, {releases, listedFrom}, states);
  });
  const about = [
    `# ClickHouse ${servers.map(({version}) => version).join(', ')}`,
    '# What these servers know, asked by `npm run ask-servers -- --catalogue`: not edited by hand.',
    '# A line is a name and what they say of it: of a setting its default, and its tier where that is not production; what it',
    '# is an alias of; of an error its number. @24.8 begins what the server of 24.8 says otherwise than the one before it.',
  ];
  return `${[...about, ...lines].join('\n')}\n`;
}
