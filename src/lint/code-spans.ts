import type {InlineCode, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Entry} from '../changelog/model/records';
import {compareVersions} from '../changelog/model/versions';
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
