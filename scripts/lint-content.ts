// Checks all years' pages, the lists and the lines' patch releases beside them, or what is named, a year, a release or a
// file: `npm run lint:content -- 2024 25.3 docs/…/names.yml`.
// `--annotations` (the default on GitHub Actions) writes what GitHub shows on a pull request.
import path from 'node:path';
import {parseArgs} from 'node:util';
import {askAbout} from '../clickhouse/lint-answers';
import {LIBRARY_RELEASE} from '../src/changelog/server/asked-servers';
import {counted, inDigits} from '../src/changelog/model/count';
import {append} from '../src/changelog/model/group';
import {yearOfVersion} from '../src/changelog/model/versions';
import {type Problem, startOf} from '../src/changelog/parse/problems';
import {countWithoutEntry} from '../src/changelog/patches/entries-of';
import {CHANGELOG_DIR} from '../src/files/changelog-folder';
import {lineFile} from '../src/files/line-files';
import {asAnnotation, countByRule, forPeople} from '../src/lint/findings';
import {lintEnglish, lintPage, WORDS} from '../src/lint/lint';
import {type Page, placeOf} from '../src/lint/rule';
import {readContent} from './content';

function refuse(words: readonly string[]): never {
  console.error(
    `Unexpected ${words.join(', ')}, expected a year, a release that stands on its page, or a page, list or line of ${CHANGELOG_DIR}`,
  );
  process.exit(1);
}

/** The version of the release that a finding is in; before the first one, nothing. */
function releaseAt(page: Page, {place}: Problem): string {
  const {line} = startOf(place);
  return page.year.releases.findLast((release) => placeOf(page, release).start.line <= line)?.version ?? '';
}

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {annotations: {type: 'boolean', default: process.env.GITHUB_ACTIONS === 'true'}},
});
const {pages, lists, lines, catalogue, releases, unasked} = readContent();
const known = [...pages, ...lists, ...lines].map(({file}) => file);
/** A release, `24.8`, stands for its part of the year's page and for its line's patch releases. */
const versions = positionals.filter((word) => /^\d\d\.\d+$/.test(word));
const asked = positionals.flatMap((word) => {
  if (versions.includes(word)) return lines.some(({line}) => line === word) ? [lineFile(word)] : [];
  return /^\d{4}$/.test(word) ? path.join(CHANGELOG_DIR, `${word}.mdx`) : path.normalize(word);
});
const unknown = asked.filter((file) => !known.includes(file));
if (unknown.length > 0) refuse(unknown);

const isAll = positionals.length === 0;
const isAsked = ({file}: {readonly file: string}): boolean => isAll || asked.includes(file);
const ofVersions = (name: string): readonly string[] =>
  versions.filter((version) => `${yearOfVersion(version)}.mdx` === name);
const askedPages = pages.filter((page) => isAsked(page) || ofVersions(page.name).length > 0);
const askedLists = lists.filter(isAsked);
const askedLines = lines.filter(isAsked);
const found = askedPages.flatMap(({parsed}) => parsed().year.releases.map(({version}) => version));
const missing = versions.filter((version) => !found.includes(version));
if (missing.length > 0) refuse(missing);

let errors = 0;
let warnings = 0;
/** The findings of wording by year: those of a release are shown, of a whole page they are counted. */
const ofWords = new Map<string, Problem[]>();
function print(file: string, findings: readonly Problem[]): void {
  for (const finding of findings) {
    finding.fatal ? errors++ : warnings++;
    if (versions.length === 0 && WORDS.includes(finding.ruleId!)) append(ofWords, path.parse(file).name, finding);
    else console.log(values.annotations ? asAnnotation(file, finding) : forPeople(file, finding));
  }
}
async function main(): Promise<void> {
  const answers = await askAbout(askedPages.map(({parsed}) => parsed()));
  for (const each of askedPages) {
    const page = {...each.parsed(), answers};
    const findings = [...lintPage(page), ...lintEnglish(page)];
    print(each.file, isAsked(each) ? findings : findings.filter((one) => versions.includes(releaseAt(page, one))));
  }
  for (const {file, findings} of [...askedLists, ...askedLines]) print(file, findings());
  if (isAll) {
    const {all, without} = countWithoutEntry(lines, releases());
    console.log(
      `patch releases: ${inDigits(without)} of ${counted(all, 'pull request', 'pull requests')} have no entry`,
    );
    if (!answers)
      console.log(`statements: ClickHouse ${LIBRARY_RELEASE} is not installed here, so only \`npm test\` asks it`);
    if (catalogue && unasked() > 0)
      console.log(
        `names: ${counted(unasked(), 'name', 'names')} of releases after ${catalogue.release} could not be asked of a server`,
      );
  }
  if (ofWords.size > 0) console.log('wording, shown for a release (`npm run lint:content -- 26.9`):');
  for (const line of countByRule(ofWords)) console.log(`  ${line}`);
  const files = [
    counted(askedPages.length, 'page', 'pages'),
    counted(askedLists.length, 'list', 'lists'),
    counted(askedLines.length, 'line', 'lines'),
  ];
  console.log(
    `${files.join(', ')}: ${counted(errors, 'error', 'errors')}, ${counted(warnings, 'warning', 'warnings')}`,
  );
  process.exitCode = errors > 0 ? 1 : 0;
}

void main();
