// What stands between the syntax of a release and its records: ids and addresses follow from the whole page.
import type {Heading, ListItem, PhrasingContent} from 'mdast';
import type {Point} from 'unist';
import type {References, Release, Section, Text} from '../model/records';
import type {SectionName} from '../model/section-names';

/** Where a release, section or entry stands in the source. */
export interface Source {
  /** The heading or the bullet. */
  readonly node: Heading | ListItem;
  /** An entry's inline nodes without the reference group; none for others. */
  readonly text: readonly PhrasingContent[];
}

/** What the reference group says; `id` is the anchor that it gives. */
export interface DraftReferences extends References {
  readonly id?: string;
}

export interface DraftEntry extends DraftReferences {
  readonly text: Text;
  readonly source: Source;
  readonly authorPoints: readonly {readonly handle: string; readonly point: Point}[];
}

export interface DraftSection extends Omit<Section, 'entries'> {
  readonly name: SectionName;
  readonly entries: readonly DraftEntry[];
  readonly source: Source;
}

export interface DraftRelease extends Omit<Release, 'sections' | 'address'> {
  readonly sections: readonly DraftSection[];
  readonly source: Source;
}
