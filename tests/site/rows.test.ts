import {Ajv2020} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {expect, it} from 'vitest';
import type {DefaultRow, NameRow, Row} from '../../src/changelog/export/rows';
import {allReleases, placedEntries} from '../../src/changelog/model/records';
import {realDefaults} from '../changelog/plan-defaults';
import {readReal} from '../changelog/real';
import {address, builtPage, builtText} from './built';

const read = <Line>(name: string): Line[] =>
  builtText(`whats-new/changelog/${name}.jsonl`)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
const rows = read<Row>('changelog');
const defaults = read<DefaultRow>('defaults');
const names = read<NameRow>('names');
const {years} = await readReal();
const ajv = addFormats.default(new Ajv2020({strict: true, allErrors: true}));

it.each<[string, readonly object[], readonly object[]]>([
  ['changelog', rows, [{lts: null}, {more: 1}, {date: '2024-02-30'}, {category: 'Bug fix'}]],
  ['defaults', defaults, [{scope: 'server'}]],
  ['names', names, [{kind: 'other'}]],
])('%s.jsonl validates against the JSON Schema beside it, line by line', (name, lines, broken) => {
  const validate = ajv.compile(JSON.parse(builtText(`whats-new/changelog/${name}.schema.json`)) as object);
  const wrong = lines.flatMap((row) =>
    validate(row) ? [] : `${JSON.stringify(row)}: ${ajv.errorsText(validate.errors)}`,
  );
  expect(wrong).toEqual([]);
  expect(lines.length).toBeGreaterThan(100);
  for (const change of broken) expect(validate({...lines[0], ...change})).toBe(false);
});

it('the page about the data says what each column holds', () => {
  const columns = [rows, defaults, names].flatMap(([row]) => Object.keys(row!));
  const told = selectAll('td:first-child code', builtPage('/whats-new/changelog/data')).map((code) => toString(code));
  expect(columns.filter((column) => !told.includes(column))).toEqual([]);
});

it('defaults.jsonl has each change that the server knows of these releases', async () => {
  const {changes} = await realDefaults();
  expect(
    defaults.map(({version, setting, before, after}) => [version, setting, before, after].join(' ')).toSorted(),
  ).toEqual(changes.map(({release, setting, before, after}) => [release, setting, before, after].join(' ')).toSorted());
});

it('names.jsonl has what servers know', () => {
  expect(names.length).toBeGreaterThan(10_000);
  const row = (kind: string, name: string) => names.find((each) => each.kind === kind && each.name === name);
  expect(row('function', 'dateTrunc')).toMatchObject({aliases: ['DATE_TRUNC'], first: '22.12', obsolete: ''});
  expect(row('database-engine', 'MaterializedMySQL')).toMatchObject({first: '24.8', last: '24.8'});
  expect(row('setting', 'allow_experimental_bfloat16_type')).toMatchObject({first: '25.5', obsolete: '25.5'});
});

it('changelog.jsonl has a row for each entry of the source and of the pages, in the same order and words', () => {
  const items = years.flatMap(({path}) => selectAll('.release li[id]', builtPage(path)));
  expect(rows.map(({url}) => url)).toEqual(placedEntries(allReleases(years)).map(({entry}) => address(entry.address)));
  expect(rows.map(({url}) => url.split('#')[1])).toEqual(items.map(({properties}) => properties.id));
  const wrong = rows.filter(
    ({description, description_text: text}, index) =>
      !toString(items[index]!).startsWith(text) || /\n|\{\/\*|\]\((?!https?:)/.test(description),
  );
  expect(wrong.map(({url}) => url)).toEqual([]);
});
