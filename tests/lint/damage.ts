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

/** What a keystroke or a merge does: what becomes of the first place of a piece of the page. Each is a slip that lint must report. */
export const DAMAGES: readonly (readonly [name: string, from: string, to: string])[] = [
  ['a parenthesis of the group lost', '#59621)', '#59621'],
  ['the opening parenthesis of the group lost', '(#65004', '#65004'],
  ['a parenthesis of the text lost', 'threads) at', 'threads at'],
  ['a bullet marker doubled', FIRST, `- ${FIRST}`],
  ['a bullet marker lost', SECOND, SECOND.slice(2)],
  ['the space after a bullet marker lost', SECOND, SECOND.replace(' ', '')],
  ['another bullet marker', SECOND, SECOND.replace('-', '*')],
  ['a bullet indented by two', SECOND, `  ${SECOND}`],
  ['a check box', SECOND, SECOND.replace('- ', '- [ ] ')],
  ['a number lost', 'closes #59620', 'closes'],
  ['a digit lost from a pull request', '#65004', '#6504'],
  ['a digit lost from a published pull request', '#65003', '#6003'],
  ['a digit doubled', '#59620', '#599620'],
  ['a # lost', '#65002', '65002'],
  ['an @ lost', '@alice', 'alice'],
  ['a letter of a handle lost', '@alice', '@alce'],
  ['a comma of the group lost', '@alice, @bob', '@alice @bob'],
  ['a semicolon lost', '; closes', ' closes'],
  ['a comma for a semicolon', '; closes', ', closes'],
  ['"by" lost', ' by @alice', ' @alice'],
  ['clauses in another order', '; closes #59620; see #59621', '; see #59621; closes #59620'],
  ['a letter of an undo setting lost', 'undo `join_algorithm', 'undo `join_algoritm'],
  ['a backtick lost before a group with code', '`join_algorithm` is', '`join_algorithm is'],
  ['a backtick lost', '`max_threads` threads', '`max_threads threads'],
  ['a quotation mark lost', '"starts"', '"starts'],
  ['the full stop lost', 'at once.', 'at once'],
  ['the first character lost', '- The client crashed', '- he client crashed'],
  ['the space beside a code span lost', '`max_threads` threads', '`max_threads`threads'],
  ['a stray {', 'client crashed', '{client crashed'],
  ['a stray <', 'client crashed', '<client crashed'],
  ['a stray *', 'client crashed', 'client* crashed'],
  ['a stray _', 'client crashed', 'client _ crashed'],
  ['a stray "', 'client crashed', 'client" crashed'],
  ['a stray `', 'client crashed', 'client ` crashed'],
  ['a stray :', 'crashed with', ':crashed with'],
  ['a zero-width character', 'client crashed', 'cli\u200Bent crashed'],
  ['a no-break space', 'client crashed', 'client\u00A0crashed'],
  ['a look-alike letter', 'client crashed', 'сlient crashed'],
  ['a space doubled', 'client crashed', 'client  crashed'],
  ['a word doubled', 'client crashed', 'client client crashed'],
  ['white space at the end of a line', `${THIRD}\n`, `${THIRD} \n`],
  ['an entry pasted twice', THIRD, `${THIRD}\n${THIRD}`],
  ['an entry lost', `${THIRD}\n`, '- The server stops. (#65009 by @alice)\n'],
  ['two entries on one line', `#59621)\n`, '#59621) '],
  ['a line broken in two', 'crashed with', 'crashed\nwith'],
  ['a blank line between bullets', '#59621)\n', '#59621)\n\n'],
  ['an unfinished merge', THIRD, `<<<<<<< HEAD\n${THIRD}\n=======\n- Other. (#65004 by @alice)\n>>>>>>> branch`],
  ['half of an unfinished merge', THIRD, `=======\n${THIRD}`],
  ['the heading of a section at the wrong level', '### New', '#### New'],
  ['the heading of a release at the wrong level', '## ClickHouse release 24.1', '# ClickHouse release 24.1'],
  ['the space after the marks of a section lost', '### New', '###New'],
  ['the space after the marks of a release lost', '## ClickHouse release 24.1', '##ClickHouse release 24.1'],
  ['the id of the other release', '#242 *', '#241 *'],
  ['an example that is not closed', THIRD, `${THIRD}\n  \`\`\`sql\n  SELECT 1;`],
  ['a letter of a section lost', 'New Feature', 'New Feture'],
  ['a letter of a release lost', 'ClickHouse release 24.2', 'ClickHouse relese 24.2'],
  ['the id of a section lost', ' {/* #new-feature-1 */}', ''],
  ['the id of a release lost', ' {/* #242 */}', ''],
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
  [
    'sections swapped',
    '### New Feature {/* #new-feature-1',
    '### Improvement {/* #improvement */}\n\n- A. (#65007 by @alice)\n\n### New Feature {/* #new-feature-1',
  ],
  ['a digit of a version lost', 'release 24.2', 'release 2.2'],
  ['a digit of a date lost', '2024-02-29', '2024-0-29'],
  ['a date of another month', '2024-02-29', '2024-06-29'],
  ['the date of an older release lost', ', 2024-01-30', ''],
  ['an LTS mark too much', '24.2, 2024', '24.2 LTS, 2024'],
  ['a blank line lost', '*/}\n\n- The client crashed', '*/}\n- The client crashed'],
  ['a blank line doubled', '*/}\n\n- The client crashed', '*/}\n\n\n- The client crashed'],
  ['a line of --- too much', '\n\n## ClickHouse release 24.1', '\n\n---\n\n## ClickHouse release 24.1'],
  ['the line of --- lost', '\n---\n\nEarlier', '\nEarlier'],
  ['a line of front matter lost', "sidebar_label: '2024'\n", ''],
  ['a line of front matter doubled', 'title: 2024 Changelog\n', 'title: 2024 Changelog\ntitle: 2024 Changelog\n'],
  ['a letter of a key lost', 'title:', 'titl:'],
  ['a quote of the front matter lost', "'2024'", "'2024"],
  ['a digit of the front matter lost', 'title: 2024', 'title: 204'],
  ['a hyphen of the front matter lost', "'2024'\n---\n", "'2024'\n--\n"],
  ['a stray < in a heading', '### New', '### <New'],
  ['the line break at the end lost', '(./2023.mdx)\n', '(./2023.mdx)'],
  ['a link without an address', '(https://example.org/)', '()'],
  ['a bare address', '[files](https://example.org/)', 'https://example.org/'],
];

/** The page with a damage. @throws Error if the page does not have the piece */
export function damaged([name, from, to]: (typeof DAMAGES)[number]): string {
  if (!PAGE.includes(from)) throw new Error(`Unexpected piece of "${name}", expected one of the page`);
  return PAGE.replace(from, () => to);
}
