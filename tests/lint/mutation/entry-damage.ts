import {pick} from '../../sample';
import {type Damage, groupStart, inLine, insertAt, onMatch, plainPlaces, removeAt, splice} from './damage';

const take = (name: string, pattern: RegExp, where: 'group' | 'text' | 'line' = 'line'): Damage =>
  inLine(name, 'entry', (line, random) => {
    const start = groupStart(line);
    const [from, to] = where === 'group' ? [start, line.length] : where === 'text' ? [2, start - 1] : [0, line.length];
    const part = onMatch(line.slice(from, to), pattern, random, (match) =>
      removeAt(line.slice(from, to), match.index, match[0].length),
    );
    return part === undefined ? undefined : line.slice(0, from) + part + line.slice(to);
  });

const put = (name: string, piece: string, before = /./): Damage =>
  inLine(name, 'entry', (line, random) => {
    const place = pick(
      plainPlaces(line).filter((index) => before.test(line[index]!)),
      random,
    );
    return place === undefined ? undefined : insertAt(line, place, piece);
  });

const nextEntry = (lines: readonly string[], at: number): boolean => lines[at + 1]?.startsWith('- ') ?? false;
const LOOK_ALIKE: Readonly<Record<string, string>> = {
  a: 'а',
  c: 'с',
  e: 'е',
  o: 'о',
  p: 'р',
  x: 'х',
  A: 'А',
  C: 'С',
  T: 'Т',
};

