import {pick} from '../../sample';
import {type Damage, inLine, insertAt, onMatch, removeAt, splice} from './damage';

const take = (name: string, target: 'section' | 'release' | 'front', pattern: RegExp): Damage =>
  inLine(name, target, (line, random) =>
    onMatch(line, pattern, random, (match) => removeAt(line, match.index, match[0].length)),
  );

const ID = /\{\/\* #([\w-]+) \*\/\}$/;

/** The line after a heading's block: the next heading of that depth or higher, or the end of the releases. */
function blockEnd(lines: readonly string[], at: number): number {
  const depth = /^#+/.exec(lines[at]!)![0].length;
  const end = lines.findIndex(
    (line, index) =>
      index > at && (/^---$/.test(line) || (/^#{2,}/.test(line) && /^#+/.exec(line)![0].length <= depth)),
  );
  return end === -1 ? lines.length : end;
}

const swapped = (name: string, target: 'section' | 'release'): Damage =>
  splice(name, target, (lines, at) => {
    const middle = blockEnd(lines, at);
    if (!lines[middle]?.startsWith(lines[at]!.startsWith('###') ? '### ' : '## ClickHouse')) return undefined;
    const end = blockEnd(lines, middle);
    return {
      from: at,
      remove: end - at,
      insert: [...lines.slice(middle, end), ...lines.slice(at, middle)],
      shows: [at, at + end - middle],
    };
  });

const headings = (target: 'section' | 'release', what: string): Damage[] => [
  inLine(`the heading of a ${what} at the wrong level`, target, (line, random) =>
    random() < 0.5 ? `#${line}` : line.slice(1),
  ),
  take(
    `a letter of the heading of a ${what} lost`,
    target,
    target === 'section' ? /(?<=^### .*)[A-Za-z](?=.* \{)/g : /(?<=^## .*)[\w.,-](?=.* \{)/g,
  ),
  inLine(`the id of a ${what} lost`, target, (line) => line.replace(/ \{\/\*.*$/, '')),
  take(`a character of the id of a ${what} lost`, target, /(?<=\{.*)[^\s](?=.*$)|\}$|(?<=\s)\{/g),
  splice(`an id pasted twice (${what})`, target, (lines, at, random) => {
    const others = lines.filter((line, index) => index !== at && ID.test(line) && line.startsWith('##'));
    const other = ID.exec(pick(others, random) ?? '')?.[0];
    return other === undefined
      ? undefined
      : {from: at, remove: 1, insert: [lines[at]!.replace(ID, () => other)], shows: [at]};
  }),
  splice(`the heading of a ${what} lost`, target, (_, at) => ({
    from: at,
    remove: 2,
    insert: [],
    shows: [at - 2, at - 1, at],
  })),
  splice(`a ${what} pasted twice`, target, (lines, at) => {
    const end = blockEnd(lines, at);
    return {from: at, remove: 0, insert: lines.slice(at, end), shows: [at, end]};
  }),
  swapped(`two ${what}s swapped`, target),
];

/** What a keystroke or a merge does to headings, blank lines and front matter. */
export const FRAME_DAMAGE: readonly Damage[] = [
  ...headings('section', 'section'),
  ...headings('release', 'release'),
  inLine('a digit of a version or date lost', 'release', (line, random) =>
    onMatch(line, /(?<=release [\d.]*)\d|(?<=, [\d-]*)\d/g, random, ({index}) => removeAt(line, index)),
  ),
  inLine('a date of another month', 'release', (line, random) =>
    line.replace(
      /-(\d\d)-/,
      (_, month: string) => `-${String(((Number(month) + 1 + Math.floor(random() * 9)) % 12) + 1).padStart(2, '0')}-`,
    ),
  ),
  inLine('the date of a release lost', 'release', (line) => line.replace(/, \d{4}-\d\d-\d\d/, '')),
  inLine('the LTS mark lost or put', 'release', (line) =>
    line.includes(' LTS') ? line.replace(' LTS', '') : line.replace(',', ' LTS,'),
  ),
  splice('a blank line lost', 'blank', (_, at) => ({from: at, remove: 1, insert: [], shows: [at - 1, at]})),
  splice('a blank line doubled', 'blank', (_, at) => ({
    from: at,
    remove: 0,
    insert: [''],
    shows: [at - 1, at, at + 1, at + 2],
  })),
  splice('a line of --- in a blank place', 'blank', (_, at) => ({
    from: at,
    remove: 1,
    insert: ['', '---', ''],
    shows: [at - 1, at, at + 1, at + 2, at + 3],
  })),
  splice('a line of front matter lost', 'front', (_, at) => ({from: at, remove: 1, insert: [], shows: [at - 1, at]})),
  splice('a line of front matter doubled', 'front', (lines, at) => ({
    from: at,
    remove: 0,
    insert: [lines[at]!],
    shows: [at - 1, at, at + 1],
  })),
  take('a letter of a key of the front matter lost', 'front', /(?<=^\w*)\w(?=\w*:)/g),
  take('a colon, quote or hyphen of the front matter lost', 'front', /(?<=^\w+):|^-|'/g),
  take('a digit of the front matter lost', 'front', /(?<=^(?:title|slug|sidebar\w+): .*)\d/g),
  inLine('a stray { or < in a heading', 'section', (line, random) =>
    onMatch(line, /(?<=^### .*)[A-Z](?=.* \{)/g, random, ({index}) =>
      insertAt(line, index, random() < 0.5 ? '{' : '<'),
    ),
  ),
];
