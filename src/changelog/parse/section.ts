import type {Heading, ListItem, RootContent} from 'mdast';
import {didYouMean} from '../model/nearest';
import {isSectionName, SECTION_NAMES} from '../model/section-names';
import {nodeName} from './blocks';
import type {DraftEntry, DraftSection} from './drafts';
import {headingText} from './headings';
import {readPieces} from './pieces';
import type {Report} from './problems';
import {entryParts} from './reference-group';

/** Reads the blocks of a section, its heading first. Undefined if its name is not the name of a section. */
export function readSection(nodes: readonly RootContent[], report: Report): DraftSection | undefined {
  const heading = nodes[0] as Heading;
  const {text: name, id} = headingText(heading);
  if (id === undefined)
    report('heading without an id, expected one like {/* #bug-fix-2 */} at its end', heading, 'heading-id');
  const entries = nodes.slice(1).flatMap((node, index) => readBlock(node, index, report));
  if (nodes.length === 1) report('section without entries, expected a bullet under it', heading, 'section-empty');
  const source = {node: heading, text: []};
  if (isSectionName(name)) return {name, id: id ?? '', entries, source};
  report(
    `section "${name}", expected one of: ${SECTION_NAMES.join('; ')}`,
    heading,
    'section-name',
    didYouMean(name, SECTION_NAMES),
  );
  return undefined;
}

function readBlock(node: RootContent, index: number, report: Report): DraftEntry[] {
  if (node.type !== 'list') {
    report(`${nodeName(node)} in a section, expected bullets only, each on one line`, node, 'section-content');
    return [];
  }
  if (node.ordered) report('numbered list, expected bullets that begin with "- "', node, 'bullet');
  if (index > 0)
    report('second list in a section, expected one list of bullets that all begin with "- "', node, 'bullet');
  return node.children.flatMap((item) => readEntry(item, report) ?? []);
}

function readEntry(item: ListItem, report: Report): DraftEntry | undefined {
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
  if (start.line !== end.line) {
    report('line break inside an entry, expected one bullet on one line', start.line + 1, 'entry-shape');
    return undefined;
  }
  const parts = entryParts(first, report);
  return parts && {...parts.group, text: readPieces(parts.text, report), source: {node: item, text: parts.text}};
}
