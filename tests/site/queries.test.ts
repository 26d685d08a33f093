import {readFileSync} from 'node:fs';
import path from 'node:path';
import {toString as htmlText} from 'hast-util-to-string';
import type {Code, Heading, Paragraph, Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {afterAll, describe, expect, it} from 'vitest';
import {Engine, hasEngine} from '../../clickhouse/engine';
import type {NameRow} from '../../src/changelog/data/name-rows';
import type {DefaultRow, Row} from '../../src/changelog/data/rows';
import {DATA_PATHS} from '../../src/changelog/model/site';
import {compareVersions} from '../../src/changelog/model/versions';
import {headingText} from '../../src/changelog/parse/headings';
import {parseMdx} from '../../src/changelog/parse/syntax';
import {address, builtFile, builtPage, builtText} from './built';

/** Runs the queries of the page about the data, as they stand there, on the built data. */
const page: Root = parseMdx(readFileSync(path.join(__dirname, '../../docs/whats-new/data.mdx'), 'utf8'));
const DATA = 'whats-new/changelog/changelog.jsonl';
const DEFAULTS = 'whats-new/changelog/defaults.jsonl';
const NAMES = 'whats-new/changelog/names.jsonl';
/** The address of the data that a query reads, and the path of its file. */
const ADDRESS = /SITE_ADDRESS\/(whats-new\/changelog\/\w+\.jsonl)/;
const readRows = <Line>(file: string): Line[] =>
  builtText(file)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
const rows = readRows<Row>(DATA);

/** The nodes between the heading with this id and the next one. */
function under(id: string): Root['children'] {
  const isHeading = (node: Root['children'][number]): node is Heading => node.type === 'heading';
  const start = page.children.findIndex((node) => isHeading(node) && headingText(node).id === id);
  const rest = page.children.slice(start + 1);
  const end = rest.findIndex(isHeading);
  return end === -1 ? rest : rest.slice(0, end);
}

function query(id: string): string {
  const code = under(id).find((node): node is Code => node.type === 'code');
  expect(code?.value, `under #${id}`).toMatch(ADDRESS);
  return code!.value;
}

/** The columns that the page promises. */
function columns(id: string): string[] {
  const [first] = under(id);
  const text = toString(first as Paragraph);
  return /^Columns: ([\w, ]+)\./.exec(text)![1]!.split(', ');
}

const byDate = (a: Row, b: Row): number => (a.date + a.url < b.date + b.url ? -1 : 1);
const pick = (row: object, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, row[name as keyof typeof row]]));

function topAuthors(): {author: string; entries: number}[] {
  const counts = new Map<string, number>();
  for (const handle of rows.flatMap(({author_handles}) => author_handles))
    counts.set(handle, (counts.get(handle) ?? 0) + 1);
  return [...counts]
    .map(([author, entries]) => ({author, entries}))
    .toSorted((a, b) => b.entries - a.entries || (a.author < b.author ? -1 : 1))
    .slice(0, 10);
}

function effectCounts(): Record<string, unknown>[] {
  const counts = new Map<string, {date: string; version: string; effect: string; entries: number}>();
  for (const {date, version, effects} of rows)
    for (const effect of effects) {
      const key = `${date} ${effect}`;
      counts.set(key, {date, version, effect, entries: (counts.get(key)?.entries ?? 0) + 1});
    }
  return [...counts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, {version, effect, entries}]) => ({version, effect, entries}));
}

const EXPECTED: Readonly<Record<string, (names: readonly string[]) => Record<string, unknown>[]>> = {
  setting: (names) =>
    rows
      .filter((row) => row.names.some(({kind, name}) => kind === 'setting' && name === 'join_algorithm'))
      .toSorted(byDate)
      .map((row) => pick(row, names)),
  upgrade: (names) =>
    rows
      .filter(
        ({upgrade, version}) =>
          upgrade && compareVersions(version, '24.3') > 0 && compareVersions(version, '24.8') <= 0,
      )
      .toSorted(byDate)
      .map((row) => pick(row, names)),
  effects: effectCounts,
  authors: topAuthors,
  'untold-defaults': (names) =>
    readRows<DefaultRow>(DEFAULTS)
      .filter(
        ({url, cloud, version}) =>
          url === '' && !cloud && compareVersions(version, '24.3') > 0 && compareVersions(version, '24.8') <= 0,
      )
      .toSorted((a, b) => (a.date + a.scope + a.setting < b.date + b.scope + b.setting ? -1 : 1))
      .map((row) => pick(row, names)),
  'gone-names': (names) =>
    readRows<NameRow>(NAMES)
      .filter(
        ({kind, last}) =>
          /(?:setting|function)$/.test(kind) && compareVersions(last, '24.8') >= 0 && compareVersions(last, '25.8') < 0,
      )
      .toSorted((a, b) => (a.kind + a.name < b.kind + b.name ? -1 : 1))
      .map((row) => pick(row, names)),
};

describe('the page about the data', () => {
  const server = new Engine();
  afterAll(() => server.stop());

  it.skipIf(!hasEngine()).each(Object.keys(EXPECTED))('has a query under #%s that gives the right rows', async (id) => {
    const source = new RegExp(`url\\('${ADDRESS.source}', `);
    const sql = query(id);
    expect(sql).toMatch(source);
    const result = await server.rows(sql.replace(source, (_, file: string) => `file('${builtFile(file)}', `));
    expect(result.length).toBeGreaterThan(2);
    expect(result).toEqual(EXPECTED[id]!(columns(id)));
    expect(Object.keys(result[0]!)).toEqual(columns(id));
  });

  it.skipIf(!hasEngine()).each([
    ['columns', DATA, DATA_PATHS.schema],
    ['default-columns', DEFAULTS, DATA_PATHS.defaultsSchema],
    ['name-columns', NAMES, DATA_PATHS.namesSchema],
  ])('has a table under #%s that says what the schema and the server say', async (id, file, schema) => {
    const table = under(id).find((node): node is Table => node.type === 'table')!;
    const cells = table.children.slice(1).map((line) => line.children.map((cell) => toString(cell)));
    const inferred = await server.rows<{name: string; type: string}>(
      `DESCRIBE file('${builtFile(file)}', JSONEachRow)`,
    );
    expect(cells.map(([name, type]) => [name, type])).toEqual(
      inferred.map(({name, type}) => [
        name,
        type
          .replaceAll(/\s*\n\s*/g, '')
          .replaceAll(',', ', ')
          .replaceAll(/Nullable\((\w+)\)/g, '$1'),
      ]),
    );
    const {properties} = JSON.parse(builtText(schema)) as {properties: Record<string, {description: string}>};
    expect(cells.map(([name, , about]) => [name, about])).toEqual(
      Object.entries(properties).map(([name, {description}]) => [name, description.replaceAll('`', '')]),
    );
  });

  it('shows commands with the address of the site', () => {
    const shown = htmlText(builtPage('whats-new/changelog/data'));
    expect(shown).not.toContain('SITE_ADDRESS');
    expect(shown).toContain(`url('${address(DATA)}'`);
  });
});
