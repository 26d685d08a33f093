import type {Name} from '../model/named-items';
import {type Line, shortNames} from '../model/patch-release';
import {allReleases, type Year} from '../model/records';
import {withAliases} from '../names/lifetimes';
import {nameCards} from '../names/name-cards';
import type {NameFinder} from '../names/name-finder';
import {nameIndex} from '../names/name-index';
import type {EntryContext} from '../patches/clauses';
import {bugsOf} from '../patches/known-bugs';
import type {Catalogue} from '../server/catalogue';
import {errorNames} from '../server/known-names';
import {type PlanSource, planner} from '../upgrade/compute-plan';
import {defaultRange, releasesIn} from '../upgrade/range';
import type {LineFiles, Manifest, SearchFacts} from './manifest';
import {pack} from './packed';
import {type PackedPlan, type PlannerData, packBugs, packLine, packPlan} from './plan-data';
import {settingsData} from './settings-data';

/** What the files for browsers are made from. */
export interface BrowserSource extends PlanSource, EntryContext {
  /** Newest first. */
  readonly years: readonly Year[];
  readonly finder: NameFinder;
  readonly catalogue: Catalogue | undefined;
  readonly names: readonly Name[];
  readonly messages: SearchFacts['messages'];
}

/** The entries of the usual range, which come with the planner's script. */
function packUsual(source: BrowserSource, releases: Manifest['releases']): PackedPlan[] {
  const passed = releasesIn(defaultRange(releases), releases).map(({version}) => version);
  return source.planYears.flatMap((year) => {
    const releases = year.releases.filter(({version}) => passed.includes(version));
    return releases.length > 0 ? [packPlan({...year, releases}, source.changes)] : [];
  });
}

/**
 * What the site's scripts fetch, by year or line and named by its content, as functions that give the texts, by their
 * addresses; and what comes with the scripts: the lists of it, and the entries of the usual range.
 * @param digest a short name of a content
 */
export function browserFiles(source: BrowserSource, digest: (text: string) => string) {
  const {years, planYears, names, lines, catalogue, changes, finder, backports} = source;
  const {planned: releases, newestOf} = planner(source);
  const files: Record<string, () => string> = {};
  const add = (name: string, content: unknown): string => {
    const text = JSON.stringify(content);
    const file = `/assets/data/${name}.${digest(text)}.json`;
    files[file] = () => text;
    return file;
  };
  const index = nameIndex(allReleases(years), names, {catalogue, changes, finder});
  const manifest: Manifest = {
    years: years.map(({year, title, path, releases: ofYear}, place) => ({
      year,
      title,
      path,
      entries: add(`entries-${year}`, pack(path, ofYear, source)),
      upgrade: add(`upgrade-${year}`, packPlan(planYears[place]!, changes)),
    })),
    releases,
    advisories: source.advisories ?? [],
    rules: source.rules,
    settings: catalogue && add('settings', settingsData(catalogue.servers)),
    names: add('names', nameCards(index, withAliases(names, catalogue))),
    facts: add('search', {
      messages: source.messages,
      errors: errorNames(catalogue),
      patches: lines.flatMap(({releases}) => [...shortNames(releases).values()]),
    } satisfies SearchFacts),
    bugs: add('bugs', packBugs(bugsOf(allReleases(planYears), backports), planYears)),
  };
  const addLine = (line: Line, of: readonly Year[]) => add(`patches-${line.line}`, packLine(line, of));
  const lineFiles: LineFiles = Object.fromEntries(
    lines.map((line) => [
      line.line,
      {entries: addLine(line, planYears), numbers: addLine(line, []), newest: newestOf(line.line)!},
    ]),
  );
  const usual: PlannerData = {usual: packUsual(source, releases), obsolete: [...source.obsolete]};
  return {manifest, lineFiles, planner: usual, files};
}
