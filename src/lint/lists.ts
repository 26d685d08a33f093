// Lists that people add to: authors.yml, names.yml, words.txt, code-spans.yml, and former anchors of the index of names.
import {placedEntries, type Release} from '../changelog/model/records';
import {changedName} from '../changelog/names/lifetimes';
import {NameFinder} from '../changelog/names/name-finder';
import {wrongAnchors} from '../changelog/names/name-index';
import {readAnchorList} from '../changelog/parse/anchor-list';
import type {PlacedName, readCodeSpans} from '../changelog/parse/lists';
import {bareName, isStatement, isUnasked} from './code-spans';
import {sortList, sortWords, UNNAMED} from './fix/list-edits';
import {entriesOf, proseOfPage} from './lint';
import type {ListRule} from './list';
import {checkServerNames} from './server-names';
import {readWords, wordsOf} from './spelling';
import {unlistedNames} from './unlisted-names';

/** `authors.yml`. */
export const AUTHORS_RULE: ListRule<unknown> = {
  sort: sortList,
  check({text}, _report, _site, warn) {
    for (const [index, line] of text.split('\n').entries())
      if (line.includes(UNNAMED)) warn('handle in place of a name, expected the one of the profile', index + 1);
  },
};

/** The oldest release that mentions each name. `releases` are newest first. */
function oldestMentions(names: readonly PlacedName[], releases: readonly Release[]): ReadonlyMap<unknown, string> {
  const finder = new NameFinder(names);
  const mentions = placedEntries(releases).flatMap(({entry, release}) =>
    finder.mentions(entry).map((name) => [name, release.version] as const),
  );
  return new Map(mentions);
}

/** `names.yml`: an entry mentions each name, and servers know it, unless only releases newer than all servers mention it. */
export const NAMES_RULE: ListRule<{readonly names: readonly PlacedName[]}> = {
  sort: sortList,
  check({names}, report, {catalogue, releases}) {
    const oldest = oldestMentions(names, releases());
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
    if (catalogue) checkServerNames(names, catalogue, isNewer, report);
  },
};

/** `words.txt`: texts have each of its words. */
export const WORDS_RULE: ListRule<unknown> = {
  sort: sortWords,
  check({text}, report, {pages}) {
    const used = wordsOf(pages().flatMap((page) => proseOfPage(page)));
    const lines = text.split('\n');
    for (const word of readWords(text))
      if (![word, `${word}'s`].some((form) => used.has(form.toLowerCase())))
        report(`"${word}", expected a word of an entry or a summary, or no line`, lines.indexOf(word) + 1);
  },
};

/** `code-spans.yml`: each of its spans stands in an entry and looks like what it is not. */
export const CODE_SPANS_RULE: ListRule<ReturnType<typeof readCodeSpans>> = {
  sort: sortList,
  check({spans}, report, {pages}) {
    const entries = pages().flatMap((page) => entriesOf(page).map((entry) => ({entry, page})));
    const needed = new Set(
      entries.flatMap(({entry, page}) => [
        ...entry.spans.map(({value}) => bareName(value)).filter(isStatement),
        ...unlistedNames(entry, {...page, exceptions: new Set()}).map(({name}) => name),
      ]),
    );
    for (const {key, start} of spans)
      if (!needed.has(key))
        report(`"${key}", expected a code span of an entry that looks like a name or a statement`, start);
  },
};

/** Former anchors of the index of names: each leads to the anchor of a name, and is that of none. */
export const FORMER_NAMES_RULE: ListRule<unknown> = {
  check({text}, report, {names, defaults = []}) {
    const former = readAnchorList(text).moved;
    for (const [before, now] of wrongAnchors([...names, ...defaults.map(changedName)], former).lost)
      report(
        `line "${before} -> ${now}", expected an anchor that no name has any more, and one that a name has`,
        [...former.keys()].indexOf(before) + 1,
      );
  },
};
