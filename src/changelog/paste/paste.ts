import {append} from '../model/group';
import {lastPart, namedAs, type RequiredKind, requiredValue} from '../model/requirement';
import {areEqualValues} from '../server/values';
import {type Log, splitLog} from './log';
import {MOST_CHARACTERS, type PastedSetting, pastedSettings} from './pasted-settings';
import {type RunItem, readRunList, seesKind} from './run-list';
import {isMeant, spelledWords, spellings} from './words';

/** A pasted text: what `what-you-run.sql` printed, settings, queries, DDL, a configuration, a log. */
export interface Paste {
  /** All of it but the list and the log. */
  readonly text: string;
  readonly settings: readonly PastedSetting[];
  /** What `what-you-run.sql` printed; undefined if the text has nothing of it. */
  readonly run?: readonly RunItem[] | undefined;
  /** Whether `run` is incomplete: it then never tells that something is not run. */
  readonly isCut: boolean;
  /** Whether the text is so long that only a part of it was read: `MOST_CHARACTERS`. */
  readonly isShortened: boolean;
  /** What the text has of a log. */
  readonly log: Log | undefined;
  /** The names of a kind in it that fit a required one, `h3*` or `max_threads = 1`: as they are in the text; empty if none fits. */
  readonly find: (kind: RequiredKind, required: string) => readonly string[];
  /** Whether its list has everything of a kind that the server has. */
  readonly sees: (kind: RequiredKind) => boolean;
}

/** Names with `*` are looked for in at most so many words of a text. */
const MOST_WORDS = 3000;

/** Kinds whose names count in capitals and small letters alike. Table functions do not: `MYSQL(` is a source of a dictionary. */
const IS_ANY_CASE = /^(?:aggregate-)?function$|^dictionary/;

/** The word that stands before the names of a kind: `<type>s3</type>`, `SOURCE(MYSQL(`, `layout: flat`. */
const STANDS_AFTER: Readonly<Partial<Record<RequiredKind, string>>> = {
  'disk-type': 'type',
  'dictionary-layout': 'layout',
  'dictionary-source': 'source',
};
/** A text names one kind of object storage, the list also the whole. */
const OBJECT_STORAGE = '(?:object_storage|s3|azure_blob_storage|hdfs|web)';

/** Reads a pasted text: lists and rows of tables whole, a log from its first error, settings and elements up to `MOST_CHARACTERS`. */
export function readPaste(pasted: string): Paste {
  const {run, isCut, text: others} = readRunList(pasted.replace(/^\uFEFF/, ''));
  const {log, rest: text} = splitLog(others);
  const settings = pastedSettings(text, run);
  const words = spelledWords(text, log);
  const phrases = ` ${text} ${log?.context ?? ''} `.toUpperCase().replace(/(?: OUTER | INNER |[^A-Z_])+/g, ' ');
  let spelled: readonly string[] | undefined;
  /** What may be an element of a configuration. */
  let elements: ReadonlySet<string> | undefined;
  const listed = new Map<string, RunItem[]>();
  for (const item of run ?? []) for (const word of new Set(spellings(item.name))) append(listed, word, item);

  const inText = (kind: string, name: string, anyCase = false): boolean =>
    [...(words.get(name.toLowerCase()) ?? [])].some(
      ([word, called]) => (anyCase || word === name) && isMeant(kind, word, called),
    );
  const hasPhrase = (name: string): boolean => name.split(' ... ').every((part) => phrases.includes(` ${part} `));

  const findFirst = (kind: RequiredKind, required: string): readonly string[] => {
    const {name, value} = requiredValue(required);
    const isWanted = namedAs(name);
    const isListed = (word: string): boolean =>
      listed
        .get(word)
        ?.some((item) => item.kind === kind && (!value || !item.value || areEqualValues(item.value, value))) ?? false;
    const ofList = name.includes('*')
      ? [...listed.keys()].filter((word) => isWanted(word) && isListed(word))
      : isListed(name)
        ? [name]
        : [];
    if (ofList.length > 0 || words.size === 0) return ofList;
    if (kind === 'statement') return hasPhrase(name) ? [name] : [];
    if (kind === 'tool') return inText(kind, `clickhouse-${name}`) ? [`clickhouse-${name}`] : [];
    if (name === '*' || ['feature', 'version', 'tables', 'client', 'interface', 'platform'].includes(kind)) return [];
    if (kind === 'configuration') {
      elements ??= new Set([
        ...(text.match(/(?<=<)[A-Za-z_][\w.-]{0,99}/g) ?? []),
        ...settings.map(({setting}) => lastPart(setting)).filter((each) => each.includes('_')),
      ]);
      return elements.has(lastPart(name)) ? [lastPart(name)] : [];
    }
    const before = STANDS_AFTER[kind];
    if (before) {
      const wanted = name === 'object_storage' ? OBJECT_STORAGE : name.replace('*', '\\w*');
      return new RegExp(`${before}\\W{1,9}${wanted}\\b`, 'i').test(text) ? [name] : [];
    }
    if (!name.includes('*')) return inText(kind, name, IS_ANY_CASE.test(kind)) ? [name] : [];
    spelled ??= [...words.values()].slice(0, MOST_WORDS).flatMap((each) => [...each.keys()]);
    // No function has an underscore or a dot after what its pattern has: `s3_max_connections` is no `s3*`.
    const isSetting = /setting$|table$/.test(kind);
    return spelled.filter((word) => isWanted(word) && (isSetting || !/[_.]/.test(word)) && inText(kind, word));
  };
  const answers = new Map<string, readonly string[]>();
  const find = (kind: RequiredKind, required: string): readonly string[] => {
    const key = `${kind} ${required}`;
    const answer = answers.get(key) ?? findFirst(kind, required);
    answers.set(key, answer);
    return answer;
  };
  return {
    run,
    isCut,
    isShortened: text.length > MOST_CHARACTERS,
    log,
    text,
    settings,
    find,
    sees: (kind) => !isCut && seesKind(run, kind),
  };
}
