// Values of settings as the server's history has them: text without quotes.

/** Some records have switches in words, most in digits. */
const SWITCHES: Readonly<Record<string, string>> = {true: '1', false: '0'};

/** A switch or a whole number in digits, `10485760` for `10Mi`; any other value as it is: `1.0` may be a version. */
function comparable(value: string): string {
  const [, digits, exponent = '0', unit = '', binary] = /^(\d{1,20})(?:e(\d\d?)|([kKMGT])(i?))$/.exec(value) ?? [];
  if (digits === undefined) return SWITCHES[value] ?? value;
  const base = binary ? 1024n : 1000n;
  return `${BigInt(digits) * 10n ** BigInt(exponent) * base ** BigInt(' KMGT'.indexOf(unit.toUpperCase()))}`;
}

/** Whether two values are one for the server: `true` and `1` are, and whole numbers: `10Mi`, `10485760`, `1e3` and `1k`. */
export function areEqualValues(a: string, b: string): boolean {
  return comparable(a) === comparable(b);
}

/** A value as readers see it: an empty one would not be seen. */
export function shownValue(value: string): string {
  return value === '' ? "''" : value;
}

/** A value as SQL and an `undo` clause write it: a number as it is, all else in quotes; `1.0` is a version. */
export function sqlValue(value: string): string {
  if (/^-?(?:\d+|\d+\.\d*[1-9])$/.test(value)) return value;
  return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

/** The value that SQL, an `undo` clause or a file writes, without its quotes. */
export function plainValue(value: string): string {
  return /^(["']).*\1$/s.test(value) ? value.slice(1, -1).replace(/\\(.)/g, '$1') : value;
}
