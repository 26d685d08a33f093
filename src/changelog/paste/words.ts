// The words of a text, which may be names.
import type {Log} from './log';

/** An option, a path, or an identifier with its dots and inner hyphens, and whether it is called. */
const TOKEN = /(--[A-Za-z][\w-]{0,99}|\/[a-z]{1,99}\b|[A-Za-z_][\w.]{0,199}(?:-[A-Za-z]\w{0,99}){0,9})(\s?\()?/g;

/** An address up to its parameters, which may be settings: its host and path are no names. */
const ADDRESS = /\b[a-z]{1,9}:\/\/[^\s<>"'?]{1,999}/gi;
/** What a disk is made of is no function. */
const DISK = /\btype["']?\s?[>=:]\s?["']?[a-z][a-z\d_]*\b(?! ?\()/g;

/**
 * What a name belongs to, or another name of it: `ReplicatedSummingMergeTree` to two engines, `icebergS3` to `iceberg`,
 * `OPTIMIZE ... FINAL` to `OPTIMIZE`.
 */
const FAMILIES: readonly (readonly [pattern: RegExp, family: string])[] = [
  [/^(?:Replicated|Shared)(\w*MergeTree)$/, '$1'],
  [/^(?:Replicated|Shared)\w*MergeTree$/, 'ReplicatedMergeTree'],
  [/^(iceberg|deltaLake|paimon|hudi)(?:S3|Azure|HDFS|Local|Cluster).*/i, '$1'],
  [/^(\w+)Cluster$/, '$1'],
  [/^TSV(\w*)$/, 'TabSeparated$1'],
  [/^TabSeparated(\w*)$/, 'TSV$1'],
  [/^(system\.\w+)\..*/, '$1'],
  [/^([A-Z]+) \.\.\. .*/, '$1'],
];

/** A name with those that it stands for too. */
export const spellings = (word: string): string[] => [
  word,
  ...FAMILIES.map(([pattern, family]) => word.replace(pattern, family)),
];

const IS_CALLED = /function$|^dictionary/;

/** Whether a word of a text stands for an item of a kind: prose and SQL have plain words too. */
export function isMeant(kind: string, word: string, called: boolean): boolean {
  if (kind === 'format' && called) return false;
  if (/[_.*/\d-]|[a-z][A-Z]/.test(word)) return true;
  return !/setting$/.test(kind) && (called || (/^[A-Z]/.test(word) && !IS_CALLED.test(kind)));
}

/** The words of a text, by their small letters: as they are spelled, and whether they are called. */
export function spelledWords(text: string, log: Log | undefined): Map<string, Map<string, boolean>> {
  const words = new Map<string, Map<string, boolean>>();
  const add = (part: string, isProse: boolean): void => {
    // What a long text repeats is read once.
    const seen = new Set<string>();
    for (const [all, token, call] of part.matchAll(TOKEN)) {
      if (seen.has(all)) continue;
      seen.add(all);
      for (const word of new Set([...spellings(token!), ...token!.split(/[.-]+/)])) {
        if (isProse && !isMeant('setting', word, false)) continue;
        const spelled = words.get(word.toLowerCase()) ?? new Map<string, boolean>();
        words.set(word.toLowerCase(), spelled.set(word, spelled.get(word) || call !== undefined));
      }
    }
  };
  add(text.replace(ADDRESS, ' ').replace(DISK, ' '), false);
  if (log) add(`${log.message} ${log.context}`, true);
  return words;
}
