import type {RuleInfo} from './rule';

const good = (text = 'The client starts. (#65001 by @alice)'): {source: string} => ({source: `- ${text}\n`});
const entry = (text: string, message: string): {source: string; message: string} => ({source: `- ${text}\n`, message});
const section = (heading: string, id: string): string =>
  `### ${heading} {/* #${id} */}\n\n- The client starts. (#65001 by @alice)\n`;
const rule = (id: string, reason: string, ...examples: RuleInfo['examples'][number][]): RuleInfo => ({
  id,
  severity: 'error',
  reason,
  examples,
});

const FRONT = [
  '---',
  'title: 2024 Changelog',
  'description: What changed.',
  'slug: /whats-new/changelog/2024',
  'sidebar_position: 3',
  "sidebar_label: '2024'",
  '---',
  '',
].join('\n');
const RELEASE = '## ClickHouse release 24.8 LTS, 2024-08-20 {/* #248 */}\n';
const OLDER = '## ClickHouse release 24.7, 2024-07-30 {/* #247 */}\n';

/** What the parse itself reports: these stop the build as well. */
export const MODEL_RULES: readonly RuleInfo[] = [
  rule(
    'syntax',
    'Outside code spans, { and < belong to MDX, which reads code after them.',
    good('A set `{a}` or \\{a}, where a < b. (#65001 by @alice)'),
    entry('A set {a. (#65001 by @alice)', 'Unexpected {, expected \\{ or a code span: MDX reads it as code'),
    entry('Where a <b. (#65001 by @alice)', 'Unexpected <, expected \\< or a code span: MDX reads it as code'),
  ),
  rule(
    'page-name',
    'A page holds the releases of one year, and its file is named after it: a year is a file.',
    {source: `${FRONT}\n${RELEASE}`},
    {
      name: 'changes.mdx',
      source: `${FRONT}\n${RELEASE}`,
      message: 'Unexpected file changes.mdx, expected the year of its releases as its name, like 2024.mdx',
    },
  ),
  rule(
    'front-matter',
    'The site takes the title, address and place of the page from its front matter.',
    {source: FRONT},
    {
      source: FRONT.replace("'2024'", '2024'),
      message: "Unexpected sidebar_label 2024, expected the year in quotes, '2024'",
    },
    {
      source: FRONT.replace('slug: /whats-new/changelog/2024\n', ''),
      message: 'Unexpected front matter without slug, expected a line like "slug: …" here',
    },
    {
      source: FRONT.replace('2024 Changelog', '2023 Changelog'),
      message: 'Unexpected title "2023 Changelog", expected "2024 Changelog"',
    },
  ),
  rule(
    'page-releases',
    'A year without a release has nothing to show, to plan or to find.',
    {source: `${FRONT}\n${RELEASE}`},
    {
      source: `${FRONT}\nWords.\n`,
      message:
        'Unexpected page without a release, ' +
        'expected a heading like "## ClickHouse release 24.8, 2024-08-20 {/* #248 */}"',
    },
  ),
  rule(
    'release-heading',
    'Version, LTS mark and date of a release are read from its heading.',
    {source: RELEASE},
    {
      source: '## ClickHouse 24.8 {/* #248 */}\n',
      message: 'Unexpected heading "ClickHouse 24.8", expected "ClickHouse release VERSION[ LTS][, YYYY-MM-DD]"',
    },
  ),
  rule(
    'release-page',
    'A release stands on the page of its year, where its address says it is.',
    {source: RELEASE},
    {
      source: '## ClickHouse release 23.12, 2023-12-28 {/* #2312 */}\n',
      message: 'Unexpected release 23.12 on the page of 2024, expected it in 2023.mdx',
    },
  ),
  rule(
    'release-order',
    'The newest release stands first.',
    {source: `${RELEASE}\n${OLDER}`},
    {source: `${OLDER}\n${RELEASE}`, message: 'Unexpected release 24.8 after 24.7, expected the newest release first'},
  ),
  rule(
    'release-date',
    'Dates are days of the calendar, and descend with the versions.',
    {source: RELEASE},
    {
      source: RELEASE.replace('08-20', '08-32'),
      message: 'Unexpected date 2024-08-32, expected a day of the calendar as YYYY-MM-DD',
    },
  ),
  rule(
    'release-content',
    "Between a release's heading and its sections stand paragraphs only.",
    {source: `${RELEASE}\nWords.\n`},
    {
      source: `${RELEASE}\n> Words.\n`,
      message: 'Unexpected quotation under a release heading, expected a paragraph or a section heading',
    },
  ),
  rule(
    'heading-id',
    "A heading's address is in the source, so that a new section above does not move it.",
    {source: section('Improvement', 'improvement')},
    {
      source: '### Improvement\n\n- The client starts. (#65001 by @alice)\n',
      message: 'Unexpected heading without an id, expected one like {/* #bug-fix-2 */} at its end',
    },
  ),
  rule(
    'duplicate-id',
    'An address leads to one place.',
    {source: section('Improvement', 'improvement')},
    {
      source: section('Improvement', '248'),
      message: 'Unexpected id #248 a second time, expected each id once: it stands on line 11 too',
    },
  ),
  rule(
    'section-name',
    'A kind of change has one name, by which it is colored and counted.',
    {source: section('Improvement', 'improvement')},
    {
      source: section('Improvment', 'improvement'),
      message:
        'Unexpected section "Improvment", expected one of: ' +
        'Backward Incompatible Change; Upgrade Notes; New Feature; Experimental Feature; Performance Improvement; ' +
        'Improvement; Bug Fix (user-visible misbehavior in an official stable release); ' +
        'Build/Testing/Packaging Improvement: did you mean Improvement?',
    },
  ),
  rule(
    'section-twice',
    'A release has each section once.',
    {source: section('Improvement', 'improvement')},
    {
      source:
        `${section('Improvement', 'improvement')}\n` +
        `${section('Improvement', 'improvement-1').replace('65001', '65002')}`,
      message: 'Unexpected second section "Improvement" in one release, expected its entries in the first',
    },
  ),
  rule(
    'section-empty',
    'A section without entries is a heading without a text.',
    {source: section('Improvement', 'improvement')},
    {
      source: '### Improvement {/* #improvement */}\n',
      message: 'Unexpected section without entries, expected a bullet under it',
    },
  ),
  rule(
    'section-place',
    'A section belongs to a release.',
    {source: `${RELEASE}\n${section('Improvement', 'improvement')}`},
    {
      source: `---\ntitle: 2024 Changelog\n---\n\n${section('Improvement', 'improvement').split('\n')[0]!}\n`,
      message: 'Unexpected section outside a release, expected it under a heading like "## ClickHouse release 24.8"',
    },
  ),
  rule('section-content', 'A section holds entries: what is no bullet would be lost.', good(), {
    source: `${section('Improvement', 'improvement')}\nWords.\n`,
    message: 'Unexpected paragraph in a section, expected bullets only, each on one line',
  }),
  rule('entry-place', 'A bullet belongs to a section.', good(), {
    source: `${RELEASE}\n- The client starts. (#65001 by @alice)\n`,
    message: 'Unexpected bullet outside a section, expected it under a section heading like "### Bug Fix"',
  }),
  rule(
    'entry-shape',
    'An entry is one bullet on one line, so that a change of it is one line of a pull request.',
    good(),
    {
      source: '- The client\n  starts. (#65001 by @alice)\n',
      message: 'Unexpected line break inside an entry, expected one bullet on one line',
    },
    {
      source: '- The client starts. (#65001 by @alice)\n  - So does the server. (#65002 by @alice)\n',
      message: 'Unexpected nested bullet inside an entry, expected one bullet on one line',
    },
  ),
  rule('bullet', 'A section is one list; another mark begins another list.', good(), {
    source: '- The client starts. (#65001 by @alice)\n* The server stops. (#65002 by @alice)\n',
    message: 'Unexpected second list in a section, expected one list of bullets that all begin with "- "',
  }),
  rule(
    'markup',
    'An entry is words, code spans and links: all else comes from a slip, like a :name.',
    good('A `*` and a [library](https://example.org). (#65001 by @alice)'),
    entry(
      'The mode :fast is new. (#65001 by @alice)',
      'Unexpected directive, expected a space after the colon, or a code span',
    ),
  ),
  rule(
    'emphasis',
    'Two stars in a line make what stands between them italic and vanish: in names and SQL they were meant.',
    good('The queries `count(*)` and `sum(*)` are fast. (#65001 by @alice)'),
    entry(
      'The *star and the* plus. (#65001 by @alice)',
      'Unexpected italic text, expected plain words, or a code span where * or _ is meant',
    ),
  ),
  rule(
    'link-address',
    'Entries are read far from their file: in the planner, the search, feeds and data.',
    good('Read [2023](/whats-new/changelog/2023). (#65001 by @alice)'),
    entry(
      'Read [2023](./2023.mdx). (#65001 by @alice)',
      'Unexpected link to ./2023.mdx in a release, ' +
        'expected a path of the site that begins with a slash, or a whole address',
    ),
  ),
  rule(
    'reference-group',
    'The links of an entry are made from its last group, so it must be read without doubt.',
    good('The client starts. (#65001, #65002 by @alice, @bob-2; closes #59620; upgrade)'),
    entry(
      'The client starts.',
      'Unexpected end of the entry, expected a reference group like (#65519 by @handle) as its last thing',
    ),
    entry(
      'The client starts. (#65001 by alice)',
      'Unexpected "alice" in the reference group, expected an author like @handle',
    ),
    entry(
      'The client starts. (#65001 by @alice; fixes #59620)',
      'Unexpected "fixes" in the reference group, expected one of the clauses closes, see, undo, upgrade, id',
    ),
  ),
  rule(
    'author',
    'An author is credited by the name that authors.yml has.',
    good(),
    entry(
      'The client starts. (#65001 by @alcie)',
      'Unexpected author @alcie, expected a handle of authors.yml: did you mean alice?',
    ),
  ),
];

/** What is said of `authors.yml` and `names.yml`. */
export const LIST_RULE: RuleInfo = rule(
  'lists',
  'authors.yml and names.yml are sorted, without blanks and doubles, ' +
    'so that two people add to them without a conflict.',
);
