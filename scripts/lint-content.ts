// Checks all years' pages, the lists and the lines' patch releases beside them, or the files that are named:
// `npm run lint:content -- docs/…/2024.mdx`.
// `--annotations` (the default on GitHub Actions) writes what GitHub shows on a pull request.
import path from 'node:path';
import {parseArgs} from 'node:util';
import {counted, inDigits} from '../src/changelog/model/count';
import {countWithoutEntry} from '../src/changelog/patches/entries-of';
import {CHANGELOG_DIR} from '../src/files/changelog-folder';
import {asAnnotation, forPeople} from '../src/lint/format';
import {lintRead, readPage} from '../src/lint/lint';
import {readContent} from './content';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {annotations: {type: 'boolean', default: process.env.GITHUB_ACTIONS === 'true'}},
});
const asked = positionals.map((file) => path.normalize(file));
const {pages, lists, lines} = readContent();
const known = [...pages, ...lists, ...lines].map(({file}) => file);
const unknown = asked.filter((file) => !known.includes(file));
if (unknown.length > 0) {
  console.error(
    `Unexpected file ${unknown.join(', ')}, expected a page, a list or a line's patch releases in ${CHANGELOG_DIR}: ${known.join(', ')}`,
  );
  process.exit(1);
}

const isAsked = ({file}: {readonly file: string}): boolean => asked.length === 0 || asked.includes(file);
const askedPages = pages.filter(isAsked);
const askedLists = lists.filter(isAsked);
const askedLines = lines.filter(isAsked);
const read = askedPages.map(({file, name, text, context}) => ({file, ...readPage(name, text, context)}));
const checked = [...read.map((page) => ({file: page.file, findings: lintRead(page)})), ...askedLists, ...askedLines];

let errors = 0;
let warnings = 0;
for (const {file, findings} of checked) {
  for (const finding of findings) {
    finding.fatal ? errors++ : warnings++;
    console.log(values.annotations ? asAnnotation(file, finding) : forPeople(file, finding));
  }
}
if (asked.length === 0) {
  const {all, without} = countWithoutEntry(
    lines,
    read.flatMap(({page}) => page.year.releases),
  );
  console.log(`patch releases: ${inDigits(without)} of ${counted(all, 'pull request', 'pull requests')} have no entry`);
}
const files = [
  counted(askedPages.length, 'page', 'pages'),
  counted(askedLists.length, 'list', 'lists'),
  counted(askedLines.length, 'line', 'lines'),
];
console.log(`${files.join(', ')}: ${counted(errors, 'error', 'errors')}, ${counted(warnings, 'warning', 'warnings')}`);
process.exitCode = errors > 0 ? 1 : 0;
