// Which entries mention a paste.
import type {Name} from '../model/named-items';
import type {Entry, PlacedEntry} from '../model/records';
import {
  lastPart,
  namedAs,
  type RequiredKind,
  type RequiredTerm,
  type Requirement,
  requiredKind,
  requiredTerms,
  requiredValue,
  termsOf,
} from '../model/requirement';
import {UNDO_SCOPES} from '../model/undo';
import {isTelling} from '../names/how-common';
import {NameFinder} from '../names/name-finder';
import type {Paste} from './paste';
import {type Held, weigh} from './weigh';

/** What a paste says of an entry: nothing of most. */
export type Verdict =
  | {
      readonly is: 'mentioned';
      /** The pasted names that it is about. */
      readonly names: readonly string[];
      /** Whether the paste has all that the entry requires, and not every server has it. */
      readonly isMet: boolean;
      /** Whether the setting that keeps a server from starting was pasted; undefined if no setting is needed for that. */
      readonly startSetting: 'set' | 'unset' | undefined;
    }
  /** It requires something that the list does not have, or cannot tell; or servers of two versions in one cluster. */
  | {readonly is: 'unused' | 'untold' | 'apart'};

/** What a paste says of entries, by their addresses; `from` is the version that is upgraded. */
export type Verdicts = ReadonlyMap<string, Verdict>;
export type PasteIndex = (paste: Paste, from: string) => Verdicts;

/** Kinds of names whose value may keep a server from starting. */
const IS_SET = /setting$|^configuration$/;

/** The settings and elements among the terms of a requirement: those with a value, if one has a value. */
function requiredSettings(terms: readonly RequiredTerm[]) {
  const all = terms
    .filter(({kind}) => IS_SET.test(kind))
    .flatMap(({kind, names}) => names.map((name) => ({kind, ...requiredValue(name)})));
  const valued = all.filter(({value}) => value !== undefined);
  return {areValued: valued.length > 0, settings: valued.length > 0 ? valued : all};
}

/**
 * `set` if the paste sets what keeps the server from starting; `unset` if the entry has other effects too and the list
 * shows that it does not; undefined if neither is known, or the entry is not about the start.
 */
function startSettingOf(
  {effects}: Entry,
  requires: Requirement,
  by: readonly Held[],
  paste: Paste,
): 'set' | 'unset' | undefined {
  if (!effects.includes('start')) return undefined;
  const terms = requiredTerms(requires, false);
  const {settings, areValued} = requiredSettings(terms);
  const isHeld = (setting: Held): boolean =>
    by.some(({kind, name}) => kind === setting.kind && namedAs(lastPart(setting.name))(name));
  if (settings.some(isHeld)) return 'set';
  // Where a table may not be loaded, queries of the same kind do not matter to the start.
  const isOfTables = ({kind}: {readonly kind: RequiredKind}): boolean => requiredKind(kind).seenIn === 'tables';
  if (effects.length > 1 && by.length > 0 && terms.some(isOfTables) && !by.some(isOfTables)) return 'unset';
  return areValued && effects.length > 1 && settings.every(({kind}) => paste.sees(kind)) ? 'unset' : undefined;
}

/** What a paste says of an entry that requires this; undefined if it says nothing. */
function verdictOn(entry: Entry, requires: Requirement, paste: Paste, from: string): Verdict | undefined {
  const {holds, by, isWhole} = weigh(requires, paste, from);
  // Whoever sets what an entry undoes is concerned too.
  const undone = entry.undo
    .map(({scope, setting}) => ({kind: UNDO_SCOPES[scope].kinds[0], name: setting}))
    .filter(({kind, name}) => paste.find(kind, name).length > 0);
  const all = [...by, ...undone];
  // Of several things that are required together, a part of SQL alone says nothing in a text.
  const isVague = !paste.run && holds === undefined && all.every(({kind}) => kind === 'statement');
  if (holds !== false && all.length > 0 && !isVague) {
    return {
      is: 'mentioned',
      names: [...new Set(all.map(({name}) => name))],
      isMet: undone.length === 0 ? isWhole : all.some(isTelling),
      startSetting: startSettingOf(entry, requires, by, paste),
    };
  }
  if (!paste.run || holds === true) return undefined;
  return {is: holds === false ? 'unused' : 'untold'};
}

/**
 * Makes the function that compares a paste with what entries require. Of what only a patch release brings, nobody says that:
 * there, one name of each kind counts that the entry is about.
 */
export function pasteIndex(entries: readonly PlacedEntry[], known: readonly Name[]): PasteIndex {
  const finder = new NameFinder(known);
  const namesOf = (entry: Entry): Name[] =>
    [...finder.subjects(entry)].filter((name) => name.kind !== 'grant' && isTelling(name));
  const required = entries.map(({entry}) => ({entry, requires: entry.requires ?? [termsOf(namesOf(entry))]}));
  return (paste, from) =>
    new Map(
      required.flatMap(({entry, requires}) => {
        const verdict = verdictOn(entry, requires, paste, from);
        return verdict ? [[entry.address, verdict]] : [];
      }),
    );
}
