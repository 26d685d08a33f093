import {expect, it} from 'vitest';
import {placedEntries} from '../../../src/changelog/model/records';
import {broughtBy, entriesByPullRequest, GROUPS, groupOf} from '../../../src/changelog/patches/brought';
import {readYear, release} from '../page';

const BUG = 'Bug Fix (user-visible misbehavior in an official stable release)';

it.each([
  ['Data could be lost when a part was moved.', 'Lost or damaged data'],
  ['`f` returned wrong results and could crash.', 'Wrong results'],
  ['`f` could crash the server.', 'Crashes'],
  ['`f` failed with an exception.', 'Errors'],
  ['A lost connection to Keeper was not reported.', 'Other bug fixes'],
])('the group of a bug fix: %s', (text, expected) => {
  const {releases} = readYear(2024, release('24.8', `- ${text} (#1)`, BUG));
  expect(groupOf(placedEntries(releases)[0]!)).toBe(expected);
  expect(GROUPS).toContain(expected);
});

it('what patch releases brought has an entry once, the worst bugs first, and the numbers that no entry has', () => {
  const {releases} = readYear(
    2024,
    `${release('24.9', '- The same words. (#1; id pr-1-2)\n- Two at once. (#2, #3)')}\n${release('24.8', '- The same words. (#1)')}
### ${BUG} {/* #bugs */}

- \`f\` failed. (#4)
- \`f\` crashed. (#5; upgrade: result)
- \`g\` failed. (#8; upgrade: result)
- Not asked for. (#6)
`,
  );
  const {groups, without} = broughtBy([1, 2, 3, 4, 5, 7, 8], entriesByPullRequest(releases));
  expect(groups.map(({title, entries}) => [title, entries.map(({entry}) => entry.id)])).toEqual([
    ['Crashes', ['pr-5']],
    ['Check before upgrading', ['pr-8']],
    ['Errors', ['pr-4']],
    ['Improvement', [expect.stringMatching(/^pr-1/), 'pr-2']],
  ]);
  expect(without).toEqual([7]);
});
