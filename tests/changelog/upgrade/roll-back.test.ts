import {describe, expect, it} from 'vitest';
import {type PlannedUndo, rollBack} from '../../src/changelog/roll-back';
import {plan} from '../../src/changelog/upgrade';
import {readReal} from './real';

const {releases} = await readReal();

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

  it('has each setting of the site once in each text', () => {
    const {undos} = plan(releases);
    expect(undos.length).toBeGreaterThan(30);
    const [session, profile, server, table] = rollBack(undos, {from: '24.1', to: '24.12'});
    for (const {scope, setting} of undos) {
      const texts = {query: [session, profile], server: [server], 'merge-tree': [table]}[scope];
      const assignment = scope === 'server' ? `<${setting.split('.').at(-1)}>` : ` ${setting} = `;
      for (const text of texts) expect(text!.text.split(assignment), setting).toHaveLength(2);
    }
  });
});
