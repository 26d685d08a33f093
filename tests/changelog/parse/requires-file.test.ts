import {describe, expect, it} from 'vitest';
import {readRequiresFile} from '../../../src/changelog/parse/requires-file';

const requirementOf = (text: string) => readRequiresFile(`26.8\tpr-1\t${text}\n`).requires[0]?.requirement;

const KAFKA = {kind: 'table-engine', names: ['Kafka']};
const JSON_TYPE = {kind: 'data-type', names: ['JSON', 'Dynamic']};
const REPLICAS = {kind: 'feature', names: ['replicas']};

describe('what an entry requires', () => {
  it.each([
    ['every server', 'every server'],
    ['table-engine Kafka', KAFKA],
    ['data-type JSON, Dynamic', JSON_TYPE],
    ['statement INSERT ... SELECT', {kind: 'statement', names: ['INSERT ... SELECT']}],
    ['table-engine Kafka or feature replicas', {any: [KAFKA, REPLICAS]}],
    [
      'table-engine Kafka or data-type JSON, Dynamic and feature replicas',
      {any: [KAFKA, {all: [JSON_TYPE, REPLICAS]}]},
    ],
    [
      'not feature replicas and version before 25.3',
      {all: [{not: REPLICAS}, {kind: 'version', names: ['before 25.3']}]},
    ],
    ['setting format_schema_order', {kind: 'setting', names: ['format_schema_order']}],
  ])('reads %s', (text, expected) => {
    expect(requirementOf(text)).toEqual(expected);
  });
});

it('gives each entry its line, without comments', () => {
  expect(readRequiresFile('# Comment.\n26.9\tpr-2\tfeature replicas\n').requires).toEqual([
    {release: '26.9', id: 'pr-2', requirement: REPLICAS, line: 2},
  ]);
});
