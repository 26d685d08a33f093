// No `Intl.NumberFormat` here: made when the file is loaded, it would take a fifth of what a page's scripts take to begin.
/** `1,691`: a number as the site writes it. */
export const inDigits = (amount: number): string => amount.toLocaleString('en-US');

/** `1 entry`, `1,691 entries`. */
export function counted(amount: number, one: string, many: string): string {
  return `${inDigits(amount)} ${amount === 1 ? one : many}`;
}
