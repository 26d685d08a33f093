import {describe, expect, it} from 'vitest';
import {withAliases} from '../../../src/changelog/names/lifetimes';
import {readPaste} from '../../../src/changelog/paste/paste';
import {planGroup} from '../../../src/changelog/upgrade/groups';
import {planDocument} from '../../../src/changelog/upgrade/plan-document';
import {setupIndex} from '../../../src/changelog/upgrade/setup';
import {realDefaults} from '../plan-defaults';
import {readReal} from '../real';
import {SETUPS} from './setups';

const {names} = await readReal();
const {catalogue, planOf} = await realDefaults();
const known = withAliases(names, catalogue);

/** A plan and what a setup says of it. */
function compared(setup: keyof typeof SETUPS, search: string) {
  const plan = planOf(search);
  return {plan, setup: setupIndex(plan, {names: known, catalogue})(readPaste(SETUPS[setup]))};
}

/** What is said of the entries to check of an upgrade, oldest first. */
function marksOf(name: keyof typeof SETUPS, search: string) {
  const {plan, setup} = compared(name, search);
  return plan.toCheck.map(({release, entry}) => {
    const verdict = setup.verdicts.get(entry.address);
    return {
      number: entry.pullRequests[0],
      part: planGroup(entry).title,
      by: verdict?.is === 'mentioned' ? verdict.names : undefined,
      is: verdict?.is,
      line: `${release.version} ${entry.id}`,
    };
  });
}

describe.each([
  [
    'shards',
    '?from=24.8.14.39&to=25.8.33',
    // JSON integers without quotes, INSERT SELECT stays on its shard, the definer needs INSERT, settings of caches
    [74079, 83040, 75452],
    // Tables from before 20.4, dictionaries of another layout
    [71385, 79028, 78854, 83162, 77447, 70332, 63151, 70171, 70659, 80421],
  ],
  ['shards', '?from=25.8.33&to=26.8.24', [106855, 108979], [111980, 101732, 86820, 108800, 85538]],
  ['logs', '?from=25.3.6.56&to=26.3.48', [92511, 90059], [116369, 86142, 83162, 97590, 94413]],
  [
    'product',
    '?from=25.8.15.35&to=26.8.24',
    [108979, 108361, 106006, 92007],
    [106855, 92150, 97590, 96110, 109488, 107386, 114313],
  ],
] as const)('%s, %s', (setup, search, wanted, others) => {
  const marks = marksOf(setup, search);

  it('marks what concerns it', async () => {
    const parts = new Map(marks.map(({part}) => [part, marks.filter((mark) => mark.part === part)]));
    const table = [...parts].flatMap(([part, all]) => {
      const mine = all.filter(({by}) => by);
      const count = (is: (mark: (typeof all)[number]) => boolean) => all.filter(is).length;
      return [
        `${part}: ${mine.length} of ${all.length}; not run ${count(({is}) => is === 'unused')}, not told ${count(({is}) => is === 'untold')}`,
        ...mine.map(({line, by}) => `  ${line} [${by!.join(', ')}]`),
      ];
    });
    const [from, to] = search.match(/(?<==)\d\d\.\d+/g)!;
    await expect(`${table.join('\n')}\n`).toMatchFileSnapshot(`setups/${setup}-${from}-${to}.txt`);
  });

  it('is shown forty entries that concern it, in each part before those that concern every server', () => {
    const {plan, setup: ours} = compared(setup, search);
    const shown = planDocument(plan, {setup: ours}).parts.map(({blocks}) =>
      blocks.flatMap((block) => (block.kind === 'entries' ? block.items : [])),
    );
    const mine = shown.map((items) => items.filter(({marked}) => marked));
    expect(mine.flat().filter(({isTask}) => isTask)).toHaveLength(40);
    expect(shown.map((items, part) => items.slice(0, mine[part]!.length))).toEqual(mine);
  });

  it.each(wanted)('#%d is marked', (number) => {
    expect(marks.find((mark) => mark.number === number)?.by).toBeDefined();
  });

  it.each(others)('#%d is not', (number) => {
    const mark = marks.find((each) => each.number === number);
    expect(mark?.is ?? 'unused').toBe('unused');
  });
});
