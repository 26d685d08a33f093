import type {Name} from '../../changelog/model/named-items';
import {nearest} from '../../changelog/model/nearest';
import {compareVersions} from '../../changelog/model/versions';
import {listedNames} from '../../changelog/parse/lists';

/** The order of the lists: alphabetical, capitals next to their small letters. */
function byName(a: string, b: string): number {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()];
  if (left !== right) return left < right ? -1 : 1;
  return a < b ? -1 : Number(a > b);
}

/** Sorts the lines of each list of names and removes duplicates; comments and blank lines keep their places. */
export function sortList(text: string): string {
  const lines: (string | undefined)[] = text.split('\n');
  for (const names of listedNames(text)) {
    const byLine = new Map(names.map(({name, start}) => [lines[start.line - 1]!.trimEnd(), name]));
    const sorted = [...byLine].toSorted(([, a], [, b]) => byName(a, b));
    for (const [index, {start}] of names.entries()) lines[start.line - 1] = sorted[index]?.[0];
  }
  return lines.filter((line) => line !== undefined).join('\n');
}

/** Sorts the lines of a file and removes duplicates; its comments come first. */
const sortLines =
  (compare: (a: string, b: string) => number) =>
  (text: string): string => {
    const lines = [...new Set(text.split('\n').filter(Boolean))];
    const comments = lines.filter((line) => line.startsWith('#'));
    return [...comments, ...lines.filter((line) => !line.startsWith('#')).toSorted(compare), ''].join('\n');
  };

export const sortWords = sortLines(byName);
/** `errors.tsv`, by pull request. */
export const sortMessages = sortLines((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
/** `requires/2026.tsv`, the newest release first; before them what cannot be read. */
export const sortRequires = sortLines((a, b) => {
  const [left = '99.12', right = '99.12'] = [a, b].map((line) => /^\d\d\.\d{1,2}(?=\t)/.exec(line)?.[0]);
  return compareVersions(right, left);
});

/** Adds names to `names.yml`, each to the list of its kind if the file has one. */
export function addNames(text: string, names: readonly Name[]): string {
  const lines = text.split('\n').flatMap((line) => {
    const kind = /^([a-z-]+):$/.exec(line)?.[1];
    return [line, ...names.filter((name) => name.kind === kind).map(({name}) => `  - ${name}`)];
  });
  return names.length > 0 ? sortList(lines.join('\n')) : text;
}

/** What stands beside a handle in place of a name. */
const UNNAMED = '# TODO: the display name of';

/** The line of an author, by the handle until a person writes the name. JSON strings are YAML too. */
export function authorLine(handle: string, name: string | undefined): string {
  const line = `${JSON.stringify(handle)}: ${JSON.stringify(name ?? handle)}`;
  return name === undefined ? `${line} ${UNNAMED} github.com/${handle}` : line;
}

/** Adds handles to `authors.yml`. One near a known handle may be a typo: it is `doubtful`, for a person to decide. */
export function addAuthors(
  text: string,
  known: readonly string[],
  handles: Iterable<string>,
  names: ReadonlyMap<string, string>,
): {text: string; added: string[]; doubtful: {handle: string; near: string}[]} {
  const added: string[] = [];
  const doubtful: {handle: string; near: string}[] = [];
  for (const handle of new Set(handles)) {
    if (known.includes(handle)) continue;
    const near = nearest(handle, known);
    if (near === undefined) added.push(handle);
    else doubtful.push({handle, near});
  }
  const lines = added.map((handle) => authorLine(handle, names.get(handle)));
  return {text: lines.length ? sortList(`${text.trimEnd()}\n${lines.join('\n')}\n`) : text, added, doubtful};
}
