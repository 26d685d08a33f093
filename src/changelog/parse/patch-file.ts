// The file of a line of releases, `24.8.txt`: a line a patch release, oldest first.
//
//   24.8.14.39 2025-02-19: 71734 74478 74784
//   24.11.3.66: 71345 72119

import {lineOf, type PatchRelease, threeNumbers} from '../model/patch-release';
import {compareVersions, isDay} from '../model/versions';
import {type Problem, ruleCollector} from './problems';

const FORM = /^(\d+\.\d+\.\d+\.\d+)(?: (\S+))?:((?: \d+)*)$/;
const EXAMPLE = '24.8.14.39 2025-02-19: 71734 74478';

/** Reads the file of a line, `24.8` for `24.8.txt`. What is wrong is in `problems`; a line of another form gives no patch release. */
export function readLineFile(line: string, text: string): {releases: PatchRelease[]; problems: Problem[]} {
  const {problems, report} = ruleCollector('patches');
  const lines = text.replace(/\n$/, '').split('\n');
  const releases: PatchRelease[] = [];
  for (const [index, content] of lines.entries()) {
    const at = index + 1;
    const [, version, date, brought = ''] = FORM.exec(content) ?? [];
    if (version === undefined) {
      report(`line "${content}", expected one like "${EXAMPLE}"`, at);
      continue;
    }
    if (lineOf(version) !== line) report(`version ${version}, expected one of ${line}`, at);
    if (date !== undefined && !isDay(date))
      report(`day "${date}", expected one like 2025-02-19`, {line: at, column: version.length + 2});
    const release = {version, pullRequests: brought.split(' ').filter(Boolean).map(Number)};
    // Two builds of one patch release, 26.3.10.60 and 26.3.10.62, may have their days in the other order.
    const earlier = releases.findLast((each) => each.date && threeNumbers(each.version) !== threeNumbers(version));
    if (date && earlier?.date && date < earlier.date)
      report(`${date} after ${earlier.date}, expected days that do not go back`, at);
    releases.push(date === undefined ? release : {...release, date});
  }
  const wanted = formatLineFile(releases).split('\n');
  const wrong = lines.findIndex((content, index) => content !== wanted[index]);
  if (wrong !== -1 && problems.length === 0)
    report(
      `"${lines[wrong]}", expected "${wanted[wrong]}": the oldest patch release and the lowest number first, each once`,
      wrong + 1,
    );
  return {releases, problems};
}

const sorted = (list: readonly number[]): number[] => [...new Set(list)].sort((a, b) => a - b);

function lineOfText({version, date, pullRequests}: PatchRelease): string {
  const head = `${[version, date].filter(Boolean).join(' ')}:`;
  return `${[head, ...sorted(pullRequests)].join(' ')}\n`;
}

/** The text of a line's file, in its order; `readLineFile` reads it back. */
export function formatLineFile(releases: readonly PatchRelease[]): string {
  const byVersion = new Map(releases.map((release) => [release.version, release]));
  const all = [...byVersion.values()].sort((a, b) => compareVersions(a.version, b.version));
  return all.map(lineOfText).join('');
}
