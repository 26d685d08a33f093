import path from 'node:path';
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {isChangelog, readKnown, readNames, readYearPages} from './src/plugins/changelog/read';
import {releasesOf} from './src/plugins/changelog/years';
import remarkChangelog, {type ChangelogOptions} from './src/remark/changelog';
import remarkIncremental from './src/remark/incremental';
import remarkSiteAddress from './src/remark/site-address';
import remarkViews, {type ViewsOptions} from './src/remark/views';
import {pageTemplate} from './src/shell/template';
import rehypeHighlight from './src/static-html/highlight';
import rehypeStaticHtml, {type StaticHtmlOptions} from './src/static-html/rehype';

/** Where the site will be served, `https://example.org`, and under which path, `/` or `/changelog/`. */
const url = (process.env.SITE_URL || 'http://localhost:3000').replace(/\/$/, '');
const baseUrl = `/${process.env.BASE_URL ?? ''}/`.replace(/\/+/g, '/');
/** The repository's address in a browser; without it the pages have no edit link. */
const repository = process.env.REPOSITORY_URL?.replace(/\/$/, '');

const siteDir = path.resolve(__dirname);
const title = 'ClickHouse Changelog';
const tagline = 'The release notes of the ClickHouse server, complete and linkable. An independent edition.';
/** What a link to the site shows elsewhere. */
const image = 'img/changelog.png';
const changelog: ChangelogOptions = {
  isChangelog: (file) => isChangelog(siteDir, file),
  known: () => readKnown(siteDir),
  site: {title, tagline, url, baseUrl},
  image,
};
const views: ViewsOptions = {
  facts: async () => ({
    releases: releasesOf(await readYearPages(siteDir)),
    names: readNames(siteDir),
    ...readKnown(siteDir),
  }),
};
const staticHtml: StaticHtmlOptions = {baseUrl};

const config: Config = {
  title,
  tagline,
  url,
  baseUrl,
  favicon: 'img/favicon.svg',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'}, emoji: false},
  future: {v4: true},
  ssrTemplate: pageTemplate(),
  plugins: ['./src/plugins/changelog/index.ts', './src/static-html/index.ts', './src/shell/index.ts'],
  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          editUrl: repository && `${repository}/edit/main/`,
          beforeDefaultRemarkPlugins: [
            [remarkIncremental, changelog],
            [remarkChangelog, changelog],
            [remarkViews, views],
            [remarkSiteAddress, {url, baseUrl}],
          ],
          rehypePlugins: [[rehypeStaticHtml, staticHtml], rehypeHighlight],
        },
        blog: false,
        debug: false,
        // The front door only leads on.
        sitemap: {ignorePatterns: [baseUrl]},
        theme: {customCss: ['./src/css/theme.css', './src/css/changelog.css']},
      } satisfies Options,
    ],
  ],
  themeConfig: {
    image,
    colorMode: {respectPrefersColorScheme: true},
    docs: {sidebar: {hideable: true}},
    navbar: {
      title: 'ClickHouse Changelog',
      items: [
        {to: '/whats-new/changelog/2024', label: '2024', position: 'left'},
        {to: '/whats-new/upgrade', label: 'Upgrade', position: 'left'},
        {to: '/whats-new/changelog/names', label: 'Names', position: 'left'},
        {to: '/operations/system-tables/parts', label: 'Reference', position: 'left'},
        ...(repository ? [{href: repository, label: 'Repository', position: 'right' as const}] : []),
      ],
    },
    footer: {
      copyright:
        'An independent work, not made or endorsed by ClickHouse, Inc. The server’s own notes: <a href="https://clickhouse.com/docs/whats-new/changelog">clickhouse.com/docs/whats-new/changelog</a>',
    },
  } satisfies ThemeConfig,
};

export default config;
