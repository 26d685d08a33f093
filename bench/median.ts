/** What a run measures, by name. */
export type Figures = Record<string, number>;

/** The middle one of the values in order; of an even number of them, the upper of the two. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
