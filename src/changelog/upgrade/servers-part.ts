// How to upgrade, server by server, as numbered steps. The order of all parts: plan-document.ts.
import {lineOf} from '../model/patch-release';
import type {Text} from '../model/records';
import {type Copyable, copyable, type Part, partOf, points} from './blocks';
import {STEPS} from './groups';
import type {PlanView} from './plan-items';
import {type Range, wholeRange} from './range';
import type {Layout} from './setup';
import {AFTERWARDS, backup, before, ON_NODE, REPLAY, SYNC} from './statements';
import {canMix, canReturn, stepLinks, type WayData, wayOf} from './way';

/** What the steps of an upgrade name: its way, its versions (patch releases if chosen) and what stands beside the server. */
type Evening = WayData & Range & Layout;

/** The part of a step, by its number: what is done, in order, then the texts to copy. */
function stepPart(step: 4 | 5 | 6 | 7, key: string, items: readonly Text[], texts: readonly Copyable[]): Part {
  return partOf({key, title: STEPS[step - 1]!.title, step}, () => [...points(items), ...texts]);
}

function prepare(evening: Evening): Part {
  const {from, to, isAlone} = evening;
  const way = wayOf(evening);
  const items: Text[] = [
    ...(way.length > 2 ? [['Go one step after another, each with its own plan: ', ...stepLinks(way), '.']] : []),
    ['Let what is unfinished finish: the statements below print nothing but the disks, or what you can explain.'],
    [
      'Back up what you cannot lose, and restore one table of it somewhere, as a trial. ',
      `${from} can restore what ${from} backed up; what is written later is not in it. So decide whether to go back before clients write again.`,
    ],
    [
      `Replay the queries of a week on a staging server, once with ${from} and once with ${to}, and compare errors and results.`,
    ],
    [
      'Put ',
      {href: '#keep', text: ['the files that keep old behavior']},
      ` in place after ${from} has stopped and before ${to} starts.`,
    ],
    [
      'Where queries must not change at once: set ',
      {code: `compatibility = '${lineOf(from)}'`},
      ' in the profile ',
      {code: 'default'},
      ' of every server, before the first one is upgraded.',
    ],
  ];
  return stepPart(4, 'order', items, [
    ...copyable('Before: SQL for what is unfinished', before({isAlone}), [`On each server of ${from}.`]),
    ...copyable('Before: SQL for a backup', backup(from), [
      `${isAlone ? '' : 'On one replica of each shard. '}The disk stands in `,
      {code: '<backups><allowed_disk>'},
      ' of the server configuration. Users, roles, row policies, quotas, settings profiles, functions and named ' +
        'collections made by SQL are not in this backup: where the server has them on its disk, copy its folders ',
      {code: 'access'},
      ', ',
      {code: 'user_defined'},
      ' and ',
      {code: 'named_collections'},
      ' too.',
    ]),
    ...copyable('Staging: SQL for the queries of a week', REPLAY, [
      'With ',
      {code: 'clickhouse-client'},
      '. What it writes is for ',
      {code: 'clickhouse-benchmark'},
      ' on staging.',
    ]),
  ]);
}

/** Until when one can go back, and how. */
function returnItem({range, from, to, isAlone}: Evening): Text {
  const files = canReturn(range)
    ? `Install ${from} again, as long as nothing new was used and “No way back” lets you; if they do not, `
    : `Do not start ${from} on the files that ${to} has written: `;
  const data = isAlone
    ? `restore the backup on an empty server of ${from}.`
    : `empty this replica and let it fetch its replicated tables from those that still run ${from}; other tables come from the backup.`;
  return [
    `Stop and go back if the server does not start, a table stays read-only, or queries fail that did not fail on staging. ${files}${data}`,
  ];
}

function firstReplica(evening: Evening): Part {
  const {from, to, isAlone} = evening;
  const items: Text[] = [
    [
      isAlone
        ? 'Pause what writes and reads.'
        : 'Take one replica of one shard: send no queries to it, and pause what it ingests. Bring its tables up to date with the statements that the first SQL prints.',
    ],
    [`Stop ${from}, put the files in place, install and start ${to}.`],
    [
      'Wait until no table is read-only and the queues are short again, and look at what it says: the statements below.',
    ],
    returnItem(evening),
  ];
  return stepPart(5, 'first-replica', items, [
    ...(isAlone
      ? []
      : copyable('On the first replica: SQL that writes SYSTEM SYNC REPLICA', SYNC, [`On ${from}, before it stops.`])),
    ...copyable('After the start: SQL', ON_NODE, [`On each server, once it runs ${to}.`]),
  ]);
}

function others({range, all, from, to, hasKeeper}: Evening): Part {
  const beside = canMix(range, all)
    ? `${from} and ${to} side by side are for hours, not weeks.`
    : `not from ${from} to ${to}, which never run side by side, but in each step of the way.`;
  const items: Text[] = [
    [
      `Soon after, one replica of each other shard, then the rest, one after the other: ${beside} After each, wait for what you waited for after the first.`,
    ],
    ['Meanwhile use nothing new, change no tables and run nothing ', {code: 'ON CLUSTER'}, '.'],
    ...(hasKeeper
      ? [
          [
            'Leave Keeper as it is until all servers are upgraded; then upgrade it by itself, with its files in place, one node after the other and the leader last. Where it runs inside the servers, it goes with them.',
          ],
        ]
      : []),
  ];
  return stepPart(6, 'other-replicas', items, []);
}

function after({to, isAlone}: Evening): Part {
  const items: Text[] = [
    [
      'Let clients write and views ingest again, and look at consumers, dictionaries, views and replicas: the statements below, then again after an hour and a day.',
    ],
    ...(isAlone
      ? []
      : [
          [
            `Once every node runs ${to} and none will go back: delete the files for the time that both versions run, and make settings profiles with new names.`,
          ],
        ]),
    ['Take ', {code: 'compatibility'}, ' out once you have checked what it held back.'],
  ];
  return stepPart(7, 'afterwards', items, [...copyable('Afterwards: SQL', AFTERWARDS, ['On each server.'])]);
}

/** The steps of an upgrade that follow the checks before it; of a server that stands alone, without those for others. */
export function serverParts(view: PlanView): Part[] {
  const {range, patches, isAlone} = view;
  const {from, to} = wholeRange(range);
  const evening = {...view, from: patches.from?.name ?? from, to: patches.to?.name ?? to};
  return [prepare(evening), firstReplica(evening), ...(isAlone ? [] : [others(evening)]), after(evening)];
}
