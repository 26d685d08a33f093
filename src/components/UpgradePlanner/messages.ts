import {counted, inDigits} from '../../changelog/model/count';
import type {RunItem} from '../../changelog/paste/run-list';
import type {PlanDocument} from '../../changelog/upgrade/plan-document';
import type {AskedRange, PlannedRelease} from '../../changelog/upgrade/range';
import {END_NAMES} from '../RangeFields/ends';

/** What is wrong with a text that should name a version. `releases` are oldest first. */
export function noReleaseLine(text: string, releases: readonly PlannedRelease[]): string {
  const [oldest, newest] = [releases[0]!.version, releases.at(-1)!.version];
  const said = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  return `“${said}” is no version from ${oldest} to ${newest}. Expected one like ${newest} or ${newest}.2.1.`;
}

/** What is wrong with the ends that the address asks for; empty if nothing is. */
export function unknownEnds({unknown = {}}: AskedRange, releases: readonly PlannedRelease[]): string {
  return (['from', 'to'] as const)
    .flatMap((end) => (unknown[end] === undefined ? [] : `${END_NAMES[end]}: ${noReleaseLine(unknown[end], releases)}`))
    .join(' ');
}

/** The result of a paste. It never says that something is safe: entries may concern readers who paste none of it. */
export function verdictLine(
  found:
    | {readonly names: number; readonly run?: readonly RunItem[] | undefined; readonly hasQueries?: boolean}
    | undefined,
  pasted: string,
  {toCheck, others}: PlanDocument['mentioning'],
): string | undefined {
  if (pasted.trim() === '') return undefined;
  if (!found) return 'Comparing…';
  const {names, run, hasQueries} = found;
  if (run) {
    const lines = run.filter(({isImplied}) => !isImplied).length;
    return (
      `${counted(lines, 'line', 'lines')} of your server read. Of the changes to check, ${inDigits(toCheck)} ` +
      `${toCheck === 1 ? 'mentions' : 'mention'} what you run.` +
      (hasQueries ? '' : ' There is no log of queries in it: any function and format counts as run.')
    );
  }
  if (names === 0) return 'No name that entries of these years mention is in this text.';
  if (toCheck + others === 0)
    return (
      `${counted(names, 'name', 'names')} found that entries of these years mention, ` +
      'but no entry of this upgrade does.'
    );
  const all = `${counted(toCheck + others, 'change mentions', 'changes mention')} your setup`;
  return toCheck === 0
    ? `${all}.`
    : `${all}: ${inDigits(toCheck)} of those to check, ${counted(others, 'other', 'others')}.`;
}
