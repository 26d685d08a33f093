import type {Problem} from '../changelog/parse/problems';
import type {Finding} from './rule';

/** Where a rule is explained, from the repository's root. */
export function ruleUrl(id: string): string {
  return `CONTRIBUTING.md#${id}`;
}

/**
 * What the model reports of a page or a list, as findings: errors all, those of the Markdown parser under the rule
 * `syntax`.
 */
export function asErrors(problems: readonly Problem[]): Finding[] {
  for (const problem of problems) {
    problem.fatal = true;
    if (problem.ruleId === undefined || problem.source !== 'changelog') problem.ruleId = 'syntax';
    problem.url = ruleUrl(problem.ruleId);
  }
  return [...problems];
}
