import {describe, expect, it} from 'vitest';
import {supportedReleases} from '../../../src/changelog/model/lts';
import {lineOf} from '../../../src/changelog/model/patch-release';
import {plainText, textOf} from '../../../src/changelog/model/text';
import {compareVersions} from '../../../src/changelog/model/versions';
import {readLineFile} from '../../../src/changelog/parse/patch-file';
import type {Verdict} from '../../../src/changelog/paste/entry-verdicts';
import {NOTHING_ABOUT} from '../../../src/changelog/paste/name-verdicts';
import {readPaste} from '../../../src/changelog/paste/paste';
import {documentMarkdown} from '../../../src/changelog/render/plan-markdown';
import type {ChangeWithEntry} from '../../../src/changelog/server/default-changes';
import {computePlan, type PlanData} from '../../../src/changelog/upgrade/compute-plan';
import {PLAN_GROUPS} from '../../../src/changelog/upgrade/groups';
import {mixedLine, stopLines} from '../../../src/changelog/upgrade/head-lines';
import {planDocument, type Reader} from '../../../src/changelog/upgrade/plan-document';
import {plannedReleases, yearsOfPlans} from '../../../src/changelog/upgrade/planned-entries';
import {parseRange} from '../../../src/changelog/upgrade/range';
import type {Setup} from '../../../src/changelog/upgrade/setup';
import {packLine, unpackLine} from '../../../src/changelog/wire/plan-data';
import {sample, tries} from '../../sample';
import {readYear, release} from '../page';
import {realDefaults, tasksOf} from '../plan-defaults';

const {planOf, releases} = await realDefaults();
const {all: planned} = planOf('');
const resolve = (address: string) => new URL(address, 'https://example.org').href;

describe('a plan of a few entries as Markdown', () => {
  const year = readYear(
    2024,
    [
      release('24.5', '- Plain. (#4; upgrade: ops; id x)\n- The same as before. (#2; undo `f = 0`; upgrade: result)'),
      release(
        '24.4',
        [
          '- The `f` of \\*all\\* \\[names] and [a page](/operations) \\<b>. (#1, #2; undo `f = 0`; upgrade: fails, result)',
          "- ``a`b`` (#3; undo MergeTree setting `m = 1`; undo server setting `s = 'x'`; upgrade: one-way)",
          '- In 24.3.2 already. (#9; undo `h = 1`; upgrade: start)',
        ].join('\n'),
      ),
      release('24.3', '- Old. (#8; id old)'),
    ].join('\n'),
  );
  const change = {release: '24.4', scope: 'query', setting: 'a', before: '', after: 'x|`y', isCloud: false} as const;
  const changes: ChangeWithEntry[] = [
    change,
    {...change, setting: 'b', before: '0', after: '1', address: `${year.path}#pr-1`},
    {...change, setting: 'gone', before: '1', after: '0', newIn: '24.4'},
    {...change, setting: 'm', before: '1', after: '0', scope: 'merge-tree'},
    {...change, setting: 'back', before: '1', after: '0'},
    {...change, setting: 'back', before: '0', after: '1', release: '24.5'},
  ];
  const line = (name: string, text: string) =>
    unpackLine(packLine({line: name, releases: readLineFile(name, text).releases}, [year]));
  const answers = new Map([[`${year.path}#pr-2`, [{code: 'SELECT f()'}, ' 24.3: ', {code: '1'}]]]);
  const [answered] = yearsOfPlans([year], {notInNotes: [], requires: new Map(), answers});
  const data: PlanData = {
    releases: answered!.releases.slice(0, -1).toReversed(),
    changes,
    obsolete: new Map([['query gone', {since: '24.5'}]]),
    bugs: [],
    lines: [line('24.3', '24.3.1.1: 7\n24.3.2.1: 9\n'), line('24.5', '24.5.1.1: 5\n24.5.2.1: 1 6\n24.5.3.1: 8\n')],
    rules: {settings: [], stops: []},
    newestOf: (line) => (line === '24.5' ? {version: '24.5.3.1', name: '24.5.3', changes: 4} : undefined),
  };
  const few = plannedReleases([year]);
  const textOf = (search: string, beside: Reader = {}) =>
    documentMarkdown(planDocument(computePlan(parseRange(search, few), few, data), beside), resolve);

  it('has all that the page has', async () => {
    const setup: Setup = {
      paste: readPaste('SET f = 1, b = 0;\nm = 2'),
      verdicts: new Map(),
      about: {
        refused: [],
        absent: [[{code: 'gone()'}, ': 24.3 knows it, 24.5 does not.']],
        settings: [[{code: 'b = 0'}, ': default changed in ', {href: `${year.path}#pr-1`, text: ['24.4']}, '.']],
        others: [['2 other settings.']],
      },
      fixes: [],
      isAlone: false,
      hasKeeper: true,
    };
    await expect(textOf('?from=24.3&to=24.5', {setup})).toMatchFileSnapshot('plan.md');
  });

  it('has what patch releases bring, leave out and lack', async () => {
    await expect(textOf('?from=24.3.2.1&to=24.5.2.1')).toMatchFileSnapshot('plan-patches.md');
  });

  it.each([
    ['?from=24.3&to=24.5.99.1', '24.5.99.1 is not a patch release of 24.5 that is known here. The nearest: [24.5.3.1]'],
    ['?from=24.5&to=24.3', 'From 24.5 to 24.3 is not an upgrade: 24.5 is the newer release. [Show 24.3 to 24.5]'],
    ['?from=24.5&to=24.5', 'Both versions are the same. Choose a newer one.'],
    ['?from=19.1&to=24.5', 'Choose both versions to see what the upgrade needs.'],
    ['?from=24.5.1&to=24.5.3', '24.5.3 has 3 changes that 24.5.1 lacks.'],
    ['?from=24.5.1.1&to=24.5', '24.5.1 is a patch release of 24.5 here.'],
    [
      '?from=24.5.1.1&to=24.5',
      '[Upgrade to 24.5.3](https://example.org/whats-new/upgrade?from=24.5.1.1&to=24.5.3.1): 3 changes',
    ],
    ['?from=24.5.3.1&to=24.5', '24.5.3 is the newest patch release of 24.5 here.'],
    ['?from=24.5.3.1&to=24.5.1.1', '24.5.3.1 is the newer release. [Show 24.5.1.1 to 24.5.3.1]'],
    ['?from=24.5.1.1&to=24.5.1.1', 'Both versions are the same. Choose a newer one.'],
  ])('says what is wrong or special with %s', (search, expected) => {
    expect(textOf(search)).toContain(expected);
  });
});

