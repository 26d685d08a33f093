import {existsSync} from 'node:fs';
import path from 'node:path';
import {yearOfFile} from '../src/changelog/model/site';
import {yearOfVersion} from '../src/changelog/model/versions';
import {readClaims} from '../src/changelog/parse/claims';
import {readFacts} from '../src/changelog/parse/facts';
import {readLineFile} from '../src/changelog/parse/line-file';
import {readCodeSpans, readNames} from '../src/changelog/parse/lists';
import {
  AUTHORS,
  anchorsFile,
  CLAIMS_DIR,
  CODE_SPANS,
  ERROR_MESSAGES,
  FACTS,
  FORMER_NAMES,
  NAMES,
  readAnchors,
  readFormerNames,
  readPageFiles,
  readText,
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
import type {Context} from '../src/lint/rule';
import {lintWords, readWords} from '../src/lint/spelling';
import {lintUpgradeRules} from '../src/lint/upgrade-rules';

/** Reads all that lint and fix look at; what takes the records of the pages is read once it is asked for. */
export function readContent(siteDir = '.') {
  const has = (file: string): boolean => existsSync(path.join(siteDir, file));
  const read = (file: string): string => (has(file) ? readText(siteDir, file) : '');
  const {authors, findings: ofAuthors} = lintAuthors(read(AUTHORS));
  const {catalogue, history: defaults} = readServerFiles(siteDir);
  const {spans, problems: ofSpans} = readCodeSpans(read(CODE_SPANS));
  const exceptions = ofSpans.length > 0 ? undefined : new Set(spans.map(({key}) => key));
  const names = readNames(read(NAMES)).names.map(({kind, name}) => ({kind, name}));
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

  const published = publishedAnchors(siteDir);
  const pages = files.map((page) => {
    const claimsFile = path.join(CLAIMS_DIR, `${yearOfFile(page.name)}.sql`);
    const {claims, problems} = readClaims(read(claimsFile));
    const context: Context = {
      ...known,
      moved: readAnchors(siteDir, page.name).moved,
      published: published(page.name),
      listed: read(anchorsFile(page.name)),
      ...(has(CLAIMS_DIR) && {claims: new Set(claims.map(({entry}) => entry))}),
    };
    let last: ReturnType<typeof readPage> | undefined;
    const parsed = () => (last ??= readPage(page.name, page.text, context));
    let found: ReturnType<typeof lintPage> | undefined;
    const linted = () => (found ??= lintPage(parsed()));
    const lintClaims = () => [...problems, ...checkClaims(claims, parsed().year, catalogue)];
    return {...page, context, parsed, linted, claims: {file: claimsFile, has: has(claimsFile), findings: lintClaims}};
  });
  const releases = () => pages.toReversed().flatMap(({parsed}) => parsed().year.releases);
  let ofNames: ReturnType<typeof lintNames> | undefined;
  const lintedNames = () => (ofNames ??= lintNames(read(NAMES), {catalogue, releases: releases()}));
  const lists = [
    {file: AUTHORS, findings: () => ofAuthors},
    {file: NAMES, findings: () => lintedNames().findings},
    ...(has(WORDS)
      ? [
          {
            file: WORDS,
            findings: () =>
              lintWords(
                read(WORDS),
                pages.flatMap(({parsed}) => proseOfPage(parsed())),
              ),
          },
        ]
      : []),
    ...(has(SECURITY) ? [{file: SECURITY, findings: () => lintAdvisories(read(SECURITY), releases())}] : []),
    {file: FORMER_NAMES, findings: () => lintFormerNames(readFormerNames(siteDir), pages[0]!.context)},
    ...(has(FACTS) ? [{file: FACTS, findings: () => lintFacts(read(FACTS), pages[0]!.context, releases())}] : []),
    ...(has(UPGRADE_RULES)
      ? [
          {
            file: UPGRADE_RULES,
            findings: () =>
              lintUpgradeRules(
                read(UPGRADE_RULES),
                pages[0]!.context,
                releases(),
                has(FACTS) ? readFacts(read(FACTS)).facts : [],
              ),
          },
        ]
      : []),
    {
      file: CODE_SPANS,
      findings: () =>
        lintCodeSpans(
          read(CODE_SPANS),
          pages.map(({parsed}) => parsed()),
        ),
    },
    ...(has(ERROR_MESSAGES)
      ? [{file: ERROR_MESSAGES, findings: () => lintErrorMessages(read(ERROR_MESSAGES), releases(), known)}]
      : []),
    ...pages.flatMap(({claims}) => (claims.has ? claims : [])),
    ...pages.flatMap(({name, parsed}) => {
      const file = requiresFile(yearOfFile(name)!);
      const findings = () => {
        const {year, releases} = parsed().year;
        const facts = readFacts(read(FACTS)).facts.filter(({version}) => yearOfVersion(version) === year);
        return lintRequires(read(file), {releases, facts, names, catalogue});
      };
      return has(file) ? {file, findings} : [];
    }),
  ];
  const lines = readLineFiles(siteDir).map(({line, file, text}) => {
    const {releases, problems} = readLineFile(line, text);
    const page = pages.find(({name}) => name === `${yearOfVersion(line)}.mdx`);
    const day = () => page?.parsed().year.releases.find(({version}) => version === line)?.date;
    return {
      line,
      file,
      releases,
      findings: () => [...problems, ...checkDays(releases, day()), ...checkTwice(releases)],
    };
  });
  return {
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
