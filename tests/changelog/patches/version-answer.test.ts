import {expect, it} from 'vitest';
import {bugVersions} from '../../../src/changelog/patches/bug-versions';
import {type Facts, verdict, versionsHtml} from '../../../src/changelog/patches/version-answer';

/** A change as its entry says it; what versions have a bug follows from the rest. */
function change(said: Partial<Omit<Facts, 'bugs'>>, causedIn: readonly string[] = []): Facts {
  const facts = {release: '24.8', since: '', patches: [], page: '/p', ...said};
  const {since, release, patches} = facts;
  return {...facts, bugs: since ? bugVersions({since, release, causedIn, fixedIn: patches}) : []};
}
const BACKPORTED = change({patches: ['24.7.3', '24.3.12']});
const BUG = change({since: '24.5', patches: ['24.7.3']});
const OWN_LINE = change({since: '24.5', patches: ['24.8.4', '24.3.12']});
/** Fixes several bugs, of which it is known of one who has it. */
const PART = {...change({}), bugs: change({since: '24.7', patches: ['24.7.3']}, ['24.3.9']).bugs};
const BROUGHT = change({since: '24.7', patches: ['24.7.3']}, ['24.3.9']);
const words = (html: string) => html.replace(/<[^>]*>/g, '');

it.each([
  [change({}), 'In 24.8 and later. No backport is known.'],
  [BACKPORTED, 'In 24.8 and later. Backported: 24.7 from 24.7.3 · 24.3 from 24.3.12.'],
  [change({patches: ['24.8.4']}), 'From 24.8.4 on, and in later releases. No backport is known.'],
  [BUG, 'Bug in 24.5 to 24.7; fixed in 24.8, 24.7.3.'],
  [OWN_LINE, 'Bug in 24.5 to 24.8; fixed in 24.8.4, 24.3.12.'],
  [change({release: '24.1', since: '23.12'}), 'Bug in 23.12; fixed in 24.1.'],
  [BROUGHT, 'Bug in 24.7, and from 24.3.9 on; fixed in 24.8, 24.7.3.'],
  // Known since a later release than the last that can have it: then only where the change is.
  [change({since: '24.8'}), 'In 24.8 and later. No backport is known.'],
])('%j is versionsHtml', (facts, text) => expect(words(versionsHtml(facts))).toBe(text));

it('a patch release leads to its page', () => {
  expect(versionsHtml(BACKPORTED)).toContain('<a href="/p#24.7.3">24.7.3</a>');
});

it.each([
  [BACKPORTED, '24.3.11', 'not included; first in 24.3.12'],
  [BACKPORTED, '24.3.12.75', 'included'],
  [BACKPORTED, '24.3', 'included from 24.3.12 on'],
  [BACKPORTED, '24.8', 'included'],
  [BACKPORTED, '25.1.2', 'included'],
  [BACKPORTED, '22.8.1', 'not included. No known 22.8 release has it; nearest: 24.3.12'],
  [BUG, '22.8.1', 'does not have the bug'],
  [BUG, '24.5', 'has the bug. No known 24.5 release has the fix; nearest: 24.7.3'],
  [BUG, '24.7.2', 'has the bug; fixed in 24.7.3'],
  [BROUGHT, '24.3.9.1', 'has the bug. No known 24.3 release has the fix; nearest: 24.7.3'],
  [BROUGHT, '24.3.8', 'does not have the bug'],
  [BROUGHT, '24.3', 'has the bug from 24.3.9 on'],
  [PART, '24.3.9.1', 'has the bug. No known 24.3 release has the fix; nearest: 24.8'],
  [PART, '24.3.8', 'not included. No known 24.3 release has it; nearest: 24.8'],
  // Who needs the fix had the bug; since when, nobody says.
  [OWN_LINE, '24.3.11', 'may have the bug; fixed in 24.3.12'],
  [OWN_LINE, '24.8', 'fixed from 24.8.4 on'],
])('%j of a reader with %s', (facts, own, text) => expect(verdict(facts, own)).toBe(text));
