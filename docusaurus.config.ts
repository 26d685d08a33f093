import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {CHANGELOG_PATH, PAGE_PATHS, SERVER_NOTES, withAddress} from './src/changelog/model/site';
import {splitPage} from './src/changelog/parse/split';
import {yearsWithPages} from './src/files/changelog-folder';
import {createPages} from './src/files/pages';
import {PAGE_TEMPLATE} from './src/page/template';
import remarkChangelog from './src/remark/changelog';
import remarkViews from './src/remark/views';

/** Where the site will be served, `https://example.org`, and under which path, `/` or `/changelog/`. */
const url = (process.env.SITE_URL || 'http://localhost:3000').replace(/\/$/, '');
const baseUrl = `/${process.env.BASE_URL ?? ''}/`.replace(/\/+/g, '/');
/** The repository's address in a browser; without it the pages have no edit link. */
const repository = process.env.REPOSITORY_URL?.replace(/\/$/, '');
const editUrl = repository && `${repository}/edit/main/`;

const title = 'ClickHouse Changelog';
const tagline = 'The release notes of the ClickHouse server, complete and linkable. An independent edition.';
/** What a link to the site shows elsewhere. */
const image = 'img/changelog.png';
/** Given to all that need the records, so that each page is parsed once. */
const pages = createPages(__dirname);
const years = yearsWithPages(__dirname);

const config: Config = {
  title,
  tagline,
  url,
  baseUrl,
  favicon: 'img/favicon.svg',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
    emoji: false,
    // The releases of a year's page are parsed into records already: remarkChangelog shows them.
    preprocessor: ({filePath, fileContent}) =>
      pages.has(filePath) ? splitPage(fileContent).frame : withAddress(fileContent, {url, baseUrl}),
  },
  future: {v4: true},
  // What a browser keeps has the names that it always had: place.ts reads one of them.
  storage: {namespace: false},
  ssrTemplate: PAGE_TEMPLATE,
  // Scripts are loaded when the page is idle: until then it would show.
  baseUrlIssueBanner: false,
  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          editUrl,
          breadcrumbs: false,
          beforeDefaultRemarkPlugins: [
            [remarkChangelog, {pages, site: {baseUrl}}],
            [remarkViews, {pages, site: {baseUrl}}],
          ],
        },
        blog: false,
        debug: false,
        svgr: false,
        theme: {customCss: './src/css/custom.css'},
      } satisfies Options,
    ],
  ],
  plugins: [
    ['./src/plugins/changelog/index.ts', {pages}],
    './src/static-html/index.ts',
    './src/plugins/page/index.ts',
    './src/plugins/licenses/index.ts',
    './src/hosting/index.ts',
  ],
  themeConfig: {
    image,
    colorMode: {respectPrefersColorScheme: true},
    navbar: {
      title: 'ClickHouse Changelog',
      items: [
        {to: years[0]!.path, label: 'Changelog', position: 'left', activeBaseRegex: `${CHANGELOG_PATH}/(\\d+/?)?$`},
        {to: PAGE_PATHS.patches, label: 'Patches', position: 'left'},
        {to: PAGE_PATHS.planner, label: 'Upgrade', position: 'left'},
        {to: PAGE_PATHS.names, label: 'Names', position: 'left'},
        {to: PAGE_PATHS.data, label: 'Data', position: 'left'},
        ...(repository ? [{href: repository, label: 'Repository', position: 'right' as const}] : []),
      ],
    },
    footer: {
      copyright:
        'An independent work, not made or endorsed by ClickHouse, Inc. The server’s own notes: ' +
        `<a href="${SERVER_NOTES}">${SERVER_NOTES.replace('https://', '')}</a>. ` +
        `<a href="${baseUrl}licenses.txt">Licenses</a>`,
    },
  } satisfies ThemeConfig,
};

export default config;
