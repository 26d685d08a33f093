import {cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect} from 'vitest';
import {readContent} from '../../scripts/content';
import {pageAnchors} from '../../src/changelog/model/anchors';
import {readAnchorList} from '../../src/changelog/parse/anchor-list';
import type {Problem} from '../../src/changelog/parse/problems';
import {CHANGELOG_DIR} from '../../src/files/changelog-folder';
import {readDictionaries} from '../../src/files/dictionaries';
import {fixPage} from '../../src/lint/fix/fix';
import {lintPage, readPage} from '../../src/lint/lint';
import type {Context, Page} from '../../src/lint/rule';
import {frontMatter} from '../changelog/page';
import type {Example} from './guide';

/** A copy of a small changelog with its lists. Outside of the repository nothing but those says what is published. */
const SITE = mkdtempSync(path.join(tmpdir(), 'lint-'));
cpSync(path.join(__dirname, 'site'), SITE, {recursive: true});
process.on('exit', () => rmSync(SITE, {recursive: true}));

const DICTIONARY = await readDictionaries();
export const CONTEXT: Context = {...readContent(SITE, DICTIONARY).pages[1]!.parsed(), published: []};

const FRONT = frontMatter(2024);
const OVERVIEW = '\n## Releases of 2024 {/* #table-of-contents */}\n';
const RELEASE = '\n## ClickHouse release 24.8 LTS, 2024-08-20 {/* #248 */}\n';
const SECTION = '\n### New Feature {/* #new-feature */}\n';
const CLOSING = '\n---\n\nEarlier releases: [2023](./2023.mdx)\n';

/** The anchors of the page around an example, without those of its entries. */
const PAGE_ANCHORS = ['table-of-contents', '248', 'new-feature'];

/** A page around an example, whose first characters say where it belongs. */
export function examplePage(source: string): string {
  if (/^[-*] /.test(source)) return `${FRONT}${OVERVIEW}${RELEASE}${SECTION}\n${source}${CLOSING}`;
  if (source.startsWith('###')) return `${FRONT}${OVERVIEW}${RELEASE}\n${source}${CLOSING}`;
  if (source.startsWith('## ')) return `${FRONT}${OVERVIEW}\n${source}${CLOSING}`;
  return source;
}

/** The page of an example. Its own anchors count as published unless the example names others. */
export function pageOf({name = '2024.mdx', source, published}: Omit<Example, 'messages'>): Page {
  const text = examplePage(source);
  const own = pageAnchors(readPage(name, text, CONTEXT).year.releases);
  const before = published && readAnchorList([...PAGE_ANCHORS, ...published].join('\n'));
  return readPage(name, text, {...CONTEXT, ...(before ?? {published: own})});
}

/** The findings of a file beside the pages, named by the end of its path, and what `npm run fix` makes of it. */
function lintList(name: string, source: string): {findings: Problem[]; repaired: string} {
  const file = path.join(SITE, name.startsWith('claims/') ? 'clickhouse' : CHANGELOG_DIR, name);
  const before = existsSync(file) ? readFileSync(file) : undefined;
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, source);
  const list = readContent(SITE, DICTIONARY).lists.find((each) => file.endsWith(each.file))!;
  const findings = list.findings();
  if (before) writeFileSync(file, before);
  else rmSync(file);
  return {findings, repaired: list.sort(source)};
}

/** The findings of an example, and what `npm run fix` makes of it. */
export function lintExample(example: Omit<Example, 'messages'>): {findings: Problem[]; repaired: string} {
  const {name = '.mdx', source} = example;
  if (!name.endsWith('.mdx')) return lintList(name, source);
  const page = pageOf(example);
  return {findings: lintPage(page), repaired: fixed(page)};
}

/** A page after its repair; a second one must change nothing. */
export function fixed(page: Page): string {
  const repaired = fixPage(page);
  expect(fixPage(repaired)).toBe(repaired);
  return repaired.text;
}
