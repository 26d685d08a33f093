import type {Entry, PlacedEntry} from './records';
import {SECTIONS} from './section-names';

/** The release that `since` names, if it is about all that an entry fixes. */
export function sinceOfAll({since, sinceOf}: Pick<Entry, 'since' | 'sinceOf'>): string | undefined {
  return sinceOf === undefined ? since : undefined;
}

/**
 * What `since` of an entry names: the first release that has the bug which the entry fixes, or the release that brought what
 * it changes. What made something slower counts as a bug, too.
 */
export function sinceMeans({name}: Pick<PlacedEntry['section'], 'name'>): 'bug' | 'change' {
  return ['bug', 'performance'].includes(SECTIONS[name].kind) ? 'bug' : 'change';
}
