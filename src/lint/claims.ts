import {placedEntries, type Year} from '../changelog/model/records';
import {compareVersions} from '../changelog/model/versions';
import {type Claim, readClaims} from '../changelog/parse/claims';
import {type Problem, ruleCollector} from '../changelog/parse/problems';
import {isUnasked} from './code-spans';
import type {Context} from './rule';

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
 * Checks the form of a year's file of claims; reports claims of what is no entry, and of a later release that is not between
 * the entry's and the server's, and examples of entries that no claim runs, or that return something else by it.
 */
export function lintClaims(
  text: string,
  {catalogue}: Pick<Context, 'catalogue'>,
  {year, releases}: Pick<Year, 'year' | 'releases'>,
): Problem[] {
  const {claims, problems} = readClaims(text);
  const {problems: more, report} = ruleCollector('claims');
  const entries = placedEntries(releases);
  const versions = new Map(entries.map(({entry, release}) => [entry.id, release.version]));
  for (const {entry, line, changedIn} of claims) {
    const version = versions.get(entry);
    if (version === undefined) report(`claim of ${entry}, expected an entry of ${year}`, line);
    else if (changedIn && (compareVersions(changedIn, version) <= 0 || (catalogue && isUnasked(changedIn, catalogue))))
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
  return [...problems, ...more];
}
