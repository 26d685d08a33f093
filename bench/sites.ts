import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {markdownPath} from '../src/changelog/model/site';
import {CHANGELOG_DIR, yearsWithPages} from '../src/files/changelog-folder';

/** The year whose page is measured: `BENCH_YEAR=2025 npm run bench:page`. */
export const YEAR = Number(process.env.BENCH_YEAR ?? 2024);
const YEARS = yearsWithPages('.');
/** That page's path below the site's address, without slashes around it. */
export const PAGE = (YEARS.find(({year}) => year === YEAR)?.path ?? '').replace(/^\/|\/$/g, '');

const PLAIN_CONFIG = `module.exports = {
  title: 'Plain', onBrokenLinks: 'warn', url: 'http://localhost', baseUrl: '/', future: {v4: true},
  presets: [['classic', {docs: {routeBasePath: '/'}, blog: false}]],
  themeConfig: {navbar: {title: 'Plain', items: [{to: '/${PAGE}', label: '${YEAR}'}]}},
};
`;

/**
 * Builds a plain Docusaurus site of the Markdown that the built site gives of its pages; gives its folder, which stays, to
 * be looked at.
 */
export function plainSite(): string {
  const site = path.resolve('.bench');
  rmSync(site, {recursive: true, force: true});
  mkdirSync(path.join(site, CHANGELOG_DIR), {recursive: true});
  for (const {year, path: page} of YEARS) {
    // The ids are for the deep link. In MDX a brace outside of code would begin an expression.
    const text = readFileSync(path.join('build', markdownPath({path: page})), 'utf8')
      .replace(/`[^`]*`|\{/g, (piece) => (piece === '{' ? '\\{' : piece))
      .replace(/^## ClickHouse release (\d+)\.(\d+).*/gm, '$& {/* #$1$2 */}');
    writeFileSync(path.join(site, CHANGELOG_DIR, `${year}.mdx`), `---\nslug: ${page}\n---\n\n${text}`);
  }
  writeFileSync(path.join(site, 'docusaurus.config.js'), PLAIN_CONFIG);
  const docusaurus = path.resolve('node_modules/.bin/docusaurus');
  execFileSync(docusaurus, ['build'], {cwd: site, stdio: ['ignore', 'ignore', 'inherit']});
  return path.join(site, 'build');
}
