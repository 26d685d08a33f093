import {OVERVIEW_ID} from '../model/anchors';

/** The Markdown of one release, or of a section of it, its heading first. */
export interface Source {
  /** The line of the page on which it begins, from 1. */
  readonly line: number;
  readonly text: string;
}

const HEADING = /^ {0,3}##(?:[ \t]|$)/;
const OVERVIEW = new RegExp(`\\{/\\*\\s*#${OVERVIEW_ID}\\s*\\*/\\}`);
const SECTION = /^ {0,3}###(?:[ \t]|$)/;
const END = /^(?:---|\*\*\*|___)\s*$/;

/**
 * Splits a page at its release headings, and at the line of `---` that ends the releases. Each release is then parsed by
 * itself: a code fence that is not closed ends with its release, and an edit of one release does not change the others.
 * Only this file looks at lines: in CommonMark a line that begins with `## ` is a heading everywhere except in a
 * code fence, and a release must not have one. `frame` is the page with blank lines instead of the releases, so that
 * everything else keeps its place.
 */
export function splitPage(text: string): {frame: string; releases: Source[]} {
  const lines = text.split('\n');
  const starts = lines.flatMap((line, index) => (HEADING.test(line) && !OVERVIEW.test(line) ? [index] : []));
  const first = starts[0];
  if (first === undefined) return {frame: text, releases: []};
  const rule = lines.findIndex((line, index) => index > first && END.test(line));
  const end = rule === -1 ? lines.length : rule;
  const inside = starts.filter((start) => start < end);
  return {
    frame: lines.map((line, index) => (index >= first && index < end ? '' : line)).join('\n'),
    releases: inside.map((start, index) => ({
      line: start + 1,
      text: lines.slice(start, inside[index + 1] ?? end).join('\n'),
    })),
  };
}

/** Splits a release at its section headings. An edit of one section leaves the others as they are. */
export function splitRelease({line, text}: Source): Source[] {
  const lines = text.split('\n');
  const starts = lines.flatMap((each, index) => (index === 0 || SECTION.test(each) ? [index] : []));
  return starts.map((start, index) => ({line: line + start, text: lines.slice(start, starts[index + 1]).join('\n')}));
}
