import {describe, expect, it} from 'vitest';
import {allReleases} from '../../../src/changelog/model/records';
import {changedSettings, type PlannedUndo, plannedUndos} from '../../../src/changelog/upgrade/changed-settings';
import {plannedEntries} from '../../../src/changelog/upgrade/plan';
import {rollBack} from '../../../src/changelog/upgrade/roll-back';
import {readReal} from '../real';

const {years} = await readReal();

const RANGE = {from: '24.3', to: '24.8'};
const UNDOS: PlannedUndo[] = [
  {scope: 'query', setting: 'a', value: '1', version: '24.4'},
  {scope: 'query', setting: 'b', value: "'x'", version: '24.4'},
  {scope: 'server', setting: 's', value: "'a<b>&it\\'s'", version: '24.5'},
  {scope: 'query', setting: 'a', value: '0', version: '24.5'},
  {scope: 'query', setting: 'a', value: '0', version: '24.6'},
  {scope: 'server', setting: 'backups.keep', value: '0', version: '24.6'},
  {scope: 'merge-tree', setting: 'a', value: '3', version: '24.6'},
  {scope: 'merge-tree', setting: 'm', value: '-1.5', version: '24.8'},
];

describe('rollBack', () => {
  it('writes a text for each place where settings are set; the oldest of several clauses holds', async () => {
    const texts = rollBack(changedSettings(UNDOS), RANGE)
      .map(({title, text}) => `== ${title}\n${text}\n`)
      .join('\n');
    await expect(texts).toMatchFileSnapshot('roll-back.txt');
  });

  it('leaves out places without a setting', () => {
    expect(rollBack([], RANGE)).toEqual([]);
    expect(rollBack(changedSettings(UNDOS.slice(2, 3)), RANGE).map(({title}) => title)).toEqual([
      'XML for the server configuration',
    ]);
  });

  it('has each setting of the site once in each text, except those that end as they began', () => {
    const releases = allReleases(years).toReversed();
    const undos = plannedUndos(releases.flatMap(plannedEntries));
    expect(undos.length).toBeGreaterThan(30);
    const changed = changedSettings(undos);
    const settled = changed.flatMap((each) => (each.settled ? each.setting : []));
    const [session, profile, server, table] = rollBack(changed, {from: '24.1', to: '24.12'});
    for (const {scope, setting} of undos) {
      const texts = {query: [session, profile], server: [server], 'merge-tree': [table]}[scope];
      const assignment = scope === 'server' ? `<${setting.split('.').at(-1)}>` : ` ${setting} = `;
      const times = settled.includes(setting) ? 0 : 1;
      for (const text of texts) expect(text!.text.split(assignment), setting).toHaveLength(times + 1);
    }
  });
});
