import type {Heading, RootContent} from 'mdast';
import {cut, isHeading, nodeName} from './blocks';
import {headingText, releaseHeading} from './headings';
import {type DraftSection, readSection} from './read-section';
import type {Known, Release, Report} from './types';

/** A release whose entries have no ids yet. */
export type DraftRelease = Omit<Release, 'sections'> & {sections: DraftSection[]};

/** Reads a release, its heading first; what does not fit is reported. */
export function readRelease(nodes: readonly RootContent[], known: Known, report: Report): DraftRelease {
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
  for (const node of head) checkIntroduction(node, report);
  const sections = parts.map((part) => readSection(part, known, report));
  for (const [index, section] of sections.entries()) {
    if (sections.findIndex(({name}) => name === section.name) < index) {
      report(
        `Unexpected second section "${section.name}" in one release, expected its entries in the first`,
        section.heading.position,
        'section-twice',
      );
    }
  }
  return {version: '', lts: false, ...release, id: id ?? '', sections, heading, introduction: head};
}

function checkIntroduction(node: RootContent, report: Report): void {
  if (node.type === 'paragraph') return;
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
}
