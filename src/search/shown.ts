import {excerpt, type Segment, segmentsOf} from './marks';
import type {Hit, SearchEntry} from './types';

/** About three lines of the list. */
const EXCERPT = 240;

/** A hit as the list shows it: what was hit is marked. */
export interface ShownHit extends Pick<SearchEntry, 'address' | 'release' | 'section'> {
  readonly text: readonly Segment[];
  /** The pull requests and the authors' names; empty where the entry has neither. */
  readonly origin: readonly Segment[];
}

export function shown({entry, terms}: Hit): ShownHit {
  const {address, release, section, text, pullRequests, authors} = entry;
  const origin = [...pullRequests.map((number) => `#${number}`), ...authors.map(([, name]) => name)].join(', ');
  return {
    address,
    release,
    section,
    text: excerpt(segmentsOf(text, terms), EXCERPT),
    origin: segmentsOf([origin], terms),
  };
}
