import {type PatchRelease, threeNumbers} from '../changelog/model/patch-release';
import {placedEntries, type Year} from '../changelog/model/records';
import {compareVersions} from '../changelog/model/versions';
import type {Claim} from '../changelog/parse/claims';
import {type Problem, type RuleReport, ruleCollector} from '../changelog/parse/problems';
import type {Catalogue} from '../changelog/server/catalogue';
import {isUnasked} from './code-spans';

/** Reports patch releases, each on its line of the file, that are older than the first release of their line. */
export function checkDays(patches: readonly PatchRelease[], day: string | undefined): Problem[] {
  const {problems, report} = ruleCollector('patches');
  for (const [index, {date}] of patches.entries())
    if (date && day && date < day) report(`${date}, expected a day from ${day} on, that of the release`, index + 1);
  return problems;
}

/** Warns of a pull request in two patch releases of a line, which may be builds of one, unless one between took it back. */
export function checkTwice(patches: readonly PatchRelease[]): Problem[] {
  const {problems, report} = ruleCollector('patches', false);
  const before = new Map<number, string>();
  for (const [index, {version, pullRequests, reverted}] of patches.entries()) {
    for (const number of reverted) before.delete(number);
    for (const number of pullRequests) {
      const first = before.get(number);
      if (first && threeNumbers(first) !== threeNumbers(version))
        report(`${number} in ${version}, expected it once in a line: ${first} brought it`, index + 1);
      else before.set(number, version);
    }
  }
  return problems;
}

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

/** Reports examples of entries that no claim runs, or that return something else by it. */
function checkExamples(
  claims: readonly Claim[],
  {year, releases}: Pick<Year, 'year' | 'releases'>,
  report: RuleReport,
): void {
  for (const {entry} of placedEntries(releases)) {
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
}

/**
 * Reports claims of what is no entry of their year, and of a later release that is not between the entry's and the
 * server's, and examples of entries that no claim runs.
 */
export function checkClaims(claims: readonly Claim[], {year, releases}: Year, catalogue?: Catalogue): Problem[] {
  const {problems, report} = ruleCollector('claims');
  const versions = new Map(placedEntries(releases).map(({entry, release}) => [entry.id, release.version]));
  for (const {entry, line, changedIn} of claims) {
    const version = versions.get(entry);
    if (version === undefined) report(`claim of ${entry}, expected an entry of ${year}`, line);
    else if (changedIn && (compareVersions(changedIn, version) <= 0 || (catalogue && isUnasked(changedIn, catalogue))))
      report(
        `change in ${changedIn}, expected a release after ${version}${catalogue ? `, up to ${catalogue.release}` : ''}`,
        line + 1,
      );
  }
  checkExamples(claims, {year, releases}, report);
  return problems;
}
