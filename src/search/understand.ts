import {lineOf} from '../changelog/model/patch-release';
import {readLog, withoutAddresses} from '../changelog/paste/log';
import {versionIn} from '../changelog/patches/missing';
import {findBugs} from './bugs';
import {BUG_FIXES, CHOICES, type Choice} from './intents';
import {type ErrorNames, ofLog, ofQuestion} from './long-query';
import type {PatchWish} from './patches';
import {type QueryWord, queryWords, withoutNoise} from './query';
import {findRange, onlyRelease, type ReleaseRange, rangeOf} from './release-range';
import {isTold, MANY_WORDS, patchLabel, type Wish} from './wish';

/**
 * What asks for the content of a patch release, before its version: `in`, `backported to`, `what changed in the release`.
 * Behind other words a mere version is what one runs.
 */
const CONTENT_OF =
  /\b(?:(?:what(?:['’]?s)?|is|are|was|were|has|have|been|all|the|new|changed|changes?|included?s?|contain\w*|list|release|notes?|change ?log) +)*(?:in|of|(?:back)?ported (?:to|in)|(?:notes?|change ?log) for|notes?|change ?log|patch)(?: +the)?(?: +patch)?(?: +(?:release|version))? +v?(?=2\d\.\d+\.\d)/i;

/** What asks for what a version lacks, before it. */
const NOT_IN = /\b(?:not|missing) (?:yet )?(?:fixed )?(?:in|from) +v?(?=2\d\.\d+\.\d)/i;

const NEWEST_FIRST = /\bnewest first\b/i;

/** A word after a single minus: `join -hash`. */
const EXCLUDED = /(?<=^|\s)-(?=\p{L})([\p{L}\p{N}_]+)(?=\s|$)/gu;

/** Takes a query word by word. */
export function literally(query: string): Wish {
  return {words: queryWords(withoutNoise(query)), says: []};
}

/** Whether there is nothing but releases to look for. */
const asksNothingElse = (words: readonly QueryWord[]): boolean =>
  words.filter(isTold).every(({scope}) => scope === 'version');

/** The choice that a text makes, and the text without it. */
function findChoice(text: string): {choice: Choice; rest: string} | undefined {
  for (const where of ['phrase', 'alone'] as const)
    for (const choice of CHOICES) {
      const rest = choice[where] ? text.replace(choice[where], ' ') : text;
      if (rest !== text && (where === 'phrase' || asksNothingElse(queryWords(rest)))) return {choice, rest};
    }
  return undefined;
}

/** The words to leave out, and the text without them; a text of such words alone keeps them. */
function findExcluded(text: string): {excluded: QueryWord[]; rest: string} {
  const rest = text.replace(EXCLUDED, ' ');
  if (queryWords(rest).length === 0) return {excluded: [], rest: text};
  return {excluded: [...text.matchAll(EXCLUDED)].flatMap(({1: word}) => queryWords(word!)), rest};
}

const withoutLabels = (excluded: readonly QueryWord[]) => excluded.map(({typed}) => `without “${typed}”`);

/**
 * What a query asks of a patch release: `24.8.5` and `fixed in 24.8` what it brought, `24.8.4.13 crash` what it lacks.
 * @param version the whole version that the query names
 * @param range the releases that it names
 */
function patchOf(
  version: string | undefined,
  range: ReleaseRange | undefined,
  choice: Choice | undefined,
  words: readonly QueryWord[],
  asksContent: boolean,
): PatchWish | undefined {
  const [release] = words.filter(({scope}) => scope === 'version').map(({whole}) => whole);
  const wanted = version ?? (choice === BUG_FIXES && !range ? release : undefined);
  if (wanted === undefined || (range && range.from !== lineOf(wanted))) return undefined;
  if (range) return {version: wanted, isIn: false};
  if (asksContent || choice === BUG_FIXES) return {version: wanted, isIn: true};
  return choice ? undefined : {version: wanted, isIn: asksNothingElse(words)};
}

/** Takes a query as its writer means it: kinds of change, ranges of releases, words to leave out. */
export function understand(query: string, errors: ErrorNames = {}): Wish {
  const log = readLog(query);
  if (log) return ofLog(log, errors);
  const literal = literally(query);
  if (literal.words.filter(isTold).length > MANY_WORDS) return ofQuestion(query, literal.words);
  const isLacked = NOT_IN.test(query);
  const asked = isLacked ? query.replace(NOT_IN, ' ') : query.replace(CONTENT_OF, ' ');
  const cleaned = withoutNoise(asked);
  const found = findRange(cleaned);
  const {excluded, rest} = findExcluded(found?.rest ?? cleaned);
  const chosen = findChoice(rest);
  const text = chosen?.rest ?? rest;

  const all = queryWords(text);
  const versions = all.filter(({scope}) => scope === 'version').map(({whole}) => whole);
  const version = versionIn(withoutAddresses(query));
  const several = found?.range ?? rangeOf(versions);
  const patch =
    isLacked && version ? {version, isIn: false} : patchOf(version, several, chosen?.choice, all, asked !== query);
  const range = several ?? (chosen && !patch && versions[0] !== undefined ? onlyRelease(versions[0]) : undefined);
  const words = (range || patch) && !found ? all.filter(({scope}) => scope !== 'version') : all;
  const says = [
    ...(chosen ? [chosen.choice.label] : []),
    ...(range ? [range.label] : []),
    ...(patch ? [patchLabel(patch)] : []),
    ...withoutLabels(excluded),
  ];
  return says.length === 0 ? literal : {words, excluded, range, patch, passes: chosen?.choice.passes, says};
}

/** What a query may mean, the likeliest first. */
export function meanings(query: string, errors: ErrorNames): Wish[] {
  const asked = query.replace(NEWEST_FIRST, ' ');
  if (asked === query || queryWords(asked).length === 0) return unsorted(query, errors);
  return unsorted(asked, errors).map((wish) =>
    wish.long ? wish : {...wish, isNewestFirst: true, says: [...wish.says, 'newest first']},
  );
}

/** The bugs that came with releases are known for some of them only. */
function unsorted(query: string, errors: ErrorNames): Wish[] {
  const bugs = findBugs(withoutNoise(query));
  const usual = understand(query, errors);
  if (!bugs || usual.long) return [usual];
  const {excluded, rest} = findExcluded(bugs.rest);
  return [
    {words: queryWords(rest), excluded, passes: bugs.passes, says: [bugs.label, ...withoutLabels(excluded)]},
    usual,
  ];
}
