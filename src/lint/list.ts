import {FIX, type Problem, type RuleReport, ruleCollector} from '../changelog/parse/problems';
import type {Site} from './rule';

/** A list as it was read: `problems` are those of its form. */
export type List<Content = unknown> = Content & {readonly text: string; readonly problems: readonly Problem[]};

/** What is asked of a list beside its form. */
export interface ListRule<Content> {
  /** What its findings are called, if it is not `lists`. */
  readonly id?: string;
  /** Gives its lines the order in which `npm run fix` writes them. */
  readonly sort?: (text: string) => string;
  /** Compares it with the entries and with what the server knows. */
  readonly check?: (list: List<Content>, report: RuleReport, site: Site, warn: RuleReport) => void;
}

/** Reports the first line that does not stand where its repair puts it. */
function checkSorted(text: string, sort: (text: string) => string, report: RuleReport): void {
  const [lines, sorted] = [text.split('\n'), sort(text).split('\n')];
  const wrong = lines.findIndex((line, index) => line !== sorted[index]);
  if (wrong !== -1)
    report(
      `"${lines[wrong]!.trim()}", expected "${(sorted[wrong] ?? '').trim()}" here, in order, each once: ${FIX}`,
      wrong + 1,
    );
}

/** What is wrong with a list: with its form, or else with its order and with what it says. */
export function lintList<Content>(
  list: List<Content>,
  {id = 'lists', sort, check}: ListRule<Content>,
  site: Site,
): Problem[] {
  if (list.problems.length > 0) return [...list.problems];
  const {problems, report} = ruleCollector(id);
  const {problems: warnings, report: warn} = ruleCollector(id, false);
  if (sort) checkSorted(list.text, sort, report);
  check?.(list, report, site, warn);
  return [...problems, ...warnings];
}
