import {expect, it} from 'vitest';
import {placedEntries} from '../../../src/changelog/model/records';
import {type ChecklistItem, checklist} from '../../../src/changelog/upgrade/checklist';
import {readYear, release} from '../page';

const {releases} = readYear(
  2024,
  [
    release('24.5', '- Plain. (#4; id x)'),
    release(
      '24.4',
      [
        '- The `f` of \\*all\\* \\[names] and [a page](/operations) \\<b>. (#1, #2; undo `f = 0`)',
        "- ``a`b`` (#3; undo MergeTree setting `m = 1`; undo server setting `s = 'x'`)",
      ].join('\n'),
    ),
  ].join('\n'),
);
const resolve = (address: string) => `https://example.org${address}`;

it('is a Markdown list of boxes under the releases, in the order given', async () => {
  const [plain, ...others] = placedEntries(releases);
  const items = [...others, plain!].map((placed, index): ChecklistItem => {
    const reason = ['Backward incompatible', 'Mentions a', 'Upgrade note'][index]!;
    return {...placed, reason};
  });
  await expect(checklist({from: '24.3', to: '24.8'}, items, resolve)).toMatchFileSnapshot('checklist.md');
});

it('says so where nothing is to be checked', () => {
  expect(checklist({from: '24.8', to: '24.8'}, [], resolve)).toContain('Nothing to check.');
});
