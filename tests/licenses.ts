/** Licenses that ask for a notice at most, or that ask nothing as long as the code is unchanged. */
const LICENSES = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
];

/** Whether an SPDX expression without nested parentheses is satisfied by the licenses above. */
export function isAllowedLicense(expression: string): boolean {
  const choices = expression.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((license) => LICENSES.includes(license)));
}
