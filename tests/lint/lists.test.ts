import {describe, expect, it} from 'vitest';
import {pageAnchors} from '../../src/changelog/model/anchors';
import {readAdvisories} from '../../src/changelog/parse/advisories';
import {readClaims} from '../../src/changelog/parse/claims';
import {readErrorMessages} from '../../src/changelog/parse/error-messages';
import {readFacts} from '../../src/changelog/parse/facts';
import {readAuthors, readCodeSpans, readNames} from '../../src/changelog/parse/lists';
import {readLineFile} from '../../src/changelog/parse/patch-file';
import type {Problem} from '../../src/changelog/parse/problems';
import {readRequiresFile} from '../../src/changelog/parse/requires-file';
import {readUpgradeRules} from '../../src/changelog/parse/upgrade-rules';
import {readCatalogue} from '../../src/changelog/server/catalogue';
import {forPeople} from '../../src/lint/findings';
import {addNames, authorLine, sortList, sortRequires, sortWords} from '../../src/lint/fix/list-edits';
import {readPage} from '../../src/lint/lint';
import {
  AUTHORS_RULE,
  CODE_SPANS_RULE,
  FORMER_NAMES_RULE,
  type ListRule,
  lintList,
  NAMES_RULE,
  WORDS_RULE,
} from '../../src/lint/lists';
import type {Site} from '../../src/lint/rule';
import {
  ADVISORIES_RULE,
  FACTS_RULE,
  lintFactTexts,
  MESSAGES_RULE,
  patchesRule,
  UPGRADE_RULES_RULE,
} from '../../src/lint/tables';
import {claimsRule, lintAnchors, requiresRule} from '../../src/lint/year-files';
import {readYear, release} from '../changelog/page';
import {PAGE} from './damage';
import {CONTEXT, examplePage} from './example';

const BULLETS = [
  "- `max_threads`, `Sqids'` values and a wakeup of `year`, `SHOW ALL 1`, `plain`. (#1)",
  '- A. (#7; undo server setting `s.t = 1`; upgrade: mixed)',
  '- Kafka reads more. (#8; upgrade: cost)',
  '- The client starts. (#10; cve CVE-2024-1234 GHSA-aaaa-bbbb-cccc)',
  '- Shown. (#20)\n  ```sql\n  SET x = 1;\n  SELECT 1, 2; -- 1 2\n  ```',
].join('\n');
const YEAR = readYear(2024, release('24.8', BULLETS, 'New Feature'));
const TEXTS = "- Sqids' values and a wakeup of `year`, `SHOW ALL 1`, `plain`. (#1 by @alice)\n";
const SITE: Site = {
  ...CONTEXT,
  names: [...CONTEXT.names, {kind: 'table-engine', name: 'Kafka'}],
  pages: () => [readPage('2024.mdx', examplePage(TEXTS), CONTEXT)],
  releases: () => YEAR.releases,
  facts: () => [],
};
const {catalogue: _, ...WITHOUT_SERVER} = SITE;
const ANCHORS = pageAnchors(readPage('2024.mdx', PAGE, CONTEXT).year.releases);
const OF_2024 = () => YEAR;
/** A list with a text, checked by its rule. */
const by =
  <Content extends {problems: readonly Problem[]}>(
    read: (text: string) => Content,
    rule: ListRule<Content>,
    site: Site = SITE,
  ) =>
  (text: string) =>
    lintList({...read(text), file: '', text}, rule, site);
const asText = () => ({problems: []});
const LINTS = {
  'authors.yml': by(readAuthors, AUTHORS_RULE),
  'names.yml': (text: string) =>
    by(readNames, NAMES_RULE, WITHOUT_SERVER)(text).filter(({reason}) => !/no entry mentions/.test(reason)),
  'words.txt': by(asText, WORDS_RULE),
  'code-spans.yml': by(readCodeSpans, CODE_SPANS_RULE),
  'names.txt': by(asText, FORMER_NAMES_RULE),
  'security.tsv': by(readAdvisories, ADVISORIES_RULE),
  'errors.tsv': by(readErrorMessages, MESSAGES_RULE, WITHOUT_SERVER),
  'upgrade-rules.yml': by(readUpgradeRules, UPGRADE_RULES_RULE),
  'facts.md': (text: string) => [
    ...by(readFacts, FACTS_RULE)(`About.\n\n${text}`),
    ...lintFactTexts(`About.\n\n${text}`, SITE),
  ],
  'requires.tsv': by(readRequiresFile, requiresRule(OF_2024), WITHOUT_SERVER),
  'claims.sql': (text: string) =>
    by(readClaims, claimsRule(OF_2024), {...SITE, catalogue: {...CONTEXT.catalogue!, release: '24.12'}})(
      `-- Claims.\n\n${text}`,
    ),
  'anchors.txt': (text: string) => lintAnchors(text, readPage('2024.mdx', PAGE, {...CONTEXT, published: ANCHORS})),
  '24.8.txt': by(
    (text) => readLineFile('24.8', text),
    patchesRule(() => '2024-08-20'),
  ),
} as const;

