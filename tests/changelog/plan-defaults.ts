import {allReleases, type Release} from '../../src/changelog/model/records';
import {NameFinder} from '../../src/changelog/names/name-finder';
import {documentMarkdown} from '../../src/changelog/render/plan-markdown';
import {catalogueOf} from '../../src/changelog/server/catalogue';
import {type ChangeWithEntry, changesWithEntries} from '../../src/changelog/server/default-changes';
import type {Block, Item} from '../../src/changelog/upgrade/blocks';
import type {UpgradePlan} from '../../src/changelog/upgrade/compute-plan';
import {planner} from '../../src/changelog/upgrade/compute-plan';
import {settingTexts} from '../../src/changelog/upgrade/keep-texts';
import {keptSettings, type SettingsOfPlan} from '../../src/changelog/upgrade/kept-settings';
import {planDocument} from '../../src/changelog/upgrade/plan-document';
import {type Range, rangeSearch} from '../../src/changelog/upgrade/range';
import {readServerFiles} from '../../src/files/lists';
import {pages, readReal, SITE} from './real';

const known = new Map<string | undefined, ReturnType<typeof readDefaults>>();

/**
 * The site's own history of defaults, with the releases oldest first and a function that plans a way; made once a worker.
 * @param server the release of the asked server whose catalogue it is; by default the newest
 */
export function realDefaults(server?: string) {
  const defaults = known.get(server) ?? readDefaults(server);
  known.set(server, defaults);
  return defaults;
}

/** The entries with a box in blocks, those that are folded last. */
export const tasksOf = (blocks: readonly Block[]): Item[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'folded') return tasksOf(block.blocks);
    return block.kind === 'entries' ? block.items.filter(({isTask}) => isTask) : [];
  });

/** The texts to copy that keep the old values of these settings. */
export function keepTexts(plan: Pick<SettingsOfPlan, 'changed' | 'range'> & Partial<SettingsOfPlan>) {
  const nothing = {obsolete: new Map(), rules: {settings: [], stops: []}, bugs: []};
  return settingTexts(keptSettings({...nothing, ...plan}), plan.range);
}

async function readDefaults(server: string | undefined) {
  const {years, names, lines} = await readReal();
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
  const {planYears, obsolete, advisories, rules} = pages.sources(years);
  /** The plan that an address asks for. */
  const {planOf} = planner({lines, planYears, changes, obsolete, advisories, rules});
  const plan = (range: Range): UpgradePlan => planOf(rangeSearch(range));
  /** Its Markdown. */
  const textOf = (search: string) => documentMarkdown(planDocument(planOf(search)), (href) => href);
  return {history, catalogue, releases, changes, obsolete, plan, planOf, textOf};
}
