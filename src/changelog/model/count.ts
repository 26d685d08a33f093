const format = new Intl.NumberFormat('en-US');

/** `1,691`: a number as the site writes it. */
export const inDigits = (amount: number): string => format.format(amount);

/** `1 entry`, `1,691 entries`. */
export function counted(amount: number, one: string, many: string): string {
  return `${inDigits(amount)} ${amount === 1 ? one : many}`;
}
