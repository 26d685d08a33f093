import type {Name, NameCard} from '../model/named-items';
import {shownValue} from '../server/values';
import type {IndexedKind, IndexedName} from './name-index';

const SHORT = 24;
/** A default as a row shows it: a longer one is cut. */
const shortValue = (value: string): string => {
  const text = shownValue(value);
  return text.length > SHORT ? `${text.slice(0, SHORT)}…` : text;
};

function cardWords({lifetime: {since, goneBy, obsoleteBy}, default: setting}: IndexedName): string {
  const last = setting?.changes.at(-1);
  return [
    since?.by === 'entry' && `since ${since.release}`,
    since?.by === 'servers' && since.before && `in ${since.release}, not in ${since.before}`,
    setting?.now !== undefined && !setting.isObsolete && `default ${shortValue(setting.now)}`,
    last && `${shortValue(last.before)} → ${shortValue(last.after)} in ${last.release}`,
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
