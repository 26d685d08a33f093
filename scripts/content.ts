import {once} from '../src/changelog/model/once';
import {yearOfFile} from '../src/changelog/model/site';
import {yearOfVersion} from '../src/changelog/model/versions';
import {readClaims} from '../src/changelog/parse/claims';
import {readFacts} from '../src/changelog/parse/facts';
import {readAuthors, readCodeSpans, readNames} from '../src/changelog/parse/lists';
import type {Problem} from '../src/changelog/parse/problems';
import * as files from '../src/files/changelog-folder';
import {readLineFiles} from '../src/files/line-files';
import {readLinkTargets} from '../src/files/link-targets';
import {publishedAnchors} from '../src/files/published';
import {readServerFiles} from '../src/files/server-files';
import {lintAnchors} from '../src/lint/anchor-list';
import {lintClaims} from '../src/lint/claims';
import {readPage} from '../src/lint/lint';
import {lintAuthors, lintCodeSpans, lintFormerNames, lintNames, lintWords} from '../src/lint/lists';
import {oldestRelease} from '../src/lint/oldest-release';
import {lintPatches} from '../src/lint/patches';
import {lintRequires} from '../src/lint/requires';
import type {Context, Page, Site} from '../src/lint/rule';
import {readWords} from '../src/lint/spelling';
import {lintAdvisories, lintErrorMessages, lintFacts, lintUpgradeRules} from '../src/lint/tables';

/** What checks each list; `createPages` gives the same lists to the site. */
const LINTS: readonly (readonly [file: string, lint: (text: string, site: Site) => Problem[]])[] = [
  [files.AUTHORS, lintAuthors],
  [files.NAMES, lintNames],
  [files.WORDS, lintWords],
  [files.SECURITY, lintAdvisories],
  [files.FORMER_NAMES, lintFormerNames],
  [files.FACTS, lintFacts],
  [files.UPGRADE_RULES, lintUpgradeRules],
  [files.CODE_SPANS, lintCodeSpans],
  [files.ERROR_MESSAGES, lintErrorMessages],
];

/** These are not compared with the entries. */
const ALONE = [files.AUTHORS, files.FORMER_NAMES];

/** Reads all that lint and fix look at; what takes the records of the pages is read once it is asked for. */
export function readContent(siteDir = '.') {
  const read = (file: string): string => files.readIfThere(siteDir, file);
  const {catalogue, history: defaults} = readServerFiles(siteDir);
  const {spans, problems: ofSpans} = readCodeSpans(read(files.CODE_SPANS));
  const published = publishedAnchors(siteDir);
  const pageFiles = files.readPageFiles(siteDir).reverse();
  const texts = pageFiles.map(({text}) => text);
  const {authors, problems: ofAuthors} = readAuthors(read(files.AUTHORS));
  const known = {
    authors,
    names: readNames(read(files.NAMES)).names.map(({kind, name}) => ({kind, name})),
    ...(catalogue && {catalogue}),
    defaults,
    ...(ofSpans.length === 0 && {exceptions: new Set(spans.map(({key}) => key))}),
    documents: readLinkTargets(siteDir),
    releaseOf: (pullRequest: number) => oldestRelease(texts, pullRequest),
  };

  const claimsOf = ({name}: {readonly name: string}) => read(files.claimsFile(yearOfFile(name)!));
  const hasClaims = pageFiles.some((page) => claimsOf(page) !== '');
  const pages = pageFiles.map((page) => {
    const context: Context = {
      ...known,
      moved: files.readAnchors(siteDir, page.name).moved,
      published: published(page.name),
      ...(hasClaims && {claims: new Set(readClaims(claimsOf(page)).claims.map(({entry}) => entry))}),
    };
    return {...page, parsed: once(() => readPage(page.name, page.text, context))};
  });
  const parsedPages = once(() => pages.map(({parsed}) => parsed()));
  const releases = once(() =>
    parsedPages()
      .toReversed()
      .flatMap(({year}) => year.releases),
  );
  const facts = once(() => readFacts(read(files.FACTS)).facts);
  const site: Site = {...known, published: [], pages: parsedPages, releases, facts};
  /** Whether some page has what cannot be read: its entries would be missing in every list, and one report of it is enough. */
  const isBroken = (some: readonly {readonly parsed: () => Page}[]): boolean =>
    some.some(({parsed}) => parsed().problems.some(({fatal, ruleId}) => fatal && ruleId !== 'author'));
  /** A list, and the pages whose entries it is compared with. */
  const listOf = (file: string, compared: Parameters<typeof isBroken>[0], findings: () => Problem[]) => {
    const waits = once(() => isBroken(compared));
    return {file, waits, findings: () => (waits() ? [] : findings())};
  };
  const lists = [
    ...LINTS.map(([file, lint]) => listOf(file, ALONE.includes(file) ? [] : pages, () => lint(read(file), site))),
    ...pages.flatMap((page) => {
      const {name, parsed} = page;
      const year = yearOfFile(name)!;
      const [claims, requires, anchors] = [files.claimsFile(year), files.requiresFile(year), files.anchorsFile(name)];
      return [
        listOf(anchors, [page], () => lintAnchors(read(anchors), parsed())),
        listOf(claims, [page], () => lintClaims(read(claims), site, parsed().year)),
        listOf(requires, [page], () => lintRequires(read(requires), site, parsed().year)),
      ];
    }),
  ];
  const lines = readLineFiles(siteDir).map(({line, file, text}) => {
    const page = pages.find(({name}) => name === `${yearOfVersion(line)}.mdx`);
    const day = () => page?.parsed().year.releases.find(({version}) => version === line)?.date;
    return {file, findings: () => lintPatches(line, text, day())};
  });
  return {
    /** Why the authors cannot be read: every entry would then have unknown ones. */
    unread: ofAuthors.find(({reason}) => reason.startsWith('Unexpected content')),
    pages,
    lists: lists.filter(({file}) => read(file) !== ''),
    lines,
    words: readWords(read(files.WORDS)),
  };
}

export type Content = ReturnType<typeof readContent>;
