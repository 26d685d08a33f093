import {existsSync} from 'node:fs';
import path from 'node:path';
import {once} from '../src/changelog/model/once';
import {yearOfFile} from '../src/changelog/model/site';
import {yearOfVersion} from '../src/changelog/model/versions';
import {readClaims} from '../src/changelog/parse/claims';
import {readFacts} from '../src/changelog/parse/facts';
import {readLineFile} from '../src/changelog/parse/line-file';
import {readCodeSpans, readNames} from '../src/changelog/parse/lists';
import type {Problem} from '../src/changelog/parse/problems';
import {
  AUTHORS,
  anchorsFile,
  CLAIMS_DIR,
  CODE_SPANS,
  claimsFile,
  ERROR_MESSAGES,
  FACTS,
  FORMER_NAMES,
  NAMES,
  readAnchors,
  readFormerNames,
  readIfThere,
  readPageFiles,
  requiresFile,
  SECURITY,
  UPGRADE_RULES,
  WORDS,
} from '../src/files/changelog-folder';
import {readLineFiles} from '../src/files/line-files';
import {readLinkTargets} from '../src/files/link-targets';
import {publishedAnchors} from '../src/files/published';
import {readServerFiles} from '../src/files/server-files';
import {checkClaims, checkDays, checkTwice} from '../src/lint/compare-releases';
import {lintFacts} from '../src/lint/facts';
import {lintPage, proseOfPage, readPage} from '../src/lint/lint';
import {
  lintAdvisories,
  lintAuthors,
  lintCodeSpans,
  lintErrorMessages,
  lintFormerNames,
  lintNames,
} from '../src/lint/lists';
import {oldestRelease} from '../src/lint/oldest-release';
import {lintRequires} from '../src/lint/requires';
import type {Context, Page} from '../src/lint/rule';
import {lintWords, readWords} from '../src/lint/spelling';
import {lintUpgradeRules} from '../src/lint/upgrade-rules';

/** Reads all that lint and fix look at; what takes the records of the pages is read once it is asked for. */
export function readContent(siteDir = '.') {
  const read = (file: string): string => readIfThere(siteDir, file);
  const has = (file: string): boolean => existsSync(path.join(siteDir, file));
  const {authors, findings: ofAuthors} = lintAuthors(read(AUTHORS));
  const {catalogue, history: defaults} = readServerFiles(siteDir);
  const {spans, problems: ofSpans} = readCodeSpans(read(CODE_SPANS));
  const exceptions = ofSpans.length > 0 ? undefined : new Set(spans.map(({key}) => key));
  const names = readNames(read(NAMES)).names.map(({kind, name}) => ({kind, name}));
  const facts = once(() => readFacts(read(FACTS)).facts);
  const published = publishedAnchors(siteDir);
  const files = readPageFiles(siteDir).reverse();
  const texts = files.map(({text}) => text);
  const known = {
    authors,
    names,
    ...(catalogue && {catalogue}),
    defaults,
    ...(exceptions && {exceptions}),
    documents: readLinkTargets(siteDir),
    releaseOf: (pullRequest: number) => oldestRelease(texts, pullRequest),
  };

  const pages = files.map((page) => {
    const {claims, problems} = readClaims(read(claimsFile(yearOfFile(page.name)!)));
    const context: Context = {
      ...known,
      moved: readAnchors(siteDir, page.name).moved,
      published: published(page.name),
      listed: read(anchorsFile(page.name)),
      ...(has(CLAIMS_DIR) && {claims: new Set(claims.map(({entry}) => entry))}),
    };
    const parsed = once(() => readPage(page.name, page.text, context));
    const linted = once(() => lintPage(parsed()));
    const lintClaims = () => [...problems, ...checkClaims(claims, parsed().year, catalogue)];
    return {...page, context, parsed, linted, lintClaims};
  });
  const releases = once(() => pages.toReversed().flatMap(({parsed}) => parsed().year.releases));
  const lintedNames = once(() => lintNames(read(NAMES), {catalogue, releases: releases()}));

  function lintRequiresOf({parsed}: (typeof pages)[0], file: string): Problem[] {
    const {year, releases} = parsed().year;
    const ofYear = facts().filter(({version}) => yearOfVersion(version) === year);
    return lintRequires(read(file), {releases, facts: ofYear, names, catalogue});
  }
  /** What lint says of each list, and the pages whose entries it is compared with, all if none are named; `createPages` gives the same lists to the site. */
  const lints: readonly (readonly [
    file: string,
    findings: () => Problem[],
    compared?: readonly (typeof pages)[number][],
  ])[] = [
    [AUTHORS, () => ofAuthors, []],
    [NAMES, () => lintedNames().findings],
    [
      WORDS,
      () =>
        lintWords(
          read(WORDS),
          pages.flatMap(({parsed}) => proseOfPage(parsed())),
        ),
    ],
    [SECURITY, () => lintAdvisories(read(SECURITY), releases())],
    [FORMER_NAMES, () => lintFormerNames(readFormerNames(siteDir), pages[0]!.context), []],
    [FACTS, () => lintFacts(read(FACTS), pages[0]!.context, releases())],
    [UPGRADE_RULES, () => lintUpgradeRules(read(UPGRADE_RULES), pages[0]!.context, releases(), facts())],
    [
      CODE_SPANS,
      () =>
        lintCodeSpans(
          read(CODE_SPANS),
          pages.map(({parsed}) => parsed()),
        ),
    ],
    [ERROR_MESSAGES, () => lintErrorMessages(read(ERROR_MESSAGES), releases(), known)],
    ...pages.map((page) => [claimsFile(yearOfFile(page.name)!), page.lintClaims, [page]] as const),
    ...pages.map((page) => {
      const file = requiresFile(yearOfFile(page.name)!);
      return [file, () => lintRequiresOf(page, file), [page]] as const;
    }),
  ];
  /** Whether some page has what cannot be read: its entries would be missing in every list, and one report of it is enough. */
  const isBroken = (some: readonly {readonly parsed: () => Page}[]): boolean =>
    some.some(({parsed}) => parsed().problems.some(({fatal, ruleId}) => fatal && ruleId !== 'author'));
  const lists = lints
    .filter(([file]) => has(file))
    .map(([file, findings, compared = pages]) => {
      const waits = once(() => isBroken(compared));
      return {file, waits, findings: () => (waits() ? [] : findings())};
    });
  const lines = readLineFiles(siteDir).map(({line, file, text}) => {
    const {releases, problems} = readLineFile(line, text);
    const page = pages.find(({name}) => name === `${yearOfVersion(line)}.mdx`);
    const day = () => page?.parsed().year.releases.find(({version}) => version === line)?.date;
    const findings = () => [...problems, ...checkDays(releases, day()), ...checkTwice(releases)];
    return {line, file, releases, findings};
  });
  return {
    /** Why the authors cannot be read: every entry would then have unknown ones. */
    unread: ofAuthors.find(({reason}) => reason.startsWith('Unexpected content')),
    pages,
    lists,
    lines,
    words: readWords(read(WORDS)),
    catalogue,
    releases,
    unasked: () => lintedNames().unasked,
  };
}

export type Content = ReturnType<typeof readContent>;
