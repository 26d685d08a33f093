import type {SearchResult as Found} from 'minisearch';
import {plainText} from '../changelog/model/text';
import {compareVersions, monthsBetween} from '../changelog/model/versions';
import type {Concept, IndexQuery} from './index-query';
import {BUG_FIX, FEATURE} from './intents';
import type {SearchEntry} from './types';
import type {Wish} from './wish';

/** An entry that the index has found, and what decides its place in the list. */
export interface Ranked {
  readonly entry: SearchEntry;
  readonly terms: readonly string[];
  /** The words asked for. */
  readonly concepts: readonly Concept[];
  readonly worth: number;
}

/** The largest share of the terms of what stands for a word that are among these. */
const mostOf = ({alternatives}: Concept, terms: readonly string[]): number =>
  Math.max(...alternatives.map((each) => each.filter((term) => terms.includes(term)).length / each.length));

const countNames = ({match}: Found, names: readonly string[]) =>
  names.filter((name) => match[name]?.includes('names')).length;

/** Rounded: floating-point sums depend on the order of adding. */
const rounded = (worth: number): number => Math.round(worth * 1e6);

/** What a word counts that an entry has in another form, in pieces, only begun or misspelled. */
const OTHERWISE = 0.7;
/** In a long query, a name counts by its pieces if an entry has this share of them. */
const MOST_PIECES = 0.6;
/** What a whole name counts more than its words. */
const NAME = 2;
/** Entries with less than this share of what the best one has are not near. */
const NEAR = 0.6;
/** A long entry has many of the words of a long query by chance. */
const [LONG_ENTRY, USUAL_LENGTH] = [0.1, 200];
/** Most bugs of a version are fixed within so many months. */
const [LATER, USUAL_MONTHS] = [0.2, 3];

/**
 * What a section counts more: readers who look up a name want to know first when it came, and those who ask a question of
 * many words, or paste an error, look for its fix.
 */
const FAVORED = 2;

/**
 * Ranks entries by how rare their words of the query are, and those alike by how much they are about them.
 * @param all whether entries have all words; otherwise those that are far from the best are left out
 */
export function rank(
  results: readonly Found[],
  {concepts, exact}: IndexQuery,
  {long, patch, isNewestFirst}: Wish,
  entryOf: (order: number) => SearchEntry,
  entryCount: number,
  all: boolean,
): Ranked[] {
  const hits = results.map((result) => {
    const found = [...result.terms, ...result.queryTerms];
    const shares = concepts.map((concept) => {
      if (result.terms.includes(concept.alternatives[0]![0]!)) return 1;
      if (concept.alternatives.some((each) => each.every((term) => found.includes(term)))) return OTHERWISE;
      const part = long ? mostOf(concept, result.terms) : 0;
      return part >= MOST_PIECES ? OTHERWISE * part : 0;
    });
    return {result, shares};
  });
  const rarity = concepts.map(({isRelease}, at) => {
    const count = hits.filter(({shares}) => shares[at]! > 0).length;
    return isRelease ? 0 : Math.log(1 + entryCount / (1 + count));
  });
  /** How much less the words of an entry count. */
  function doubt({text, release}: SearchEntry): number {
    const length = long ? LONG_ENTRY * Math.log(1 + plainText(text).length / USUAL_LENGTH) : 0;
    const months = patch && !patch.isIn ? Math.max(0, monthsBetween(patch.version, release.version)) : 0;
    return 1 + length + LATER * Math.log(1 + months / USUAL_MONTHS);
  }
  const isAsking = concepts.some(({isRelease}) => !isRelease);
  const favored = long ? BUG_FIX : FEATURE;
  const ranked = hits.map(({result, shares}) => {
    const entry = entryOf(result.id);
    const coverage = shares.reduce<number>((sum, share, at) => sum + share * rarity[at]!, 0) / doubt(entry);
    const topic = Math.log(result.score * (isAsking && entry.section === favored ? FAVORED : 1));
    return {
      entry,
      terms: result.terms,
      concepts,
      coverage,
      worth: rounded(coverage + NAME * countNames(result, exact) + topic),
    };
  });
  if (all && isNewestFirst) {
    // By release, what has only pieces of a name would stand among what has the name.
    const named = ranked.filter((_, at) => countNames(results[at]!, exact) > 0);
    return named.length > 0 ? named : ranked;
  }
  if (all) return ranked;
  const best = Math.max(0, ...ranked.map(({coverage}) => coverage));
  return ranked.filter(({coverage}) => coverage > 0 && coverage >= NEAR * best);
}

/** The terms to be marked: of a name that an entry has whole, neither its pieces nor what only begins like it. */
export function markedTerms({concepts, terms}: Ranked): ReadonlySet<string> {
  const own = new Set(terms);
  const found = concepts.map(({alternatives}) =>
    alternatives
      .filter((each) => each.every((term) => own.has(term)))
      .sort((one, other) => other.join('').length - one.join('').length)
      .at(0),
  );
  return found.every((alternative) => alternative !== undefined) ? new Set(found.flat()) : own;
}

/** Best first; equal ones: those of the release asked for, those of this page, then the newer ones. */
export function inOrder(ranked: readonly Ranked[], {patch, isNewestFirst}: Wish, page: string | undefined): Ranked[] {
  // Changed defaults without an entry are added after all entries.
  if (isNewestFirst)
    return [...ranked].sort(
      ({entry: a}, {entry: b}) => compareVersions(b.release.version, a.release.version) || a.order - b.order,
    );
  const isElsewhere = ({entry}: Ranked) =>
    entry.release.version === patch?.version ? 0 : page !== undefined && entry.address.startsWith(`${page}#`) ? 1 : 2;
  return [...ranked].sort(
    (a, b) => b.worth - a.worth || isElsewhere(a) - isElsewhere(b) || a.entry.order - b.entry.order,
  );
}

/** Puts entries of one pull request together, at the place of the best of them. */
export function togetherByPullRequest(ranked: readonly Ranked[]): Ranked[] {
  const groups = new Map<number, Ranked[]>();
  const places: Ranked[][] = [];
  for (const each of ranked) {
    const numbers = each.entry.pullRequests;
    const group = numbers.map((number) => groups.get(number)).find((known) => known !== undefined) ?? [];
    if (group.length === 0) places.push(group);
    group.push(each);
    for (const number of numbers) if (!groups.has(number)) groups.set(number, group);
  }
  return places.flat();
}
