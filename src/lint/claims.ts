import {placedEntries, type Year} from '../changelog/model/records';
import {compareVersions} from '../changelog/model/versions';
import type {Claim, readClaims} from '../changelog/parse/claims';
import {isUnasked} from './code-spans';
import type {ListRule} from './list';

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
export const claimsRule = (of: () => Pick<Year, 'year' | 'releases'>): ListRule<ReturnType<typeof readClaims>> => ({
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
      const tried = flat((claim?.steps ?? []).map(({sql}) => sql).join(';'));
      if (!tried.includes(flat(entry.example)))
        report(
          `example of ${entry.id} that no claim runs, expected its statements below "-- ${entry.id}" in ` +
            `clickhouse/claims/${year}.sql: then run \`npm run claims -- ${year} ${entry.id}\``,
          claim?.line ?? 1,
        );
      const results = resultsOf(claim);
      for (const [, result = ''] of entry.example.matchAll(RESULT))
        if (!results.includes(result))
          report(
            `result "-- ${result}" in the example of ${entry.id}, expected the rows of its claim, as "-- 1 a, 2 b"`,
            claim?.line ?? 1,
          );
    }
  },
});
