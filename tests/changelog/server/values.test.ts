import {expect, it} from 'vitest';
import {areEqualValues} from '../../../src/changelog/server/values';

it.each([
  ['true', '1', true],
  ['10Mi', '10485760', true],
  ['5k', '5e3', true],
  ['1000', '1Ki', false],
  // These may be versions.
  ['24.1', '24.10', false],
  ['18446744073709551615', '18446744073709551614', false],
])('%s and %s are one value for the server: %s', (a, b, isOne) => expect(areEqualValues(a, b)).toBe(isOne));
