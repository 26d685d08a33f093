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
