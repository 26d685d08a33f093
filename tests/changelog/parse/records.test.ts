import {describe, expect, it} from 'vitest';
import {readReal} from '../real';

const {years} = await readReal();

/** A value and every object in it. */
function* objects(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return;
  yield value;
  for (const part of Object.values(value)) yield* objects(part);
}

describe('the records of the site', () => {
  it('are frozen at every depth', () => {
    const all = [...objects(years)];
    expect(all.length).toBeGreaterThan(10_000);
    expect(all.filter((each) => each !== years && !Object.isFrozen(each))).toEqual([]);
  });

  it('are plain: JSON keeps all of them', () => {
    expect(JSON.parse(JSON.stringify(years))).toEqual(years);
  });
});
