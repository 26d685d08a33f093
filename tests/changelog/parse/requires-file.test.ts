import {describe, expect, it} from 'vitest';
import {formatProblems} from '../../../src/changelog/parse/problems';
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

it('gives each entry its line, without comments, and tells everything that is wrong with its place', () => {
  const text = `# Comment.
26.8\tpr-1\tevery server
26.9\tpr-2\tfeature replicas
26.9\tpr-2\tengine Kafka
26.8 pr-3 every server

26.8\tpr-4\tfeature replica
26.8\tpr-5\ttable-engine Kafka, or feature replicas
26.8\tpr-6\t(table-engine Kafka or feature replicas
26.8\tpr-7\ttable-engine Kafka) or feature replicas
26.8\tpr-8\tversion 25.3
26.8\tpr-9\ttable-engine
`;
  const {requires, problems} = readRequiresFile(text);
  expect(requires).toEqual([
    {release: '26.8', id: 'pr-1', requirement: 'every server', line: 2},
    {release: '26.9', id: 'pr-2', requirement: REPLICAS, line: 3},
  ]);
  expect(formatProblems('2026.tsv', problems)).toMatchInlineSnapshot(`
    "2026.tsv:4:1: Unexpected pr-2 a second time, expected each entry once
    2026.tsv:4:11: Unexpected "engine Kafka", expected one of feature, statement, setting, merge-tree-setting, server-setting, engine-setting, configuration, function, aggregate-function, combinator, table-function, format, table-engine, database-engine, data-type, codec, index-type, dictionary-layout, dictionary-source, disk-type, access-storage, system-table, column, interface, client, grant, authentication, platform, tool, http-path, version, tables
    2026.tsv:5:1: Unexpected 1 column, expected 3: release, anchor, requirement, with a tab between them
    2026.tsv:7:11: Unexpected feature "replica", expected one of cluster, shards, replicas, keeper, embedded-keeper, async-inserts, tiered-storage, sql-functions, executable-functions, cgroup
    2026.tsv:8:11: Unexpected table-engine "Kafka,", expected a name
    2026.tsv:9:11: Unexpected "(", expected no brackets: write each alternative as a whole, with "or" between them
    2026.tsv:10:29: Unexpected ")", expected no brackets: write each alternative as a whole, with "or" between them
    2026.tsv:11:11: Unexpected version "25.3", expected one like before 24.8
    2026.tsv:12:11: Unexpected table-engine "", expected a name"
  `);
});
