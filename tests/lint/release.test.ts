import path from 'node:path';
import {expect, it} from 'vitest';
import {readContent} from '../../scripts/content';
import {addRelease} from '../../src/lint/fix/release';
import {CONTEXT, examplePage} from './example';

const PAGE = {
  name: '2024.mdx',
  context: {...CONTEXT, published: ['new-feature', 'new-feature-1']},
  text: examplePage(
    '## ClickHouse release 24.1, 2024-01-30 {/* #241 */}\n\n' +
      '### New Feature {/* #new-feature */}\n\n' +
      '- A. (#65001 by @alice)\n',
  ),
};
const named = (version: string, date: string): string =>
  `## ClickHouse release ${version}, ${date} {/* #${version.replace('.', '')} */}\n\n` +
  `Not written here yet: read [the server's own notes of ${version}](https://clickhouse.com/docs).\n`;
/** A year that is not written yet, as the site's own will not stay. */
const NAMED = {
  ...PAGE,
  name: 'index.mdx',
  text: examplePage(`${named('25.2', '2025-02-27')}\n${named('25.1', '2025-01-28')}`).replaceAll('2024', '2025'),
};
const PAGES = [PAGE, NAMED];

it('puts a new release above the older ones, with the next ids', () => {
  const made = addRelease([PAGE], {version: '24.2', date: '2024-02-29', lts: false});
  expect(made).toMatchObject({name: '2024.mdx', line: 11});
  const {text} = made as {text: string};
  expect(text).toContain(
    '\n## ClickHouse release 24.2, 2024-02-29 {/* #242 */}\n\n' +
      '### Backward Incompatible Change {/* #backward-incompatible-change */}\n',
  );
  expect(text).toContain('\n### New Feature {/* #new-feature-2 */}\n');
  expect(text.endsWith(PAGE.text.slice(PAGE.text.indexOf('## ClickHouse release 24.1')))).toBe(true);
});

it('fills a release that is not written yet', () => {
  const made = addRelease(PAGES, {version: '25.1', date: '2025-01-28', lts: false});
  expect(made).toMatchObject({name: 'index.mdx'});
  const {text} = made as {text: string};
  expect(text.match(/release 25\.1,/g)).toHaveLength(1);
  expect(text).not.toContain("the server's own notes of 25.1]");
  expect(text).toContain("the server's own notes of 25.2]");
});

it.each([
  ['24.1', '2024-01-30', false, 'Unexpected release 24.1, expected one that is not written yet: it stands on line '],
  [
    '26.1',
    '2026-01-28',
    false,
    'Unexpected version 26.1, ' +
      'expected one of 24.x, 25.x: there is no page of 2026; CONTRIBUTING.md tells how to start a year',
  ],
  ['25.1', '2025-01-28', true, 'Unexpected 25.1 LTS, 2025-01-28, expected 25.1, 2025-01-28 as on line '],
  ['25.1', '2025-01', false, 'Unexpected date "2025-01", expected one like 2025-01-28'],
  ['v25', '2025-01-28', false, 'Unexpected version "v25", expected one like 25.1'],
])('refuses %s of %s', (version, date, lts, refused) => {
  expect(addRelease(PAGES, {version, date, lts})).toMatchObject({refused: expect.stringContaining(refused)});
});

it.each([
  ['24.3', '2024-03-27', true, 'Unexpected release 24.1 after 24.3, expected 24.2'],
  [
    '24.2',
    '2024-03-29',
    false,
    'Unexpected date 2024-03-29 of 24.2, expected a day of 2024-02 or of the two weeks after it',
  ],
  [
    '24.2',
    '2024-02-29',
    true,
    'Unexpected LTS mark of 24.2, expected "24.2": releases .3 and .8 have long-term support',
  ],
])('refuses %s of %s where it does not fit', (version, date, lts, refused) => {
  expect(addRelease([PAGE], {version, date, lts})).toEqual({refused});
});

it('refuses a release that the site has', () => {
  const {pages} = readContent(path.join(__dirname, '../..'));
  expect(addRelease(pages, {version: '24.8', date: '2024-08-20', lts: true})).toMatchObject({
    refused: expect.stringContaining('Unexpected release 24.8, expected one that is not written yet'),
  });
});
