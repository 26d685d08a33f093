import {EFFECTS} from '../model/effects';
import {groupBy} from '../model/group';
import type {PlacedEntry, Text} from '../model/records';
import {namedAs, type RequiredKind, type Requirement, requiredValue, termsOf} from '../model/requirement';
import {joined} from '../model/text';
import type {ChangedSetting} from './changed-settings';
import type {ObsoleteSettings} from './obsolete-settings';
import {areEqualValues} from './values';

/** What a plan says that verdicts on a setup need. */
export interface PasteContext {
  readonly range: {readonly to: string};
  readonly changed: readonly ChangedSetting[];
  /** Oldest first. */
  readonly toCheck: readonly PlacedEntry[];
  readonly requires: ReadonlyMap<string, Requirement>;
  readonly obsolete: ObsoleteSettings;
}

/** Finds the entries to check that require a name, with this value if both have one, or only those that have one. */
export function requiring({toCheck, requires}: PasteContext) {
  const terms = toCheck.flatMap((placed) => {
    const requirement = requires.get(placed.entry.address);
    const named = requirement ? termsOf(requirement, false) : [];
    return named.flatMap(({kind, names}) =>
      names.map((name) => {
        const {value, name: required} = requiredValue(name);
        return {kind, isNamed: namedAs(required), value, placed};
      }),
    );
  });
  const byKind = groupBy(terms, ({kind}) => kind);
  return (kind: RequiredKind, name: string, value?: string, withValue = false): PlacedEntry[] => {
    const fits = (other: string | undefined) =>
      other === undefined ? !withValue : value === undefined || areEqualValues(other, value);
    const of = (byKind.get(kind) ?? []).filter((term) => term.isNamed(name) && fits(term.value));
    return [...new Set(of.map(({placed}) => placed))];
  };
}

/** Entries by their releases, with what happens. */
export function seeEntries(entries: readonly PlacedEntry[]): Text[] {
  const link = ({release: {version}, entry: {address, effects}}: PlacedEntry): Text => [
    {href: address, text: [version]},
    ` (${effects.map((effect) => EFFECTS[effect]).join(', ')})`,
  ];
  return entries.length === 0 ? [] : [['See ', ...joined(entries.map(link)), '.']];
}
