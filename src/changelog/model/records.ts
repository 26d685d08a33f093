// What a changelog is: plain, frozen values without syntax. `src/changelog/parse` makes them from Markdown.
import type {Cve} from './advisories';
import type {Effect} from './effects';
import type {Requirement} from './requirement';
import type {SectionName} from './section-names';
import type {UndoScope} from './undo';

export interface Code {
  readonly code: string;
}

export interface Link {
  /** As the source has it: a whole address, a path of the site, `#anchor`, or another year's file, `./2023.mdx`. */
  readonly href: string;
  readonly text: readonly (string | Code)[];
}

/** A piece of a text: plain words, a code span or a link. */
export type Piece = string | Code | Link;

export type Text = readonly Piece[];

/** One setting that keeps the behavior from before the change. */
export interface Undo {
  readonly scope: UndoScope;
  /** The exact name, `least_greatest_legacy_null_behavior`. */
  readonly setting: string;
  /** The value as it is pasted: a number, or a string in single quotes. */
  readonly value: string;
}

/** What the group in parentheses at the end of an entry says. */
export interface References {
  /** Pull requests in the order of the source; empty if none is on record. */
  readonly pullRequests: readonly number[];
  /** Authors by their GitHub handle, without the `@`. */
  readonly authors: readonly string[];
  readonly closes: readonly number[];
  /** Issues or pull requests with more about the change. */
  readonly see: readonly number[];
  /** Published vulnerabilities that the change fixes. */
  readonly cve?: readonly Cve[];
  readonly undo: readonly Undo[];
  /** What happens after an upgrade, if nothing is done: one or two, in order of risk; empty if nothing does. */
  readonly effects: readonly Effect[];
  /** The release that `sinceMeans` says, `25.12`; undefined if no source says it. */
  readonly since?: string;
  /** The pull requests that brought the bug which the entry fixes; empty if they are not known. */
  readonly causedBy: readonly number[];
  /**
   * The release in which the change holds no more, since it was taken back or replaced, `26.2`, or the patch release of
   * its own line, `26.1.3`; undefined if it holds.
   */
  readonly until?: string;
}

export interface Entry extends References {
  /** Unique on its page, `pr-65519`. */
  readonly id: string;
  /** Its path on the site, `/whats-new/changelog/2024#pr-65519`. */
  readonly address: string;
  readonly text: Text;
  /** SQL that shows what is new; undefined for most entries. */
  readonly example?: string;
  /** Its source, if no release note has it; its address is the same then. */
  readonly source?: string;
  /** In the years of plans: what must be in use for it to concern a server; undefined if no list says that. */
  readonly requires?: Requirement;
  /** In the years of plans: what servers answer before and after its change, if a line of the plan has room. */
  readonly answers?: Text;
}

/** What matters to an upgrade and no release note has, as an entry of the release that brought it. */
export interface NotInNotes {
  readonly version: string;
  readonly entry: Entry;
}

export interface Section {
  readonly name: SectionName;
  readonly id: string;
  readonly entries: readonly Entry[];
}

/** A monthly release. */
export interface Release {
  /** `24.8`, without LTS mark. */
  readonly version: string;
  readonly lts: boolean;
  /** `YYYY-MM-DD`; only the newest release may have no date yet. */
  readonly date?: string;
  /** The version without its dot, `248`. */
  readonly id: string;
  /** Its path on the site, `/whats-new/changelog/2024#248`. */
  readonly address: string;
  /** What matters most of it: bullets below its heading, with links to its entries; empty until somebody writes them. */
  readonly summary: readonly Text[];
  readonly sections: readonly Section[];
}

export interface Year {
  readonly year: number;
  readonly title: string;
  readonly description: string;
  /** Its path on the site, `/whats-new/changelog/2024`. */
  readonly path: string;
  /** Newest first. */
  readonly releases: readonly Release[];
}

/** An entry with the release and section that it stands in. */
export interface PlacedEntry {
  readonly release: Release;
  readonly section: Section;
  readonly entry: Entry;
}

/** Display names by GitHub handle. */
export type Authors = Readonly<Record<string, string>>;

/** All entries of releases, in page order. */
export function placedEntries(releases: readonly Release[]): PlacedEntry[] {
  return releases.flatMap((release) =>
    release.sections.flatMap((section) => section.entries.map((entry) => ({release, section, entry}))),
  );
}

/** How many entries a release has. */
export function countEntries({sections}: Release): number {
  return sections.reduce((sum, {entries}) => sum + entries.length, 0);
}

/** A release with those of its entries that are kept, without the sections that have none of them. */
export function keepEntries(
  release: Release,
  isKept: (placed: Pick<PlacedEntry, 'section' | 'entry'>) => boolean,
): Release {
  const sections = release.sections.map((section) => ({
    ...section,
    entries: section.entries.filter((entry) => isKept({section, entry})),
  }));
  return {...release, sections: sections.filter(({entries}) => entries.length > 0)};
}

/** The releases of all years, newest first. `years` stand newest first. */
export function allReleases(years: readonly Year[]): Release[] {
  return years.flatMap(({releases}) => releases);
}
