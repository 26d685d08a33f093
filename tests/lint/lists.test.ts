import {describe, expect, it} from 'vitest';
import {readNames} from '../../src/changelog/parse/lists';
import {readCatalogue} from '../../src/changelog/server/catalogue';
import {addNames, sortList, sortRequires, sortWords} from '../../src/lint/fix/list-edits';
import {NAMES_RULE} from '../../src/lint/lists';
import {readYear, release} from '../changelog/page';
import {by, SITE} from './list-examples';

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