const messages = (file: keyof typeof LINTS, text: string): string[] =>
  LINTS[file](text).map((finding) => forPeople('', finding).replace(/^:(.*) \([a-z-]+\)$/, '$1'));

const sorted = (found: string, wanted: string) =>
  `Unexpected "${found}", expected "${wanted}" here, in order, each once: run \`npm run fix\``;
const NAME = 'expected the display name in quotes, as its profile has it';
const CONTENT = 'Unexpected content, expected lines like "key: value"';
const ITEM = 'in "setting", expected text or "name: reason": put quotes around it';
const SPAN = 'expected a code span of an entry that looks like a name or a statement';
const MOVED = 'expected an anchor that no name has any more, and one that a name has';
const CVE = 'CVE-2024-1234\tGHSA-aaaa-bbbb-cccc\t24.8.2.1\n';
const stop = (more: string, entry = '#7') =>
  `stops:\n  - entry: '${entry}'\n    before: '24.8'\n${more}    text: if \`a\` matters.\n`;
const rule = (more: string, setting = '`max_threads`') => `settings:\n  - setting: '${setting}'\n${more}`;
const GROUP = '(no pull request; upgrade: fails; id a; source `https://example.org/1`)';
const fact = (bullets: string, version = '24.8') => release(version, bullets, 'Upgrade Notes');
const REQUIRED = '24.8\tpr-7\tevery server\n24.8\tpr-8\ttable-engine K*\n';
const CLAIM = '-- pr-20\nSET x = 1;\nSELECT\n  1, 2;\n-- = 1\t2\n';

it.each<[keyof typeof LINTS, string]>([
  ['authors.yml', '# Names.\n"1on": "Kruglov \'K\'"\nalice: Alice # a comment\n\n\'b-2\': "B: two"\n'],
  ['names.yml', 'setting:\n  - max_threads\n  - old: removed in 24.1\n'],
  ['words.txt', '# Words.\nSqids\nwakeup\n'],
  ['code-spans.yml', 'SHOW ALL 1: a joke\nyear: a word\n'],
  ['names.txt', 'setting-max -> setting-max_threads\n'],
  ['security.tsv', CVE],
  ['errors.tsv', '10\t-\tBad cast\t#1\n10\t-\tBad get\tpull\n20\t-\tBad cast\tpull\n'],
  [
    'upgrade-rules.yml',
    rule("    older: '24.3'\n    harm: Doors.\n", 'server setting `s.t`') + stop("    from: '24.2'\n"),
  ],
  ['upgrade-rules.yml', rule('    only: files\n    when: mixed\n') + stop('    patches: 24.3.1.2, 24.7.10.4\n')],
  ['facts.md', fact(`- Known. ${GROUP}`)],
  ['requires.tsv', REQUIRED],
  ['claims.sql', CLAIM],
  ['claims.sql', CLAIM.replace('-- =', '-- 24.9 =')],
  ['anchors.txt', `${ANCHORS.join('\n')}\n`],
  ['24.8.txt', '24.8.1.1 2024-08-20: 71\n24.8.1.2: 71\n24.8.2.1: 72\n24.8.3.1: 73; reverted 72\n24.8.4.1: 72\n'],
])('%s can say %j', (file, text) => {
  expect(messages(file, text)).toEqual([]);
});

