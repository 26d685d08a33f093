import path from 'node:path';
import type {Advisory} from '../changelog/model/advisories';
import type {Name} from '../changelog/model/named-items';
import {oncePer} from '../changelog/model/once';
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
import {claimAnswers} from '../changelog/parse/claim-answers';
import {messageRows} from '../changelog/parse/error-messages';
import type {PlacedName} from '../changelog/parse/lists';
import {type Parsed, parsePage, type ReleaseCache} from '../changelog/parse/page';
import {formatProblems, type List} from '../changelog/parse/problems';
import {type Backports, backportsOf} from '../changelog/patches/backports';
import {type ChangeWithEntry, changesWithEntries} from '../changelog/server/default-changes';
import {type ObsoleteSettings, obsoleteSettings} from '../changelog/server/obsolete-settings';
import {withFacts} from '../changelog/upgrade/planned-entries';
import {
  anchorsFile,
  CHANGELOG_DIR,
  readAnchors,
  readFormerNames,
  readPageFiles,
  yearsWithAnchors,
} from './changelog-folder';
import {createLists} from './lists';
import {readServerFiles, type ServerFiles} from './server-files';

/** @throws Error with every problem of files, if there is one */
function throwProblems(title: string, read: readonly Pick<List, 'file' | 'problems'>[]): void {
  const wrong = read.map(({file, problems}) => formatProblems(file, problems)).filter((text) => text !== '');
  if (wrong.length > 0) throw new Error(title + wrong.join('\n'));
}

/** A list that is right. @throws Error with every problem of it */
function right<Content>(list: List<Content>): List<Content> {
  throwProblems('', [list]);
  return list;
}

/** The names of a list as plain records, and what finds them. */
const namesOf = oncePer((listed: readonly PlacedName[]) => {
  const names = listed.map(({kind, name}): Name => ({kind, name}));
  return {names, finder: new NameFinder(names)};
});

