import type {ChangedSetting, PlannedUndo} from '../defaults/changed-settings';
import type {Ended} from '../defaults/ended';
import {plainValue} from '../defaults/values';
import type {Copyable} from './blocks';
import {withEffect} from './obsolete';
import type {Range} from './range';

/** A setting with the value to set, and a comment that names the releases it comes from. */
interface Line extends PlannedUndo {
  readonly comment: string;
  /** Whether servers of both versions in one cluster need it. */
  readonly isMixed: boolean;
}

const comment = (clauses: ChangedSetting['clauses']): string =>
  [...new Set(clauses.map(({version}) => version))].join(', ');

/** `a = 1, -- 24.1`, one line for each setting. In SQL the comma stands before the comment. */
function assignments(list: readonly Line[], end: string): string {
  return list
    .map(({setting, value, comment}, index) => {
      const sign = index < list.length - 1 ? ',' : end;
      return `    ${setting} = ${value}${sign} -- ${comment}`;
    })
    .join('\n');
}

/** Elements of the configuration, an element for each setting. A dot in its name means an element inside another. */
function elements(list: readonly Line[], indent: string): string[] {
  return list.map(({setting, value, comment}) => {
    const escaped = plainValue(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    const xml = setting.split('.').reduceRight((inner, name) => `<${name}>${inner}</${name}>`, escaped);
    return `${indent}<!-- ${comment} -->\n${indent}${xml}\n`;
  });
}

function configuration(parts: readonly string[]): string {
  return `<clickhouse>\n${parts.join('')}</clickhouse>`;
}

/** Whether a server setting is one of Keeper, which often runs in processes of its own. */
const isOfKeeper = ({setting}: Line): boolean => setting.startsWith('keeper_server.');

/** Settings of MergeTree and of the server as a file of the configuration; undefined if there are none. */
function serverFile(list: readonly Line[]): string | undefined {
  const mergeTree = list.filter(({scope}) => scope === 'merge-tree');
  const section =
    mergeTree.length > 0 ? ['    <merge_tree>\n', ...elements(mergeTree, '        '), '    </merge_tree>\n'] : [];
  const server = list.filter((line) => line.scope === 'server' && !isOfKeeper(line));
  return section.length + server.length > 0 ? configuration([...section, ...elements(server, '    ')]) : undefined;
}

/**
 * What keeps the behavior from before an upgrade, by when and where it is set. What the release upgraded to ignores or
 * does not know is left out.
 */
export function rollBack(changed: readonly ChangedSetting[], range: Range, ended: Ended = new Map()): Copyable[] {
  const {from, to} = range;
  const lines = withEffect(changed, range, ended).flatMap(({clauses, settled}): Line[] =>
    settled
      ? []
      : [{...clauses[0], comment: comment(clauses), isMixed: clauses.some(({effects}) => effects?.includes('mixed'))}],
  );
  const query = lines.filter(({scope}) => scope === 'query');
  const mergeTree = lines.filter(({scope}) => scope === 'merge-tree');
  const keeper = lines.filter((line) => line.scope === 'server' && isOfKeeper(line));
  const mixed = serverFile(lines.filter(({isMixed}) => isMixed));
  const others = serverFile(lines.filter(({isMixed}) => !isMixed));
  const file = `behavior-of-${from}.xml`;
  const inPlace = `, put in place after the old server has stopped and before ${to} starts on the same node: the old one may not start with it.`;
  const texts: (Omit<Copyable, 'kind'> | false)[] = [
    mixed !== undefined && {
      title: 'While both versions run: XML for the server configuration',
      note: [
        'A file such as ',
        {code: `/etc/clickhouse-server/config.d/beside-${from}.xml`},
        `${inPlace} Delete it once every node runs ${to} and none will go back.`,
      ],
      text: mixed,
    },
    others !== undefined && {
      title: 'Before the first start: XML for the server configuration',
      note: ['A file such as ', {code: `/etc/clickhouse-server/config.d/${file}`}, inPlace],
      text: others,
    },
    keeper.length > 0 && {
      title: 'Keeper nodes only: XML for their configuration',
      note: [
        'For nodes that run Keeper, in a process of its own or in the server; other servers ignore it. A file such as ',
        {code: `/etc/clickhouse-keeper/keeper_config.d/${file}`},
        '.',
      ],
      text: configuration(elements(keeper, '    ')),
    },
    query.length > 0 && {
      title: 'SQL for one session',
      text: query.map(({setting, value, comment}) => `SET ${setting} = ${value}; -- ${comment}`).join('\n'),
    },
    query.length > 0 && {
      title: 'After the last node: SQL for all users, as a settings profile',
      note: [
        `Wait until every node runs ${to}: an older server does not know the new names, and may share the profile.`,
      ],
      text:
        `CREATE SETTINGS PROFILE OR REPLACE behavior_of_${from.replace('.', '_')} SETTINGS\n` +
        `${assignments(query, '')}\nTO ALL;`,
    },
    mergeTree.length > 0 && {
      title: 'For one table: SQL with its name for db.table',
      note: [
        'Only where the section ',
        {code: '<merge_tree>'},
        ` cannot do it, and only when all replicas run ${to}: an older server refuses it, and what the new one has ` +
          'written by then stays.',
      ],
      text: `ALTER TABLE db.table MODIFY SETTING\n${assignments(mergeTree, ';')}`,
    },
  ];
  return texts.flatMap((text) => (text ? {kind: 'copy', ...text} : []));
}
