import path from 'node:path';
import {expect, it} from 'vitest';
import {readServers} from '../../../src/changelog/server/catalogue';
import {endOf, statusIn} from '../../../src/changelog/server/name-status';
import {rowsOf} from '../page';

const servers = readServers(`# ClickHouse 23.6.1.1, 24.8.4.1, 25.5.2.1, 26.7.2.1
[setting]
always	0
back	0	@24.8	gone	@26.7	1
gone	0	@25.5	gone
late	@25.5	0
late_gone	@24.8	0	@26.7	gone
obsolete	0	@25.5	0	obsolete	@26.7	gone
without	@25.5	0	obsolete
[codec]	@25.5
LZ4
`);

it.each(rowsOf(path.join(__dirname, 'name-status.tsv')))('%s in %s: %s', (name, release, is, sure, since, before) => {
  const kind = name === 'LZ4' ? 'codec' : 'setting';
  const expected = {is, isSure: sure === 'sure', ...(since && {since}), ...(before && {before})};
  expect(statusIn(servers, kind, name!, release!)).toEqual(expected);
});

it('knows the end of what is obsolete or gone for good', () => {
  const ends = (...names: string[]) => names.map((name) => endOf(servers, servers.states.setting.get(name)));
  expect(ends('always', 'late', 'back', 'nothing')).toEqual([undefined, undefined, undefined, undefined]);
  const end = {since: '25.5', before: '24.8'};
  expect(ends('gone', 'obsolete', 'without')).toEqual([end, end, {since: '25.5'}]);
});
