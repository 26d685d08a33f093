import {expect, it} from 'vitest';
import {readPaste} from '../../src/changelog/paste/paste';
import {verdictLine} from '../../src/changelog/upgrade/setup-part';

const HEAD = 'kind,name,value,count';
/** What the statement prints of a server: of all, these are always there. */
const list = (...rows: readonly string[]) =>
  [HEAD, 'platform,Linux,,1', 'disk-type,local,,1', ...rows, 'table-engine,Log,,1', 'version,24.8.14.39,,1'].join('\n');

it.each([
  ['x', 0, 'No change of this upgrade mentions a setting, name or statement of this text.', 0],
  ['x', 1, '1 change mentions your setup.', 2],
  // Of a log its fixes are known, of a setting what became of it: that is not nothing.
  ['x', 0, /^What is known of your setup is below/, 3],
  [list('log,queries,,1'), 0, '5 lines of your server read. 0 changes concern what you run.', 0],
  [
    list(),
    1,
    /^4 lines .*\. 1 change concerns what you run\. It has no query log, so every function and format counts as used\.$/,
    0,
  ],
  [
    `${HEAD}\nplatform,Linux,,1`,
    1,
    /\. 1 change concerns what you run\. The list is incomplete, so the plan does not say what you do not run: /,
    0,
  ],
  [`function,f,,1\n${list()}`, 1, / The list is incomplete, /, 0],
  [
    'x '.repeat(150_001),
    1,
    /^1 change mentions your setup\. So long a text is read in part: .* 300,000 characters\.$/,
    0,
  ],
])('the verdict for %j that %i changes mention', (text, mentioned, expected, known) => {
  expect(verdictLine(readPaste(text), mentioned, '24.8', known)).toMatch(expected);
});

it.each([
  ['24.8', false],
  ['24.8.14.39', false],
  ['24.8.4.13', true],
  ['25.3', true],
])('a list of 24.8.14.39 for a plan that begins at %s is told to be of another version: %s', (from, isOther) => {
  const said = verdictLine(readPaste(list()), 1, from, 0);
  expect(said.includes(`The list is from 24.8.14.39, but the plan begins at ${from}.`)).toBe(isOther);
});
