// Checks all years' pages and their lists, or the files that are named: `npm run lint:content -- docs/…/2024.mdx`.
// `--annotations` (the default on GitHub Actions) writes what GitHub shows on a pull request.
import path from 'node:path';
import {parseArgs} from 'node:util';
import {counted} from '../src/changelog/model/count';
import {CHANGELOG_DIR} from '../src/files/changelog-folder';
import {asAnnotation, forPeople} from '../src/lint/format';
import {lintPage} from '../src/lint/lint';
import {readContent} from './content';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {annotations: {type: 'boolean', default: process.env.GITHUB_ACTIONS === 'true'}},
});
const asked = positionals.map((file) => path.normalize(file));
const {pages, lists} = readContent();
const known = [...pages, ...lists].map(({file}) => file);
const unknown = asked.filter((file) => !known.includes(file));
if (unknown.length > 0) {
  console.error(
    `Unexpected file ${unknown.join(', ')}, expected a page or list of ${CHANGELOG_DIR}: ${known.join(', ')}`,
  );
  process.exit(1);
}

const isAsked = ({file}: {readonly file: string}): boolean => asked.length === 0 || asked.includes(file);
const askedPages = pages.filter(isAsked);
const askedLists = lists.filter(isAsked);
const checked = [
  ...askedPages.map(({file, name, text, context}) => ({file, findings: lintPage(name, text, context)})),
  ...askedLists,
];

let errors = 0;
let warnings = 0;
for (const {file, findings} of checked) {
  for (const finding of findings) {
    finding.fatal ? errors++ : warnings++;
    console.log(values.annotations ? asAnnotation(file, finding) : forPeople(file, finding));
  }
}
const files = `${counted(askedPages.length, 'page', 'pages')} and ${counted(askedLists.length, 'list', 'lists')}`;
console.log(`${files}: ${counted(errors, 'error', 'errors')}, ${counted(warnings, 'warning', 'warnings')}`);
process.exitCode = errors > 0 ? 1 : 0;
