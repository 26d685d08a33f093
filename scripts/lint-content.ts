// Checks all years' pages, the lists and the lines' patch releases beside them, or what is named, a year or a file:
// `npm run lint:content -- 2024 docs/…/names.tsv`.
// GitHub Actions shows it on the lines of a pull request, by .github/lint-content.json.
import {readContent} from './content';
import {report} from './report';

void report(readContent(), process.argv.slice(2), {english: true, ofChange: process.env.GITHUB_ACTIONS === 'true'});
