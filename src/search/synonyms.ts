import type {Effect} from '../changelog/model/effects';
import type {SectionKind} from '../changelog/model/section-names';
import {stemOf} from './terms';

/**
 * Words that stand for each other, a group a line: a query with one of them also finds the others. Endings need no line
 * here (`terms.ts` cuts them); irregular forms, short forms and what readers say for the changelog's words do.
 */
export const SYNONYMS = [
  'abort terminate',
  'analyze analyse analysis',
  'argument arg',
  'async asynchronous asynchronously',
  'bool boolean',
  'break broke broken regression',
  'build built',
  'certificate cert',
  'compare comparison',
  'configuration config',
  'convert conversion cast',
  'corrupt broken damaged',
  'crash segfault segmentation sigsegv signal',
  'cve vulnerability security',
  'database db',
  'deduplicate deduplication dedup',
  'deprecated obsolete',
  'downgrade rollback',
  'duplicate duplication twice',
  'fast faster speed',
  'forbid refuse disallow reject',
  'function func',
  'hang hung stuck freeze deadlock',
  'ignore skip',
  'incorrect wrong',
  'index indices indexes',
  'infer inference',
  'infinite endless forever',
  'keeper zookeeper zk',
  'kill cancel',
  'kubernetes k8s',
  'login authentication auth',
  'lose lost loss missing',
  'materialized materialised',
  'memory mem oom',
  'mongodb mongo',
  'optimize optimise',
  'outdated stale',
  'parameter param',
  'performance perf',
  'permission privilege grant',
  'postgresql postgres pg',
  'remove removal',
  'rename renamed called',
  'replica replication replicated',
  'restart reboot',
  'rewrite rewrote rewritten',
  'slow slower slowdown',
  'sort order',
  'start startup boot',
  'throw threw thrown',
  'timezone tz',
  'tls ssl',
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
