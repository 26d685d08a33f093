import type {Name, NameFinder} from '../names';
import {type SectionName, UPGRADE_SECTIONS} from '../section-names';
import {type PlacedEntry, placedEntries, plainText} from '../text';
import type {Undo} from '../types';
import {textMarkdown} from './markdown';
import {type Resolve, resolver} from './resolve';
import {completePages, type DataPage, type Site} from './site';

/** One entry as data; `schema.ts` says what each column means. No value is ever null. */
export interface Row {
  readonly version: string;
  readonly date: string;
  readonly lts: boolean;
  readonly category: SectionName;
  readonly description: string;
  readonly description_text: string;
  readonly pull_requests: readonly number[];
  readonly issues: readonly number[];
  readonly see: readonly number[];
  readonly authors: readonly string[];
  readonly author_handles: readonly string[];
  readonly names: readonly Name[];
  readonly undo: readonly Undo[];
  readonly upgrade: boolean;
  readonly url: string;
}

/** What rows are made from. */
export interface DataSource {
  readonly site: Site;
  readonly pages: readonly DataPage[];
  /** Display names by handle. */
  readonly authors: Readonly<Record<string, string>>;
  readonly finder: NameFinder;
}

function row({release, section, entry}: PlacedEntry, {authors, finder}: DataSource, resolve: Resolve): Row {
  const {references} = entry;
  return {
    version: release.version,
    date: release.date ?? '',
    lts: release.lts,
    category: section.name,
    description: textMarkdown(entry.text, resolve),
    description_text: plainText(entry),
    pull_requests: references.pullRequests,
    issues: references.closes,
    see: references.see,
    authors: references.authors.map((handle) => authors[handle] ?? handle),
    author_handles: references.authors,
    names: finder.mentions(entry).map(({kind, name}) => ({kind, name})),
    undo: references.undo.map(({scope, setting, value}) => ({scope, setting, value})),
    upgrade: references.upgrade || UPGRADE_SECTIONS.has(section.name),
    url: resolve(`#${entry.id}`),
  };
}

/** A row for every entry, newest year first, in page order. */
export function changelogRows(source: DataSource): Row[] {
  return completePages(source.pages).flatMap((page) => {
    const resolve = resolver(page, source.pages, source.site);
    return placedEntries(page.changelog).map((placed) => row(placed, source, resolve));
  });
}

/** The rows as JSON Lines. */
export function jsonLines(rows: readonly Row[]): string {
  return rows.map((item) => `${JSON.stringify(item)}\n`).join('');
}
