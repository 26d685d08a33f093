import type {ChangedSetting} from '../defaults/changed-settings';
import {counted} from '../model/count';
import type {Text} from '../model/records';
import {commaList} from '../model/text';
import {compareVersions} from '../model/versions';
import {type Block, type Copyable, paragraphs} from './blocks';
import {withEffect, withoutEffectLines} from './obsolete';
import type {Range} from './range';
import {rollBack} from './roll-back';
import type {UpgradePlan} from './upgrade-plan';
import {settledLine} from './words';

/** Since this release, MergeTree settings take `compatibility`, when the server starts (#70322). */
const MERGE_TREE_SINCE = '24.10';

/** Whether `compatibility` gives a setting its value from before an upgrade. */
function isCovered({scope, net, settled}: ChangedSetting): boolean {
  return scope === 'query' && net !== undefined && !settled;
}

/** The one setting that gives all others the defaults of the release that an upgrade begins at, by where it is set. */
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
function compatibilityCovers({from, to}: Range, changed: readonly ChangedSetting[]): Text[] {
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
  if (compareVersions(to, MERGE_TREE_SINCE) < 0)
    return [first, [`Before ${MERGE_TREE_SINCE}, it does not change MergeTree settings: set them one by one.`]];
  const second: Text = [
    'MergeTree settings take it only from the profile ',
    {code: 'default'},
    ' in the files of the configuration, once, when the server starts: ',
    {code: xml},
    '. Neither of the two lines above changes them.',
  ];
  return [first, second];
}

/** What to know of all the texts to copy. */
const NO_DOWNGRADE = 'This brings back old defaults, not the old version.';

/** What keeps the old behavior, as texts to copy: one setting for all, then a line for each. */
export function rollBackBlocks({changed, range, ended}: Pick<UpgradePlan, 'changed' | 'range' | 'ended'>): Block[] {
  const texts = rollBack(changed, range, ended);
  const alive = withEffect(changed, range, ended);
  // By their entries alone; what the server's history knows stands with the defaults.
  const settled = changed
    .filter((each) => each.settled && !each.net)
    .map(({setting, clauses}) => [setting, clauses.map(({version}) => version)] as const);
  const about =
    texts.length > 0
      ? `The same setting by setting, to pick from: these lines keep what ${range.from} did; the comment names the ` +
        'release that changed the default.'
      : `Nothing between ${range.from} and ${range.to} has a setting that keeps the old behavior.`;
  return [
    ...paragraphs(NO_DOWNGRADE),
    ...compatibilityTexts(range, alive),
    ...paragraphs(...compatibilityCovers(range, alive), about, ...withoutEffectLines(changed, range, ended)),
    ...paragraphs(settledLine(settled, ', so not needed here')),
    ...texts,
  ];
}