describe('one number of changes', () => {
  const all = releases.map(({version}) => version);
  const ways = sample(all.slice(0, -1), tries(4)).map((from) => `?from=${from}&to=${all.at(-1)!}`);

  it.each([...ways, '?from=24.8&to=25.8', '?from=25.3&to=26.3', '?from=24.8.4.13&to=25.8.15.35'])(
    'stands at the top, in the headings and in the list: %s',
    (search) => {
      const plan = planOf(search);
      const {summary, parts} = planDocument(plan);
      const [first] = summary;
      const [, said] = /^([\d,]+) of [\d,]+ changes? to check between/.exec(
        first?.kind === 'paragraph' ? plainText(first.text) : '',
      )!;
      const blocks = parts.flatMap((part) => part.blocks);
      const headings = blocks.flatMap((block) =>
        block.kind === 'heading' && PLAN_GROUPS.some(({id}) => id === block.id)
          ? Number(/\((\d+)\)$/.exec(block.text)![1])
          : [],
      );
      const number = Number(said!.replace(',', ''));
      expect(headings.reduce((sum, each) => sum + each, 0)).toBe(number);
      expect(tasksOf(blocks)).toHaveLength(number);
      expect(plan.toCheck).toHaveLength(number);
    },
  );
});

describe('the parts of a plan', () => {
  it('stand in order of risk, each entry once, the oldest release first, and the color is one', () => {
    const {parts} = planDocument(planOf('?from=24.8&to=26.3'));
    const groups = PLAN_GROUPS.map(({id}) => id as string);
    expect(parts.map(({key}) => key).filter((key) => groups.includes(key))).toEqual(
      groups.filter((id) => parts.some(({key}) => key === id)),
    );
    const items = tasksOf(parts.flatMap(({blocks}) => blocks));
    expect(new Set(items.map(({entry}) => entry.address)).size).toBe(items.length);
    expect(new Set(items.map(({color}) => color))).toEqual(new Set(['upgrade']));
    for (const block of parts.flatMap(({blocks}) => blocks)) {
      const versions = tasksOf(block.kind === 'entries' ? [block] : []).map(({release}) => release.version);
      expect(versions).toEqual(versions.toSorted(compareVersions));
    }
  });

  const plan = planOf('?from=24.8&to=26.3');
  const run = readPaste('kind,name,value,count\ntable-engine,Kafka,,1');
  /** The plan for those who paste what mentions the entries of these pull requests, with a list of what runs or without. */
  const partFor = (id: string, pullRequests: readonly number[], unused: readonly string[] = []) => {
    const own = plan.toCheck.filter(({entry}) => pullRequests.includes(entry.pullRequests[0]!));
    const verdicts = new Map<string, Verdict>(
      own.map(({entry}) => [entry.address, {is: 'mentioned', names: ['a'], isMet: true, startSetting: undefined}]),
    );
    for (const address of unused) verdicts.set(address, {is: 'unused'});
    const paste = unused.length > 0 ? run : readPaste('a');
    const {parts} = planDocument(plan, {
      setup: {paste, verdicts, about: NOTHING_ABOUT, fixes: [], isAlone: false, hasKeeper: true},
    });
    const {blocks} = parts.find(({key}) => key === id)!;
    const titles = blocks.flatMap((block) =>
      block.kind === 'heading' ? block.text : block.kind === 'folded' ? block.title : [],
    );
    return {titles, items: tasksOf(blocks)};
  };

  it('tell apart what one runs, what concerns every server, and folded what one does not run, by feature', () => {
    const {titles, items} = partFor('fails', []);
    const [mine, other] = [items[0]!.entry.pullRequests[0]!, items.at(-1)!.entry.address];
    expect(titles).toEqual([
      `3 · Now fails (${items.length})`,
      expect.stringMatching(/^Concerns every server \(\d+\)$/),
      expect.stringMatching(/^Depends on what you use \(\d+\)$/),
      expect.stringMatching(/^Only if you use: \w+ \d+, /),
    ]);
    const setup = partFor('fails', [mine]);
    expect(setup.titles.slice(1, 3)).toEqual([
      'Concerns what you run (1)',
      expect.stringMatching(/^Concerns every server \(\d+\)$/),
    ]);
    expect(setup.items).toHaveLength(items.length);
    const {titles: ofList} = partFor('fails', [mine], [other]);
    expect([ofList[0], ofList[1], ofList.at(-1)]).toEqual([
      `3 · Now fails (${items.length - 1})`,
      'Concerns what you run (1)',
      'Names only what you do not run: 1',
    ]);
  });

  it('keep what cannot be undone unfolded, but for what a list does not have, first what a pasted text mentions', () => {
    const unused = plan.toCheck.slice(-200).map(({entry}) => entry.address);
    const {titles, items} = partFor('no-way-back', [84171, 87335], unused);
    // 24.8 and 26.3 are too far apart for one cluster.
    expect(titles.slice(-2)).toEqual([
      expect.stringMatching(/^Matters while both versions run, in each step of the way: \d+$/),
      expect.stringMatching(/^Names only what you do not run: \d+$/),
    ]);
    expect(partFor('no-way-back', []).titles.slice(1)).toEqual([
      expect.stringMatching(/^Concerns every server/),
      expect.stringMatching(/^Depends on what you use/),
      expect.stringMatching(/^Matters while both versions run, in each step of the way: \d+$/),
    ]);
    expect(items.map(({marked}) => marked).slice(0, 3)).toEqual([['a'], ['a'], undefined]);
    expect(items).toHaveLength(partFor('no-way-back', []).items.length);
  });
});

