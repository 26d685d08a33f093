// The blocks of a document that is shown on a page and copied as Markdown.
import {once} from '../model/once';
import type {PlacedEntry, Text} from '../model/records';
import type {Clause} from '../model/references';
import {plainText, textOf} from '../model/text';

/** An entry in a list. */
export interface Item extends Pick<PlacedEntry, 'release' | 'entry'> {
  /** Its anchor on the page; undefined if another item may have that anchor. */
  readonly id?: string | undefined;
  /** The patch release that brings it, if that comes before its release. */
  readonly patch?: string | undefined;
  /** The short key of its color. */
  readonly color: string;
  /** The reason why it is listed, shown before its text; undefined if the heading gives it. */
  readonly label?: string | undefined;
  /** Whether it has a box to tick. */
  readonly isTask?: boolean;
  /** Whether a short document only links to it. */
  readonly isShort?: boolean;
  /** Names that are marked in its text. */
  readonly marked?: readonly string[] | undefined;
  /** Its references, and what brings the old behavior back; the link to the entry itself follows. */
  readonly clauses: readonly Clause[];
  /** More about it, a paragraph each. */
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
  readonly id?: string;
  readonly label: string;
  readonly head: readonly string[];
  /** The anchors of the rows, if they have any. */
  readonly ids?: readonly string[];
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly Text[])[];
}

/** What needs work, in three parts that are told apart at a glance. */
export interface Work {
  /** What happens if nothing is done, `May not start`. */
  readonly harm: string;
  /** What it happens to. */
  readonly subject: Text;
  /** What to do; undefined if the subject says it, or the part that it leads to. */
  readonly deed?: Text | undefined;
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
  | {readonly kind: 'work'; readonly items: readonly Work[]}
  | {readonly kind: 'entries'; readonly items: readonly Item[]}
  | {
      readonly kind: 'folded';
      readonly title: string;
      readonly blocks: readonly Block[];
      /** What paper has of them, a line each: it does not open. */
      readonly paper: readonly string[];
    };

/** A part of a document that is shown at once. */
export interface Part {
  /** Unique in the document. */
  readonly key: string;
  readonly title: string;
  /** Its title behind the number of its step. */
  readonly name: string;
  /** The number of the step that it belongs to. */
  readonly step?: number;
  /** The number of its items. */
  readonly count?: number;
  /** How many of them mention the setup; undefined if there is no setup. */
  readonly mine?: number | undefined;
  readonly blocks: readonly Block[];
}

/**
 * A part below its heading, `2 · May not start (35)`, with its key as the anchor. Its blocks are made when
 * they are read: the first parts of a long plan are shown before the others are made.
 */
export function partOf(listed: Omit<Part, 'blocks' | 'name'>, make: () => readonly Block[], formerId?: string): Part {
  const {key, title, step, count} = listed;
  const name = `${step === undefined ? '' : `${step} · `}${title}`;
  const text = `${name}${count === undefined ? '' : ` (${count})`}`;
  const blocks = once((): Block[] => [{kind: 'heading', level: 2, id: key, formerId, text}, ...make()]);
  return {
    ...listed,
    name,
    get blocks() {
      return blocks();
    },
  };
}

/** A text, or its words, in which code stands between backticks, and a link is `[words](#keep)`; nothing if it is not there. */
export type Said = Text | string | false | undefined;

function texts(said: readonly Said[]): Text[] {
  return said.flatMap((each): Text[] => {
    if (!each) return [];
    return [typeof each === 'string' ? textOf(each) : each];
  });
}

export function paragraphs(...said: readonly Said[]): Block[] {
  return texts(said).map((text) => ({kind: 'paragraph', text}));
}

/** Points, if there are any. */
export function points(...said: readonly Said[]): Block[] {
  const items = texts(said);
  return items.length === 0 ? [] : [{kind: 'points', items}];
}

/** What a change does and what to do about it, on one line. */
export function workText({subject, deed}: Work): Text {
  if (!deed) return subject;
  return [...subject, plainText(subject).endsWith('…') ? ' ' : '. ', ...deed];
}

/** Blocks below a heading, if there are any. */
export function below(title: string, blocks: readonly Block[]): Block[] {
  return blocks.length === 0 ? [] : [{kind: 'heading', level: 3, text: title}, ...blocks];
}

/** A text to copy, if there is one. */
export function copyable(title: string, text: string, note?: string): Copyable[] {
  return text === '' ? [] : [{kind: 'copy', title, note: texts([note])[0], text}];
}

/** Blocks under a title that opens them, if there are any. */
export function folded(title: string, blocks: readonly Block[], paper: readonly string[] = []): Block[] {
  return blocks.length === 0 ? [] : [{kind: 'folded', title, blocks, paper}];
}
