import {listedNames} from '../changelog/parse/lists';
import {type Problem, ruleCollector} from '../changelog/parse/problems';

/** The order of the lists: alphabetical, capitals next to their small letters. */
export function byName(a: string, b: string): number {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()];
  if (left !== right) return left < right ? -1 : 1;
  return a < b ? -1 : Number(a > b);
}

/** Reports each name that is not in alphabetical order; `readAuthors` and `readNames` report duplicates. */
export function checkOrder(text: string): Problem[] {
  const {problems, report} = ruleCollector('lists');
  for (const names of listedNames(text)) {
    for (const [index, {name, start}] of names.entries()) {
      const before = names[index - 1]?.name;
      if (before !== undefined && byName(before, name) > 0)
        report(`"${name}" after "${before}", expected alphabetical order: run \`npm run fix\``, start);
    }
  }
  return problems;
}
