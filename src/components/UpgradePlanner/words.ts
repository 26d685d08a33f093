import {counted, inDigits} from '../../changelog/count';
import type {PlannedRelease, Range} from '../../changelog/upgrade-range';
import type {Loading} from './paste';

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
  state: Loading['state'],
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
