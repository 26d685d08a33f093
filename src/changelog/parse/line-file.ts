// The file of a line of releases, `24.8.txt`: a line a patch release, oldest first.
//
//   24.8.14.39 2025-02-19: 71734 74478 74784
//   24.11.3.66: 71345 72119; reverted 72398

import {lineOf, type PatchRelease, threeNumbers} from '../model/patch-release';
import {compareVersions, isDay} from '../model/versions';
import {type Problem, type RuleReport, ruleCollector} from './problems';

const FORM = /^(\d+\.\d+\.\d+\.\d+)(?: (\S+))?:((?: \d+)*)(?:; reverted((?: \d+)+))?$/;
const EXAMPLE = '24.8.14.39 2025-02-19: 71734 74478; reverted 72398';

function numbers(text: string | undefined): number[] {
  return (text ?? '').split(' ').filter(Boolean).map(Number);
}

function checkNumbers(list: readonly number[], report: (reason: string) => void): void {
  for (const [index, number] of list.entries()) {
    const before = list[index - 1] ?? 0;
    if (number === before) report(`${number} a second time, expected each pull request once`);
    else if (number < before) report(`${number} after ${before}, expected sorted pull requests`);
  }
}

/** Two builds of one patch release, `26.3.10.60` and `26.3.10.62`, may have their days in the other order. */
function checkPatchOrder(releases: readonly (PatchRelease & {at: number})[], report: RuleReport): void {
  for (const [index, {version, date, at}] of releases.entries()) {
    const before = releases[index - 1];
    const order = before === undefined ? 1 : compareVersions(version, before.version);
    if (order === 0) report(`${version} a second time, expected each patch release once`, at);
    if (order < 0) report(`${version} after ${before!.version}, expected the oldest first`, at);
    const day = releases
      .slice(0, index)
      .flatMap((each) => (each.date && threeNumbers(each.version) !== threeNumbers(version) ? each.date : []))
      .toSorted()
      .at(-1);
    if (date !== undefined && day !== undefined && date < day)
      report(`${date} after ${day}, expected days that do not go back`, at);
  }
}

/** Reads the file of a line, `24.8` for `24.8.txt`. A line in `problems` gives no patch release. */
export function readLineFile(line: string, text: string): {releases: PatchRelease[]; problems: Problem[]} {
  const {problems, report} = ruleCollector('patches');
  const releases: (PatchRelease & {at: number})[] = [];
  for (const [index, content] of text.replace(/\n$/, '').split('\n').entries()) {
    const at = index + 1;
    const [, version, date, brought, reverted] = FORM.exec(content) ?? [];
    if (version === undefined) {
      report(`line "${content}", expected one like "${EXAMPLE}"`, at);
      continue;
    }
    if (lineOf(version) !== line) report(`version ${version}, expected one of ${line}`, at);
    if (date !== undefined && !isDay(date))
      report(`day "${date}", expected one like 2025-02-19`, {line: at, column: version.length + 2});
    const release = {version, pullRequests: numbers(brought), reverted: numbers(reverted), at};
    const all = new Set(release.pullRequests);
    for (const list of [release.pullRequests, release.reverted]) checkNumbers(list, (reason) => report(reason, at));
    for (const number of release.reverted)
      if (all.has(number)) report(`${number} as brought and as reverted, expected one of them`, at);
    releases.push(date === undefined ? release : {...release, date});
  }
  checkPatchOrder(releases, report);
  return {releases: releases.map(({at, ...release}) => release), problems};
}

function lineOfText({version, date, pullRequests, reverted}: PatchRelease): string {
  const head = `${[version, date].filter(Boolean).join(' ')}:`;
  const taken = reverted.length > 0 ? `; reverted ${reverted.join(' ')}` : '';
  return `${[head, ...pullRequests].join(' ')}${taken}\n`;
}

/** The text of a line's file; `readLineFile` reads it back. */
export function formatLineFile(releases: readonly PatchRelease[]): string {
  return releases.map(lineOfText).join('');
}
