import {beforeAll, expect, it} from 'vitest';
import {createSearch} from '../../src/search/search';
import type {Question} from '../../src/search/worker-messages';
import {readYear} from '../changelog/page';

const authors = {'alexey-milovidov': 'Alexey Milovidov', Algunenano: 'Raúl Marín'};
const {releases} = readYear(
  2024,
  `
## ClickHouse release 24.10 {/* #2410 */}

### New Feature {/* #new-feature-3 */}

- A parallel way to build a hash table. (#100 by @alexey-milovidov; id prose)

### Bug Fix (user-visible misbehavior in an official stable release) {/* #bug-fix-3 */}

- The \`parallel_hash\` algorithm crashed. (#200 by @alexey-milovidov; since 24.8; id crash)

## ClickHouse release 24.8 LTS {/* #248 */}

- Joins build [hash tables](#setting) in threads.

### Backward Incompatible Change {/* #backward-incompatible-change-2 */}

- Arguments that are \`NULL\` are skipped. (#400 by @Algunenano; closes #59620; undo \`legacy_null_behavior = 1\`; upgrade: result; id undo)

### New Feature {/* #new-feature-2 */}

- The new setting \`parallel_hash\` joins in parallel. (#300 by @Algunenano; id setting)
`,
);
const search = createSearch();
beforeAll(async () => {
  search.addFacts({
    messages: [[200, 'CVE-2024-1 ColumnMap::insertRangeFrom']],
    errors: Object.assign(['OK'], {241: 'MEMORY_LIMIT_EXCEEDED'}),
    patches: ['24.8.6', '24.8.5'],
  });
  search.addNames([
    {kind: 'setting', name: 'parallel_hash', line: 'since 24.8'},
    {kind: 'function', name: 'sum', aliases: ['total', 'Sum']},
    {kind: 'data-type', name: 'SUM'},
    {kind: 'setting', name: 'max_limit_for_ann_queries', line: 'default 1000 → 0 in 25.5'},
  ]);
  await search.addYear({releases, authors, patches: [[], ['24.8.5']]});
});

const answer = (query: string, filters: Question['filters'] = {}) => search.find({query, filters});
const find = (query: string, filters?: Question['filters']) =>
  answer(query, filters).rows.map(({address}) => address.split('#')[1]);

it.each([
  ['parallel_hash', ['setting-parallel_hash', 'setting', 'crash', 'prose']],
  ["SET parallel_hash = 'a,b'", ['setting-parallel_hash', 'setting', 'crash', 'prose']],
  ['--parallel-hash=1', ['setting-parallel_hash', 'setting', 'crash', 'prose']],
  ['<parallel_hash>1</parallel_hash>', ['setting-parallel_hash', 'setting', 'crash', 'prose']],
  ['paralel hash', ['setting-parallel_hash', 'setting', 'prose', 'crash']],
  ['hash parallel_hash', ['setting', 'crash', 'prose', 'setting-parallel_hash']],
  ['#400', ['undo']],
  ['59620', ['undo']],
  ['legacy_null_behavior', ['undo']],
  ['breaking 24.8', ['undo']],
  ['24.8.5', ['24.8.5', 'crash']],
  ['24.8.6.2', ['24.8.6']],
  ['24.8.9', []],
  ['24.8', ['248', 'setting']],
  ['24.8 LTS', ['248', 'setting']],
  ['fixed in 24.8 hash', ['crash']],
  ['milovidov', ['prose', 'crash']],
  ['raul marin', ['setting', 'undo']],
  ['CVE-2024-1', ['crash']],
  ['max limit ann queries', ['setting-max_limit_for_ann_queries']],
  ['SUM', ['data-type-SUM', 'function-sum']],
  ['total', ['function-sum']],
  ['sum()', ['function-sum', 'data-type-SUM']],
  ['parallel_hsah', ['setting-parallel_hash', 'setting']],
  ['parallel hash', ['setting-parallel_hash', 'setting']],
  ['qqqqqqq', []],
])('%s finds %j', (query, wanted) => {
  expect(find(query).slice(0, wanted.length || undefined)).toEqual(wanted);
});

it('tells how it found them', () => {
  const manners = ['parallel hash', 'parallel qqqqqqq', '!?', 'DB::Exception'].map((query) => answer(query).manner);
  expect(manners).toEqual(['all', 'most', 'too common', 'too common']);
});

it('shows a name with its line, and an entry with its marks, authors and patch releases', () => {
  const {rows} = answer('parallel_hash crashed');
  expect(rows[0]).toEqual({
    address: '/whats-new/changelog/2024#crash',
    color: 'bug',
    html:
      '<small>24.10 · <b>Bug fix</b></small>' +
      '<div>The <code><mark>parallel_hash</mark></code> algorithm <mark>crashed</mark>.</div>' +
      '<small>#200, Alexey Milovidov · also in 24.8.5</small>',
  });
  expect(answer('parallel_hash').rows[0]!.html).toBe(
    '<small><b>Name</b></small><div>setting <code>parallel_hash</code> · since 24.8</div><small></small>',
  );
});

it('finds a crash by a frame that only its issue has', () => {
  const crash =
    '<Fatal> BaseDaemon: Received signal 11\n<Fatal> BaseDaemon: 2. DB::ColumnMap::insertRangeFrom(DB::IColumn)';
  expect(find(crash)[0]).toBe('crash');
});

it('keeps to a release and a kind of change; without words it lists them, newest first', () => {
  expect(find('', {version: '24.8'})).toEqual(['undo', 'setting']);
  expect(find('hash', {section: 'New Feature'}).sort()).toEqual(['prose', 'setting']);
});
