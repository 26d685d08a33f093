import {expect, it} from 'vitest';
import {allReleases, placedEntries} from '../../../src/changelog/model/records';
import {toMarkdown} from '../../../src/changelog/model/text';
import {claimAnswers} from '../../../src/changelog/parse/claims';
import {messageRows} from '../../../src/changelog/parse/lists';
import {formatLineFile} from '../../../src/changelog/parse/patch-file';
import {itemsOf} from '../../../src/changelog/parse/tables';
import {createLists} from '../../../src/files/lists';
import {SMALL, small, YEARS} from '../small';

const lists = createLists(SMALL);
const [notInNotes, settings, stops, messages, claims, requires] = [
  lists.notInNotes(),
  lists.settingRules(),
  lists.stopRules(),
  lists.messages(),
  lists.claims(2024),
  lists.requires(2024),
];

// What is wrong with a list is in tests/lint/fixtures.
it('the lists beside the pages are read as records', async () => {
  for (const {problems} of [notInNotes, settings, stops, messages, claims, requires, ...lists.lines()])
    expect(problems).toEqual([]);
  const answers = claims.claims.map((claim) => [claim.entry, toMarkdown(claimAnswers(claim) ?? [])]);
  const advisories = itemsOf(lists.advisories());
  const lines = lists.lines().map(({line, releases}) => ({line, releases}));
  const records = {
    ...{
      notInNotes: notInNotes.entries,
      rules: {settings: itemsOf(settings), stops: itemsOf(stops)},
      advisories,
      messages: messageRows(messages.rows),
    },
    ...{requires: requires.rows, lines, claims: claims.claims, answers},
  };
  const plain = (_: string, value: unknown) => (value instanceof Map ? Object.fromEntries(value) : value);
  await expect(`${JSON.stringify(records, plain, 1)}\n`).toMatchFileSnapshot('lists.json');
});

it('what servers answer to a claim is known of its entry', () => {
  const entries = placedEntries(allReleases(small.sources(YEARS).planYears)).map(({entry}) => entry);
  expect(entries.filter(({answers}) => answers).map(({id}) => id)).toEqual(['pr-65519']);
});

it('the file of a line is written as it was read', () => {
  for (const {text, releases} of lists.lines()) expect(formatLineFile(releases)).toBe(text);
});
