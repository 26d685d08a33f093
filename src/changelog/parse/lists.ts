import {load} from 'js-yaml';
import {NAME_KINDS, type Name, type NameKind} from '../model/named-items';
import {didYouMean} from '../model/nearest';
import {collector, type Problem} from './problems';

type Add = (line: number, reason: string, hint?: string) => void;

function collect(): {problems: Problem[]; add: Add} {
  const {problems, report} = collector();
  return {problems, add: (line, reason, hint) => report(reason, {line, column: 1}, 'lists', hint)};
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
export function lineNames(text: string): (string | undefined)[] {
  return text.split('\n').map((line) =>
    /^(?: *- )?(?:'([^']*)'|"([^"]*)"|([^\s#'"][^:]*?))(?::(?: |$).*)?$/
      .exec(line.trimEnd())
      ?.slice(1)
      .find((part) => part !== undefined),
  );
}

/** Reads `authors.yml`, display names by handle; what is wrong with it is in `problems`, with its line. */
export function readAuthors(text: string): {authors: Record<string, string>; problems: Problem[]} {
  const {problems, add} = collect();
  const lines = lineNames(text);
  const authors = read(text, add);
  for (const [handle, name] of Object.entries(authors)) {
    if (typeof name === 'string' && name.trim() !== '') continue;
    add(
      lines.indexOf(handle) + 1 || 1,
      `Unexpected ${name === '' ? 'blank' : JSON.stringify(name)} as the name of ${handle}, ` +
        'expected the display name in quotes, as its profile has it',
    );
  }
  return {authors: authors as Record<string, string>, problems};
}

/** Reads `names.yml`, lists of named items by kind; what is wrong with it is in `problems`, with its line. */
export function readNames(text: string): {names: Name[]; problems: Problem[]} {
  const {problems, add} = collect();
  const names: Name[] = [];
  for (const [kind, list] of Object.entries(read(text, add))) {
    const line = text.split('\n').findIndex((each) => each.startsWith(`${kind}:`)) + 1 || 1;
    if (!Object.hasOwn(NAME_KINDS, kind))
      add(
        line,
        `Unexpected kind "${kind}", expected one of: ${Object.keys(NAME_KINDS).join(', ')}`,
        didYouMean(kind, Object.keys(NAME_KINDS)),
      );
    else if (!Array.isArray(list)) add(line, `Unexpected content of "${kind}", expected a list of names`);
    else {
      for (const name of list as unknown[]) {
        if (typeof name === 'string') names.push({kind: kind as NameKind, name});
        else add(line, `Unexpected ${JSON.stringify(name)} in "${kind}", expected text: put quotes around it`);
      }
    }
  }
  return {names, problems};
}
