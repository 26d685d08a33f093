// Checks all years' pages, the lists and the lines' patch releases beside them, or what is named, a year, a release or a
// file: `npm run lint:content -- 2024 25.3 docs/…/names.yml`.
// `--annotations` (the default on GitHub Actions) writes what GitHub shows on a pull request; the summary of a job there has all.
import {appendFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {forSummary} from '../src/lint/findings';
import {readContent} from './content';
import {report} from './report';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {annotations: {type: 'boolean', default: process.env.GITHUB_ACTIONS === 'true'}},
});

async function lint(): Promise<void> {
  const shown = await report(readContent(), positionals, {...values, english: true});
  const summary = process.env.GITHUB_STEP_SUMMARY;
  if (summary) appendFileSync(summary, forSummary(shown));
}

void lint();
