// Prints what lint finds, for `npm run lint:content` and at the end of `npm run fix`.
import path from 'node:path';
import {askAbout} from '../clickhouse/lint-answers';
import {counted, inDigits} from '../src/changelog/model/count';
import {append} from '../src/changelog/model/group';
import {yearOfVersion} from '../src/changelog/model/versions';
import {type Problem, startOf} from '../src/changelog/parse/problems';
import {countWithoutEntry} from '../src/changelog/patches/entries-of';
import {LIBRARY_RELEASE} from '../src/changelog/server/asked-servers';
import {changedLines} from '../src/files/changed-lines';
import {AUTHORS, CHANGELOG_DIR, claimsFile, requiresFile} from '../src/files/changelog-folder';
import {readDictionaries} from '../src/files/dictionaries';
import {lineFile} from '../src/files/line-files';
import {asAnnotation, countByRule, forPeople} from '../src/lint/findings';
import {lintEnglish, lintPage, WORDS} from '../src/lint/lint';
import {type Page, placeOf} from '../src/lint/rule';
import type {Content} from './content';

/** What a year stands for: its page, and the files beside it that have lines of its entries. */
const filesOf = (year: string, {lists}: Content): string[] => [
  path.join(CHANGELOG_DIR, `${year}.mdx`),
  ...[requiresFile(Number(year)), claimsFile(Number(year))].filter((each) => lists.some(({file}) => file === each)),
];

/** The pages, lists and lines that words name: a year, a release or a file; everything without a word. */
export function chooseContent(content: Content, words: readonly string[]) {
  const {pages, lists, lines} = content;
  /** A release, `24.8`, stands for its part of the year's page and for its line's patch releases. */
  const versions = words.filter((word) => /^\d\d\.\d+$/.test(word));
  const asked = words.flatMap((word) => {
    if (versions.includes(word)) return lines.some(({line}) => line === word) ? [lineFile(word)] : [];
    return /^\d{4}$/.test(word) ? filesOf(word, content) : path.normalize(word);
  });
  const isAsked = ({file}: {readonly file: string}): boolean => words.length === 0 || asked.includes(file);
  const ofVersions = (name: string): boolean => versions.some((version) => `${yearOfVersion(version)}.mdx` === name);
  const askedPages = pages.filter((page) => isAsked(page) || ofVersions(page.name));
  const found = askedPages.flatMap(({parsed}) => parsed().year.releases.map(({version}) => version));
  const known = [...pages, ...lists, ...lines].map(({file}) => file);
  const unknown = [
    ...asked.filter((file) => !known.includes(file)),
    ...versions.filter((version) => !found.includes(version)),
  ];
  if (unknown.length > 0) {
    console.error(
      `Unexpected ${unknown.join(', ')}, expected a year, a release that stands on its page, or a page, list or line of ${CHANGELOG_DIR}`,
    );
    process.exit(1);
  }
  return {versions, isAsked, pages: askedPages, lists: lists.filter(isAsked), lines: lines.filter(isAsked)};
}

/** The version of the release that a finding is in; before the first one, nothing. */
function releaseAt(page: Page, {place}: Problem): string {
  const {line} = startOf(place);
  return page.year.releases.findLast((release) => placeOf(page, release).start.line <= line)?.version ?? '';
}

interface ReportOptions {
  /** Writes what GitHub shows on the lines of a pull request. It shows ten warnings: those of other lines are left out. */
  readonly annotations?: boolean;
  readonly english?: boolean;
  /** Counts the warnings of lines that are as on the main branch. */
  readonly ofChange?: boolean;
}

/** Prints every finding of the content that words name, and how many there are; gives all but those that are counted. */
export async function report(
  content: Content,
  words: readonly string[],
  {annotations = false, english = false, ofChange = annotations}: ReportOptions = {},
): Promise<string[]> {
  const {releases} = content;
  const {versions, isAsked, pages, lists, lines} = chooseContent(content, words);
  let errors = 0;
  let warnings = 0;
  /** The findings of wording by year: those of a release are shown, of a whole page they are counted. */
  const ofWords = new Map<string, Problem[]>();
  const shown: string[] = [];
  const isChanged = (ofChange ? changedLines('.') : undefined) ?? (() => true);
  let before = 0;
  const print = (file: string, findings: readonly Problem[]): void => {
    for (const finding of findings) {
      finding.fatal ? errors++ : warnings++;
      if (versions.length === 0 && WORDS.includes(finding.ruleId!)) append(ofWords, path.parse(file).name, finding);
      else {
        shown.push(forPeople(file, finding));
        if (finding.fatal || isChanged(file, startOf(finding.place).line))
          console.log(annotations ? asAnnotation(file, finding) : shown.at(-1));
        else before++;
      }
    }
  };
  if (content.unread) {
    print(AUTHORS, [content.unread]);
    console.log('pages and lists: checked once the authors can be read');
    process.exitCode = 1;
    return shown;
  }
  const spelling = english ? {dictionaries: await readDictionaries(), words: content.words} : undefined;
  const answers = await askAbout(pages.map(({parsed}) => parsed()));
  for (const each of pages) {
    const page = each.parsed();
    const ofPage = answers ? lintPage({...page, answers}) : each.linted();
    const findings = [...ofPage, ...(spelling ? lintEnglish(page, spelling) : [])];
    print(each.file, isAsked(each) ? findings : findings.filter((one) => versions.includes(releaseAt(page, one))));
  }
  for (const {file, findings} of [...lists, ...lines]) print(file, findings());
  if (lists.some(({waits}) => waits()))
    console.log('lists: compared with the entries once all of these can be read: mend the errors above first');
  if (words.length === 0) {
    const {all, without} = countWithoutEntry(content.lines, releases());
    console.log(
      `patch releases: ${inDigits(without)} of ${counted(all, 'pull request', 'pull requests')} have no entry`,
    );
    if (!answers)
      console.log(`statements: ClickHouse ${LIBRARY_RELEASE} is not installed here, so only \`npm test\` asks it`);
  }
  if (ofWords.size > 0) console.log('wording, shown for a release (`npm run lint:content -- 26.9`):');
  for (const line of countByRule(ofWords)) console.log(`  ${line}`);
  if (before > 0)
    console.log(
      `${counted(before, 'warning', 'warnings')} of lines that are as on the main branch: \`npm run lint:content\` shows ${before === 1 ? 'it' : 'them'}`,
    );
  const files = [
    counted(pages.length, 'page', 'pages'),
    ...(lists.length > 0 ? [counted(lists.length, 'list', 'lists')] : []),
    ...(lines.length > 0 ? [counted(lines.length, 'line', 'lines')] : []),
  ];
  console.log(
    `${files.join(', ')}: ${counted(errors, 'error', 'errors')}, ${counted(warnings, 'warning', 'warnings')}`,
  );
  process.exitCode = errors > 0 ? 1 : 0;
  return shown;
}
