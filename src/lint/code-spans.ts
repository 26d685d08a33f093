import type {InlineCode, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {NAME_KINDS, type Name, type NameKind} from '../changelog/model/named-items';
import {type Entry, placedEntries} from '../changelog/model/records';
import {compareVersions} from '../changelog/model/versions';
import {CATALOGUE_KINDS} from '../changelog/server/asked-servers';
import type {Catalogue} from '../changelog/server/catalogue';
import type {Page} from './rule';

export function spansOf({sources}: Pick<Page, 'sources'>, entry: Entry): InlineCode[] {
  const spans: InlineCode[] = [];
  visit(
    {type: 'root', children: [...sources.get(entry)!.text]} as Nodes,
    'inlineCode',
    (node) => void spans.push(node),
  );
  return spans;
}

/** Whether a release is newer than the server that was asked, which cannot know what it brings. */
export function isUnasked(version: string, catalogue: Pick<Catalogue, 'release'>): boolean {
  return compareVersions(version, catalogue.release) > 0;
}

/** A call of a function without arguments stands for the function. */
export const bareName = (code: string): string => code.replace(/\(\)$/, '');

export const IDENTIFIER = /^[A-Za-z_][\w.]*$/;

/** The kinds of `names.yml` in which the server knows a whole code span as a name, if no list there has it. */
export function unlistedKinds(code: string, {names, catalogue, exceptions}: Page): NameKind[] {
  const name = bareName(code);
  if (!catalogue || !exceptions || !IDENTIFIER.test(name) || exceptions.has(name)) return [];
  const known = CATALOGUE_KINDS.filter((kind) => kind in NAME_KINDS && catalogue.names[kind].has(name));
  return known.length === 0 || names.some((each) => each.name === name) ? [] : (known as NameKind[]);
}

/** The names of a page's entries that the server knows in one kind alone, and no list has. */
export function namesToList(page: Page): Name[] {
  const spans = placedEntries(page.year.releases).flatMap(({entry}) => spansOf(page, entry));
  return [...new Set(spans.map(({value}) => value))].flatMap((code) => {
    const [kind, ...others] = unlistedKinds(code, page);
    return kind && others.length === 0 ? {kind, name: bareName(code)} : [];
  });
}

/** How a code span begins that may be a statement. */
const FIRST_WORD =
  /^(?:SELECT|WITH|INSERT INTO|CREATE|ALTER|DROP|ATTACH|DETACH|SHOW|DESC|DESCRIBE|EXPLAIN|SET|SYSTEM|GRANT|REVOKE|BACKUP|RESTORE|OPTIMIZE|RENAME|EXCHANGE|TRUNCATE|CHECK|KILL|USE|UPDATE|DELETE FROM|VALUES|EXISTS|UNDROP|MOVE)\s/;
/** What only a pattern has: something left out, a place to fill in, a choice. */
const PATTERN = /\.\.\.|<\w[\w -]*>|\[[A-Z.]|\[[a-z]+\.\]| \| |[A-Z]\|[A-Z]|[A-Z]\/[A-Z]/;

/** Whether a code span is a statement, or the name of one: not a pattern of statements. */
export const isStatement = (code: string): boolean => FIRST_WORD.test(code) && !PATTERN.test(code);

/** Whether a code span is a statement that can be run: the name of a statement is words in capitals alone. */
export function isWholeStatement(code: string): boolean {
  return isStatement(code) && !/^[A-Z0-9 ]+$/.test(code);
}
