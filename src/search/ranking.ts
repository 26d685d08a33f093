import type {SearchResult as Found} from 'minisearch';
import {plainText} from '../changelog/model/text';
import type {Concept, IndexQuery} from './index-query';
import {termsOf, textWords} from './terms';
import type {SearchEntry} from './types';
import type {Wish} from './wish';

/** An entry that the index has found, and what decides its place in the list. */
export interface Ranked {
  readonly entry: SearchEntry;
  readonly terms: readonly string[];
  /** The words asked for. */
  readonly concepts: readonly Concept[];
  /** Counts first: whole names, then words spelled out, then those only begun or misspelled. */
  readonly rank: number;
  readonly worth: number;
}

/** Whether a word of the query, or what stands for it, is among these terms. */
const isAmong = (terms: ReadonlySet<string>) => (concept: Concept) =>
  concept.alternatives.some((alternative) => alternative.every((term) => terms.has(term)));

/** The largest share of the terms of what stands for a word that are among these. */
const mostOf = ({alternatives}: Concept, terms: ReadonlySet<string>): number =>
  Math.max(...alternatives.map((each) => each.filter((term) => terms.has(term)).length / each.length));

const countNames = ({match}: Found, names: readonly string[]) =>
  names.filter((name) => match[name]?.includes('names')).length;

/** Ranks entries that have all words. */
export function rankAll(
  found: readonly Found[],
  {concepts, exact}: IndexQuery,
  {weights}: Wish,
  entryOf: (order: number) => SearchEntry,
): Ranked[] {
  return found.map((each) => {
    const entry = entryOf(each.id);
    const isSpelledOut = concepts.every(isAmong(new Set(each.terms)));
    return {
      entry,
      terms: each.terms,
      concepts,
      rank: 2 * countNames(each, exact) + Number(isSpelledOut),
      worth: steps(each.score * (weights[entry.section] ?? 1)),
    };
  });
}

/** Rounded: floating-point sums depend on the order of adding. */
const steps = (worth: number): number => Math.round(worth * 1e6);

/** What a word counts that an entry has in another form or in pieces. */
const OTHERWISE = 0.7;
/** What it counts if it is only begun or misspelled there. */
const ALMOST = 0.5;
/** In a long query, a name counts by its pieces if an entry has this share of them. */
const MOST_PIECES = 0.6;
/** Entries with less than this share of what the best one has are not near. */
const NEAR = 0.5;
const NEAR_IN_LONG = 0.6;
/** In a long query the rarest words lead, and a long entry has many of the others by chance. */
const RAREST_LEAD = 1.5;
const LONG_ENTRY = 0.2;
const USUAL_LENGTH = 200;
/** What each known name counts that tells where an error happened. */
const CONTEXT = 16;

/** Ranks entries by how rare their words of the query are; if they need not have all, without what is far from the best. */
export function rankSome(
  found: readonly Found[],
  {concepts, exact, context}: IndexQuery,
  {weights, long}: Wish,
  entryOf: (order: number) => SearchEntry,
  entryCount: number,
  all: boolean,
): Ranked[] {
  const wanted = concepts.filter(({isRelease}) => !isRelease);
  const hits = found.map((each) => {
    const own = new Set(each.terms);
    const [isAsked, isSpelledOut] = [isAmong(new Set(each.queryTerms)), isAmong(own)];
    const shares = concepts.map((concept) => {
      if (own.has(concept.alternatives[0]![0]!)) return 1;
      if (isSpelledOut(concept)) return OTHERWISE;
      if (isAsked(concept)) return ALMOST;
      const part = long === 'question' ? mostOf(concept, own) : 0;
      return part >= MOST_PIECES ? OTHERWISE * part : 0;
    });
    return {each, shares};
  });
  const rarity = concepts.map(({isRelease}, at) => {
    const spelledOut = hits.filter(({shares}) => shares[at]! > ALMOST).length;
    const count = spelledOut || hits.filter(({shares}) => shares[at]! > 0).length;
    return isRelease ? 1 : Math.log(1 + entryCount / (1 + count)) ** (long ? RAREST_LEAD : 1);
  });
  const placesIn = ({text}: SearchEntry): number =>
    context.length === 0 ? 0 : context.filter((name) => termsOf(textWords(text)).includes(name)).length;
  const lengthOf = ({text}: SearchEntry): number => plainText(text).length;
  const ranked = hits
    .filter(({shares}) => concepts.some((concept, at) => wanted.includes(concept) && shares[at]! > 0))
    .map(({each, shares}) => {
      const entry = entryOf(each.id);
      const counted = shares.reduce<number>((sum, share, at) => sum + share * rarity[at]!, 0);
      const coverage = long ? counted / (1 + LONG_ENTRY * Math.log(1 + lengthOf(entry) / USUAL_LENGTH)) : counted;
      const names = 2 * countNames(each, exact) + CONTEXT * placesIn(entry);
      const worth = coverage + names + Math.log(weights[entry.section] ?? 1) + each.score / 1e3;
      return {entry, terms: each.terms, concepts, rank: 0, coverage, worth: steps(worth)};
    });
  const best = ranked.reduce((most, {coverage}) => Math.max(most, coverage), 0);
  const least = all ? 0 : best * (long ? NEAR_IN_LONG : NEAR);
  return ranked.filter(({coverage}) => coverage >= least);
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
export function inOrder(ranked: readonly Ranked[], {patch}: Wish, page: string | undefined): Ranked[] {
  const isElsewhere = ({entry}: Ranked) =>
    entry.release.version === patch?.version ? 0 : page !== undefined && entry.address.startsWith(`${page}#`) ? 1 : 2;
  return [...ranked].sort(
    (a, b) => b.rank - a.rank || b.worth - a.worth || isElsewhere(a) - isElsewhere(b) || a.entry.order - b.entry.order,
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
