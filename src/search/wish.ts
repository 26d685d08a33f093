import {lineOf} from '../changelog/model/patch-release';
import type {PatchWish} from './patches';
import type {QueryWord} from './query';
import type {ReleaseRange} from './release-range';
import type {Passes} from './types';

/** What a query asks for. */
export interface Wish {
  readonly words: readonly QueryWord[];
  /** What was understood beyond the words themselves, as the list says it; empty if nothing was. */
  readonly says: readonly string[];
  /** Set for a question of many words, and for a log: no entry has all that they tell. */
  readonly long?: 'question' | 'log';
  /** Whether entries are listed by release, whatever their worth. */
  readonly isNewestFirst?: boolean;
  /** Words that an entry must not have. */
  readonly excluded?: readonly QueryWord[];
  readonly range?: ReleaseRange | undefined;
  readonly patch?: PatchWish | undefined;
  /** Whether an entry is of the kind that is asked for. */
  readonly passes?: Passes | undefined;
}

/** More words than a reader types: a question or a paste, whose words are whole and spelled right. */
export const MANY_WORDS = 8;

export const isTold = ({isFiller}: QueryWord): boolean => !isFiller;

export function patchLabel({version, isIn}: PatchWish): string {
  if (!isIn) return `not in ${version}`;
  return version === lineOf(version) ? `${version} and its patch releases` : version;
}
