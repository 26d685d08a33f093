import {lineOf} from '../../changelog/model/patch-release';
import {sinceMeans} from '../../changelog/model/since';
import {compareVersions} from '../../changelog/model/versions';
import {referencePoint} from '../prose';
import {placeOf, type Rule} from '../rule';

export const since: Rule = {
  entry({release, section, entry}, report, page) {
    const {since, sinceOf, until, causedBy} = entry;
    const {end} = placeOf(page, entry);
    // A cause that came with the same release can stand in patch releases of older lines.
    const newest = causedBy.length > 0 ? 0 : -1;
    if (since !== undefined && compareVersions(since, release.version) > newest)
      report(
        `"since ${since}" in ${release.version}, expected an older release: the first one that has the bug, or what changes`,
        end,
      );
    if (sinceOf !== undefined && !(entry.pullRequests.length > 1 && entry.pullRequests.includes(sinceOf)))
      report(
        `"since ${since} of #${sinceOf}", expected one of several pull requests of the entry after "of"`,
        referencePoint(page, entry, 'of'),
      );
    if (until !== undefined && compareVersions(until, release.version) <= 0)
      report(
        `"until ${until}" in ${release.version}, expected a newer release: the first one in which the change holds no more`,
        end,
      );
    else if (until !== undefined && until !== lineOf(until) && lineOf(until) !== release.version)
      report(
        `"until ${until}" in ${release.version}, expected a release, or a patch release of ${release.version}: only its line tells what took the change back`,
        end,
      );
    if (causedBy.length === 0) return;
    const point = referencePoint(page, entry, 'caused by');
    if (sinceMeans(section) !== 'bug')
      report(`"caused by" in ${section.name}, expected it with a fix: "see" for what an entry changes`, point);
    const [told] = causedBy.flatMap((number) => page.releaseOf?.(number) ?? []).sort(compareVersions);
    if (since === undefined)
      report(`"caused by" without "since", expected the clause "; since ${told ?? 'RELEASE'}" before it`, point);
    else if (told !== undefined && told !== since)
      report(
        `"since ${since}" with a cause of ${told}, expected "since ${told}": an entry there has that cause`,
        point,
      );
  },
};
