import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import {select} from 'hast-util-select';
import {toHtml} from 'hast-util-to-html';
import {authorUrl, issueUrl, pullRequestUrl} from '../src/changelog/model/github';
import {placedEntries} from '../src/changelog/model/records';
import {parsePage} from '../src/changelog/parse/page';
import type {Manifest} from '../src/changelog/wire/manifest';
import {CHANGELOG_DIR, yearsWithPages} from '../src/files/changelog-folder';
import {createPages} from '../src/files/pages';

/** The folder of everything that the benchmarks make; it stays, to be looked at. */
export const FOLDER = path.resolve('.bench');
/** The year whose page is measured: `BENCH_YEAR=2025 npm run bench:page`. */
export const YEAR = Number(process.env.BENCH_YEAR ?? 2024);
const YEARS = yearsWithPages('.');
/** That page's path below the site's address, without slashes around it. */
export const PAGE = (YEARS.find(({year}) => year === YEAR)?.path ?? '').replace(/^\/|\/$/g, '');

/** The list of years and releases that a built site gives its pages. */
export function manifestOf(site: string): Manifest {
  return JSON.parse(readFileSync(path.join(site, '.docusaurus/changelog/default/manifest.json'), 'utf8')) as Manifest;
}

const PLAIN_CONFIG = `module.exports = {
  title: 'Plain', onBrokenLinks: 'warn', url: 'http://localhost', baseUrl: '/',
  plugins: [
    '@docusaurus/plugin-css-cascade-layers', ['@docusaurus/plugin-content-docs', {routeBasePath: '/'}],
    '@docusaurus/plugin-content-pages', '@docusaurus/plugin-sitemap', '@docusaurus/theme-classic',
  ],
  themeConfig: {navbar: {title: 'Plain', items: [{to: '/${PAGE}', label: '${YEAR}'}]}},
};
`;

/**
 * The source of a year's page with its reference groups as Markdown links, so that a plain site shows the same.
 */
function plainSource(name: string): string {
  const known = createPages('.').authors();
  const source = readFileSync(path.join(CHANGELOG_DIR, name), 'utf8');
  const lines = source.split('\n');
  const {year, sources} = parsePage(name, source, known);
  for (const {entry} of placedEntries(year.releases)) {
    const {pullRequests, authors, closes, see, undo} = entry;
    const links = [
      ...pullRequests.map((number) => `[#${number}](${pullRequestUrl(number)})`),
      ...authors.map((handle) => `[${known[handle]}](${authorUrl(handle)})`),
      ...[...closes, ...see].map((number) => `[#${number}](${issueUrl(number)})`),
      ...undo.map(({setting, value}) => `\`${setting} = ${value}\``),
    ];
    const index = sources.get(entry)!.node.position!.start.line - 1;
    const line = lines[index]!;
    lines[index] =
      `${line.slice(0, Math.max(line.lastIndexOf(' (#'), line.lastIndexOf(' (no pull request')))} ` +
      `(${links.join(', ')})`;
  }
  return lines.join('\n');
}

/** Sets up the same content as a plain Docusaurus site; gives its folder. */
export function plainSite(): string {
  const site = path.join(FOLDER, 'plain');
  rmSync(site, {recursive: true, force: true});
  mkdirSync(site, {recursive: true});
  cpSync('docs', path.join(site, 'docs'), {
    recursive: true,
    filter: (file) => !/upgrade|names|data/.test(path.basename(file)),
  });
  for (const {year} of YEARS) writeFileSync(path.join(site, CHANGELOG_DIR, `${year}.mdx`), plainSource(`${year}.mdx`));
  writeFileSync(path.join(site, 'docusaurus.config.js'), PLAIN_CONFIG);
  return site;
}

export function buildPlain(site: string): string {
  execFileSync('npx', ['docusaurus', 'build', site, '--out-dir', path.join(site, 'build')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return path.join(site, 'build');
}

/** The lower limit: the article of our page as one HTML file with its style sheet and no script. */
export function articleAlone(name: string, ours: string, contentVisibility: boolean): string {
  const folder = path.join(FOLDER, name);
  const styles = readdirSync(path.join(ours, 'assets/css'))
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(path.join(ours, 'assets/css', file), 'utf8'))
    .join('\n');
  const article = select('article .markdown', fromHtml(readFileSync(path.join(ours, PAGE, 'index.html'), 'utf8')))!;
  const skip = contentVisibility
    ? '.release ul { content-visibility: auto; contain-intrinsic-height: auto 1500px }'
    : '';
  const page =
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">' +
    `<meta name="viewport" content="width=device-width"><title>${YEAR} Changelog</title>` +
    `<style>${styles}${skip}</style></head>` +
    `<body><main class="container"><article>${toHtml(article)}</article></main></body></html>`;
  mkdirSync(path.join(folder, PAGE), {recursive: true});
  writeFileSync(path.join(folder, PAGE, 'index.html'), page);
  return folder;
}
