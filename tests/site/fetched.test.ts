import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {describe, expect, it} from 'vitest';
import type {Name, NameCard} from '../../src/changelog/model/named-items';
import {allReleases, placedEntries, type Release} from '../../src/changelog/model/records';
import {PAGE_PATHS} from '../../src/changelog/model/site';
import {withAliases} from '../../src/changelog/names/lifetimes';
import {backportsOf} from '../../src/changelog/patches/backports';
import {SETTING_KINDS} from '../../src/changelog/server/asked-servers';
import {catalogueOf, readCatalogue} from '../../src/changelog/server/catalogue';
import {countDefaults, netDefaults} from '../../src/changelog/server/net-defaults';
import {onlyPlanned, plannedReleases, withFacts} from '../../src/changelog/upgrade/planned-entries';
import {defaultRange, releasesIn} from '../../src/changelog/upgrade/range';
import {type PackedLine, unpackLine} from '../../src/changelog/wire/line-data';
import type {LineFiles, Manifest} from '../../src/changelog/wire/manifest';
import {type Packed, unpack} from '../../src/changelog/wire/packed';
import type {SearchFacts} from '../../src/changelog/wire/search-facts';
import {readServerFiles} from '../../src/files/server-files';
import {readReal, SITE} from '../changelog/real';
import {builtFile, builtPage, builtText, served} from './built';

/** What the plugin hands to the scripts of the site. */
const GENERATED = path.join(SITE, '.docusaurus/changelog/default');
const generated = <Data>(name: string): Data => JSON.parse(readFileSync(path.join(GENERATED, name), 'utf8')) as Data;
const fetched = <Data>(file: string): Data => JSON.parse(builtText(file)) as Data;

const {years, names, lines, facts} = await readReal();
const planYears = withFacts(years, facts);
const manifest = generated<Manifest>('manifest.json');
const lineFiles = generated<LineFiles>('lines.json');
/** Without the paragraphs, ids of sections and former ids of entries that only the page has. */
const listed = (releases: readonly Release[]): Release[] =>
  releases.map((each) => ({
    ...each,
    introduction: [],
    sections: each.sections.map((section) => ({
      ...section,
      id: '',
      entries: section.entries.map(({formerIds: _, ...entry}) => entry),
    })),
  }));

describe('what browsers fetch', () => {
  it('is listed year by year, newest first, under names that change with the content', () => {
    expect(manifest.years.map(({year, title, path: page}) => [year, title, page])).toEqual(
      years.map(({year, title, path: page}) => [year, title, page]),
    );
    expect(manifest.releases).toEqual(plannedReleases(planYears, backportsOf(lines)));
    const ofYears = manifest.years.flatMap(({entries, upgrade}) => [entries, upgrade]);
    const files = [
      ...ofYears,
      manifest.settings!,
      manifest.names,
      manifest.facts,
      manifest.bugs,
      ...Object.values(lineFiles).flatMap(({entries, numbers}) => [entries, numbers]),
    ];
    for (const file of files) {
      expect(file).toMatch(/^\/assets\/data\/[a-z-]+(?:\d{4}|\d+\.\d+)?\.[0-9a-f]{8}\.json$/);
      expect(existsSync(builtFile(file)), file).toBe(true);
    }
    expect(
      readdirSync(builtFile('assets/data'))
        .filter((name) => name.endsWith('.json'))
        .toSorted(),
    ).toEqual([...new Set(files.map((file) => path.basename(file)))].toSorted());
  });

  it.each(manifest.years.map((files, place) => [files.year, files, place] as const))(
    'has of %i every entry for the search, and for the planner those that matter',
    (_, {entries, upgrade}, place) => {
      const {releases} = years[place]!;
      expect(unpack(fetched<Packed>(entries)).releases).toEqual(listed(releases));
      expect(unpack(fetched<Packed>(upgrade)).releases).toEqual(listed(planYears[place]!.releases.map(onlyPlanned)));
    },
  );

  it('has of every line its patch releases and the entries of their pull requests', () => {
    expect(fetched<SearchFacts>(manifest.facts).patches).toEqual(lines);
    const entries = placedEntries(allReleases(years));
    expect(lines.map(({line}) => line).toSorted()).toEqual(Object.keys(lineFiles).toSorted());
    for (const {line, releases} of lines) {
      const data = unpackLine(fetched<PackedLine>(lineFiles[line]!.entries));
      expect([data.line, data.releases]).toEqual([line, releases]);
      expect(unpackLine(fetched<PackedLine>(lineFiles[line]!.numbers))).toEqual({...data, entries: new Map()});
      const numbers = new Set(releases.flatMap(({pullRequests}) => pullRequests));
      const wanted = entries.filter(({entry}) => entry.pullRequests.some((number) => numbers.has(number)));
      const had = new Map([...data.entries.values()].flat().map(({entry}) => [entry.address, entry.text]));
      expect([...had].toSorted()).toEqual(wanted.map(({entry}) => [entry.address, entry.text]).toSorted());
    }
  });

  it('has the named items and the settings of the server', () => {
    const catalogue = readServerFiles(SITE).catalogue!;
    const keyOf = ({kind, name}: Name): string => `${kind} ${name}`;
    const cards = new Map(fetched<NameCard[]>(manifest.names).map(({line, ...card}) => [keyOf(card), card]));
    for (const name of withAliases(names, catalogue)) expect(cards.get(keyOf(name))).toEqual(name);
    const settings = readCatalogue(fetched(manifest.settings!));
    for (const release of catalogue.servers.releases) {
      const [had, has] = [settings, catalogue].map(({servers}) => catalogueOf(servers, release).names);
      for (const kind of SETTING_KINDS)
        expect([...had![kind].values()]).toEqual([...has![kind].values()].map((known) => ({...known, value: ''})));
    }
  });
});

it('each release ends with as many defaults as the planner finds on the way from the one before it', () => {
  const releases = allReleases(years);
  const changes = manifest.years.flatMap(({upgrade}) => unpack(fetched<Packed>(upgrade)).defaults.changes);
  const expected = releases.flatMap((release, place) => {
    const {version} = release;
    const from = releases[place + 1]?.version;
    const net = netDefaults(changes, {from: from ?? '', to: version});
    const {changed} = countDefaults(net);
    const own = new Set<string | undefined>(placedEntries([release]).map(({entry}) => entry.address));
    const above = net.filter((each) => !each.isCloud && !each.isSettled && own.has(each.changes[0].address)).length;
    const told = changed === 1 ? 'it' : above === changed ? 'all' : above === 0 ? 'none' : String(above);
    const href = from && `${served(PAGE_PATHS.planner)}?from=${from}&to=${version}#defaults`;
    return changed > 0 ? [[version, String(changed), told, href]] : [];
  });
  const lines = years.flatMap(({path: page}) => selectAll('.release > section:nth-last-child(2) + p', builtPage(page)));
  const shown = lines.map((line) => [
    ...toString(line)
      .match(/^([\d.]+) changed (\d+) defaults?; (it|all|none|\d+) .*described above\.$/)!
      .slice(1),
    select('a', line)?.properties.href,
  ]);
  expect(shown).toEqual(expected);
});

it('the page of the planner has the usual range in its script, and no other release', () => {
  const passed = releasesIn(defaultRange(manifest.releases), manifest.releases).map(({version}) => version);
  const planner = generated<Packed[]>('planner.json').flatMap((year) => unpack(year).releases);
  const wanted = planYears.flatMap(({releases}) => releases).filter(({version}) => passed.includes(version));
  expect(planner).toEqual(listed(wanted.map(onlyPlanned)));
});
