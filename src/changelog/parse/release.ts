import type {Heading, RootContent} from 'mdast';
import type {Text} from '../model/records';
import {cut, isHeading, nodeName} from './blocks';
import type {DraftRelease} from './drafts';
import {headingText, releaseHeading} from './headings';
import {readPieces} from './pieces';
import type {Report} from './problems';
import {readSection} from './section';

/** Reads a release, its heading first; what does not fit is reported. Undefined where the heading names no release. */
export function readRelease(nodes: readonly RootContent[], report: Report): DraftRelease | undefined {
  const heading = nodes[0] as Heading;
  const {text, id} = headingText(heading);
  const release = releaseHeading(text, heading, report);
  const expectedId = release?.version.replace('.', '');
  if (release && id !== expectedId) {
    report(
      id === undefined
        ? `Unexpected heading without an id, expected {/* #${expectedId} */} at its end`
        : `Unexpected id #${id}, expected #${expectedId}`,
      heading.position,
      'heading-id',
    );
  }
  const {head, parts} = cut(nodes.slice(1), isHeading(3));
  const introduction = head.flatMap((node) => readIntroduction(node, report));
  const sections = parts.flatMap((part) => readSection(part, report) ?? []);
  for (const [index, section] of sections.entries()) {
    if (sections.findIndex(({name}) => name === section.name) < index) {
      report(
        `Unexpected second section "${section.name}" in one release, expected its entries in the first`,
        section.source.node.position,
        'section-twice',
      );
    }
  }
  return release && {...release, id: id ?? '', introduction, sections, source: {node: heading, text: []}};
}

function readIntroduction(node: RootContent, report: Report): Text[] {
  if (node.type === 'paragraph') return [readPieces(node.children, report)];
  if (node.type === 'list')
    report(
      'Unexpected bullet outside a section, expected it under a section heading like "### Bug Fix"',
      node.position,
      'entry-place',
    );
  else
    report(
      `Unexpected ${nodeName(node)} under a release heading, expected a paragraph or a section heading`,
      node.position,
      'release-content',
    );
  return [];
}
