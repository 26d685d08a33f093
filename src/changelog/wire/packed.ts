// What browsers fetch: a page's records as JSON, without what is empty or follows from the rest.
import {type Authors, type Entry, placedEntries, type Release, type Section, type Text} from '../model/records';
import {markedText, textOf} from '../model/text';
import {releaseId} from '../model/versions';
import {type Backports, firstOfLines} from '../patches/backports';

/** An entry with marks in its text, without empty lists, its address, its example and the id that `usualId` gives. */
interface PackedEntry extends Partial<Omit<Entry, 'text'>> {
  /** The text itself, if `markedText` has no words for it. */
  readonly text: string | Text;
  /** The names of the patch releases with it. */
  readonly patches?: readonly string[];
}

interface PackedRelease extends Pick<Release, 'version' | 'lts' | 'date'> {
  readonly summary: readonly (string | Text)[];
  /** The sections with the number of their entries. */
  readonly sections: readonly (readonly [name: Section['name'], count: number])[];
}

/** Releases of one page. */
export interface Packed {
  /** The page's path on the site. */
  readonly path: string;
  /** The authors of its entries; none if these have no authors. */
  readonly authors: Authors;
  readonly releases: readonly PackedRelease[];
  /** `PackedEntry`s of all releases, in page order. */
  readonly entries: Columns;
}

/** The records that were packed, without examples, the sections' ids and former ids. */
export interface Unpacked {
  readonly authors: Authors;
  readonly releases: readonly Release[];
  /** The names of the patch releases with each entry, in page order; none if these were not asked for. */
  readonly patches: readonly (readonly string[])[];
}

const NO_LISTS = {pullRequests: [], authors: [], closes: [], see: [], undo: [], effects: [], causedBy: []};
const usualId = ({pullRequests = []}: Partial<Entry>): string => `pr-${pullRequests[0]}`;

const packText = (text: Text): string | Text => markedText(text) ?? text;
const unpackText = (packed: string | Text): Text => (typeof packed === 'string' ? textOf(packed) : packed);

function packEntry({address: _, formerIds: __, example: ___, text, id, ...rest}: Entry): PackedEntry {
  const filled = Object.entries(rest).filter(([, value]) => typeof value === 'number' || value.length > 0);
  return {text: packText(text), ...(id !== usualId(rest) && {id}), ...Object.fromEntries(filled)};
}

function unpackEntry({text, patches: _, ...rest}: PackedEntry, path: string): Entry {
  const {id = usualId(rest), source} = rest;
  return {...NO_LISTS, ...rest, id, address: source ?? `${path}#${id}`, text: unpackText(text)};
}

/**
 * Releases of the page with this path as JSON for browsers.
 * @param beside the authors' names, and what the patch releases brought; without it, the entries have neither
 */
export function pack(
  path: string,
  releases: readonly Release[],
  beside?: {readonly authors: Authors; readonly backports: Backports},
): Packed {
  const entries = placedEntries(releases).map(({entry}) => entry);
  const patchesOf = ({pullRequests}: Entry): string[] =>
    beside ? firstOfLines(beside.backports, pullRequests).map(({name}) => name) : [];
  const handles = beside ? entries.flatMap(({authors}) => authors) : [];
  return {
    path,
    authors: Object.fromEntries(handles.map((handle) => [handle, beside?.authors[handle] ?? handle])),
    releases: releases.map(({version, lts, date, summary, sections}) => ({
      version,
      lts,
      ...(date !== undefined && {date}),
      summary: summary.map(packText),
      sections: sections.map(({name, entries}) => [name, entries.length] as const),
    })),
    entries: columnsOf(
      entries.map((entry) =>
        beside ? {...packEntry(entry), patches: patchesOf(entry)} : packEntry({...entry, authors: []}),
      ),
    ),
  };
}

/** The records that `pack` has packed. */
export function unpack({path, authors, releases, entries}: Packed): Unpacked {
  const rows = rowsOf<PackedEntry>(entries);
  const unpacked = rows.map((entry) => unpackEntry(entry, path));
  let place = 0;
  const unpackRelease = ({summary, sections, ...release}: PackedRelease): Release => {
    const id = releaseId(release.version);
    return {
      ...release,
      id,
      address: `${path}#${id}`,
      summary: summary.map(unpackText),
      sections: sections.map(([name, count]) => {
        place += count;
        return {name, id: '', entries: unpacked.slice(place - count, place)};
      }),
    };
  };
  return {
    authors,
    releases: releases.map(unpackRelease),
    patches: rows.flatMap(({patches}) => (patches ? [patches] : [])),
  };
}

/** The values of each key in the order of the rows, null for none. Compressed, 1.5 % smaller than entries as rows, names 8 %. */
export type Columns = Readonly<Record<string, readonly unknown[]>>;

/** Rows of any kind as columns. */
export function columnsOf(rows: readonly object[]): Columns {
  const maps = rows.map((row) => new Map<string, unknown>(Object.entries(row)));
  const keys = new Set(maps.flatMap((row) => [...row.keys()]));
  return Object.fromEntries([...keys].map((key) => [key, maps.map((row) => row.get(key) ?? null)]));
}

/** The rows that `columnsOf` was given, without what was undefined in them. */
export function rowsOf<Row extends object>(columns: Columns): Row[] {
  const rows: Record<string, unknown>[] = [];
  for (const [key, values] of Object.entries(columns))
    for (const [at, value] of values.entries()) {
      rows[at] ??= {};
      if (value !== null) rows[at][key] = value;
    }
  return rows as Row[];
}
