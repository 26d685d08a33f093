import type {AskedRange, PlannedRelease} from '../../changelog/upgrade/range';

/** What the two ends of an upgrade are called. */
export const END_NAMES = {from: 'Current version', to: 'Upgrade to'} as const;

/** What is wrong with a text that should name a version. `releases` are oldest first. */
export function noReleaseLine(text: string, releases: readonly PlannedRelease[]): string {
  const [oldest, newest] = [releases[0]!.version, releases.at(-1)!.version];
  const said = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  return `“${said}” is not a version from ${oldest} to ${newest}. Expected one like ${newest} or ${newest}.2.1.`;
}

/** What is wrong with the ends that the address asks for; empty if nothing is. */
export function unknownEnds({unknown = {}}: AskedRange, releases: readonly PlannedRelease[]): string {
  return (['from', 'to'] as const)
    .flatMap((end) => (unknown[end] === undefined ? [] : `${END_NAMES[end]}: ${noReleaseLine(unknown[end], releases)}`))
    .join(' ');
}
