import type {Problem} from '../changelog/parse/problems';
import type {Finding} from './rule';

/**
 * Turns problems into findings: errors, or warnings if `fatal` is false. A problem of the Markdown parser belongs to the
 * rule `syntax`.
 */
export function asFindings(problems: readonly Problem[], fatal = true): Finding[] {
  return problems.map((problem) => {
    const ruleId = problem.source === 'changelog' ? problem.ruleId : 'syntax';
    return Object.assign(problem, {fatal, ruleId, url: `contributing/rules.md#${ruleId}`});
  });
}
