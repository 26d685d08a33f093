import type {Name, NameCard} from '../model/named-items';
import type {DefaultChange} from '../server/defaults-file';
import {shownValue} from '../server/values';
import type {IndexedKind, IndexedName} from './name-index';

const SHORT = 24;
/** A default as a row shows it: a longer one is cut. */
const shortValue = (value: string): string => {
  const text = shownValue(value);
  return text.length > SHORT ? `${text.slice(0, SHORT)}…` : text;
};

/** `8 → 16 in 26.8`; of two values that look alike once they are cut, that they differ. */
function changeWords({before, after, release}: Pick<DefaultChange, 'before' | 'after' | 'release'>): string {
  const [old, now] = [shortValue(before), shortValue(after)];
  return old === now ? `changed in ${release}` : `${old} → ${now} in ${release}`;
}

function cardWords({lifetime: {since, goneBy, obsoleteBy}, default: setting}: IndexedName): string {
  const last = setting?.changes.at(-1);
  return [
    since?.by === 'entry' && `since ${since.release}`,
    since?.by === 'servers' && since.before && `in ${since.release}, not in ${since.before}`,
    setting?.now !== undefined && !setting.isObsolete && `default ${shortValue(setting.now)}`,
    last && changeWords(last),
    obsoleteBy && `no effect in ${obsoleteBy}`,
    goneBy && `gone by ${goneBy}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The names of the index as browsers fetch them. */
export function nameCards(index: readonly IndexedKind[], names: readonly Name[]): NameCard[] {
  const known = new Map(names.map((name) => [`${name.kind} ${name.name}`, name]));
  const indexed = index.flatMap(({names: ofKind}) => ofKind);
  return indexed.map((each): NameCard => {
    const {kind, name} = each;
    const line = cardWords(each);
    return {...(known.get(`${kind} ${name}`) ?? {kind, name}), ...(line && {line})};
  });
}
