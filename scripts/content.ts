import {once} from '../src/changelog/model/once';
import {placedEntries} from '../src/changelog/model/records';
import {yearOfFile} from '../src/changelog/model/site';
import {authorsOf} from '../src/changelog/parse/lists';
import type {List, Problem} from '../src/changelog/parse/problems';
import * as files from '../src/files/changelog-folder';
import {publishedAnchors} from '../src/files/git';
import {createLists, readServerFiles} from '../src/files/lists';
import {sortList} from '../src/lint/fix/list-edits';
import {readPage} from '../src/lint/lint';
import {
  ADVISORIES_RULE,
  type ListRule,
  lintList,
  lintNotInNotes,
  MESSAGES_RULE,
  NOT_IN_NOTES_RULE,
  SETTING_RULES_RULE,
  STOP_RULES_RULE,
} from '../src/lint/list-rules';
import {FORMER_NAMES_RULE, NAMES_RULE} from '../src/lint/name-lists';
import type {Context, ListContext, Spelling} from '../src/lint/rule';
import {anchorsRule, claimsRule, requiresRule} from '../src/lint/year-files';

/**
 * Reads all that lint and fix look at; what takes the records of the pages is read once it is asked for.
 * @param dictionary without one, no word is looked up
 */
export function readContent(siteDir = '.', dictionary?: Spelling) {
  const read = (file: string): string => files.readIfThere(siteDir, file);
  const lists = createLists(siteDir);
  const {catalogue, history: defaults} = readServerFiles(siteDir);
  const codeSpans = lists.codeSpans();
  const published = publishedAnchors(siteDir);
  const pageFiles = files.readPageFiles(siteDir).reverse();
  const authors = lists.authors();
  const notInNotes = lists.notInNotes();
  const names = lists.names().rows.map(({kind, name}) => ({kind, name}));
  const listed = [read(files.WORDS), ...[...names, ...authors.rows].map(({name}) => name)].join('\n').toLowerCase();
  const words = new Set(listed.split(/[^\p{L}]+/u));
  const known = {
    authors: authorsOf(authors.rows),
    names,
    ...(catalogue && {catalogue}),
    defaults,
    ...(codeSpans.problems.length === 0 && {exceptions: new Set(codeSpans.rows.map(({span}) => span))}),
    ...(dictionary && {
      spelling: {...dictionary, has: (word: string) => words.has(word.toLowerCase()) || dictionary.has(word)},
    }),
    releaseOf: (pullRequest: number) =>
      placed().findLast(({entry}) => entry.pullRequests.includes(pullRequest))?.release.version,
  };

  const pages = pageFiles.map((page) => {
    const context: Context = {
      ...known,
      moved: files.readAnchors(siteDir, page.name).moved,
      published: published(page.name),
      isOlder: page !== pageFiles.at(-1),
    };
    return {...page, parsed: once(() => readPage(page.name, page.text, context))};
  });
  const releases = once(() => pages.toReversed().flatMap(({parsed}) => parsed().year.releases));
  const placed = once(() => placedEntries(releases()));
  const listContext: ListContext = {...known, published: [], releases, notInNotes: () => notInNotes.entries};
  /** A file beside the pages, and what gives its lines their order. */
  const fileOf = (file: string, findings: () => Problem[], sort = (text: string): string => text) => ({
    file,
    findings,
    sort,
  });
  const listOf = <Content>(list: List<Content>, rule: ListRule<Content>) =>
    fileOf(list.file, () => lintList(list, rule, listContext), rule.sort);
  const textOf = (file: string): List => ({file, text: read(file), problems: []});
  const checked = [
    listOf(authors, {sort: sortList}),
    listOf(lists.names(), NAMES_RULE),
    listOf(textOf(files.WORDS), {sort: sortList}),
    listOf(lists.advisories(), ADVISORIES_RULE),
    listOf(textOf(files.FORMER_NAMES), FORMER_NAMES_RULE),
    fileOf(notInNotes.file, () => [
      ...lintList(notInNotes, NOT_IN_NOTES_RULE, listContext),
      ...lintNotInNotes(notInNotes.text, listContext),
    ]),
    listOf(lists.settingRules(), SETTING_RULES_RULE),
    listOf(lists.stopRules(), STOP_RULES_RULE),
    listOf(codeSpans, {sort: sortList}),
    listOf(lists.messages(), MESSAGES_RULE),
    ...pages.flatMap(({name, parsed}) => {
      const year = yearOfFile(name)!;
      const anchors = files.anchorsFile(name);
      const yearOf = () => parsed().year;
      return [
        // `npm run fix` writes the anchors of a page that it has repaired.
        fileOf(anchors, () => lintList(textOf(anchors), anchorsRule(parsed()), listContext)),
        listOf(lists.claims(year), claimsRule(yearOf)),
        listOf(lists.requires(year), requiresRule(yearOf)),
      ];
    }),
    ...lists.lines().map((list) => listOf(list, {})),
  ];
  return {pages, lists: checked.filter(({file}) => read(file) !== '')};
}

export type Content = ReturnType<typeof readContent>;
