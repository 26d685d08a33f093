// Lists that people add to: authors.yml, names.yml, words.txt, code-spans.yml, and former anchors of the index of names.
import {placedEntries, type Release} from '../changelog/model/records';
import {NameFinder} from '../changelog/names/name-finder';
import {wrongAnchors} from '../changelog/names/name-index';
import {changedName} from '../changelog/names/setting-defaults';
import {readAnchorList} from '../changelog/parse/anchor-list';
import {type PlacedName, readAuthors, readCodeSpans, readNames} from '../changelog/parse/lists';
import {FIX, type Problem, ruleCollector} from '../changelog/parse/problems';
import {bareName, isStatement, isUnasked} from './code-spans';
import {sortList, sortWords, UNNAMED} from './fix/list-edits';
import {entriesOf, proseOfPage} from './lint';
import type {Site} from './rule';
import {checkServerNames} from './server-names';
import {readWords, wordsOf} from './spelling';
import {unlistedNames} from './unlisted-names';

/** Reports the first line of a list that does not stand where its repair puts it. */
function checkSorted(text: string, sort: (text: string) => string): Problem[] {
  const {problems, report} = ruleCollector('lists');
  const [lines, sorted] = [text.split('\n'), sort(text).split('\n')];
  const wrong = lines.findIndex((line, index) => line !== sorted[index]);
  if (wrong !== -1)
    report(
      `"${lines[wrong]!.trim()}", expected "${(sorted[wrong] ?? '').trim()}" here, in alphabetical order, each once: ${FIX}`,
      wrong + 1,
    );
  return problems;
}

/** What is wrong with the form of a list, or else with its order. */
const checkList = (text: string, problems: readonly Problem[]): readonly Problem[] =>
  problems.length > 0 ? problems : checkSorted(text, sortList);

/** Checks the form and order of `authors.yml`. */
export function lintAuthors(text: string): Problem[] {
  const {problems: unnamed, report} = ruleCollector('lists', false);
  for (const [index, line] of text.split('\n').entries())
    if (line.includes(UNNAMED)) report('handle in place of a name, expected the one of the profile', index + 1);
  return [...checkList(text, readAuthors(text).problems), ...unnamed];
}

/** The oldest release that mentions each name. `releases` are newest first. */
function oldestMentions(names: readonly PlacedName[], releases: readonly Release[]): ReadonlyMap<unknown, string> {
  const finder = new NameFinder(names);
  const mentions = placedEntries(releases).flatMap(({entry, release}) =>
    finder.mentions(entry).map((name) => [name, release.version] as const),
  );
  return new Map(mentions);
}

/**
 * Checks the form of `names.yml`, the order of each of its lists, that an entry mentions each name, and that servers know
 * it, unless only releases newer than all servers mention it.
 */
export function lintNames(text: string, {catalogue, releases}: Pick<Site, 'catalogue' | 'releases'>): Problem[] {
  const {names, problems} = readNames(text);
  const oldest = oldestMentions(names, releases());
  const {problems: more, report} = ruleCollector('lists');
  for (const name of names)
    if (!oldest.has(name))
      report(
        `${name.kind} ${name.name} that no entry mentions, expected a code span with it in an entry, or no line`,
        name.start,
      );
  for (const [first, ...others] of wrongAnchors(names, new Map()).same)
    for (const other of others.filter(({name}) => name !== first!.name))
      report(`${other.name} with the anchor of ${first!.name}, expected one of them`, other.start);
  const isNewer = (name: PlacedName) => isUnasked(oldest.get(name) ?? '', catalogue!);
  return [...checkList(text, problems), ...more, ...(catalogue ? checkServerNames(names, catalogue, isNewer) : [])];
}

/** Checks that `words.txt` is sorted, and that texts have each of its words. */
export function lintWords(text: string, {pages}: Pick<Site, 'pages'>): Problem[] {
  const {problems, report} = ruleCollector('lists');
  const used = wordsOf(pages().flatMap((page) => proseOfPage(page)));
  const lines = text.split('\n');
  for (const word of readWords(text))
    if (![word, `${word}'s`].some((form) => used.has(form.toLowerCase())))
      report(`"${word}", expected a word of an entry or a summary, or no line`, lines.indexOf(word) + 1);
  return [...checkSorted(text, sortWords), ...problems];
}

/** Checks the form of `code-spans.yml`, and that each of its spans stands in an entry and looks like what it is not. */
export function lintCodeSpans(text: string, {pages}: Pick<Site, 'pages'>): Problem[] {
  const {spans, problems} = readCodeSpans(text);
  const entries = pages().flatMap((page) => entriesOf(page).map((entry) => ({entry, page})));
  const needed = new Set(
    entries.flatMap(({entry, page}) => [
      ...entry.spans.map(({value}) => bareName(value)).filter(isStatement),
      ...unlistedNames(entry, {...page, exceptions: new Set()}).map(({name}) => name),
    ]),
  );
  const {problems: unneeded, report} = ruleCollector('lists');
  for (const {key, start} of spans)
    if (!needed.has(key))
      report(`"${key}", expected a code span of an entry that looks like a name or a statement`, start);
  return [...checkList(text, problems), ...unneeded];
}

/** Checks that each former anchor of the index of names leads to the anchor of a name, and is that of none. */
export function lintFormerNames(text: string, {names, defaults = []}: Pick<Site, 'names' | 'defaults'>): Problem[] {
  const {problems, report} = ruleCollector('lists');
  const former = readAnchorList(text).moved;
  for (const [before, now] of wrongAnchors([...names, ...defaults.map(changedName)], former).lost)
    report(
      `line "${before} -> ${now}", expected an anchor that no name has any more, and one that a name has`,
      [...former.keys()].indexOf(before) + 1,
    );
  return problems;
}
