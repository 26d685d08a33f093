// What keeps the behavior from before an upgrade, as texts to copy, by when and where it is set.

import type {Text} from '../model/records';
import type {ChangedSetting} from '../server/changed-settings';
import {plainValue} from '../server/values';
import {type Copyable, copyable} from './blocks';
import {configuration} from './configuration';
import type {KeptSetting} from './kept-settings';
import type {Range} from './range';

/** A setting with the value to set, and a comment that names the releases it comes from. */
interface Line {
  readonly setting: string;
  readonly value: string;
  readonly comment: string;
}

function lineOf({clauses, opens, bug}: KeptSetting): Line {
  const {setting, value} = clauses[0];
  const releases = [...new Set(clauses.map(({version}) => version))].join(', ');
  const harm = bug && `It has the bug #${bug.entry.pullRequests[0]}: no longer than needed.`;
  return {setting, value, comment: [releases, opens, harm].filter(Boolean).join('. ')};
}

/** `a = 1, -- 24.1`, one line for each setting. In SQL the comma stands before the comment. */
function assignments(list: readonly Line[], end: string): string {
  return list
    .map(({setting, value, comment}, index) => {
      const sign = index < list.length - 1 ? ',' : end;
      return `    ${setting} = ${value}${sign} -- ${comment}`;
    })
    .join('\n');
}

/** Where a setting stands in the configuration. A dot in the name of a server setting means an element inside another. */
function pathOf({scope, setting}: ChangedSetting): string[] {
  if (scope === 'query') return ['profiles', 'default', setting];
  return scope === 'merge-tree' ? ['merge_tree', setting] : setting.split('.');
}

/** The files of the configuration, by the element at their top; Keeper often runs in processes of its own. */
const FILES = [
  {of: 'server', title: 'XML for the server configuration', begin: '', folder: 'clickhouse-server/config'},
  {
    of: 'profiles',
    title: 'XML for the users',
    begin: 'In the profile default, which also counts when the server loads tables. ',
    folder: 'clickhouse-server/users',
  },
  {
    of: 'keeper_server',
    title: 'XML for Keeper nodes only',
    begin: 'For nodes that run Keeper, in a process of its own or in the server; other servers ignore it. ',
    folder: 'clickhouse-keeper/keeper_config',
  },
] as const;

function fileOf(setting: ChangedSetting): (typeof FILES)[number]['of'] {
  const [top] = pathOf(setting);
  return FILES.find(({of}) => of === top)?.of ?? 'server';
}

/** Where a settings profile is made, of which servers share the storage or not. */
const WHERE: Text = [
  ' Where users are stored in Keeper, run it once; else once with ',
  {code: 'ON CLUSTER'},
  ' after the name of the profile, or on each node.',
];

/** The files that keep the behavior, first those that are taken away once all servers are upgraded. */
function fileTexts(kept: readonly KeptSetting[], {from, to}: Range): Copyable[] {
  const moments = [
    {
      file: 'mixed',
      when: 'While both versions run',
      name: 'beside',
      end: ` Delete it once every node runs ${to} and none will go back.`,
    },
    {file: 'start', when: 'Before the first start', name: 'behavior-of', end: ''},
  ] as const;
  return moments.flatMap((moment) =>
    FILES.flatMap(({of, title, begin, folder}) => {
      const own = kept.filter((each) => each.file === moment.file && fileOf(each) === of);
      const elements = own.map((each) => {
        const {value, comment} = lineOf(each);
        return {path: pathOf(each), value: plainValue(value), comment};
      });
      return copyable(`${moment.when}: ${title}`, configuration(elements), [
        `${begin}A file such as `,
        {code: `/etc/${folder}.d/${moment.name}-${from}.xml`},
        `, put in place after the old server has stopped and before ${to} starts on the same node: the old one may not start with it.${moment.end}`,
      ]);
    }),
  );
}

/** What keeps the behavior setting by setting. `kept` are settings that have an effect in the release upgraded to. */
export function settingTexts(kept: readonly KeptSetting[], range: Range): Copyable[] {
  const {from, to} = range;
  const offered = kept.filter(isOffered);
  const ofScope = (scope: ChangedSetting['scope']) =>
    offered.filter((each) => each.scope === scope && each.hasStatement).map(lineOf);
  const query = ofScope('query');
  const mergeTree = ofScope('merge-tree');
  const session = query.map(({setting, value, comment}) => `SET ${setting} = ${value}; -- ${comment}`).join('\n');
  const statement = `CREATE SETTINGS PROFILE OR REPLACE behavior_of_${from.replace('.', '_')} SETTINGS`;
  return [
    ...fileTexts(offered, range),
    ...copyable('SQL for one session', session, [`On a node that runs ${to}: to try it, or for one client.`]),
    ...copyable(
      'After the last node: SQL for all users, as a settings profile',
      query.length > 0 ? `${statement}\n${assignments(query, '')}\nTO ALL;` : '',
      [
        `Wait until every node runs ${to}: an older server does not know the new names, and may share the profile.`,
        ...WHERE,
      ],
    ),
    ...copyable(
      'For one table: SQL with its name for db.table',
      mergeTree.length > 0 ? `ALTER TABLE db.table MODIFY SETTING\n${assignments(mergeTree, ';')}` : '',
      [
        'Only where the section ',
        {code: '<merge_tree>'},
        ` cannot do it, and only when all replicas run ${to}: an older server refuses it, and what the new one has ` +
          'written by then stays.',
      ],
    ),
  ];
}

/** Whether the texts have a setting. What relaxes security stands apart, unless both versions need it while they run. */
export function isOffered({opens, file}: KeptSetting): boolean {
  return opens === undefined || file === 'mixed';
}

/** Whether `compatibility` gives a setting its value from before an upgrade. */
export function isCovered({scope, net}: ChangedSetting): boolean {
  return scope === 'query' && net !== undefined;
}

/** The one setting that gives all others the defaults of the release that an upgrade begins at, by where it is set. */
export function compatibilityTexts(kept: readonly ChangedSetting[], {from}: Pick<Range, 'from'>): Copyable[] {
  if (!kept.some(isCovered)) return [];
  const profile = `CREATE SETTINGS PROFILE OR REPLACE compatible_with_${from.replace('.', '_')}`;
  return [
    ...copyable('One line for one session', `SET compatibility = '${from}';`),
    ...copyable(
      'One line for all users, as a settings profile',
      `${profile}\nSETTINGS compatibility = '${from}' TO ALL;`,
      ['Before the first node: every version knows it.', ...WHERE],
    ),
  ];
}
