import type {Effect} from '../changelog/model/effects';
import type {SectionKind} from '../changelog/model/section-names';
import SYNONYMS from './synonyms.json';
import {stemOf} from './terms';

/**
 * The words that stand for each other, a group a line of `synonyms.json`: a query with one of them also finds the others.
 * Endings need no line (`terms.ts` cuts them); irregular and short forms do, and what readers say for the changelog's words.
 */
const others = new Map<string, string[]>();
for (const group of SYNONYMS.map((line) => [...new Set(line.split(' ').map(stemOf))]))
  for (const word of group) others.set(word, [...(others.get(word) ?? []), ...group.filter((each) => each !== word)]);

/** The terms that stand for one. */
export const synonymsOf = (term: string): readonly string[] => others.get(term) ?? [];

/** What readers say of the entries of a kind of section, beside its label. */
export const SAID_OF_SECTIONS: Readonly<Partial<Record<SectionKind, string>>> = {
  incompatible: 'breaking backward changes',
  performance: 'faster speed optimized',
  bug: 'fixed issue problem',
};

/** What readers say of entries that matter to an upgrade, by what happens to them. */
export const SAID_OF_EFFECTS: Readonly<Record<Effect, string>> = {
  start: 'startup boot load refuses',
  'one-way': 'downgrade rollback back read written older',
  mixed: 'rolling replicas cluster older',
  access: 'permission grant privilege security',
  fails: 'error exception refused',
  result: 'different changed wrong result',
  cost: 'slower usage',
  ops: 'logs metrics paths',
};
