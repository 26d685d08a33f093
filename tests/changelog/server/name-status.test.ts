import {expect, it} from 'vitest';
import {readServers} from '../../../src/changelog/server/catalogue';
import {endOf, statusIn} from '../../../src/changelog/server/name-status';

const servers = readServers(`# ClickHouse 23.6.1.1, 24.8.4.1, 25.5.2.1, 26.7.2.1
[setting]
always	0
back	0	@24.8	gone	@26.7	1
gone	0	@25.5	gone
late	@25.5	0
late_gone	@24.8	0	@26.7	gone
obsolete	0	@25.5	0	obsolete	@26.7	gone
[codec]	@25.5
LZ4
`);

it.each([
  ['always', '24.1', {is: 'known', isSure: true, since: '23.6'}],
  ['always', '22.1', {is: 'known', isSure: true, since: '23.6'}],
  ['gone', '24.8', {is: 'known', isSure: true, since: '23.6'}],
  ['gone', '25.3', {is: 'gone', isSure: false, since: '25.5', before: '24.8'}],
  ['gone', '25.5', {is: 'gone', isSure: true, since: '25.5', before: '24.8'}],
  ['gone', '27.1', {is: 'gone', isSure: true, since: '25.5', before: '24.8'}],
  ['late', '24.8', {is: 'later', isSure: true, since: '25.5', before: '24.8'}],
  ['late', '24.9', {is: 'known', isSure: false, since: '25.5', before: '24.8'}],
  ['late', '26.7', {is: 'known', isSure: true, since: '25.5', before: '24.8'}],
  ['late_gone', '23.8', {is: 'known', isSure: false, since: '24.8', before: '23.6'}],
  ['back', '25.5', {is: 'gone', isSure: true, since: '24.8', before: '23.6'}],
  ['obsolete', '25.3', {is: 'obsolete', isSure: false, since: '25.5', before: '24.8'}],
  ['obsolete', '26.1', {is: 'gone', isSure: false, since: '26.7', before: '25.5'}],
  ['nothing', '25.3', {is: 'unknown', isSure: true}],
  // No server had a list of codecs before.
  ['LZ4', '23.1', {is: 'known', isSure: true, since: '25.5'}],
])('%s in %s: %o', (name, release, expected) => {
  expect(statusIn(servers, name === 'LZ4' ? 'codec' : 'setting', name, release)).toEqual(expected);
});

it('knows the end of what is obsolete or gone for good', () => {
  const ends = (...names: string[]) => names.map((name) => endOf(servers, servers.states.setting.get(name)));
  expect(ends('always', 'late', 'back', 'nothing')).toEqual([undefined, undefined, undefined, undefined]);
  expect(ends('gone', 'obsolete')).toEqual(Array(2).fill({since: '25.5', before: '24.8'}));
});
