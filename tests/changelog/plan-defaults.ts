import {catalogueOf} from '../../src/changelog/defaults/catalogue';
import {type NetDefault, netDefaults} from '../../src/changelog/defaults/net';
import {type ToldChange, toldChanges} from '../../src/changelog/defaults/told';
import {allReleases, type Release} from '../../src/changelog/model/records';
import {NameFinder} from '../../src/changelog/names/name-finder';
import {type ChangedSetting, changedSettings, plannedUndos} from '../../src/changelog/upgrade/changed-settings';
import {plannedEntries} from '../../src/changelog/upgrade/plan';
import {type Range, releasesIn} from '../../src/changelog/upgrade/range';
import {createPages} from '../../src/files/pages';
import {readServerFiles} from '../../src/files/server-files';
import {readReal, SITE} from './real';

/** What the planner has for a way, made as the site makes it. */
export interface PlanDefaults {
  readonly net: readonly NetDefault[];
  readonly changed: readonly ChangedSetting[];
}

/**
 * The site's own history of defaults, with the releases oldest first and a function that plans a way.
 * @param server the release of the asked server whose catalogue it is; by default the newest
 */
export async function realDefaults(server?: string) {
  const {years, names} = await readReal();
  const {history, catalogue: newest} = readServerFiles(SITE);
  const catalogue = catalogueOf(newest!.servers, server);
  const finder = new NameFinder(names);
  const releases: readonly Release[] = allReleases(years).toReversed();
  const changes: readonly ToldChange[] = toldChanges(history, releases, (entry) => finder.mentions(entry), catalogue);
  const obsolete = {server: catalogue.release, since: createPages(SITE).ended(releases)};
  const plan = (range: Range): PlanDefaults => {
    const net = netDefaults(changes, range);
    const undos = plannedUndos(releasesIn(range, releases).flatMap(plannedEntries));
    return {net, changed: changedSettings(undos, net)};
  };
  return {history, catalogue, releases, changes, obsolete, plan};
}
