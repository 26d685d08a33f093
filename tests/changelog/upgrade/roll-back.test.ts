import {describe, expect, it} from 'vitest';
import {allReleases} from '../../../src/changelog/model/records';
import {plannedEntries, plannedUndos} from '../../../src/changelog/upgrade/plan';
import {type PlannedUndo, rollBack, settledSettings} from '../../../src/changelog/upgrade/roll-back';
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
    const texts = rollBack(UNDOS, RANGE)
      .map(({title, text}) => `== ${title}\n${text}\n`)
      .join('\n');
    await expect(texts).toMatchFileSnapshot('roll-back.txt');
  });

  it('leaves out places without a setting', () => {
    expect(rollBack([], RANGE)).toEqual([]);
    expect(rollBack(UNDOS.slice(2, 3), RANGE).map(({title}) => title)).toEqual(['XML for the server configuration']);
  });

  it('has each setting of the site once in each text, but for those that end as they began', () => {
    const releases = allReleases(years).toReversed();
    const undos = plannedUndos(releases.flatMap(plannedEntries));
    expect(undos.length).toBeGreaterThan(30);
    const settled = settledSettings(undos).map(({setting}) => setting);
    const [session, profile, server, table] = rollBack(undos, {from: '24.1', to: '24.12'});
    for (const {scope, setting} of undos) {
      const texts = {query: [session, profile], server: [server], 'merge-tree': [table]}[scope];
      const assignment = scope === 'server' ? `<${setting.split('.').at(-1)}>` : ` ${setting} = `;
      const times = settled.includes(setting) ? 0 : 1;
      for (const text of texts) expect(text!.text.split(assignment), setting).toHaveLength(times + 1);
    }
  });
});

describe('settledSettings', () => {
  const undos = (...values: [version: string, value: string][]): PlannedUndo[] =>
    values.map(([version, value]) => ({scope: 'query', setting: 'a', value, version}));

  it('are switches that were turned and turned back; the kit leaves them out', () => {
    const turned = undos(['24.4', '0'], ['24.6', '1']);
    expect(settledSettings(turned)).toEqual([{setting: 'a', versions: ['24.4', '24.6']}]);
    expect(rollBack(turned, RANGE)).toEqual([]);
    const twice = [...turned, ...undos(['24.7', '0'], ['24.8', '1'])];
    expect(settledSettings(twice)).toEqual([{setting: 'a', versions: ['24.4', '24.6', '24.7', '24.8']}]);
    const other: PlannedUndo = {scope: 'query', setting: 'b', value: '1', version: '24.5'};
    expect(rollBack([...turned, other], RANGE)[0]!.text).toBe('SET b = 1; -- 24.5');
  });

  it.each([
    ['one that was turned once', undos(['24.4', '0'])],
    ['one that was turned three times', undos(['24.4', '0'], ['24.5', '1'], ['24.6', '0'])],
    ['one of which two entries tell the same change', undos(['24.4', '0'], ['24.5', '0'])],
    ['a number that changed twice', undos(['24.4', '10'], ['24.5', '20'])],
    ['a switch that got a third value', undos(['24.4', '0'], ['24.5', "'auto'"])],
  ])('are not %s', (_, list) => {
    expect(settledSettings(list)).toEqual([]);
    expect(rollBack(list, RANGE)[0]!.text).toContain(`SET a = ${list[0]!.value}; -- 24.4`);
  });

  it('are told apart by the place where they are set', () => {
    const [first, second] = undos(['24.4', '0'], ['24.6', '1']);
    expect(settledSettings([first!, {...second!, scope: 'server'}])).toEqual([]);
  });
});
