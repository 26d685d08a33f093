import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Advisory} from '../changelog/model/advisories';
import type {Name} from '../changelog/model/named-items';
import {type Line, newestFirst} from '../changelog/model/patch-release';
import {
  type Authors,
  allReleases,
  type Fact,
  placedEntries,
  type Release,
  type Text,
  type Year,
} from '../changelog/model/records';
import type {Requirement} from '../changelog/model/requirement';
import type {UpgradeRules} from '../changelog/model/upgrade-rules';
import {NameFinder} from '../changelog/names/name-finder';
import {type NameNotes, nameId} from '../changelog/names/name-index';
import {readAdvisories} from '../changelog/parse/advisories';
import {claimAnswers} from '../changelog/parse/claim-answers';
import {readClaims} from '../changelog/parse/claims';
import {type ErrorMessage, readErrorMessages} from '../changelog/parse/error-messages';
import {readFacts} from '../changelog/parse/facts';
import {readLineFile} from '../changelog/parse/line-file';
import {readAuthors, readNames} from '../changelog/parse/lists';
import {type Parsed, parsePage, type ReleaseCache} from '../changelog/parse/page';
import {formatProblems, type Problem} from '../changelog/parse/problems';
import {readRequiresFile} from '../changelog/parse/requires-file';
import {readUpgradeRules} from '../changelog/parse/upgrade-rules';
import {type Backports, backportsOf} from '../changelog/patches/backports';
import {type ChangeWithEntry, changesWithEntries} from '../changelog/server/default-changes';
import {type ObsoleteSettings, obsoleteSettings} from '../changelog/server/obsolete-settings';
import {withFacts} from '../changelog/upgrade/planned-entries';
import type {PlanSource} from '../changelog/upgrade/planner';
import {
  AUTHORS,
  anchorsFile,
  CHANGELOG_DIR,
  CLAIMS_DIR,
  ERROR_MESSAGES,
  FACTS,
  NAMES,
  readAnchors,
  readFormerNames,
  readPageFiles,
  readText,
  requiresFile,
  SECURITY,
  UPGRADE_RULES,
  yearsWithAnchors,
} from './changelog-folder';
import {readLineFiles} from './line-files';
import {readServerFiles, type ServerFiles} from './server-files';

/** @throws Error with every problem of files, if there is one */
function throwProblems(title: string, read: readonly {file: string; problems: readonly Problem[]}[]): void {
  const wrong = read.map(({file, problems}) => formatProblems(file, problems)).filter((text) => text !== '');
  if (wrong.length > 0) throw new Error(title + wrong.join('\n'));
}

function withoutPlace<Item extends {readonly start: unknown}>({start, ...item}: Item): Omit<Item, 'start'> {
  return item;
}

