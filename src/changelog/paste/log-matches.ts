// Finds the fixes that a log may ask for.
import {lineOf} from '../model/patch-release';
import type {PlacedEntry} from '../model/records';
import {SECTIONS} from '../model/section-names';
import {plainText} from '../model/text';
import {compareVersions} from '../model/versions';
import type {Log} from './log';

/** What people paste who meet a bug, by the pull request of its fix, each once. */
export type ErrorMessages = readonly (readonly [pullRequest: number, message: string])[];

/** The most fixes that one log is given. */
const MOST_FIXES = 3;
/** At least so much must a fix have in common with a crash, or with a log whose error it names: a rare word. */
const LEAST_SCORE = 5;
/** At least so much if it has only words: those that share words of any message have up to 11, the right ones 14 and more. */
const LEAST_UNNAMED = 14;
/** Errors that stand for any other, and those that any server meets under load. */
const OF_ANY =
  /^(?:logical_error|std_exception|poco_exception|unknown_exception|too_many_parts|memory_limit_exceeded|timeout_exceeded)$/;

/** The words of a text in small letters: of identifiers also their parts between dots and colons. */
function logWords(text: string): Set<string> {
  return new Set((text.match(/[A-Za-z_]\w{2,99}/g) ?? []).map((word) => word.toLowerCase()));
}

/**
 * Makes what compares logs with the fixes among entries: by the name of the error, the words of its message, the classes and
 * functions of the frames and the words of the query, each the more the fewer fixes have it.
 * @returns the likeliest fixes of releases after the version of a log, the likeliest first
 */
export function logIndex(
  entries: readonly PlacedEntry[],
  messages: ErrorMessages,
): (log: Log) => readonly PlacedEntry[] {
  const said = new Map(messages);
  const fixes = entries
    .filter(({section}) => SECTIONS[section.name].kind === 'bug')
    .map((placed) => {
      const more = placed.entry.pullRequests.map((number) => said.get(number) ?? '');
      return {placed, words: logWords([plainText(placed.entry.text), ...more].join(' '))};
    });
  const counts = new Map<string, number>();
  for (const {words} of fixes) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rarity = (word: string): number => Math.log((fixes.length + 1) / counts.get(word)!);

  return ({isCrash, message, frames, context, version}) => {
    const asked = [...logWords(`${message} ${frames} ${context} ${isCrash ? 'crash' : ''}`)];
    const error = /[A-Z][A-Z\d_]{4,}$/.exec(message)?.[0].toLowerCase() ?? '';
    const isNewer = ({release}: PlacedEntry): boolean =>
      version === undefined || compareVersions(release.version, lineOf(version)) > 0;
    return fixes
      .filter(({placed}) => isNewer(placed))
      .map(({placed, words}) => {
        const sum = asked.reduce((total, word) => total + (words.has(word) ? rarity(word) : 0), 0);
        const isNamed = isCrash || (!OF_ANY.test(error) && words.has(error));
        // A long text has many words by chance.
        return {placed, score: sum / (1 + words.size / 100), least: isNamed ? LEAST_SCORE : LEAST_UNNAMED};
      })
      .filter(({score, least}) => score >= least)
      .sort((a, b) => b.score - a.score)
      .slice(0, MOST_FIXES)
      .map(({placed}) => placed);
  };
}
