// What keeps the behavior from before an upgrade, as texts to copy, by when and where it is set.
import type {ChangedSetting} from '../defaults/changed-settings';
import {plainValue} from '../defaults/values';
import type {Effect} from '../model/effects';
import type {Text} from '../model/records';
import type {Copyable} from './blocks';
import type {Range} from './range';

/** A setting with the value to set, and a comment that names the releases it comes from. */
interface Line {
  readonly setting: string;
  readonly value: string;
  readonly comment: string;
}

function lineOf({clauses}: ChangedSetting): Line {
  const {setting, value} = clauses[0];
  return {setting, value, comment: [...new Set(clauses.map(({version}) => version))].join(', ')};
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

/** Elements of the configuration, an element for each setting. A dot in its name means an element inside another. */
function elements(list: readonly ChangedSetting[], indent = '    '): string {
  const texts = list.map(lineOf).map(({setting, value, comment}) => {
    const escaped = plainValue(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    const xml = setting.split('.').reduceRight((inner, name) => `<${name}>${inner}</${name}>`, escaped);
    return `${indent}<!-- ${comment} -->\n${indent}${xml}\n`;
  });
  return texts.join('');
}

function configuration(content: string): string {
  return content && `<clickhouse>\n${content}</clickhouse>`;
}

/** Whether a server setting is one of Keeper, which often runs in processes of its own. */
const isOfKeeper = ({setting}: ChangedSetting): boolean => setting.startsWith('keeper_server.');

/** Settings of MergeTree and of the server as a file of the configuration; empty if there are none. */
function serverFile(list: readonly ChangedSetting[]): string {
  const tables = list.filter(({scope}) => scope === 'merge-tree');
  const section = elements(tables, '        ');
  const server = list.filter((each) => each.scope === 'server' && !isOfKeeper(each));
  return configuration((section && `    <merge_tree>\n${section}    </merge_tree>\n`) + elements(server));
}

/** Nothing if the text is empty. */
function copyable(title: string, text: string, note?: Text): Copyable[] {
  return text === '' ? [] : [{kind: 'copy', title, note, text}];
}

/** Whether an entry says that the change of a setting has this effect. */
export function isSaidToHave({clauses}: ChangedSetting, effect: Effect): boolean {
  return clauses.some(({effects}) => effects?.includes(effect));
}

/** What keeps the behavior setting by setting. `kept` are settings that have an effect in the release upgraded to. */
export function settingTexts(kept: readonly ChangedSetting[], {from, to}: Range): Copyable[] {
  const query = kept.filter(({scope}) => scope === 'query').map(lineOf);
  const mergeTree = kept.filter(({scope}) => scope === 'merge-tree').map(lineOf);
  const keeper = kept.filter((each) => each.scope === 'server' && isOfKeeper(each));
  const isMixed = (each: ChangedSetting) => isSaidToHave(each, 'mixed');
  const atStart = kept.filter((each) => each.scope === 'query' && isSaidToHave(each, 'start'));
  const profile = elements(atStart, '            ');
  const users = profile && `    <profiles>\n        <default>\n${profile}        </default>\n    </profiles>\n`;
  const file = (folder: string, name = 'behavior-of') => ({code: `/etc/${folder}.d/${name}-${from}.xml`});
  const inPlace = `, put in place after the old server has stopped and before ${to} starts on the same node: the old one may not start with it.`;
  const session = query.map(({setting, value, comment}) => `SET ${setting} = ${value}; -- ${comment}`).join('\n');
  const statement = `CREATE SETTINGS PROFILE OR REPLACE behavior_of_${from.replace('.', '_')} SETTINGS`;
  return [
    ...copyable('While both versions run: XML for the server configuration', serverFile(kept.filter(isMixed)), [
      'A file such as ',
      file('clickhouse-server/config', 'beside'),
      `${inPlace} Delete it once every node runs ${to} and none will go back.`,
    ]),
    ...copyable(
      'Before the first start: XML for the server configuration',
      serverFile(kept.filter((each) => !isMixed(each))),
      ['A file such as ', file('clickhouse-server/config'), inPlace],
    ),
    ...copyable('Before the first start: XML for the users', configuration(users), [
      'What tables are loaded with. A file such as ',
      file('clickhouse-server/users'),
      inPlace,
    ]),
    ...copyable('Keeper nodes only: XML for their configuration', configuration(elements(keeper)), [
      'For nodes that run Keeper, in a process of its own or in the server; other servers ignore it. A file such as ',
      file('clickhouse-keeper/keeper_config'),
      '.',
    ]),
    ...copyable('SQL for one session', session),
    ...copyable(
      'After the last node: SQL for all users, as a settings profile',
      query.length > 0 ? `${statement}\n${assignments(query, '')}\nTO ALL;` : '',
      [`Wait until every node runs ${to}: an older server does not know the new names, and may share the profile.`],
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
    ),
  ];
}
