// What browsers fetch: a year's records as JSON, short where they repeat themselves. `unpack` gives the records back.
import type {Authors, Code, Entry, Piece, Release, Section, Text, UndoScope} from '../model/records';
import {SECTION_NAMES} from '../model/section-names';

const SCOPES: readonly UndoScope[] = ['query', 'merge-tree', 'server'];

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

interface PackedRelease {
  readonly version: string;
  readonly lts: boolean;
  readonly date?: string;
  readonly id: string;
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

function packText(text: Text): PackedText {
  const plain = text.every(
    (piece) => !(typeof piece === 'string' ? piece : 'code' in piece ? piece.code : '`').includes('`'),
  );
  const turns = text.every(
    (piece, index) => typeof piece === 'string' || index === 0 || typeof text[index - 1] === 'string',
  );
  if (!plain || !turns) return text.map(packPiece);
  return text.map((piece) => (typeof piece === 'string' ? piece : `\`${(piece as Code).code}\``)).join('');
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

const isEmpty = (value: unknown): boolean =>
  value === 0 || value === '' || (Array.isArray(value) && value.length === 0);

/** Releases of one page, all with the same path, as JSON for browsers. Introductions are left out. */
export function pack(path: string, releases: readonly Release[], authors: Authors): Packed {
  const places = new Map<string, number>();
  const placeOf = (handle: string): number => {
    const place = places.get(handle) ?? places.size;
    places.set(handle, place);
    return place;
  };
  const packEntry = (entry: Entry): PackedEntry => {
    const row: unknown[] = [
      packText(entry.text),
      entry.pullRequests,
      entry.authors.map(placeOf),
      entry.closes,
      entry.see,
      entry.undo.map(({scope, setting, value}) => [SCOPES.indexOf(scope), setting, value]),
      entry.upgrade ? 1 : 0,
      entry.id === derivedId(entry) ? '' : entry.id,
    ];
    while (isEmpty(row.at(-1))) row.pop();
    return row as unknown as PackedEntry;
  };
  const packed = releases.map(
    ({version, lts, date, id, sections}): PackedRelease => ({
      version,
      lts,
      ...(date === undefined ? {} : {date}),
      id,
      sections: sections.map((section) => [
        SECTION_NAMES.indexOf(section.name),
        section.id,
        section.entries.map(packEntry),
      ]),
    }),
  );
  return {path, authors: [...places.keys()].map((handle) => [handle, authors[handle] ?? handle]), releases: packed};
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
    releases: releases.map(
      (release): Release => ({
        ...release,
        address: `${path}#${release.id}`,
        introduction: [],
        sections: release.sections.map(
          ([name, id, entries]): Section => ({name: SECTION_NAMES[name]!, id, entries: entries.map(unpackEntry)}),
        ),
      }),
    ),
  };
}
