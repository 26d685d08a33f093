import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {FormerIds} from '../changelog/model/anchors';
import {groupBy} from '../changelog/model/group';
import type {ListedName, Name} from '../changelog/model/named-items';
import {lazy, once, oncePer} from '../changelog/model/once';
import {newestFirst} from '../changelog/model/patch-release';
import {type Authors, allReleases, type Year} from '../changelog/model/records';
import {NameFinder} from '../changelog/names/name-finder';
import {nameId} from '../changelog/names/name-index';
import {claimAnswers} from '../changelog/parse/claims';
import {authorsOf, messageRows} from '../changelog/parse/lists';
import {type Parsed, parsePage, type SectionCache} from '../changelog/parse/page';
import {formatProblems, type List} from '../changelog/parse/problems';
import {itemsOf} from '../changelog/parse/tables';
import {backportsOf} from '../changelog/patches/backports';
import {changesWithEntries} from '../changelog/server/default-changes';
import {type ObsoleteSettings, obsoleteSettings} from '../changelog/server/obsolete-settings';
import {yearsOfPlans} from '../changelog/upgrade/planned-entries';
import {CHANGELOG_DIR, readAnchors, readFormerNames, readPageFiles} from './changelog-folder';
import {createLists, readServerFiles} from './lists';

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
const namesOf = oncePer((listed: readonly ListedName[]) => {
  const names = listed.map(({kind, name}): Name => ({kind, name}));
  return {names, finder: new NameFinder(names)};
});

/** Reads the years' pages and their lists, each state once: the configuration gives the reader to all that need it. */
export function createPages(siteDir: string) {
  const folder = path.join(siteDir, CHANGELOG_DIR);
  const parsedPages = new Map<string, {text: string; page: Parsed; cache: SectionCache}>();
  const lists = createLists(siteDir);
  // Only a command changes what the server said.
  const server = once(() => readServerFiles(siteDir));

  function parsed(name: string, text: string): Parsed {
    const before = parsedPages.get(name);
    if (before?.text === text) return before.page;
    const cache: SectionCache = before?.cache ?? new Map();
    const page = parsePage(name, text, cache);
    parsedPages.set(name, {text, page, cache});
    return page;
  }

  return {
    /** Whether the file at this absolute path is a year's page. */
    has: (file: string): boolean => path.dirname(path.resolve(file)) === folder && file.endsWith('.mdx'),
    /** The page at this absolute path. @throws Error with all its problems, a line each */
    parse(file: string): Parsed {
      const page = parsed(path.basename(file), readFileSync(file, 'utf8'));
      throwProblems('\n', [{file, problems: page.problems}]);
      return page;
    },
    /** All years, newest first. @throws Error with all problems of all pages */
    async all(): Promise<Year[]> {
      const all = readPageFiles(siteDir).map((page) => ({...page, ...parsed(page.name, page.text)}));
      throwProblems('The changelog has problems:\n', all);
      return all.map(({year}) => year);
    },
    /**
     * All that the site is made from, of these years, newest first; what is asked for is read then, once for all that needs it.
     * @throws Error with every problem of the list that is asked for
     */
    sources(years: readonly Year[]) {
      const releases = allReleases(years);
      const listed = once(() => right(lists.names()).rows);
      const finder = () => namesOf(listed()).finder;
      const catalogue = () => server().catalogue;
      const requires = () => {
        const required = years.flatMap(({year}) => right(lists.requires(year)).rows);
        return new Map(required.map(({release, id, requirement}) => [`${release} ${id}`, requirement]));
      };
      const answers = () => {
        const claims = years.flatMap(({year, path: page}) =>
          right(lists.claims(year)).claims.map((claim) => [`${page}#${claim.entry}`, claimAnswers(claim)] as const),
        );
        return new Map(claims.flatMap(([address, text]) => (text ? [[address, text] as const] : [])));
      };
      const lines = once(() => lists.lines().map(right).toSorted(newestFirst));
      const changes = once(() =>
        changesWithEntries(server().history, releases, (entry) => finder().mentions(entry), catalogue()),
      );
      return lazy({
        years: () => years,
        /** The authors' display names by handle. */
        authors: (): Authors => authorsOf(right(lists.authors()).rows),
        formerIds: (): FormerIds => {
          const moved = years.flatMap(({year, path: page}) =>
            [...readAnchors(siteDir, `${year}.mdx`).moved].map(([old, now]) => ({old, address: `${page}#${now}`})),
          );
          const byAddress = groupBy(moved, ({address}) => address);
          return new Map([...byAddress].map(([address, list]) => [address, list.map(({old}) => old)]));
        },
        /** The years that plans are made from. */
        planYears: () =>
          yearsOfPlans(years, {
            notInNotes: right(lists.notInNotes()).entries,
            requires: requires(),
            answers: answers(),
          }),
        /** Named items of the server. */
        names: () => namesOf(listed()).names,
        finder,
        /** What the index says of names beside what entries and servers do: reasons, and ids that names had. */
        nameNotes: () => {
          const reasons = listed().flatMap((name) => (name.reason ? [[nameId(name), name.reason] as const] : []));
          return {reasons: new Map(reasons), former: readFormerNames(siteDir)};
        },
        /** The lines of releases with their patch releases, newest first. */
        lines,
        /** The patch releases that have a pull request. */
        backports: () => backportsOf(lines()),
        catalogue,
        /** The changes of defaults that came with the releases, oldest first, with the entries that tell them. */
        changes,
        /** Since when settings have no effect or are gone. */
        obsolete: (): ObsoleteSettings => {
          const newest = catalogue();
          return newest ? obsoleteSettings(releases, newest, listed(), changes()) : new Map();
        },
        /** Security fixes by their numbers. */
        advisories: () => itemsOf(right(lists.advisories())),
        /** What an editor says of settings and of the path of an upgrade. */
        rules: () => ({settings: itemsOf(right(lists.settingRules())), stops: itemsOf(right(lists.stopRules()))}),
        messages: () => messageRows(right(lists.messages()).rows),
      });
    },
  };
}

export type Pages = ReturnType<typeof createPages>;
