import {pageAnchors} from '../../src/changelog/model/anchors';
import {readAnchorList} from '../../src/changelog/parse/anchor-list';
import type {Problem} from '../../src/changelog/parse/problems';
import {readCatalogue} from '../../src/changelog/server/catalogue';
import {readDictionaries} from '../../src/files/dictionaries';
import {lintEnglish, lintPage, readPage} from '../../src/lint/lint';
import type {Context, Page} from '../../src/lint/rule';
import {frontMatter} from '../changelog/page';
import type {Example} from './guide';

const FRONT = frontMatter(2024);
const OVERVIEW = '\n## Releases of 2024 {/* #table-of-contents */}\n';
const RELEASE = '\n## ClickHouse release 24.8 LTS, 2024-08-20 {/* #248 */}\n';
const SECTION = '\n### New Feature {/* #new-feature */}\n';
const CLOSING = '\n---\n\nEarlier releases: [2023](./2023.mdx)\n';

/** The anchors of the page around an example, without those of its entries. */
const PAGE_ANCHORS = ['table-of-contents', '248', 'new-feature'];

const CATALOGUE = `# ClickHouse 24.8.1.1
[setting]
join_algorithm\t
max_threads\t0
[function]
hilbertDecode
year
[data-type]
year
[grant]
ALL
[keyword]
FROM
SELECT
`;

export const SPELLING = {dictionaries: await readDictionaries(), words: ['Sqids']};

export const CONTEXT: Context = {
  authors: {alice: 'Alice', 'bob-2': 'Bob'},
  names: [
    {kind: 'setting', name: 'join_algorithm'},
    {kind: 'setting', name: 'max_threads'},
    {kind: 'join-algorithm', name: 'parallel_hash'},
  ],
  defaults: [
    {release: '24.8', scope: 'query', setting: 'max_threads', before: '1', after: '2', isNew: false, isCloud: false},
  ],
  catalogue: readCatalogue(CATALOGUE),
  exceptions: new Set(['ALL', 'EXPLAIN indexes = 1']),
  claims: new Set(['pr-65003']),
  releaseOf: (number) => (number === 64001 ? '24.6' : undefined),
  published: [],
  documents: new Map([
    ['./2023.mdx', undefined],
    ['/whats-new/changelog/2023', new Set(['2312'])],
  ]),
};

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

/** The findings of an example. */
export function lintExample(example: Omit<Example, 'messages'>): Problem[] {
  const page = pageOf(example);
  return [...lintPage(page), ...lintEnglish(page, SPELLING)];
}
