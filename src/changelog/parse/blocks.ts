// The blocks of a page, and what its headings say.
import type {Heading, ListItem, Paragraph, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {OVERVIEW_ID} from '../model/anchors';
import type {Release} from '../model/records';
import {isDay} from '../model/versions';
import type {Report} from './problems';

export function isHeading(node: RootContent, depth: number): node is Heading {
  return node.type === 'heading' && node.depth === depth;
}

/** The index of the line that ends the releases; if there is no such line, the end of the page. */
export function endOfReleases(nodes: readonly RootContent[]): number {
  const rule = nodes.findIndex(({type}) => type === 'thematicBreak');
  return rule === -1 ? nodes.length : rule;
}

const NODE_NAMES: Partial<Record<RootContent['type'], string>> = {
  blockquote: 'quotation',
  break: 'line break',
  code: 'code block',
  heading: 'heading of another level',
  html: 'HTML or JSX element',
  imageReference: 'image by reference',
  linkReference: 'link by reference',
};

export const nodeName = ({type}: RootContent): string => NODE_NAMES[type] ?? type;

/** A heading's text, and its id from the comment at its end, `{/* #248 *\/}`. */
const WITH_ID = /^(.*?)\{\/\*\s*#([\w-]+)\s*\*\/\}$/s;

export function headingText({children}: Heading): {text: string; id: string | undefined} {
  // Where Docusaurus has parsed it, as MDX, the comment is a node.
  const text = children
    .map((node) => (node.type === 'mdxTextExpression' ? `{${node.value}}` : toString(node)))
    .join('');
  const [, words = text, id] = WITH_ID.exec(text) ?? [];
  return {text: words.trim(), id};
}

/** Whether a block is the heading of the overview of releases. */
export function isOverview(node: RootContent): node is Heading {
  return isHeading(node, 2) && headingText(node).id === OVERVIEW_ID;
}

const RELEASE = /^ClickHouse release (\d{2}\.\d{1,2})( LTS)?(?:, (\d{4}-\d{2}-\d{2}))?$/;

/** Reads `ClickHouse release VERSION[ LTS][, DATE]`; reports a date that the calendar does not have. */
export function releaseHeading(
  text: string,
  heading: Heading,
  report: Report,
): Pick<Release, 'version' | 'lts' | 'date'> | undefined {
  const match = RELEASE.exec(text);
  if (!match) {
    report(`heading "${text}", expected "ClickHouse release VERSION[ LTS][, YYYY-MM-DD]"`, heading, 'release-heading');
    return undefined;
  }
  const [, version, lts, date] = match;
  if (date !== undefined && !isDay(date)) {
    report(`date ${date}, expected a day of the calendar as YYYY-MM-DD`, heading, 'release-date');
  }
  return {version: version!, lts: lts !== undefined, ...(date && {date})};
}

/** Where bullets stand, as messages name it. */
export interface BulletPlace {
  /** `a section` */
  readonly name: string;
  readonly ruleId: string;
}

/** The bullets of a list block; anything else is reported. `index` is the place of the block among its neighbors, 0 after one that is reported itself. */
export function bulletsOf(node: RootContent, index: number, {name, ruleId}: BulletPlace, report: Report): ListItem[] {
  if (node.type !== 'list') {
    const isExample = node.type === 'code' && node.lang === 'sql';
    report(
      isExample
        ? `example in ${name}, expected it right below its entry, each line indented by two spaces`
        : `${nodeName(node)} in ${name}, expected bullets only, each on one line`,
      node,
      ruleId,
    );
    return [];
  }
  if (node.ordered) report('numbered list, expected bullets that begin with "- "', node, 'bullet');
  if (index > 0)
    report(
      `second list in ${name}, expected one list of bullets that all begin with "- ": run \`npm run fix\``,
      node,
      'bullet',
    );
  return node.children;
}

/** So many lines of SQL show a new thing; more belong into the documentation. */
const MOST_LINES = 8;

/** The one line of a bullet, and the SQL below it that shows what is new. What is not so is reported. */
export function bulletWithExample(
  item: ListItem,
  report: Report,
): {readonly line: Paragraph | undefined; readonly example?: string} {
  const [first, second, ...rest] = item.children;
  if (second?.type !== 'code' || second.lang !== 'sql') return {line: bulletLine(item, report)};
  const lines = second.value.split('\n');
  const {start, end} = second.position!;
  const last = start.line + lines.length;
  // One that is not closed ends with the bullet, at the beginning of the next line or before it.
  if (second.value !== '' && (end.column === 1 || end.line <= last))
    report('end of an example, expected ``` below it, indented by two spaces', last, 'entry-shape');
  if (second.value.trim() === '') report('empty example, expected SQL in it', second, 'entry-shape');
  if (lines.length > MOST_LINES)
    report(`example of ${lines.length} lines, expected at most ${MOST_LINES}`, second, 'entry-shape');
  if (start.line > first!.position!.end.line + 1)
    report('blank line before an example, expected it right below the text', second, 'entry-shape');
  return {line: bulletLine({...item, children: [first!, ...rest]}, report), example: second.value};
}

/** The one line of a bullet; undefined, and reported, if there is none. What stands below it is reported. */
export function bulletLine(item: ListItem, report: Report): Paragraph | undefined {
  const [first, ...rest] = item.children;
  for (const node of rest) {
    const what = node.type === 'list' ? 'nested bullet' : nodeName(node);
    report(`${what} inside an entry, expected one bullet on one line`, node, 'entry-shape');
  }
  if (first?.type !== 'paragraph') {
    report(`${first ? nodeName(first) : 'empty bullet'}, expected the text of an entry`, first ?? item, 'entry-shape');
    return undefined;
  }
  const {start, end} = first.position!;
  if (start.line === end.line) return first;
  report('line break inside an entry, expected one bullet on one line', start.line + 1, 'entry-shape');
  return undefined;
}
