// How to upgrade, server by server, as numbered steps. The order of all parts: plan-document.ts.
import {effectTitle} from '../model/effects';
import {lineOf} from '../model/patch-release';
import {copyable, type Part, partOf, points, type Said} from './blocks';
import {stepTitle} from './groups';
import type {PlanView} from './plan-items';
import {planAddress, wholeRange} from './range';
import {AFTERWARDS, backup, before, ON_NODE, REPLAY, SYNC} from './statements';
import {canReturn, stepLinks} from './way';

/** The part of a step, by its number: what is done, in order, then the texts to copy. */
function stepPart(
  step: 4 | 5 | 6 | 7,
  key: string,
  items: readonly Said[],
  texts: readonly Parameters<typeof copyable>[] = [],
): Part {
  const make = () => [...points(...items), ...texts.flatMap((text) => copyable(...text))];
  return partOf({key, title: stepTitle(step), step}, make);
}

const BACKUP_DISK =
  'The disk stands in `<backups><allowed_disk>` of the server configuration. Users, roles, row policies, quotas, settings ' +
  'profiles, functions and named collections made by SQL are not in this backup: where the server has them on its disk, ' +
  'copy its folders `access`, `user_defined` and `named_collections` too. Databases of MySQL, PostgreSQL, SQLite and data ' +
  'lake catalogs cannot be backed up, and one of them makes the backup fail: name them after `system`, too. Of tables in a ' +
  'database with `lazy_load_tables` (26.2 and newer), the backup has no data, and no error says so.';

/** The steps of an upgrade that follow the checks before it; of a server that stands alone, without those for others. */
export function serverParts(view: PlanView): Part[] {
  const {range, way, patches, setup} = view;
  const {isAlone, hasKeeper} = setup ?? {isAlone: false, hasKeeper: true};
  const whole = wholeRange(range);
  const from = patches.from?.name ?? whole.from;
  const to = patches.to?.name ?? whole.to;
  // Of a way with stops, the servers go to the first of them.
  const next = way.length > 2 ? way[1]! : to;
  const files = `${way.length > 2 ? planAddress({from: way[0]!, to: next}) : ''}#keep`;
  const back = canReturn({from: range.from, to: lineOf(next)})
    ? `Install ${from} again, as long as nothing new was used and “${effectTitle('one-way')}” lets you; if they do not, `
    : `Do not start ${from} on the files that ${next} has written: `;
  const data = isAlone
    ? `restore the backup on an empty server of ${from}.`
    : `empty this replica and let it fetch its replicated tables from those that still run ${from}; other tables come from the backup.`;
  const prepare = stepPart(
    4,
    'order',
    [
      way.length > 2 && `Go one step after another, each with its own plan: ${stepLinks(way)}.`,
      'Let what is unfinished finish: the statements below print nothing but the disks, or what you can explain.',
      `Back up what you cannot lose, and restore one table of it somewhere, as a trial. ${from} can restore what ${from} backed up; what is written later is not in it. So decide whether to go back before clients write again.`,
      `Replay the queries of a week on a staging server, once with ${from} and once with ${to}, and compare errors and results.`,
      `Put [the files that keep old behavior](${files}) in place after ${from} has stopped and before ${next} starts.`,
      `Where queries must not change at once: set \`compatibility = '${lineOf(from)}'\` in the profile \`default\` of every server, before the first one is upgraded.`,
    ],
    [
      ['Before: SQL for what is unfinished', before(isAlone), `On each server of ${from}.`],
      ['Before: SQL for a backup', backup(from), `${isAlone ? '' : 'On one replica of each shard. '}${BACKUP_DISK}`],
      [
        'Staging: SQL for the queries of a week',
        REPLAY,
        'With `clickhouse-client`. What it writes is for `clickhouse-benchmark` on staging.',
      ],
    ],
  );
  const firstReplica = stepPart(
    5,
    'first-replica',
    [
      isAlone
        ? 'Pause what writes and reads.'
        : 'Take one replica of one shard: send no queries to it, and pause what it ingests. Bring its tables up to date with the statements that the first SQL prints.',
      `Stop ${from}, put the files in place, install and start ${next}.`,
      'Wait until no table is read-only and the queues are short again, and look at what it says: the statements below.',
      `Stop and go back if the server does not start, a table stays read-only, or queries fail that did not fail on staging. ${back}${data}`,
    ],
    [
      [
        'On the first replica: SQL that writes SYSTEM SYNC REPLICA',
        isAlone ? '' : SYNC,
        `On ${from}, before it stops.`,
      ],
      ['After the start: SQL', ON_NODE, `On each server, once it runs ${next}.`],
    ],
  );
  const others = stepPart(6, 'other-replicas', [
    `Soon after, one replica of each other shard, then the rest, one after the other: ${from} and ${next} side by side are for hours, not weeks. After each, wait for what you waited for after the first.`,
    'Meanwhile use nothing new, change no tables and run nothing `ON CLUSTER`.',
    hasKeeper &&
      'Leave Keeper as it is until all servers are upgraded; then upgrade it by itself, with its files in place, one node after the other and the leader last. Where it runs inside the servers, it goes with them.',
  ]);
  const after = stepPart(
    7,
    'afterwards',
    [
      'Let clients write and views ingest again, and look at consumers, dictionaries, views and replicas: the statements below, then again after an hour and a day.',
      !isAlone &&
        `Once every node runs ${to} and none will go back: delete the files for the time that both versions run, and make settings profiles with new names.`,
      'Take `compatibility` out once you have checked what it held back.',
    ],
    [['Afterwards: SQL', AFTERWARDS, 'On each server.']],
  );
  return [prepare, firstReplica, ...(isAlone ? [] : [others]), after];
}
