import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {Name, NameCard} from '../../src/changelog/model/named-items';
import {type Entry, placedEntries, type Release} from '../../src/changelog/model/records';
import {withAliases} from '../../src/changelog/names/lifetimes';
import {backportsOf, firstOfLines} from '../../src/changelog/patches/backports';
import {SETTING_KINDS} from '../../src/changelog/server/asked-servers';
import {catalogueOf} from '../../src/changelog/server/catalogue';
import {onlyPlanned, plannedReleases} from '../../src/changelog/upgrade/planned-entries';
import {defaultRange, releasesIn} from '../../src/changelog/upgrade/range';
import type {LineFiles, Manifest} from '../../src/changelog/wire/manifest';
import {type Packed, unpack} from '../../src/changelog/wire/packed';
import type {PackedLine, PlannerData} from '../../src/changelog/wire/plan-data';
import {readSettings, type SettingsData} from '../../src/changelog/wire/settings-data';
import {readServerFiles} from '../../src/files/lists';
import {pages, readReal, SITE} from '../changelog/real';
import {builtFile, builtText} from './built';

/** What the plugin hands to the scripts of the site. */
const GENERATED = path.join(SITE, '.docusaurus/changelog/default');
const generated = <Data>(name: string): Data => JSON.parse(readFileSync(path.join(GENERATED, name), 'utf8')) as Data;
const fetched = <Data>(file: string): Data => JSON.parse(builtText(file)) as Data;

const {years, names, lines} = await readReal();
const {planYears} = pages.sources(years);
const backports = backportsOf(lines);
const manifest = generated<Manifest>('manifest.json');
const lineFiles = generated<LineFiles>('lines.json');
/** Without the ids of sections and former ids of entries that only the page has, and maybe without authors. */
const listed = (releases: readonly Release[], without: Partial<Entry> = {}): Release[] =>
  releases.map((each) => ({
    ...each,
    sections: each.sections.map((section) => ({
      ...section,
      id: '',
      entries: section.entries.map(({example: _, ...entry}) => ({...entry, ...without})),
    })),
  }));

/** What the planner has: it shows no authors. */
const planned = (releases: readonly Release[]): Release[] => listed(releases.map(onlyPlanned), {authors: []});

describe('what browsers fetch', () => {
  it('is listed year by year, newest first, under names that change with the content', () => {
    expect(manifest.years.map(({year, title, path: page}) => [year, title, page])).toEqual(
      years.map(({year, title, path: page}) => [year, title, page]),
    );
    expect(manifest.releases).toEqual(plannedReleases(planYears));
    const {settings, bugs} = manifest;
    const files = [
      ...manifest.years.flatMap(({entries, upgrade}) => [entries, upgrade]),
      ...[settings!, manifest.names, manifest.facts, bugs],
      ...Object.values(lineFiles).flatMap(({entries, numbers}) => [entries, numbers]),
    ];
    for (const file of files) {
      expect(file).toMatch(/^\/assets\/data\/[a-z-]+(?:\d{4}|\d+\.\d+)?\.[0-9a-f]{8}\.json$/);
      expect(existsSync(builtFile(file)), file).toBe(true);
    }
    const written = readdirSync(builtFile('assets/data')).filter((name) => name.endsWith('.json'));
    expect(written.toSorted()).toEqual([...new Set(files.map((file) => path.basename(file)))].toSorted());
    const numbers = Object.values(lineFiles).map((line) => fetched<PackedLine>(line.numbers));
    expect(numbers).toEqual(lines.map(({line, releases}) => ({line, releases, pages: []})));
  });

  it.each(manifest.years.map((files, place) => [files.year, files, place] as const))(
    'has of %i every entry for the search, and for the planner those that matter',
    (_, {entries, upgrade}, place) => {
      const {releases} = years[place]!;
      const ofSearch = unpack(fetched<Packed>(entries));
      expect(ofSearch.releases).toEqual(listed(releases));
      const patches = placedEntries(releases).map(({entry}) => firstOfLines(backports, entry.pullRequests));
      expect(ofSearch.patches).toEqual(patches.map((each) => each.map(({name}) => name)));
      expect(unpack(fetched<Packed>(upgrade)).releases).toEqual(planned(planYears[place]!.releases));
    },
  );

  it('has the named items and the settings of the server', () => {
    const catalogue = readServerFiles(SITE).catalogue!;
    const keyOf = ({kind, name}: Name): string => `${kind} ${name}`;
    const cards = new Map(fetched<NameCard[]>(manifest.names).map(({line, ...card}) => [keyOf(card), card]));
    for (const name of withAliases(names, catalogue)) expect(cards.get(keyOf(name))).toEqual(name);
    const settings = readSettings(fetched<SettingsData>(manifest.settings!));
    for (const release of catalogue.servers.releases) {
      const [had, has] = [settings, catalogue].map(({servers}) => catalogueOf(servers, release).names);
      for (const kind of SETTING_KINDS) expect(had![kind]).toEqual(has![kind]);
    }
  });
});

it('the page of the planner has the usual range in its script, and no other release', () => {
  const passed = releasesIn(defaultRange(manifest.releases), manifest.releases).map(({version}) => version);
  const planner = generated<PlannerData>('planner.json').usual.flatMap((year) => unpack(year).releases);
  const wanted = planYears.flatMap(({releases}) => releases).filter(({version}) => passed.includes(version));
  expect(planner).toEqual(planned(wanted));
});
