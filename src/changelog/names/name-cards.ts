import type {Name, NameCard} from '../model/named-items';
import {plainText} from '../model/text';
import {shownValue} from '../server/values';
import type {IndexedKind} from './name-index';
import {nameText} from './name-text';

const SHORT = 24;
/** A default as a row shows it: a longer one is cut. */
const shortValue = (value: string): string => {
  const text = shownValue(value);
  return text.length > SHORT ? `${text.slice(0, SHORT)}…` : text;
};

/** The names of the index as browsers fetch them. */
export function nameCards(index: readonly IndexedKind[], names: readonly Name[]): NameCard[] {
  const known = new Map(names.map((name) => [`${name.kind} ${name.name}`, name]));
  const indexed = index.flatMap(({names: ofKind}) => ofKind);
  return indexed.map((each): NameCard => {
    const {kind, name} = each;
    const lead = each.default && !each.default.isObsolete ? 'default ' : '';
    const line = `${lead}${plainText(nameText(each, shortValue))}`;
    return {...(known.get(`${kind} ${name}`) ?? {kind, name}), ...(line && {line})};
  });
}
