import {readFileSync} from 'node:fs';
import path from 'node:path';
import {toString as htmlText} from 'hast-util-to-string';
import type {Code, Heading, Paragraph, Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {afterAll, describe, expect, it} from 'vitest';
import {Engine, hasEngine} from '../../clickhouse/engine';
import type {DefaultRow, NameRow, Row} from '../../src/changelog/export/rows';
import {DATA_PATHS} from '../../src/changelog/model/site';
import {compareVersions} from '../../src/changelog/model/versions';
import {headingText} from '../../src/changelog/parse/headings';
import {rowsOf, statementsOf} from '../clickhouse/server';
import {address, builtFile, builtPage, builtText} from './built';

/** Runs the queries of the page about the data, as they stand there, on the built data. */
const page: Root = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .parse(readFileSync(path.join(__dirname, '../../docs/whats-new/data.mdx'), 'utf8'));
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

const isPassed = (version: string): boolean =>
  compareVersions(version, '24.3') > 0 && compareVersions(version, '24.8') <= 0;
/** The headings above them, and the lines of the data that each gives a row of; undefined where it counts. */
const QUERIES: Readonly<Record<string, ((line: Row & DefaultRow & NameRow) => boolean) | undefined>> = {
  setting: ({names}) => names.some(({kind, name}) => `${kind} ${name}` === 'setting join_algorithm'),
  upgrade: ({upgrade, version}) => upgrade && isPassed(version),
  effects: undefined,
  authors: undefined,
  'untold-defaults': ({url, cloud, version}) => !url && !cloud && isPassed(version),
  'gone-names': ({kind, last}) => /(?:setting|function)$/.test(kind) && /^24\.(?:[89]|1\d)$|^25\.[1-7]$/.test(last),
};

describe('the page about the data', () => {
  const server = new Engine();
  afterAll(() => server.stop());
  const ask = async <Line>(sql: string) => rowsOf<Line>((await server.ask([sql], 'JSONEachRow'))[0]!);

  it.skipIf(!hasEngine()).each(Object.entries(QUERIES))(
    'has a query under #%s that gives the right rows, with the columns that it says',
    async (id, gives) => {
      const source = new RegExp(`url\\('${ADDRESS.source}', `);
      const sql = query(id);
      const [, file] = source.exec(sql)!;
      const result = await ask<object>(sql.replace(source, `file('${builtFile(file!)}', `));
      expect(result.length).toBeGreaterThan(2);
      if (gives) expect(result).toHaveLength(readRows<Parameters<typeof gives>[0]>(file!).filter(gives).length);
      expect(Object.keys(result[0]!)).toEqual(columns(id));
    },
  );

  it.skipIf(!hasEngine()).each([
    ['columns', DATA, DATA_PATHS.schema],
    ['default-columns', DEFAULTS, DATA_PATHS.defaultsSchema],
    ['name-columns', NAMES, DATA_PATHS.namesSchema],
  ])(
    'has a table under #%s with the columns of the schema and the types that the server finds',
    async (id, file, schema) => {
      const table = under(id).find((node): node is Table => node.type === 'table')!;
      const cells = table.children.slice(1).map((line) => line.children.map((cell) => toString(cell)));
      const inferred = await ask<{name: string; type: string}>(`DESCRIBE file('${builtFile(file)}', JSONEachRow)`);
      expect(cells.map(([name, type]) => [name, type])).toEqual(
        inferred.map(({name, type}) => [
          name,
          type
            .replaceAll(/\s*\n\s*/g, '')
            .replaceAll(',', ', ')
            .replaceAll(/Nullable\((\w+)\)/g, '$1'),
        ]),
      );
      const {properties} = JSON.parse(builtText(schema)) as {properties: object};
      expect(cells.map(([name]) => name)).toEqual(Object.keys(properties));
    },
  );

  it.skipIf(!hasEngine())('has a statement that finds in a server what concerns it', async () => {
    const own = (await server.ask(['SELECT version()'])) as [{result: string}];
    const made = path.join(__dirname, '../clickhouse/what-you-run.made.sql');
    const sql = builtText('whats-new/uses.sql').replace(`url('${address(DATA)}'`, `file('${builtFile(DATA)}'`);
    expect(sql).not.toMatch(/SITE_ADDRESS|url\('/);
    const statements = [...statementsOf(readFileSync(made, 'utf8')), ...statementsOf(sql)];
    const answers = await server.ask(statements, 'JSONEachRow');
    for (const answer of answers) expect(answer).not.toHaveProperty('error');
    const found = (answers.at(-1) as {result: string}).result.trim().split('\n');
    expect(found.length).toBeGreaterThan(10);
    const byUrl = new Map(rows.map((row) => [row.url, row]));
    const named = found.map((line) => JSON.parse(line) as {url: string; uses: string[]});
    for (const {url, uses} of named) {
      const row = byUrl.get(url)!;
      expect([row.upgrade, compareVersions(row.version, own[0].result.trim()) > 0]).toEqual([true, true]);
      for (const name of uses) expect(row.names).toContainEqual({kind: expect.any(String), name, subject: true});
    }
    expect(new Set(named.flatMap(({uses}) => uses))).toContain('Kafka');
  });

  it('shows commands with the address of the site', () => {
    const shown = htmlText(builtPage('whats-new/changelog/data'));
    expect(shown).not.toContain('SITE_ADDRESS');
    expect(shown).toContain(`url('${address(DATA)}'`);
  });
});
