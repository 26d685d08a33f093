import {countDefaults, type NetDefault} from '../../changelog/defaults/net';
import {counted, inDigits} from '../../changelog/model/count';
import {lineOf} from '../../changelog/model/patch-release';
import type {Text} from '../../changelog/model/records';
import {commaList, joined} from '../../changelog/model/text';
import {releaseName} from '../../changelog/model/versions';
import type {ChangedSetting} from '../../changelog/upgrade/changed-settings';
import type {PatchEnd, PatchWay, UnknownVersion} from '../../changelog/upgrade/patch-way';
import {type AskedRange, type PlannedRelease, wholeRange} from '../../changelog/upgrade/range';
import type {PasteState} from './usePaste';

/**
 * How many entries matter, of how many, and how many defaults change.
 * @param net the defaults that change; undefined until they are loaded
 */
export function proofLine(
  range: AskedRange,
  passed: readonly PlannedRelease[],
  net: readonly NetDefault[] | undefined,
): string {
  const whole = wholeRange(range);
  const way = `From ${whole.from} to ${whole.to}`;
  if (range.note === 'backwards') return `${way} is no upgrade: ${whole.from} is the newer release.`;
  if (passed.length === 0) return `${way} no release lies between: choose another.`;
  const {from, to} = range;
  const sum = (key: 'entries' | 'matters') => passed.reduce((total, release) => total + release[key], 0);
  const matters = sum('matters');
  const entries =
    `${inDigits(matters)} of ${counted(sum('entries'), 'entry', 'entries')} between ${from} and ${to} ` +
    `${matters === 1 ? 'matters' : 'matter'} to this upgrade`;
  const {changed, untold} = countDefaults(net ?? []);
  if (changed === 0) return `${entries}.`;
  const all = changed === 1 ? ', in no entry' : `, ${inDigits(untold)} of them in no entry`;
  return `${entries}, and ${counted(changed, 'default', 'defaults')} changed${untold === 0 ? '' : all}.`;
}

/** What one patch release has that others lack. */
export function lacksLine({name, release: {date}}: PatchEnd, count: number, others: readonly string[]): string {
  const changes = count === 0 ? 'no change' : counted(count, 'change', 'changes');
  const lack = others.length > 1 ? `neither ${others.join(' nor ')} has` : `${others[0]} lacks`;
  return `${name}${date === undefined ? '' : ` (${date})`} has ${changes} that ${lack}.`;
}

/** The newest patch release of the line that one runs; undefined if that is what one wants, or not asked for. */
export function newestLine({from, to, newest}: PatchWay): string | undefined {
  if (!from || !newest || newest.name === to?.name) return undefined;
  if (newest.name === from.name) return `${newest.name} is the newest patch release of ${newest.line.line} here.`;
  return lacksLine(newest, newest.lacked, [from.name]);
}

/** What one has and the wanted version lacks; undefined if nothing is known to be so. */
export function lostLine({from, to, lost, best}: PatchWay): string | undefined {
  if (!from || !to || !best || lost.length === 0) return undefined;
  const changes = counted(lost.length, 'change', 'changes');
  const left = best.lost === 0 ? 'none of them' : `${inDigits(best.lost)} of them`;
  const newest =
    best.name === to.name ? '' : ` ${best.name}, the newest patch release of ${best.line.line} here, lacks ${left}.`;
  return `${to.name} lacks at least ${changes} that your ${from.name} has.${newest}`;
}

/** How many of the entries that matter are left out, since one has them already; empty if none is. */
export function alreadyLine(way: PatchWay | undefined, count: number): string {
  const entries = counted(count, 'entry that is', 'entries that are');
  return way?.from && count > 0 ? ` Left out: ${entries} in your ${way.from.name} already.` : '';
}

/** What a patch release has beyond another version of its line; undefined if there is none to compare. */
export function withinLine({from, to, brought, unknown}: PatchWay): string | undefined {
  if (unknown.length > 0) return undefined;
  if (to) return lacksLine(to, brought.length, [from?.name ?? to.line.line]);
  return from && `${from.name} is a patch release of ${from.line.line}.`;
}

export function unknownLine({version, nearest}: UnknownVersion): string {
  const near = nearest.length > 0 ? ' The nearest:' : '';
  return `${version} is not a patch release of ${lineOf(version)} that is known here.${near}`;
}

/** What is wrong with a text that should name a version. `releases` are oldest first. */
export function noReleaseLine(text: string, releases: readonly PlannedRelease[]): string {
  const [oldest, newest] = [releases[0]!.version, releases.at(-1)!.version];
  return `“${text}” is no version from ${oldest} to ${newest}. Expected one like ${newest} or ${newest}.2.1.`;
}

/** The result of a paste. It never says that something is safe: entries may concern readers who paste none of it. */
export function verdictLine(
  state: PasteState,
  pasted: string,
  names: number,
  mattering: number,
  others: number,
): string | undefined {
  if (pasted.trim() === '') return undefined;
  if (state !== 'ready') return state === 'failed' ? undefined : 'Comparing…';
  if (names === 0) return 'No name that entries of these years mention is in this text. Everything stays not matched.';
  if (mattering + others === 0)
    return (
      `${counted(names, 'name', 'names')} found that entries of these years mention, ` +
      'but no entry of this range does: not matched.'
    );
  return (
    `${counted(mattering + others, 'entry mentions', 'entries mention')} what you pasted: ` +
    `${inDigits(mattering)} of those that matter to this upgrade, ${counted(others, 'other', 'others')}. ` +
    'The rest is not matched.'
  );
}

/** The line about the settings that change and change back by their entries alone; undefined if none does. */
export function settledLine(changed: readonly ChangedSetting[]): Text | undefined {
  const settled = changed.filter((setting) => setting.settled && !setting.isInHistory);
  if (settled.length === 0) return undefined;
  const each = settled.map(
    ({setting, clauses}): Text => [{code: setting}, ` (${clauses.map(({version}) => version).join(', ')})`],
  );
  return ['Changed on the way and changed back, so not needed here: ', ...joined(each), '.'];
}

/** The long-term support releases before the end of an upgrade; undefined if there are none. */
export function stopsLine(passed: readonly PlannedRelease[]): Text | undefined {
  const stops = passed.slice(0, -1).filter(({lts}) => lts);
  if (stops.length === 0) return undefined;
  const links = stops.map((release) => ({href: `#${release.address.split('#')[1]}`, text: [releaseName(release)]}));
  return ['Stops with long-term support on the way: ', ...commaList(links), '.'];
}

/** The pasted names that an entry mentions. */
export function mentionsLine(names: readonly string[]): Text {
  return ['Mentions ', ...commaList(names.map((code) => ({code})))];
}
