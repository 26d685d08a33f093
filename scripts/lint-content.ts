// Checks all years' pages, the lists and the lines' patch releases beside them, or what is named, a year, a release or a
// file: `npm run lint:content -- 2024 25.3 docs/…/names.yml`.
// `--annotations` (the default on GitHub Actions) writes what GitHub shows on a pull request.
import {parseArgs} from 'node:util';
import {readContent} from './content';
import {report} from './report';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {annotations: {type: 'boolean', default: process.env.GITHUB_ACTIONS === 'true'}},
});

void report(readContent(), positionals, {...values, english: true});
