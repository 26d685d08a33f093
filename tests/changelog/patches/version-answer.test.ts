import path from 'node:path';
import {expect, it} from 'vitest';
import {bugVersions} from '../../../src/changelog/patches/bug-versions';
import {type Facts, verdict, versionsHtml} from '../../../src/changelog/patches/version-answer';
import {rowsOf} from '../page';

/** A change as its entry says it; what versions have a bug follows from the rest. */
function change(said: Partial<Omit<Facts, 'bugs'>>, causedIn: readonly string[] = []): Facts {
  const facts = {release: '24.8', since: '', patches: [], page: '/p', ...said};
  const {since, release, patches} = facts;
  return {...facts, bugs: since ? bugVersions({since, release, causedIn, fixedIn: patches}) : []};
}
const CHANGES: Readonly<Record<string, Facts>> = {
  plain: change({}),
  backported: change({patches: ['24.7.3', '24.3.12']}),
  patched: change({patches: ['24.8.4']}),
  bug: change({since: '24.5', patches: ['24.7.3']}),
  'own line': change({since: '24.5', patches: ['24.8.4', '24.3.12']}),
  'new year': change({release: '24.1', since: '23.12'}),
  brought: change({since: '24.7', patches: ['24.7.3']}, ['24.3.9']),
  'fixed before 24.7': change({since: '24.4', patches: ['24.6.3', '24.5.6']}),
  'known late': change({since: '24.8'}),
  'never there': change({until: '24.8', patches: ['24.3.12']}),
  ended: change({until: '25.2'}),
  'ended in its line': change({since: '24.5', until: '24.8.3'}),
};

it.each(rowsOf(path.join(__dirname, 'version-answer.tsv')))(
  'of a change, %s, a reader of %s is told: %s',
  (known, own, text) => {
    const facts = CHANGES[known!]!;
    expect(own ? verdict(facts, own) : versionsHtml(facts).replace(/<[^>]*>/g, '')).toBe(text);
  },
);

it('a patch release leads to its page', () => {
  expect(versionsHtml(CHANGES.backported!)).toContain('<a href="/p#24.7.3">24.7.3</a>');
});