/** Reads the years' pages and their lists, each state once: the configuration gives the reader to all that need it. */
export function createPages(siteDir: string) {
  const folder = path.join(siteDir, CHANGELOG_DIR);
  const parsedPages = new Map<string, {text: string; lists: string; page: Parsed; cache: ReleaseCache}>();
  const lists = createLists(siteDir);

  let server: ServerFiles | undefined;
  const readServer = (): ServerFiles => (server ??= readServerFiles(siteDir));
  const listedNames = (): readonly PlacedName[] => right(lists.names()).names;

  function parsed(name: string, text: string, known: Authors): Parsed {
    const before = parsedPages.get(name);
    const {moved} = readAnchors(siteDir, name);
    const lists = JSON.stringify([known, ...moved]);
    if (before?.text === text && before.lists === lists) return before.page;
    const cache: ReleaseCache = before?.cache ?? new Map();
    const page = parsePage(name, text, {authors: known, moved, cache});
    parsedPages.set(name, {text, lists, page, cache});
    return page;
  }

  /** The functions that read lists throw an Error with every problem of theirs. */
  const pages = {
    /** Whether the file at this absolute path is a year's page. */
    has: (file: string): boolean => path.dirname(path.resolve(file)) === folder && file.endsWith('.mdx'),
    /** The page at this absolute path, with this text. @throws Error with all its problems, a line each */
    parse(file: string, text: string): Parsed {
      const page = parsed(path.basename(file), text, pages.authors());
      throwProblems('\n', [{file, problems: page.problems}]);
      return page;
    },
    /** All years, newest first. @throws Error with all problems of all pages */
    async all(): Promise<Year[]> {
      const known = pages.authors();
      const all = readPageFiles(siteDir).map((page) => ({...page, ...parsed(page.name, page.text, known)}));
      throwProblems('The changelog has problems:\n', all);
      // The rule published-anchor of the lint checks the anchors of pages that are there.
      const lost = yearsWithAnchors(siteDir).filter((year) => all.every((page) => page.year.year !== year));
      if (lost.length > 0)
        throw new Error(
          `${lost.map((year) => anchorsFile(`${year}.mdx`)).join(', ')}: Unexpected published anchors without a page, ` +
            `expected ${lost.map((year) => `${year}.mdx`).join(', ')} in ${CHANGELOG_DIR}`,
        );
      return all.map(({year}) => year);
    },
    /** Display names of authors by handle. */
    authors: (): Authors => right(lists.authors()).authors,
    /** The lines of releases with their patch releases, newest first. */
    lines: (): Line[] => lists.lines().map(right).toSorted(newestFirst),
    /** What matters to an upgrade and no release note tells. */
    facts: (): readonly Fact[] => right(lists.facts()).facts,
    /** Security fixes by their numbers. */
    advisories: (): readonly Advisory[] => right(lists.advisories()).advisories,
    /** What an editor says of settings and of the path of an upgrade. */
    rules: (): UpgradeRules => right(lists.rules()).rules,
    /** The patch releases that have a pull request. */
    backports: (): Backports => backportsOf(pages.lines()),
    /** What the server says of its settings; read once, for only a command changes it. */
    server: readServer,
    /** What servers answer before and after the change of an entry, by its address, if a line of the plan has room. */
    answers(years: readonly Year[]): ReadonlyMap<string, Text> {
      const claims = years.flatMap(({year, path: page}) =>
        right(lists.claims(year)).claims.map((claim) => [`${page}#${claim.entry}`, claimAnswers(claim)] as const),
      );
      return new Map(claims.flatMap(([address, text]) => (text ? [[address, text] as const] : [])));
    },
    /** What entries to check require, by their addresses. */
    requires(years: readonly Year[]): ReadonlyMap<string, Requirement> {
      const lines = years.flatMap(({year}) => right(lists.requires(year)).requires);
      const required = new Map(lines.map(({release, id, requirement}) => [`${release} ${id}`, requirement]));
      const entries = placedEntries(allReleases(withFacts(years, pages.facts())));
      return new Map(
        entries.flatMap(({release, entry}) => {
          const requirement = required.get(`${release.version} ${entry.id}`);
          return requirement ? [[entry.address, requirement] as const] : [];
        }),
      );
    },
    /** The changes of defaults that came with releases, oldest first, with the entries that tell them. */
    changes(releases: readonly Release[]): ChangeWithEntry[] {
      const {history, catalogue} = readServer();
      const finder = pages.finder();
      return changesWithEntries(history, releases, (entry) => finder.mentions(entry), catalogue);
    },
    /** Since when settings have no effect or are gone. */
    obsolete(
      releases: readonly Release[],
      changes: readonly ChangeWithEntry[] = pages.changes(releases),
    ): ObsoleteSettings {
      const {catalogue} = readServer();
      return catalogue ? obsoleteSettings(releases, catalogue, listedNames(), changes) : new Map();
    },
    /** Named items of the server. */
    names: (): readonly Name[] => namesOf(listedNames()).names,
    finder: (): NameFinder => namesOf(listedNames()).finder,
    /** What the index of names says beside them. */
    nameNotes: (): NameNotes => ({
      reasons: new Map(listedNames().flatMap((name) => (name.reason ? [[nameId(name), name.reason]] : []))),
      former: readFormerNames(siteDir),
    }),
    /** All that the site is made from, of these years, newest first. */
    sources(years: readonly Year[]) {
      const releases = allReleases(years);
      const changes = pages.changes(releases);
      const facts = pages.facts();
      return {
        years,
        facts,
        changes,
        planned: withFacts(years, facts),
        authors: pages.authors(),
        names: pages.names(),
        finder: pages.finder(),
        lines: pages.lines(),
        backports: pages.backports(),
        answers: pages.answers(years),
        requires: pages.requires(years),
        catalogue: readServer().catalogue,
        obsolete: pages.obsolete(releases, changes),
        advisories: pages.advisories(),
        rules: pages.rules(),
        messages: messageRows(right(lists.messages()).messages),
      };
    },
  };
  return pages;
}

export type Pages = ReturnType<typeof createPages>;
