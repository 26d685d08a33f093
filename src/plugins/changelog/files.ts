import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {changelogFeeds} from '../../changelog/data/feeds';
import {llmsText} from '../../changelog/data/llms';
import {markdownExport} from '../../changelog/data/markdown';
import {nameRows} from '../../changelog/data/name-rows';
import {changelogRows, type DataSource, defaultRows, jsonLines} from '../../changelog/data/rows';
import {schemas} from '../../changelog/data/schema';
import type {Advisory} from '../../changelog/model/advisories';
import type {Name} from '../../changelog/model/named-items';
import {type Line, newestPatch} from '../../changelog/model/patch-release';
import {allReleases, placedEntries, type Text, type Year} from '../../changelog/model/records';
import {PHRASES, type Requirement} from '../../changelog/model/requirement';
import {DATA_PATHS, markdownPath, PAGE_PATHS, planPath, siteUrl, withAddress} from '../../changelog/model/site';
import type {UpgradeRules} from '../../changelog/model/upgrade-rules';
import {withAliases} from '../../changelog/names/lifetimes';
import {nameCards} from '../../changelog/names/name-cards';
import {nameIndex} from '../../changelog/names/name-index';
import {type ErrorMessage, messageRows} from '../../changelog/parse/error-messages';
import {bugsOf} from '../../changelog/patches/known-bugs';
import {settingsText} from '../../changelog/server/catalogue-file';
import {errorNames} from '../../changelog/server/known-names';
import {documentMarkdown, planDocument} from '../../changelog/upgrade/plan-document';
import {onlyPlanned, plannedReleases} from '../../changelog/upgrade/planned-entries';
import {ltsWays, type PlanSource, planner} from '../../changelog/upgrade/planner';
import {rangeSearch} from '../../changelog/upgrade/range';
import {packBugs} from '../../changelog/wire/bug-data';
import {packLine} from '../../changelog/wire/line-data';
import type {LineFiles, Manifest} from '../../changelog/wire/manifest';
import {type Packed, pack} from '../../changelog/wire/packed';
import {yearDefaults} from '../../changelog/wire/year-defaults';

/** Texts by their path below the site's address. */
export type Files = Readonly<Record<string, string>>;

/** A statement with the phrases that it looks for: those of neighboring words, and those with words between. */
function readSql(name: string): string {
  const apart = PHRASES.filter((phrase) => phrase.includes(' ... '));
  const likes = apart.map((phrase) => `if(found.2[1] LIKE '% ${phrase.replace(' ... ', ' % ')} %', '${phrase}', '')`);
  return readFileSync(path.join(__dirname, '../../changelog/paste', name), 'utf8')
    .replaceAll('[PHRASES]', `['${PHRASES.filter((phrase) => !apart.includes(phrase)).join("', '")}']`)
    .replace('[APART]', `[${likes.join(', ')}]`);
}

/** The statement that tells what a server runs. */
export function runStatement(site: DataSource['site']): string {
  return withAddress(readSql('what-you-run.sql'), site);
}

/** The statement that joins it with the changelog, in the server itself. */
function usesStatement(site: DataSource['site']): string {
  const run = /^SELECT[\s\S]*?(?=\nORDER BY)/m.exec(readSql('what-you-run.sql'))![0];
  return withAddress(
    readSql('uses.sql').replace('WHAT_YOU_RUN', () => run),
    site,
  );
}

/** Every file for programs: rows, their schemas, feeds, the pages as Markdown, llms.txt and robots.txt. */
export function dataFiles(source: DataSource): Files {
  const {site, years} = source;
  const feeds = changelogFeeds(source);
  return {
    [DATA_PATHS.rows]: jsonLines(changelogRows(source)),
    [DATA_PATHS.defaults]: jsonLines(defaultRows(source)),
    [DATA_PATHS.names]: jsonLines(nameRows(source.catalogue?.servers)),
    ...Object.fromEntries(
      Object.entries(schemas(site)).map(([file, schema]) => [file, `${JSON.stringify(schema, null, 2)}\n`]),
    ),
    [DATA_PATHS.atom]: feeds.atom,
    [DATA_PATHS.json]: feeds.json,
    ...Object.fromEntries(years.map((year) => [markdownPath(year), markdownExport(year, source)])),
    [DATA_PATHS.run]: runStatement(site),
    [DATA_PATHS.uses]: usesStatement(site),
    '/llms.txt': llmsText(years, site),
    '/robots.txt': `User-agent: *\nAllow: /\nSitemap: ${siteUrl('/sitemap.xml', site)}\n`,
  };
}

