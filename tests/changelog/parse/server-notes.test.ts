import {describe, expect, it} from 'vitest';
import {formatProblems} from '../../../src/changelog/parse/problems';
import {readServerNotes} from '../../../src/changelog/parse/server-notes';

const REPOSITORY = 'https://github.com/ClickHouse/ClickHouse';
const link = (number: number, kind = 'pull'): string => `[#${number}](${REPOSITORY}/${kind}/${number})`;
const FRONT = '---\nsidebar_position: 1\nsidebar_label: 2025\n---\n\n# 2025 Changelog\n\n';
const HEADING =
  '### ClickHouse release v24.8.14.39-lts (502d03925cf) FIXME as compared to v24.8.13.16-lts (c8a1e828dcf)';
const item = (text: string, number: number): string =>
  `* ${text} ${link(number)} ([A. Name](https://github.com/name)).`;

function problemsOf(text: string, reverted: readonly number[] = []): string {
  return formatProblems('notes.md', readServerNotes(text, reverted).problems);
}

describe("the server's notes of a patch release", () => {
  it('give the original pull request of each change that a user sees', () => {
    const text = [
      `${FRONT}${HEADING}`,
      '#### Bug Fix (user-visible misbehavior in an official stable release)',
      item(`Backported in ${link(75118, 'issues')}: Fix a crash (issue ${link(74299, 'issues')}).`, 74478),
      item(`Follow-up to ${link(71000)}.`, 71734),
      '#### NO CL ENTRY',
      item(`NO CL ENTRY: 'Revert "Backport ${link(71734, 'issues')} to 24.8: Something"'.`, 76000),
      '#### NOT FOR CHANGELOG / INSIGNIFICANT',
      item('Fix a flaky test.', 73102),
      '',
    ].join('\n\n');
    expect(readServerNotes(text)).toEqual({
      release: {version: '24.8.14.39', pullRequests: [74478], reverted: [71734]},
      problems: [],
    });
  });

  it('are refused with every place that cannot be read', () => {
    const text = [
      `${FRONT}### Something else`,
      '#### Improvement',
      '* Words without a pull request.',
      '#### NO CL ENTRY',
      item(`NO CL ENTRY: 'Revert "A title"'.`, 76000),
    ].join('\n\n');
    expect(problemsOf(text)).toMatchInlineSnapshot(`
      "notes.md:8:1: Unexpected heading "Something else", expected one "ClickHouse release v24.8.14.39-lts …"
      notes.md:12:1: Unexpected item without a pull request, expected a link to it
      notes.md:16:1: Unexpected revert without the number of a pull request, expected Revert "#NUMBER …": name what it takes back with --reverted NUMBER"
    `);
    expect(problemsOf('')).toMatchInlineSnapshot(
      `"notes.md:1:1: Unexpected file without a version, expected a heading "### ClickHouse release v24.8.14.39-lts …""`,
    );
  });

  it('take the number of a revert that names none', () => {
    const text = [
      HEADING,
      '#### Improvement',
      item('Resolved it.', 90814),
      '#### NO CL ENTRY',
      item(`Revert "Resolve it"`, 90863),
    ].join('\n\n');
    expect(readServerNotes(text, [90814]).release).toEqual({
      version: '24.8.14.39',
      pullRequests: [],
      reverted: [90814],
    });
    expect(problemsOf(text, [5])).toMatchInlineSnapshot(
      `"notes.md:1:1: Unexpected reverted pull request 5, expected one of this file"`,
    );
  });
});
