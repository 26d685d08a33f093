import {Ajv2020} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {describe, expect, it} from 'vitest';
import type {DefaultRow, NameRow, Row} from '../../src/changelog/export/rows';
import {allReleases, placedEntries} from '../../src/changelog/model/records';
import {realDefaults} from '../changelog/plan-defaults';
import {readReal} from '../changelog/real';
import {address, builtPage, builtText} from './built';

const lines = builtText('whats-new/changelog/changelog.jsonl').split('\n');
const rows = lines.slice(0, -1).map((line) => JSON.parse(line) as Row);
const schema = JSON.parse(builtText('whats-new/changelog/changelog.schema.json')) as Record<string, unknown>;
const {years} = await readReal();
const ajv = addFormats.default(new Ajv2020({strict: true, allErrors: true}));
/** What the pages show, newest year first, in the order of the rows. */
const items = years.flatMap(({path}) => selectAll('.release li[id]', builtPage(path)));

describe('defaults.jsonl', () => {
  const text = builtText('whats-new/changelog/defaults.jsonl');
  const changes = text.split('\n').flatMap((line) => (line === '' ? [] : (JSON.parse(line) as DefaultRow)));

  it('has each change that the server knows of these releases, and validates against the JSON Schema beside it', async () => {
    const {changes: expected} = await realDefaults();
    const key = ({setting, before, after}: Pick<DefaultRow, 'setting' | 'before' | 'after'>, version: string) =>
      [version, setting, before, after].join(' ');
    expect(changes.map((row) => key(row, row.version)).toSorted()).toEqual(
      expected.map((change) => key(change, change.release)).toSorted(),
    );
    const validate = ajv.compile(JSON.parse(builtText('whats-new/changelog/defaults.schema.json')) as object);
    for (const row of changes) expect(validate(row), `${row.setting}: ${ajv.errorsText(validate.errors)}`).toBe(true);
    expect(validate({...changes[0], scope: 'server'})).toBe(false);
  });
});

describe('names.jsonl', () => {
  const names = builtText('whats-new/changelog/names.jsonl')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as NameRow);

  it('validates against the JSON Schema beside it, and has what servers know', () => {
    const validate = ajv.compile(JSON.parse(builtText('whats-new/changelog/names.schema.json')) as object);
    expect(names.flatMap((row) => (validate(row) ? [] : [`${row.name}: ${ajv.errorsText(validate.errors)}`]))).toEqual(
      [],
    );
    expect(names.length).toBeGreaterThan(10_000);
    const row = (kind: string, name: string) => names.find((each) => each.kind === kind && each.name === name);
    expect(row('function', 'dateTrunc')).toMatchObject({aliases: ['DATE_TRUNC'], first: '22.12', obsolete: ''});
    expect(row('database-engine', 'MaterializedMySQL')).toMatchObject({first: '24.8', last: '24.8'});
    expect(row('setting', 'allow_experimental_object_type')).toMatchObject({obsolete: '26.1'});
  });
});

describe('changelog.jsonl', () => {
  it('ends with a line end and has an object a line', () => {
    expect(lines.at(-1)).toBe('');
    expect(rows.length).toBeGreaterThan(1000);
  });

  it('has a row for each entry of the source and of the pages, with its anchor, in the same order', () => {
    expect(rows.map(({url}) => url)).toEqual(
      placedEntries(allReleases(years)).map(({entry}) => address(entry.address)),
    );
    expect(rows.map(({url}) => url.split('#')[1])).toEqual(items.map(({properties}) => properties.id));
  });

  it('validates against the JSON Schema beside it, line by line', () => {
    expect(ajv.validateSchema(schema)).toBe(true);
    const validate = ajv.compile(schema);
    expect(rows.flatMap((row) => (validate(row) ? [] : [`${row.url}: ${ajv.errorsText(validate.errors)}`]))).toEqual(
      [],
    );
    for (const broken of [
      {...rows[0], lts: null},
      {...rows[0], more: 1},
      {...rows[0], date: '2024-02-30'},
      {...rows[0], category: 'Bug fix'},
    ])
      expect(validate(broken)).toBe(false);
  });

  it('says in words what the page says', () => {
    const wrong = rows.filter(
      ({description, description_text: text}, index) =>
        !toString(items[index]!).startsWith(text) || /\n|\{\/\*|\]\((?!https?:)/.test(description),
    );
    expect(wrong.map(({url}) => url)).toEqual([]);
  });
});
