import {counted} from '../model/count';
import type {Release, Text} from '../model/records';
import {settingUrl} from '../model/references';
import {joined} from '../model/text';
import {broughtIn, type ChangeWithEntry} from '../server/default-changes';
import {countDefaults, differingDefaults, type NetDefault, netDefaults} from '../server/net-defaults';
import {shownValue} from '../server/values';
import {type Block, below, folded, type Part, paragraphs, partOf} from './blocks';
import type {PlanView} from './plan-items';
import {planAddress} from './range';

/** The defaults that differ after an upgrade, by what readers do with them, without parts that have none. */
export function defaultParts(net: readonly NetDefault[]): {title: string; rows: readonly NetDefault[]}[] {
  const own = differingDefaults(net);
  const ofQuery = (is: boolean) => own.filter(({scope, isNew}) => scope === 'query' && isNew === is);
  const parts = [
    {title: 'Changed', rows: ofQuery(false)},
    {title: 'New settings that change behavior', rows: ofQuery(true)},
    {
      title: 'MergeTree settings, whose history begins with 24.8',
      rows: own.filter(({scope}) => scope === 'merge-tree'),
    },
  ];
  return parts.filter(({rows}) => rows.length > 0);
}

function rowTexts(row: NetDefault): Text[] {
  const releases = row.changes.map(
    (change): Text => [
      change.address ? {href: change.address, text: [broughtIn(change)]} : `${change.release}, no entry`,
    ],
  );
  return [
    [{href: settingUrl(row), text: [{code: row.setting}]}],
    [{code: shownValue(row.before)}],
    [{code: shownValue(row.after)}],
    joined(releases, '; '),
  ];
}

function defaultsBlocks(net: readonly NetDefault[]): Block[] {
  const parts = defaultParts(net).flatMap(({title, rows}): Block[] => {
    const label = `${title} (${rows.length})`;
    const head = ['Setting', 'Before', 'After', 'Release'];
    const ids = rows.map(({scope, setting}) => `default-${scope}-${setting}`);
    return below(label, [{kind: 'table', label: title, head, ids, rows: rows.map(rowTexts)}]);
  });
  return [
    ...paragraphs(
      parts.length > 0
        ? 'From the server’s own history, in the order of the releases. A release that is a link leads to the ' +
            'entry that describes the change; a release without a link has no such entry.'
        : 'The server’s own history has none for this upgrade.',
    ),
    ...parts,
  ];
}

/** The settings whose default differs after an upgrade, as the server's own history has them; beside a setup folded. */
export function defaultsPart({net, hasSetup}: PlanView): Part {
  const listed = {key: 'defaults', title: 'Settings whose default changed', step: 4, count: countDefaults(net).changed};
  return partOf(listed, () => {
    const blocks = defaultsBlocks(net);
    return hasSetup ? folded('All, with the values before and after', blocks) : blocks;
  });
}

/**
 * How many defaults a release changed, and how many of these no entry tells, with the way to the planner, which lists them;
 * undefined if it changed none. The oldest release has no way: nothing is known of the one before.
 * @param releases of all years, newest first
 */
export function releaseDefaultsLine(
  {version}: Release,
  releases: readonly Pick<Release, 'version'>[],
  changes: readonly ChangeWithEntry[],
): Text | undefined {
  const from = releases[releases.findIndex((each) => each.version === version) + 1]?.version;
  const {changed, undocumented} = countDefaults(netDefaults(changes, {from: from ?? '', to: version}));
  if (changed === 0) return undefined;
  const defaults = counted(changed, 'default', 'defaults');
  const link = from === undefined ? defaults : {href: `${planAddress({from, to: version})}#defaults`, text: [defaults]};
  return [`${version} changed `, link, undocumented === 0 ? '.' : `, ${undocumented} without an entry.`];
}
