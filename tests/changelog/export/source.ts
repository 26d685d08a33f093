import {resolver} from '../../../src/changelog/export/resolve';
import type {DataSource} from '../../../src/changelog/export/rows';
import {NameFinder} from '../../../src/changelog/names/name-finder';
import {readLineFile} from '../../../src/changelog/parse/patch-file';
import {backportsOf} from '../../../src/changelog/patches/backports';
import {readCatalogue} from '../../../src/changelog/server/catalogue';
import {readYear} from '../page';

export const AUTHORS = {alice: 'Alice [A]'};

const REFERENCES = '(#7, #8 by @alice; closes #5; see #6; undo `f = 0`)';
/** The Markdown of a year with something for each column of the data. */
const RELEASES = `Words, and [the year before](./2023.mdx#2312).

## Releases of 2024 {/* #table-of-contents */}

## ClickHouse release 24.8 LTS, 2024-08-20 {/* #248 */}

### Backward Incompatible Change {/* #backward */}

- \`f\` of [a page](/operations) is \\*new\\* & \\<raw\\> snake_case. ${REFERENCES}
- Nobody knows; \`]]>\` ends nothing. (no pull request; id unknown)

### Improvement {/* #improvement */}

- Text. (#9; upgrade: result; since 24.7; until 24.9)
  \`\`\`sql
  SELECT 1;
  SELECT 2 < 3;
  \`\`\`

## ClickHouse release 24.7 {/* #247 */}

Not written here yet.

---

The end.
`;
const OLDER = '## ClickHouse release 23.12, 2023-12-28 {/* #2312 */}\n\nNot written here yet.\n';

/** Newest first. */
export const YEARS = [readYear(2024, RELEASES, AUTHORS), readYear(2023, OLDER)];
export const SITE = {title: 'Site', tagline: 'What it is.', url: 'https://example.org', baseUrl: '/base/'};
const LINES = [
  {line: '24.3', releases: readLineFile('24.3', '24.3.9.5: 7 9\n').releases},
  {line: '23.8', releases: readLineFile('23.8', '23.8.2.1: 1\n23.8.4.1: 8\n').releases},
];
export const SOURCE: DataSource = {
  site: SITE,
  years: YEARS,
  authors: AUTHORS,
  backports: backportsOf(LINES),
  finder: new NameFinder([{kind: 'setting', name: 'f'}]),
  changes: [
    {release: '24.7', scope: 'query', setting: 'f', before: '2', after: '1', isCloud: false, newIn: '24.7'},
    {
      release: '24.8',
      scope: 'query',
      setting: 'f',
      before: '1',
      after: '0',
      isCloud: false,
      address: '/whats-new/changelog/2024#pr-7',
    },
    {release: '24.8', scope: 'query', setting: 'h', before: '0', after: '1', isCloud: true},
  ],
  catalogue: readCatalogue('# ClickHouse 26.7\n[setting]\nf\t0\nh\t1\tobsolete\n'),
};
/** The resolver for the page of 2024. */
export const resolve = resolver(YEARS[0]!, YEARS, SITE);
