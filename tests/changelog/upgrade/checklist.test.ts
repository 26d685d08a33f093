import {describe, expect, it} from 'vitest';
import {netDefaults} from '../../../src/changelog/defaults/net';
import type {ToldChange} from '../../../src/changelog/defaults/told';
import {allReleases, placedEntries} from '../../../src/changelog/model/records';
import {changedSettings, plannedUndos} from '../../../src/changelog/upgrade/changed-settings';
import {type ChecklistDefaults, type ChecklistItem, checklist} from '../../../src/changelog/upgrade/checklist';
import {plannedEntries} from '../../../src/changelog/upgrade/plan';
import {releasesIn} from '../../../src/changelog/upgrade/range';
import {sample, tries} from '../../sample';
import {readYear, release} from '../page';
import {readReal} from '../real';

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
const NO_DEFAULTS: ChecklistDefaults = {net: [], obsolete: {server: undefined, since: new Map()}};
const resolve = (address: string) => `https://example.org${address}`;

it('a checklist is a Markdown list of boxes for each release, in the order given', async () => {
  const [plain, ...others] = placedEntries(releases);
  const items = [...others, plain!].map((placed, index): ChecklistItem => {
    const reason = ['Backward incompatible', 'Mentions a', 'Upgrade note'][index]!;
    return {...placed, reason};
  });
  await expect(checklist({from: '24.3', to: '24.8'}, items, NO_DEFAULTS, resolve)).toMatchFileSnapshot('checklist.md');
});

it('a checklist has the defaults that differ, and the setting that brings them back', async () => {
  const change = {release: '24.4', scope: 'query', setting: 'a', before: '', after: 'x|`y', isCloud: false} as const;
  const address = '/whats-new/changelog/2024#pr-1';
  const changes: ToldChange[] = [
    change,
    {...change, setting: 'b', before: '0', after: '1', address},
    {...change, setting: 'b', before: '1', after: '2', release: '24.5'},
    {...change, setting: 'gone', before: '1', after: '0', newIn: '24.4'},
    {...change, setting: 'm', before: '1', after: '0', scope: 'merge-tree'},
    {...change, setting: 'back', before: '1', after: '0'},
    {...change, setting: 'back', before: '0', after: '1', release: '24.5'},
  ];
  const range = {from: '24.3', to: '24.10'};
  const pasted = {
    told: [[{code: 'b = 0'}, ': default changed in ', {href: address, text: ['24.4']}, '.']],
    others: ['Nothing is to be said of 2 other settings.'],
  };
  const obsolete = {
    server: '24.10',
    since: new Map([
      ['query gone', '24.10'],
      ['query back', '24.10'],
    ]),
  };
  const text = checklist(
    range,
    placedEntries(releases)
      .slice(0, 1)
      .map((placed) => ({...placed, reason: 'Upgrade note'})),
    {net: netDefaults(changes, range), obsolete, pasted},
    resolve,
  );
  await expect(text).toMatchFileSnapshot('checklist-defaults.md');
});

it('a checklist without entries says that there is nothing to check', () => {
  expect(checklist({from: '24.8', to: '24.8'}, [], NO_DEFAULTS, resolve)).toContain('Nothing to check.');
});

describe('for a setting that several releases of the upgrade change', () => {
  const {releases} = readYear(
    2024,
    [
      release('24.6', '- Third. (#13; undo `v = 0`; undo server setting `s = 1`)'),
      release('24.5', '- Second. (#12; undo `v = 1`; undo `s = 1`)'),
      release('24.4', '- First. (#11; undo `v = 0`; undo `s = 0`)'),
    ].join('\n'),
  );
  const items = placedEntries(releases)
    .toReversed()
    .map((placed): ChecklistItem => ({...placed, reason: 'Check before upgrading'}));
  const lines = (list: readonly ChecklistItem[]) =>
    checklist({from: '24.3', to: '24.6'}, list, NO_DEFAULTS, resolve)
      .split('\n')
      .filter((line) => line.startsWith('- '))
      .map((line) => line.replace(/^.*?\)\) ?/, ''));

  it('a checklist gives the value from before the upgrade, or none if the setting ends as it began', () => {
    expect(lines(items)).toEqual([
      'Undo: `v = 0`. This upgrade changes `s` in 24.4 and 24.5: in the end it is as before.',
      'This upgrade changes `v` in 24.4, 24.5, and 24.6: `v = 0` keeps what was before all of them. ' +
        'This upgrade changes `s` in 24.4 and 24.5: in the end it is as before.',
      'Undo: `v = 0`, server setting `s = 1`.',
    ]);
  });

  it('a checklist uses the releases of the range only', () => {
    expect(lines(items.slice(1, 2))).toEqual(['Undo: `v = 1`, `s = 1`.']);
  });
});

it('a checklist has the settings and values of the texts to roll back, for any range', async () => {
  const {years} = await readReal();
  const all = allReleases(years).toReversed();
  for (const {version: from} of sample(all.slice(0, -1), tries(3))) {
    const items = releasesIn({from, to: all.at(-1)!.version}, all).flatMap(plannedEntries);
    const changed = changedSettings(plannedUndos(items));
    const text = checklist({from, to: all.at(-1)!.version}, items, NO_DEFAULTS, resolve);
    const told = [...text.matchAll(/Undo: (.*?)\.(?:$| This )/gm)].flatMap(([, list]) =>
      list!.split(/, (?=`|MergeTree|server)/),
    );
    const kit = changed.filter(({settled}) => !settled);
    expect(new Set(told)).toEqual(
      new Set(
        kit.map(({scope, clauses: [{setting, value}]}) => {
          const before = {query: '', 'merge-tree': 'MergeTree setting ', server: 'server setting '}[scope];
          return `${before}\`${setting} = ${value}\``;
        }),
      ),
    );
  }
});
