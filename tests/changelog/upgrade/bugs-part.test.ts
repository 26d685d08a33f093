import {describe, expect, it} from 'vitest';
import {readLineFile} from '../../../src/changelog/parse/patch-file';
import {readPaste} from '../../../src/changelog/paste/paste';
import {backportsOf} from '../../../src/changelog/patches/backports';
import {bugsOf, knownBugs} from '../../../src/changelog/patches/known-bugs';
import {comingBugs} from '../../../src/changelog/upgrade/bugs-part';
import {planDocument} from '../../../src/changelog/upgrade/plan-document';
import {setupIndex} from '../../../src/changelog/upgrade/setup';
import {readYear, release} from '../page';
import {SETUPS} from '../paste/setups';
import {realDefaults} from '../plan-defaults';

const {catalogue, planOf, textOf} = await realDefaults();

describe('known bugs', () => {
  const section = 'Bug Fix (user-visible misbehavior in an official stable release)';
  const year = readYear(
    2025,
    [
      release(
        '25.6',
        '- Lost. `f` lost data. (#6; see #1; since 25.2)\n- Brought. `g` crashed. (#10; since 25.4; caused by #8, #7)',
        section,
      ),
      release(
        '25.5',
        '- Hung. (#5; since 25.3)\n- Again. (#4; since 25.2; id pr-4-2)\n- Old. (#3; since 24.12)',
        section,
      ),
      release('25.4', '- Again. (#4; since 25.2)\n- Cause. (#8; upgrade: result)', section),
      release('25.3', '- Nothing. (#9; id nothing)'),
      release('25.2', '- New `f`. (#1; see #6; upgrade: result)\n- Other. (#2; see #5; upgrade: result)'),
    ].join('\n'),
  );
  const backports = backportsOf([
    {line: '25.3', releases: readLineFile('25.3', '25.3.2.1: 5\n25.3.4.1: 4\n25.3.5.1: 7\n25.3.6.1: 8\n').releases},
  ]);
  const bugs = bugsOf(year.releases, backports);
  const known = (from: string, to: string) => knownBugs(bugs, {from, to}).map(({entry}) => entry.pullRequests[0]);

  it.each([
    ['25.1', '25.3', [6, 5, 4]],
    ['25.1', '25.3.2.1', [6, 4]],
    ['25.1', '25.3.4.1', [6]],
    ['25.1', '25.3.5.1', [6, 10]],
    ['25.1', '25.4', [6, 10, 5]],
    ['25.1.3.4', '25.5', [6, 10]],
    ['25.3', '25.5', [10]],
    ['25.3.5.1', '25.5', []],
    ['25.3.5.1', '25.4', [5]],
    ['25.1', '25.6', []],
    ['25.2', '25.3', [5]],
    ['24.11', '25.3.3.1', [6, 4, 3]],
  ])('of %s to %s are those that come on the way and are not fixed yet, the worst first', (from, to, expected) => {
    expect(known(from, to)).toEqual(expected);
  });
});

it.each(['?from=24.8&to=25.8', '?from=25.3&to=25.8.15.35', '?from=25.8.15.35&to=26.3', '?from=25.8&to=26.7.6.57'])(
  'the plan %s has them, counted at the top and in the Markdown',
  (search) => {
    const bugs = comingBugs(planOf(search));
    const text = textOf(search);
    expect(text).toContain(` comes with [${bugs.length} known bug`);
    if (search.endsWith('25.8.15.35'))
      expect(text).toMatch(/- \*\*since 25\.8\.15, [^*]*\*\* The table engine `GenerateRandom`/);
    const part = text.slice(text.indexOf('## Known bugs of '));
    expect(
      part.match(
        /^- \*\*(?:since \d\d\.\d+(?:\.\d+)*|perhaps|again, though \S+ has the fix), [^*]*\.\*\* .* \(fixed in \d\d\./gm,
      ),
    ).toHaveLength(bugs.length);
    expect(part).toContain(`### ${bugs.length - 6} more`);
  },
);

it('within a line, it has those that patch releases brought, before what they fix', () => {
  const text = textOf('?from=25.8.10.7&to=25.8.33.6');
  expect(text).toMatch(
    /25\.8\.33 comes with \[\d+ known bugs\][\s\S]*since 25\.8\.22, wrong results\.[\s\S]*## Upgrade to 25\.8\.33/,
  );
  // A whole line is any of its patch releases.
  expect(textOf('?from=25.8.10.7&to=25.8')).not.toContain('known bug');
});

describe('beside what a server runs', () => {
  const plan = planOf('?from=24.8.14.39&to=25.8.33');
  const setup = setupIndex(plan, {names: [], catalogue})(readPaste(SETUPS.shards));
  const blocks = planDocument(plan, {setup}).parts.find(({key}) => key === 'bugs')!.blocks;
  const itemsIn = (title: RegExp) =>
    blocks.flatMap((block) =>
      block.kind === 'folded' && title.test(block.title)
        ? block.blocks.flatMap((each) => (each.kind === 'entries' ? each.items : []))
        : [],
    );

  it('known bugs that need what it has stand first', () => {
    const items = blocks.flatMap((block) => (block.kind === 'entries' ? block.items : []));
    const marked = items.find(({entry}) => entry.pullRequests.includes(119357));
    expect(marked?.marked).toEqual(['DEFINER', 'ALTER']);
    expect(items.every((item) => item.marked)).toBe(true);
  });

  it('what every server has is not marked, and what it does not run is folded apart', () => {
    const pullsIn = (title: RegExp) => itemsIn(title).flatMap(({entry}) => entry.pullRequests);
    const [others, unused] = [pullsIn(/ more\b/), pullsIn(/^Name only what you do not run: \d+$/)];
    expect(others).toEqual(expect.arrayContaining([101652, 115714]));
    expect(unused).toEqual(expect.arrayContaining([108674, 118164]));
    expect(itemsIn(/ more\b/).find(({entry}) => entry.pullRequests.includes(101652))?.marked).toBeUndefined();
    expect(itemsIn(/^Name only/).filter((item) => item.marked)).toEqual([]);
  });
});
