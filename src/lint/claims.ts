import type {Catalogue} from '../changelog/defaults/catalogue';
import {placedEntries, type Year} from '../changelog/model/records';
import {compareVersions} from '../changelog/model/versions';
import type {Claim} from '../changelog/parse/claims';
import {collector} from '../changelog/parse/problems';
import {isUnasked} from './code-spans';
import {asFindings} from './findings';
import type {Finding} from './rule';

/** Reports claims of what is no entry of their year, and of a later release that is not between the entry's and the server's. */
export function checkClaims(claims: readonly Claim[], {year, releases}: Year, catalogue?: Catalogue): Finding[] {
  const {problems, report} = collector();
  const versions = new Map(placedEntries(releases).map(({entry, release}) => [entry.id, release.version]));
  for (const {entry, line, changedIn} of claims) {
    const place = {line, column: 1};
    const version = versions.get(entry);
    if (version === undefined) report(`Unexpected claim of ${entry}, expected an entry of ${year}`, place, 'claims');
    else if (changedIn && (compareVersions(changedIn, version) <= 0 || (catalogue && isUnasked(changedIn, catalogue))))
      report(
        `Unexpected change in ${changedIn}, expected a release after ${version}${catalogue ? `, up to ${catalogue.release}` : ''}`,
        {line: line + 1, column: 1},
        'claims',
      );
  }
  return asFindings(problems);
}
