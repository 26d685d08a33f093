import path from 'node:path';
import {expect, it} from 'vitest';
import {bugVersions, versionsText} from '../../../src/changelog/patches/bug-versions';
import {hasBug} from '../../../src/changelog/patches/known-bugs';
import {rowsOf} from '../page';

it.each(rowsOf(path.join(__dirname, 'bug-versions.tsv')))('the versions with a bug %s', (_, since, ...cells) => {
  const [causedIn, fixedIn] = cells.map((cell) => cell.split(' ').filter(Boolean));
  const versions = bugVersions({since: since!, release: '25.2', causedIn: causedIn!, fixedIn: fixedIn!});
  expect(versionsText(versions)).toBe(cells.at(-1));
});

it.each([
  ['24.8', 'no'],
  ['24.8.6.100', 'no'],
  ['24.8.7.1', 'yes'],
  ['24.9', 'no'],
  ['24.10.2', 'maybe'],
  ['24.10.3.5', 'no'],
  ['24.12', 'yes'],
  ['25.1.5', 'no'],
  ['25.2', 'no'],
])('%s has it: %s', (version, expected) => {
  const facts = {since: '24.12', release: '25.2', causedIn: ['24.8.7'], fixedIn: ['25.1.4', '24.10.3']};
  expect(hasBug({versions: bugVersions(facts)}, version)).toBe(expected);
});
