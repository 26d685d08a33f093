// Queries of many words: a log, and a question as people ask it.
import {lineOf} from '../changelog/model/patch-release';
import {compareVersions} from '../changelog/model/versions';
import {type Log, withoutAddresses} from '../changelog/paste/log';
import {type QueryWord, queryWords} from './query';
import {patchLabel, type Wish} from './wish';

/** The names of errors, by their code. */
export type ErrorNames = Readonly<Record<string, string>>;

/** Words that are read of a log: an error's text may be that long. */
const MOST_OF_LOG = 60;
/** Hundreds of bugs end so. */
const HOW_BUGS_END = 'LOGICAL_ERROR';

/** What is not in a version, and what came with it or since `from`, if an upgrade may notice that. */
function lackedBy(version: string | undefined, from?: string): Pick<Wish, 'patch' | 'says'> {
  if (version === undefined) return {says: []};
  const patch = {version, isIn: false, ...(from !== undefined && {from})};
  return {patch, says: [patchLabel(patch)]};
}

/** Takes a log for its message, and for what its server lacks. */
export function ofLog({code = '', message, version}: Log, errors: ErrorNames): Wish {
  const all = queryWords(message, MOST_OF_LOG);
  const words = all.filter(({typed}) => typed !== HOW_BUGS_END);
  return {
    ...lackedBy(version),
    long: 'log',
    words: words.length > 0 ? words : all.length > 0 ? all : queryWords(errors[code] ?? code),
  };
}

/** The versions that a text names, the newest last. */
function versionsIn(text: string): string[] {
  const found =
    withoutAddresses(text).match(/(?<=(?:^|[^\w.-])v?)2\d\.(?:1[0-2]|[1-9])(?:\.\d+){0,2}(?![\w-]*\w)/g) ?? [];
  return found.sort(compareVersions);
}

/** Takes a question of many words for what it tells, and for what the newest version lacks that it names. */
export function ofQuestion(query: string, words: readonly QueryWord[]): Wish {
  const versions = versionsIn(query);
  return {
    ...lackedBy(versions.at(-1), versions[0] && lineOf(versions[0])),
    long: 'question',
    words: words.filter(({scope}) => scope !== 'version'),
  };
}
