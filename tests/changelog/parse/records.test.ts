import {describe, expect, it} from 'vitest';
import {entryIds} from '../../../src/changelog/parse/ids';
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

describe('entryIds', () => {
  const ids = (...entries: {id?: string; pullRequests: number[]}[]) => [...entryIds(entries).values()].reverse();

  it('counts from the end of the page, so that what has been published keeps its id', () => {
    const old = [{pullRequests: [7]}, {pullRequests: [8, 7]}];
    expect(ids(...old)).toEqual(['pr-7', 'pr-8']);
    expect(ids({pullRequests: [7]}, {pullRequests: [8]}, ...old)).toEqual(['pr-7-2', 'pr-8-2', 'pr-7', 'pr-8']);
  });

  it('takes the id of a clause, which does not count for other entries', () => {
    expect(ids({pullRequests: [7]}, {pullRequests: [7], id: 'x'}, {pullRequests: [], id: 'y'})).toEqual([
      'pr-7',
      'x',
      'y',
    ]);
  });
});
