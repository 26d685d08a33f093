import {BETWEEN_CLAUSES} from '../changelog/model/references';
import {ALSO_IN} from '../changelog/patches/clauses';
import {excerpt, segmentsOf} from './marks';
import type {Hit} from './types';

/** About three lines of the list. */
const EXCERPT = 240;

/** A hit, as the list shows it. */
export type ShownHit = ReturnType<typeof shown>;

/** Cuts and marks a hit for the list. */
export function shown({entry, terms, patches, heading}: Hit) {
  const {address, release, section, text, pullRequests, authors} = entry;
  const from = [...pullRequests.map((number) => `#${number}`), ...authors.map(([, name]) => name)].join(', ');
  const origin = patches.length > 0 ? `${from}${BETWEEN_CLAUSES}${ALSO_IN}${patches.join(', ')}` : from;
  return {
    address,
    release,
    section,
    heading,
    text: excerpt(segmentsOf(text, terms), EXCERPT),
    // Empty if the entry has neither pull requests nor authors.
    origin: segmentsOf([origin], terms),
  };
}
