import type {Heading, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {OVERVIEW_ID} from '../model/anchors';
import type {Release} from '../model/records';
import {isHeading} from './blocks';
import type {Report} from './problems';

/** What a heading of the source says: its text, and the id that an MDX comment at its end gives, `{/* #248 *\/}`. */
export function headingText({children}: Heading): {text: string; id: string | undefined} {
  const last = children.at(-1);
  const comment = last?.type === 'mdxTextExpression' ? /^\/\*\s*#([\w-]+)\s*\*\/$/.exec(last.value) : null;
  return {text: toString(comment ? children.slice(0, -1) : children).trim(), id: comment?.[1]};
}

/** Whether a block is the heading under which the overview of the releases stands. */
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
    report(
      `Unexpected heading "${text}", expected "ClickHouse release VERSION[ LTS][, YYYY-MM-DD]"`,
      heading,
      'release-heading',
    );
    return undefined;
  }
  const [, version, lts, date] = match;
  if (date !== undefined && !isCalendarDate(date)) {
    report(`Unexpected date ${date}, expected a day of the calendar as YYYY-MM-DD`, heading, 'release-date');
  }
  return {version: version!, lts: lts !== undefined, ...(date && {date})};
}

function isCalendarDate(date: string): boolean {
  // JSON has null for what is no date, and the day after the 29th of February for a 30th.
  return `${new Date(date).toJSON()}`.startsWith(date);
}
