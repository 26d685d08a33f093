// What browsers fetch: a year's records as JSON, without what is empty or follows from the rest.
import {type Authors, type Code, type Entry, keepEntries, type Release, type Text, type Year} from '../model/records';
import type {Requirement} from '../model/requirement';
import {textOf} from '../model/text';
import {releaseId} from '../model/versions';
import type {YearDefaults} from './year-defaults';

/** An entry without empty lists, its address, and the id that `derivedId` gives. */
interface PackedEntry extends Partial<Omit<Entry, 'text' | 'address' | 'formerIds'>> {
  readonly text: string | Text;
}

interface PackedRelease extends Pick<Release, 'version' | 'lts' | 'date'> {
  readonly summary?: readonly (string | Text)[];
  readonly sections: readonly {
    readonly name: Release['sections'][number]['name'];
    readonly entries: readonly PackedEntry[];
  }[];
}

/** Releases of one page with the names of those authors who have another one than their handle. */
export interface Packed {
  /** The page's path on the site. */
  readonly path: string;
  readonly authors: Authors;
  readonly releases: readonly PackedRelease[];
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
const derivedId = ({pullRequests = []}: Partial<Entry>): string => `pr-${pullRequests[0]}`;

/** A text as Markdown, where that is the same: pieces of words and of code in turn. */
function packText(text: Text): string | Text {
  const isPlain = text.every((piece) =>
    (typeof piece === 'string' ? piece : 'code' in piece ? piece.code : '`').match(/^[^`]+$/),
  );
  return isPlain
    ? text.map((piece) => (typeof piece === 'string' ? piece : `\`${(piece as Code).code}\``)).join('')
    : text;
}

/** A text that `packText` gave. */
const unpackText = (text: string | Text): Text => (typeof text === 'string' ? textOf(text) : text);

function packEntry({address: _, formerIds: __, text, ...rest}: Entry): PackedEntry {
  const filled = Object.entries(rest).filter(
    ([key, value]) => (typeof value === 'number' || value.length > 0) && !(key === 'id' && value === derivedId(rest)),
  );
  return {text: packText(text), ...Object.fromEntries(filled)};
}

function unpackEntry({text, id = '', ...rest}: PackedEntry, path: string): Entry {
  const own = id || derivedId(rest);
  return {...WITHOUT_LISTS, ...rest, id: own, address: rest.source ?? `${path}#${own}`, text: unpackText(text)};
}

/** Releases of one page, all with the same path, as JSON for browsers. Introductions and the sections' ids are left out. */
export function pack(path: string, releases: readonly Release[], authors: Authors): Packed {
  const sections = releases.flatMap((release) => release.sections);
  const handles = new Set(sections.flatMap(({entries}) => entries.flatMap((entry) => entry.authors)));
  return {
    path,
    authors: Object.fromEntries(
      Object.entries(authors).filter(([handle, name]) => handles.has(handle) && name !== handle),
    ),
    releases: releases.map(({version, lts, date, summary, sections}) => ({
      version,
      lts,
      ...(date !== undefined && {date}),
      ...(summary.length > 0 && {summary: summary.map(packText)}),
      sections: sections.map(({name, entries}) => ({name, entries: entries.map(packEntry)})),
    })),
  };
}

/**
 * Those entries of the years that are kept, a page a year that has any, without summaries and the names of authors.
 * @param shorter leaves out what is not needed of an entry
 */
export function packKept(
  years: readonly Year[],
  isKept: (entry: Entry) => boolean,
  shorter: (entry: Entry) => Entry = (entry) => entry,
): Packed[] {
  return years.flatMap(({path, releases}) => {
    const kept = releases
      .map((release) => keepEntries(release, ({entry}) => isKept(entry)))
      .filter(({sections}) => sections.length > 0)
      .map((release) => ({
        ...release,
        summary: [],
        sections: release.sections.map((section) => ({...section, entries: section.entries.map(shorter)})),
      }));
    return kept.length > 0 ? [pack(path, kept, {})] : [];
  });
}

function unpackRelease({summary = [], sections, ...release}: PackedRelease, path: string): Release {
  const id = releaseId(release.version);
  return {
    ...release,
    id,
    address: `${path}#${id}`,
    introduction: [],
    summary: summary.map(unpackText),
    sections: sections.map(({name, entries}) => ({
      name,
      id: '',
      entries: entries.map((entry) => unpackEntry(entry, path)),
    })),
  };
}

/** The records that were packed, without what was left out. */
export function unpack({path, authors, releases, defaults, answers = {}, requires = {}}: Packed): Unpacked {
  const read = releases.map((release) => unpackRelease(release, path));
  const entries = read.flatMap(({sections}) => sections.flatMap((section) => section.entries));
  const byAddress = <Known>(known: Readonly<Record<string, Known>>): ReadonlyMap<string, Known> =>
    new Map(entries.flatMap(({id, address}) => (id in known ? [[address, known[id]!] as const] : [])));
  return {
    authors,
    releases: read,
    defaults: defaults ?? {changes: [], obsolete: []},
    answers: byAddress(answers),
    requires: byAddress(requires),
  };
}
