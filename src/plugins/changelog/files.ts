import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {changelogFeeds} from '../../changelog/data/feeds';
import {llmsText} from '../../changelog/data/llms';
import {markdownExport} from '../../changelog/data/markdown';
import {nameRows} from '../../changelog/data/name-rows';
import {changelogRows, type DataSource, defaultRows, jsonLines} from '../../changelog/data/rows';
import {defaultSchema, nameSchema, rowSchema} from '../../changelog/data/schema';
import {settingsText} from '../../changelog/defaults/servers-text';
import {isUntold} from '../../changelog/defaults/told';
import type {Name} from '../../changelog/model/named-items';
import type {Line} from '../../changelog/model/patch-release';
import type {Release, Year} from '../../changelog/model/records';
import {DATA_PATHS, markdownPath, siteUrl, withAddress} from '../../changelog/model/site';
import {withAliases} from '../../changelog/names/lifetimes';
import {onlyPlanned, plannedReleases} from '../../changelog/upgrade/plan';
import {packLine, packPatches} from '../../changelog/wire/line-data';
import type {LineFiles, Manifest} from '../../changelog/wire/manifest';
import {type Packed, pack} from '../../changelog/wire/packed';
import {packDefaults} from '../../changelog/wire/packed-defaults';
import {yearDefaults} from '../../changelog/wire/year-defaults';
import {defaultEntries} from '../../search/default-entries';

/** Texts by their path below the site's address. */
export type Files = Readonly<Record<string, string>>;

/** The statement that tells what a server runs. */
export function runStatement(site: DataSource['site']): string {
  return withAddress(readFileSync(path.join(__dirname, '../../changelog/paste/what-you-run.sql'), 'utf8'), site);
}

/** Every file for programs: rows, their schemas, feeds, the pages as Markdown, llms.txt and robots.txt. */
export function dataFiles(source: DataSource): Files {
  const {site, years} = source;
  const feeds = changelogFeeds(source);
  return {
    [DATA_PATHS.rows]: jsonLines(changelogRows(source)),
    [DATA_PATHS.schema]: `${JSON.stringify(rowSchema(site), null, 2)}\n`,
    [DATA_PATHS.defaults]: jsonLines(defaultRows(source)),
    [DATA_PATHS.defaultsSchema]: `${JSON.stringify(defaultSchema(site), null, 2)}\n`,
    [DATA_PATHS.names]: jsonLines(nameRows(source.catalogue?.servers)),
    [DATA_PATHS.namesSchema]: `${JSON.stringify(nameSchema(site), null, 2)}\n`,
    [DATA_PATHS.atom]: feeds.atom,
    [DATA_PATHS.json]: feeds.json,
    ...Object.fromEntries(years.map((year) => [markdownPath(year), markdownExport(year, source)])),
    [DATA_PATHS.run]: runStatement(site),
    '/llms.txt': llmsText(years, site),
    '/robots.txt': `User-agent: *\nAllow: /\nSitemap: ${siteUrl('/sitemap.xml', site)}\n`,
  };
}

/** What the planner shows of releases of one page. */
export function packPlanned(page: string, releases: readonly Release[], source: DataSource): Packed {
  const planned = releases.map(onlyPlanned);
  const defaults = packDefaults(yearDefaults(planned, source.changes, source.ended), page);
  return {...pack(page, planned, source.authors), defaults};
}

/** What the site's scripts fetch, by year or line and named by its content, and the lists of it. */
export function browserFiles(
  source: DataSource,
  names: readonly Name[],
  lines: readonly Line[],
): {manifest: Manifest; lineFiles: LineFiles; files: Files} {
  const {years, authors} = source;
  const files: Record<string, string> = {};
  const add = (name: string, content: unknown): string => {
    const text = JSON.stringify(content);
    const file = `/assets/data/${name}.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`;
    files[file] = text;
    return file;
  };
  const manifest: Manifest = {
    years: years.map(({year, title, path: page, releases}) => ({
      year,
      title,
      path: page,
      entries: add(`entries-${year}`, pack(page, releases, authors)),
      upgrade: add(`upgrade-${year}`, packPlanned(page, releases, source)),
    })),
    releases: plannedReleases(years),
    server: source.catalogue?.release,
    settings: source.catalogue && add('settings', settingsText(source.catalogue.servers, source.ended)),
    names: add('names', withAliases(names, source.catalogue)),
    patches: add('patches', lines.map(packPatches)),
    errors: add('errors', source.catalogue?.errors ?? {}),
    defaults: add('defaults', defaultEntries(source.changes.filter(isUntold), years.length)),
  };
  const addLine = (line: Line, of: readonly Year[]) => add(`patches-${line.line}`, packLine(line, of));
  const lineFiles = Object.fromEntries(
    lines.map((line) => [line.line, {entries: addLine(line, years), numbers: addLine(line, [])}]),
  );
  return {manifest, lineFiles, files};
}

/** Writes the files below a folder. */
export async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, text);
  }
}
