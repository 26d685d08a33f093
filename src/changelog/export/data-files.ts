import {once} from '../model/once';
import type {Year} from '../model/records';
import {DATA_PATHS, markdownPath, PAGE_PATHS, planPath, resolver, siteUrl} from '../model/site';
import {documentMarkdown} from '../render/plan-markdown';
import {type PlanSource, planner} from '../upgrade/compute-plan';
import {planDocument} from '../upgrade/plan-document';
import {ltsWays, rangeSearch} from '../upgrade/range';
import {changelogFeeds} from './feeds';
import {llmsText} from './llms';
import {markdownExport} from './markdown';
import {changelogRows, type DataSource, defaultRows, jsonLines, nameRows} from './rows';
import {schemas} from './schema';

/** What makes a text, by the text's path below the site's address. */
export type Files = Readonly<Record<string, () => string>>;

/** Every file for programs: rows, their schemas, feeds, the pages as Markdown, llms.txt and robots.txt. */
export function dataFiles(source: DataSource): Files {
  const {site, years} = source;
  const feeds = once(() => changelogFeeds(source));
  const markdown = (year: Year) => [markdownPath(year), () => markdownExport(year, source)] as const;
  return {
    [DATA_PATHS.rows]: () => jsonLines(changelogRows(source)),
    [DATA_PATHS.defaults]: () => jsonLines(defaultRows(source)),
    [DATA_PATHS.names]: () => jsonLines(nameRows(source.catalogue?.servers)),
    ...Object.fromEntries(
      Object.entries(schemas(site)).map(([file, schema]) => [file, () => `${JSON.stringify(schema, null, 2)}\n`]),
    ),
    [DATA_PATHS.atom]: () => feeds().atom,
    [DATA_PATHS.json]: () => feeds().json,
    ...Object.fromEntries(years.map(markdown)),
    '/llms.txt': () => llmsText(years, site),
    '/robots.txt': () => `User-agent: *\nAllow: /\nSitemap: ${siteUrl('/sitemap.xml', site)}\n`,
  };
}

/** The plans between releases with long-term support as Markdown, with whole addresses. */
export function planFiles(source: PlanSource & Pick<DataSource, 'site'>): Files {
  const {site} = source;
  const {planned, planOf} = planner(source);
  const files = ltsWays(planned).map((range) => {
    const search = rangeSearch(range);
    const whole = resolver(site);
    const resolve = (href: string): string =>
      whole(href.startsWith('#') ? `${PAGE_PATHS.planner}${search}${href}` : href);
    return [planPath(range), () => documentMarkdown(planDocument(planOf(search)), resolve)];
  });
  return Object.fromEntries(files);
}
