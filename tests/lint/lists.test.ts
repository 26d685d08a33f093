import {describe, expect, it} from 'vitest';
import {readClaims} from '../../src/changelog/parse/claims';
import {readLineFile} from '../../src/changelog/parse/line-file';
import type {Problem} from '../../src/changelog/parse/problems';
import {checkClaims, checkDays, checkTwice} from '../../src/lint/compare-releases';
import {forPeople} from '../../src/lint/findings';
import {addNames, sortList, sortWords} from '../../src/lint/fix/list-edits';
import {proseOfPage, readPage} from '../../src/lint/lint';
import {
  lintAdvisories,
  lintAuthors,
  lintCodeSpans,
  lintErrorMessages,
  lintFormerNames,
  lintNames,
} from '../../src/lint/lists';
import {lintWords} from '../../src/lint/spelling';
import {readYear, release} from '../changelog/page';
import {CONTEXT, examplePage} from './example';

const messages = ({findings}: {readonly findings: readonly Problem[]}): string[] =>
  findings.map((finding) => forPeople('list.yml', finding).replace(/ \(lists\)$/, ''));

const order = (name: string, before: string) =>
  `Unexpected "${name}" after "${before}", expected alphabetical order: run \`npm run fix\``;

describe('authors.yml', () => {
  it('gives names by handle, with or without quotes and comments', () => {
    const text = '# Names.\n"1on": "Kruglov \'K\'"\nalice: Alice # a comment\n\n\'b-2\': "B: two"\n';
    expect(lintAuthors(text)).toEqual({authors: {'1on': "Kruglov 'K'", alice: 'Alice', 'b-2': 'B: two'}, findings: []});
  });

  const name = (found: string, of: string) =>
    `Unexpected ${found} as the name of ${of}, expected the display name in quotes, as its profile has it`;
  const content = 'Unexpected content, expected lines like "key: value"';
  it.each([
    ['a blank', 'a: A\nb: ""\n', `2:1: ${name('blank', 'b')}`],
    ['no value', 'a:\n', `1:1: ${name('null', 'a')}`],
    ['a number', 'a: 12\n', `1:1: ${name('12', 'a')}`],
    ['a handle twice', 'a: A\n# Comment.\n"a": B\n', '3:1: Unexpected "a" a second time, expected it once'],
    [
      'a wrong order, across comments and in small letters',
      'B: B\n# Comment.\n\na: A\nC: C\n',
      `4:1: ${order('a', 'B')}`,
    ],
    ['a quote that is not closed', 'a: A\nb: "B\n', `3:1: ${content}`],
    ['a list', '- a\n', `1:1: ${content}`],
    ['plain text', 'a\n', `1:1: ${content}`],
  ])('reports %s with its place', (_, text, expected) => {
    expect(messages(lintAuthors(text))).toEqual([`list.yml:${expected}`]);
  });

  it('keeps the other authors if one is wrong', () => {
    expect(lintAuthors('a: A\nb: B\na: C\n').authors).toMatchObject({b: 'B'});
  });
});

describe('names.yml', () => {
  const item = (found: string) =>
    `Unexpected ${found} in "setting", expected text or "name: reason": put quotes around it`;
  it.each([
    ['an empty reason', 'setting:\n  - a:\n', `2:5: ${item('{"a":null}')}`],
    ['a number', 'setting:\n  - 12\n  - a\n', `2:5: ${item('12')}`],
    ['a name twice', 'setting:\n  - a\n  - "a"\n', '3:5: Unexpected "a" a second time, expected it once'],
    ['a kind twice', 'setting:\n  - a\nsetting:\n  - b\n', '3:1: Unexpected "setting" a second time, expected it once'],
    ['a kind without a list', 'setting: a\n', '1:1: Unexpected content of "setting", expected a list of names'],
    ['a wrong order, of one list only', 'setting:\n  - b\nfunction:\n  - c\n  - a\n', `5:5: ${order('a', 'c')}`],
  ])('reports %s with its place', (_, text, expected) => {
    expect(messages(lintNames(text))).toEqual([`list.yml:${expected}`]);
  });
});

