import {describe, expect, it} from 'vitest';
import type {ToldChange} from '../../../src/changelog/defaults/told';
import {plainText} from '../../../src/changelog/model/text';
import {readLineFile} from '../../../src/changelog/patches/line-file';
import type {Block} from '../../../src/changelog/upgrade/blocks';
import {plannedReleases} from '../../../src/changelog/upgrade/plan';
import {type BesidePlan, documentMarkdown, planDocument} from '../../../src/changelog/upgrade/plan-document';
import {parseRange} from '../../../src/changelog/upgrade/range';
import {type PlanPart, planPart} from '../../../src/changelog/upgrade/reason';
import {type PlanData, upgradePlan} from '../../../src/changelog/upgrade/upgrade-plan';
import {packLine, unpackLine} from '../../../src/changelog/wire/line-data';
import {sample, tries} from '../../sample';
import {readYear, release} from '../page';
import {realDefaults} from '../plan-defaults';
import {readReal} from '../real';

const {planOf, releases} = await realDefaults();
const {lines} = await readReal();
const resolve = (address: string) => new URL(address, 'https://example.org').href;
const NOTHING: BesidePlan = {authors: {}};
const markdown = (search: string, beside = NOTHING) => documentMarkdown(planDocument(planOf(search), beside), resolve);

describe('a plan of a few entries as Markdown', () => {
  const year = readYear(
    2024,
    [
      release('24.5', '- Plain. (#4; upgrade; id x)\n- The same as before. (#2; undo `f = 0`)'),
      release(
        '24.4',
        [
          '- The `f` of \\*all\\* \\[names] and [a page](/operations) \\<b>. (#1, #2; undo `f = 0`)',
          "- ``a`b`` (#3; undo MergeTree setting `m = 1`; undo server setting `s = 'x'`)",
          '- In 24.3.2 already. (#9; undo `h = 1`)',
        ].join('\n'),
      ),
      release('24.3', '- Old. (#8; id old)'),
    ].join('\n'),
  );
  const change = {release: '24.4', scope: 'query', setting: 'a', before: '', after: 'x|`y', isCloud: false} as const;
  const changes: ToldChange[] = [
    change,
    {...change, setting: 'b', before: '0', after: '1', address: `${year.path}#pr-1`},
    {...change, setting: 'gone', before: '1', after: '0', newIn: '24.4'},
    {...change, setting: 'm', before: '1', after: '0', scope: 'merge-tree'},
    {...change, setting: 'back', before: '1', after: '0'},
    {...change, setting: 'back', before: '0', after: '1', release: '24.5'},
  ];
  const line = (name: string, text: string) =>
    unpackLine(packLine({line: name, releases: readLineFile(name, text).releases}, [year]));
  const data: PlanData = {
    releases: year.releases.slice(0, -1).toReversed(),
    changes,
    obsolete: {server: '24.5', since: new Map([['query gone', '24.5']])},
    lines: [line('24.3', '24.3.1.1: 7\n24.3.2.1: 9\n'), line('24.5', '24.5.1.1: 5\n24.5.2.1: 1 6\n24.5.3.1: 8\n')],
    hasLines: true,
    isComplete: true,
  };
  const textOf = (search: string, beside: BesidePlan = NOTHING) =>
    documentMarkdown(
      planDocument(upgradePlan(parseRange(search, plannedReleases([year])), plannedReleases([year]), data), beside),
      resolve,
    );

  it('has all that the page has', async () => {
    const about = {
      told: [[{code: 'b = 0'}, ': default changed in ', {href: `${year.path}#pr-1`, text: ['24.4']}, '.']],
      others: ['2 other settings.'],
    };
    await expect(textOf('?from=24.3&to=24.5', {...NOTHING, about})).toMatchFileSnapshot('plan.md');
  });

  it('has what patch releases bring, leave out and lack', async () => {
    await expect(textOf('?from=24.3.2.1&to=24.5.2.1')).toMatchFileSnapshot('plan-patches.md');
  });

  it.each([
    ['?from=24.3&to=24.5.99.1', '24.5.99.1 is not a patch release of 24.5 that is known here. The nearest: [24.5.3.1]'],
    ['?from=24.5&to=24.3', 'From 24.5 to 24.3 is no upgrade: 24.5 is the newer release. [Show 24.3 to 24.5]'],
    ['?from=24.5&to=24.5', 'Both versions are the same. Choose a newer one.'],
    ['?from=19.1&to=24.5', 'Choose both versions to see what the upgrade asks for.'],
    ['?from=24.5.1&to=24.5.3', '24.5.3 has 3 changes that 24.5.1 lacks.'],
  ])('says what is wrong or special with %s', (search, expected) => {
    expect(textOf(search)).toContain(expected);
  });

  it('names the part that is shown alone', () => {
    const text = textOf('?from=24.3&to=24.5', {...NOTHING, part: 'others'});
    expect(text).toContain('Shown of them: Others, 1 of 5 changes.');
    expect(text.match(/^- \[ \] /gm)).toHaveLength(1);
  });
});

