import {catalogueOf} from '../../src/changelog/defaults/catalogue';
import {type ChangeWithEntry, changesWithEntries} from '../../src/changelog/defaults/with-entries';
import {lineOf} from '../../src/changelog/model/patch-release';
import {allReleases, type Release} from '../../src/changelog/model/records';
import {NameFinder} from '../../src/changelog/names/name-finder';
import {backportsOf} from '../../src/changelog/patches/backports';
import {bugsOf} from '../../src/changelog/patches/known-bugs';
import {plannedReleases, withFacts} from '../../src/changelog/upgrade/plan';
import {parseRange, type Range, rangeSearch, releasesIn} from '../../src/changelog/upgrade/range';
import {type UpgradePlan, upgradePlan} from '../../src/changelog/upgrade/upgrade-plan';
import {packLine, unpackLine} from '../../src/changelog/wire/line-data';
import {createPages} from '../../src/files/pages';
import {readServerFiles} from '../../src/files/server-files';
import {readReal, SITE} from './real';

/**
 * The site's own history of defaults, with the releases oldest first and a function that plans a way.
 * @param server the release of the asked server whose catalogue it is; by default the newest
 */
export async function realDefaults(server?: string) {
  const {years, names, lines, facts} = await readReal();
  const {history, catalogue: newest} = readServerFiles(SITE);
  const catalogue = catalogueOf(newest!.servers, server);
  const finder = new NameFinder(names);
  const releases: readonly Release[] = allReleases(years).toReversed();
  const changes: readonly ChangeWithEntry[] = changesWithEntries(
    history,
    releases,
    (entry) => finder.mentions(entry),
    catalogue,
  );
  const pages = createPages(SITE);
  const ended = pages.ended(releases);
  const answers = pages.answers(years);
  const bugs = bugsOf(allReleases(years), backportsOf(lines));
  const all = withFacts(years, facts);
  const planned = plannedReleases(all);
  /** The plan that an address asks for. */
  const planOf = (search: string): UpgradePlan => {
    const range = parseRange(search, planned);
    const ends = new Set([range.patch?.from, range.patch?.to].flatMap((version) => (version ? lineOf(version) : [])));
    const asked = lines.filter(({line}) => ends.has(line)).map((line) => unpackLine(packLine(line, years)));
    return upgradePlan(range, planned, {
      releases: releasesIn(range, allReleases(all).toReversed()),
      changes,
      ended,
      bugs,
      answers,
      lines: asked,
      hasLines: true,
      isComplete: true,
    });
  };
  const plan = (range: Range): UpgradePlan => planOf(rangeSearch(range));
  return {history, catalogue, releases, changes, ended, plan, planOf};
}
