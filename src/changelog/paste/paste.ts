import {append, groupBy} from '../model/group';
import {FEATURES, type Feature} from '../names/features';
import {readLog} from './log';
import {hasName, isMeant, isPlain, type PasteName, type Place, spellings} from './rules';
import {type RunItem, readRunList} from './run-list';

/** A pasted text: queries, DDL, tables of settings, configuration, a log, what `what-you-run.sql` printed. */
export interface Paste {
  /** What `what-you-run.sql` printed; undefined if the text has nothing of it. */
  readonly run?: readonly RunItem[] | undefined;
  /** All else; of a log, what it says. */
  readonly text: string;
  /** Whether it has a name, where that name is meant. */
  readonly has: (name: PasteName) => boolean;
  readonly features: ReadonlySet<Feature>;
}

/** An option, a path, or an identifier with its dots and inner hyphens. Nothing that has a name is longer. */
const TOKEN = /--[A-Za-z][\w-]{0,99}|\/[a-z]{1,99}\b|[A-Za-z_][\w.]{0,199}(?:-[A-Za-z]\w{0,99}){0,9}/g;
/** How many characters before and after a word are examined. */
const NEIGHBORHOOD = 48;
/** At so many places a word is examined: a long text that has it more often shows what it means by then. */
const MOST_PLACES = 500;

/** What a name belongs to, or another name of it: `ReplicatedSummingMergeTree` to two engines, `icebergS3` to `iceberg`. */
const FAMILIES: readonly (readonly [pattern: RegExp, family: string])[] = [
  [/^(?:Replicated|Shared)(\w*MergeTree)$/, '$1'],
  [/^(?:Replicated|Shared)\w*MergeTree$/, 'ReplicatedMergeTree'],
  [/^(?:Tiny|Stripe)Log$/, 'Log'],
  [/^Pretty[A-Z].*/, 'Pretty'],
  [/^(iceberg|deltaLake|paimon|hudi)(?:S3|Azure|HDFS|Local|Cluster).*/i, '$1'],
  [/^(\w+)Cluster$/, '$1'],
  [/^TSV(\w*)$/, 'TabSeparated$1'],
  [/^TabSeparated(\w*)$/, 'TSV$1'],
  [/^(system\.\w+)\..*/, '$1'],
];

/** A token, what it belongs to, and its parts. */
function readings(token: string): ReadonlySet<string> {
  const families = FAMILIES.map(([pattern, family]) => token.replace(pattern, family));
  return new Set([token, ...families, ...token.split(/[.-]+/)]);
}

/** Tells which names a text and a list of what runs have. */
function namesIn(text: string, run: readonly RunItem[]): Paste['has'] {
  const words = new Map<string, Place[]>();
  const add = (token: string, place: () => Place): void => {
    if ((words.get(token)?.length ?? 0) >= MOST_PLACES) return;
    for (const word of readings(token)) append(words, word, place());
  };
  for (const item of run) add(item.kind === 'combinator' ? `-${item.name}` : item.name, () => item);
  for (const {0: token, index} of text.matchAll(TOKEN)) {
    const end = index + token.length;
    add(token, () => `${text.slice(Math.max(0, index - NEIGHBORHOOD), index)}·${text.slice(end, end + NEIGHBORHOOD)}`);
  }
  // What a text means without naming it: log tables of a configuration, partitions in a path with a glob.
  for (const [, log] of text.matchAll(/(?:<|^ {0,9})(\w{1,99}_log)(?:>|:$)/gm)) add(`system.${log}`, () => '·');
  if (/\/\w{1,99}=\*/.test(text)) add('use_hive_partitioning', () => '·');
  const cases = groupBy(words.keys(), (word) => word.toLowerCase());
  // In any case, and with other signs than words between.
  const hasPhrase = (phrase: string): boolean => {
    const parts = phrase.match(/[A-Za-z_]{2,}/g);
    if (!parts?.every((word) => cases.has(word.toLowerCase()))) return false;
    return new RegExp(`(?<!\\w)${parts.join('[^A-Za-z_]+(?:[A-Za-z][^A-Za-z_]+)*')}(?!\\w)`, 'i').test(text);
  };
  const statements = run.filter(({kind, name}) => kind === 'statement' && !isPlain({kind, name}));
  return (each) => {
    const {kind, name} = each;
    // `ALTER TABLE ... FREEZE` has two parts.
    if (kind === 'statement')
      return statements.some((item) => hasName(name, item.name)) || name.split(' ... ').every(hasPhrase);
    // A column counts only beside its table.
    const [, table, column] = (kind === 'column' && /^(.+)\.([^.]+)$/.exec(name)) || [];
    if (column && words.has(column) && words.has(table!)) return true;
    const begun = name.endsWith('*') ? [...words.keys()].filter((word) => word.startsWith(name.slice(0, -1))) : [];
    const spelled = spellings(each).flatMap((word) => (each.anyCase ? (cases.get(word.toLowerCase()) ?? []) : word));
    return [...spelled, ...begun].some((word) => isMeant(kind, word, words.get(word)));
  };
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
  const made =
    run?.flatMap(({kind, name}) => (NO_FEATURE.test(kind) ? [] : `${name} ${kind}`)) ?? text.match(MAKES) ?? [];
  const features = FEATURES.filter(({words}) => words.test(made.slice(0, 5000).join('\n')));
  return {run, text, has: namesIn(text, run ?? []), features: new Set(features)};
}
