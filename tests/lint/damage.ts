import {examplePage} from './example';

const BUG = 'Bug Fix (user-visible misbehavior in an official stable release)';

/** A page with two releases that is right for all rules. */
export const PAGE = examplePage(`## ClickHouse release 24.2, 2024-02-29 {/* #242 */}

### New Feature {/* #new-feature-1 */}

- The client "starts" (in \`max_threads\` threads) at once. (#65001, #65002 by @alice, @bob-2; closes #59620; see #59621)
- The setting \`join_algorithm\` is \`hash\`. (#65003 by @alice; undo \`join_algorithm = 'direct'\`; upgrade: result)

### ${BUG} {/* #bug-fix-1 */}

- The client crashed with an empty value. (#65004 by @bob-2; since 24.1)

## ClickHouse release 24.1, 2024-01-30 {/* #241 */}

### New Feature {/* #new-feature */}

- The server reads [files](https://example.org/). (#64001 by @alice)
`);

const FIRST = '- The client "starts"';
const SECOND = '- The setting `join_algorithm` is `hash`.';
const THIRD = '- The client crashed with an empty value. (#65004 by @bob-2; since 24.1)';

/** What a keystroke or a merge does to the first place of a piece of the page. Several rules see each, and one report is enough. */
export const DAMAGES: readonly (readonly [name: string, from: string, to: string])[] = [
  ['a bullet marker doubled', FIRST, `- ${FIRST}`],
  ['a bullet marker lost', SECOND, SECOND.slice(2)],
  ['the space after a bullet marker lost', SECOND, SECOND.replace(' ', '')],
  ['another bullet marker', SECOND, SECOND.replace('-', '*')],
  ['a bullet indented by two', SECOND, `  ${SECOND}`],
  ['a digit lost from a pull request', '#65004', '#6504'],
  ['a digit lost from a published pull request', '#65003', '#6003'],
  ['a backtick lost', '`max_threads` threads', '`max_threads threads'],
  ['a stray {', 'client crashed', '{client crashed'],
  ['two entries on one line', `#59621)\n`, '#59621) '],
  ['an unfinished merge', THIRD, `<<<<<<< HEAD\n${THIRD}\n=======\n- Other. (#65004 by @alice)\n>>>>>>> branch`],
  ['half of an unfinished merge', THIRD, `=======\n${THIRD}`],
  ['the heading of a section at the wrong level', '### New', '#### New'],
  ['the heading of a release at the wrong level', '## ClickHouse release 24.1', '# ClickHouse release 24.1'],
  ['the id of the other release', '#242 *', '#241 *'],
  ['a character of an id lost', '#new-feature-1', '#new-feture-1'],
  ['an id pasted twice', '#new-feature-1', '#new-feature'],
  ['a brace of an id lost', '{/* #242 */}', '{/* #242 */'],
  ['the heading of a section lost', `### ${BUG} {/* #bug-fix-1 */}\n\n`, ''],
  ['the heading of a release lost', '## ClickHouse release 24.1, 2024-01-30 {/* #241 */}\n\n', ''],
  [
    'a section pasted twice',
    '## ClickHouse release 24.1',
    `### ${BUG} {/* #bug-fix-1 */}\n\n${THIRD}\n\n## ClickHouse release 24.1`,
  ],
  ['a line of --- too much', '\n\n## ClickHouse release 24.1', '\n\n---\n\n## ClickHouse release 24.1'],
  ['the line of --- lost', '\n---\n\nEarlier', '\nEarlier'],
  ['a hyphen of the front matter lost', "'2024'\n---\n", "'2024'\n--\n"],
  ['a stray < in a heading', '### New', '### <New'],
  ['a link without an address', '(https://example.org/)', '()'],
  ['a bare address', '[files](https://example.org/)', 'https://example.org/'],
];

/** The page with a damage. @throws Error if the page does not have the piece */
export function damaged([name, from, to]: (typeof DAMAGES)[number]): string {
  if (!PAGE.includes(from)) throw new Error(`Unexpected piece of "${name}", expected one of the page`);
  return PAGE.replace(from, () => to);
}
