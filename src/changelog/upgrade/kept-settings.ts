import type {Effect} from '../model/effects';
import type {Undo} from '../model/records';
import {compareVersions} from '../model/versions';
import type {ChangedSetting} from '../server/changed-settings';
import {broughtIn} from '../server/default-changes';
import {settingKey} from '../server/defaults-file';
import {areEqualValues, plainValue} from '../server/values';
import type {UpgradePlan} from './compute-plan';
import {isAfter, wholeRange} from './range';
import type {Setup} from './setup';

/** What of a plan decides which settings can keep their old value. */
export type SettingsOfPlan = Pick<UpgradePlan, 'changed' | 'range' | 'obsolete' | 'rules'>;

/** A setting that can keep its old value, with how it is set. */
export interface KeptSetting extends ChangedSetting {
  /** The old value, as SQL has it. */
  readonly value: string;
  /** The comment beside it in a text: the releases that changed it, and what to know. */
  readonly comment: string;
  /** When a file sets it: as long as one may go back, or from the first start on; undefined if only statements set it. */
  readonly file: 'beside' | 'start' | undefined;
  /** What its old value does, if it relaxes security or is harmful by a bug. */
  readonly harm: string | undefined;
}

/** Whether, as far as is known, a setting has an effect in the release upgraded to and all its patch releases know it. */
function isHeeded(
  setting: Pick<Undo, 'scope' | 'setting'>,
  {range: {to}, obsolete}: Pick<SettingsOfPlan, 'range' | 'obsolete'>,
): boolean {
  const {since, before} = obsolete.get(settingKey(setting)) ?? {};
  const isEarly = before !== undefined && compareVersions(to, before) <= 0;
  return !isEarly && (since === undefined || compareVersions(to, since) < 0);
}

/** Whether an entry says that the change of a setting has one of these effects. */
export function isSaidToHave({clauses}: ChangedSetting, ...effects: readonly Effect[]): boolean {
  return clauses.some((clause) => clause.effects?.some((effect) => effects.includes(effect)));
}

/** Whether a setup has its own value of a setting, which a text with the old one would replace. */
export function isSetOtherwise({scope, setting, value}: Undo, setup: Pick<Setup, 'paste'> | undefined): boolean {
  const isOther = (own: string | undefined): boolean => own !== undefined && !areEqualValues(own, plainValue(value));
  const pasted = setup?.paste.settings ?? [];
  return pasted.some((each) => each.setting === setting && (each.scope ?? scope) === scope && isOther(each.value));
}

/**
 * The settings that can keep their old value: they differ after an upgrade and have an effect there.
 * @param isMixed whether both versions run side by side; else none needs a file for that time
 */
export function keptSettings(plan: SettingsOfPlan, isMixed = true): KeptSetting[] {
  const {to} = wholeRange(plan.range);
  const kept = plan.changed.filter((setting) => !setting.isSettled && isHeeded(setting, plan));
  return kept.map((setting) => {
    const {clauses, net, scope} = setting;
    const harm = plan.rules.settings.find((each) => settingKey(each) === settingKey(setting))?.harm;
    const releases = [...new Set(net?.changes.map(broughtIn) ?? clauses.map(({version}) => version))].map((version) =>
      isAfter({version}, plan.range) ? `${version}, also in ${to}` : version,
    );
    const isBeside = isSaidToHave(setting, 'mixed', 'one-way');
    const isOfStart = !isBeside && (scope !== 'query' || isSaidToHave(setting, 'start'));
    return {
      ...setting,
      value: clauses[0].value,
      comment: [releases.join(', '), harm].filter(Boolean).join('. '),
      file: isBeside && isMixed ? 'beside' : isOfStart ? 'start' : undefined,
      harm,
    };
  });
}

/** Whether the texts to copy have a setting. A harmful one stands apart, unless the server needs it to go back. */
export function isOffered({harm, file}: KeptSetting): boolean {
  return harm === undefined || file === 'beside';
}

/** Whether `compatibility` gives a setting its value from before an upgrade. */
export function isCovered({scope, net}: ChangedSetting): boolean {
  return scope === 'query' && net !== undefined;
}
