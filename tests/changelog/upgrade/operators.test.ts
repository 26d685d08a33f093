// What operators asked of two plans of their own, with the answers.
import {expect, it} from 'vitest';
import {plainText} from '../../../src/changelog/model/text';
import {realDefaults} from '../plan-defaults';

const {planOf, releases, textOf} = await realDefaults();
const plans = {one: textOf('?from=24.8.4.13&to=25.8.15.35'), two: textOf('?from=25.3.6.56&to=26.3.12.3')};
/** A part of a plan, by its title. */
const part = (text: string, title: string): string =>
  text.split(/^(?=## )/m).find((each) => each.replace(/\d · /, '').startsWith(`## ${title}`)) ?? '';

it('what does the wanted version lack? What is worst comes first, with the way to the newest', () => {
  expect(plans.one).toMatch(
    /^\[Upgrade to 25\.8\.\d+\]\([^)]*\): \d{3} changes that 25\.8\.15 lacks: \d+ loss(?:es)? of data, \d+ wrong results/m,
  );
  expect(plans.two).toMatch(
    /^\[Upgrade to 26\.3\.\d+\]\([^)]*\): \d{3} changes that 26\.3\.12 lacks: \d+ loss(?:es)? of data, \d+ wrong results/m,
  );
});

it('what has no way back, and what concerns mixed clusters? It stands in one part, once', () => {
  for (const [text, numbers] of [
    [plans.one, [84171, 83488, 65277]],
    [plans.two, [84171, 97128, 91429, 87335, 83488, 88515]],
  ] as const)
    for (const number of numbers) {
      expect(part(text, 'No way back').split(`pull/${number})`)).toHaveLength(2);
    }
});

it('what came and went between the two versions? It is left out with its settings, and counted', () => {
  const between = (text: string) =>
    Number(/ (\d+) changes? that concerns? only versions in between/.exec(text)?.[1] ?? 0);
  const long = textOf('?from=25.8&to=26.8');
  expect(between(long)).toBeGreaterThan(5);
  // A bug of 25.10, and a refusal that 26.2 took back.
  for (const gone of [
    'pull/109170)',
    'pull/91569)',
    'Old behavior: `parallel_view_processing',
    'allow_suspicious_primary_key = ',
  ])
    expect(long).not.toContain(gone);
  expect(textOf('?from=25.10&to=26.8')).toContain('pull/109170)');
  expect(textOf('?from=25.11&to=26.1')).toContain('pull/91569)');
  expect(between(textOf('?from=24.1&to=24.2'))).toBe(0);
});

it('what does the wanted patch release have of a later release? It is checked with the rest, by its risk', () => {
  const text = textOf('?from=25.8.15.35&to=26.8.24');
  for (const number of [116724, 119868, 117960]) {
    const item = text.split('\n').find((line) => line.startsWith('- [ ] **26.9') && line.includes(`pull/${number})`));
    expect(item).toMatch(/\(in \[26\.8\.\d+\]/);
  }
  expect(textOf('?from=25.8.15.35&to=26.8')).not.toContain('**26.9');
});

it('must one stop, and what keeps a server from starting?', () => {
  expect(plans.one).toContain('24.8 and 25.8 work together in one cluster while you upgrade.');
  expect(part(plans.one, 'May not start').match(/^- \[ \] /gm)!.length).toBeGreaterThan(10);
});

it('which defaults are new to me? Those that the server one runs does not know, though the history dates them later', () => {
  const {net} = planOf('?from=25.8&to=26.8');
  const isNew = (name: string) => net.find(({setting}) => setting === name)?.isNew;
  expect(['input_format_parquet_local_time_as_utc', 'join_algorithm', 'async_insert'].map(isNew)).toEqual([
    true,
    false,
    false,
  ]);
});

it.each([
  // Taken back by a patch release of the same line, by a later release, and what was there in between alone.
  ['?from=24.8.14.39&to=25.8.33', [83162, 82831, 77447]],
  ['?from=25.8.15.35&to=26.8.24', [114313]],
  ['?from=24.3.12.75&to=25.3.14.14', [65534, 70929, 64544, 66126, 54881, 70833, 77447]],
  ['?from=23.8.16.16&to=24.8.14.39', [58900, 64544, 64783, 65170]],
])('what both versions do alike is not to be checked: %s', (search, numbers) => {
  const checked = new Set(planOf(search).toCheck.flatMap(({entry}) => entry.pullRequests));
  expect(numbers.filter((number) => checked.has(number))).toEqual([]);
});

it('what a patch release or another one put back concerns whoever ran a version without it', () => {
  // Vertical FINAL was turned off in 24.3.4 too.
  expect(planOf('?from=24.3.12.75&to=25.3.14.14').toCheck.some(({entry}) => entry.id === 'pr-64783')).toBe(true);
  expect(planOf('?from=24.5&to=25.8.33').toCheck.some(({entry}) => entry.id === 'pr-64783')).toBe(true);
});

it('an entry that says it is taken back says until when', () => {
  const says = /\b(?:takes? this back|took (?:this|the change) back|takes the restriction back|turns it on again)\b/;
  const {toCheck} = planOf(`?from=${releases[0]!.version}&to=${releases.at(-1)!.version}`);
  expect(says.test('26.7 took this back.')).toBe(true);
  const silent = toCheck.filter(({entry}) => says.test(plainText(entry.text)) && entry.until === undefined);
  expect(silent.map(({entry}) => entry.id)).toEqual([]);
});