it.each([
  ['?from=26.3&to=26.8', /^Operators for Kubernetes/, /^26\.8 · A shutdown now waits up to 120 seconds/],
  ['?from=24.8&to=25.3', /^clickhouse-client/, /^24\.11 · clickhouse-local now uses an Atomic database/],
  ['?from=25.8&to=26.3', /^Drivers, dbt/, /^25\.10 · enable_http_compression is now enabled by default/],
])('what stands around the server has a part of links by what it is: %s', (search, title, said) => {
  const {blocks} = planDocument(planOf(search)).parts.find(({key}) => key === 'clients')!;
  const group = blocks.find((block) => block.kind === 'folded' && title.test(block.title));
  const [list] = group?.kind === 'folded' ? group.blocks : [];
  expect(list?.kind === 'points' ? list.items.map(plainText) : []).toContainEqual(expect.stringMatching(said));
});

it.each([
  ['?from=25.8.15.35&to=26.8.24', ['26.2', '26.6']],
  ['?from=24.8&to=25.8', ['25.1', '25.8']],
  ['?from=26.8&to=26.9', []],
])('what no release note tells has its source if its release is on the way: %s', (search, from) => {
  const document = planDocument(planOf(search));
  const {blocks} = document.parts.find(({key}) => key === 'no-way-back')!;
  const items = tasksOf(blocks).filter(({entry}) => entry.source);
  expect(items.map(({release}) => release.version)).toEqual(from);
  const text = documentMarkdown(document, resolve);
  for (const {label, entry} of items) {
    expect(label).toMatch(/^2\d\.\d, .*(?:mixed versions|no way back).*, not in the release notes$/);
    expect(text).toContain(`**${label}.** `);
    expect(text).toContain(`[source](${entry.source})`);
  }
});

