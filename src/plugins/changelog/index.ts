import {createHash} from 'node:crypto';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {dataFiles, type Files, planFiles} from '../../changelog/export/files';
import type {DataSource} from '../../changelog/export/rows';
import {allReleases, type Year} from '../../changelog/model/records';
import {DATA_PATHS, siteUrl} from '../../changelog/model/site';
import {messageRows} from '../../changelog/parse/error-messages';
import {withFacts} from '../../changelog/upgrade/planned-entries';
import {browserFiles} from '../../changelog/wire/browser-files';
import {CHANGELOG_DIR} from '../../files/changelog-folder';
import type {Pages} from '../../files/pages';
import {dependencyRules} from './dependencies';
import {runStatement, statementFiles} from './statements';
import {writeFiles} from './write-files';

/** In the live-editing server the edited page comes first: what is made from all pages waits so many milliseconds. */
const AFTER_EDIT = 3000;

/** Eight digits that change with a text. */
const shortDigest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Docusaurus plugin: reads the years' pages, stops at problems, hands out what is made of them. */
export default function changelogPlugin(
  {siteDir, generatedFilesDir, siteConfig}: LoadContext,
  {pages}: {readonly pages: Pages},
): Plugin<readonly Year[]> {
  const {title, tagline, url, baseUrl} = siteConfig;
  const served = path.join(generatedFilesDir, 'changelog-data');
  const source = (years: readonly Year[]): DataSource => ({
    site: {title, tagline, url, baseUrl},
    years,
    authors: pages.authors(),
    backports: pages.backports(),
    finder: pages.finder(),
    changes: pages.changes(allReleases(years)),
    catalogue: pages.server().catalogue,
    obsolete: pages.obsolete(allReleases(years)),
  });
  const ofAll = (years: readonly Year[]): Files => {
    const from = source(years);
    return {...dataFiles(from), ...statementFiles(from.site), ...planFiles(pages.planSource(years), from)};
  };
  const feedLink = (type: string, format: string, file: string) => ({
    tagName: 'link',
    attributes: {rel: 'alternate', type, title: `${title} (${format})`, href: siteUrl(file, {url: '', baseUrl})},
  });
  const live = process.env.NODE_ENV === 'development';
  let loaded = false;
  let fetched: Files = {};
  return {
    name: 'changelog',
    getPathsToWatch: () =>
      ['*.{mdx,yml,tsv}', '{patches,anchors}/*.txt', 'requires/*.tsv'].map((files) =>
        path.join(siteDir, CHANGELOG_DIR, files),
      ),
    async loadContent() {
      if (live && loaded) await setTimeout(AFTER_EDIT);
      loaded = true;
      return pages.all();
    },
    async contentLoaded({content: years, actions: {createData}}) {
      const from = source(years);
      const planSource = pages.planSource(years);
      const planned = withFacts(years, planSource.facts);
      const messages = messageRows(pages.errorMessages());
      const {manifest, lineFiles, planner, files} = browserFiles(
        {...from, ...planSource, planned, names: pages.names(), messages},
        shortDigest,
      );
      fetched = files;
      await createData('manifest.json', JSON.stringify(manifest));
      const newest = allReleases(years).find(({version}) => version === manifest.releases.at(-1)?.version);
      await createData('summary.json', JSON.stringify(newest?.summary ?? []));
      await createData('lines.json', JSON.stringify(lineFiles));
      await createData('planner.json', JSON.stringify(planner));
      await createData('what-you-run.json', JSON.stringify(runStatement(from.site)));
      if (live) await writeFiles(served, {...files, ...ofAll(years)});
    },
    // The live-editing server serves static files only, so there the data files are written as such.
    configureWebpack: (_config, isServer) => ({
      module: {rules: dependencyRules(siteDir, live ? path.join(served, DATA_PATHS.rows) : undefined)},
      ...(isServer
        ? {}
        : ({
            devServer: {static: [{directory: served, publicPath: baseUrl}]},
            // The search's worker is one file: a second one would be fetched only once the first has come.
            optimization: {splitChunks: {cacheGroups: {defaultVendors: false}}},
          } as object)),
    }),
    injectHtmlTags: () => ({
      headTags: [
        feedLink('application/atom+xml', 'Atom', DATA_PATHS.atom),
        feedLink('application/feed+json', 'JSON Feed', DATA_PATHS.json),
      ],
    }),
    postBuild: ({content, outDir}) => writeFiles(outDir, {...fetched, ...ofAll(content)}),
  };
}
