import type {SectionName} from '../../src/changelog/model/section-names';
import type {SearchEntry} from '../../src/search/types';
import {text} from './text';

type Row = [
  version: string,
  section: SectionName,
  id: string,
  text: string,
  pullRequest: number,
  author: 0 | 1,
  issue?: number,
  undo?: string,
];

const AUTHORS = [
  ['alexey-milovidov', 'Alexey Milovidov'],
  ['Algunenano', 'Raúl Marín'],
] as const;
/** Entries of a year, in page order. */
const ROWS: Row[] = [
  ['24.10', 'New Feature', 'prose', 'A parallel way to build a hash table.', 100, 0],
  [
    '24.10',
    'Improvement',
    'name',
    'The `parallel_hash` algorithm is not the only one there is, and this sentence goes on for long.',
    200,
    0,
  ],
  ['24.8', 'New Feature', 'woo', '`woocommerce_init` starts shops.', 300, 1, 59620],
  ['24.8', 'Improvement', 'undo', 'Arguments are skipped.', 400, 1, undefined, 'legacy_null_behavior = 1'],
  ['24.1', 'Improvement', 'read-only', 'Tables are read only for a while.', 65519, 1],
  ['24.1', 'New Feature', 'initial', 'The initial state.', 500, 1],
];
/** A few entries as the search gets them. */
export const ENTRIES = ROWS.map(
  ([version, section, id, words, pullRequest, author, issue, undo], order): SearchEntry => ({
    order,
    release: {version, lts: version === '24.8'},
    section,
    effects: undo === undefined ? [] : ['result'],
    address: `/2024#${id}`,
    text: text(words),
    pullRequests: [pullRequest],
    authors: [AUTHORS[author]],
    issues: issue === undefined ? [] : [issue],
    undo: undo === undefined ? [] : [undo],
  }),
);