describe('names.yml, compared with the entries', () => {
  const NAMES = 'setting:\n  - max_thread\n  - max_threads\n  - new_one\n';
  const catalogue = {...CONTEXT.catalogue!, release: '24.8'};
  const releases = (newest: string) =>
    readYear(2024, `${release('24.9', `- ${newest} (#3)`)}\n${release('24.8', '- `max_threads` (#2)', 'New Feature')}`)
      .releases;

  it('has names that entries mention; those of releases newer than the server are not refused, but counted', () => {
    const {findings, unasked} = lintNames(NAMES, {catalogue, releases: releases('`new_one`, `max_thread`')});
    expect([findings, unasked]).toEqual([[], 2]);
    const older = lintNames(NAMES, {catalogue: {...catalogue, release: '24.9'}, releases: releases('`new_one`')});
    expect(older.unasked).toBe(0);
    expect(messages(older)).toEqual([
      'list.yml:2:5: Unexpected setting max_thread that no entry mentions, expected a code span with it in an entry, or no line',
      'list.yml:2:5: Unexpected setting max_thread, expected a name that ClickHouse 24.8 to 24.9 knows, or why it stands here: ' +
        '"max_thread: removed in 24.9": did you mean max_threads? (server-name)',
      'list.yml:4:5: Unexpected setting new_one, expected a name that ClickHouse 24.8 to 24.9 knows, or why it stands here: ' +
        '"new_one: removed in 24.9" (server-name)',
    ]);
  });
});

it('code-spans.yml has spans of entries that look like a name or a statement, with what they are', () => {
  const page = readPage('2024.mdx', examplePage('- `year`, `SHOW ALL 1`, `plain`. (#1 by @alice)\n'), CONTEXT);
  const spans = 'old: not there\nplain: a word\nSHOW ALL 1: a joke\nyear:\n';
  expect(messages({findings: lintCodeSpans(spans, [page])})).toEqual([
    'list.yml:4:1: Unexpected null as the reason of year, expected what the code span is',
    ...['1:1: Unexpected "old"', '2:1: Unexpected "plain"'].map(
      (begin) => `list.yml:${begin}, expected a code span of an entry that looks like a name or a statement`,
    ),
  ]);
});

it('words.txt is sorted, and has words of entries only; `npm run fix` sorts it', () => {
  const page = readPage('2024.mdx', examplePage("- Sqids' values and a wakeup. (#1 by @alice)\n"), CONTEXT);
  const words = '# Words.\nwakeup\nold\nSqids\nSqids\n';
  expect(messages({findings: lintWords(words, proseOfPage(page))})).toEqual([
    `list.yml:3:1: ${order('old', 'wakeup').replace('order', 'order, each word once')}`,
    'list.yml:3:1: Unexpected "old", expected a word of an entry or a summary, or no line',
    `list.yml:4:1: ${order('Sqids', 'Sqids').replace('order', 'order, each word once')}`,
  ]);
  expect(sortWords(words)).toBe('# Words.\nold\nSqids\nwakeup\n');
});

it('claims are of entries of their year, and of changes between their release and that of the server', () => {
  const year = readYear(2024, release('24.8', '- A. (#1)\n- B. (#2)'));
  const {claims} = readClaims(
    '-- Claims.\n\n-- pr-1\n-- changed in 24.8\nSELECT 1;\n\n-- pr-2\n-- changed in 25.1\nSELECT 1;\n\n-- pr-3\nSELECT 1;\n',
  );
  const {catalogue} = CONTEXT;
  expect(messages({findings: checkClaims(claims, year, {...catalogue!, release: '24.12'})})).toEqual([
    'list.yml:4:1: Unexpected change in 24.8, expected a release after 24.8, up to 24.12 (claims)',
    'list.yml:8:1: Unexpected change in 25.1, expected a release after 24.8, up to 24.12 (claims)',
    'list.yml:11:1: Unexpected claim of pr-3, expected an entry of 2024 (claims)',
  ]);
  const shown = '- A. (#1)\n  ```sql\n  SET x = 1;\n  SELECT 1, 2; -- 1 2\n  ```\n';
  const tried = (sql: string) =>
    messages({
      findings: checkClaims(
        readClaims(`-- Claims.\n\n-- pr-1\n${sql}\n`).claims,
        readYear(2024, release('24.8', shown)),
      ),
    });
  expect(tried('SELECT 0;\n-- = 0\nSET x = 1;\nSELECT\n  1, 2;\n-- = 1\t2')).toEqual([]);
  expect(tried('SET x = 1;\nSELECT 1, 2;\n-- 24.9 = 1\t2')).toEqual([]);
  expect(tried('SET x = 1;\nSELECT 1, 2;\n-- = 2\t1')).toEqual([
    'list.yml:3:1: Unexpected result "-- 1 2" in the example of pr-1, expected the rows of its claim, as ' +
      '"-- 1 a, 2 b" (claims)',
  ]);
  expect(tried('SELECT 1, 2;\n-- = 1\t2')).toEqual([
    'list.yml:3:1: Unexpected example of pr-1 that no claim runs, expected its statements below "-- pr-1" in ' +
      'clickhouse/claims/2024.sql: then run `npm run claims -- 2024 pr-1` (claims)',
  ]);
});

it('an anchor of the index that moved leads to that of a name; a patch release is not older than its release', () => {
  const former = new Map([
    ['setting-max', 'setting-max_threads'],
    ['setting-old', 'setting-gone'],
    ['setting-max_threads', 'setting-join_algorithm'],
  ]);
  expect(messages({findings: lintFormerNames(former, CONTEXT)})).toEqual(
    [
      '2:1: Unexpected line "setting-old -> setting-gone"',
      '3:1: Unexpected line "setting-max_threads -> setting-join_algorithm"',
    ].map((begin) => `list.yml:${begin}, expected an anchor that no name has any more, and one that a name has`),
  );
  const {releases} = readLineFile('24.8', '24.8.1.1 2024-08-01:\n24.8.2.1 2024-08-20:\n');
  expect(messages({findings: checkDays(releases, '2024-08-20')})).toEqual([
    'list.yml:1:1: Unexpected 2024-08-01, expected a day from 2024-08-20 on, that of the release (patches)',
  ]);
});

it('a pull request comes to a line once, unless it was taken back; builds of one patch release share theirs', () => {
  const text = '24.8.1.1: 71\n24.8.1.2: 71\n24.8.2.1: 71 72\n24.8.3.1: 73; reverted 72\n24.8.4.1: 72\n';
  expect(messages({findings: checkTwice(readLineFile('24.8', text).releases)})).toEqual([
    'list.yml:3:1: Warning: Unexpected 71 in 24.8.2.1, expected it once in a line: 24.8.1.2 brought it (patches)',
  ]);
});

it('security.tsv has what entries fix, with the advisory that they name', () => {
  const list = 'CVE-2024-1234\tGHSA-aaaa-bbbb-cccc\t24.8.2.1\n';
  const fix = (advisory: string) =>
    readYear(2024, release('24.8', `- The client starts. (#1; cve CVE-2024-1234 ${advisory})`));
  expect(lintAdvisories(list, fix('GHSA-aaaa-bbbb-cccc').releases)).toEqual([]);
  expect(messages({findings: lintAdvisories(list, fix('GHSA-aaaa-bbbb-dddd').releases)})).toEqual([
    'list.yml:1:1: Unexpected list without CVE-2024-1234, GHSA-aaaa-bbbb-dddd, expected a line of it: #pr-1 fixes it',
  ]);
});

it('addNames puts names into the lists of their kinds, in order', () => {
  const added = addNames('setting:\n  - b\n\nfunction:\n  - c # c\n', [
    {kind: 'function', name: 'a'},
    {kind: 'setting', name: 'c'},
  ]);
  expect(added).toBe('setting:\n  - b\n  - c\n\nfunction:\n  - a\n  - c # c\n');
});

describe('sortList', () => {
  it.each([
    [
      'authors.yml',
      '# Names.\nb: B\n\n# More.\n"A": A  \n\'c\': C\nb: B\n',
      '# Names.\n"A": A\n\n# More.\nb: B\n\'c\': C\n',
    ],
    [
      'names.yml',
      'setting:\n  - b # b\n  - a\n\nfunction:\n  - d\n  - c\n  - d\n',
      'setting:\n  - a\n  - b # b\n\nfunction:\n  - c\n  - d\n',
    ],
  ])('sorts %s list by list; comments stay on their lines', (_, before, after) => {
    expect(sortList(before)).toBe(after);
    expect(sortList(after)).toBe(after);
  });
});

it('errors.tsv has each message once, in the order of pull requests that entries have', () => {
  const fixes = '### Improvement {/* #improvement-1 */}\n\n- A fix. (#10 by @a)\n- Another. (#20 by @a)\n';
  const {releases} = readYear(2024, `## ClickHouse release 24.8 LTS {/* #248 */}\n\n${fixes}`, {a: 'A'});
  const text = '20\t-\tBad cast\t#1\n10\t-\tBad cast\t#1\n10\t-\tBad cast\tpull\n30\t-\tBad get\t#1\n';
  expect(lintErrorMessages(text, releases, {}).map((each) => `${each.line}:${each.column} ${each.reason}`)).toEqual([
    '2:1 Unexpected 10 after 20, expected the order of pull requests',
    '3:1 Unexpected "10  Bad cast" a second time, expected it once',
    '4:1 Unexpected pull request 30, expected one of an entry',
  ]);
});
