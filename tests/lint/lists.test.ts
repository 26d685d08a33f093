import {expect, it} from 'vitest';
import {addNames, sortList, sortMessages, sortRequires} from '../../src/lint/fix/list-edits';

it('names are put into the lists of their kinds, in order', () => {
  const added = addNames('setting:\n  - b\n\nfunction:\n  - c # c\n', [
    {kind: 'function', name: 'a'},
    {kind: 'setting', name: 'c'},
  ]);
  expect(added).toBe('setting:\n  - b\n  - c\n\nfunction:\n  - a\n  - c # c\n');
});

it.each([
  [sortList, '# Names.\nb: B\n\n# More.\n"A": A  \n\'c\': C\nb: B\n', '# Names.\n"A": A\n\n# More.\nb: B\n\'c\': C\n'],
  [
    sortRequires,
    '# Comment.\n26.9\tpr-1\ta\n26.10\tpr-2\ta\n26.10 cannot be read\n26.9\tpr-4\ta',
    '# Comment.\n26.10 cannot be read\n26.10\tpr-2\ta\n26.9\tpr-1\ta\n26.9\tpr-4\ta\n',
  ],
  [sortMessages, '10\tb\n9\ta\n10\tb\n', '9\ta\n10\tb\n'],
])('%o sorts list by list; comments stay on their lines', (sort, before, after) => {
  expect(sort(before)).toBe(after);
  expect(sort(after)).toBe(after);
});
