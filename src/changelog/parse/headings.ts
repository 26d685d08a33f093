// What the headings of a page say.
import type {Heading, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {OVERVIEW_ID} from '../model/anchors';
import {didYouMean} from '../model/nearest';
import type {Release} from '../model/records';
import {isSectionName, SECTION_NAMES, type SectionName} from '../model/section-names';
import {isDay} from '../model/versions';
import type {Report} from './problems';

/** Whether a block is a heading of this level. */
export function isHeading(node: RootContent, depth: number): node is Heading {
  return node.type === 'heading' && node.depth === depth;
}

/** The index of the line that ends the releases; if there is no such line, the end of the page. */
export function endOfReleases(nodes: readonly RootContent[]): number {
  const rule = nodes.findIndex(({type}) => type === 'thematicBreak');
  return rule === -1 ? nodes.length : rule;
}

const WITH_ID = /^(.*?)\{\/\*\s*#([\w-]+)\s*\*\/\}$/s;

/** A heading's text, and its id from the comment at its end, `{/* #248 *\/}`; undefined if it has none. */
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

/**
 * Reads `ClickHouse release VERSION[ LTS][, DATE]`; undefined, and reported, if a heading is another one. A date that the
 * calendar does not have is reported too.
 */
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

/** The name of a section; undefined, and reported, if there is none of this name. */
export function sectionHeading(text: string, heading: Heading, report: Report): SectionName | undefined {
  if (isSectionName(text)) return text;
  const hint = didYouMean(text, SECTION_NAMES);
  report(`section "${text}", expected one of: ${SECTION_NAMES.join('; ')}`, heading, 'section-name', hint);
  return undefined;
}
