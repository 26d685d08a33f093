// `npm run patch-release -- v24.8.15.1-lts.md [--date 2025-03-01] [--reverted NUMBER]` adds a patch release to the file
// of its line.
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {counted} from '../src/changelog/model/count';
import {lineOf} from '../src/changelog/model/patch-release';
import {formatLineFile, readLineFile} from '../src/changelog/parse/patch-file';
import {formatProblems} from '../src/changelog/parse/problems';
import {readServerNotes} from '../src/changelog/parse/server-notes';
import {lineFile} from '../src/files/changelog-folder';

const USAGE = 'Usage: npm run patch-release -- v24.8.15.1-lts.md [--date 2025-03-01] [--reverted NUMBER]';

function fail(reason: string): never {
  console.error(`${reason}\n${USAGE}`);
  process.exit(1);
}

const {positionals, values} = parseArgs({
  allowPositionals: true,
  options: {date: {type: 'string'}, reverted: {type: 'string', multiple: true, default: []}},
});
const [notes, ...rest] = positionals;
const {date} = values;
if (notes === undefined || rest.length > 0)
  fail(`Unexpected ${positionals.length} files, expected the server's file of one patch release`);
if (!existsSync(notes)) fail(`Unexpected file ${notes}, expected one that is there`);

const {release, problems} = readServerNotes(readFileSync(notes, 'utf8'), values.reverted.map(Number));
if (problems.length > 0 || release === undefined) fail(formatProblems(notes, problems));

const line = lineOf(release.version);
const file = lineFile(line);
const known = existsSync(file) ? readLineFile(line, readFileSync(file, 'utf8')) : {releases: [], problems: []};
if (known.problems.length > 0) fail(formatProblems(file, known.problems));
if (known.releases.some(({version}) => version === release.version))
  fail(`Unexpected patch release ${release.version}, expected one that is not there yet: ${file} has it`);
const text = formatLineFile([...known.releases, {...release, ...(date && {date})}]);
const after = readLineFile(line, text).problems;
if (after.length > 0) fail(formatProblems(file, after));
writeFileSync(file, text);
console.log(
  `${file}: patch release ${release.version}, ` +
    `${counted(release.pullRequests.length, 'pull request', 'pull requests')}${date ? '' : '; its day is not known: --date gives it'}`,
);
