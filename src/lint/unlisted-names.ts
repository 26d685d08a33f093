import type {InlineCode} from 'mdast';
import {NAME_KINDS, type Name, type NameKind} from '../changelog/model/named-items';
import {oncePer} from '../changelog/model/once';
import {CATALOGUE_KINDS} from '../changelog/server/asked-servers';
import {bareName, IDENTIFIER, isUnasked} from './code-spans';
import {CODE} from './prose';
import type {Context, Things} from './rule';

/** The words before a name that say its kind. */
const KINDS: Readonly<Record<string, NameKind>> = {
  setting: 'setting',
  'server setting': 'server-setting',
  'MergeTree setting': 'merge-tree-setting',
  function: 'function',
  'aggregate function': 'aggregate-function',
  'table function': 'table-function',
  'table engine': 'table-engine',
  'data type': 'data-type',
  format: 'format',
};
const SAID = new RegExp(`\\b[Nn]ew (${Object.keys(KINDS).join('|')}) $`);

/** A name in a code span that no list has. */
export interface Unlisted {
  readonly name: string;
  readonly span: InlineCode;
  /** The kinds in which the server knows it, or else the one that the sentence says. */
  readonly kinds: readonly NameKind[];
  /** Whether the server knows it, and whether one of that release could be asked. */
  readonly isKnown: boolean;
  readonly isAsked: boolean;
}

const listed = oncePer((names: readonly Name[]) => new Set(names.map(({name}) => name)));

/** The names of an entry that no list has: those that the server knows, and those that a sentence calls new. */
export function unlistedNames(
  {text, spans, release}: Pick<Things['entry'], 'text' | 'spans' | 'release'>,
  {names, catalogue, exceptions}: Context,
): Unlisted[] {
  if (!catalogue || !exceptions) return [];
  const isAsked = !isUnasked(release.version, catalogue);
  const before = text.split(CODE);
  return spans.flatMap((span, index) => {
    const name = bareName(span.value);
    if (!IDENTIFIER.test(name) || exceptions.has(name) || listed(names).has(name)) return [];
    const known = CATALOGUE_KINDS.filter((kind) => kind in NAME_KINDS && catalogue.names[kind].has(name));
    const said = KINDS[SAID.exec(before[index] ?? '')?.[1] ?? ''];
    const kinds = known.length > 0 ? (known as NameKind[]) : said ? [said] : [];
    return kinds.length > 0 ? [{name, span, kinds, isKnown: known.length > 0, isAsked}] : [];
  });
}

/** The names of entries that `npm run fix` adds to the list, each in its one kind. */
export function namesToAdd(entries: readonly Things['entry'][], context: Context): Name[] {
  const unlisted = entries.flatMap((entry) => unlistedNames(entry, context));
  return unlisted.flatMap(({name, kinds: [kind, ...others], isKnown, isAsked}) =>
    others.length === 0 && (isKnown || !isAsked) ? {kind: kind!, name} : [],
  );
}
