import {describe, expect, it} from 'vitest';
import {concerns, type PlannedRelease, parseRange} from '../../../src/changelog/upgrade/range';

const releases: PlannedRelease[] = ['24.1', '24.2', '24.3', '24.8', '24.10', '24.12'].map((version) => ({
  version,
  lts: ['24.3', '24.8'].includes(version),
  address: `/2024#${version.replace('.', '')}`,
  entries: 10,
}));

it('a change concerns nobody whose old version never had the bug, or whose new one has the old behavior again', () => {
  const way = {from: '24.3', to: '24.10'};
  for (const span of [{}, {since: '24.3'}, {since: '23.12', until: '24.12'}, {until: '24.12'}])
    expect(concerns(span, way)).toBe(true);
  // Patch releases of older lines may have brought it.
  const broughtTo = (from: string, before: string) => concerns({since: '24.8'}, way, [{from, before, isSure: true}]);
  expect([broughtTo('24.3.7', '24.4'), broughtTo('24.2.9', '24.3'), broughtTo('24.4', '24.8')]).toEqual([
    true,
    false,
    false,
  ]);
  for (const span of [
    {since: '24.8'},
    {until: '24.10'},
    {since: '24.8', until: '25.1'},
    {since: '24.1', until: '24.9'},
  ])
    expect(concerns(span, way)).toBe(false);
  // What a patch release took back, the line itself still has.
  const until = '24.10.3';
  expect(concerns({until}, way)).toBe(true);
  expect(concerns({until}, {...way, patch: {to: '24.10.2.80'}})).toBe(true);
  expect(concerns({until}, {...way, patch: {to: '24.10.3.21'}})).toBe(false);
  expect(concerns({until}, {...way, to: '24.11'})).toBe(false);
});

describe('parseRange', () => {
  it.each([
    ['', {from: '24.8', to: '24.12'}],
    ['?from=24.1&to=24.3', {from: '24.1', to: '24.3'}],
    ['?from=24.10', {from: '24.10', to: '24.12'}],
    ['?to=24.8', {from: '24.3', to: '24.8'}],
    ['?to=24.2', {from: '24.1', to: '24.2'}],
    ['?from=24.10&to=24.2', {from: '24.10', to: '24.2', note: 'backwards'}],
    ['?from=24.3&to=24.9', {from: '24.3', to: '', unknown: {to: '24.9'}, note: 'unknown'}],
    ['?from=%22%3E%3Cscript%3E', {from: '', to: '24.12', unknown: {from: '"><script>'}, note: 'unknown'}],
    ['?from=&to=', {from: '24.8', to: '24.12'}],
    [
      '?from=__proto__&to=constructor',
      {from: '', to: '', unknown: {from: '__proto__', to: 'constructor'}, note: 'unknown'},
    ],
    ['?from=%E0%A4%A', {from: '', to: '24.12', unknown: {from: '\uFFFD%A'}, note: 'unknown'}],
    ['?from=24.8.4.13&to=24.10.2', {from: '24.8', to: '24.10', patch: {from: '24.8.4.13', to: '24.10.2'}}],
    ['?from=24.3.5.46&to=24.8', {from: '24.3', to: '24.8', patch: {from: '24.3.5.46'}}],
    ['?to=24.8.14', {from: '24.3', to: '24.8', patch: {to: '24.8.14'}}],
    ['?from=24.8.4&to=24.8.4.13', {from: '24.8', to: '24.8', patch: {from: '24.8.4', to: '24.8.4.13'}}],
    ['?from=24.8.4.13&to=24.8.4', {from: '24.8', to: '24.8', patch: {from: '24.8.4.13', to: '24.8.4'}}],
    ['?from=24.8.4.13&to=24.8', {from: '24.8', to: '24.8', patch: {from: '24.8.4.13'}}],
    [
      '?from=24.8.14.39&to=24.8.4.13',
      {from: '24.8', to: '24.8', patch: {from: '24.8.14.39', to: '24.8.4.13'}, note: 'backwards'},
    ],
    ['?from=24.8.4.13.1', {from: '', to: '24.12', unknown: {from: '24.8.4.13.1'}, note: 'unknown'}],
    [
      '?from=v24.8.4.13-lts&to=24.10.2.1 (official build)',
      {from: '24.8', to: '24.10', patch: {from: '24.8.4.13', to: '24.10.2.1'}},
    ],
    ['?from=v24.3&to=24.8-lts', {from: '24.3', to: '24.8'}],
    ['?from=19.1&to=24.8.14', {from: '', to: '24.8', patch: {to: '24.8.14'}, unknown: {from: '19.1'}, note: 'unknown'}],
    ['?from=24.3&from=24.1&to=24.8', {from: '24.3', to: '24.8'}],
    [`?from=${'9'.repeat(100_000)}`, {from: '', to: '24.12', unknown: {from: '9'.repeat(100_000)}, note: 'unknown'}],
  ])('reads %.60s', (search, expected) => {
    expect(parseRange(search, releases)).toEqual(expected);
  });
});
