import type {ListItem, Paragraph, RootContent} from 'mdast';
import {nodeName} from './blocks';
import type {Report} from './problems';

/** Where bullets stand, as messages name it. */
export interface BulletPlace {
  /** `a section` */
  readonly name: string;
  readonly ruleId: string;
}

/** The bullets of a list block; anything else is reported. `index` is the place of the block among its neighbors. */
export function bulletsOf(node: RootContent, index: number, {name, ruleId}: BulletPlace, report: Report): ListItem[] {
  if (node.type !== 'list') {
    report(`${nodeName(node)} in ${name}, expected bullets only, each on one line`, node, ruleId);
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