it.each<[keyof typeof LINTS, what: string, text: string, ...expected: string[]]>([
  ['authors.yml', 'a blank', 'a: A\nb: ""\n', `2:1: Unexpected blank as the name of b, ${NAME}`],
  ['authors.yml', 'no value', 'a:\n', `1:1: Unexpected null as the name of a, ${NAME}`],
  ['authors.yml', 'a number', 'a: 12\n', `1:1: Unexpected 12 as the name of a, ${NAME}`],
  [
    'authors.yml',
    'a handle twice',
    'a: A\n# Comment.\n"a": B\n',
    '3:1: Unexpected "a" a second time, expected it once',
  ],
  [
    'authors.yml',
    'a handle in place of a name',
    `${authorLine('a', undefined)}\n`,
    '1:1: Warning: Unexpected handle in place of a name, expected the one of the profile',
  ],
  [
    'authors.yml',
    'a wrong order, across comments',
    'B: B\n# Comment.\n\na: A\nC: C\n',
    `1:1: ${sorted('B: B', 'a: A')}`,
  ],
  ['authors.yml', 'a quote that is not closed', 'a: A\nb: "B\n', `3:1: ${CONTENT}`],
  ['authors.yml', 'a star before a name', 'a: *B\n', `1:4: ${CONTENT}`],
  ['authors.yml', 'a list', '- a\n', `1:1: ${CONTENT}`],
  ['authors.yml', 'plain text', 'a\n', `1:1: ${CONTENT}`],
  ['names.yml', 'an empty reason', 'setting:\n  - a:\n', `2:5: Unexpected {"a":null} ${ITEM}`],
  ['names.yml', 'a number', 'setting:\n  - 12\n  - a\n', `2:5: Unexpected 12 ${ITEM}`],
  ['names.yml', 'a name twice', 'setting:\n  - a\n  - "a"\n', '3:5: Unexpected "a" a second time, expected it once'],
  [
    'names.yml',
    'a kind twice',
    'setting:\n  - a\nsetting:\n  - b\n',
    '3:1: Unexpected "setting" a second time, expected it once',
  ],
  [
    'names.yml',
    'a kind without a list',
    'setting: a\n',
    '1:1: Unexpected content of "setting", expected a list of names',
  ],
  [
    'names.yml',
    'a wrong order of one list',
    'setting:\n  - b\nfunction:\n  - c\n  - a\n',
    `4:1: ${sorted('- c', '- a')}`,
  ],
  [
    'words.txt',
    'what no text has, and a wrong order',
    '# Words.\nwakeup\nold\nSqids\nSqids\n',
    `2:1: ${sorted('wakeup', 'old')}`,
    '3:1: Unexpected "old", expected a word of an entry or a summary, or no line',
  ],
  [
    'code-spans.yml',
    'what no entry needs',
    'old: not there\nplain: a word\nSHOW ALL 1: a joke\nyear: a word\n',
    `1:1: Unexpected "old", ${SPAN}`,
    `2:1: Unexpected "plain", ${SPAN}`,
  ],
  [
    'code-spans.yml',
    'its form alone, until that is right',
    'old: not there\nyear:\n',
    '2:1: Unexpected null as the reason of year, expected what the code span is',
  ],
  [
    'names.txt',
    'anchors that lead nowhere, or away from a name',
    'setting-max -> setting-max_threads\nsetting-old -> setting-gone\nsetting-max_threads -> setting-join_algorithm\n',
    `2:1: Unexpected line "setting-old -> setting-gone", ${MOVED}`,
    `3:1: Unexpected line "setting-max_threads -> setting-join_algorithm", ${MOVED}`,
  ],
  [
    'security.tsv',
    'another advisory',
    CVE.replace('cccc', 'dddd'),
    '1:1: Unexpected list without CVE-2024-1234, GHSA-aaaa-bbbb-cccc, expected a line of it: #pr-10 fixes it',
  ],
  [
    'errors.tsv',
    'another order, and a pull request of no entry',
    '20\t-\tBad cast\t#1\n10\t-\tBad cast\t#1\n30\t-\tBad get\t#1\n',
    `1:1: ${sorted('20\t-\tBad cast\t#1', '10\t-\tBad cast\t#1')}`,
    '3:1: Unexpected pull request 30, expected one of an entry',
  ],
  [
    'upgrade-rules.yml',
    'another list',
    'others: []\n',
    '1:1: Unexpected "others", expected the list settings or stops',
  ],
  ['upgrade-rules.yml', 'an unknown key', rule("    since: '24.8'\n"), '2:5: Unexpected item'],
  ['upgrade-rules.yml', 'no rule', rule(''), '2:5: Unexpected setting without a rule'],
  [
    'upgrade-rules.yml',
    'a setting without its signs',
    rule('    only: files\n', 'max_threads'),
    '2:5: Unexpected setting "max',
  ],
  ['upgrade-rules.yml', 'another moment', rule('    when: later\n'), '2:5: Unexpected when "later"'],
  ['upgrade-rules.yml', 'two dashes', rule('    harm: A -- b.\n'), '2:5: Unexpected harm "A -- b."'],
  ['upgrade-rules.yml', 'a scope', rule('    only: files\n', 'Keeper setting `a`'), '2:5: Unexpected setting Keeper'],
  [
    'upgrade-rules.yml',
    'an unknown setting',
    rule('    only: files\n', '`max_thread`'),
    '2:5: Unexpected setting max_thr',
  ],
  ['upgrade-rules.yml', 'a stop nowhere', stop(''), '2:5: Unexpected stop, expected either from or patches'],
  [
    'upgrade-rules.yml',
    'a stop of no entry',
    stop("    from: '24.2'\n", '#9'),
    '2:5: Unexpected stop before 24.8 for #9',
  ],
  ['upgrade-rules.yml', 'what is no YAML', 'settings: "a\n', '2:1: Unexpected content', '1:1: Unexpected "settings"'],
  ['facts.md', 'a release without a page', fact(`- Known. ${GROUP}`, '24.9'), '3:1: Unexpected release 24.9'],
  [
    'facts.md',
    'no source',
    fact('- A. (no pull request; upgrade: mixed; id a)'),
    '7:1: Unexpected fact without a source',
  ],
  [
    'facts.md',
    'a source that is no address',
    fact('- A. (no pull request; upgrade: fails; id a; source `a.org`)'),
    '7:1: Unexpected fact without a source',
  ],
  ['facts.md', 'an id twice', fact(`- A. ${GROUP}\n- B. ${GROUP}`), '8:1: Unexpected id #a a second time'],
  [
    'facts.md',
    'a text without its full stop',
    fact(`- Known ${GROUP}`),
    '7:3: Unexpected "Known", expected a full stop',
  ],
  [
    'requires.tsv',
    'what is no entry to check of its release, and names that no server has',
    '24.8\tpr-8\ttable-engine Kafka, Kafak\n24.8\tpr-1\tevery server\n24.7\tpr-9\tevery server\n',
    '1:1: Unexpected table-engine "Kafak", expected a name that a server, names.yml or the entry has',
    '2:1: Unexpected pr-1 of 24.8, expected an entry of this release that says what happens on an upgrade',
    '3:1: Unexpected pr-9 of 24.7, expected an entry of this release that says what happens on an upgrade',
    '2:1: Unexpected end of 24.8 without pr-7, expected a line for it, perhaps "24.8<tab>pr-7<tab>every server"',
  ],
  [
    'claims.sql',
    'changes that are not between their release and that of the server, and what is no entry',
    `-- pr-7\n-- changed in 24.8\nSELECT 1;\n\n-- pr-8\n-- changed in 25.1\nSELECT 1;\n\n-- pr-3\nSELECT 1;\n\n${CLAIM}`,
    '4:1: Unexpected change in 24.8, expected a release after 24.8, up to 24.12',
    '8:1: Unexpected change in 25.1, expected a release after 24.8, up to 24.12',
    '11:1: Unexpected claim of pr-3, expected an entry of 2024',
  ],
  [
    'claims.sql',
    'an example that it does not run',
    '-- pr-20\nSELECT 1, 2;\n-- = 1\t2\n',
    '3:1: Unexpected example of pr-20 that no claim runs, expected its statements below "-- pr-20" in ' +
      'clickhouse/claims/2024.sql: then run `npm run claims -- 2024 pr-20`',
  ],
  [
    'claims.sql',
    'an example that returns something else',
    CLAIM.replace('1\t2', '2\t1'),
    '3:1: Unexpected result "-- 1 2" in the example of pr-20, expected its claim\'s rows, "-- 1 a, 2 b"',
  ],
  [
    'anchors.txt',
    'another list',
    'table-of-contents\n',
    '1:1: Unexpected list, expected the anchors of 2024.mdx in its order: run `npm run fix`',
  ],
  [
    '24.8.txt',
    'a day before its release, and a pull request twice',
    '24.8.1.1 2024-08-01: 71\n24.8.2.1: 71\n',
    '1:1: Unexpected 2024-08-01, expected a day from 2024-08-20 on, that of the release',
    '2:1: Warning: Unexpected 71 in 24.8.2.1, expected it once in a line: 24.8.1.1 brought it',
  ],
])('%s: reports %s', (file, _, text, ...expected) => {
  const found = messages(file, text);
  expect(found.map((message, index) => message.slice(0, expected[index]?.length))).toEqual(expected);
});

