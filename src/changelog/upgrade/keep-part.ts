// The part "Keep the old behavior".

import {counted} from '../model/count';
import type {Text} from '../model/records';
import {commaList} from '../model/text';
import {assignment, UNDO_SCOPES} from '../model/undo';
import {compareVersions} from '../model/versions';
import type {ChangedSetting} from '../server/changed-settings';
import {type Block, type Copyable, folded, type Part, paragraphs, partOf} from './blocks';
import {settledLine} from './defaults-part';
import {compatibilityTexts, isCovered, isOffered, settingTexts} from './keep-texts';
import {
  type Changes,
  harmfulLines,
  isSaidToHave,
  type KeptSetting,
  keptSettings,
  withoutEffectLines,
} from './kept-settings';
import type {ItemContext} from './plan-items';
import type {Range} from './range';

/** Since this release, MergeTree settings take `compatibility`, when the server starts (#70322). */
const MERGE_TREE_SINCE = '24.10';

/** What `compatibility` does and what it leaves as it is, a paragraph each; nothing if it would change nothing. */
function compatibilityCovers({from, to}: Range, kept: readonly KeptSetting[]): Text[] {
  const covered = kept.filter(isCovered).length;
  if (covered === 0) return [];
  const codes = (list: readonly ChangedSetting[]): Text => commaList(list.map(({setting}) => ({code: setting})));
  const others = kept.filter(({scope, net}) => scope === 'query' && !net);
  const access = kept.filter(isCovered).filter((each) => each.opens ?? isSaidToHave(each, 'access'));
  const xml = `<profiles><default><compatibility>${from}</compatibility></default></profiles>`;
  const first: Text = [
    'The setting ',
    {code: 'compatibility'},
    ` brings back the default of ${from} for ${counted(covered, 'query setting', 'query settings')}. `,
    'A setting that you have set yourself keeps your value. Not covered are server settings, changes that have no setting',
    ...(others.length > 0 ? [', and these settings: ', ...codes(others)] : []),
    '.',
    ...(access.length > 0
      ? [
          ' Covered, though they decide who may do what: ',
          ...codes(access),
          '. Set these yourself to the value that you want.',
        ]
      : []),
  ];
  if (!kept.some(({scope}) => scope === 'merge-tree')) return [first];
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

/** The settings whose old value relaxes security, each with what that opens: they are in no text to copy. */
function relaxingBlocks(kept: readonly KeptSetting[]): Block[] {
  const items = kept
    .filter((each) => !isOffered(each))
    .map(({scope, clauses, opens}): Text => {
      const [first] = clauses;
      const {name} = UNDO_SCOPES[scope];
      return [`${[first.version, name].filter(Boolean).join(', ')}: `, {code: assignment(first)}, `. ${opens}`];
    });
  if (items.length === 0) return [];
  return [
    ...paragraphs(
      'Not in the texts, because they relax security: set one only where you need it, for as long as you do.',
    ),
    {kind: 'points', items},
  ];
}

/**
 * What keeps the old behavior, as texts to copy: one setting for all, then a line for each.
 * Beside a setup, only files are shown at once.
 */
export function keepPart(changes: Changes & Pick<ItemContext, 'isAlone' | 'mentioned'>): Part {
  const {isAlone, mentioned} = changes;
  const {changed, range} = changes;
  const make = () => {
    const kept = keptSettings(changes).filter(({file}) => !(isAlone && file === 'mixed'));
    const texts = settingTexts(kept, range);
    const isShown = ({text}: Copyable): boolean => mentioned.size === 0 || text.startsWith('<');
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
      ...paragraphs('This brings back old defaults, not the old version.'),
      ...compatibilityTexts(kept, range),
      ...paragraphs(
        ...compatibilityCovers(range, kept),
        about,
        ...withoutEffectLines(changes),
        ...harmfulLines(kept, changes),
      ),
      ...paragraphs(settledLine(settled, ', so not needed here')),
      ...texts.filter(isShown),
      ...folded(
        'Setting by setting: SQL',
        texts.filter((text) => !isShown(text)),
      ),
      ...relaxingBlocks(kept),
    ];
  };
  return partOf({key: 'keep', title: 'Keep the old behavior', step: 4}, make, 'roll-back');
}
