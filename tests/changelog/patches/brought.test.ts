import {expect, it} from 'vitest';
import {broughtBy, entriesByPullRequest} from '../../../src/changelog/patches/brought';
import {readYear, release} from '../page';

const BUG = 'Bug Fix (user-visible misbehavior in an official stable release)';

it('what patch releases brought has an entry once, the worst bugs first, and the numbers that no entry has', () => {
  const {releases} = readYear(
    2024,
    `${release('24.9', '- The same words. (#1; id pr-1-2)\n- Two at once. (#2, #3)')}\n${release('24.8', '- The same words. (#1)')}
### ${BUG} {/* #bugs */}

- \`f\` failed. (#4)
- A lost connection to Keeper was not reported. (#10)
- Data could be lost when a part was moved. (#11)
- \`f\` returned wrong results and could crash. (#12)
- \`f\` crashed. (#5; upgrade: result)
- \`g\` failed. (#8; upgrade: result)
- Not asked for. (#6)
`,
  );
  const {groups, without} = broughtBy([1, 2, 3, 4, 5, 7, 8, 10, 11, 12], entriesByPullRequest(releases));
  expect(groups.map(({title, entries}) => [title, entries.map(({entry}) => entry.id)])).toEqual([
    ['Lost or damaged data', ['pr-11']],
    ['Wrong results', ['pr-12']],
    ['Crashes', ['pr-5']],
    ['Check before upgrading', ['pr-8']],
    ['Errors', ['pr-4']],
    ['Other bug fixes', ['pr-10']],
    ['Improvement', [expect.stringMatching(/^pr-1/), 'pr-2']],
  ]);
  expect(without).toEqual([7]);
});
