/** Whether everything is tried (`npm run test:long`) instead of a sample of fixed size (`npm test`). */
export const LONG = process.env.TEST_LONG === 'true';

/** How many of something a test tries: a few, or in the long run more or all of them. */
export function tries(few: number, more = Infinity): number {
  return LONG ? more : few;
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export type Random = () => number;

/** A generator of such numbers. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A random item; undefined if there are no items. */
export function pick<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[Math.floor(random() * items.length)];
}

/** A number of the items in their order, with the first and the last: the same ones at every run. */
export function sample<Item>(items: readonly Item[], count: number): Item[] {
  if (count >= items.length) return [...items];
  const random = seeded(1);
  const chosen = new Set([0, items.length - 1].slice(0, count));
  while (chosen.size < count) chosen.add(Math.floor(random() * items.length));
  return items.filter((_, index) => chosen.has(index));
}
