// What keeps the behavior from before an upgrade, as texts to copy, by when and where it is set.
import {groupBy} from '../model/group';
import type {ChangedSetting} from '../server/changed-settings';
import {plainValue} from '../server/values';
import {type Copyable, copyable} from './blocks';
import {isCovered, isOffered, type KeptSetting} from './kept-settings';
import type {Range} from './range';

/** `a = 1, -- 24.1`, one line for each setting. In SQL the comma stands before the comment. */
function assignments(list: readonly KeptSetting[]): string {
  const separator = (place: number): string => (place < list.length - 1 ? ',' : '');
  return list
    .map(({setting, value, comment}, place) => `    ${setting} = ${value}${separator(place)} -- ${comment}`)
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

/** An element with a value, below those that hold it. */
interface Element {
  /** The names from the top on, `['merge_tree', 'max_parts_in_total']`. */
  readonly path: readonly string[];
  readonly value: string;
  readonly comment: string;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function lines(elements: readonly Element[], depth: number): string[] {
  const indent = '  '.repeat(depth + 1);
  return [...groupBy(elements, ({path}) => path[depth]!)].flatMap(([name, own]) => {
    const inner = own.filter(({path}) => path.length > depth + 1);
    if (inner.length > 0) return [`${indent}<${name}>`, ...lines(inner, depth + 1), `${indent}</${name}>`];
    const {comment, value} = own[0]!;
    return [`${indent}<!-- ${comment} -->`, `${indent}<${name}>${escaped(value)}</${name}>`];
  });
}

/**
 * The text of a file with these elements as one tree, since of two equal elements beside each other a server takes the first
 * and leaves the second unread; empty if there are none.
 */
function configuration(elements: readonly Element[]): string {
  return elements.length === 0 ? '' : ['<clickhouse>', ...lines(elements, 0), '</clickhouse>'].join('\n');
}

/** How a settings profile is made on all servers. */
const WHERE = 'Run it on each server, or once with `ON CLUSTER` after the name of the profile.';

/** The files that keep the behavior, first those that are deleted once all servers are upgraded. */
function fileTexts(kept: readonly KeptSetting[], {from, to}: Range, hasKeeper: boolean): Copyable[] {
  const end = ` Delete it once every server runs ${to} and none will go back.`;
  const moments = [
    {file: 'beside', when: 'While you may go back', name: 'beside', end},
    {file: 'start', when: 'Before the first start', name: 'behavior-of', end: ''},
  ] as const;
  return moments.flatMap((moment) =>
    FILES.filter(({of}) => hasKeeper || of !== 'keeper_server').flatMap(({of, title, begin, folder}) => {
      const own = kept.filter((each) => each.file === moment.file && fileOf(each) === of);
      const elements = own.map((each) => ({path: pathOf(each), value: plainValue(each.value), comment: each.comment}));
      return copyable(
        `${moment.when}: ${title}`,
        configuration(elements),
        `${begin}A file such as \`/etc/${folder}.d/${moment.name}-${from}.xml\`, put in place after the old server has stopped and before ${to} starts on the same node: the old one may not start with it.${moment.end}`,
      );
    }),
  );
}

const profile = (name: string, {from}: Pick<Range, 'from'>): string =>
  `CREATE SETTINGS PROFILE OR REPLACE ${name}_${from.replace('.', '_')}`;

/** What keeps the behavior setting by setting. `kept` are settings that have an effect in the release upgraded to. */
export function settingTexts(kept: readonly KeptSetting[], range: Range, hasKeeper = true): Copyable[] {
  const offered = kept.filter(isOffered);
  const query = offered.filter(({scope}) => scope === 'query');
  return [
    ...fileTexts(offered, range, hasKeeper),
    ...copyable(
      'After the upgrade: SQL for all users, as a settings profile',
      query.length > 0 ? `${profile('behavior_of', range)} SETTINGS\n${assignments(query)}\nTO ALL;` : '',
      `Once every server runs ${range.to}: an older one does not know the new names, and may share the profile. ${WHERE}`,
    ),
  ];
}

/** The one setting that gives all others the defaults of the release that an upgrade begins at, by where it is set. */
export function compatibilityTexts(kept: readonly ChangedSetting[], range: Pick<Range, 'from'>): Copyable[] {
  if (!kept.some(isCovered)) return [];
  const value = `compatibility = '${range.from}'`;
  return copyable(
    'One line for all users, as a settings profile',
    `${profile('compatible_with', range)}\nSETTINGS ${value} TO ALL;`,
    `Before the upgrade: every version knows it. ${WHERE}`,
  );
}
