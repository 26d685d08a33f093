// Compares what an entry requires with a paste.
import {
  isBefore,
  lastPart,
  namedAs,
  type RequiredKind,
  type RequiredTerm,
  type Requirement,
  requiredValue,
} from '../model/requirement';
import {isEverywhere, isTelling} from '../names/how-common';
import {areEqualValues} from '../server/values';
import type {Paste} from './paste';

/** What a paste has of something that is required. */
export interface Held {
  readonly kind: RequiredKind;
  readonly name: string;
}

export interface Weighed {
  /** Undefined if the paste does not answer it. */
  readonly holds: boolean | undefined;
  /** What the paste has of it. */
  readonly by: readonly Held[];
}

/** What the list has only from tables of users and rights, which not everybody who runs its statements may read. */
const STATEMENTS_OF_ACCESS: readonly string[] = ['ROW POLICY', 'QUOTA'];

/** Whether a paste sets a setting to a value; undefined if it does not tell the value of each place that sets it. */
function hasValue({settings}: Paste, name: string, value: string): boolean | undefined {
  const isNamed = namedAs(lastPart(name));
  const values = settings.filter(({setting}) => isNamed(lastPart(setting))).map((each) => each.value);
  if (values.some((each) => each !== undefined && areEqualValues(each, value))) return true;
  return values.length === 0 || values.includes(undefined) ? undefined : false;
}

function weighName(kind: RequiredKind, required: string, paste: Paste, from: string): Weighed {
  const of = (holds: boolean | undefined, by: readonly string[] = []): Weighed => ({
    holds,
    by: by.map((name) => ({kind, name})),
  });
  // Only a list mentions the version: a text may come from any.
  if (kind === 'version') return isBefore(from, required) ? of(true, paste.run ? [from] : []) : of(false);
  const {name, value} = requiredValue(required);
  const isEqual = value === undefined || hasValue(paste, name, value);
  if (isEqual === false) return of(false);
  // Of the many settings that a name with `*` fits, one without a told value is no sign.
  const isSign = isEqual !== undefined || !name.includes('*');
  const by = isSign ? paste.find(kind, required) : [];
  const isOfAccess = kind === 'statement' && STATEMENTS_OF_ACCESS.includes(required);
  if (by.length === 0) return of(paste.sees(isOfAccess ? 'grant' : kind) ? false : undefined);
  // Every server has one of the family `*MergeTree`: which one tells nothing more.
  return of(isEqual, isEverywhere({kind, name: required}) ? [required.replace('*', '')] : by);
}

type WeighedTerm = Weighed & Pick<RequiredTerm, 'not'>;

/** What parts come to together: one suffices, or all are needed. */
function weighParts(needed: 'any' | 'all', parts: readonly Weighed[]): Weighed {
  const isAny = needed === 'any';
  // One part decides an alternative if it holds, and all parts together if it does not.
  const decisive = parts.find(({holds}) => holds === isAny);
  const open = parts.find(({holds}) => holds === undefined);
  const by = parts.flatMap((part) => (part.holds === false ? [] : part.by));
  const holds = decisive ? isAny : open ? undefined : !isAny;
  return {holds, by: holds === false ? [] : by};
}

function weighTerm({kind, names, not}: RequiredTerm, paste: Paste, from: string): WeighedTerm {
  const some = names.map((name) => weighName(kind, name, paste, from));
  const {holds, by} = weighParts('any', some);
  return not ? {holds: holds === undefined ? undefined : !holds, by: [], not} : {holds, by};
}

/**
 * Whether a paste has all that an alternative needs, and this tells something of a server: a name that not most servers
 * have, or several together that not every server has.
 */
function isWholeIn(terms: readonly WeighedTerm[]): boolean {
  const needed = terms.filter(({not}) => !not);
  if (terms.some(({holds}) => holds === false)) return false;
  if (needed.some(({holds, by}) => holds === undefined && by.length === 0)) return false;
  const held = needed.flatMap(({by}) => by);
  return held.some(isTelling) || (needed.length > 1 && !held.every(isEverywhere));
}

/**
 * Compares a requirement with a paste; `isWhole` is `isWholeIn` of one of its alternatives.
 * @param from the version that is upgraded
 */
export function weigh(requirement: Requirement, paste: Paste, from: string): Weighed & {readonly isWhole: boolean} {
  const alternatives = requirement.map((terms) => terms.map((term) => weighTerm(term, paste, from)));
  const all = alternatives.map((terms) => weighParts('all', terms));
  return {...weighParts('any', all), isWhole: alternatives.some(isWholeIn)};
}
