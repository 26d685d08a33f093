import {expect, it} from 'vitest';
import {readCatalogue} from '../../../src/changelog/defaults/catalogue';
import {settingsText} from '../../../src/changelog/defaults/servers-text';
import {toMarkdown} from '../../../src/changelog/model/text';
import {absentNames} from '../../../src/changelog/paste/absent-names';
import {readPaste} from '../../../src/changelog/paste/paste';
import {documentMarkdown, planDocument} from '../../../src/changelog/upgrade/plan-document';
import {realDefaults} from '../plan-defaults';

const {catalogue, plan, ended} = await realDefaults();
/** As browsers get it. */
const fetched = readCatalogue(settingsText(catalogue.servers, ended));
const said = (text: string, from: string, to: string) =>
  absentNames(readPaste(text), fetched, {to, entries: plan({from, to}).once}).map((line) => toMarkdown(line));

it.each([
  ['CREATE LIVE VIEW v AS SELECT 1', '25.3', '26.3', [/^`LIVE VIEW`: gone with \[25\.11\]\(.*#pr-88706\)\.$/]],
  ["CREATE TABLE t (a Object('json'))", '25.3', '26.3', [/^`Object`: gone with \[25\.11\]\(.*#pr-85718\)\.$/]],
  ["ENGINE = MaterializedMySQL('h', 'd', 'u', 'p')", '24.8', '25.8', [/^`MaterializedMySQL`: gone with \[25\.1\]/]],
  ['SELECT searchAny(a, [1])', '25.8', '25.12', [/^`searchAny`: /]],
  ['SELECT * FROM system.models', '26.3', '26.9', [/^`system\.models`: gone with \[26\.9\]/]],
  [
    'SELECT catboostEvaluate(1)',
    '26.3',
    '26.8',
    [/^`catboostEvaluate`: 26\.7 has it, 26\.9 does not; 26\.8 was not asked\.$/],
  ],
  [
    'SELECT naturalSortKey(s)',
    '24.8',
    '25.8',
    [/^`naturalSortKey`: not yet there; \d\d\.\d+ is the first version asked/],
  ],
])('%s, from %s to %s', (text, from, to, expected) => {
  expect(said(text, from, to)).toEqual(expected.map((each) => expect.stringMatching(each)));
});

it.each([
  'SELECT Object, TIME, lazy FROM models WHERE Hive = 1',
  'SELECT toString(a), count() FROM t GROUP BY a FORMAT JSONEachRow',
  'CREATE MATERIALIZED VIEW v TO t AS SELECT now()',
])('says nothing of %s', (text) => {
  expect(said(text, '24.8', '26.3')).toEqual([]);
});

it('stands before all entries, and in the Markdown', () => {
  const ours = plan({from: '25.3', to: '26.3'});
  const absent = absentNames(readPaste('CREATE LIVE VIEW v'), fetched, {to: '26.3', entries: ours.once});
  const document = planDocument(ours, {authors: {}, absent});
  expect(document.paste[0]!.blocks.slice(1, 3)).toMatchObject([{text: 'Not in 26.3'}, {kind: 'points'}]);
  expect(documentMarkdown(document, (path) => path)).toMatch(/### Not in 26\.3\n\n- \[ \] `LIVE VIEW`: gone with/);
});
