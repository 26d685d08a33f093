import type {InlineCode, Root} from 'mdast';
import type {Point, Position} from 'unist';
import type {Location} from 'vfile-location';
import type {Name} from '../changelog/model/named-items';
import type {Authors, Entry, NotInNotes, PlacedEntry, Release, Section, Year} from '../changelog/model/records';
import type {Problem, RuleReport} from '../changelog/parse/problems';
import type {Sources} from '../changelog/parse/release';
import type {Catalogue} from '../changelog/server/catalogue';
import type {DefaultChange} from '../changelog/server/defaults-file';

/** What dictionaries and lists know of words. */
export interface Spelling {
  /** Whether one of them has a word. */
  readonly has: (word: string) => boolean;
  /** Words that look like it, the nearest first. */
  readonly near: (word: string) => readonly string[];
}

/** What the rules know of other files. */
export interface Context {
  readonly authors: Authors;
  readonly names: readonly Name[];
  /** What the server knows; undefined if it was not asked. */
  readonly catalogue?: Catalogue;
  /** The server's history of defaults, oldest release first. */
  readonly defaults?: readonly DefaultChange[];
  /** Code spans that look like a name or a statement and are not, of `code-spans.tsv`; undefined if it cannot be read. */
  readonly exceptions?: ReadonlySet<string>;
  /** Undefined if no dictionary was read. */
  readonly spelling?: Spelling | undefined;
  /** Why the server as a library refuses each of `questionsOf`, '' if it does not; undefined if it was not asked. */
  readonly answers?: ReadonlyMap<string, string> | undefined;
  /** The oldest release with an entry of a pull request; undefined if no page has one. */
  readonly releaseOf?: (pullRequest: number) => string | undefined;
  /** The page's published anchors, in page order: those of the main branch. */
  readonly published: readonly string[];
  /** The page's published anchors that have another one in their place now; undefined if there are none. */
  readonly moved?: ReadonlyMap<string, string>;
  /** Whether the page is that of a year before the newest. */
  readonly isOlder?: boolean;
}

/** A year's page as rules see it. */
export interface Page extends Context {
  /** Its name, `2024.mdx`. */
  readonly name: string;
  readonly text: string;
  readonly lines: readonly string[];
  /** The offsets of its places, and the places of its offsets; what `tree` says of offsets counts from a section's beginning. */
  readonly location: Location;
  /** Its blocks, for rules about syntax. */
  readonly tree: Root;
  /** Its records, for rules about content. */
  readonly year: Year;
  /** Its ids with their lines. */
  readonly anchors: ReadonlyMap<string, number>;
  readonly sources: Sources;
  /** What the parser reports while it reads it. */
  readonly problems: readonly Problem[];
}

/** What the lists beside the pages are compared with. */
export interface ListContext extends Context {
  /** Those of all pages, newest first. */
  readonly releases: () => readonly Release[];
  readonly notInNotes: () => readonly NotInNotes[];
}

/** The place of a release's or section's heading, or of an entry's bullet. */
export function placeOf({sources}: Pick<Page, 'sources'>, record: Release | Section | Entry): Position {
  return sources.get(record)!.node.position!;
}

/** Text without markup, and the place of each of its characters in the source. */
export interface Prose {
  readonly text: string;
  readonly at: (index: number) => Point;
}

/** What belongs between two offsets of a page. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The kinds of things that rules check. A rule has a function of that name. */
export interface Things {
  page: Page;
  release: Release;
  /** An entry with its prose and its code spans. */
  entry: PlacedEntry & Prose & {readonly spans: readonly InlineCode[]};
  /** The prose of an entry, of a bullet of a summary, or of a paragraph before or after the releases. */
  prose: Prose;
}

export type Checks = {
  readonly [Kind in keyof Things]?: (thing: Things[Kind], report: RuleReport, page: Page) => void;
};

/** The rule `name-of-the-rule` is `nameOfTheRule`, in `rules/`. Its reason and examples are in `tests/lint/fixtures/`. */
export interface Rule extends Checks {
  /** A warning is for a person to weigh; an error stops a merge. */
  readonly severity?: 'warning';
}
