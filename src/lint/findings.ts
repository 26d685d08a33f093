import {counted, inDigits} from '../changelog/model/count';
import {groupBy} from '../changelog/model/group';
import {type Problem, startOf} from '../changelog/parse/problems';

/** `file:line:column: message (rule-id)`, with the word "Warning" for a warning. */
export function forPeople(file: string, {reason, place, ruleId, fatal}: Problem): string {
  const {line, column} = startOf(place);
  return `${file}:${line}:${column}: ${fatal ? '' : 'Warning: '}${reason} (${ruleId})`;
}

/** Escapes signs that GitHub Actions reads as the end of a command or of its fields. */
function escaped(text: string, signs: RegExp): string {
  return text.replace(signs, encodeURIComponent);
}

/** A workflow command that GitHub shows on the line of the pull request. */
export function asAnnotation(file: string, {reason, place, ruleId, fatal}: Problem): string {
  const {line, column} = startOf(place);
  const where = `file=${escaped(file, /[%\r\n:,]/g)},line=${line},col=${column},title=${ruleId}`;
  const told = escaped(`${reason} (see contributing/rules.md)`, /[%\r\n]/g);
  return `::${fatal ? 'error' : 'warning'} ${where}::${told}`;
}

/** All findings for the summary of a job: on the lines of a pull request GitHub shows ten errors and ten warnings. */
export function forSummary(lines: readonly string[]): string {
  const title = `### ${counted(lines.length, 'finding', 'findings')}\n`;
  return lines.length > 0 ? `${title}\n\`\`\`text\n${lines.join('\n')}\n\`\`\`\n` : title;
}

/** `plain-words: 329 (2026: 151, 2025: 93)`, a line a rule, the most frequent first. `of` has the findings of each page by its year. */
export function countByRule(of: ReadonlyMap<string, readonly Problem[]>): string[] {
  const all = [...of].flatMap(([year, findings]) => findings.map(({ruleId}) => ({year, ruleId: ruleId!})));
  return [...groupBy(all, ({ruleId}) => ruleId)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([ruleId, found]) => {
      const years = [...groupBy(found, ({year}) => year)].map(([year, {length}]) => `${year}: ${length}`);
      return `${ruleId}: ${inDigits(found.length)} (${years.join(', ')})`;
    });
}
