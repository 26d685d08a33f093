import type {Heading, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {OVERVIEW_ID} from '../model/anchors';
import {isHeading} from './blocks';
import type {Report} from './problems';

/** What a heading of the source says: its text and its id, `{/* #248 *\/}`. */
export interface HeadingText {
  readonly text: string;
  readonly id: string | undefined;
}

/** The id that an MDX comment at the end of a heading gives, `{/* #248 *\/}` giving `248`. */
export function headingText(heading: Heading): HeadingText {
  const last = heading.children.at(-1);
  const comment = last?.type === 'mdxTextExpression' ? /^\/\*\s*#([\w-]+)\s*\*\/$/.exec(last.value) : null;
  const words = comment ? heading.children.slice(0, -1) : heading.children;
  return {text: toString(words).trim(), id: comment?.[1]};
}

/** Whether a block is the heading under which the overview of the releases stands. */
export function isOverview(node: RootContent): node is Heading {
  return isHeading(2)(node) && headingText(node).id === OVERVIEW_ID;
}

const RELEASE = /^ClickHouse release (\d{2}\.\d{1,2})( LTS)?(?:, (\d{4}-\d{2}-\d{2}))?$/;

/** What the heading of a release says. */
export interface ReleaseHeading {
  readonly version: string;
  readonly lts: boolean;
  readonly date?: string;
}

/** Reads `ClickHouse release VERSION[ LTS][, DATE]`; reports a date that the calendar does not have. */
export function releaseHeading(text: string, heading: Heading, report: Report): ReleaseHeading | undefined {
  const match = RELEASE.exec(text);
  if (!match) {
    report(
      `Unexpected heading "${text}", expected "ClickHouse release VERSION[ LTS][, YYYY-MM-DD]"`,
      heading.position,
      'release-heading',
    );
    return undefined;
  }
  const [, version, lts, date] = match;
  if (date !== undefined && !isCalendarDate(date)) {
    report(`Unexpected date ${date}, expected a day of the calendar as YYYY-MM-DD`, heading.position, 'release-date');
  }
  return {version: version!, lts: lts !== undefined, ...(date === undefined ? {} : {date})};
}

function isCalendarDate(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}
