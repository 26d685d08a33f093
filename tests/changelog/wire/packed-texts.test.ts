import {expect, it} from 'vitest';
import type {Text} from '../../../src/changelog/model/records';
import {textPacker, textUnpacker} from '../../../src/changelog/wire/packed-texts';

it('texts come back as they were, also those whose words look like marks', () => {
  const texts: Text[] = [
    [{code: 'a'}, ' is now ', {code: 'b[1](c)'}, '.'],
    ['See ', {href: '/2024#pr-1', text: ['the ', {code: 'd'}, ' of it']}, ' and [this](that).'],
    ['A ` and ', {code: '`e`'}, '.'],
    ['Plain.'],
    [],
    [{href: '/2024#pr-2', text: ['f [g]']}, {code: 'h'}],
    [{code: 'i'}, {code: 'j'}],
  ];
  const {packText, codes} = textPacker();
  const packed = texts.map(packText);
  expect(packed.filter((each) => typeof each === 'string')).toEqual(['Plain.', '', '``']);
  expect(packed.map(textUnpacker(codes()))).toEqual(texts);
});
