import {createHash} from 'node:crypto';
import {cpSync, readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {dataFiles, type Files, planFiles} from '../../changelog/export/data-files';
import type {Year} from '../../changelog/model/records';
import {PHRASES} from '../../changelog/model/requirement';
import {
  CHANGELOG_PATH,
  DATA_PATHS,
  PAGE_PATHS,
  resolver,
  type Site,
  siteUrl,
  withAddress,
} from '../../changelog/model/site';
import {frontPage} from '../../changelog/render/front-page';
import {planner as createPlanner} from '../../changelog/upgrade/compute-plan';
import {browserFiles} from '../../changelog/wire/browser-files';
import {CHANGELOG_DIR} from '../../files/changelog-folder';
import type {Pages} from '../../files/pages';
import {dependencyRules} from './dependencies';

/** In the live-editing server the edited page comes first: what is made from all pages waits until no save came for so many milliseconds. */
const AFTER_EDIT = 5000;

/** Eight digits that change with a text. */
const shortDigest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Docusaurus plugin: reads the years' pages, stops at problems, hands out what is made of them. */
export default function changelogPlugin(
  {siteDir, generatedFilesDir, siteConfig}: LoadContext,
  {pages}: {readonly pages: Pages},
): Plugin<readonly Year[]> {
  const {title, tagline, url, baseUrl} = siteConfig;
  const served = path.join(generatedFilesDir, 'changelog-data');
  const site = {title, tagline, url, baseUrl};
  const sourceOf = (years: readonly Year[]) => ({site, ...pages.sources(years)});
  const feedLink = (type: string, format: string, file: string) => ({
    tagName: 'link',
    attributes: {rel: 'alternate', type, title: `${title} (${format})`, href: siteUrl(file, {url: '', baseUrl})},
  });
  const live = process.env.NODE_ENV === 'development';
  let saved = 0;
  let reading: Promise<readonly Year[]> | undefined;
  /** What all is made from. */
  let source: ReturnType<typeof sourceOf> | undefined;
  let fetched: Files = {};
  /** It has the digests of what browsers fetch, so it is written whenever entries changed. */
  let manifestFile: string | undefined;
  async function readAll(): Promise<readonly Year[]> {
    while (live && source && Date.now() < saved + AFTER_EDIT) await setTimeout(saved + AFTER_EDIT - Date.now());
    return pages.all();
  }
  return {
    name: 'changelog',
    getPathsToWatch: () => [path.join(siteDir, CHANGELOG_DIR, '**/*.{md,mdx,tsv,txt}')],
    // Saves that come one after another share one reading of all pages.
    loadContent() {
      saved = Date.now();
      reading ??= readAll().finally(() => {
        reading = undefined;
      });
      return reading;
    },
    async contentLoaded({content: years, actions: {createData}}) {
      if (years === source?.years) return;
      source = sourceOf(years);
      const {manifest, lineFiles, planner, files} = browserFiles(source, shortDigest);
      fetched = files;
      manifestFile = await createData('manifest.json', JSON.stringify(manifest));
      const front = frontPage(years, createPlanner(source), source.lines, resolver({url: '', baseUrl}));
      await createData('front-page.json', JSON.stringify(front));
      await createData('lines.json', JSON.stringify(lineFiles));
      await createData('planner.json', JSON.stringify(planner));
      await createData('what-you-run.json', JSON.stringify(runStatement(site)));
      if (live) await writeFiles(served, fetched);
    },
    // The live-editing server serves static files only, so there what browsers fetch is written as such.
    configureWebpack: (_config, isServer) => ({
      module: {rules: dependencyRules(siteDir, live ? manifestFile : undefined)},
      ...(isServer
        ? {}
        : ({
            devServer: {static: [{directory: served, publicPath: baseUrl, watch: false}]},
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
    // What programs read comes with the build alone, as feeds of Docusaurus do.
    async postBuild({outDir}) {
      copyPages(outDir, source!.years);
      await writeFiles(outDir, {...fetched, ...dataFiles(source!), ...statementFiles(site), ...planFiles(source!)});
    },
  };
}

/**
 * Has the year whose page stands elsewhere found by its number too, and the planner beside the years: a redirect would lose
 * the hash. Not later than the other plugins' `postBuild`, of which the last puts the policy into all pages.
 */
function copyPages(outDir: string, years: readonly Year[]): void {
  const copies = years.map(({year, path: page}) => ({page, copy: `${CHANGELOG_PATH}/${year}`}));
  for (const {page, copy} of [...copies, {page: PAGE_PATHS.planner, copy: `${CHANGELOG_PATH}/upgrade`}])
    if (copy !== page) cpSync(path.join(outDir, page, 'index.html'), path.join(outDir, copy, 'index.html'));
}

/** Makes texts one after another and writes them by their paths below a folder. */
async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [name, make] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, make());
  }
}

/** A statement with the phrases that it looks for: those of neighboring words, and those with words between. */
function readSql(name: string): string {
  const apart = PHRASES.filter((phrase) => phrase.includes(' ... '));
  const likes = apart.map((phrase) => `if(found.2[1] LIKE '% ${phrase.replace(' ... ', ' % ')} %', '${phrase}', '')`);
  return readFileSync(path.join(__dirname, '../../changelog/paste', name), 'utf8')
    .replaceAll('[PHRASES]', `['${PHRASES.filter((phrase) => !apart.includes(phrase)).join("', '")}']`)
    .replace('[APART]', `[${likes.join(', ')}]`);
}

/** The statement that tells what a server runs. */
export function runStatement(site: Site): string {
  return withAddress(readSql('what-you-run.sql'), site);
}

/** The statements to run on one's own server: that one, and the one that joins it with the changelog. */
function statementFiles(site: Site): Files {
  const run = /^SELECT[\s\S]*?(?=\nORDER BY)/m.exec(readSql('what-you-run.sql'))![0];
  const uses = readSql('uses.sql').replace('WHAT_YOU_RUN', () => run);
  return {[DATA_PATHS.run]: () => runStatement(site), [DATA_PATHS.uses]: () => withAddress(uses, site)};
}
