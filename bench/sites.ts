import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import {select} from 'hast-util-select';
import {toHtml} from 'hast-util-to-html';
import {DOCUSAURUS} from '../scripts/project';
import {authorUrl, issueUrl, pullRequestUrl} from '../src/changelog/model/github';
import {placedEntries} from '../src/changelog/model/records';
import {parsePage} from '../src/changelog/parse/page';
import {CHANGELOG_DIR, yearsWithPages} from '../src/files/changelog-folder';
import {createPages} from '../src/files/pages';

/** The folder of everything that the benchmarks make; it stays, to be looked at. */
export const FOLDER = path.resolve('.bench');
/** The year whose page is measured: `BENCH_YEAR=2025 npm run bench:page`. */
export const YEAR = Number(process.env.BENCH_YEAR ?? 2024);
const YEARS = yearsWithPages('.');
/** That page's path below the site's address, without slashes around it. */
export const PAGE = (YEARS.find(({year}) => year === YEAR)?.path ?? '').replace(/^\/|\/$/g, '');

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

/** Builds a site with Docusaurus alone; gives the folder. */
export function build(site: string): string {
  execFileSync(process.execPath, [DOCUSAURUS, 'build'], {cwd: site, stdio: ['ignore', 'ignore', 'inherit']});
  return path.join(site, 'build');
}

/** The lower limit: the article of our page as one HTML file with its style sheet and no script; gives the folder. */
export function articleAlone(): string {
  const folder = path.join(FOLDER, 'article');
  const styles = readdirSync('build/assets/css').filter((file) => file.endsWith('.css'));
  const css = styles.map((file) => readFileSync(path.join('build/assets/css', file), 'utf8')).join('\n');
  const article = select('article .markdown', fromHtml(readFileSync(path.join('build', PAGE, 'index.html'), 'utf8')))!;
  const page =
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">' +
    `<meta name="viewport" content="width=device-width"><title>${YEAR} Changelog</title>` +
    `<style>${css}</style></head>` +
    `<body><main class="container"><article>${toHtml(article)}</article></main></body></html>`;
  mkdirSync(path.join(folder, PAGE), {recursive: true});
  writeFileSync(path.join(folder, PAGE, 'index.html'), page);
  return folder;
}
