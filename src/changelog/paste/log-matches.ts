// Finds the fixes that a log may ask for.
import {lineOf} from '../model/patch-release';
import type {PlacedEntry} from '../model/records';
import {SECTIONS} from '../model/section-names';
import {plainText} from '../model/text';
import {compareVersions} from '../model/versions';
import type {Log} from './log';

/** What people paste who meet a bug, by the pull request of its fix. */
export type ErrorMessages = readonly (readonly [pullRequest: number, message: string])[];

/** So many fixes are told of one log. */
const MOST = 3;
/** At least so much must a fix have in common with a log: a rare name. */
const LEAST = 9;
/**
 * Without the name of the error, several words of its message: the right fixes of the logs in the tests have 27 and more,
 * and those that share words of any message 21.
 */
const LEAST_UNNAMED = 24;
/** Errors that stand for any other, and those that any server meets under load. */
const OF_ANY =
  /^(?:logical_error|std_exception|poco_exception|unknown_exception|too_many_parts|memory_limit_exceeded|timeout_exceeded)$/;

/** What a log says of an error counts more than the query that met it. */
const WEIGHTS = {message: 2, context: 1} as const;

/** The words of a text, small: of identifiers also their parts between dots and colons. */
function wordsOf(text: string): Set<string> {
  return new Set((text.match(/[A-Za-z_]\w{2,99}/g) ?? []).map((word) => word.toLowerCase()));
}

/**
 * Makes what compares logs with the fixes among entries: by the name of the error, the words of its message, the classes and
 * functions of the frames and the words of the query, each the more the fewer fixes have it.
 * @returns the likeliest fixes that the version of a log does not have, the likeliest first
 */
export function logIndex(
  entries: readonly PlacedEntry[],
  messages: ErrorMessages,
): (log: Log) => readonly PlacedEntry[] {
  const said = new Map<number, string>();
  for (const [pullRequest, message] of messages) said.set(pullRequest, `${said.get(pullRequest) ?? ''} ${message}`);
  const fixes = entries
    .filter(({section}) => SECTIONS[section.name].kind === 'bug')
    .map((placed) => {
      const more = placed.entry.pullRequests.map((number) => said.get(number) ?? '');
      return {placed, words: wordsOf([plainText(placed.entry.text), ...more].join(' '))};
    });
  const counts = new Map<string, number>();
  for (const {words} of fixes) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rarity = (word: string): number => Math.log((fixes.length + 1) / (counts.get(word) ?? Infinity));

  return ({isCrash, message, frames, context, version}) => {
    const asked = new Map(
      [...wordsOf(`${isCrash ? '' : frames} ${context}`)].map((word) => [word, WEIGHTS.context as number]),
    );
    for (const word of wordsOf(isCrash ? `${frames} crash` : message)) asked.set(word, WEIGHTS.message);
    const weighed = [...asked].map(([word, weight]) => [word, weight * Math.max(0, rarity(word))] as const);
    const error = /[A-Z][A-Z\d_]{4,}$/.exec(message)?.[0].toLowerCase() ?? '';
    const isNewer = ({release}: PlacedEntry): boolean =>
      version === undefined || compareVersions(release.version, lineOf(version)) >= 0;
    return fixes
      .filter(({placed}) => isNewer(placed))
      .map(({placed, words}) => {
        const sum = weighed.reduce((total, [word, weight]) => total + (words.has(word) ? weight : 0), 0);
        // A long text has many words by chance.
        return {
          placed,
          score: sum / (1 + words.size / 100),
          isNamed: isCrash || (!OF_ANY.test(error) && words.has(error)),
        };
      })
      .filter(({score, isNamed}) => score >= (isNamed ? LEAST : LEAST_UNNAMED))
      .sort((a, b) => b.score - a.score)
      .slice(0, MOST)
      .map(({placed}) => placed);
  };
}
