import {type Problem, startOf} from '../changelog/parse/problems';

/** `file:line:column: message (rule-id)`, with the word "Warning" for a warning. */
export function forPeople(file: string, {reason, place, ruleId, fatal}: Problem): string {
  const {line, column} = startOf(place);
  return `${file}:${line}:${column}: ${fatal ? '' : 'Warning: '}${reason} (${ruleId})`;
}

/** GitHub Actions reads these as the ends of a command or of its fields. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** A workflow command that GitHub shows on the line of the pull request. */
export function asAnnotation(file: string, {reason, place, ruleId, fatal}: Problem): string {
  const {line, column} = startOf(place);
  const where = `file=${escapeProperty(file)},line=${line},col=${column}`;
  const title = `title=${escapeProperty(ruleId!)}`;
  return `::${fatal ? 'error' : 'warning'} ${where},${title}::${escapeData(`${reason} (see contributing/rules.md#${ruleId})`)}`;
}
