import {FEATURES, type Feature} from '../names/features';
import {readLog} from './log';
import {type RunItem, readRunList} from './run-list';

/** What stands before and after a word. */
export type Place = readonly [before: string, after: string];

/** A pasted text. */
export interface Paste {
  /** What `what-you-run.sql` printed; undefined if the text has nothing of it. */
  readonly run?: readonly RunItem[];
  /** All else; of a log, what it says. */
  readonly text: string;
  /** The words of the text, their parts and what they belong to, each with its first places. */
  readonly words: ReadonlyMap<string, readonly Place[]>;
  /** Whether the text has words in this order, with other signs than words between them, in any case. */
  readonly hasPhrase: (phrase: string) => boolean;
  readonly features: ReadonlySet<Feature>;
}

/** An option, a path, or an identifier with its dots and inner hyphens. Nothing that has a name is longer. */
const TOKEN = /--[A-Za-z][\w-]{0,99}|\/[a-z]{1,99}\b|[A-Za-z_][\w.]{0,199}(?:-[A-Za-z]\w{0,99}){0,9}/g;
/** How many characters before and after a word are examined. */
const NEIGHBORHOOD = 48;
/** At so many places a word is examined: a long text that has it more often shows what it means by then. */
const MOST_PLACES = 500;

/** What a name belongs to: `ReplicatedSummingMergeTree` to two engines, `icebergS3` to `iceberg`. */
export function families(name: string): string[] {
  const [, replicated, engine] = /^(Replicated|Shared)?(\w*MergeTree)$/.exec(name) ?? [];
  if (replicated) return [engine!, 'ReplicatedMergeTree'];
  const base =
    /^(?:Tiny|Stripe)(Log)$|^(Pretty)[A-Z]|^(iceberg|deltaLake|paimon|hudi)(?=S3|Azure|HDFS|Local|Cluster)/i.exec(name);
  return base ? [base.slice(1).find(Boolean)!] : name.endsWith('Cluster') ? [name.slice(0, -'Cluster'.length)] : [];
}

/** A token, what it belongs to, the table in it, and its parts. */
function readings(token: string): string[] {
  if (!/[.-]/.test(token)) return [token, ...families(token)];
  const table = token.startsWith('system.') ? [token.split('.').slice(0, 2).join('.')] : [];
  return [token, ...table, ...token.split(/[.-]+/)];
}

function wordsOf(text: string): Map<string, Place[]> {
  const tokens = new Map<string, Place[]>();
  for (const {0: token, index} of text.matchAll(TOKEN)) {
    const places = tokens.get(token) ?? [];
    const end = index + token.length;
    if (places.length === 0) tokens.set(token, places);
    if (places.length < MOST_PLACES)
      places.push([text.slice(Math.max(0, index - NEIGHBORHOOD), index), text.slice(end, end + NEIGHBORHOOD)]);
  }
  const words = new Map<string, Place[]>();
  for (const [token, places] of tokens)
    for (const word of readings(token)) {
      const all = words.get(word);
      if (!all) words.set(word, [...places]);
      else if (all.length < MOST_PLACES) all.push(...places);
    }
  // What a text means without naming it: log tables of a configuration, and partitions in a path with a glob.
  for (const [, log] of text.matchAll(/<(\w{1,99}_log)>/g)) words.set(`system.${log}`, [['', '']]);
  if (/\/\w{1,99}=\*/.test(text)) words.set('use_hive_partitioning', [['', '']]);
  return words;
}

function phrasesOf(text: string): Paste['hasPhrase'] {
  const words = text.toUpperCase().match(/[A-Z_]{2,}/g) ?? [];
  const [known, all] = [new Set(words), ` ${words.join(' ')} `];
  return (phrase) => phrase.split(' ').every((word) => known.has(word)) && all.includes(` ${phrase} `);
}

/** Kinds that tell of a feature without using it: every server has its settings and tables. */
const NO_FEATURE = /setting$|^system-table$|^column$|^error$/;
/** What makes something in a text: a part of a statement, or the type of a disk. */
const MAKES = /(?:\b(?:CREATE|ENGINE|FORMAT|LAYOUT|SOURCE)\b|\btype\s*[>:=]).{0,500}/gi;

/** Reads a pasted text. */
export function readPaste(pasted: string): Paste {
  const {run, text: others} = readRunList(pasted);
  const log = run ? undefined : readLog(others);
  // Of a log, paths, addresses and the functions of libraries would be found as names.
  const text = log ? `${log.message}\n${log.context}` : others;
  const has = run
    ? run.flatMap(({kind, name}) => (NO_FEATURE.test(kind) ? [] : [`${name} ${kind}`]))
    : (text.match(MAKES) ?? []);
  const features = FEATURES.filter(({words}) => words.test(has.slice(0, 5000).join('\n')));
  return {...(run && {run}), text, words: wordsOf(text), hasPhrase: phrasesOf(text), features: new Set(features)};
}
