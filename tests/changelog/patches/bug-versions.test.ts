import {expect, it} from 'vitest';
import {bugVersions, versionsText} from '../../../src/changelog/patches/bug-versions';
import {hasBug} from '../../../src/changelog/patches/known-bugs';

it.each([
  ['of releases alone', {since: '24.11'}, '24.11-25.2'],
  ['with the fix in patch releases', {fixedIn: ['25.1.4', '24.12.6']}, '24.12-24.12.6 25.1-25.1.4'],
  ['with the fix in a patch release of its own release', {fixedIn: ['25.2.3']}, '24.12-25.2.3'],
  ['whose cause patch releases of older lines have', {causedIn: ['24.11.9', '24.8.7']}, '24.8.7-24.9 24.11.9-25.2'],
  ['whose cause and fix they have', {causedIn: ['24.8.7'], fixedIn: ['24.8.9']}, '24.8.7-24.8.9 24.12-25.2'],
  ['whose cause came with its fix', {causedIn: ['24.8.7'], fixedIn: ['24.8.7']}, '24.12-25.2'],
  ['whose cause is in a patch list of the release that has it', {causedIn: ['24.12.2']}, '24.12-25.2'],
  ['with the fix in an older line, by a cause not known', {fixedIn: ['24.8.9']}, '24.8-24.8.9? 24.12-25.2'],
  [
    'with the fix in both lines before one',
    {since: '24.10', fixedIn: ['24.11.3', '24.10.5']},
    '24.10-24.10.5 24.11-24.11.3 24.12-25.1? 25.1-25.2',
  ],
  ['with the fix in one of them', {since: '24.10', fixedIn: ['24.11.3']}, '24.10-24.11.3 24.12-25.2'],
  [
    'whose cause went to both lines before one',
    {since: '25.1', causedIn: ['24.11.3', '24.10.5']},
    '24.10.5-24.11 24.11.3-24.12 24.12-25.1? 25.1-25.2',
  ],
])('the versions with a bug %s', (_, facts, expected) => {
  const versions = bugVersions({since: '24.12', release: '25.2', causedIn: [], fixedIn: [], ...facts});
  expect(versionsText(versions)).toBe(expected);
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
