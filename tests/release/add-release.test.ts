import {expect, it} from 'vitest';
import {lintPage, readPage} from '../../src/lint/lint';
import {addRelease} from '../../src/release/add-release';
import {CONTEXT, examplePage} from '../lint/example';

const PAGE = {
  name: '2024.mdx',
  published: ['new-feature', 'new-feature-1'],
  text: examplePage(
    '## ClickHouse release 24.1, 2024-01-30 {/* #241 */}\n\n' +
      '### New Feature {/* #new-feature */}\n\n' +
      '- A. (#65001 by @alice)\n',
  ),
};
it('puts a new release above the older ones, with the next ids', () => {
  const made = addRelease([PAGE], {version: '24.2', date: '2024-02-29'});
  expect(made).toMatchObject({name: '2024.mdx', line: 11});
  const {text} = made as {text: string};
  expect(text).toContain(
    '\n## ClickHouse release 24.2, 2024-02-29 {/* #242 */}\n\n' +
      '### Backward Incompatible Change {/* #backward-incompatible-change */}\n',
  );
  expect(text).toContain('\n### New Feature {/* #new-feature-2 */}\n');
  expect(text.endsWith(PAGE.text.slice(PAGE.text.indexOf('## ClickHouse release 24.1')))).toBe(true);
});

it('puts an older release below the newer ones, before the line that ends them', () => {
  const later = {...PAGE, text: PAGE.text.replace('24.1, 2024-01-30 {/* #241', '24.2, 2024-02-29 {/* #242')};
  const {text} = addRelease([later], {version: '24.1', date: '2024-01-30'}) as {text: string};
  expect(text.indexOf('release 24.1')).toBeGreaterThan(text.indexOf('release 24.2'));
  expect(text.indexOf('\n---\n\nEarlier')).toBeGreaterThan(text.indexOf('release 24.1'));
});

it('starts the page of a new year, which links to the year before and lacks only entries', () => {
  const made = addRelease([PAGE], {version: '25.1', date: '2025-01-28'});
  expect(made).toMatchObject({name: '2025.mdx'});
  const {name, text, line} = made as {name: string; text: string; line: number};
  expect(text.split('\n')[line - 1]).toBe('## ClickHouse release 25.1, 2025-01-28 {/* #251 */}');
  expect(text).toContain('[2024 changelog](./2024.mdx)');
  const findings = lintPage(readPage(name, text, CONTEXT));
  expect(new Set(findings.map(({ruleId}) => ruleId))).toEqual(new Set(['section-empty']));
});

it.each([
  ['24.1', '2024-01-30', 'Unexpected release 24.1, expected one that is not there yet: it stands in 2024.mdx:11'],
  ['25.2', '2025-02-27', 'Unexpected version 25.2, expected one of 24.x, or the first of the next year'],
  ['26.1', '2026-01-28', 'Unexpected version 26.1, expected one of 24.x, or the first of the next year'],
  ['23.12', '2023-12-28', 'Unexpected version 23.12, expected one of 24.x, or the first of the next year'],
  ['25.1', '2025-01', 'Unexpected date "2025-01", expected one like 2025-01-28'],
  ['v25', '2025-01-28', 'Unexpected version "v25", expected one like 25.1'],
])('refuses %s of %s', (version, date, refused) => {
  expect(addRelease([PAGE], {version, date})).toEqual({refused});
});

it('marks a release of .3 and .8 as one of long-term support', () => {
  const {text: before} = addRelease([PAGE], {version: '24.2', date: '2024-02-29'}) as {text: string};
  const {text} = addRelease([{...PAGE, text: before}], {version: '24.3', date: '2024-03-27'}) as {text: string};
  expect(text).toContain('## ClickHouse release 24.3 LTS, 2024-03-27 {/* #243 */}');
});
