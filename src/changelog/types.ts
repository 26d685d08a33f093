import type {Heading, ListItem, PhrasingContent, RootContent} from 'mdast';
import type {Point, Position} from 'unist';
import type {VFileMessage} from 'vfile-message';
import type {SectionName} from './section-names';

/** Which `SET`-like statement gives a setting its value: a query's, a table's, or the server's configuration. */
export type UndoScope = 'query' | 'merge-tree' | 'server';

/** One setting that keeps the behavior from before the change. */
export interface Undo {
  readonly scope: UndoScope;
  /** The exact name, `least_greatest_legacy_null_behavior`. */
  readonly setting: string;
  /** The value as one pastes it: a number, or a string in single quotes. */
  readonly value: string;
}

/** What the group in parentheses at the end of an entry says. */
export interface References {
  /** Pull requests in the order of the source; empty where none is on record. */
  readonly pullRequests: readonly number[];
  /** Authors by their GitHub handle, without the `@`. */
  readonly authors: readonly string[];
  /** Issues that the change answers. */
  readonly closes: readonly number[];
  /** Issues or pull requests that tell more. */
  readonly see: readonly number[];
  readonly undo: readonly Undo[];
  /** True where the entry matters to an upgrade though its section does not say so. */
  readonly upgrade: boolean;
  /** The id that the source gives; otherwise it follows from the first pull request. */
  readonly id?: string;
}

/** One bullet. */
export interface Entry {
  /** Unique on its page, `pr-65519`. */
  readonly id: string;
  /** The text without the reference group. */
  readonly text: readonly PhrasingContent[];
  readonly references: References;
  readonly node: ListItem;
}

/** An `h3` and its list. */
export interface Section {
  readonly name: SectionName;
  readonly id: string;
  readonly entries: readonly Entry[];
  readonly heading: Heading;
}

/** An `h2` and what follows it. */
export interface Release {
  /** `24.8`, without LTS mark. */
  readonly version: string;
  readonly lts: boolean;
  /** `YYYY-MM-DD`. */
  readonly date?: string;
  /** The version without its dot, `248`. */
  readonly id: string;
  /** Empty where the release has not been written yet. */
  readonly sections: readonly Section[];
  readonly heading: Heading;
  /** Prose between the release's heading and its first section. */
  readonly introduction: readonly RootContent[];
}

/** A year's page. */
export interface Changelog {
  /** Newest first. */
  readonly releases: readonly Release[];
  /** Everything before the first release. */
  readonly preamble: readonly RootContent[];
  /** Everything after the thematic break that ends the releases. */
  readonly closing: readonly RootContent[];
}

/** Something wrong in a source: a vfile message whose `place` is a point in that file. */
export type Problem = VFileMessage;

/** Collects a problem; `place` is a position or point of the source. */
export type Report = (reason: string, place: Point | Position | undefined, ruleId: string, hint?: string) => void;

/** What the parse needs to know from outside the page. */
export interface Known {
  /** Display names by handle. */
  readonly authors: Readonly<Record<string, string>>;
}
