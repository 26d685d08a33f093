import type {Heading, RootContent} from 'mdast';
import {releaseId} from '../model/versions';
import {headingText, isHeading, nodeName, releaseHeading} from './blocks';
import type {DraftRelease} from './drafts';
import {readParagraphs, readPieces} from './pieces';
import type {Report} from './problems';
import {readSection} from './section';
import {summaryBullets} from './summary';

/** Reads the blocks of a release, its heading first. Undefined if the heading names no release. */
export function readRelease(nodes: readonly RootContent[], report: Report): DraftRelease | undefined {
  const heading = nodes[0] as Heading;
  const {text, id} = headingText(heading);
  const release = releaseHeading(text, heading, report);
  const expectedId = release && releaseId(release.version);
  if (release && id !== expectedId) {
    report(
      id === undefined
        ? `heading without an id, expected {/* #${expectedId} */} at its end`
        : `id #${id}, expected #${expectedId}`,
      heading,
      'heading-id',
    );
  }
  const parts: RootContent[][] = [[]];
  for (const node of nodes.slice(1)) {
    if (isHeading(node, 3)) parts.push([]);
    parts.at(-1)!.push(node);
  }
  const head = parts[0]!;
  const lists = head.filter(({type}) => type === 'list');
  const bullets = summaryBullets(lists, report);
  const summary = bullets.map(({children}) => readPieces(children, report));
  const introduction = readParagraphs(
    head.filter((node) => !lists.includes(node)),
    report,
    (node) =>
      report(
        `${nodeName(node)} under a release heading, expected a paragraph, the bullets of its summary, or a section heading`,
        node,
        'release-content',
      ),
  );
  const sections = parts.slice(1).flatMap((part) => readSection(part, report) ?? []);
  for (const [index, section] of sections.entries()) {
    if (sections.findIndex(({name}) => name === section.name) < index) {
      report(
        `second section "${section.name}" in one release, expected its entries in the first`,
        section.source.node,
        'section-twice',
      );
    }
  }
  return (
    release && {
      ...release,
      id: id ?? '',
      introduction,
      summary,
      sections,
      source: {node: heading, text: [], summary: bullets},
    }
  );
}
