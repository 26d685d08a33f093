import {NAME_KINDS, type Name} from '../../changelog/model/named-items';
import {nearest} from '../../changelog/model/nearest';
import {compareVersions} from '../../changelog/model/versions';

/** The order of the lists: alphabetical, capitals next to their small letters. */
function byName(a: string, b: string): number {
  const [left = '', right = ''] = [a, b].map((name) => `${name.toLowerCase()}\t${name}`);
  return left < right ? -1 : Number(left > right);
}

/** Sorts the lines of a file by their cells and removes duplicates; its comments come first. */
const sortLines =
  (compare: (a: readonly string[], b: readonly string[]) => number) =>
  (text: string): string => {
    // Only a person can choose between the sides of a merge.
    if (/^<{7} /m.test(text)) return text;
    const lines = [...new Set(text.split('\n').filter(Boolean))];
    const rows = lines.filter((line) => !line.startsWith('#')).map((line) => line.split('\t'));
    const sorted = rows.toSorted(compare).map((cells) => cells.join('\t'));
    return [...lines.filter((line) => line.startsWith('#')), ...sorted, ''].join('\n');
  };

/** Words, and tables whose first column says what a line is about. */
export const sortList = sortLines(([a = ''], [b = '']) => byName(a, b));
const KINDS = Object.keys(NAME_KINDS);
/** `names.tsv`, by kind. */
export const sortNames = sortLines(
  ([kind = '', a = ''], [other = '', b = '']) => KINDS.indexOf(kind) - KINDS.indexOf(other) || byName(a, b),
);
/** `errors.tsv`, by pull request. */
export const sortMessages = sortLines(([a], [b]) => Number(a) - Number(b));
/** `requires/2026.tsv`, the newest release first; before them what cannot be read. */
export const sortRequires = sortLines((a, b) => {
  const [left, right] = [a, b].map(([release = '']) => (/^\d\d\.\d{1,2}$/.test(release) ? release : '99.12'));
  return compareVersions(right!, left!);
});

/** Adds names to `names.tsv`. */
export function addNames(text: string, names: readonly Name[]): string {
  return sortNames([text, ...names.map(({kind, name}) => `${kind}\t${name}`)].join('\n'));
}

/** Adds handles to `authors.tsv`. One that is near a known handle may be a typo: lint tells it, and a person decides. */
export function addAuthors(
  text: string,
  handles: Iterable<string>,
  names: ReadonlyMap<string, string>,
): {text: string; added: string[]} {
  const known = text.split('\n').flatMap((line) => line.split('\t')[0] || []);
  const added = [...new Set(handles)].filter(
    (handle) => !known.includes(handle) && nearest(handle, known) === undefined,
  );
  const lines = added.map((handle) => [handle, names.get(handle) ?? []].flat().join('\t'));
  return {text: sortList([text, ...lines].join('\n')), added};
}
