// The files that each year has beside its page: its anchors, what its entries require, and what a server is asked of them.
import {pageAnchors} from '../changelog/model/anchors';
import {isToCheck} from '../changelog/model/effects';
import {placedEntries, type Year} from '../changelog/model/records';
import {requiredTerms, requiredValue, termsOf} from '../changelog/model/requirement';
import {codeSpans, hasName} from '../changelog/model/text';
import {compareVersions, yearOfVersion} from '../changelog/model/versions';
import {NameFinder} from '../changelog/names/name-finder';
import {formatAnchorList} from '../changelog/parse/anchor-list';
import type {Claim, readClaims} from '../changelog/parse/claims';
import {hasOwnNames, type readRequiresFile} from '../changelog/parse/requires-file';
import {isUnasked, knownNames} from './code-spans';
import {sortRequires} from './fix/list-edits';
import {lintPage} from './lint';
import type {ListRule} from './list-rules';
import type {Page} from './rule';

/** The list of a page's anchors, `anchors/2024.txt`: those that it has, in its order, published ones that are gone, and those that lead to another one. */
export function anchorListOf({year, anchors, published, moved = new Map()}: Page): string {
  const gone = published.filter((id) => !anchors.has(id) && !moved.has(id));
  return formatAnchorList({published: [...pageAnchors(year.releases), ...gone], moved});
}

/** Such a list is as its page has it, unless the page has errors, from which a difference may follow. */
export const anchorsRule = (page: Page): ListRule<unknown> => ({
  id: 'published-anchor',
  sort(text) {
    const list = anchorListOf(page);
    return text !== list && lintPage(page).every(({fatal}) => !fatal) ? list : text;
  },
});

type YearRule<Content> = (of: () => Pick<Year, 'year' | 'releases'>) => ListRule<Content>;

/**
 * `requires/2024.tsv`: each entry to check has its line, a bug whose first version is known may have one, and some server
 * knows each name.
 */
export const requiresRule: YearRule<ReturnType<typeof readRequiresFile>> = (of) => ({
  id: 'requires',
  sort: sortRequires,
  check({rows}, report, context) {
    const {year, releases} = of();
    const entries = [
      ...placedEntries(releases).map(({release, entry}) => ({version: release.version, entry})),
      ...context.notInNotes().filter(({version}) => yearOfVersion(version) === year),
    ];
    const listed = new Map(
      entries
        .filter(({entry}) => isToCheck(entry) || entry.since !== undefined)
        .map(({version, entry}) => [`${version} ${entry.id}`, entry]),
    );
    const isKnown = knownNames(context);
    for (const {release, id, requirement, line} of rows) {
      const entry = listed.get(`${release} ${id}`);
      if (!entry) {
        report(`${id} of ${release}, expected an entry of this release with the clause upgrade or since`, line);
        continue;
      }
      for (const {kind, names} of requiredTerms(requirement)) {
        if (hasOwnNames(kind)) continue;
        for (const {name} of names.map(requiredValue))
          if (!isKnown(kind, name) && !codeSpans(entry).some((code) => hasName(code, name)))
            report(`${kind} "${name}", expected a name that a server, names.tsv or the entry has`, line);
      }
    }
    const written = new Set(rows.map(({release, id}) => `${release} ${id}`));
    const finder = new NameFinder(context.names);
    for (const [key, entry] of listed) {
      if (written.has(key) || !isToCheck(entry)) continue;
      const terms = termsOf(finder.mentions(entry)).map(({kind, names}) => `${kind} ${names.join(', ')}`);
      const line = [...key.split(' '), terms.join(' or ') || 'every server'].join('<tab>');
      const last = rows.findLast(({release}) => key.startsWith(`${release} `))?.line ?? 1;
      report(`lines of ${key.split(' ')[0]} without ${entry.id}, expected a line for it, perhaps "${line}"`, last);
    }
  },
});

/** A comment at the end of a line of an example: what the statement before it returns. */
const RESULT = /(?:^| )-- (.+)$/gm;

/** SQL on one line, without comments. */
const flat = (sql: string): string =>
  sql.replace(RESULT, '').replace(/\s+/g, ' ').replace(/ ?; ?/g, ';').replace(/;$/, '');

/** The rows that a claim has, each answer in the form of a comment: `1 a, 2 b`. */
const resultsOf = (claim: Claim | undefined): string[] =>
  (claim?.steps ?? [])
    .flatMap(({expected, servers}) => [expected, ...(servers?.values() ?? [])])
    .flatMap((answer) =>
      answer && 'rows' in answer ? [answer.rows.map((row) => row.replaceAll('\t', ' ')).join(', ')] : [],
    );

/**
 * A year's file of claims: each is of an entry; a later release that changed one is between the entry's and the server's; and
 * examples of entries are run by a claim, which returns what they say.
 */
export const claimsRule: YearRule<ReturnType<typeof readClaims>> = (of) => ({
  id: 'claims',
  check({claims}, report, {catalogue}) {
    const {year, releases} = of();
    const entries = placedEntries(releases);
    const versions = new Map(entries.map(({entry, release}) => [entry.id, release.version]));
    for (const {entry, line, changedIn} of claims) {
      const version = versions.get(entry);
      if (version === undefined) report(`claim of ${entry}, expected an entry of ${year}`, line);
      else if (
        changedIn &&
        (compareVersions(changedIn, version) <= 0 || (catalogue && isUnasked(changedIn, catalogue)))
      )
        report(
          `change in ${changedIn}, expected a release after ${version}${catalogue ? `, up to ${catalogue.release}` : ''}`,
          line + 1,
        );
    }
    for (const {entry} of entries) {
      if (entry.example === undefined) continue;
      const claim = claims.find((each) => each.entry === entry.id);
      const line = claim?.line ?? 1;
      const tried = flat((claim?.steps ?? []).map(({sql}) => sql).join(';'));
      if (!tried.includes(flat(entry.example)))
        report(
          `example of ${entry.id} that no claim runs, expected its statements below "-- ${entry.id}" in ` +
            `clickhouse/claims/${year}.sql: then run \`npm run claims -- ${year} ${entry.id}\``,
          line,
        );
      const results = resultsOf(claim);
      for (const [, result = ''] of entry.example.matchAll(RESULT))
        if (!results.includes(result))
          report(`result "-- ${result}" in the example of ${entry.id}, expected its claim's rows, "-- 1 a, 2 b"`, line);
    }
  },
});
