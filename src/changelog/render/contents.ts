import {OVERVIEW_ID} from '../model/anchors';
import {inDigits} from '../model/count';
import type {Year} from '../model/records';
import {SECTIONS} from '../model/section-names';
import {htmlOf, LTS_MARK, type Titled} from './html';

/** A line of Docusaurus' table of contents: HTML, the id that it leads to, and the level of that heading. */
export interface ContentsLine {
  readonly value: string;
  readonly id: string;
  readonly level: number;
}

/** A piece of a page that reaches browsers as HTML, with what Docusaurus has to know of it. */
export interface Content {
  readonly html: string;
  /** The ids in it, for the check of links. */
  readonly anchors: readonly string[];
  readonly contents: readonly ContentsLine[];
}

/** A part of a long list. */
export interface Part {
  readonly id: string;
  readonly title: string;
  /** What is shown of the title, if it is more than text. */
  readonly shown?: Titled['shown'];
}

/** The table of contents of a page that is a long list in parts. */
export function contentsOfParts(parts: readonly Part[]): ContentsLine[] {
  return parts.map(({id, title, shown}) => ({value: shown ? htmlOf(shown) : title, id, level: 2}));
}

/**
 * The table of contents of a year's page: its releases, and below each its sections with their number of entries. The one
 * that Docusaurus makes would repeat the whole name of each section.
 */
export function contentsOf({year, releases}: Year): ContentsLine[] {
  return [
    {value: `Releases of ${year}`, id: OVERVIEW_ID, level: 2},
    ...releases.flatMap(({version, lts, date, id, sections}) => {
      const value = `${version}${date ? ` <time>${date}</time>` : ''}${lts ? ` ${LTS_MARK.html}` : ''}`;
      const lines = sections.map((section) => ({
        value: `${SECTIONS[section.name].label} <small>${inDigits(section.entries.length)}</small>`,
        id: section.id,
        level: 3,
      }));
      return [{value, id, level: 2}, ...lines];
    }),
  ];
}
