import {lineOf} from '../changelog/model/patch-release';
import {versionIn} from '../changelog/patches/missing';
import {
  BUG_FIXES,
  CHOICES,
  type Choice,
  ERROR_WEIGHTS,
  PREFERENCES,
  type SectionWeights,
  USUAL_WEIGHTS,
} from './intents';
import type {PatchWish} from './patches';
import {isError, type QueryWord, queryWords, withoutAddresses, withoutNoise} from './query';
import {findRange, onlyRelease, type ReleaseRange, rangeOf} from './release-range';

/** What a query asks for. */
export interface Wish {
  readonly words: readonly QueryWord[];
  /** Words that an entry must not have. */
  readonly excluded: readonly QueryWord[];
  readonly range: ReleaseRange | undefined;
  readonly patch: PatchWish | undefined;
  readonly chooses: Choice['chooses'] | undefined;
  readonly weights: SectionWeights;
  /** What was understood beyond the words themselves, as the list says it; empty if nothing was. */
  readonly says: readonly string[];
}

/** More words than a reader types: a paste, whose words are whole and spelled right. */
export const MANY_WORDS = 8;

/**
 * What asks for the content of a patch release, before its version: `in`, `backported to`, `what changed in the release`.
 * Behind other words a mere version is what one runs.
 */
const CONTENT_OF =
  /\b(?:(?:what(?:['’]?s)?|is|are|was|were|has|have|been|all|the|new|changed|changes?|included?s?|contain\w*|list|release|notes?|change ?log) +)*(?:in|of|(?:back)?ported (?:to|in)|(?:notes?|change ?log) for|notes?|change ?log|patch)(?: +the)?(?: +patch)?(?: +(?:release|version))? +v?(?=2\d\.\d+\.\d)/i;

/** A word after a single minus: `join -hash`. */
const EXCLUDED = /(?<=^|\s)-(?=\p{L})([\p{L}\p{N}_]+)(?=\s|$)/gu;

const isTold = ({isFiller}: QueryWord) => !isFiller;

const usualWeights = (query: string): SectionWeights => (isError(query) ? ERROR_WEIGHTS : USUAL_WEIGHTS);

/** Takes a query word by word. */
export function literally(query: string): Wish {
  const words = queryWords(withoutNoise(query));
  const weights = words.every(({scope}) => scope === 'version') ? {} : usualWeights(query);
  return {words, excluded: [], range: undefined, patch: undefined, chooses: undefined, weights, says: []};
}

/** The choice that a text makes, and the text without it. */
function findChoice(text: string): {choice: Choice; rest: string} | undefined {
  for (const choice of CHOICES) {
    const rest = choice.phrase && text.replace(choice.phrase, ' ');
    if (rest !== undefined && rest !== text) return {choice, rest};
  }
  for (const choice of CHOICES) {
    const rest = choice.alone ? text.replace(choice.alone, ' ') : text;
    if (
      rest !== text &&
      queryWords(rest)
        .filter(isTold)
        .every(({scope}) => scope === 'version')
    )
      return {choice, rest};
  }
  return undefined;
}

/** The words to leave out, and the text without them; a text of such words alone keeps them. */
function findExcluded(text: string): {excluded: QueryWord[]; rest: string} {
  const rest = text.replace(EXCLUDED, ' ');
  if (queryWords(rest).length === 0) return {excluded: [], rest: text};
  return {excluded: [...text.matchAll(EXCLUDED)].flatMap(({1: word}) => queryWords(word!)), rest};
}

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
  const wanted = version ?? (choice?.chooses === BUG_FIXES && !range ? release : undefined);
  if (wanted === undefined || (range && range.from !== lineOf(wanted))) return undefined;
  if (asksContent && !range) return {version: wanted, isIn: true};
  if (choice && !range) return choice.chooses === BUG_FIXES ? {version: wanted, isIn: true} : undefined;
  return {version: wanted, isIn: !range && words.filter(isTold).every(({scope}) => scope === 'version')};
}

function patchLabel({version, isIn}: PatchWish): string {
  if (!isIn) return `not in ${version}`;
  return version === lineOf(version) ? `${version} and its patch releases` : version;
}

/** Takes a query as its writer means it: kinds of change, ranges of releases, words to leave out. */
export function understand(query: string): Wish {
  const literal = literally(query);
  const isPaste = literal.words.filter(isTold).length > MANY_WORDS || isError(query);
  const asked = isPaste ? query : query.replace(CONTENT_OF, ' ');
  const cleaned = withoutNoise(asked);
  const found = findRange(cleaned);
  const ranged = found?.rest ?? cleaned;
  const {excluded, rest} = isPaste ? {excluded: [], rest: ranged} : findExcluded(ranged);
  const chosen = isPaste && !found ? undefined : findChoice(rest);
  const text = chosen?.rest ?? rest;

  const all = queryWords(text);
  const versions = all.filter(({scope}) => scope === 'version').map(({whole}) => whole);
  const version = versionIn(withoutAddresses(query));
  const several = found?.range ?? rangeOf(versions);
  const patch = patchOf(version, several, chosen?.choice, all, asked !== query);
  const range = several ?? (chosen && !patch && versions[0] !== undefined ? onlyRelease(versions[0]) : undefined);
  const words = (range || patch) && !found ? all.filter(({scope}) => scope !== 'version') : all;
  const preferences = isPaste || chosen ? [] : PREFERENCES.filter((preference) => preference.words.test(text));
  const required = words.filter(
    ({typed}) => !preferences.some(({isOptional, words: pattern}) => isOptional && pattern.test(typed)),
  );
  const says = [
    ...(chosen ? [chosen.choice.label] : []),
    ...(range ? [range.label] : []),
    ...(patch ? [patchLabel(patch)] : []),
    ...excluded.map(({typed}) => `without “${typed}”`),
    ...new Set(preferences.map(({label}) => label)),
  ];
  if (says.length === 0) return literal;
  return {
    words: required.length > 0 ? required : words,
    excluded,
    range,
    patch,
    chooses: chosen?.choice.chooses,
    weights: weightsOf(preferences, chosen, words, usualWeights(query)),
    says,
  };
}

function weightsOf(
  preferences: readonly {readonly weights: SectionWeights}[],
  chosen: {choice: Choice} | undefined,
  words: readonly QueryWord[],
  usual: SectionWeights,
): SectionWeights {
  if (chosen?.choice.chooses === 'upgrade') return {'Upgrade Notes': 2};
  if (words.length === 0) return {};
  return preferences.length > 0 ? Object.assign({}, ...preferences.map(({weights}) => weights)) : usual;
}
