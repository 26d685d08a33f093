import {pick} from '../../sample';
import {change, type Damage, splice} from './damage';

const ID = /\{\/\* #([\w-]+) \*\/\}$/;

/** The line after a heading's block: the next heading of that depth or higher, or the end of the releases. */
function blockEnd(lines: readonly string[], at: number): number {
  const depth = /^#+/.exec(lines[at]!)![0].length;
  const isEnd = new RegExp(`^(?:---$|#{2,${depth}} )`);
  const end = lines.findIndex((line, index) => index > at && isEnd.test(line));
  return end === -1 ? lines.length : end;
}

const headings = (target: 'section' | 'release', letter: RegExp, begin: string): Damage[] => [
  change(`the heading of a ${target} at the wrong level`, target, /^#/g, (_, random) => (random() < 0.5 ? '##' : '')),
  change(`a letter of the heading of a ${target} lost`, target, letter, ''),
  change(`the id of a ${target} lost`, target, / \{\/\*.*$/g, ''),
  change(`a character of the id of a ${target} lost`, target, /(?<=\{.*)[^\s](?=.*$)|\}$|(?<=\s)\{/g, ''),
  splice(`an id pasted twice (${target})`, target, (lines, at, random) => {
    const others = lines.filter((line, index) => index !== at && ID.test(line) && line.startsWith('##'));
    const other = ID.exec(pick(others, random) ?? '')?.[0];
    return other ? {remove: 1, insert: [lines[at]!.replace(ID, () => other)], shows: [0]} : undefined;
  }),
  splice(`the heading of a ${target} lost`, target, () => ({remove: 2, shows: [-2, -1, 0]})),
  splice(`a ${target} pasted twice`, target, (lines, at) => {
    const block = lines.slice(at, blockEnd(lines, at));
    return {insert: block, shows: [0, block.length]};
  }),
  splice(`two ${target}s swapped`, target, (lines, at) => {
    const middle = blockEnd(lines, at);
    if (!lines[middle]?.startsWith(begin)) return undefined;
    const end = blockEnd(lines, middle);
    const insert = [...lines.slice(middle, end), ...lines.slice(at, middle)];
    return {remove: end - at, insert, shows: [0, end - middle]};
  }),
];

/** What a keystroke or a merge does to headings, blank lines and front matter. */
export const FRAME_DAMAGE: readonly Damage[] = [
  ...headings('section', /(?<=^### .*)[A-Za-z](?=.* \{)/g, '### '),
  ...headings('release', /(?<=^## .*)[\w.,-](?=.* \{)/g, '## ClickHouse'),
  change('a digit of a version or date lost', 'release', /(?<=release [\d.]*)\d|(?<=, [\d-]*)\d/g, ''),
  change('a date of another month', 'release', /(?<=-)\d\d(?=-)/g, (month, random) =>
    String(((Number(month) + 1 + Math.floor(random() * 9)) % 12) + 1).padStart(2, '0'),
  ),
  change('the date of a release lost', 'release', /, \d{4}-\d\d-\d\d/g, ''),
  change('the LTS mark lost or put', 'release', /( LTS)?,/g, (found) => (found === ',' ? ' LTS,' : ',')),
  splice('a blank line lost', 'blank', () => ({remove: 1, shows: [-1, 0]})),
  splice('a blank line doubled', 'blank', () => ({insert: [''], shows: [-1, 0, 1, 2]})),
  splice('a line of --- in a blank place', 'blank', () => ({
    remove: 1,
    insert: ['', '---', ''],
    shows: [-1, 0, 1, 2, 3],
  })),
  splice('a line of front matter lost', 'front', () => ({remove: 1, shows: [-1, 0]})),
  splice('a line of front matter doubled', 'front', (lines, at) => ({insert: [lines[at]!], shows: [-1, 0, 1]})),
  change('a letter of a key of the front matter lost', 'front', /(?<=^\w*)\w(?=\w*:)/g, ''),
  change('a colon, quote or hyphen of the front matter lost', 'front', /(?<=^\w+):|^-|'/g, ''),
  change('a digit of the front matter lost', 'front', /(?<=^(?:title|slug|sidebar\w+): .*)\d/g, ''),
  change('a stray { or < in a heading', 'section', /(?<=^### .*)(?=[A-Z].* \{)/g, (_, random) =>
    random() < 0.5 ? '{' : '<',
  ),
];
