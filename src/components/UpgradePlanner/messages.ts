import {counted, inDigits} from '../../changelog/model/count';
import type {Paste} from '../../changelog/paste/paste';
import type {AskedRange, PlannedRelease} from '../../changelog/upgrade/range';
import {END_NAMES} from '../RangeFields/ends';

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

/**
 * The result of a paste. It never says that something is safe: entries may concern readers who paste none of it.
 * @param mentioned how many changes mention the text
 * @param from the version that is upgraded
 * @param told how much else is said of it: fixes for its log, settings and names
 */
export function verdictLine(
  {paste, isRead}: {readonly paste: Pick<Paste, 'run' | 'isCut' | 'sees'>; readonly isRead: boolean},
  mentioned: number,
  from: string,
  told: number,
): string {
  if (!paste.run) {
    if (mentioned > 0) return `${counted(mentioned, 'change mentions', 'changes mention')} your setup.`;
    if (told > 0) return 'What is known of your setup is below, in “Your setup”.';
    return isRead
      ? 'No change of this upgrade mentions your setup.'
      : 'Nothing in this text was recognized: it has no setting, name, statement, error or list that is known here.';
  }
  const version = paste.run.find(({kind}) => kind === 'version')?.name;
  const isOther = version !== undefined && version !== from && !version.startsWith(`${from}.`);
  const limits = [
    isOther && `The list is from ${version}, but the plan begins at ${from}.`,
    paste.isCut
      ? 'The list is incomplete, so the plan does not say what you do not run: paste everything that the statement prints.'
      : !paste.sees('function') && 'It has no query log, so every function and format counts as used.',
  ];
  return [
    `${counted(paste.run.length, 'line', 'lines')} of your server read.`,
    `Of the changes to check, ${inDigits(mentioned)} ${mentioned === 1 ? 'mentions' : 'mention'} what you run.`,
    ...limits.filter(Boolean),
  ].join(' ');
}
