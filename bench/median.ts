/** What a run measures, by name. */
export type Figures = Record<string, number>;

/** The median; of an even number of values, the upper of the two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
