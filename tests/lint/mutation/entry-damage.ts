import {pick} from '../../sample';
import {change, type Damage, splice} from './damage';

/** Outside of code spans. */
const NO_CODE = /(?![^`]*`(?:[^`]*`[^`]*`)*[^`]*$)/.source;
const LATIN = 'aceopxACT';
const CYRILLIC = 'асеорхАСТ';

const isBullet = (line: string | undefined): boolean => line?.startsWith('- ') ?? false;

/** What a keystroke or a merge does to an entry. */
export const ENTRY_DAMAGE: readonly Damage[] = [
  change('a parenthesis of the reference group lost', 'entry', /[()]/g, '', 'group'),
  change('a parenthesis or bracket of the text lost', 'entry', new RegExp(`[()[\\]]${NO_CODE}`, 'g'), '', 'text'),
  change('a bullet marker doubled', 'entry', /^/g, '- '),
  change('a bullet marker lost', 'entry', /^- /g, ''),
  change('the space after a bullet marker lost', 'entry', /(?<=^-) /g, ''),
  change('another bullet marker', 'entry', /^-/g, (_, random) => (random() < 0.5 ? '*' : '+')),
  change('a bullet indented by two', 'entry', /^/g, '  '),
  change('a bullet indented by one', 'entry', /^/g, ' '),
  change('a number deleted from its clause', 'entry', /#\d+/g, '', 'group'),
  change('a digit lost from a pull request', 'entry', /(?<=^\([#\d, ]*)\d/g, '', 'group'),
  change('a digit doubled in a number', 'entry', /(?<=#\d*)\d/g, (digit) => digit + digit, 'group'),
  change('a # lost', 'entry', /#(?=\d)/g, '', 'group'),
  change('an @ lost', 'entry', /@/g, '', 'group'),
  change('a letter of a handle lost', 'entry', /(?<=@[\w-]*)[\w-]/g, '', 'group'),
  change('a comma, semicolon or word of the group lost', 'entry', /,|;|\bby |closes |see |undo /g, '', 'group'),
  change('a space of the group lost', 'entry', / (?=[#@])|(?<=;) /g, '', 'group'),
  change('a letter of an undo setting lost', 'entry', /(?<=undo [\w ]*`\w*)\w(?=\w* =)/g, '', 'group'),
  change('a backtick lost', 'entry', /`/g, ''),
  change('a quotation mark lost', 'entry', new RegExp(`"${NO_CODE}`, 'g'), '', 'text'),
  change('the full stop lost', 'entry', /\.$/g, '', 'text'),
  // JSON without its J looks like a name, S3 without its S like a number: only people who know them see it.
  change('the first character lost', 'entry', /^.(?![A-Z\d])/g, '', 'text'),
  change('the space beside a code span lost', 'entry', /(?<=\w) (?=`)|(?<=`) (?=\w)/g, '', 'text'),
  ...['{', '}', '*', '_', '`', '"', '\u200B'].map((sign) =>
    change(`a stray ${sign === '\u200B' ? 'zero-width character' : sign}`, 'entry', /(?=.)/g, sign, 'plain'),
  ),
  change('a stray <', 'entry', /(?=\S)/g, '<', 'plain'),
  change('a stray :', 'entry', /(?=[a-z])/g, ':', 'plain'),
  change('a no-break space', 'entry', / /g, '\u00A0'),
  change(
    'a look-alike letter',
    'entry',
    /(?<=[A-Za-z])[aceopx]|[aceopx](?=[A-Za-z])/g,
    (letter) => CYRILLIC[LATIN.indexOf(letter)]!,
    'text',
  ),
  change('a space doubled', 'entry', / /g, '  ', 'plain'),
  change('a word doubled', 'entry', /(?<=[ (])[A-Za-z]+(?=[ ,.])/g, (word) => `${word} ${word}`, 'plain'),
  change('white space at the end', 'entry', /$/g, (_, random) => ' '.repeat(1 + Math.floor(random() * 3))),
  splice('an entry pasted twice', 'entry', (lines, at) => ({insert: [lines[at]!], shows: [0, 1]})),
  splice('an entry lost', 'entry', () => ({remove: 1, shows: [0, -1]})),
  splice('two entries swapped', 'entry', (lines, at) =>
    isBullet(lines[at + 1]) ? {remove: 2, insert: [lines[at + 1]!, lines[at]!], shows: [0, 1]} : undefined,
  ),
  splice('two entries on one line', 'entry', (lines, at, random) =>
    isBullet(lines[at + 1])
      ? {remove: 2, insert: [`${lines[at]!}${random() < 0.5 ? ' ' : ''}${lines[at + 1]!}`], shows: [0]}
      : undefined,
  ),
  splice('a line broken in two', 'entry', (lines, at, random) => {
    const words = lines[at]!.split(' ');
    const place = 2 + Math.floor(random() * (words.length - 2));
    return {remove: 1, insert: [words.slice(0, place).join(' '), words.slice(place).join(' ')], shows: [0, 1]};
  }),
  splice('a blank line between bullets', 'entry', (lines, at) =>
    isBullet(lines[at + 1]) ? {remove: 1, insert: [lines[at]!, ''], shows: [1, 2]} : undefined,
  ),
  splice('an unfinished merge', 'entry', (lines, at, random) => {
    const other = lines[at]!.replace(/\w+/, 'Other');
    const insert = ['<<<<<<< HEAD', lines[at]!, '=======', other, '>>>>>>> branch'];
    return {remove: 1, insert, shows: [pick([0, 2, 4], random)!]};
  }),
  splice('half of an unfinished merge', 'entry', (_lines, _at, random) => ({
    insert: [pick(['<<<<<<< HEAD', '=======', '>>>>>>> branch'], random)!],
    shows: [0],
  })),
];