/** Reads the years' pages and their lists, each state once: the configuration gives the reader to all that need it. */
export function createPages(siteDir: string) {
  const folder = path.join(siteDir, CHANGELOG_DIR);
  const last = new Map<string, {text: string; lists: string; page: Parsed; cache: ReleaseCache}>();

  /** A reader of a list that parses each state of it once and throws an error with every problem of it. */
  function listReader<List extends {readonly problems: readonly Problem[]}>(
    file: string,
    read: (text: string) => List,
  ): () => List {
    let last: {text: string; list: List} | undefined;
    return () => {
      const text = readText(siteDir, file);
      if (last?.text !== text) last = {text, list: read(text)};
      throwProblems('', [{file, problems: last.list.problems}]);
      return last.list;
    };
  }
  const authorList = listReader(AUTHORS, readAuthors);
  /** Display names of authors by handle. @throws Error with every problem of the list */
  const authors = (): Authors => authorList().authors;

  let server: ServerFiles | undefined;
  const readServer = (): ServerFiles => (server ??= readServerFiles(siteDir));

  const nameList = listReader(NAMES, (text) => {
    const {names: listed, problems} = readNames(text);
    const names = listed.map(({kind, name}): Name => ({kind, name}));
    return {listed, names, finder: new NameFinder(names), problems};
  });

  const factList = listReader(FACTS, readFacts);
  const advisoryList = listReader(SECURITY, readAdvisories);
  const ruleList = listReader(UPGRADE_RULES, (text) => {
    const {settings, stops, problems} = readUpgradeRules(text);
    return {rules: {settings: settings.map(withoutPlace), stops: stops.map(withoutPlace)}, problems};
  });
  const errorList = listReader(ERROR_MESSAGES, readErrorMessages);

  let readLines: Line[] | undefined;
  /** The lines of releases with their patch releases, newest first. @throws Error with every problem of their files */
  function lines(): Line[] {
    // A build reads them once; while pages are edited live, a file may be another one at each call.
    if (readLines && process.env.NODE_ENV === 'production') return readLines;
    const read = readLineFiles(siteDir).map(({line, file, text}) => ({line, file, ...readLineFile(line, text)}));
    throwProblems('', read);
    readLines = read.map(({line, releases}) => ({line, releases})).toSorted(newestFirst);
    return readLines;
  }

  function parsed(name: string, text: string, known: Authors): Parsed {
    const before = last.get(name);
    const {moved} = readAnchors(siteDir, name);
    const lists = JSON.stringify([known, ...moved]);
    if (before?.text === text && before.lists === lists) return before.page;
    const cache: ReleaseCache = before?.cache ?? new Map();
    const page = parsePage(name, text, {authors: known, moved, cache});
    last.set(name, {text, lists, page, cache});
    return page;
  }

  const pages = {
    /** Whether the file at this absolute path is a year's page. */
    has: (file: string): boolean => path.dirname(path.resolve(file)) === folder && file.endsWith('.mdx'),
    /** The page at this absolute path, with this text. @throws Error with all its problems, a line each */
    parse(file: string, text: string): Parsed {
      const page = parsed(path.basename(file), text, authors());
      throwProblems('\n', [{file, problems: page.problems}]);
      return page;
    },
    /** All years, newest first. @throws Error with all problems of all pages */
    async all(): Promise<Year[]> {
      const known = authors();
      const pages = readPageFiles(siteDir).map((page) => ({...page, ...parsed(page.name, page.text, known)}));
      throwProblems('The changelog has problems:\n', pages);
      // The rule published-anchor of the lint checks the anchors of pages that are there.
      const lost = yearsWithAnchors(siteDir).filter((year) => pages.every((page) => page.year.year !== year));
      if (lost.length > 0)
        throw new Error(
          `${lost.map((year) => anchorsFile(`${year}.mdx`)).join(', ')}: Unexpected published anchors without a page, ` +
            `expected ${lost.map((year) => `${year}.mdx`).join(', ')} in ${CHANGELOG_DIR}`,
        );
      return pages.map(({year}) => year);
    },
    authors,
    lines,
    /** What matters to an upgrade and no release note tells. @throws Error with every problem of the list */
    facts: (): readonly Fact[] => (existsSync(path.join(siteDir, FACTS)) ? factList().facts : []),
    /** Security fixes by their numbers. @throws Error with every problem of the list */
    advisories: (): readonly Advisory[] => (existsSync(path.join(siteDir, SECURITY)) ? advisoryList().advisories : []),
    /** What an editor says of settings and of the way of an upgrade. @throws Error with every problem of the list */
    rules: (): UpgradeRules =>
      existsSync(path.join(siteDir, UPGRADE_RULES)) ? ruleList().rules : {settings: [], stops: []},
    /** What the server says of bugs that were fixed. @throws Error with every problem of the list */
    errorMessages: (): readonly ErrorMessage[] =>
      existsSync(path.join(siteDir, ERROR_MESSAGES)) ? errorList().messages : [],
    /** The patch releases that have a pull request. @throws Error with every problem of their files */
    backports: (): Backports => backportsOf(lines()),
    /** What the server says of its settings; read once, for only a command changes it. */
    server: readServer,
    /** What servers answer before and after the change of an entry, by its address, if a line of the plan has room. */
    answers(years: readonly Year[]): ReadonlyMap<string, Text> {
      const claims = years.flatMap(({year, path: page}) => {
        const file = path.join(CLAIMS_DIR, `${year}.sql`);
        const own = existsSync(path.join(siteDir, file)) ? readClaims(readText(siteDir, file)).claims : [];
        return own.map((claim) => [`${page}#${claim.entry}`, claimAnswers(claim)] as const);
      });
      return new Map(claims.flatMap(([address, text]) => (text ? [[address, text] as const] : [])));
    },
    /**
     * What entries to check require, by their addresses.
     * @throws Error with every problem of the files
     */
    requires(years: readonly Year[]): ReadonlyMap<string, Requirement> {
      const read = years.map(({year}) => {
        const file = requiresFile(year);
        const text = existsSync(path.join(siteDir, file)) ? readText(siteDir, file) : '';
        return {file, ...readRequiresFile(text)};
      });
      throwProblems('', read);
      const required = new Map(
        read.flatMap(({requires}) =>
          requires.map(({release, id, requirement}) => [`${release} ${id}`, requirement] as const),
        ),
      );
      const entries = placedEntries(allReleases(withFacts(years, pages.facts())));
      return new Map(
        entries.flatMap(({release, entry}) => {
          const own = required.get(`${release.version} ${entry.id}`);
          return own ? [[entry.address, own] as const] : [];
        }),
      );
    },
    /** The changes of defaults that came with releases, oldest first, with the entries that tell them. */
    changes(releases: readonly Release[]): ChangeWithEntry[] {
      const {finder} = nameList();
      const {history, catalogue} = readServer();
      return changesWithEntries(history, releases, (entry) => finder.mentions(entry), catalogue);
    },
    /** Since when settings have no effect or are gone. */
    obsolete(releases: readonly Release[]): ObsoleteSettings {
      const {catalogue} = readServer();
      return catalogue ? obsoleteSettings(releases, catalogue, nameList().listed, pages.changes(releases)) : new Map();
    },
    /** Named items of the server. @throws Error with every problem of the list */
    names: (): readonly Name[] => nameList().names,
    finder: (): NameFinder => nameList().finder,
    /** What the index of names says beside them. @throws Error with every problem of the list */
    nameNotes: (): NameNotes => ({
      reasons: new Map(nameList().listed.flatMap((name) => (name.reason ? [[nameId(name), name.reason]] : []))),
      former: readFormerNames(siteDir),
    }),
  };
  return {
    ...pages,
    /** What plans are made from. */
    planSource(years: readonly Year[]): PlanSource {
      const {lines, facts, answers, changes, obsolete, advisories, rules, requires} = pages;
      const releases = allReleases(years);
      return {
        years,
        lines: lines(),
        facts: facts(),
        answers: answers(years),
        requires: requires(years),
        changes: changes(releases),
        obsolete: obsolete(releases),
        advisories: advisories(),
        rules: rules(),
      };
    },
  };
}

export type Pages = ReturnType<typeof createPages>;
