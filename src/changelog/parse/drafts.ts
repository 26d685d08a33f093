// A release between its syntax and its records: without ids and addresses, which depend on the whole page.
import type {Heading, ListItem, Paragraph, PhrasingContent} from 'mdast';
import type {References, Release, Section, Text} from '../model/records';
import type {SectionName} from '../model/section-names';

export interface Source {
  /** The heading or the bullet. */
  readonly node: Heading | ListItem;
  /** An entry's inline nodes without the reference group; empty for releases and sections. */
  readonly text: readonly PhrasingContent[];
  /** Of a release, the bullets of its summary. */
  readonly summary?: readonly Paragraph[];
}

export interface DraftGroup extends References {
  /** The anchor that a clause gives. */
  readonly id?: string;
  /** The source of what no release note has. */
  readonly sourceAddress?: string;
}

export interface DraftEntry extends DraftGroup {
  readonly text: Text;
  readonly example?: string;
  readonly source: Source;
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
