// Checks all years' pages, the lists and the lines' patch releases beside them, with the warnings of changed lines; or what
// is named, a year or a file, with all its warnings: `npm run lint:content -- 2024 docs/…/names.tsv`. With --fix, it first
// repairs what has one right answer: `npm run fix`.
import path from 'node:path';
import {parseArgs} from 'node:util';
import {askAbout} from '../clickhouse/lint-answers';
import {counted} from '../src/changelog/model/count';
import {type Problem, startOf} from '../src/changelog/parse/problems';
import {LIBRARY_RELEASE} from '../src/changelog/server/asked-servers';
import {CHANGELOG_DIR} from '../src/files/changelog-folder';
import {readDictionaries} from '../src/files/dictionaries';
import {changedLines} from '../src/files/git';
import {lintPage} from '../src/lint/lint';
import {type Content, readContent} from './content';
import {repair} from './repair';

/** `file:line:column: Warning: message (rule-id)`, an error without that word: .github/lint-content.json reads it. */
function forPeople(file: string, {reason, place, ruleId, fatal}: Problem): string {
  const {line, column} = startOf(place);
  return `${file}:${line}:${column}: ${fatal ? '' : 'Warning: '}${reason} (${ruleId})`;
}

/** The pages and lists with one of these words in their paths, as `2026`; everything without a word. */
function chooseContent({pages, lists}: Content, words: readonly string[]): Content {
  const isNamed = (file: string, word: string): boolean => file.includes(path.normalize(word));
  const files = [...pages, ...lists].map(({file}) => file);
  const unknown = words.filter((word) => !files.some((file) => isNamed(file, word)));
  if (unknown.length > 0) {
    console.error(`Unexpected ${unknown.join(', ')}, expected a year, or a page or list in ${CHANGELOG_DIR}`);
    process.exit(1);
  }
  const isAsked = ({file}: {readonly file: string}): boolean =>
    words.length === 0 || words.some((word) => isNamed(file, word));
  return {pages: pages.filter(isAsked), lists: lists.filter(isAsked)};
}

/**
 * Prints the findings of the content that words name. Warnings that are not shown are counted.
 * @param ofChange shows the warnings of lines that are not as on the main branch, and no others
 */
async function report(content: Content, words: readonly string[], ofChange: boolean): Promise<void> {
  // `npm run fix | head` reads a part and goes.
  process.stdout.on('error', () => process.exit());
  const {pages, lists} = chooseContent(content, words);
  const answers = await askAbout(pages.map(({parsed}) => parsed()));
  // The entries of a page that cannot be read would be missing in every list, and one report of it is enough.
  const isBroken = (pages.length > 0 ? pages : content.pages).some(({parsed}) =>
    parsed().problems.some(({fatal}) => fatal),
  );
  const found = [
    ...pages.map(({file, parsed}) => ({file, problems: lintPage({...parsed(), answers})})),
    ...(isBroken ? [] : lists).map(({file, findings}) => ({file, problems: findings()})),
  ].flatMap(({file, problems}) => problems.map((problem) => ({file, problem})));
  const isShown = (ofChange ? changedLines('.') : undefined) ?? (() => words.length > 0);
  const shown = found.filter(({file, problem}) => problem.fatal || isShown(file, startOf(problem.place).line));
  for (const {file, problem} of shown) console.log(forPeople(file, problem));
  if (isBroken) console.log('The lists are not compared with the entries yet: correct the errors of the pages first');
  if (words.length === 0 && !answers)
    console.log(`statements: ClickHouse ${LIBRARY_RELEASE} is not installed here, so only \`npm test\` asks it`);
  const unseen = found.length - shown.length;
  if (unseen > 0) console.log(`${unseen} more warnings: \`npm run lint:content -- 2026\` shows those of a year`);
  const errors = found.filter(({problem}) => problem.fatal).length;
  const checked = counted(pages.length + lists.length, 'file', 'files');
  console.log(
    `${checked}: ${counted(errors, 'error', 'errors')}, ${counted(found.length - errors, 'warning', 'warnings')}`,
  );
  process.exitCode = errors > 0 ? 1 : 0;
}

async function lint(): Promise<void> {
  const {values, positionals} = parseArgs({allowPositionals: true, options: {fix: {type: 'boolean'}}});
  const dictionary = await readDictionaries();
  if (values.fix) repair(chooseContent(readContent('.', dictionary), positionals));
  await report(readContent('.', dictionary), positionals, values.fix || positionals.length === 0);
}

void lint();
