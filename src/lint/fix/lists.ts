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

/** What a handle's line is until someone knows the name. */
function blankAuthor(handle: string): string {
  const otherInYaml = /^[\d-]|^(?:null|true|false|yes|no|on|off|y|n)$/i.test(handle);
  return `${otherInYaml ? `'${handle}'` : handle}: "" # the display name of github.com/${handle}`;
}

/**
 * Adds handles to `authors.yml`, each with a blank for the name. Those near a known one are doubtful, since they may be
 * slips: a person decides.
 */
export function addAuthors(
  text: string,
  known: readonly string[],
  handles: Iterable<string>,
): {text: string; added: string[]; doubtful: {handle: string; near: string}[]} {
  const added: string[] = [];
  const doubtful: {handle: string; near: string}[] = [];
  for (const handle of new Set(handles)) {
    if (known.includes(handle)) continue;
    const near = nearest(handle, known);
    if (near === undefined) added.push(handle);
    else doubtful.push({handle, near});
  }
  const lines = added.map(blankAuthor);
  return {text: lines.length ? sortList(`${text.trimEnd()}\n${lines.join('\n')}\n`) : text, added, doubtful};
}
