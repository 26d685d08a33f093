// The bullets of a page, and the examples below them.
import type {ListItem, Paragraph, RootContent} from 'mdast';
import type {Report} from './problems';

const NODE_NAMES: Partial<Record<RootContent['type'], string>> = {
  blockquote: 'quotation',
  break: 'line break',
  code: 'code block',
  emphasis: 'italic text',
  heading: 'heading of another level',
  html: 'HTML or JSX element',
  imageReference: 'image by reference',
  linkReference: 'link by reference',
  strong: 'bold text',
};

/** A node as messages call it, `code block`. */
export const nodeName = ({type}: RootContent): string => NODE_NAMES[type] ?? type;

/** Where bullets stand, as messages name it. */
export interface BulletPlace {
  /** `a section` */
  readonly name: string;
  readonly ruleId: string;
}

/** The bullets of a list block; anything else is reported. */
export function bulletsOf(node: RootContent, {name, ruleId}: BulletPlace, report: Report): ListItem[] {
  if (node.type !== 'list') {
    const ofCode = node.type === 'code' && 'SQL right below its entry, each line indented by two spaces';
    const hint = ofCode || (node.type === 'paragraph' ? 'begin it with "- "' : undefined);
    report(`${nodeName(node)} in ${name}, expected bullets only, each on one line`, node, ruleId, hint);
    return [];
  }
  if (node.ordered) report('numbered list, expected bullets that begin with "- "', node, 'bullet');
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
