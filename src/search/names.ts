import {append} from '../changelog/model/group';
import type {Name} from '../changelog/model/named-items';
import {PAGE_PATHS} from '../changelog/model/site';
import {compareVersions} from '../changelog/model/versions';
import {NameFinder} from '../changelog/names/name-finder';
import {nameId} from '../changelog/names/name-index';
import {textWords} from './terms';
import {type SearchEntry, UNTOLD} from './types';

/** What is known of a name, above the entries that mention it. */
export interface NameCard extends Pick<Name, 'kind' | 'name' | 'value' | 'aliases'> {
  /** Its history, in the index of names. */
  readonly address: string;
  readonly count: number;
  /** The oldest and the newest release with such an entry; undefined if there is none. */
  readonly first: string | undefined;
  readonly last: string | undefined;
}

/** More names than this that are written alike say little. */
const MOST_CARDS = 2;

/**
 * What the search knows of the server's names: nothing, until it learns it.
 * @param entriesWith finds the entries with a term among their names
 */
export function createNames(entriesWith: (term: string) => readonly SearchEntry[]) {
  let finder = new NameFinder([]);
  /** Names by the terms of all their spellings. */
  const byTerm = new Map<string, Name[]>();
  const termOf = (text: string): string | undefined => {
    const words = textWords([{code: text}]);
    return words.length === 1 ? words[0]!.whole : undefined;
  };

  function learn(names: readonly Name[]): void {
    finder = new NameFinder(names);
    for (const name of names)
      for (const term of new Set([name.name, ...(name.aliases ?? [])].map(termOf)))
        if (term) append(byTerm, term, name);
  }

  /** The terms of the names for which a term is another one. */
  const meantBy = (term: string): string[] =>
    (byTerm.get(term) ?? []).flatMap(({name}) => {
      const own = termOf(name);
      return own === undefined || own === term ? [] : own;
    });

  /** Whether a query is this name, or another one for it. A word of any language may only look like it. */
  function isNamed(query: string, {name, aliases = [], anyCase}: Name): boolean {
    const [word] = textWords([query]);
    const fold = (text: string): string => (anyCase ? text.toLowerCase() : text);
    return word?.nameLike || [name, ...aliases].some((each) => fold(each) === fold(query));
  }

  function cardOf(name: Name): NameCard {
    const isMentioned = ({section, text, undo}: SearchEntry): boolean =>
      section !== UNTOLD &&
      finder.mentions({text: [...text, ...undo.map((code) => ({code}))], undo: []}).some((each) => each === name);
    const versions = entriesWith(termOf(name.name)!)
      .filter(isMentioned)
      .map(({release: {version}}) => version)
      .sort(compareVersions);
    const {kind, aliases, value} = name;
    const address = `${PAGE_PATHS.names}#${nameId(name)}`;
    const [first, last] = [versions[0], versions.at(-1)];
    return {kind, name: name.name, value, aliases, address, count: versions.length, first, last};
  }

  /** The cards of the names that a query is. */
  function cards(query: string): NameCard[] {
    const named = (byTerm.get(termOf(query) ?? '') ?? []).filter((name) => isNamed(query, name));
    return named
      .map(cardOf)
      .sort((a, b) => b.count - a.count)
      .slice(0, MOST_CARDS);
  }

  return {learn, meantBy, cards};
}
