// What is known of a name, in words: in the index of names, and as the line of a name in the search.
import type {Piece, Text} from '../model/records';
import {joined} from '../model/text';
import {areEqualValues, shownValue} from '../server/values';
import type {Lifetime} from './lifetimes';
import type {IndexedName} from './name-index';

/** `new in 24.11`, as an entry says, or `new after 24.8`, which has no such name; undefined for what is older. */
const newIn = ({since}: Lifetime): string | undefined =>
  since?.by === 'entry' ? `new in ${since.release}` : since?.before && `new after ${since.before}`;

/** `0, was 1 until 26.8`: the default today, and its last change. */
function defaultText({default: setting, lifetime}: IndexedName, shown: (value: string) => string): Text {
  if (!setting) return [];
  const {now, isObsolete, steadySince, changes} = setting;
  if (isObsolete) return [`no effect in ${lifetime.obsoleteBy}`];
  const value = (text: string) => ({code: shown(text)});
  const last = changes.at(-1);
  const steady = steadySince === undefined || newIn(lifetime) ? [] : [`, no change since ${steadySince}`];
  if (!last) return now === undefined ? [] : [value(now), ...steady];
  const {before, after, release} = last;
  const change: Text =
    last.newIn === release ? [`, new in ${release}`] : [', was ', value(before), ` until ${release}`];
  // The history does not know every change.
  if (now !== undefined && !areEqualValues(after, now)) return [value(now), ' today, ', value(after), ` in ${release}`];
  return [value(now ?? after), ...change];
}

/** `new in 24.11, gone by 25.5, also lttb`: from when to when there is a name, why it is here, and its other names. */
function lifetimeText({lifetime, reason, default: setting}: IndexedName): Text {
  const {goneBy, aliases} = lifetime;
  const last = setting?.changes.at(-1);
  const from = last !== undefined && last.newIn === last.release ? undefined : newIn(lifetime);
  const to = reason ?? (goneBy && `gone by ${goneBy}`);
  return joined<Piece>([
    ...[from, to].flatMap((part) => (part ? [[part]] : [])),
    ...aliases.map((alias, index) => [index === 0 ? 'also ' : '', {code: alias}]),
  ]);
}

/**
 * The default of a name, and from when to when there is one.
 * @param shown how a default is shown
 */
export function nameText(indexed: IndexedName, shown = shownValue): Text {
  return joined<Piece>([defaultText(indexed, shown), lifetimeText(indexed)].filter(({length}) => length > 0));
}
