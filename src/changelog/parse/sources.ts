// Where records stand in their source.
import type {Heading, ListItem, Paragraph, PhrasingContent} from 'mdast';
import type {Entry, Release, Section} from '../model/records';
import type {Report} from './problems';

export interface Source {
  /** The heading or the bullet. */
  readonly node: Heading | ListItem;
  /** An entry's inline nodes without the reference group; empty for releases and sections. */
  readonly text: readonly PhrasingContent[];
  /** Of a release, the bullets of its summary. */
  readonly summary?: readonly Paragraph[];
}

type Placed = Release | Section | Entry;
export type Sources = Map<Placed, Source>;

/** What the releases of a page are read with. */
export interface PageContext {
  /** The page's path on the site. */
  readonly path: string;
  /** Other ids that lead to a record, by its id. */
  readonly former: ReadonlyMap<string, readonly string[]>;
}

/** What one release is read with: where its mistakes are reported, and the places of its records noted. */
export interface Reading extends PageContext {
  readonly report: Report;
  readonly sources: Sources;
}

/** A record with the other ids that lead to it, its place noted. */
export function noted<Item extends Placed>(item: Item, source: Source, {former, sources}: Reading): Item {
  const formerIds = former.get(item.id);
  const record = formerIds ? {...item, formerIds} : item;
  sources.set(record, source);
  return record;
}
