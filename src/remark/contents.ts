import {OVERVIEW_ID} from '../changelog/model/anchors';
import {inDigits} from '../changelog/model/count';
import type {Year} from '../changelog/model/records';
import {SECTIONS} from '../changelog/model/section-names';

/** A line of Docusaurus' table of contents: HTML, the id that it leads to, and the level of that heading. */
interface Line {
  readonly value: string;
  readonly id: string;
  readonly level: number;
}

/**
 * The table of contents of a year's page: its releases, and below each its sections with how much they hold. Docusaurus'
 * own would say the whole name of each section again.
 */
export function contentsOf({year, releases}: Year): Line[] {
  return [
    {value: `Releases of ${year}`, id: OVERVIEW_ID, level: 2},
    ...releases.flatMap(({version, lts, date, id, sections}) => {
      const value = `${version}${date ? ` <time>${date}</time>` : ''}${lts ? ' <span class="lts">LTS</span>' : ''}`;
      const lines = sections.map((section) => ({
        value: `${SECTIONS[section.name].label} <small>${inDigits(section.entries.length)}</small>`,
        id: section.id,
        level: 3,
      }));
      return [{value, id, level: 2}, ...lines];
    }),
  ];
}