/** What a keystroke or a merge does to an entry. */
export const ENTRY_DAMAGE: readonly Damage[] = [
  take('a parenthesis of the reference group lost', /[()]/g, 'group'),
  take('a parenthesis or bracket of the text lost', /[()[\]](?![^`]*`(?:[^`]*`[^`]*`)*[^`]*$)/g, 'text'),
  inLine('a bullet marker doubled', 'entry', (line) => `- ${line}`),
  inLine('a bullet marker lost', 'entry', (line) => line.slice(2)),
  inLine('the space after a bullet marker lost', 'entry', (line) => `-${line.slice(2)}`),
  inLine('another bullet marker', 'entry', (line, random) => `${random() < 0.5 ? '*' : '+'}${line.slice(1)}`),
  inLine('a bullet indented by two', 'entry', (line) => `  ${line}`),
  inLine('a bullet indented by one', 'entry', (line) => ` ${line}`),
  take('a number deleted from its clause', /#\d+/g, 'group'),
  inLine('a digit lost from a pull request', 'entry', (line, random) => {
    const end = / by |; |\)$/.exec(line.slice(groupStart(line)));
    const digit =
      end &&
      pick(
        [...line.slice(0, groupStart(line) + end.index).matchAll(/\d/g)].filter(({index}) => index > groupStart(line)),
        random,
      );
    return digit ? removeAt(line, digit.index) : undefined;
  }),
  inLine('a digit doubled in a number', 'entry', (line, random) =>
    onMatch(line.slice(groupStart(line)), /(?<=#\d*)\d/g, random, (match) =>
      insertAt(line, groupStart(line) + match.index, match[0]),
    ),
  ),
  take('a # lost', /#(?=\d)/g, 'group'),
  take('an @ lost', /@/g, 'group'),
  take('a letter of a handle lost', /(?<=@[\w-]*)[\w-]/g, 'group'),
  take('a comma, semicolon or word of the group lost', /,|;|\bby |closes |see |undo /g, 'group'),
  take('a space of the group lost', / (?=[#@])|(?<=;) /g, 'group'),
  take('a letter of an undo setting lost', /(?<=undo [\w ]*`\w*)\w(?=\w* =)/g, 'group'),
  take('a backtick lost', /`/g),
  take('a quotation mark lost', /"(?![^`]*`(?:[^`]*`[^`]*`)*[^`]*$)/g, 'text'),
  take('the full stop lost', /\.$/g, 'text'),
  // JSON without its J looks like a name, S3 without its S like a number: only people who know them see it.
  take('the first character lost', /^.(?![A-Z\d])/g, 'text'),
  take('the space beside a code span lost', /(?<=\w) (?=`)|(?<=`) (?=\w)/g, 'text'),
  put('a stray {', '{'),
  put('a stray }', '}'),
  put('a stray <', '<', /[^\s]/),
  put('a stray *', '*'),
  put('a stray _', '_'),
  put('a stray :', ':', /[a-z]/),
  put('a stray backtick', '`'),
  put('a stray quotation mark', '"'),
  put('a zero-width character', '\u200B'),
  inLine('a no-break space', 'entry', (line, random) =>
    onMatch(line, / /g, random, ({index}) => insertAt(removeAt(line, index), index, '\u00A0')),
  ),
  inLine('a look-alike letter', 'entry', (line, random) =>
    onMatch(
      line.slice(0, groupStart(line)),
      /(?<=[A-Za-z])[aceopx]|[aceopx](?=[A-Za-z])/g,
      random,
      ({index, 0: letter}) => insertAt(removeAt(line, index), index, LOOK_ALIKE[letter]!),
    ),
  ),
  inLine('a space doubled', 'entry', (line, random) => {
    const place = pick(
      plainPlaces(line).filter((index) => line[index] === ' '),
      random,
    );
    return place === undefined ? undefined : insertAt(line, place, ' ');
  }),
  inLine('a word doubled', 'entry', (line, random) => {
    const words = [...line.matchAll(/(?<=[ (])[A-Za-z]+(?=[ ,.])/g)].filter(({index}) =>
      plainPlaces(line).includes(index),
    );
    const word = pick(words, random);
    return word && insertAt(line, word.index, `${word[0]} `);
  }),
  inLine('white space at the end', 'entry', (line, random) => line + ' '.repeat(1 + Math.floor(random() * 3))),
  splice('an entry pasted twice', 'entry', (lines, at) => ({
    from: at,
    remove: 0,
    insert: [lines[at]!],
    shows: [at, at + 1],
  })),
  splice('an entry lost', 'entry', (_, at) => ({from: at, remove: 1, insert: [], shows: [at, at - 1]})),
  splice('two entries swapped', 'entry', (lines, at) =>
    nextEntry(lines, at) ? {from: at, remove: 2, insert: [lines[at + 1]!, lines[at]!], shows: [at, at + 1]} : undefined,
  ),
  splice('two entries on one line', 'entry', (lines, at, random) =>
    nextEntry(lines, at)
      ? {from: at, remove: 2, insert: [`${lines[at]!}${random() < 0.5 ? ' ' : ''}${lines[at + 1]!}`], shows: [at]}
      : undefined,
  ),
  splice('a line broken in two', 'entry', (lines, at, random) => {
    const place = onMatch(lines[at]!.slice(2), / /g, random, ({index}) => String(index + 2));
    return place === undefined
      ? undefined
      : {
          from: at,
          remove: 1,
          insert: [lines[at]!.slice(0, Number(place)), lines[at]!.slice(Number(place) + 1)],
          shows: [at, at + 1],
        };
  }),
  splice('a blank line between bullets', 'entry', (lines, at) =>
    nextEntry(lines, at) ? {from: at + 1, remove: 0, insert: [''], shows: [at + 1, at + 2]} : undefined,
  ),
  splice('an unfinished merge', 'entry', (lines, at, random) => {
    const other = lines[at]!.replace(/\w+/, 'Other');
    const insert = ['<<<<<<< HEAD', lines[at]!, '=======', other, '>>>>>>> branch'];
    const shown = pick([0, 2, 4], random)!;
    return {from: at, remove: 1, insert, shows: [at + shown]};
  }),
  splice('half of an unfinished merge', 'entry', (_, at, random) => ({
    from: at,
    remove: 0,
    insert: [pick(['<<<<<<< HEAD', '=======', '>>>>>>> branch'], random)!],
    shows: [at],
  })),
];
