// What browsers fetch: a year's records as JSON, short where they repeat themselves. `unpack` gives the records back.
import {
  type Authors,
  type Code,
  type Entry,
  type Piece,
  placedEntries,
  type Release,
  type Text,
  type UndoScope,
} from '../model/records';
import {SECTION_NAMES} from '../model/section-names';
import {plainText} from '../model/text';

/** Each scope is told by its place here. */
export const SCOPES: readonly UndoScope[] = ['query', 'merge-tree', 'server'];

/** Words, `[code]`, or `[link's text, address]`. */
type PackedPiece = string | readonly [code: string] | readonly [text: readonly PackedPiece[], href: string];

/** Words and code spans by turns, between backticks; with a link or a backtick in it, piece by piece. */
type PackedText = string | readonly PackedPiece[];

/**
 * An entry, without empty lists at its end. Authors are places in the list of them; an id that follows from the pull
 * request is left out.
 */
type PackedEntry = readonly [
  text: PackedText,
  pullRequests?: readonly number[],
  authors?: readonly number[],
  closes?: readonly number[],
  see?: readonly number[],
  undo?: readonly (readonly [scope: number, setting: string, value: string])[],
  upgrade?: 0 | 1,
  id?: string,
];

interface PackedRelease extends Pick<Release, 'version' | 'lts' | 'date' | 'id'> {
  /** By section: its place in the order of sections, its id, its entries. */
  readonly sections: readonly (readonly [name: number, id: string, entries: readonly PackedEntry[]])[];
}

/** Releases of one page. */
export interface Packed {
  /** The page's path on the site. */
  readonly path: string;
  readonly authors: readonly (readonly [handle: string, name: string])[];
  readonly releases: readonly PackedRelease[];
}

/** Releases of one page with the names of their authors. */
export interface Unpacked {
  readonly releases: readonly Release[];
  readonly authors: Authors;
}

function packPiece(piece: Piece): PackedPiece {
  if (typeof piece === 'string') return piece;
  return 'code' in piece ? [piece.code] : [piece.text.map(packPiece), piece.href];
}

/** The short form, where the text can be read back from it. */
function packText(text: Text): PackedText {
  const short = text.map((piece) => (typeof piece === 'string' ? piece : `\`${plainText([piece])}\``)).join('');
  return JSON.stringify(unpackText(short)) === JSON.stringify(text) ? short : text.map(packPiece);
}

function unpackPiece(piece: PackedPiece): Piece {
  if (typeof piece === 'string') return piece;
  if (piece.length === 1) return {code: piece[0]};
  return {text: piece[0].map(unpackPiece) as (string | Code)[], href: piece[1]};
}

function unpackText(text: PackedText): Text {
  if (typeof text !== 'string') return text.map(unpackPiece);
  return text
    .split('`')
    .flatMap((part, index): Piece[] => (index % 2 === 1 ? [{code: part}] : part === '' ? [] : [part]));
}

const derivedId = ({pullRequests}: Pick<Entry, 'pullRequests'>): string => `pr-${pullRequests[0]}`;

const isEmpty = (value: unknown): boolean => !value || (Array.isArray(value) && value.length === 0);

/** Releases of one page, all with the same path, as JSON for browsers. Introductions are left out. */
export function pack(path: string, releases: readonly Release[], authors: Authors): Packed {
  const handles = [...new Set(placedEntries(releases).flatMap(({entry}) => entry.authors))];
  const packEntry = (entry: Entry): PackedEntry => {
    const row: unknown[] = [
      packText(entry.text),
      entry.pullRequests,
      entry.authors.map((handle) => handles.indexOf(handle)),
      entry.closes,
      entry.see,
      entry.undo.map(({scope, setting, value}) => [SCOPES.indexOf(scope), setting, value]),
      entry.upgrade ? 1 : 0,
      entry.id === derivedId(entry) ? '' : entry.id,
    ];
    while (isEmpty(row.at(-1))) row.pop();
    return row as unknown as PackedEntry;
  };
  return {
    path,
    authors: handles.map((handle) => [handle, authors[handle] ?? handle]),
    releases: releases.map(({version, lts, date, id, sections}) => ({
      version,
      lts,
      date,
      id,
      sections: sections.map(({name, id, entries}) => [SECTION_NAMES.indexOf(name), id, entries.map(packEntry)]),
    })),
  };
}

/** The records out of that JSON. */
export function unpack({path, authors, releases}: Packed): Unpacked {
  const unpackEntry = ([
    text,
    pullRequests = [],
    by = [],
    closes = [],
    see = [],
    undo = [],
    upgrade,
    given,
  ]: PackedEntry): Entry => {
    const id = given ?? derivedId({pullRequests});
    return {
      id,
      address: `${path}#${id}`,
      text: unpackText(text),
      pullRequests,
      authors: by.map((place) => authors[place]![0]),
      closes,
      see,
      undo: undo.map(([scope, setting, value]) => ({scope: SCOPES[scope]!, setting, value})),
      upgrade: upgrade === 1,
    };
  };
  return {
    authors: Object.fromEntries(authors),
    releases: releases.map((release) => ({
      ...release,
      address: `${path}#${release.id}`,
      introduction: [],
      sections: release.sections.map(([name, id, entries]) => ({
        name: SECTION_NAMES[name]!,
        id,
        entries: entries.map(unpackEntry),
      })),
    })),
  };
}
