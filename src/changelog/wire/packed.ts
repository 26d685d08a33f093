// What browsers fetch: a year's records as JSON, without what is empty or follows from the rest.
import {
  type Authors,
  type Code,
  type Entry,
  keepEntries,
  placedEntries,
  type Release,
  type Section,
  type Text,
  type Year,
} from '../model/records';
import type {Requirement} from '../model/requirement';
import {textOf} from '../model/text';
import {releaseId} from '../model/versions';
import type {YearDefaults} from './year-defaults';

const KEYS = [
  'text',
  'id',
  'pullRequests',
  'authors',
  'closes',
  'see',
  'cve',
  'undo',
  'effects',
  'since',
  'causedBy',
  'until',
  'source',
] as const;
type Key = (typeof KEYS)[number];

/**
 * The entries of a page by their properties: each kind of content together is smaller. `0` where one has none, or an empty
 * list, or the id that `derivedId` gives.
 */
type Columns = {readonly [Of in Key]?: readonly (Entry[Of] | string | 0)[]};

interface PackedRelease extends Pick<Release, 'version' | 'lts' | 'date'> {
  readonly summary?: readonly (string | Text)[];
  readonly sections: readonly (Pick<Section, 'name'> & {/** How many there are. */ readonly entries: number})[];
}

/** Releases of one page with the names of those authors who have another one than their handle. */
export interface Packed {
  /** The page's path on the site. */
  readonly path: string;
  readonly authors: Authors;
  readonly releases: readonly PackedRelease[];
  readonly entries: Columns;
  /** In the files for the planner. */
  readonly defaults?: YearDefaults;
  /** In the files for the planner: what servers answer before and after a change, by the id of its entry. */
  readonly answers?: Readonly<Record<string, Text>>;
  /** In the files for the planner: what entries require, by their ids. */
  readonly requires?: Readonly<Record<string, Requirement>>;
}

export type Unpacked = Pick<Packed, 'authors'> & {
  readonly releases: readonly Release[];
  readonly defaults: YearDefaults;
  /** By the address of an entry. */
  readonly answers: ReadonlyMap<string, Text>;
  /** By the address of an entry. */
  readonly requires: ReadonlyMap<string, Requirement>;
};

const WITHOUT_LISTS = {pullRequests: [], authors: [], closes: [], see: [], undo: [], effects: [], causedBy: []};
const derivedId = (pullRequests: Entry['pullRequests']): string => `pr-${pullRequests[0]}`;

/** A text as Markdown, where that is the same: pieces of words and of code in turn. */
function packText(text: Text): string | Text {
  const isPlain = text.every((piece) =>
    (typeof piece === 'string' ? piece : 'code' in piece ? piece.code : '`').match(/^[^`]+$/),
  );
  return isPlain
    ? text.map((piece) => (typeof piece === 'string' ? piece : `\`${(piece as Code).code}\``)).join('')
    : text;
}

function packValue(entry: Entry, key: Key): Entry[Key] | string | 0 {
  const value = key === 'text' ? packText(entry.text) : entry[key];
  const follows = key === 'id' && value === derivedId(entry.pullRequests);
  return value === undefined || value.length === 0 || follows ? 0 : value;
}

/** Releases of one page, all with the same path, as JSON for browsers. Introductions and the sections' ids are left out. */
export function pack(path: string, releases: readonly Release[], authors: Authors): Packed {
  const entries = placedEntries(releases).map(({entry}) => entry);
  const handles = new Set(entries.flatMap((entry) => entry.authors));
  return {
    path,
    authors: Object.fromEntries(
      Object.entries(authors).filter(([handle, name]) => handles.has(handle) && name !== handle),
    ),
    releases: releases.map(({version, lts, date, summary, sections}) => ({
      version,
      lts,
      date,
      ...(summary.length > 0 && {summary: summary.map(packText)}),
      sections: sections.map((section) => ({name: section.name, entries: section.entries.length})),
    })),
    entries: Object.fromEntries(KEYS.map((key) => [key, entries.map((entry) => packValue(entry, key))])) as Columns,
  };
}

/** Those entries of the years that are kept, a page a year that has any, without summaries and the names of authors. */
export function packKept(years: readonly Year[], isKept: (entry: Entry) => boolean): Packed[] {
  return years.flatMap(({path, releases}) => {
    const kept = releases
      .map((release) => ({...keepEntries(release, ({entry}) => isKept(entry)), summary: []}))
      .filter(({sections}) => sections.length > 0);
    return kept.length > 0 ? [pack(path, kept, {})] : [];
  });
}

/** A text that `packText` gave. */
const unpackText = (text: string | Text): Text => (typeof text === 'string' ? textOf(text) : text);

/** The records that were packed, without what was left out. */
export function unpack({
  path,
  authors,
  releases,
  entries,
  defaults = {changes: [], obsolete: []},
  answers = {},
  requires = {},
}: Packed): Unpacked {
  const rows = entries.text!.map((_, at): Entry => {
    const own = Object.fromEntries(KEYS.flatMap((key) => (entries[key]?.[at] ? [[key, entries[key][at]]] : [])));
    const entry = {...WITHOUT_LISTS, ...(own as unknown as Entry)};
    const id = own.id ? entry.id : derivedId(entry.pullRequests);
    return {
      ...entry,
      id,
      address: entry.source ?? `${path}#${id}`,
      text: unpackText(entry.text),
    };
  });
  return {
    authors,
    defaults,
    answers: new Map(Object.entries(answers).map(([id, text]) => [`${path}#${id}`, text])),
    requires: new Map(
      rows.flatMap(({id, address}) => (requires[id] === undefined ? [] : [[address, requires[id]] as const])),
    ),
    releases: releases.map((release) => {
      const id = releaseId(release.version);
      return {
        ...release,
        id,
        address: `${path}#${id}`,
        introduction: [],
        summary: (release.summary ?? []).map(unpackText),
        sections: release.sections.map(({name, entries: count}) => ({name, id: '', entries: rows.splice(0, count)})),
      };
    }),
  };
}
