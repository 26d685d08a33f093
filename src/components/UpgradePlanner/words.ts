import {counted, inDigits} from '../../changelog/model/count';
import type {Text} from '../../changelog/model/records';
import type {PlannedRelease, Range} from '../../changelog/upgrade/range';
import type {Settled} from '../../changelog/upgrade/roll-back';
import type {Paste} from './usePaste';

/** How much was taken, of how much. */
export function proofLine({from, to}: Range, passed: readonly PlannedRelease[]): string {
  if (passed.length === 0) return `From ${from} to ${to} no release lies between: choose another.`;
  const sum = (key: 'entries' | 'matters') => passed.reduce((total, release) => total + release[key], 0);
  const matters = sum('matters');
  return (
    `${inDigits(matters)} of ${counted(sum('entries'), 'entry', 'entries')} between ${from} and ${to} ` +
    `${matters === 1 ? 'matters' : 'matter'} to this upgrade.`
  );
}

/** What came of a paste. It never says that something is safe: an entry may concern who does not use what it names. */
export function verdictLine(
  state: Paste['state'],
  pasted: string,
  names: number,
  mattering: number,
  others: number,
): string | undefined {
  if (pasted.trim() === '') return undefined;
  if (state !== 'ready') return state === 'failed' ? undefined : 'Comparing…';
  if (names === 0) return 'No name of the changelog is in this text. Everything stays not matched.';
  if (mattering + others === 0)
    return (
      `${counted(names, 'name', 'names')} of the changelog found, but no entry of this range mentions ` +
      `${names === 1 ? 'it' : 'them'}: not matched.`
    );
  return (
    `${counted(mattering + others, 'entry mentions', 'entries mention')} what you pasted: ` +
    `${inDigits(mattering)} of those that matter to this upgrade, ${counted(others, 'other', 'others')}. ` +
    'The rest is not matched.'
  );
}

/** What is said of an entry whose setting changes back on the same way; nothing where none does. */
export function settledNote(settings: readonly string[], settled: readonly Settled[]): Text | undefined {
  const found = settled.filter(({setting}) => settings.includes(setting));
  if (found.length === 0) return undefined;
  const each = found.flatMap(
    ({setting, versions}, place): Text => [
      place === 0 ? '' : '; ',
      {code: setting},
      ` is changed in ${versions.join(' and ')}`,
    ],
  );
  return [...each, ': after this upgrade it is as before.'];
}
