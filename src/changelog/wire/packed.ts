// What browsers fetch: a page's records as JSON, without what is empty or follows from the rest.
import {type Authors, type Entry, placedEntries, type Release, type Section, type Text} from '../model/records';
import {releaseId} from '../model/versions';
import {type Backports, firstOfLines} from '../patches/backports';
import {type PackedText, textPacker, textUnpacker} from './packed-texts';

/** An entry without its text, empty lists, its address, its example, and the id that `usualId` gives; of its authors, the places in a list. */
type PackedEntry = Partial<Omit<Entry, 'text' | 'example' | 'authors'>> & {readonly authors?: readonly number[]};

interface PackedRelease extends Pick<Release, 'version' | 'lts' | 'date'> {
  readonly summary: readonly PackedText[];
  /** The sections with the number of their entries. */
  readonly sections: readonly (readonly [name: Section['name'], count: number])[];
}

/** Releases of one page. Compressed, it is smallest with the texts first. */
export interface Packed {
  /** Of the entries of all releases, in page order. */
  readonly texts: readonly PackedText[];
  /** The code spans of these texts, then of the summaries. Apart from the words they take 1 to 5 % fewer bytes, compressed. */
  readonly codes: string;
  /** The page's path on the site. */
  readonly path: string;
  /** The authors of its entries; none if these have no authors. */
  readonly authors: readonly (readonly [handle: string, name: string])[];
  readonly releases: readonly PackedRelease[];
  /** `PackedEntry`s, in the order of the texts. */
  readonly entries: Columns;
  /** The names of the patch releases with each entry; none if these were not asked for. */
  readonly patches: readonly (readonly string[])[];
}

/** The records that were packed, without examples, the sections' ids and former ids. */
export interface Unpacked {
  readonly authors: Authors;
  readonly releases: readonly Release[];
  readonly patches: Packed['patches'];
}

const NO_LISTS = {pullRequests: [], closes: [], see: [], undo: [], effects: [], causedBy: []};
const usualId = ({pullRequests = []}: Partial<Entry>): string => `pr-${pullRequests[0]}`;

function packEntry(
  {address: _, text: __, formerIds: ___, example: ____, ...rest}: Entry,
  places: ReadonlyMap<string, number>,
): PackedEntry {
  const authors = rest.authors.flatMap((handle) => places.get(handle) ?? []);
  const filled = Object.entries({...rest, authors}).filter(
    ([key, value]) => (typeof value === 'number' || value.length > 0) && !(key === 'id' && value === usualId(rest)),
  );
  return Object.fromEntries(filled);
}

function unpackEntry(
  {id: named, authors: places = [], ...rest}: PackedEntry,
  {path, authors}: Packed,
  text: Text,
): Entry {
  const id = named ?? usualId(rest);
  const handles = places.map((place) => authors[place]![0]);
  return {...NO_LISTS, ...rest, authors: handles, id, address: rest.source ?? `${path}#${id}`, text};
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
  const handles = beside ? [...new Set(entries.flatMap((entry) => entry.authors))] : [];
  const places = new Map(handles.map((handle, place) => [handle, place]));
  const {packText, codes} = textPacker();
  const texts = entries.map(({text}) => packText(text));
  const summaries = releases.map(({summary}) => summary.map(packText));
  return {
    texts,
    codes: codes(),
    path,
    authors: handles.map((handle) => [handle, beside?.authors[handle] ?? handle]),
    releases: releases.map(({version, lts, date, sections}, at) => ({
      version,
      lts,
      ...(date !== undefined && {date}),
      summary: summaries[at]!,
      sections: sections.map(({name, entries}) => [name, entries.length] as const),
    })),
    entries: columnsOf(entries.map((entry) => packEntry(entry, places))),
    patches: beside
      ? entries.map(({pullRequests}) => firstOfLines(beside.backports, pullRequests).map(({name}) => name))
      : [],
  };
}

/** The records that `pack` has packed. */
export function unpack(packed: Packed): Unpacked {
  const {path, authors, releases, patches} = packed;
  const unpackText = textUnpacker(packed.codes);
  const texts = packed.texts.map(unpackText);
  const unpacked = rowsOf<PackedEntry>(packed.entries).map((entry, at) => unpackEntry(entry, packed, texts[at]!));
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
  return {authors: Object.fromEntries(authors), releases: releases.map(unpackRelease), patches};
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
