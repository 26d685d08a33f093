import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {Manifest} from '../../src/changelog/wire/manifest';
import {CHANGELOG_DIR, yearsWithPages} from '../../src/files/changelog-folder';
import {copySite, edit} from '../tiny/site';
import {writtenAddresses} from '../written-addresses';

/** The path below which the site is built. */
const BASE = '/base/path';
// Vitest sets these variables, and Docusaurus and this site's configuration read them.
const {NODE_ENV: _mode, ...set} = process.env;

/** Runs a command of the copy's package.json. */
function run(...command: readonly string[]): {status: number | null; output: string} {
  const options = {cwd: SITE, env: {...set, BASE_URL: BASE}, encoding: 'utf8'} as const;
  const {status, stdout, stderr} = spawnSync('npm', ['run', ...command], options);
  return {status, output: stdout + stderr};
}

const SITE = path.resolve('.test-sites/year');
const FOLDER = path.join(SITE, CHANGELOG_DIR);

/** The year after the newest: the test only adds its file to the site. */
let year: number;
let version: string;
const files = (): string[] => readdirSync(FOLDER, {recursive: true, encoding: 'utf8'}).toSorted();
let before: string[];
let said: string;

const text = (file: string): string => readFileSync(path.join(SITE, 'build', file), 'utf8');
const page = (file: string): Root => fromHtml(text(file));
/** The links in a part of a page, by their words. */
function links(file: string, part: string): Record<string, string> {
  const found = selectAll(`${part} a`, page(file));
  return Object.fromEntries(found.map((link) => [toString(link).trim(), String(link.properties.href)]));
}

beforeAll(() => {
  copySite(SITE);
  before = files();
  year = yearsWithPages(SITE)[0]!.year + 1;
  version = `${year - 2000}.1`;
  said = run('release', '--', version, `${year}-01-29`).output;
  const file = path.join(FOLDER, `${year}.mdx`);
  const written = readFileSync(file, 'utf8')
    .replace(
      /(?<=### Backward Incompatible Change .*\n)/,
      '\n- `greatest` is gone. (#99001 by @KevinyhZou; upgrade: fails)\n',
    )
    .replace(/(?<=### New Feature .*\n)/, '\n- `arrayPRAUC` is twice as new. (#99002 by @emmanuelsdias)\n')
    .replace(/### .*\n\n(?!- )/g, '');
  writeFileSync(file, written);
  const outcome = run('build');
  expect(outcome.status, outcome.output).toBe(0);
}, 300_000);

afterAll(() => rmSync(SITE, {recursive: true, force: true}));

it('the first release of a year makes one file and says where', () => {
  expect(files()).toEqual([...before, `${year}.mdx`].toSorted());
  expect(said).toMatch(new RegExp(`/${year}\\.mdx:\\d+: release ${version.replace('.', '\\.')} stands here\\.`));
});

describe('a new year is in', () => {
  const PATH = (): string => `/whats-new/changelog/${year}`;
  const ADDRESS = (): string => BASE + PATH();

  it('its page, with its place between the years', () => {
    const built = page(`whats-new/changelog/${year}/index.html`);
    expect(toString(select('h1', built)!)).toBe(`${year} Changelog`);
    expect(selectAll('.release li[id]', built).map(({properties}) => properties.id)).toEqual(['pr-99001', 'pr-99002']);
    expect(selectAll('.overview tbody tr', built)).toHaveLength(1);
    const neighbors = links(`whats-new/changelog/${year}/index.html`, '.pagination-nav');
    expect(Object.keys(neighbors)).toEqual([`Next${year - 1}`]);
    const older = yearsWithPages(SITE)[1]!.path;
    const back = links(path.join(older, 'index.html'), '.pagination-nav');
    expect(back[`Previous${year}`]).toBe(ADDRESS());
  });

  it('the navigation, the sidebar and the page of a missing address', () => {
    const parts = 'operations/system-tables/parts/index.html';
    expect(links(parts, '.menu')[String(year)]).toBe(ADDRESS());
    expect(links(parts, '.navbar').Changelog).toBe(ADDRESS());
    expect(links('404.html', 'main')[`${year} Changelog`]).toBe(ADDRESS());
    expect(toString(select('main', page('404.html'))!)).toContain('releases 24.8 to 24.12');
  });

  it('the front page, as the newest', () => {
    const main = links('index.html', 'main');
    expect(main[`ClickHouse ${version}`]).toBe(`${ADDRESS()}#${version.replace('.', '')}`);
    expect(main[`${year} Changelog`]).toBe(ADDRESS());
    const words = toString(select('main', page('index.html'))!);
    expect(words).toContain(`${year}-01-29, 2 entries`);
    expect(words).toContain(': 1 to check');
  });

  it('the planner, as the end of the usual way', () => {
    const built = page('whats-new/upgrade/index.html');
    const options = selectAll('select[name=to] option', built).map((option) => toString(option));
    expect(options[1]).toBe(version); // after the one for an end that is not known
    expect(selectAll('[data-part] li', built).map(({properties}) => properties.id)).toContain('pr-99001');
  });

  it('the index of names', () => {
    const [own] = selectAll('#function-greatest a', page('whats-new/changelog/names/index.html'));
    expect(own!.properties.href).toBe(`${ADDRESS()}#pr-99001`);
  });

  it('what the search and the planner fetch, before the older years', () => {
    const manifest = JSON.parse(
      readFileSync(path.join(SITE, '.docusaurus/changelog/default/manifest.json'), 'utf8'),
    ) as Manifest;
    const [newest] = manifest.years;
    expect(newest).toMatchObject({year, title: `${year} Changelog`, path: PATH()});
    expect(manifest.releases.at(-1)!).toMatchObject({version, entries: 2});
  });

  it('rows, feeds, Markdown, llms.txt and the sitemap', () => {
    const rows = text('whats-new/changelog/changelog.jsonl').split('\n');
    expect(JSON.parse(rows[0]!)).toMatchObject({version, pull_requests: [99001], upgrade: true});
    const feed = JSON.parse(text('whats-new/changelog/feed.json')) as {items: {title: string}[]};
    expect(feed.items[0]!.title).toBe(`ClickHouse release ${version}, ${year}-01-29`);
    expect(text('whats-new/changelog/atom.xml')).toContain(`${ADDRESS()}#${version.replace('.', '')}</id>`);
    expect(text(`whats-new/changelog/${year}.md`)).toContain(`# ${year} Changelog`);
    expect(text('llms.txt')).toContain(`${ADDRESS()}.md`);
    expect(text('sitemap.xml')).toContain(`${ADDRESS()}</loc>`);
  });
});

it('every address begins with the path of the site', () => {
  const all = writtenAddresses(path.join(SITE, 'build'));
  expect(all.filter(({address}) => !address.startsWith(`${BASE}/`))).toEqual([]);
  expect(all.length).toBeGreaterThan(300);
});

it('a build that fails leaves the last good site and says why', () => {
  const builtAt = () => statSync(path.join(SITE, 'build/index.html')).mtimeMs;
  const good = builtAt();
  edit(SITE, '2024.mdx', 'changelog/2024\nsidebar', 'changelog/\nsidebar');
  const {status, output} = run('build');
  edit(SITE, '2024.mdx', 'changelog/\nsidebar', 'changelog/2024\nsidebar');
  expect(status).not.toBe(0);
  expect(output).toMatch(
    /Attempting to create page at \/base\/path\/whats-new\/changelog\/, but a page already exists at this route/,
  );
  expect(builtAt()).toBe(good);
}, 300_000);