const SERVERS = readCatalogue(`# ClickHouse 24.8.4.1, 25.5.2.1, 26.7.2.1
[setting]
gone_one	0	@26.7	gone
http_max_fields	1000
max_joined_block_size_rows	65409
[server-setting]
max_concurrent_queries	0
[function]
today
[aggregate-function]
lag
[combinator]
If
[codec]	@25.5
LZ4
[system-table]
system.parts
[column]
system.parts.last_removal_attempt_time
[keyword]
GROUP BY
OR
`);

describe('names.yml, compared with entries and servers', () => {
  // What it takes is proven by names.yml itself, which has names of every kind and form: `npm run lint:content`.
  const WITHOUT = 'expected a name that ClickHouse 24.8 to 26.7 knows, or why it stands here:';
  const found = (text: string, version = '24.8', bullets = '- A. (#2)') =>
    by(readNames, NAMES_RULE, {
      ...SITE,
      catalogue: SERVERS,
      releases: () => readYear(2000 + Number.parseInt(version, 10), release(version, bullets)).releases,
    })(text).map(({reason}) => reason.replace('Unexpected ', ''));

  it.each([
    ['setting', 'max_joined_block_row_size', ': did you mean max_joined_block_size_rows?'],
    ['server-setting', 'http_max_fields', ': the server has it as setting'],
    ['function', 'TODAY', ': did you mean today?'],
    ['function', 'lag', ': the server has it as aggregate-function'],
    ['aggregate-function', 'If', ': the server has it as combinator'],
    ['column', 'system.parts.last_removal_attemp_time', ': did you mean system.parts.last_removal_attempt_time?'],
    ['statement', 'GROUP BY SOME', ''],
    ['codec', 'LZ5', ': did you mean LZ4?'],
  ])('refuses a %s %s that only an older release mentions, but for newer releases', (kind, name, hint) => {
    const list = `${kind}:\n  - ${name}\n`;
    const refused = `${kind} ${name}, ${WITHOUT} "${name}: removed in 24.9"${hint}`;
    const bullet = `- \`${name}\`, \`${name.split('.').at(-1)}\` of \`system.parts\` (#2)`;
    expect(found(list, '24.8', bullet)).toEqual([refused]);
    expect(found(list, '26.8', bullet)).toEqual([]);
    expect(found(list)).toContain(
      `${kind} ${name} that no entry mentions, expected a code span with it in an entry, or no line`,
    );
  });

  it.each([
    ['function', 'today: removed in 24.9', 'removed in 24.9" of today, expected none: ClickHouse 26.7 knows it'],
    [
      'setting',
      'gone_one: removed in 25.3',
      'removed in 25.3" of gone_one, expected a later release: ClickHouse 25.5 knows it',
    ],
    ['setting', 'gone_one'],
    ['setting', 'gone_one: removed in 25.6'],
    ['setting', 'gone_one: renamed in 26.7'],
  ])('compares the reason of a %s with what servers know: %s', (kind, name, ...expected) => {
    const list = `${kind}:\n  - ${name}\n`;
    expect(found(list, '24.8', '- `today`, `gone_one` (#2)')).toEqual(expected.map((reason) => `reason "${reason}`));
  });
});

