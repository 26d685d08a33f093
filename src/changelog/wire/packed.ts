// What browsers fetch: a year's records as JSON, without what is empty or follows from the rest.
import {
  type Authors,
  type Code,
  type Entry,
  type Piece,
  placedEntries,
  type Release,
  type Section,
  type Text,
} from '../model/records';
import {releaseId} from '../model/versions';
import {type PackedDefaults, unpackDefaults, type YearDefaults} from './packed-defaults';

/** An entry without empty lists, without a mark that is not set, and without an id that `derivedId` gives. */
type PackedEntry = {readonly text: string | Text} & {
  readonly [key in Exclude<keyof Entry, 'text' | 'address'>]?: Entry[key] | undefined;
};

/** The entries of a page by their properties, `0` where one has none: each kind of content together is smaller. */
type Columns = {readonly [Key in keyof PackedEntry]: readonly (PackedEntry[Key] | 0)[]};

interface PackedSection extends Pick<Section, 'name'> {
  /** How many there are. */
  readonly entries: number;
}

interface PackedRelease extends Omit<Release, 'id' | 'address' | 'introduction' | 'sections'> {
  readonly sections: readonly PackedSection[];
}

/** Releases of one page with the names of those authors who have another one than their handle. */
export interface Packed {
  /** The page's path on the site. */
  readonly path: string;
  readonly authors: Authors;
  readonly releases: readonly PackedRelease[];
  readonly entries: Columns;
  /** In the files for the planner. */
  readonly defaults?: PackedDefaults;
  /** In the files for the planner: what servers answer before and after a change, by the id of its entry. */
  readonly answers?: Readonly<Record<string, Text>>;
}

export type Unpacked = Pick<Packed, 'authors'> & {
  readonly releases: readonly Release[];
  readonly defaults: YearDefaults;
  /** By the address of an entry. */
  readonly answers: ReadonlyMap<string, Text>;
};

const derivedId = (pullRequests: Entry['pullRequests']): string => `pr-${pullRequests[0]}`;

const filled = <Item>(list: readonly Item[]): readonly Item[] | undefined => (list.length > 0 ? list : undefined);

function packEntry({
  id,
  text,
  pullRequests,
  authors,
  closes,
  see,
  undo,
  effects,
  since,
  changes,
  until,
  source,
}: Entry): PackedEntry {
  return {
    id: id === derivedId(pullRequests) ? undefined : id,
    text: packText(text),
    pullRequests: filled(pullRequests),
    authors: filled(authors),
    closes: filled(closes),
    see: filled(see),
    undo: filled(undo),
    effects: filled(effects),
    since,
    changes,
    until,
    source,
  };
}

/** A text as Markdown, where that is the same: pieces of words and of code in turn. */
function packText(text: Text): string | Text {
  const isPlain = text.every((piece) =>
    (typeof piece === 'string' ? piece : 'code' in piece ? piece.code : '`').match(/^[^`]+$/),
  );
  return isPlain
    ? text.map((piece) => (typeof piece === 'string' ? piece : `\`${(piece as Code).code}\``)).join('')
    : text;
}

function unpackText(text: string | Text): Text {
  if (typeof text !== 'string') return text;
  return text.split('`').flatMap((part, at): Piece[] => (part === '' ? [] : [at % 2 === 1 ? {code: part} : part]));
}

const KEYS = [
  'text',
  'id',
  'pullRequests',
  'authors',
  'closes',
  'see',
  'undo',
  'effects',
  'since',
  'changes',
  'until',
  'source',
] as const;

const toColumns = (rows: readonly PackedEntry[]): Columns =>
  Object.fromEntries(KEYS.map((key) => [key, rows.map((row) => row[key] ?? 0)])) as unknown as Columns;

const toRows = (columns: Columns): PackedEntry[] =>
  columns.text.map(
    (_, at) => Object.fromEntries(KEYS.map((key) => [key, columns[key]?.[at] || undefined])) as unknown as PackedEntry,
  );

/** Releases of one page, all with the same path, as JSON for browsers. Introductions and the sections' ids are left out. */
export function pack(path: string, releases: readonly Release[], authors: Authors): Packed {
  const handles = [...new Set(placedEntries(releases).flatMap(({entry}) => entry.authors))];
  return {
    path,
    authors: Object.fromEntries(
      handles.flatMap((handle) => {
        const name = authors[handle];
        return name === undefined || name === handle ? [] : [[handle, name]];
      }),
    ),
    releases: releases.map(({version, lts, date, sections}) => ({
      version,
      lts,
      date,
      sections: sections.map(({name, entries}) => ({name, entries: entries.length})),
    })),
    entries: toColumns(placedEntries(releases).map(({entry}) => packEntry(entry))),
  };
}

/** The records that were packed, without what was left out. */
export function unpack({
  path,
  authors,
  releases,
  entries,
  defaults = {changes: [], ended: []},
  answers = {},
}: Packed): Unpacked {
  const unpackEntry = ({
    pullRequests = [],
    id = derivedId(pullRequests),
    authors: by = [],
    closes = [],
    see = [],
    undo = [],
    effects = [],
    since,
    changes,
    until,
    source,
    text,
  }: PackedEntry): Entry => ({
    id,
    address: source ?? `${path}#${id}`,
    text: unpackText(text),
    pullRequests,
    authors: by,
    closes,
    see,
    undo,
    effects,
    ...(since && {since}),
    ...(changes && {changes}),
    ...(until && {until}),
    ...(source && {source}),
  });
  const rows = toRows(entries);
  return {
    authors,
    defaults: unpackDefaults(defaults, path),
    answers: new Map(Object.entries(answers).map(([id, text]) => [`${path}#${id}`, text])),
    releases: releases.map((release) => {
      const id = releaseId(release.version);
      return {
        ...release,
        id,
        address: `${path}#${id}`,
        introduction: [],
        sections: release.sections.map(({name, entries: count}) => ({
          name,
          id: '',
          entries: rows.splice(0, count).map(unpackEntry),
        })),
      };
    }),
  };
}
