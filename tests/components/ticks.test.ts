import {expect, it} from 'vitest';
import {planName, storedTicks, withTicks} from '../../src/components/UpgradePlanner/ticks';

it('keeps the ticks of each plan', () => {
  const one = withTicks(null, '24.8 25.8', new Set(['/a', '/b']));
  const two = withTicks(one, '25.3 26.3', new Set(['/c']));
  expect(storedTicks(two, '24.8 25.8')).toEqual(new Set(['/a', '/b']));
  expect(storedTicks(two, '25.3 26.3')).toEqual(new Set(['/c']));
  expect(storedTicks(two, '24.8 26.3')).toEqual(new Set());
  expect(withTicks(two, '24.8 25.8', new Set())).toBe('{"25.3 26.3":["/c"]}');
  expect(storedTicks(null, '24.8 25.8')).toBeUndefined();
});

it('a plan is its two versions, and beside a setup what it has for long', () => {
  const range = {from: '24.8.14.39', to: '25.8'};
  const list = (engine: string, queries: number): string =>
    `"table-engine","${engine}","",4\n"log","queries","",${queries}\n"function","sum","",${queries}`;
  const names = ['', 'SELECT a', 'SELECT b', list('Kafka', 7), list('S3', 7)].map((setup) => planName(range, setup));
  expect(names[0]).toBe('24.8.14.39 25.8');
  expect(planName(range, ' \n')).toBe(names[0]);
  expect(new Set(names).size).toBe(5);
  expect(planName(range, 'SELECT a')).toBe(names[1]);
  // The statement was run again a day later.
  expect(planName(range, `${list('Kafka', 81)}\n\n`)).toBe(names[3]);
  expect(planName({...range, from: '24.8.4.13'}, 'SELECT a')).not.toBe(names[1]);
});

it.each(['', '{', 'null', '7', '["/a"]', '{"24.8 25.8":"/a"}', '{"24.8 25.8":[1]}', '[[]]'])(
  'has no ticks if %s is stored',
  (text) => {
    expect(storedTicks(text, '24.8 25.8')).toEqual(new Set());
    const next = withTicks(text, '24.8 25.8', new Set(['/a']));
    expect(storedTicks(next, '24.8 25.8')).toEqual(new Set(['/a']));
  },
);
