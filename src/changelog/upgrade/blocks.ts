// What a document is made of that is shown on a page and copied as Markdown.
import type {PlacedEntry, Text} from '../model/records';
import type {Clause} from '../model/references';
import {plainText} from '../model/text';

/** An entry in a list. */
export interface Item extends Pick<PlacedEntry, 'release' | 'entry'> {
  /** Its anchor on the page; undefined if the page may have it elsewhere. */
  readonly id?: string | undefined;
  /** The short key of its color. */
  readonly color: string;
  /** Why it stands there, before its text; undefined if the heading says it. */
  readonly label?: string | undefined;
  /** Whether it has a box to tick. */
  readonly isTask?: boolean;
  /** Names that are marked in its text. */
  readonly marked?: readonly string[] | undefined;
  /** Its references; the link to the entry itself follows. */
  readonly clauses: readonly Clause[];
  /** What brings the old behavior back, by where it is set. */
  readonly undo?: readonly Text[];
  /** Entries that tell the same. */
  readonly again?: readonly Pick<PlacedEntry, 'release' | 'entry'>[];
  /** What is to be known beside it, a paragraph each. */
  readonly notes?: readonly Text[];
}

export interface Heading {
  readonly kind: 'heading';
  readonly level: 2 | 3;
  readonly id?: string | undefined;
  /** An anchor that it had before. */
  readonly formerId?: string | undefined;
  /** The short key of its color, if it has one. */
  readonly color?: string | undefined;
  readonly text: string;
}

export interface Table {
  readonly kind: 'table';
  readonly label: string;
  readonly head: readonly string[];
  /** The anchors of the rows, if they have any. */
  readonly ids?: readonly string[];
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly Text[])[];
}

/** A text to copy. */
export interface Copyable {
  readonly kind: 'copy';
  readonly title: string;
  /** When and where it is used, if the title does not say all. */
  readonly note?: Text | undefined;
  readonly text: string;
}

export type Block =
  | Heading
  | Table
  | Copyable
  | {readonly kind: 'paragraph'; readonly text: Text}
  | {readonly kind: 'points'; readonly items: readonly Text[]}
  | {readonly kind: 'entries'; readonly items: readonly Item[]}
  | {readonly kind: 'folded'; readonly title: string; readonly blocks: readonly Block[]};

/** A part of a document that is shown at once. */
export interface Part {
  /** Unique in the document. */
  readonly key: string;
  readonly title: string;
  /** How much it holds. */
  readonly count?: number;
  readonly blocks: readonly Block[];
}

export function heading(level: Heading['level'], text: string, id?: string): Heading {
  return {kind: 'heading', level, id, text};
}

/**
 * A part below its heading, with its key as the anchor. The blocks are made once they are asked for: the first parts of a
 * long plan are shown before that.
 */
export function partOf(
  listed: Omit<Part, 'blocks'>,
  make: () => readonly Block[],
  ofHeading: Partial<Heading> = {},
): Part {
  let made: readonly Block[] | undefined;
  return {
    ...listed,
    get blocks() {
      made ??= [{...heading(2, listed.title, listed.key), ...ofHeading}, ...make()];
      return made;
    },
  };
}

/** Paragraphs, without those that say nothing. */
export function paragraphs(...texts: readonly (Text | string | false | undefined)[]): Block[] {
  return texts.flatMap((text) => (text ? {kind: 'paragraph', text: typeof text === 'string' ? [text] : text} : []));
}

/** How many characters of blocks are read: not those of texts to copy. */
export function lengthOf(blocks: readonly Block[]): number {
  const sum = (texts: readonly Text[]): number => texts.reduce((all, text) => all + plainText(text).length, 0);
  return blocks.reduce((all, block) => {
    if (block.kind === 'paragraph') return all + sum([block.text]);
    if (block.kind === 'points') return all + sum(block.items);
    if (block.kind === 'entries') return all + sum(block.items.map(({entry}) => entry.text));
    return block.kind === 'table' ? all + sum(block.rows.flat()) : all;
  }, 0);
}
