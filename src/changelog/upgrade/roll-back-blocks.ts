import {type Block, heading, paragraphs} from './blocks';
import {compatibilityCovers, compatibilityTexts} from './compatibility';
import {withEffect, withoutEffectLines} from './obsolete';
import {rollBack} from './roll-back';
import type {UpgradePlan} from './upgrade-plan';
import {settledLine} from './words';

/** The title of the texts to copy, and what to know of all of them. */
export const ROLL_BACK = 'Keep the old behavior';
const NO_DOWNGRADE = 'This brings back old defaults, not the old version.';

/** What keeps the old behavior, as texts to copy: one setting for all, then a line for each. */
export function rollBackBlocks({changed, range, ended}: Pick<UpgradePlan, 'changed' | 'range' | 'ended'>): Block[] {
  const texts = rollBack(changed, range, ended);
  const alive = withEffect(changed, range, ended);
  const about =
    texts.length > 0
      ? `The same setting by setting, to pick from: these lines keep what ${range.from} did; the comment names the ` +
        'release that changed the default.'
      : `Nothing between ${range.from} and ${range.to} has a setting that keeps the old behavior.`;
  return [
    {...heading(2, ROLL_BACK, 'keep'), formerId: 'roll-back'},
    ...paragraphs(NO_DOWNGRADE),
    ...compatibilityTexts(range, alive),
    ...paragraphs(...compatibilityCovers(range, alive), about, ...withoutEffectLines(changed, range, ended)),
    ...paragraphs(settledLine(changed)),
    ...texts,
  ];
}
