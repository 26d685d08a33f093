import {once} from '../src/changelog/model/once';
import {yearOfFile} from '../src/changelog/model/site';
import {yearOfVersion} from '../src/changelog/model/versions';
import type {List, Problem} from '../src/changelog/parse/problems';
import * as files from '../src/files/changelog-folder';
import {publishedAnchors} from '../src/files/git';
import {readLinkTargets} from '../src/files/link-targets';
import {createLists, readServerFiles} from '../src/files/lists';
import {readPage} from '../src/lint/lint';
import {
  AUTHORS_RULE,
  CODE_SPANS_RULE,
  FORMER_NAMES_RULE,
  type ListRule,
  lintList,
  NAMES_RULE,
  WORDS_RULE,
} from '../src/lint/lists';
import {oldestRelease} from '../src/lint/oldest-release';
import type {Context, Site} from '../src/lint/rule';
import {readWords} from '../src/lint/spelling';
import {
  ADVISORIES_RULE,
  FACTS_RULE,
  lintFactTexts,
  MESSAGES_RULE,
  patchesRule,
  UPGRADE_RULES_RULE,
} from '../src/lint/tables';
import {claimsRule, lintAnchors, requiresRule} from '../src/lint/year-files';

/** Reads all that lint and fix look at; what takes the records of the pages is read once it is asked for. */
export function readContent(siteDir = '.') {
  const read = (file: string): string => files.readIfThere(siteDir, file);
  const lists = createLists(siteDir);
  const {catalogue, history: defaults} = readServerFiles(siteDir);
  const codeSpans = lists.codeSpans();
  const published = publishedAnchors(siteDir);
  const pageFiles = files.readPageFiles(siteDir).reverse();
  const texts = pageFiles.map(({text}) => text);
  const authors = lists.authors();
  const known = {
    authors: authors.authors,
    names: lists.names().names.map(({kind, name}) => ({kind, name})),
    ...(catalogue && {catalogue}),
    defaults,
    ...(codeSpans.problems.length === 0 && {exceptions: new Set(codeSpans.spans.map(({key}) => key))}),
    documents: readLinkTargets(siteDir),
    releaseOf: (pullRequest: number) => oldestRelease(texts, pullRequest),
  };

  const claimsOf = ({name}: {readonly name: string}) => lists.claims(yearOfFile(name)!);
  const hasClaims = pageFiles.some((page) => claimsOf(page).text !== '');
  const pages = pageFiles.map((page) => {
    const context: Context = {
      ...known,
      moved: files.readAnchors(siteDir, page.name).moved,
      published: published(page.name),
      ...(hasClaims && {claims: new Set(claimsOf(page).claims.map(({entry}) => entry))}),
    };
    return {...page, parsed: once(() => readPage(page.name, page.text, context))};
  });
  const parsedPages = once(() => pages.map(({parsed}) => parsed()));
  const releases = once(() =>
    parsedPages()
      .toReversed()
      .flatMap(({year}) => year.releases),
  );
  const site: Site = {...known, published: [], pages: parsedPages, releases, facts: () => lists.facts().facts};
  /** A file beside the pages, and what gives its lines their order. */
  const fileOf = (file: string, findings: () => Problem[], sort = (text: string): string => text) => ({
    file,
    findings,
    sort,
  });
  const listOf = <Content>(list: List<Content>, rule: ListRule<Content>) =>
    fileOf(list.file, () => lintList(list, rule, site), rule.sort);
  const textOf = (file: string): List => ({file, text: read(file), problems: []});
  const facts = lists.facts();
  const checked = [
    listOf(authors, AUTHORS_RULE),
    listOf(lists.names(), NAMES_RULE),
    listOf(textOf(files.WORDS), WORDS_RULE),
    listOf(lists.advisories(), ADVISORIES_RULE),
    listOf(textOf(files.FORMER_NAMES), FORMER_NAMES_RULE),
    fileOf(facts.file, () => [...lintList(facts, FACTS_RULE, site), ...lintFactTexts(facts.text, site)]),
    listOf(lists.rules(), UPGRADE_RULES_RULE),
    listOf(codeSpans, CODE_SPANS_RULE),
    listOf(lists.messages(), MESSAGES_RULE),
    ...pages.flatMap(({name, parsed}) => {
      const year = yearOfFile(name)!;
      const anchors = files.anchorsFile(name);
      const yearOf = () => parsed().year;
      return [
        fileOf(anchors, () => lintAnchors(read(anchors), parsed())),
        listOf(lists.claims(year), claimsRule(yearOf)),
        listOf(lists.requires(year), requiresRule(yearOf)),
      ];
    }),
  ];
  const lines = lists.lines().map((list) => {
    const page = pages.find(({name}) => name === `${yearOfVersion(list.line)}.mdx`);
    const day = () => page?.parsed().year.releases.find(({version}) => version === list.line)?.date;
    return listOf(list, patchesRule(day));
  });
  return {
    /** Why the authors cannot be read: every entry would then have unknown ones. */
    unread: authors.problems.find(({reason}) => reason.startsWith('Unexpected content')),
    pages,
    lists: checked.filter(({file}) => read(file) !== ''),
    lines,
    words: readWords(read(files.WORDS)),
  };
}

export type Content = ReturnType<typeof readContent>;
