import {describe, expect, it} from 'vitest';
import {allReleases, placedEntries} from '../../../src/changelog/model/records';
import {codeSpans} from '../../../src/changelog/model/text';
import {pasteIndex, pasteMatches} from '../../../src/changelog/paste/matches';
import {PasteFinder} from '../../../src/changelog/paste/paste-finder';
import {counts, hasName} from '../../../src/changelog/paste/rules';
import {readYear, release} from '../page';
import {readReal} from '../real';

const {names, years} = await readReal();
const releases = allReleases(years);
const entries = placedEntries(releases).map(({entry}) => entry);
const index = pasteIndex(releases, names);

describe('pasteIndex', () => {
  it('has every entry of every release', () => {
    expect([...index.mentions.keys()]).toEqual(entries);
  });

  it('has no statements, grants and plain types, and every other name that an entry has as code', () => {
    const kinds = new Set(index.names.map(({kind}) => kind));
    expect(kinds.has('statement') || kinds.has('grant')).toBe(false);
    const listed = new Set(index.names.map(({kind, name}) => `${kind} ${name}`));
    expect(listed.size).toBe(index.names.length);
    const code = entries.flatMap(codeSpans).join('\n');
    const missing = names.filter(counts).filter(({kind, name}) => !listed.has(`${kind} ${name}`));
    expect(missing.filter(({name}) => hasName(code, name))).toEqual([]);
  });

  it('has no name that more than 2 % of all entries mention', () => {
    const times = new Map<number, number>();
    for (const places of index.mentions.values())
      for (const place of new Set(places)) times.set(place, (times.get(place) ?? 0) + 1);
    const frequent = [...times].filter(([, count]) => count > entries.length * 0.02);
    expect(frequent.map(([place, count]) => [index.names[place]!.name, count])).toEqual([]);
  });

  it('has identifiers of code spans that no list has', () => {
    const {releases: few} = readYear(2024, release('24.8', '- `GraceHashJoin` with `max_threads = 1`, `SELECT`. (#1)'));
    expect(pasteIndex(few, [{kind: 'setting', name: 'max_threads'}]).names).toEqual([
      {kind: 'setting', name: 'max_threads'},
      {kind: 'code', name: 'GraceHashJoin'},
    ]);
  });
});

describe('pasteMatches', () => {
  const found = new PasteFinder(index.names).find('join_algorithm = 1');

  it('gives the entries that mention the names found, in the order of the releases', () => {
    const matches = pasteMatches(index, found, releases);
    expect(matches.length).toBeGreaterThan(1);
    for (const {names: mentioned} of matches) expect(mentioned).toEqual(['join_algorithm']);
    const places = matches.map(({entry}) => entries.indexOf(entry));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const {release: first, section, entry} = matches[0]!;
    expect(first.sections).toContain(section);
    expect(section.entries).toContain(entry);
  });

  it('gives no other entries', () => {
    const [one, ...others] = releases.filter((each) => pasteMatches(index, found, [each]).length > 0);
    expect(others.length).toBeGreaterThan(0);
    expect(new Set(pasteMatches(index, found, [one!]).map((match) => match.release))).toEqual(new Set([one]));
    expect(pasteMatches(index, found, [])).toEqual([]);
    expect(pasteMatches(index, new Set(), releases)).toEqual([]);
  });

  it('gives a name once, even if it is of several kinds', () => {
    const {releases: few} = readYear(2024, release('24.8', '- `Iceberg` tables. (#1)'));
    const both = pasteIndex(few, [
      {kind: 'table-engine', name: 'Iceberg'},
      {kind: 'database-engine', name: 'Iceberg'},
    ]);
    expect(pasteMatches(both, new Set([0, 1]), few).map((match) => match.names)).toEqual([['Iceberg']]);
  });
});
