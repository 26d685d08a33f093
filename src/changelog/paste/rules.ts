import type {Name, NameKind} from '../model/named-items';

/** What can be in a paste: a named item of the server, or an identifier that only code spans of the changelog have. */
export type PasteName = Omit<Name, 'kind'> & {readonly kind: NameKind | 'code'};

const CLAUSES = [
  'SELECT|DISTINCT|INSERT|INTO|CREATE|OR REPLACE|ALTER|DROP|RENAME|SHOW|EXCHANGE|SET|USE|DESCRIBE|EXPLAIN|AS|\\.\\.\\.',
  'TABLES?|DATABASES?|VIEW|USER|ROLE|(?:ADD|MODIFY|DROP|RENAME) COLUMN|MODIFY SETTING|IF NOT EXISTS|ON|CLUSTER',
  '(?:GROUP|ORDER|PARTITION|LIMIT) BY|DESC|LIMIT|PRIMARY KEY|UNION ALL|LEFT|INNER|JOIN|USING|IS|NOT|NULL|I?LIKE',
].join('|');
const TYPES = [
  'U?Int\\d+|Float\\d+|Decimal\\d*|DECIMAL|String|FixedString|Bool|Date(?:32)?|DateTime(?:64)?|Enum\\d*|UUID',
  'Array|Tuple|Map|Nullable|LowCardinality|Nothing|SIGNED|UNSIGNED',
].join('|');
/** Tells whether a name with its kind is one of these. */
const among = (...names: string[]): ((name: PasteName) => boolean) => {
  const all = new RegExp(`^(?:${names.join('|')})$`);
  return ({kind, name}) => all.test(`${kind} ${name}`);
};
/** Whether every server and every text of SQL has this name: two that share it need not have anything in common. */
export const isPlain = among(
  `statement (?:SYSTEM|GRANT|OPTIMIZE|(?:(?:${CLAUSES})(?: |$))+)`,
  `data-type (?:${TYPES})`,
  'table-engine MergeTree',
  'function (?:AND|OR|NOT|IN|LIKE|and|or|not|in|like)',
  'error LOGICAL_ERROR', // how hundreds of bugs end
  'grant .*', // consists of words that every query has
  'tool [A-Za-z]+',
);
/** Whether it says little that a server runs this: what it is for does not matter. */
export const isUsual = among(
  '(?:aggregate-)?function (?:any|array|avg|CAST|concat|count|equals|if|length|max|min|minus|now|plus|sum|toString|tuple)',
  'format (?:JSON|Native|Null|Pretty|Values|Vertical)',
  'index-type minmax',
);

/** Whether an entry that mentions this name may concern readers whose paste has it. */
export function counts(each: Name): boolean {
  const {kind, name} = each;
  return !isPlain(each) && (kind === 'statement' ? name.includes(' ') : /^\S*(?:[A-Za-z]{2}|\d\d)\S*$/.test(name));
}

/** Whether a text has this name, not only as part of a longer one. */
export function hasName(text: string, name: string): boolean {
  return text.includes(name) && new RegExp(`(?<!\\w)${name.replace(/[^\w\s]/g, '\\$&')}(?!\\w)`).test(text);
}

/** How texts spell a name: functions of one case and what dictionaries are made of in either, by a section what is in it. */
export function spellings({kind, name, aliases = []}: PasteName): string[] {
  return [name, ...aliases].flatMap((each) => {
    const [lower, upper] = [each.toLowerCase(), each.toUpperCase()];
    if (kind === 'dictionary' || (/function$/.test(kind) && [lower, upper].includes(each))) return [each, lower, upper];
    return kind === 'configuration' ? [each, each.split('.')[0]!] : [each];
  });
}

/** By kinds, what the text around a common word has if the item is meant; `·` is the word. Of other kinds it always is. */
const PLACES: readonly (readonly [kinds: RegExp, place: RegExp])[] = [
  [/setting$/, /·["'`]?\s*[=:\t│┃|>]|name:\s*·/i],
  [/function$/, /·\s*\(|tokenizer\s*=\s*['"]?·/i],
  [/engine$/, /engine[\s=:>'"`│|]*·/i],
  [/^format$/, /format[\s=:>'"`(]*·|['"]·['"]/i],
  [/^codec$/, /codec\s*\([^)]*·/i],
  [/^join-algorithm$/, /join_algorithm[^;\n]*·/],
  [/^index-type$/, /type\s+["'`]?·/i],
  [/^data-type$/, /(?<!format\s+)·/i],
  [/^http-path$/, /(?<!<)·/],
];
/** A list of what runs calls some kinds otherwise. */
const LISTED_AS =
  /^(?:server-setting configuration|disk-type code|dictionary-\w+ dictionary|combinator aggregate-function)$/;

/** Where a word is: what is around it, with `·` for the word, or the kind that a list of what runs says of it. */
export type Place = string | {readonly kind: string};

/** Whether a word stands for an item of a kind in one of these places. */
export function isMeant(kind: PasteName['kind'], word: string, places: readonly Place[] = []): boolean {
  const [, fits] = PLACES.find(([kinds]) => kinds.test(kind)) ?? [];
  // No word of English or SQL has an underscore, dot, hyphen, star or inner capital.
  const isAlways = !fits || /[_.*-]|[a-z][A-Z]/.test(word);
  return places.some((place) =>
    typeof place === 'string'
      ? isAlways || fits.test(place)
      : place.kind === kind || LISTED_AS.test(`${place.kind} ${kind}`),
  );
}
