import type {FormerIds} from '../model/anchors';
import {isToCheck} from '../model/effects';
import {allReleases, type PlacedEntry, placedEntries, type Year} from '../model/records';
import {settingUrl} from '../model/references';
import {resolver, type Site, siteUrl} from '../model/site';
import {entrySymptom} from '../model/symptoms';
import {linksOf, plainText, type Resolve, toMarkdown} from '../model/text';
import {compareVersions} from '../model/versions';
import type {NameFinder} from '../names/name-finder';
import {firstOfLines} from '../patches/backports';
import type {EntryContext} from '../patches/clauses';
import {bugVersionsOf} from '../patches/known-bugs';
import {type AskedServers, CATALOGUE_KINDS, type CatalogueKind, knownAt} from '../server/asked-servers';
import type {Catalogue} from '../server/catalogue';
import type {ChangeWithEntry} from '../server/default-changes';
import {aliasesOf, settingOf} from '../server/known-names';
import {obsoleteSince} from '../server/name-status';

/** What the files for programs are made from. */
export interface DataSource extends EntryContext {
  readonly site: Site;
  /** Newest first. */
  readonly years: readonly Year[];
  readonly finder: NameFinder;
  readonly formerIds: FormerIds;
  /** The server's history of defaults, for the releases of these years, oldest first. */
  readonly changes: readonly ChangeWithEntry[];
  /** What the newest server knows; undefined if nobody has asked. */
  readonly catalogue: Catalogue | undefined;
}

/** The sentences of its release's summary that link an entry, as CommonMark. */
function summaryOf({release, entry}: PlacedEntry, resolve: Resolve): string {
  return release.summary
    .filter((text) => linksOf(text).includes(entry.address))
    .map((text) => toMarkdown(text, resolve))
    .join(' ');
}

/** One entry as data. data.mdx says what each column means. No value is null. */
function row(placed: PlacedEntry, {authors, backports, finder, formerIds}: DataSource, resolve: Resolve) {
  const {release, section, entry} = placed;
  const subjects = finder.subjects(entry);
  return {
    version: release.version,
    date: release.date ?? '',
    lts: release.lts,
    category: section.name,
    description: toMarkdown(entry.text, resolve),
    description_text: plainText(entry.text),
    example: entry.example ?? '',
    pull_requests: entry.pullRequests,
    issues: entry.closes,
    see: entry.see,
    cve: (entry.cve ?? []).map(({cve}) => cve),
    patch_releases: firstOfLines(backports, entry.pullRequests).map(({name}) => name),
    authors: entry.authors.map((handle) => authors[handle] ?? handle),
    author_handles: entry.authors,
    names: finder.mentions(entry).map((name) => ({...name, subject: subjects.has(name)})),
    undo: entry.undo,
    upgrade: isToCheck(entry),
    effects: entry.effects,
    since: entry.since ?? '',
    caused_by: entry.causedBy,
    bug_versions: bugVersionsOf(placed, backports).map(({from, before, isSure}) => ({
      first: from,
      before,
      certain: isSure,
    })),
    until: entry.until ?? '',
    symptom: entrySymptom(placed) ?? '',
    summary: summaryOf(placed, resolve),
    url: resolve(entry.address),
    former_ids: formerIds.get(entry.address) ?? [],
  };
}

export type Row = ReturnType<typeof row>;

/** A row for every entry, newest year first, in page order. */
export function changelogRows(source: DataSource): Row[] {
  const resolve = resolver(source.site);
  return placedEntries(allReleases(source.years)).map((placed) => row(placed, source, resolve));
}

/** One change of a default as data. data.mdx says what each column means. No value is null. */
function defaultRow(change: ChangeWithEntry, date: string | undefined, {catalogue, site}: DataSource) {
  const {release, scope, setting, before, after, newIn, isCloud, address} = change;
  const known = catalogue && settingOf(catalogue, change);
  return {
    version: release,
    date: date ?? '',
    scope,
    setting,
    before,
    after,
    new: newIn === release,
    cloud: isCloud,
    url: address === undefined ? '' : siteUrl(address, site),
    documentation:
      known === undefined || known.tier === 'obsolete' ? '' : settingUrl({scope, setting: known.aliasFor ?? setting}),
  };
}

export type DefaultRow = ReturnType<typeof defaultRow>;

/** A row for every change of a default, newest release first. */
export function defaultRows(source: DataSource): DefaultRow[] {
  const dates = new Map(allReleases(source.years).map(({version, date}) => [version, date]));
  return source.changes
    .toSorted((a, b) => compareVersions(b.release, a.release))
    .map((change) => defaultRow(change, dates.get(change.release), source));
}

/** Rows as JSON Lines, one a line. */
export function jsonLines(rows: readonly (Row | DefaultRow | NameRow)[]): string {
  return rows.map((item) => `${JSON.stringify(item)}\n`).join('');
}

/** What the servers know of a name as data. data.mdx says what each column means. No value is null. */
function nameRow(servers: AskedServers, kind: CatalogueKind, name: string, aliases: readonly string[]) {
  const states = servers.states[kind].get(name)!;
  const has = servers.releases.filter((release) => knownAt(states, release));
  return {
    kind,
    name,
    aliases,
    first: has[0]!,
    last: has.at(-1)!,
    obsolete: obsoleteSince(servers, states) ?? '',
  };
}

export type NameRow = ReturnType<typeof nameRow>;

/** A row for every name that a server knows, by kind. */
export function nameRows(servers: AskedServers | undefined): NameRow[] {
  if (servers === undefined) return [];
  const aliases = aliasesOf(servers);
  return CATALOGUE_KINDS.flatMap((kind) =>
    [...servers.states[kind].keys()].map((name) => nameRow(servers, kind, name, aliases.get(`${kind} ${name}`) ?? [])),
  );
}
