import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {DataSource} from '../../changelog/data/rows';
import {DATA_PATHS, siteUrl} from '../../changelog/data/site';
import {NameFinder} from '../../changelog/names';
import {pasteData} from '../../changelog/paste-data';
import {dependencyRules} from './dependencies';
import {dataFiles, writeDataFiles} from './files';
import {CHANGELOG_DIR, readKnown, readNames, readYearPages, type YearPage} from './read';
import {emitSearchData} from './search';
import {releasesOf} from './years';

/** Data that is asked for by its address is named by its content too, and stands with the other such files. */
const DATA_RULES = [
  {
    test: /\.json$/,
    dependency: 'url',
    type: 'asset/resource',
    generator: {filename: 'assets/data/[name].[contenthash:8][ext]'},
  },
];

/** In the live-editing server the edited page comes first: what is made from all pages waits so many milliseconds. */
const AFTER_EDIT = 3000;

/**
 * Docusaurus plugin: reads the years' pages before anything is bundled, stops where one has problems,
 * and hands out what the upgrade planner and the search load and what programs read: rows, feeds, Markdown twins.
 */
export default function changelogPlugin({siteDir, generatedFilesDir, siteConfig}: LoadContext): Plugin<YearPage[]> {
  const {title, tagline, url, baseUrl} = siteConfig;
  const site = {title, tagline, url, baseUrl};
  const served = path.join(generatedFilesDir, 'changelog-data');
  const source = (pages: YearPage[]): DataSource => ({
    site,
    pages,
    authors: readKnown(siteDir).authors,
    finder: new NameFinder(readNames(siteDir)),
  });
  const feedLink = (type: string, format: string, file: string) => ({
    tagName: 'link',
    attributes: {rel: 'alternate', type, title: `${title} (${format})`, href: siteUrl(file, {url: '', baseUrl})},
  });
  const live = process.env.NODE_ENV === 'development';
  let loaded = false;
  return {
    name: 'changelog',
    getPathsToWatch: () => [path.join(siteDir, CHANGELOG_DIR, '*.{mdx,yml}')],
    async loadContent() {
      if (live && loaded) await setTimeout(AFTER_EDIT);
      loaded = true;
      return readYearPages(siteDir);
    },
    async contentLoaded({content, actions}) {
      await actions.createData('paste.json', JSON.stringify(pasteData(releasesOf(content), readNames(siteDir))));
      if (live) await writeDataFiles(served, dataFiles(source(content)));
    },
    allContentLoaded: ({allContent, actions}) => emitSearchData(siteDir, allContent, actions),
    // The live-editing server serves static files only, so there the data files are written as such.
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [...dependencyRules(siteDir, live ? path.join(served, DATA_PATHS.rows) : undefined), ...DATA_RULES],
      },
      ...(isServer ? {} : ({devServer: {static: [{directory: served, publicPath: baseUrl}]}} as object)),
    }),
    injectHtmlTags: () => ({
      headTags: [
        feedLink('application/atom+xml', 'Atom', DATA_PATHS.atom),
        feedLink('application/feed+json', 'JSON Feed', DATA_PATHS.json),
      ],
    }),
    postBuild: ({content, outDir}) => writeDataFiles(outDir, dataFiles(source(content))),
  };
}