/** The plans between releases with long-term support as Markdown. */
export function planFiles(source: PlanSource, {site, authors}: Pick<DataSource, 'site' | 'authors'>): Files {
  const {planned, planOf} = planner(source);
  const files = ltsWays(planned).map((way) => {
    const search = rangeSearch(way);
    const resolve = (href: string): string =>
      href.startsWith('#')
        ? siteUrl(`${PAGE_PATHS.planner}${search}${href}`, site)
        : href.startsWith('/')
          ? siteUrl(href, site)
          : href;
    return [planPath(way), documentMarkdown(planDocument(planOf(search), {authors}), resolve)];
  });
  return Object.fromEntries(files);
}

/** What the files for browsers have that those for programs do not. */
export interface ForBrowsers {
  readonly names: readonly Name[];
  readonly lines: readonly Line[];
  readonly advisories: readonly Advisory[];
  readonly rules: UpgradeRules;
  readonly messages: readonly ErrorMessage[];
  /** The years with facts. */
  readonly planned: readonly Year[];
  /** What servers answer before and after the change of an entry, by its address. */
  readonly answers: ReadonlyMap<string, Text>;
  /** What entries require, by their addresses. */
  readonly requires: ReadonlyMap<string, Requirement>;
}

/** What the planner shows of releases of one page. */
export function packPlanned(
  {path: page, releases}: Pick<Year, 'path' | 'releases'>,
  source: DataSource,
  {answers, requires}: Pick<ForBrowsers, 'answers' | 'requires'>,
): Packed {
  const planned = releases.map(onlyPlanned);
  /** What is known of these entries, by their ids. */
  const byId = <Known>(known: ReadonlyMap<string, Known>): Record<string, Known> =>
    Object.fromEntries(
      placedEntries(planned).flatMap(({entry: {id, address}}) => {
        const own = known.get(address);
        return own === undefined ? [] : [[id, own] as const];
      }),
    );
  return {
    ...pack(page, planned, source.authors),
    defaults: yearDefaults(planned, source.changes, source.obsolete),
    answers: byId(answers),
    requires: byId(requires),
  };
}

/** What the site's scripts fetch, by year or line and named by its content, and the lists of it. */
export function browserFiles(
  source: DataSource,
  {names, lines, advisories, rules, messages, planned, ...known}: ForBrowsers,
): {manifest: Manifest; lineFiles: LineFiles; files: Files} {
  const {years, authors} = source;
  const files: Record<string, string> = {};
  const add = (name: string, content: unknown): string => {
    const text = JSON.stringify(content);
    const file = `/assets/data/${name}.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`;
    files[file] = text;
    return file;
  };
  const index = nameIndex(allReleases(years), names, undefined, source, source.finder);
  const manifest: Manifest = {
    years: years.map(({year, title, path: page, releases}, place) => ({
      year,
      title,
      path: page,
      entries: add(`entries-${year}`, pack(page, releases, authors)),
      upgrade: add(`upgrade-${year}`, packPlanned(planned[place]!, source, known)),
    })),
    releases: plannedReleases(planned, source.backports),
    advisories,
    rules,
    settings: source.catalogue && add('settings', settingsText(source.catalogue.servers, source.obsolete)),
    names: add('names', nameCards(index, withAliases(names, source.catalogue))),
    patches: add('patches', lines),
    bugs: add('bugs', packBugs(bugsOf(allReleases(years), source.backports), years)),
    errors: add('errors', errorNames(source.catalogue)),
    messages: add('messages', messageRows(messages)),
  };
  const addLine = (line: Line, of: readonly Year[]) => add(`patches-${line.line}`, packLine(line, of));
  const lineFiles = Object.fromEntries(
    lines.map((line) => [
      line.line,
      {entries: addLine(line, years), numbers: addLine(line, []), newest: newestPatch(line)},
    ]),
  );
  return {manifest, lineFiles, files};
}

export async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, text);
  }
}