describe('npm run fix', () => {
  it('puts names into the lists of their kinds, in order', () => {
    const added = addNames('setting:\n  - b\n\nfunction:\n  - c # c\n', [
      {kind: 'function', name: 'a'},
      {kind: 'setting', name: 'c'},
    ]);
    expect(added).toBe('setting:\n  - b\n  - c\n\nfunction:\n  - a\n  - c # c\n');
  });

  it.each([
    [
      sortList,
      '# Names.\nb: B\n\n# More.\n"A": A  \n\'c\': C\nb: B\n',
      '# Names.\n"A": A\n\n# More.\nb: B\n\'c\': C\n',
    ],
    [
      sortList,
      'setting:\n  - b # b\n  - a\n\nfunction:\n  - d\n  - c\n  - d\n',
      'setting:\n  - a\n  - b # b\n\nfunction:\n  - c\n  - d\n',
    ],
    [
      sortRequires,
      '# Comment.\n26.9\tpr-1\ta\n26.10\tpr-2\ta\n26.10 cannot be read\n26.9\tpr-4\ta',
      '# Comment.\n26.10 cannot be read\n26.10\tpr-2\ta\n26.9\tpr-1\ta\n26.9\tpr-4\ta\n',
    ],
    [sortWords, '# Words.\nwakeup\nold\nSqids\nSqids\n', '# Words.\nold\nSqids\nwakeup\n'],
  ])('%o sorts list by list; comments stay on their lines', (sort, before, after) => {
    expect(sort(before)).toBe(after);
    expect(sort(after)).toBe(after);
  });
});
