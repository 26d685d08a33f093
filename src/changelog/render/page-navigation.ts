import {OVERVIEW_ID} from '../model/anchors';
import {inDigits} from '../model/count';
import type {Release, Year} from '../model/records';
import {SECTION_NAMES, SECTIONS} from '../model/section-names';
import {type Html, h, heading, htmlOf, LTS_MARK, ltsMark} from './html';

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

/** The id of what the line that sticks opens. */
const LIST_ID = 'all-parts';

/**
 * The first line of a section, which sticks below the navbar while the section is read: its name and a button that
 * opens all sections of the page. The heading covers it at first, since a heading that sticks would catch its own
 * links. The name is drawn by the style sheet: neither find-in-page nor a screen reader meets it twice.
 */
export function stickyLine(section: string, release?: string): Html {
  const all = release === undefined ? `${section}: all parts` : `${release}, ${section}: all releases and sections`;
  const button = h('button', {class: 'clean-btn', popovertarget: LIST_ID, 'aria-label': all}, release ?? 'All');
  return h('div', {class: 'sticky', 'data-section': section}, button);
}

/** What the line that sticks opens, by the browser alone. */
function listHtml(label: string, content: Html): Html {
  const close = h('button', {popovertarget: LIST_ID, popovertargetaction: 'hide'}, 'Close');
  return h('nav', {id: LIST_ID, popover: '', 'aria-label': label}, [close, content]);
}

/** A part of a long list. */
export interface Part {
  readonly id: string;
  readonly title: string;
  /** What is shown of the title, if it is more than text. */
  readonly shown?: readonly (Html | string)[] | undefined;
  readonly content: readonly Html[];
  /** The ids in it. */
  readonly anchors: readonly string[];
}

/** A page that is a long list in parts, each with the line that sticks. */
export function contentOfParts(lead: readonly Html[], parts: readonly Part[]): Content {
  const items = parts.map(({id, title}) => h('li', {}, h('a', {href: `#${id}`}, title)));
  const list = listHtml('Parts of the page', h('ul', {class: 'clean-list'}, items));
  const sections = parts.map(({id, title, shown, content}) =>
    h('section', {}, [stickyLine(title), heading(2, title, id, shown), ...content]),
  );
  return {
    html: htmlOf([...lead, list, ...sections]),
    anchors: parts.flatMap(({id, anchors}) => [id, ...anchors]),
    contents: parts.map(({id, title, shown}) => ({value: shown ? htmlOf(shown) : title, id, level: 2})),
  };
}

/** The table of all releases of a page by kinds: any section is two touches away. */
export function releasesTable(releases: readonly Release[]): Html {
  const sections = releases.flatMap((release) => release.sections);
  const kinds = SECTION_NAMES.filter((kind) => sections.some(({name}) => name === kind));
  const heads = kinds.map((name) => {
    const {kind, label} = SECTIONS[name];
    return h('th', {scope: 'col', class: `k-${kind}`}, h('span', {}, label));
  });
  const cell = (release: Release, kind: (typeof kinds)[number]) => {
    const section = release.sections.find(({name}) => name === kind);
    if (!section) return h('td', {});
    const count = inDigits(section.entries.length);
    return h(
      'td',
      {},
      h('a', {href: `#${section.id}`, 'aria-label': `${release.version}, ${SECTIONS[kind].label}: ${count}`}, count),
    );
  };
  const rows = releases.map((release) =>
    h('tr', {}, [
      h('th', {scope: 'row'}, h('a', {href: `#${release.id}`}, [release.version, ...ltsMark(release)])),
      ...kinds.map((kind) => cell(release, kind)),
    ]),
  );
  const table = h('table', {}, [h('thead', {}, h('tr', {}, [h('td', {}), ...heads])), h('tbody', {}, rows)]);
  return listHtml('Releases and sections', table);
}
