import type {Name} from '../model/named-items';
import {type Authors, type PlacedEntry, placedEntries, type Undo, type Year} from '../model/records';
import type {SectionName} from '../model/section-names';
import type {Site} from '../model/site';
import {plainText, toMarkdown} from '../model/text';
import type {NameFinder} from '../names/finder';
import {upgradeReason} from '../upgrade/reason';
import {type Resolve, resolver} from './resolve';

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

/** What the files for programs are made from. */
export interface DataSource {
  readonly site: Site;
  /** Newest first. */
  readonly years: readonly Year[];
  readonly authors: Authors;
  readonly finder: NameFinder;
}

function row(placed: PlacedEntry, {authors, finder}: DataSource, resolve: Resolve): Row {
  const {release, section, entry} = placed;
  return {
    version: release.version,
    date: release.date ?? '',
    lts: release.lts,
    category: section.name,
    description: toMarkdown(entry.text, resolve),
    description_text: plainText(entry.text),
    pull_requests: entry.pullRequests,
    issues: entry.closes,
    see: entry.see,
    authors: entry.authors.map((handle) => authors[handle] ?? handle),
    author_handles: entry.authors,
    names: finder.mentions(entry).map(({kind, name}) => ({kind, name})),
    undo: entry.undo.map(({scope, setting, value}) => ({scope, setting, value})),
    upgrade: upgradeReason(placed) !== undefined,
    url: resolve(entry.address),
  };
}

/** A row for every entry, newest year first, in page order. */
export function changelogRows(source: DataSource): Row[] {
  return source.years.flatMap((year) => {
    const resolve = resolver(year, source.years, source.site);
    return placedEntries(year.releases).map((placed) => row(placed, source, resolve));
  });
}

/** The rows as JSON Lines. */
export function jsonLines(rows: readonly Row[]): string {
  return rows.map((item) => `${JSON.stringify(item)}\n`).join('');
}
