import type {Page, Rule, RuleReport} from '../rule';

function check({lines}: Page, report: RuleReport): void {
  for (const [index, line] of lines.entries()) {
    const marker = /^(<{7}|={7}|>{7}|\|{7})(?: |$)/.exec(line);
    if (marker)
      report(`Unexpected ${marker[1]} of a merge conflict, expected one of the two sides and no marker`, {
        line: index + 1,
        column: 1,
      });
  }
}

export const conflictMarker: Rule = {id: 'conflict-marker', severity: 'error', check};
