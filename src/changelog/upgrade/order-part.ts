// How to go: the order of an upgrade, and how long its versions get fixes.
import type {Text} from '../model/records';
import {compareVersions} from '../model/versions';
import {type Block, type Part, partOf} from './blocks';
import type {PlannedRelease, Range} from './range';
import {stepLinks, type WayData, wayOf} from './way';

const POLICY = 'https://github.com/ClickHouse/ClickHouse/blob/master/SECURITY.md';

/** Which of these releases still get fixes on a day, by the server's policy. */
function supported(all: readonly PlannedRelease[], today: string): ReadonlySet<string> {
  const out = all.filter(({date}) => date !== undefined && date <= today);
  const lts = out.filter((release) => release.lts);
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  const young = lts.filter(({date}) => date! > yearAgo);
  return new Set([...out.slice(-3), ...lts.slice(-2), ...young].map(({version}) => version));
}

/** Which of the two versions still gets fixes on a day. */
export function supportLine({from, to}: Range, all: readonly PlannedRelease[], today: string): Text {
  const alive = supported(all, today);
  const policy = {href: POLICY, text: ['the server’s policy']};
  const get = [from, to].filter((version) => alive.has(version));
  const said =
    get.length === 2
      ? `both ${from} and ${to} get security fixes`
      : get.length === 0
        ? `neither ${from} nor ${to} gets security fixes any more`
        : `${get[0]} gets security fixes, and ${get[0] === to ? from : to} no longer does`;
  return ['By ', policy, `, today ${said}.`];
}

/** The release since which `system.settings` says what is obsolete. */
const SINCE_OBSOLETE = '23.7';

/** What to look at once a server of the new version runs; it runs on the old one as well. */
export function checks({from}: Range): string {
  return [
    'SELECT * FROM system.warnings;',
    'SELECT name, value, last_error_time, last_error_message FROM system.errors ORDER BY last_error_time DESC LIMIT 20;',
    'SELECT database, table, is_readonly, absolute_delay, queue_size FROM system.replicas',
    'WHERE is_readonly OR absolute_delay > 60 OR queue_size > 100;',
    'SELECT database, table, command, latest_fail_reason FROM system.mutations WHERE NOT is_done;',
    'SELECT database, table, reason, count() FROM system.detached_parts GROUP BY database, table, reason;',
    '-- Log tables of which the structure changed: the old ones are renamed and stay until you drop them.',
    "SELECT name, total_rows FROM system.tables WHERE database = 'system' AND match(name, '_log_[0-9]+$');",
    ...(compareVersions(from, SINCE_OBSOLETE) < 0
      ? []
      : ['SELECT name, value FROM system.settings WHERE changed AND is_obsolete;']),
  ].join('\n');
}

/** The order of an upgrade. */
export function orderPart(data: WayData): Part {
  const {range} = data;
  const {from, to} = range;
  const way = wayOf(data);
  const keep = {href: '#keep', text: ['settings that you want to keep']};
  const blocks: Block[] = [
    {
      kind: 'points',
      items: [
        ...(way.length > 2 ? [['Go one step after another, each with its own plan: ', ...stepLinks(way), '.']] : []),
        ['Back up what you cannot lose.'],
        [
          'Leave Keeper as it is until all servers are upgraded; then upgrade it by itself, with the files for Keeper ' +
            'nodes below in place. Where it runs inside the servers, it goes with them.',
        ],
        [
          'Where queries must not change with the first node: set ',
          {code: `compatibility = '${from}'`},
          ' in the profile ',
          {code: 'default'},
          ' of every server before it.',
        ],
        [
          'Put in place, before the first start of the new version, the files with ',
          keep,
          ', and those that both versions need while they run: these go once every node is upgraded.',
        ],
        [`Upgrade one replica to ${to}, and look at what it says: the statements below.`],
        ['Upgrade the others soon after. While both versions run, use nothing new, and change no tables.'],
        [
          'After the last node: settings profiles with new names. Take ',
          {code: 'compatibility'},
          ' out once you have checked what it held back.',
        ],
      ],
    },
    {kind: 'copy', title: 'What to look at afterwards: SQL', text: checks(range)},
  ];
  return partOf({key: 'order', title: 'The order of the upgrade'}, () => blocks);
}
