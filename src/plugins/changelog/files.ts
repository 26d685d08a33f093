import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {changelogFeeds} from '../../changelog/data/feeds';
import {llmsText} from '../../changelog/data/llms';
import {changelogRows, type DataSource, jsonLines} from '../../changelog/data/rows';
import {rowSchema} from '../../changelog/data/schema';
import {completePages, DATA_PATHS, siteUrl, twinPath} from '../../changelog/data/site';
import {markdownTwin} from '../../changelog/data/twin';

/** Texts by their path below the site's address. */
export type DataFiles = Readonly<Record<string, string>>;

/** Every file for programs: rows, their schema, feeds, Markdown twins, llms.txt and robots.txt. */
export function dataFiles(source: DataSource): DataFiles {
  const {site, pages} = source;
  const feeds = changelogFeeds(source);
  return {
    [DATA_PATHS.rows]: jsonLines(changelogRows(source)),
    [DATA_PATHS.schema]: `${JSON.stringify(rowSchema(site), null, 2)}\n`,
    [DATA_PATHS.atom]: feeds.atom,
    [DATA_PATHS.json]: feeds.json,
    ...Object.fromEntries(completePages(pages).map((page) => [twinPath(page.facts), markdownTwin(page, source)])),
    '/llms.txt': llmsText(pages, site),
    '/robots.txt': `User-agent: *\nAllow: /\nSitemap: ${siteUrl('/sitemap.xml', site)}\n`,
  };
}

/** Writes the files below a folder. */
export async function writeDataFiles(folder: string, files: DataFiles): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, text);
  }
}
