import {load} from 'js-yaml';
import {VFileMessage} from 'vfile-message';
import {NAME_KINDS, type Name, type NameKind} from '../changelog/names';
import {didYouMean} from '../changelog/nearest';
import type {Finding} from './rule';

/** The order of `authors.yml` and `names.yml`: alphabetical, capitals beside their small letters. */
export function byName(a: string, b: string): number {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()];
  if (left !== right) return left < right ? -1 : 1;
  return a < b ? -1 : Number(a > b);
}

type Add = (line: number, reason: string, hint?: string) => void;

function collect(): {findings: Finding[]; add: Add} {
  const findings: Finding[] = [];
  const add: Add = (line, reason, hint) => {
    const finding = new VFileMessage(hint ? `${reason}: ${hint}` : reason, {place: {line, column: 1}, ruleId: 'lists', source: 'changelog'});
    finding.fatal = true;
    finding.url = 'CONTRIBUTING.md#lists';
    findings.push(finding);
  };
  return {findings, add};
}

/** Reads YAML; what is wrong with it is added, and stands for nothing. */
function read(text: string, add: Add): Record<string, unknown> {
  try {
    const value = load(text) ?? {};
    if (typeof value === 'object' && !Array.isArray(value)) return value as Record<string, unknown>;
    add(1, 'Unexpected content, expected lines like "key: value"');
  } catch (error) {
    const {mark, reason} = error as {mark?: {line: number}; reason?: string};
    add((mark?.line ?? 0) + 1, `Unexpected content (${reason ?? 'no YAML'}), expected YAML`);
  }
  return {};
}

/** The key or list item of each line, undefined where a line has none. */
function lineNames(text: string): (string | undefined)[] {
  return text.split('\n').map((line) => /^(?: *- )?(?:'([^']*)'|"([^"]*)"|([^\s#'"][^:]*?))(?::(?: |$).*)?$/.exec(line.trimEnd())?.slice(1).find((part) => part !== undefined));
}

function checkOrder(names: readonly (string | undefined)[], add: Add): void {
  let before: string | undefined;
  for (const [index, name] of names.entries()) {
    if (name === undefined) continue;
    if (before !== undefined && byName(before, name) === 0) add(index + 1, `Unexpected "${name}" a second time, expected it once`);
    else if (before !== undefined && byName(before, name) > 0) add(index + 1, `Unexpected "${name}" after "${before}", expected alphabetical order: run \`npm run fix\``);
    before = name;
  }
}

/** Holds `authors.yml` to its form and gives what it says. */
export function lintAuthors(text: string): {findings: Finding[]; authors: Record<string, string>} {
  const {findings, add} = collect();
  const lines = lineNames(text);
  const authors = read(text, add);
  for (const [handle, name] of Object.entries(authors)) {
    if (typeof name !== 'string' || name.trim() === '') {
      add(lines.indexOf(handle) + 1 || 1, `Unexpected ${name === '' ? 'blank' : JSON.stringify(name)} as the name of ${handle}, expected the display name in quotes, as its profile has it`);
    }
  }
  checkOrder(lines, add);
  return {findings, authors: authors as Record<string, string>};
}

/** Holds `names.yml` to its form and gives what it says. */
export function lintNames(text: string): {findings: Finding[]; names: Name[]} {
  const {findings, add} = collect();
  const lines = lineNames(text);
  const isKind = (line: string): boolean => /^\S+:/.test(line);
  const names: Name[] = [];
  for (const [kind, list] of Object.entries(read(text, add))) {
    const line = text.split('\n').findIndex((each) => each.startsWith(`${kind}:`)) + 1 || 1;
    if (!Object.hasOwn(NAME_KINDS, kind)) add(line, `Unexpected kind "${kind}", expected one of: ${Object.keys(NAME_KINDS).join(', ')}`, didYouMean(kind, Object.keys(NAME_KINDS)));
    else if (!Array.isArray(list)) add(line, `Unexpected content of "${kind}", expected a list of names`);
    else {
      for (const name of list as unknown[]) {
        if (typeof name === 'string') names.push({kind: kind as NameKind, name});
        else add(line, `Unexpected ${JSON.stringify(name)} in "${kind}", expected text: put quotes around it`);
      }
    }
  }
  let section: (string | undefined)[] = lines.map(() => undefined);
  for (const [index, line] of text.split('\n').entries()) {
    if (isKind(line)) {
      checkOrder(section, add);
      section = lines.map(() => undefined);
    } else section[index] = lines[index];
  }
  checkOrder(section, add);
  return {findings, names};
}
