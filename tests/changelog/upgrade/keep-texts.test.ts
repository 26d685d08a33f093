import {describe, expect, it} from 'vitest';
import {plainText} from '../../../src/changelog/model/text';
import type {UpgradeRules} from '../../../src/changelog/model/upgrade-rules';
import {changedSettings, type PlannedUndo} from '../../../src/changelog/server/changed-settings';
import {keepTexts} from '../plan-defaults';

const RANGE = {from: '24.3', to: '24.8'};
const UNDOS: PlannedUndo[] = [
  {scope: 'query', setting: 'a', value: '1', version: '24.4'},
  {scope: 'query', setting: 'b', value: "'x'", version: '24.4'},
  {scope: 'server', setting: 's', value: "'a<b>&it\\'s'", version: '24.5'},
  {scope: 'query', setting: 'a', value: '0', version: '24.5'},
  {scope: 'query', setting: 'a', value: '0', version: '24.6'},
  {scope: 'server', setting: 'keeper_server.coordination_settings.async_replication', value: '0', version: '24.6'},
  {
    scope: 'server',
    setting: 'keeper_server.coordination_settings.version',
    value: '6',
    version: '24.7',
    effects: ['mixed'],
  },
  {scope: 'server', setting: 'keeper_server.flag', value: '1', version: '24.8'},
  {scope: 'server', setting: 'backups.keep', value: '0', version: '24.6'},
  {scope: 'query', setting: 'for_return', value: '1', version: '24.6', effects: ['one-way']},
  {scope: 'query', setting: 'for_both', value: '1', version: '24.6', effects: ['mixed']},
  {scope: 'query', setting: 'relaxes', value: '1', version: '24.6'},
  {scope: 'server', setting: 'relaxes', value: '1', version: '24.6', effects: ['mixed']},
  {scope: 'merge-tree', setting: 'a', value: '3', version: '24.6'},
  {scope: 'merge-tree', setting: 'm', value: '-1.5', version: '24.8'},
  {scope: 'merge-tree', setting: 'x', value: '0', version: '24.8', effects: ['one-way', 'mixed']},
];

const RULES: UpgradeRules = {
  settings: [
    {scope: 'query', setting: 'relaxes', harm: 'Doors.'},
    {scope: 'server', setting: 'relaxes', harm: 'Gates.'},
  ],
  stops: [],
};

describe('what keeps the old behavior, as texts to copy', () => {
  it('writes a text for each place where settings are set; the oldest of several clauses holds', async () => {
    const texts = keepTexts({changed: changedSettings(UNDOS), range: RANGE, rules: RULES})
      .map(({title, note, text}) => `== ${title}\n${note ? `${plainText(note)}\n\n` : ''}${text}\n`)
      .join('\n');
    await expect(texts).toMatchFileSnapshot('keep-texts.txt');
  });

  it('leaves out places without a setting', () => {
    expect(keepTexts({changed: [], range: RANGE})).toEqual([]);
    expect(keepTexts({changed: changedSettings(UNDOS.slice(2, 3)), range: RANGE}).map(({title}) => title)).toEqual([
      'Before the first start: XML for the server configuration',
    ]);
  });
});
