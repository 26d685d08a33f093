import type {Effect} from '../changelog/model/effects';
import type {SectionKind} from '../changelog/model/section-names';
import {stemOf} from './terms';

/**
 * Words that stand for each other, a group a line: a query with one of them also finds the others. Endings need no line
 * here (`terms.ts` cuts them); irregular forms, short forms and what readers say for the changelog's words do.
 */
export const SYNONYMS = [
  'abort terminate',
  'async asynchronous asynchronously',
  'bool boolean',
  'break broke broken regression',
  'build built',
  'compare comparison',
  'crash segfault segmentation sigsegv signal',
  'cve vulnerability security',
  'deprecated obsolete',
  'downgrade rollback',
  'duplicate twice',
  'fast faster speed',
  'forbid refuse disallow reject',
  'hang hung stuck freeze deadlock',
  'incorrect wrong',
  'index indices',
  'infer inference',
  'infinite endless forever',
  'keeper zookeeper zk',
  'login authentication',
  'lose lost loss missing',
  'memory oom',
  'permission privilege grant',
  'remove removal',
  'rename renamed called',
  'rewrite rewrote rewritten',
  'slow slower slowdown',
  'start startup boot',
  'throw threw thrown',
  'timezone tz',
  'unknown new',
  'write wrote written',
];

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
