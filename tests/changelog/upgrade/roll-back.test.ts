import {describe, expect, it} from 'vitest';
import {changedSettings, type PlannedUndo, plannedUndos} from '../../../src/changelog/defaults/changed-settings';
import {allReleases} from '../../../src/changelog/model/records';
import {plainText} from '../../../src/changelog/model/text';
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
  {scope: 'server', setting: 'keeper_server.coordination_settings.async_replication', value: '0', version: '24.6'},
  {scope: 'server', setting: 'backups.keep', value: '0', version: '24.6'},
  {scope: 'merge-tree', setting: 'a', value: '3', version: '24.6'},
  {scope: 'merge-tree', setting: 'm', value: '-1.5', version: '24.8'},
];

describe('rollBack', () => {
  it('writes a text for each place where settings are set; the oldest of several clauses holds', async () => {
    const texts = rollBack(changedSettings(UNDOS), RANGE)
      .map(({title, note, text}) => `== ${title}\n${note ? `${plainText(note)}\n\n` : ''}${text}\n`)
      .join('\n');
    await expect(texts).toMatchFileSnapshot('roll-back.txt');
  });

  it('leaves out places without a setting', () => {
    expect(rollBack([], RANGE)).toEqual([]);
    expect(rollBack(changedSettings(UNDOS.slice(2, 3)), RANGE).map(({title}) => title)).toEqual([
      'Before the first start: XML for the server configuration',
    ]);
  });

  it('has each setting of the site once in each text, except those that end as they began', () => {
    const releases = allReleases(years).toReversed();
    const undos = plannedUndos(releases.flatMap(plannedEntries));
    expect(undos.length).toBeGreaterThan(30);
    const changed = changedSettings(undos);
    const settled = changed.flatMap((each) => (each.settled ? each.setting : []));
    const texts = rollBack(changed, {from: '24.1', to: '24.12'});
    const [server, keeper, session, profile, table] = texts.map(({text}) => text) as [
      string,
      string,
      string,
      string,
      string,
    ];
    expect(server).not.toContain('keeper_server');
    for (const {scope, setting} of undos) {
      const of = {query: [session, profile], server: [server + keeper], 'merge-tree': [server, table]}[scope];
      const isXml = (text: string): boolean => text.startsWith('<');
      const times = settled.includes(setting) ? 0 : 1;
      for (const text of of) {
        const assignment = isXml(text) ? `<${setting.split('.').at(-1)}>` : ` ${setting} = `;
        expect(text.split(assignment), setting).toHaveLength(times + 1);
      }
    }
  });
});
