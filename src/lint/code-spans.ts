// Names of the server and statements in code spans, and what the server as a library is asked of them.
import {NAME_KINDS, type Name, type NameKind} from '../changelog/model/named-items';
import {didYouMean} from '../changelog/model/nearest';
import {oncePer} from '../changelog/model/once';
import type {Undo} from '../changelog/model/records';
import {namedAs} from '../changelog/model/requirement';
import {compareVersions} from '../changelog/model/versions';
import {CATALOGUE_KINDS, type CatalogueKind, isCatalogueKind} from '../changelog/server/asked-servers';
import type {Catalogue} from '../changelog/server/catalogue';
import {kindsOf} from '../changelog/server/known-names';
import {sqlValue} from '../changelog/server/values';
import {CODE} from './prose';
import type {Context, Things} from './rule';

/** Whether a release is newer than the server that was asked, which cannot know what it brings. */
export function isUnasked(version: string, catalogue: Pick<Catalogue, 'release'>): boolean {
  return compareVersions(version, catalogue.release) > 0;
}

/** A call of a function without arguments stands for the function. */
export const bareName = (code: string): string => code.replace(/\(\)$/, '');

export const IDENTIFIER = /^[A-Za-z_][\w.]*$/;

/** A code span that gives a setting a value. */
const ASSIGNED = /^([a-z]\w*) = ./;

/** The words before a name that say its kind, `new table function`. */
const SAID = /\b[Nn]ew ((?:server |MergeTree )?setting|(?:aggregate |table )?function|table engine|data type|format) $/;

const listed = oncePer((names: readonly Name[]) => new Set(names.map(({name}) => name)));

/** Whether a code span stands in `names.tsv` or in `code-spans.tsv`. */
export const isListed = (code: string, {names, exceptions}: Context): boolean =>
  listed(names).has(code) || exceptions?.has(code) === true;

/** The names in code spans of an entry that no list has: those that the server knows, and those that a sentence calls new. */
export function unlistedNames(
  {text, spans, release}: Pick<Things['entry'], 'text' | 'spans' | 'release'>,
  context: Context,
) {
  const {catalogue} = context;
  if (!catalogue || !context.exceptions) return [];
  const before = text.split(CODE);
  return spans.flatMap((span, index) => {
    const setting = ASSIGNED.exec(span.value)?.[1];
    const name = setting ?? bareName(span.value);
    if (!IDENTIFIER.test(name) || isListed(name, context)) return [];
    const isOfKind = (kind: CatalogueKind) => (setting ? kind.endsWith('setting') : kind in NAME_KINDS);
    const known = CATALOGUE_KINDS.filter((kind) => isOfKind(kind) && catalogue.names[kind].has(name));
    // Only known settings: `x = 1` may be a condition.
    const said = (setting ? undefined : SAID.exec(before[index] ?? ''))?.[1]
      ?.replace('MergeTree', 'merge-tree')
      .replace(' ', '-');
    // The kinds in which the server knows it, or else the kind that the sentence says.
    const kinds = (known.length > 0 || !said ? known : [said]) as NameKind[];
    // The list lacks it if the server knows it, or is older than the release that brings it.
    const isLacking = known.length > 0 || isUnasked(release.version, catalogue);
    return kinds.length > 0 ? [{name, span, kinds, isLacking}] : [];
  });
}

/** Tells whether `names.tsv` or some server has a name in a kind; a kind that none of them lists has every name. */
export function knownNames({names, catalogue}: Pick<Context, 'names' | 'catalogue'>) {
  const known = new Map<string, Set<string>>();
  const add = (kind: string, name: string) => known.set(kind, (known.get(kind) ?? new Set()).add(name));
  for (const {kind, name} of names) add(kind, name);
  for (const [kind, states] of Object.entries(catalogue?.servers.states ?? {}))
    for (const name of states.keys()) add(kind, name);
  return (kind: string, name: string): boolean => {
    const own = known.get(kind);
    return own === undefined || own.has(name) || (name.includes('*') && [...own].some(namedAs(name)));
  };
}

/** What may stand in place of a name that the server does not know in its kind. */
export function hintOf(catalogue: Catalogue | undefined, {kind, name}: Name): string | undefined {
  const kinds = catalogue ? kindsOf(catalogue, name) : [];
  if (kinds.length > 0) return `the server has it as ${kinds.join(', ')}`;
  return catalogue && isCatalogueKind(kind) ? didYouMean(name, catalogue.names[kind].keys()) : undefined;
}

/** How a code span begins that may be a statement. */
const FIRST_WORD =
  /^(?:SELECT|WITH|INSERT INTO|CREATE|ALTER|DROP|ATTACH|DETACH|SHOW|DESC|DESCRIBE|EXPLAIN|SET|SYSTEM|GRANT|REVOKE|BACKUP|RESTORE|OPTIMIZE|RENAME|EXCHANGE|TRUNCATE|CHECK|KILL|USE|UPDATE|DELETE FROM|VALUES|EXISTS|UNDROP|MOVE)\s/;
/** What only a pattern has: something left out, a place to fill in, a choice. */
const PATTERN = /\.\.\.|<\w[\w -]*>|\[[A-Z.]|\[[a-z]+\.\]| \| |[A-Z]\|[A-Z]|[A-Z]\/[A-Z]/;

/** Whether a code span is a statement, or the name of one, words in capitals alone, which cannot be run; undefined for all else. */
export function statementKind(code: string): 'statement' | 'name' | undefined {
  if (!FIRST_WORD.test(code) || PATTERN.test(code)) return undefined;
  return /^[A-Z0-9 ]+$/.test(code) ? 'name' : 'statement';
}

/** A statement that fails if the server cannot parse the one in a code span. */
export function parseQuestion(code: string): string {
  return `SELECT formatQuery(${sqlValue(code.replace(/;$/, ''))}) FORMAT Null`;
}

/** A statement that fails if the server does not take an undo clause; undefined if only its configuration can have it. */
export function undoQuestion({scope, setting, value}: Undo): string | undefined {
  if (scope === 'query') return `SELECT 1 SETTINGS ${setting} = ${value} FORMAT Null`;
  if (scope === 'merge-tree')
    return `CREATE OR REPLACE TABLE t (k UInt64) ENGINE = MergeTree ORDER BY k SETTINGS ${setting} = ${value}`;
  return undefined;
}
