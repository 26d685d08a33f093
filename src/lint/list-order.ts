import type {Catalogue} from '../changelog/defaults/catalogue';
import type {Name} from '../changelog/model/named-items';
import {listedNames, readAuthors, readNames} from '../changelog/parse/lists';
import {collector, type Problem} from '../changelog/parse/problems';
import {asFindings} from './findings';
import type {Finding} from './rule';
import {checkServerNames} from './server-names';

/** The order of `authors.yml` and `names.yml`: alphabetical, capitals beside their small letters. */
export function byName(a: string, b: string): number {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()];
  if (left !== right) return left < right ? -1 : 1;
  return a < b ? -1 : Number(a > b);
}

/** Reports each name that is not in alphabetical order; `readAuthors` and `readNames` report duplicates. */
function checkOrder(text: string): Problem[] {
  const {problems, report} = collector();
  for (const names of listedNames(text)) {
    for (const [index, {name, start}] of names.entries()) {
      const before = names[index - 1]?.name;
      if (before !== undefined && byName(before, name) > 0)
        report(
          `Unexpected "${name}" after "${before}", expected alphabetical order: run \`npm run fix\``,
          start,
          'lists',
        );
    }
  }
  return problems;
}

/** Checks the form and order of `authors.yml`, and gives its authors. */
export function lintAuthors(text: string): {findings: Finding[]; authors: Record<string, string>} {
  const {authors, problems} = readAuthors(text);
  return {findings: asFindings([...problems, ...checkOrder(text)]), authors};
}

/**
 * Checks the form of `names.yml`, the order of each of its lists and, if the catalogue is given, what the server knows;
 * gives its names.
 */
export function lintNames(text: string, catalogue?: Catalogue): {findings: Finding[]; names: Name[]} {
  const {names, problems} = readNames(text);
  const unknown = catalogue ? checkServerNames(names, catalogue) : [];
  return {
    findings: asFindings([...problems, ...checkOrder(text), ...unknown]),
    names: names.map(({kind, name}) => ({kind, name})),
  };
}
