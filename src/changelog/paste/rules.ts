import type {Name, NameKind} from '../model/named-items';

/**
 * What can be found in a paste: a named item of the server, or an identifier that only code spans of the changelog
 * have.
 */
export interface PasteName {
  readonly kind: NameKind | 'code';
  readonly name: string;
}

/** Types that stand in every schema: that two texts share them says nothing. */
const PLAIN_TYPE = new RegExp(
  `^(?:${[
    'U?Int\\d+|Float\\d+|Decimal|String|FixedString|Bool|Date(?:32)?|DateTime(?:64)?|Enum\\d*|UUID',
    'Array|Tuple|Map|Nullable|LowCardinality|Nothing|SIGNED|UNSIGNED',
  ].join('|')})$`,
);
/** Whether a text has a name that is not part of a longer one. */
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

/** Whether finding this name in a paste says that an entry which mentions it may concern the reader. */
export function counts({kind, name}: Name): boolean {
  // Statements and rights are made of words that every query has.
  if (kind === 'statement' || kind === 'grant' || /\s/.test(name) || !/[A-Za-z]{2}/.test(name)) return false;
  if (kind === 'data-type') return !PLAIN_TYPE.test(name);
  if (kind === 'table-engine' && name === 'MergeTree') return false; // as plain as String: every schema has it
  if (kind === 'function') return !/^(?:AND|OR|NOT|IN|LIKE)$/i.test(name);
  return kind !== 'tool' || isDistinct(name);
}

/**
 * Whether a word of a code span counts though no list has it: class names of stack traces, types of disks,
 * environment variables.
 */
export function isDistinctCode(word: string): boolean {
  return word.length >= 5 && /^[A-Za-z]\w*[A-Za-z\d]$/.test(word) && /[A-Za-z\d]_[A-Za-z\d]|[a-z][A-Z]/.test(word);
}

const isSetting = (before: string, after: string) => /^["'`]?\s*[=:\t│┃|>]/.test(after) || /name:\s*$/i.test(before);
const isCall = (_before: string, after: string) => /^\s*\(/.test(after);
const isEngine = (before: string) => /engine[\s=:>'"`│|]*$/i.test(before);
const isFormat = (before: string, after: string) =>
  /format[\s=:>'"`(]*$/i.test(before) || (/['"]$/.test(before) && /^['"]/.test(after));

/**
 * By kind: whether the text before and after a common word shows that the item is meant. Kinds that are not here need
 * no such sign.
 */
const PLACES: Partial<Record<PasteName['kind'], (before: string, after: string) => boolean>> = {
  setting: isSetting,
  'server-setting': isSetting,
  'merge-tree-setting': isSetting,
  'engine-setting': isSetting,
  function: isCall,
  'aggregate-function': isCall,
  'table-function': isCall,
  'table-engine': isEngine,
  'database-engine': isEngine,
  format: isFormat,
  codec: (before) => /codec\s*\([^)]*$/i.test(before),
  'join-algorithm': (before) => /join_algorithm[^;\n]*$/.test(before),
  'index-type': (before) => /type\s+["'`]?$/i.test(before),
  'data-type': (before) => !/format\s+$/i.test(before),
  'http-path': (before) => !/<$/.test(before),
};

/** How much text before and after a word is looked at. */
export const NEIGHBORHOOD = 48;

/** Whether the item is meant where its name stands between these texts. */
export function fits({kind, name}: PasteName, before: string, after: string): boolean {
  if (isDistinct(name) && kind !== 'http-path') return true;
  return PLACES[kind]?.(before, after) ?? true;
}
