import type {Problem} from '../changelog/parse/problems';
import type {Finding} from './rule';

/**
 * What the model or a rule reports of a page or a list, as findings: errors, unless a rule only warns. Those of the
 * Markdown parser stand under the rule `syntax`.
 */
export function asFindings(problems: readonly Problem[], fatal = true): Finding[] {
  return problems.map((problem) => {
    const ruleId = problem.source === 'changelog' ? problem.ruleId : 'syntax';
    return Object.assign(problem, {fatal, ruleId, url: `CONTRIBUTING.md#${ruleId}`});
  });
}
