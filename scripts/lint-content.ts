// Checks all years' pages and their lists. `--annotations` (the default on GitHub Actions) writes what GitHub shows
// on a pull request.

import {asAnnotation, forPeople} from '../src/lint/format';
import {lintPage} from '../src/lint/lint';
import {readContent} from './content';

const annotate = process.argv.includes('--annotations') || process.env.GITHUB_ACTIONS === 'true';
const {pages, lists} = readContent();
const findings = [
  ...pages.map(({file, name, text, context}) => [file, lintPage(name, text, context)] as const),
  ...lists,
];

let errors = 0;
let warnings = 0;
for (const [file, list] of findings) {
  for (const finding of list) {
    finding.fatal ? errors++ : warnings++;
    console.log(annotate ? asAnnotation(file, finding) : forPeople(file, finding));
  }
}
const files = `${pages.length} pages and ${lists.size} lists`;
console.log(`${files}: ${errors} errors, ${warnings} warnings`);
process.exitCode = errors > 0 ? 1 : 0;
