import type {Heading, List, ListItem, Paragraph, RootContent} from 'mdast';
import {nodeName} from './blocks';
import {checkAuthors} from './checks';
import {headingText} from './headings';
import {checkMarkup} from './markup';
import {didYouMean} from './nearest';
import {entryParts} from './references';
import {isSectionName, SECTION_NAMES, type SectionName} from './section-names';
import type {Entry, Known, Report, Section} from './types';

/** An entry as long as not all of the page is read: it has its id only then. */
type DraftEntry = Omit<Entry, 'id'>;
/** A section of such entries. */
export type DraftSection = Omit<Section, 'entries'> & {entries: DraftEntry[]};

/** Reads a section, its heading first; what does not fit is reported. */
export function readSection(nodes: readonly RootContent[], known: Known, report: Report): DraftSection {
  const heading = nodes[0] as Heading;
  const {text, id} = headingText(heading);
  if (id === undefined)
    report(
      'Unexpected heading without an id, expected one like {/* #bug-fix-2 */} at its end',
      heading.position,
      'heading-id',
    );
  const entries = nodes.slice(1).flatMap((node, index) => readBlock(node, index, known, report));
  if (nodes.length === 1)
    report('Unexpected section without entries, expected a bullet under it', heading.position, 'section-empty');
  if (!isSectionName(text)) {
    report(
      `Unexpected section "${text}", expected one of: ${SECTION_NAMES.join('; ')}`,
      heading.position,
      'section-name',
      didYouMean(text, SECTION_NAMES),
    );
  }
  return {name: text as SectionName, id: id ?? '', entries, heading};
}

function readBlock(node: RootContent, index: number, known: Known, report: Report): DraftEntry[] {
  if (node.type !== 'list') {
    report(
      `Unexpected ${nodeName(node)} in a section, expected bullets only, each on one line`,
      node.position,
      'section-content',
    );
    return [];
  }
  if (node.ordered) report('Unexpected numbered list, expected bullets that begin with "- "', node.position, 'bullet');
  if (index > 0)
    report(
      'Unexpected second list in a section, expected one list of bullets that all begin with "- "',
      node.position,
      'bullet',
    );
  return (node as List).children.flatMap((item) => readEntry(item, known, report) ?? []);
}

function readEntry(item: ListItem, known: Known, report: Report): DraftEntry | undefined {
  const [first, ...rest] = item.children;
  for (const node of rest) {
    const what = node.type === 'list' ? 'nested bullet' : nodeName(node);
    report(`Unexpected ${what} inside an entry, expected one bullet on one line`, node.position, 'entry-shape');
  }
  if (first?.type !== 'paragraph') {
    report(
      `Unexpected ${first ? nodeName(first) : 'empty bullet'}, expected the text of an entry`,
      (first ?? item).position,
      'entry-shape',
    );
    return undefined;
  }
  if (first.position!.start.line !== first.position!.end.line) {
    report(
      'Unexpected line break inside an entry, expected one bullet on one line',
      {line: first.position!.start.line + 1, column: 1},
      'entry-shape',
    );
    return undefined;
  }
  const parts = entryParts(first as Paragraph, report);
  if (!parts) return undefined;
  checkMarkup(parts.text, report);
  checkAuthors(parts, known.authors, report);
  return {text: parts.text, references: parts.references, node: item};
}
