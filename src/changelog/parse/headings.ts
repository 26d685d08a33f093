import type {Heading, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {OVERVIEW_ID} from '../model/anchors';
import type {Release} from '../model/records';
import {isDay} from '../model/versions';
import {isHeading} from './blocks';
import type {Report} from './problems';

/** The text of a heading, and its id from the MDX comment at its end, `{/* #248 *\/}`. */
export function headingText({children}: Heading): {text: string; id: string | undefined} {
  const last = children.at(-1);
  const comment = last?.type === 'mdxTextExpression' ? /^\/\*\s*#([\w-]+)\s*\*\/$/.exec(last.value) : null;
  return {text: toString(comment ? children.slice(0, -1) : children).trim(), id: comment?.[1]};
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
