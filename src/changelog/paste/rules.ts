import type {Name, NameKind} from '../model/named-items';
import type {Place} from './paste';

/**
 * What can be found in a paste: a named item of the server, or an identifier that only code spans of the changelog
 * have.
 */
export interface PasteName extends Omit<Name, 'kind'> {
  readonly kind: NameKind | 'code';
}

/** Types that every schema has: two texts that share one need not have anything in common. */
const PLAIN_TYPE = new RegExp(
  `^(?:${[
    'U?Int\\d+|Float\\d+|Decimal|String|FixedString|Bool|Date(?:32)?|DateTime(?:64)?|Enum\\d*|UUID',
    'Array|Tuple|Map|Nullable|LowCardinality|Nothing|SIGNED|UNSIGNED',
  ].join('|')})$`,
);

const VERBS = /^(?:SELECT|INSERT|CREATE|ALTER|DROP|RENAME|SHOW|SET|USE|DESCRIBE|EXPLAIN|SYSTEM|GRANT|OPTIMIZE)$/;
/** Statements and clauses that every text of SQL has. */
const PLAIN_STATEMENT =
  /^(?:(?:GROUP|ORDER|PARTITION|LIMIT) BY|PRIMARY KEY|UNION ALL|(?:LEFT|INNER) JOIN|JOIN (?:ON|USING)|IS (?:NOT )?NULL|NOT I?LIKE|IF NOT EXISTS|AS SELECT|ON CLUSTER|SELECT DISTINCT|(?:INSERT INTO|INSERT|INSERT INTO \.\.\.|INSERT \.\.\.) ?(?:SELECT)?|(?:CREATE|DROP|ALTER|SHOW|RENAME|DESCRIBE|INSERT INTO|CREATE OR REPLACE|SHOW CREATE|EXCHANGE) (?:TABLES?|DATABASES?|VIEW|USER|ROLE)|ALTER (?:TABLE \.\.\. )?(?:ADD|MODIFY|DROP) COLUMN|(?:ADD|MODIFY|DROP|RENAME) COLUMN|MODIFY SETTING|CREATE TABLE \.\.\. .*|CREATE TABLE (?:AS|IF).*|ORDER BY \.\.\. .*)$/;

/** Whether every text of SQL has this statement or clause. */
export function isPlain(statement: string): boolean {
  return VERBS.test(statement) || PLAIN_STATEMENT.test(statement);
}

/** Whether a text has this name, not only as part of a longer one. */
export function hasName(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    if (!/\w/.test(text.charAt(at - 1)) && !/\w/.test(text.charAt(at + name.length))) return true;
  }
  return false;
}

/** Whether a name is written like no word of English or SQL: with an underscore, dot, hyphen, star or inner capital. */
function isDistinct(name: string): boolean {
  return /[_.*/-]|[a-z][A-Z]/.test(name);
}

/** The cases in which the server takes a name: functions with names of one case, and what dictionaries are made of, in either. */
export function cases({kind, anyCase}: PasteName, name: string): string[] {
  const [lower, upper] = [name.toLowerCase(), name.toUpperCase()];
  const isOneCase = /function$/.test(kind) && (name === lower || name === upper);
  return anyCase || isOneCase || kind === 'dictionary' ? [name, lower, upper] : [name];
}

/** Whether an entry that mentions this name may concern readers whose paste has it. */
export function counts({kind, name}: Name): boolean {
  if (kind === 'statement') return name.includes(' ') && !isPlain(name);
  // Grants consist of words that every query has.
  if (kind === 'codec') return true;
  if (kind === 'grant' || /\s/.test(name) || !/[A-Za-z]{2}/.test(name)) return false;
  if (kind === 'data-type') return !PLAIN_TYPE.test(name);
  if (kind === 'table-engine' && name === 'MergeTree') return false; // every schema has it
  if (kind === 'error' && name === 'LOGICAL_ERROR') return false; // how hundreds of bugs end
  if (kind === 'function') return !/^(?:AND|OR|NOT|IN|LIKE)$/i.test(name);
  return kind !== 'tool' || isDistinct(name);
}

/**
 * Whether a word of a code span counts although it is not a known name: class names of stack traces, types of disks,
 * environment variables.
 */
export function isDistinctCode(word: string): boolean {
  return word.length >= 5 && /^[A-Za-z]\w*[A-Za-z\d]$/.test(word) && /[A-Za-z\d]_[A-Za-z\d]|[a-z][A-Z]/.test(word);
}

/**
 * For kinds of names, whether the text before and after a common word shows that the item is meant. For other kinds the
 * word alone is enough.
 */
const PLACES: readonly (readonly [kinds: RegExp, isMeant: (before: string, after: string) => boolean])[] = [
  [/setting$/, (before, after) => /^["'`]?\s*[=:\t│┃|>]/.test(after) || /name:\s*$/i.test(before)],
  [/function$/, (_, after) => /^\s*\(/.test(after)],
  [/engine$/, (before) => /engine[\s=:>'"`│|]*$/i.test(before)],
  [/^format$/, (before, after) => /format[\s=:>'"`(]*$/i.test(before) || (/['"]$/.test(before) && /^['"]/.test(after))],
  [/^codec$/, (before) => /codec\s*\([^)]*$/i.test(before)],
  [/^join-algorithm$/, (before) => /join_algorithm[^;\n]*$/.test(before)],
  [/^index-type$/, (before) => /type\s+["'`]?$/i.test(before)],
  [/^data-type$/, (before) => !/format\s+$/i.test(before)],
  [/^http-path$/, (before) => !/<$/.test(before)],
];

/** Whether the item is meant if its name stands in one of these places. */
export function isMeant({kind, name}: PasteName, places: readonly Place[]): boolean {
  const [, fits] = PLACES.find(([kinds]) => kinds.test(kind)) ?? [];
  if (!fits || (isDistinct(name) && kind !== 'http-path')) return true;
  return places.some(([before, after]) => fits(before, after));
}
