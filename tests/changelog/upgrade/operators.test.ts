// What operators asked of two plans of their own, with the answers.
import {expect, it} from 'vitest';
import {documentMarkdown, planDocument} from '../../../src/changelog/upgrade/plan-document';
import {realDefaults} from '../plan-defaults';

const {planOf} = await realDefaults();
const textOf = (search: string) => documentMarkdown(planDocument(planOf(search), {authors: {}}), (href) => href);
const plans = {one: textOf('?from=24.8.4.13&to=25.8.15.35'), two: textOf('?from=25.3.6.56&to=26.3.12.3')};
/** A part of a plan, by its title. */
const part = (text: string, title: string): string =>
  text.split(/^(?=## )/m).find((each) => each.startsWith(`## ${title}`)) ?? '';

it('what does the wanted version lack? What is worst comes first, with the way to the newest', () => {
  expect(plans.one).toMatch(/^25\.8\.15 lacks \d{3} changes that 25\.8\.\d+ has: \d+ lost data, \d+ wrong results/m);
  expect(plans.two).toMatch(/^26\.3\.12 lacks \d{3} changes that 26\.3\.\d+ has: \d+ lost data, \d+ wrong results/m);
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

it('in which order, must one stop, what keeps a server from starting, what is to be looked at afterwards?', () => {
  const order = part(plans.one, 'No way back');
  expect(order).toMatch(/Leave Keeper as it is until all servers are upgraded; then upgrade it by itself/);
  expect(order).toMatch(/settings profiles with new names/);
  for (const table of ['warnings', 'errors', 'replicas', 'mutations', 'detached_parts', 'settings'])
    expect(order).toContain(`FROM system.${table}`);
  expect(plans.one).toMatch(/^LTS releases in between: \[25\.3\]/m);
  expect(plans.one).toContain('24.8 and 25.8 work together in one cluster while you upgrade');
  expect(part(plans.one, 'May not start').match(/^- \[ \] /gm)!.length).toBeGreaterThan(10);
});

it('what goes into which file, and when? MergeTree settings stand before the first start, Keeper’s for Keeper alone', () => {
  const keep = part(plans.one, 'Keep the old behavior');
  const xml = /### Before the first start[\s\S]*?```xml\n([\s\S]*?)```/.exec(keep)![1]!;
  expect(xml).toMatch(/<merge_tree>[\s\S]*<write_marks_for_substreams_in_compact_parts>0</);
  expect(xml).not.toContain('keeper_server');
  expect(keep).toMatch(/### Keeper nodes only[\s\S]*?<keeper_server><digest_enabled_on_commit>/);
  expect(keep).toContain('Wait until every node runs 25.8');
  expect(xml + keep.slice(keep.indexOf('### SQL for one session'))).not.toMatch(
    /use_legacy_mongodb_integration|format_alter_operations_with_parentheses|shared_merge_tree_/,
  );
  expect(keep.indexOf("SET compatibility = '24.8'")).toBeLessThan(keep.indexOf('### Before the first start'));
});

it('is the ticket the same? It has the patch part, labels and boxes', () => {
  expect(plans.one).toContain('## Upgrade to 25.8.15, 2026-01-21');
  expect(plans.one).toMatch(/^- \[ \] \*\*25\.\d+, now fails\.\*\* /m);
});
