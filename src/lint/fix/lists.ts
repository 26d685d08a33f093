import {nearest} from '../../changelog/model/nearest';
import {byName} from '../lists';

/** The part of a line of YAML that it is sorted by. */
function key(line: string): string {
  return line
    .trim()
    .replace(/^- /, '')
    .replace(/^'([^']*)'.*$|^"([^"]*)".*$/, '$1$2')
    .replace(/: .*$|:$/, '');
}

/** Sorts each run of lines that hold a name; comments, blank lines and the lines that begin a list stay. */
export function sortList(text: string): string {
  const lines = text.split('\n');
  const name = lines.some((line) => /^ *- /.test(line)) ? /^ *- \S/ : /^[^\s#-].*: ?\S/;
  const result: string[] = [];
  for (let at = 0; at < lines.length; ) {
    let end = at;
    while (end < lines.length && name.test(lines[end]!)) end++;
    if (end === at) result.push(lines[at++]!);
    else {
      const unique = [...new Set(lines.slice(at, end).map((line) => line.trimEnd()))];
      result.push(...unique.toSorted((a, b) => byName(key(a), key(b))));
      at = end;
    }
  }
  return result.join('\n');
}

/** The line of an author; one whose name is not known has a blank to be filled in. JSON is YAML too. */
export function authorLine(handle: string, name: string | undefined): string {
  const line = `${JSON.stringify(handle)}: ${JSON.stringify(name ?? '')}`;
  return name === undefined ? `${line} # the display name of github.com/${handle}` : line;
}

/**
 * Adds handles to `authors.yml`, each with its name or a blank. A handle near a known one may be a slip, so it is
 * doubtful, and a person decides.
 */
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
