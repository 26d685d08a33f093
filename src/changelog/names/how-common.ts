// Which names every server has, which many do not have, and whom an entry concerns without a paste.
import type {NameKind} from '../model/named-items';
import {
  EVERY_SERVER,
  isBefore,
  REQUIRED_KINDS,
  type RequiredKind,
  type RequiredTerm,
  type Requirement,
} from '../model/requirement';
import COMMON_NAMES from './common-names.json';

/** Matches a kind and a name, `codec LZ4`: `patterns` are those of names, by kind. */
function namesLike(patterns: Readonly<Record<string, readonly string[]>>): RegExp {
  const ofKinds = Object.entries(patterns).map(([kind, names]) => `${kind} (?:${names.join('|')})`);
  return new RegExp(`^(?:${ofKinds.join('|')})$`);
}

/** Names that every server has. */
const EVERYWHERE = namesLike(COMMON_NAMES.everywhere);
/** What else most servers are used with. */
const COMMON = namesLike(COMMON_NAMES.common);

/** A name of any kind that entries have. */
interface Named {
  readonly kind: NameKind | RequiredKind;
  readonly name: string;
}

/** Whether every server has something: two entries that share it need not have anything in common. */
export function isEverywhere({kind, name}: Named): boolean {
  return EVERYWHERE.test(`${kind} ${name}`);
}

/** Whether a name tells much about a server that has it. */
export function isTelling({kind, name}: Named): boolean {
  return !isEverywhere({kind, name}) && !COMMON.test(`${kind} ${name}`);
}

/**
 * Whether what an entry requires is what every server has; so it is if nothing is known of it.
 * @param from the version of the server
 */
export function isOfEveryServer(requirement: Requirement = EVERY_SERVER, from: string): boolean {
  const isCommon = ({kind, names, not}: RequiredTerm): boolean =>
    !not && names.some((name) => (kind === 'version' ? isBefore(from, name) : isEverywhere({kind, name})));
  return requirement.some((terms) => terms.every(isCommon));
}

/** Whether the version alone leaves it possible that a server has what an entry requires. */
export function isPossible(requirement: Requirement = EVERY_SERVER, from: string): boolean {
  const mayHold = ({kind, names, not}: RequiredTerm): boolean =>
    kind !== 'version' || names.some((name) => isBefore(from, name)) !== Boolean(not);
  return requirement.some((terms) => terms.every(mayHold));
}

/** Many servers have nothing of these kinds, except the names in `OFTEN_USED`, which most servers have. */
const RARE_KINDS: ReadonlySet<RequiredKind> = new Set<RequiredKind>([
  ...(['table-engine', 'database-engine', 'table-function', 'dictionary-layout', 'dictionary-source'] as const),
  ...(['codec', 'index-type', 'disk-type', 'interface', 'platform', 'tool'] as const),
  ...(['access-storage', 'authentication'] as const),
]);
const OFTEN_USED =
  /MergeTree$|^(?:Distributed|View|MaterializedView|Dictionary|s3|s3Cluster|S3|local|object_storage|HTTP|TCP)$/;

/** What a term requires that many servers do not have. */
function rareOf({kind, names, not}: RequiredTerm): string | undefined {
  if (not || !RARE_KINDS.has(kind) || names.some((name) => OFTEN_USED.test(name))) return undefined;
  return names[0]!.replace('*', '') || REQUIRED_KINDS[kind].title;
}

/** What an entry requires that many servers do not have; undefined if many have one of the alternatives. */
export function rareName(requirement: Requirement = EVERY_SERVER): string | undefined {
  const rare = requirement.map((terms) => terms.map(rareOf).find((name) => name !== undefined));
  return rare.includes(undefined) ? undefined : rare[0];
}
