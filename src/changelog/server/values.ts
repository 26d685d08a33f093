// Values of settings as the server's history has them: text without quotes.

/** Some records have switches in words, most in digits. */
const DIGITS: Readonly<Record<string, string>> = {true: '1', false: '0'};

/** Whether two values are one for the server: `true` and `1` are. */
export function areEqualValues(a: string, b: string): boolean {
  return (DIGITS[a] ?? a) === (DIGITS[b] ?? b);
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
