import type {Catalogue} from '../changelog/defaults/catalogue';
import type {Name} from '../changelog/model/named-items';
import {placedEntries, type Release} from '../changelog/model/records';
import {NameFinder} from '../changelog/names/name-finder';
import {listedNames, type PlacedName, readAuthors, readCodeSpans, readNames} from '../changelog/parse/lists';
import {collector, type Problem} from '../changelog/parse/problems';
import {bareName, isStatement, isUnasked, spansOf, unlistedKinds} from './code-spans';
import {asFindings} from './findings';
import type {Finding, Page} from './rule';
import {checkServerNames} from './server-names';

/** The order of `authors.yml` and `names.yml`: alphabetical, capitals beside their small letters. */
export function byName(a: string, b: string): number {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()];
  if (left !== right) return left < right ? -1 : 1;
  return a < b ? -1 : Number(a > b);
}

/** Reports each name that is not in alphabetical order; `readAuthors` and `readNames` report duplicates. */
function checkOrder(text: string): Problem[] {
  const {problems, report} = collector();
  for (const names of listedNames(text)) {
    for (const [index, {name, start}] of names.entries()) {
      const before = names[index - 1]?.name;
      if (before !== undefined && byName(before, name) > 0)
        report(
          `Unexpected "${name}" after "${before}", expected alphabetical order: run \`npm run fix\``,
          start,
          'lists',
        );
    }
  }
  return problems;
}

/** Checks the form and order of `authors.yml`, and gives its authors. */
export function lintAuthors(text: string): {findings: Finding[]; authors: Record<string, string>} {
  const {authors, problems} = readAuthors(text);
  return {findings: asFindings([...problems, ...checkOrder(text)]), authors};
}

/** The oldest release that mentions each name. `releases` are newest first. */
function oldestMentions(names: readonly PlacedName[], releases: readonly Release[]): ReadonlyMap<Name, string> {
  const finder = new NameFinder(names);
  return new Map(
    placedEntries(releases).flatMap(({entry, release}) =>
      finder.mentions(entry).map((name) => [name, release.version] as const),
    ),
  );
}

/**
 * Checks the form of `names.yml`, the order of each of its lists, and that an entry of the releases mentions each name
 * and the server knows it, as far as these are given.
 * @returns how many names are of releases newer than the server, too
 */
export function lintNames(
  text: string,
  {catalogue, releases}: {readonly catalogue?: Catalogue | undefined; readonly releases?: readonly Release[]} = {},
): {findings: Finding[]; unasked: number} {
  const {names, problems} = readNames(text);
  const oldest = releases && oldestMentions(names, releases);
  const {problems: unmentioned, report} = collector();
  for (const name of oldest ? names : [])
    if (!oldest!.has(name))
      report(
        `Unexpected ${name.kind} ${name.name} that no entry mentions, expected a code span with it in an entry, or no line`,
        name.start,
        'lists',
      );
  const isNewer = (name: PlacedName) => isUnasked(oldest?.get(name) ?? '', catalogue!);
  const asked = catalogue ? checkServerNames(names, catalogue, isNewer) : {problems: [], unasked: 0};
  return {
    findings: asFindings([...problems, ...checkOrder(text), ...unmentioned, ...asked.problems]),
    unasked: asked.unasked,
  };
}

/** Checks the form of `code-spans.yml`, and that each of its spans stands in an entry and looks like what it is not. */
export function lintCodeSpans(text: string, pages: readonly Page[]): Finding[] {
  const {spans, problems} = readCodeSpans(text);
  const needed = new Set(
    pages.flatMap((page) =>
      placedEntries(page.year.releases).flatMap(({entry}) =>
        spansOf(page, entry)
          .map(({value}) => bareName(value))
          .filter((code) => isStatement(code) || unlistedKinds(code, {...page, exceptions: new Set()}).length > 0),
      ),
    ),
  );
  const {problems: unneeded, report} = collector();
  for (const {key, start} of spans)
    if (!needed.has(key))
      report(
        `Unexpected "${key}", expected a code span of an entry that looks like a name or a statement`,
        start,
        'lists',
      );
  return asFindings([...problems, ...checkOrder(text), ...unneeded]);
}
