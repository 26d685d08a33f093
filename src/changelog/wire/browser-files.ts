import type {Name} from '../model/named-items';
import {type Line, newestPatch} from '../model/patch-release';
import {type Authors, allReleases, type Year} from '../model/records';
import {withAliases} from '../names/lifetimes';
import {nameCards} from '../names/name-cards';
import type {NameFinder} from '../names/name-finder';
import {nameIndex} from '../names/name-index';
import type {Backports} from '../patches/backports';
import {bugsOf} from '../patches/known-bugs';
import type {Catalogue} from '../server/catalogue';
import {errorNames} from '../server/known-names';
import type {PlanFacts} from '../upgrade/compute-plan';
import {plannedReleases} from '../upgrade/planned-entries';
import {defaultRange, releasesIn} from '../upgrade/range';
import {columnsOf} from './columns';
import {packBugs, packLine} from './lines-and-bugs';
import type {LineFiles, Manifest} from './manifest';
import {pack} from './packed';
import {type PackedPlan, type PlannerData, packPlan} from './plan-data';
import type {SearchFacts} from './search-facts';
import {settingsData} from './settings-data';

/** What the files for browsers are made from. */
export interface BrowserSource extends PlanFacts {
  /** Newest first. */
  readonly years: readonly Year[];
  /** The years with what no release note tells. */
  readonly planned: readonly Year[];
  readonly authors: Authors;
  readonly backports: Backports;
  readonly finder: NameFinder;
  readonly catalogue: Catalogue | undefined;
  readonly names: readonly Name[];
  readonly lines: readonly Line[];
  readonly messages: SearchFacts['messages'];
}

/** What browsers are given: what comes with the scripts, and the files that they fetch, by their addresses. */
export interface BrowserFiles {
  readonly manifest: Manifest;
  readonly lineFiles: LineFiles;
  readonly planner: PlannerData;
  readonly files: Readonly<Record<string, () => string>>;
}

/** The entries of the usual range, which come with the planner's script. */
function packUsual(source: BrowserSource, releases: Manifest['releases']): PackedPlan[] {
  const passed = releasesIn(defaultRange(releases), releases).map(({version}) => version);
  return source.planned.flatMap((year) => {
    const releases = year.releases.filter(({version}) => passed.includes(version));
    return releases.length > 0 ? [packPlan({...year, releases}, source)] : [];
  });
}

/**
 * What the site's scripts fetch, by year or line and named by its content, and the lists of it.
 * @param digest a short name of a content
 */
export function browserFiles(source: BrowserSource, digest: (text: string) => string): BrowserFiles {
  const {
    years,
    planned,
    authors,
    backports,
    catalogue,
    obsolete,
    names,
    lines,
    advisories = [],
    rules,
    messages,
  } = source;
  const files: Record<string, () => string> = {};
  const add = (name: string, content: unknown): string => {
    const text = JSON.stringify(content);
    const file = `/assets/data/${name}.${digest(text)}.json`;
    files[file] = () => text;
    return file;
  };
  const index = nameIndex(allReleases(years), names, undefined, source, source.finder);
  const releases = plannedReleases(planned, backports);
  const manifest: Manifest = {
    years: years.map(({year, title, path, releases: ofYear}, place) => ({
      year,
      title,
      path,
      entries: add(`entries-${year}`, pack(path, ofYear, authors)),
      upgrade: add(`upgrade-${year}`, packPlan(planned[place]!, source)),
    })),
    releases,
    advisories,
    rules,
    settings: catalogue && add('settings', settingsData(catalogue.servers)),
    names: add('names', columnsOf(nameCards(index, withAliases(names, catalogue)))),
    facts: add('search', {patches: lines, messages, errors: errorNames(catalogue)} satisfies SearchFacts),
    bugs: add('bugs', packBugs(bugsOf(allReleases(years), backports), years)),
  };
  const addLine = (line: Line, of: readonly Year[]) => add(`patches-${line.line}`, packLine(line, of, source));
  const lineFiles = Object.fromEntries(
    lines.map((line) => [
      line.line,
      {entries: addLine(line, years), numbers: addLine(line, []), newest: newestPatch(line)},
    ]),
  );
  return {manifest, lineFiles, planner: {usual: packUsual(source, releases), obsolete: [...obsolete]}, files};
}
