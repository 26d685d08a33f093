import {inDigits} from '../changelog/model/count';
import {groupBy} from '../changelog/model/group';
import {type Problem, startOf} from '../changelog/parse/problems';

/** `file:line:column: message (rule-id)`, with the word "Warning" for a warning. */
export function forPeople(file: string, {reason, place, ruleId, fatal}: Problem): string {
  const {line, column} = startOf(place);
  return `${file}:${line}:${column}: ${fatal ? '' : 'Warning: '}${reason} (${ruleId})`;
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
