import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {formatProblems} from '../../../src/changelog/parse/problems';
import {readServerNotes} from '../../../src/changelog/parse/server-notes';

// The server's notes of a patch release, as its repository has them.
const [good, wrong] = ['good', 'wrong'].map((name) =>
  readFileSync(path.join(__dirname, 'notes', `${name}.md`), 'utf8'),
) as [string, string];
const problemsOf = (text: string, reverted: readonly number[] = []): string =>
  formatProblems('notes.md', readServerNotes(text, reverted).problems);

it('they give the original pull request of each change that a user sees', () => {
  const release = {version: '24.8.14.39', pullRequests: [74478]};
  expect(readServerNotes(good)).toEqual({release, problems: []});
});

it('they are refused with every place that cannot be read', () => {
  expect(problemsOf(wrong)).toMatchInlineSnapshot(`
    "notes.md:1:1: Unexpected heading "Something else", expected one "ClickHouse release v24.8.14.39-lts …"
    notes.md:5:1: Unexpected item without a pull request, expected a link to it
    notes.md:10:1: Unexpected revert without the number of a pull request, expected Revert "#NUMBER …": name what it takes back with --reverted NUMBER"
  `);
  expect(problemsOf('')).toMatch(/^notes\.md:1:1: Unexpected file without a version, expected a heading/);
});

it('a revert that names no pull request takes back the one that a person names', () => {
  const [heading] = /^### .*$/m.exec(good)!;
  const text = wrong.replace('### Something else', heading).replace('* Words without a pull request.\n', '');
  expect(readServerNotes(text, [90814])).toEqual({
    release: {version: '24.8.14.39', pullRequests: []},
    problems: [],
  });
  expect(problemsOf(text, [5])).toBe('notes.md:1:1: Unexpected reverted pull request 5, expected one of this file');
});
