import type {Name} from '../changelog/model/named-items';
import {lineNames, readAuthors, readNames} from '../changelog/parse/lists';
import {collector, type Problem} from '../changelog/parse/problems';
import {asFindings} from './findings';
import type {Finding} from './rule';

/** The order of `authors.yml` and `names.yml`: alphabetical, capitals beside their small letters. */
export function byName(a: string, b: string): number {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()];
  if (left !== right) return left < right ? -1 : 1;
  return a < b ? -1 : Number(a > b);
}

/** Holds the names of a list's lines to the order, which begins anew at each line that is a heading. */
function checkOrder(text: string, heading?: RegExp): Problem[] {
  const {problems, report} = collector();
  const lines = text.split('\n');
  let before: string | undefined;
  for (const [index, name] of lineNames(text).entries()) {
    const isHeading = heading?.test(lines[index]!);
    const order = isHeading || before === undefined || name === undefined ? -1 : byName(before, name);
    if (order >= 0)
      report(
        order === 0
          ? `Unexpected "${name}" a second time, expected it once`
          : `Unexpected "${name}" after "${before}", expected alphabetical order: run \`npm run fix\``,
        {line: index + 1, column: 1},
        'lists',
      );
    before = isHeading ? undefined : (name ?? before);
  }
  return problems;
}

/** Holds `authors.yml` to its form and order, and gives what it says. */
export function lintAuthors(text: string): {findings: Finding[]; authors: Record<string, string>} {
  const {authors, problems} = readAuthors(text);
  return {findings: asFindings([...problems, ...checkOrder(text)]), authors};
}

/** Holds `names.yml` to its form and the order of each of its lists, and gives what it says. */
export function lintNames(text: string): {findings: Finding[]; names: Name[]} {
  const {names, problems} = readNames(text);
  return {findings: asFindings([...problems, ...checkOrder(text, /^\S+:/)]), names};
}
