import type {ChangedSetting} from '../defaults/changed-settings';
import {counted} from '../model/count';
import type {Text} from '../model/records';
import {commaList} from '../model/text';
import {compareVersions} from '../model/versions';
import type {Copyable} from './blocks';
import type {Range} from './range';

/** Since this release, MergeTree settings take `compatibility`, when the server starts (#70322). */
const MERGE_TREE_SINCE = '24.10';

/** Whether `compatibility` gives a setting its value from before an upgrade. */
function isCovered({scope, net, settled}: ChangedSetting): boolean {
  return scope === 'query' && net !== undefined && !settled;
}

/**
 * The one setting that gives all others the defaults of the release that an upgrade begins at, by the place where it is
 * set; nothing if it would change none.
 */
export function compatibilityTexts({from}: Range, changed: readonly ChangedSetting[]): Copyable[] {
  if (!changed.some(isCovered)) return [];
  return [
    {kind: 'copy', title: 'One line for one session', text: `SET compatibility = '${from}';`},
    {
      kind: 'copy',
      title: 'One line for all users, as a settings profile',
      text: `CREATE SETTINGS PROFILE OR REPLACE compatible_with_${from.replace('.', '_')}\nSETTINGS compatibility = '${from}' TO ALL;`,
    },
  ];
}

/** What `compatibility` does and what it leaves as it is, a paragraph each; nothing if it would change nothing. */
export function compatibilityCovers({from, to}: Range, changed: readonly ChangedSetting[]): Text[] {
  const differing = changed.filter(({settled}) => !settled);
  const covered = differing.filter(isCovered).length;
  if (covered === 0) return [];
  const others = differing.filter(({scope, net}) => scope === 'query' && !net);
  const mergeTree = differing.some(({scope}) => scope === 'merge-tree');
  const xml = `<profiles><default><compatibility>${from}</compatibility></default></profiles>`;
  const first: Text = [
    'The setting ',
    {code: 'compatibility'},
    ` brings back the default of ${from} for ${counted(covered, 'query setting', 'query settings')}. `,
    'A setting that you have set yourself keeps your value. Not covered are server settings, changes that have no setting',
    ...(others.length > 0
      ? [', and these settings: ', ...commaList(others.map(({setting}) => ({code: setting})))]
      : []),
    '.',
  ];
  if (!mergeTree) return [first];
  const second: Text =
    compareVersions(to, MERGE_TREE_SINCE) < 0
      ? [`Before ${MERGE_TREE_SINCE}, it does not change MergeTree settings: set them one by one.`]
      : [
          'MergeTree settings take it only from the profile ',
          {code: 'default'},
          ' in the files of the configuration, once, when the server starts: ',
          {code: xml},
          '. Neither of the two lines above changes them.',
        ];
  return [first, second];
}
