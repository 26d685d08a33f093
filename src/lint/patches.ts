import {threeNumbers} from '../changelog/model/patch-release';
import {readLineFile} from '../changelog/parse/line-file';
import {type Problem, ruleCollector} from '../changelog/parse/problems';

/**
 * Checks the form of a line's file of patch releases; reports those that are older than the first release of the line, and
 * warns of a pull request in two of them, which may be builds of one, unless one between took it back.
 * @param day of the first release
 */
export function lintPatches(line: string, text: string, day: string | undefined): Problem[] {
  const {releases, problems} = readLineFile(line, text);
  const {problems: ofDays, report} = ruleCollector('patches');
  const {problems: twice, report: warn} = ruleCollector('patches', false);
  const before = new Map<number, string>();
  for (const [index, {version, date, pullRequests, reverted}] of releases.entries()) {
    if (date && day && date < day) report(`${date}, expected a day from ${day} on, that of the release`, index + 1);
    for (const number of reverted) before.delete(number);
    for (const number of pullRequests) {
      const first = before.get(number);
      if (first && threeNumbers(first) !== threeNumbers(version))
        warn(`${number} in ${version}, expected it once in a line: ${first} brought it`, index + 1);
      else before.set(number, version);
    }
  }
  return [...problems, ...ofDays, ...twice];
}
