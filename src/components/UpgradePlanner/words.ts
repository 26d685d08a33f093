import {countDefaults, type NetDefault} from '../../changelog/defaults/net';
import {counted, inDigits} from '../../changelog/model/count';
import type {Text} from '../../changelog/model/records';
import {joined} from '../../changelog/model/text';
import {releaseName} from '../../changelog/model/versions';
import type {ChangedSetting} from '../../changelog/upgrade/changed-settings';
import type {AskedRange, PlannedRelease} from '../../changelog/upgrade/range';
import type {PasteState} from './usePaste';

/**
 * How many entries matter, of how many, and how many defaults change.
 * @param net the defaults that change; undefined until they are loaded
 */
export function proofLine(
  {from, to, note}: AskedRange,
  passed: readonly PlannedRelease[],
  net: readonly NetDefault[] | undefined,
): string {
  if (note === 'backwards') return `From ${from} to ${to} is no upgrade: ${from} is the newer release.`;
  if (passed.length === 0) return `From ${from} to ${to} no release lies between: choose another.`;
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
  const links = stops.map(
    (release): Text => [{href: `#${release.address.split('#')[1]}`, text: [releaseName(release)]}],
  );
  return ['Stops with long-term support on the way: ', ...joined(links), '.'];
}

/** The pasted names that an entry mentions. */
export function mentionsLine(names: readonly string[]): Text {
  return ['Mentions ', ...joined(names.map((code) => [{code}]))];
}