describe('two versions in one cluster', () => {
  it.each([
    ['24.8', '25.3', 'can run side by side. Going back to 24.8 is possible'],
    ['24.8', '25.8', 'can run side by side. Going back to 24.8 is not supported'],
    ['23.8', '25.8', 'are too far apart to run side by side. Go in steps: 23.8 to 24.8.'],
    ['26.3', '26.8', 'can run side by side. Going back'],
  ])('from %s to %s', (from, to, expected) => {
    expect(plainText(textOf(mixedLine(planOf(`?from=${from}&to=${to}`))))).toContain(expected);
  });

  it.each([
    // The stop that #108361 demands, beside those of the server's guide.
    ['24.8.14.39', '26.8.24', ['24.8.14.39', '25.8', '26.3', '26.8.24'], [108361]],
    ['25.8.33', '26.8', ['25.8.33', '26.3', '26.8'], [108361]],
    ['26.1', '26.7', ['26.1', '26.3', '26.7'], [108361]],
    ['26.2', '26.8', ['26.2', '26.8'], []],
    ['25.3', '26.6', ['25.3', '26.3', '26.6'], []],
    // The guide's own stops are those that entries demand.
    ['23.1', '26.3', ['23.1', '23.8', '24.8', '25.8', '26.3'], [88515, 79970]],
    // A patch release of the line that one runs.
    ['25.8.3', '25.12', ['25.8.3', '25.8', '25.12'], [90880]],
    ['25.8.13.73', '25.12', ['25.8.13.73', '25.12'], []],
    ['26.6.1', '26.8', ['26.6.1', '26.6', '26.8'], [116369]],
    ['26.7', '26.8', ['26.7', '26.8'], []],
  ])('the way from %s to %s', (from, to, lines, demanding) => {
    const plan = planOf(`?from=${from}&to=${to}`);
    const {way} = plan;
    const goal = plan.range.patch?.to;
    expect([way[0], ...way.slice(1, -1).map(lineOf), goal ?? lineOf(way.at(-1)!)]).toEqual(lines);
    // In steps, each leads to the newest of its line, the last too if no other is asked for.
    const newest = way.length === 2 ? [] : way.slice(1, goal ? -1 : undefined);
    expect(newest.every((version) => version === plan.newestOf(lineOf(version))?.version)).toBe(true);
    const said = stopLines(plan).map((line) => plainText(line));
    expect(said.map((line) => Number(/\(#(\d+)\)$/.exec(line)?.[1]))).toEqual(demanding);
    for (const line of said) expect(way.slice(1, -1).some((stop) => line.startsWith(`Stop at ${stop} `))).toBe(true);
    const {head, parts} = planDocument(plan);
    const links = head.flatMap((block) => (block.kind === 'paragraph' ? block.text : []));
    const steps = way.length === 2 ? [] : way.slice(1).map((end, place) => `from=${way[place]}&to=${end}`);
    for (const step of steps)
      expect(links).toContainEqual(expect.objectContaining({href: expect.stringContaining(step)}));
    // A version on the way may not start with what keeps old behavior in one step.
    const kept = parts.find(({key}) => key === 'keep')!.blocks.map(({kind}) => kind);
    expect(kept.includes('copy')).toBe(steps.length === 0);
  });

  it.each([
    ['2025-04-01', ['24.8', '25.1', '25.2', '25.3'], ['24.3', '24.12']],
    // One of the three newest, one of the two newest with long-term support, or one of these younger than a year.
    ['2025-06-30', ['24.8', '25.3', '25.4', '25.5', '25.6'], ['24.3', '25.2']],
    ['2026-03-01', ['25.3', '25.8'], ['24.8', '25.9']],
  ])('on %s these get security fixes: %j', (today, alive, others) => {
    const found = supportedReleases(planned, today);
    expect([...alive, ...others].filter((version) => found.has(version))).toEqual(alive);
  });
});
