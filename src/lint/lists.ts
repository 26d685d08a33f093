import type {Name} from '../changelog/model/named-items';
import {lineNames, readAuthors, readNames} from '../changelog/parse/lists';
import type {Problem} from '../changelog/parse/problems';
import {collector} from '../changelog/parse/problems';
import {asErrors} from './findings';
import type {Finding} from './rule';

/** The order of `authors.yml` and `names.yml`: alphabetical, capitals beside their small letters. */
export function byName(a: string, b: string): number {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()];
  if (left !== right) return left < right ? -1 : 1;
  return a < b ? -1 : Number(a > b);
}

/** Holds the names of some lines to the order; each line's name stands at its index. */
function checkOrder(names: readonly (string | undefined)[]): Problem[] {
  const {problems, report} = collector();
  let before: string | undefined;
  for (const [index, name] of names.entries()) {
    if (name === undefined) continue;
    const place = {line: index + 1, column: 1};
    if (before !== undefined && byName(before, name) === 0)
      report(`Unexpected "${name}" a second time, expected it once`, place, 'lists');
    else if (before !== undefined && byName(before, name) > 0)
      report(
        `Unexpected "${name}" after "${before}", expected alphabetical order: run \`npm run fix\``,
        place,
        'lists',
      );
    before = name;
  }
  return problems;
}

/** Holds `authors.yml` to its form and order, and gives what it says. */
export function lintAuthors(text: string): {findings: Finding[]; authors: Record<string, string>} {
  const {authors, problems} = readAuthors(text);
  return {findings: asErrors([...problems, ...checkOrder(lineNames(text))]), authors};
}

/** Holds `names.yml` to its form and the order of each of its lists, and gives what it says. */
export function lintNames(text: string): {findings: Finding[]; names: Name[]} {
  const {names, problems} = readNames(text);
  const lines = lineNames(text);
  const kinds = text.split('\n').flatMap((line, index) => (/^\S+:/.test(line) ? [index] : []));
  const order = [-1, ...kinds].flatMap((kind, index) =>
    checkOrder(lines.map((name, at) => (at > kind && at < (kinds[index] ?? lines.length) ? name : undefined))),
  );
  return {findings: asErrors([...problems, ...order]), names};
}