/** The boxes of entries in blocks. */
const boxes = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === 'entries' ? block.items.filter(({isTask}) => isTask) : []));

describe('one number of changes', () => {
  const all = releases.map(({version}) => version);
  const ways = sample(all.slice(0, -1), tries(4)).map((from) => `?from=${from}&to=${all.at(-1)!}`);

  it.each([...ways, '?from=24.8&to=25.8', '?from=25.3&to=26.3', '?from=24.8.4.13&to=25.8.15.35'])(
    'stands at the top, in the headings, in the parts and in the list: %s',
    (search) => {
      const plan = planOf(search);
      const {head, plan: parts} = planDocument(plan, NOTHING);
      const [first] = head;
      const [, said] = /^Check ([\d,]+) of /.exec(first?.kind === 'paragraph' ? plainText(first.text) : '')!;
      const blocks = parts.flatMap((part) => part.blocks);
      const headings = blocks.flatMap((block) =>
        block.kind === 'paragraph'
          ? (/^Check (\d+) of [\d,]+ changes?\. All of/.exec(plainText(block.text))?.[1] ?? [])
          : [],
      );
      const number = Number(said!.replace(',', ''));
      expect(headings.reduce((sum, each) => sum + Number(each), 0)).toBe(number);
      expect(boxes(blocks)).toHaveLength(number);
      const ofParts = (['incompatible', 'notes', 'defaults', 'others'] as PlanPart[]).map(
        (part) => plan.once.filter((each) => planPart(each) === part).length,
      );
      expect(ofParts.reduce((sum, each) => sum + each, 0)).toBe(number);
    },
  );
});

it('of a wanted patch release it is said what the newest of its line has more, the worst first', () => {
  const {releases: patches} = lines.find(({line}) => line === '25.8')!;
  const newest = patches.at(-1)!;
  const place = patches.findIndex(({version}) => version === '25.8.15.35');
  const has = new Set(patches.slice(0, place + 1).flatMap(({pullRequests}) => pullRequests));
  const missing = new Set(
    patches.slice(place + 1).flatMap(({pullRequests}) => pullRequests.filter((number) => !has.has(number))),
  );
  const name = newest.version.split('.').slice(0, 3).join('.');
  const text = markdown('?from=24.8.4.13&to=25.8.15.35');
  expect(missing.size).toBeGreaterThan(250);
  const [, data, results] = new RegExp(
    `^25\\.8\\.15 lacks ${missing.size} changes that ${name.replaceAll('.', '\\.')} has: (\\d+) lost data, (\\d+) wrong results, ` +
      `\\d+ crashes\\. \\[Take ${name}\\]\\(https://example\\.org/whats-new/upgrade\\?from=24\\.8\\.4\\.13&to=${newest.version}\\)`,
    'm',
  ).exec(text)!;
  expect([Number(data) >= 4, Number(results) >= 12]).toEqual([true, true]);
  expect(markdown('?from=24.8.4.13&to=25.8')).not.toMatch(/^25\.8\S* lacks/m);
});

it('one color stands for what is to be checked, whatever its section', () => {
  const items = boxes(planDocument(planOf('?from=24.8&to=25.8'), NOTHING).plan.flatMap(({blocks}) => blocks));
  const colors = items.filter(({label}) => label === 'Check before upgrading').map(({color}) => color);
  expect(new Set(colors)).toEqual(new Set(['upgrade']));
});
