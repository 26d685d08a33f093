import {OVERVIEW_ID} from '../model/anchors';

/** The Markdown of one release, or of a section of it, its heading first. */
export interface MarkdownPart {
  /** The line of the page on which it begins, from 1. */
  readonly line: number;
  readonly text: string;
}

const RELEASE = new RegExp(`^ {0,3}##(?:[ \\t](?!.*\\{/\\*\\s*#${OVERVIEW_ID}\\s*\\*/\\})|$)`);
const SECTION = /^ {0,3}###(?:[ \t]|$)/;
const END = /^(?:---|\*\*\*|___)\s*$/;

/** Cuts lines before each that a heading is on; the first line begins a part. */
function cut(lines: readonly string[], line: number, heading: RegExp): MarkdownPart[] {
  const starts = lines.flatMap((each, index) => (index === 0 || heading.test(each) ? [index] : []));
  return starts.map((start, index) => ({line: line + start, text: lines.slice(start, starts[index + 1]).join('\n')}));
}

/**
 * Splits a page at its release headings, and at the line of `---` that ends the releases. Each release is then parsed by
 * itself: a code fence that is not closed ends with its release, and an edit of one release does not change the others.
 * A cut at lines is right: in CommonMark a line that begins with `## ` is a heading everywhere except in a
 * code fence, and a release must not have one. `frame` is the page with blank lines instead of the releases, so that
 * everything else keeps its place.
 */
export function splitPage(text: string): {frame: string; releases: MarkdownPart[]} {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => RELEASE.test(line));
  if (first === -1) return {frame: text, releases: []};
  const rule = lines.findIndex((line, index) => index > first && END.test(line));
  const end = rule === -1 ? lines.length : rule;
  return {
    frame: lines.map((line, index) => (index >= first && index < end ? '' : line)).join('\n'),
    releases: cut(lines.slice(first, end), first + 1, RELEASE),
  };
}

/** Splits a release at its section headings. An edit of one section leaves the others as they are. */
export const splitRelease = ({line, text}: MarkdownPart): MarkdownPart[] => cut(text.split('\n'), line, SECTION);
