import type {Name} from '../changelog/model/named-items';
import {placedEntries, type Release} from '../changelog/model/records';
import {NameFinder} from '../changelog/names/name-finder';
import {type NameNotes, wrongAnchors} from '../changelog/names/name-index';
import {changedName} from '../changelog/names/setting-defaults';
import {readAdvisories} from '../changelog/parse/advisories';
import {readErrorMessages} from '../changelog/parse/error-messages';
import {type PlacedName, readAuthors, readCodeSpans, readNames} from '../changelog/parse/lists';
import {type Problem, ruleCollector} from '../changelog/parse/problems';
import type {Catalogue} from '../changelog/server/catalogue';
import {errorNames} from '../changelog/server/known-names';
import {bareName, isStatement, isUnasked} from './code-spans';
import {UNNAMED} from './fix/list-edits';
import {entriesOf} from './lint';
import {checkOrder} from './list-order';
import type {Context, Page} from './rule';
import {checkServerNames} from './server-names';
import {unlistedNames} from './unlisted-names';

/** Checks the form of `security.tsv`, and that it has every vulnerability that an entry fixes, with the same advisory. */
export function lintAdvisories(text: string, releases: readonly Release[]): Problem[] {
  const {advisories, problems} = readAdvisories(text);
  const {problems: missing, report} = ruleCollector('lists');
  for (const {entry} of placedEntries(releases))
    for (const {cve, advisory} of entry.cve ?? [])
      if (!advisories.some((each) => each.cve === cve && each.advisory === advisory))
        report(`list without ${cve}, ${advisory}, expected a line of it: #${entry.id} fixes it`, 1);
  return [...problems, ...missing];
}

/** Checks the form and order of `authors.yml`, and gives its authors. */
export function lintAuthors(text: string): {findings: Problem[]; authors: Record<string, string>} {
  const {authors, problems} = readAuthors(text);
  const {problems: unnamed, report} = ruleCollector('lists', false);
  for (const [index, line] of text.split('\n').entries())
    if (line.includes(UNNAMED)) report('handle in place of a name, expected the one of the profile', index + 1);
  return {findings: [...problems, ...checkOrder(text), ...unnamed], authors};
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
): {findings: Problem[]; unasked: number} {
  const {names, problems} = readNames(text);
  const oldest = releases && oldestMentions(names, releases);
  const {problems: more, report} = ruleCollector('lists');
  for (const name of oldest ? names : [])
    if (!oldest!.has(name))
      report(
        `${name.kind} ${name.name} that no entry mentions, expected a code span with it in an entry, or no line`,
        name.start,
      );
  for (const [first, ...others] of wrongAnchors(names, new Map()).same)
    for (const other of others.filter(({name}) => name !== first!.name))
      report(`${other.name} with the anchor of ${first!.name}, expected one of them`, other.start);
  const isNewer = (name: PlacedName) => isUnasked(oldest?.get(name) ?? '', catalogue!);
  const asked = catalogue ? checkServerNames(names, catalogue, isNewer) : {problems: [], unasked: 0};
  return {
    findings: [...problems, ...checkOrder(text), ...more, ...asked.problems],
    unasked: asked.unasked,
  };
}

/** Checks that each former anchor of the index of names leads to the anchor of a name, and is that of none. */
export function lintFormerNames(former: NameNotes['former'], {names, defaults = []}: Context): Problem[] {
  const {problems, report} = ruleCollector('lists');
  const {lost} = wrongAnchors([...names, ...defaults.map(changedName)], former);
  for (const [before, now] of lost)
    report(
      `line "${before} -> ${now}", expected an anchor that no name has any more, and one that a name has`,
      [...former.keys()].indexOf(before) + 1,
    );
  return problems;
}

/** Checks the form of `code-spans.yml`, and that each of its spans stands in an entry and looks like what it is not. */
export function lintCodeSpans(text: string, pages: readonly Page[]): Problem[] {
  const {spans, problems} = readCodeSpans(text);
  const needed = new Set(
    pages.flatMap((page) =>
      entriesOf(page).flatMap((entry) => [
        ...entry.spans.map(({value}) => bareName(value)).filter(isStatement),
        ...unlistedNames(entry, {...page, exceptions: new Set()}).map(({name}) => name),
      ]),
    ),
  );
  const {problems: unneeded, report} = ruleCollector('lists');
  for (const {key, start} of spans)
    if (!needed.has(key))
      report(`"${key}", expected a code span of an entry that looks like a name or a statement`, start);
  return [...problems, ...checkOrder(text), ...unneeded];
}

/**
 * Checks the form of `errors.tsv`, that its lines stand in the order of their pull requests, each once, that an entry has
 * each pull request, and that the server has each error.
 */
export function lintErrorMessages(
  text: string,
  releases: readonly Release[],
  {catalogue}: Pick<Context, 'catalogue'>,
): Problem[] {
  const {messages, problems} = readErrorMessages(text);
  const {problems: more, report} = ruleCollector('errors');
  const known = new Set(placedEntries(releases).flatMap(({entry}) => entry.pullRequests));
  const errors = catalogue && new Set(Object.values(errorNames(catalogue)));
  const seen = new Set<string>();
  for (const [index, {pullRequest, name, message, line}] of messages.entries()) {
    const before = messages[index - 1]?.pullRequest ?? 0;
    if (pullRequest < before) report(`${pullRequest} after ${before}, expected the order of pull requests`, line);
    if (!known.has(pullRequest)) report(`pull request ${pullRequest}, expected one of an entry`, line);
    const key = `${pullRequest} ${name} ${message}`;
    if (seen.has(key)) report(`"${key}" a second time, expected it once`, line);
    seen.add(key);
    const column = `${pullRequest}`.length + 2;
    if (errors && !/^$|^CVE-/.test(name) && !errors.has(name))
      report(`error "${name}", expected one that the server has, a CVE or -`, {line, column});
  }
  return [...problems, ...more];
}
