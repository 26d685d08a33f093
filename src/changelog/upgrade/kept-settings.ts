import type {Effect} from '../model/effects';
import {compareVersions} from '../model/versions';
import type {ChangedSetting} from '../server/changed-settings';
import {settingKey} from '../server/defaults-file';
import type {UpgradePlan} from './compute-plan';

/** The settings that an upgrade changes. */
export type Changes = Pick<UpgradePlan, 'changed' | 'range' | 'obsolete' | 'rules'>;

/** A setting that can keep its old value, with how it is set. */
export interface KeptSetting extends ChangedSetting {
  /** The old value, as SQL has it. */
  readonly value: string;
  /** The comment beside it in a text: the releases that changed it, and what to know. */
  readonly comment: string;
  /** When a file sets it: while both versions run, or from the first start on; undefined if only statements set it. */
  readonly file: 'mixed' | 'start' | undefined;
  /** Whether a settings profile made by SQL can set it. */
  readonly hasStatement: boolean;
  /** What its old value does, if it relaxes security or is harmful by a bug. */
  readonly harm: string | undefined;
}

/** Whether, as far as is known, a setting has an effect in the release upgraded to and all its patch releases know it. */
function isHeeded(setting: ChangedSetting, {range: {to}, obsolete}: Pick<Changes, 'range' | 'obsolete'>): boolean {
  const {since, before} = obsolete.get(settingKey(setting)) ?? {};
  const isEarly = before !== undefined && compareVersions(to, before) <= 0;
  return !isEarly && (since === undefined || compareVersions(to, since) < 0);
}

/** Whether an entry says that the change of a setting has this effect. */
export function isSaidToHave({clauses}: ChangedSetting, effect: Effect): boolean {
  return clauses.some(({effects}) => effects?.includes(effect));
}

/**
 * The settings that can keep their old value: they differ after an upgrade and have an effect there. Settings
 * that only servers older than the upgrade's need are left out.
 */
export function keptSettings(changes: Changes): KeptSetting[] {
  const {changed, rules, range} = changes;
  return changed.flatMap((setting) => {
    if (setting.settled || !isHeeded(setting, changes)) return [];
    const rule = rules.settings.find((each) => settingKey(each) === settingKey(setting));
    const {only, when, older, harm} = rule ?? {};
    if (older !== undefined && compareVersions(range.from, older) >= 0) return [];
    const isQuery = setting.scope === 'query';
    const isMixed = when === 'mixed' || (!isQuery && isSaidToHave(setting, 'mixed'));
    const isOfStart = !isQuery || only === 'files' || isSaidToHave(setting, 'start');
    const releases = [...new Set(setting.clauses.map(({version}) => version))].join(', ');
    const kept: KeptSetting = {
      ...setting,
      value: setting.clauses[0].value,
      comment: [releases, harm].filter(Boolean).join('. '),
      file: isMixed ? 'mixed' : isOfStart ? 'start' : undefined,
      hasStatement: only !== 'files',
      harm,
    };
    return [kept];
  });
}

/** Whether the texts to copy have a setting. A harmful one stands apart, unless both versions need it while they run. */
export function isOffered({harm, file}: KeptSetting): boolean {
  return harm === undefined || file === 'mixed';
}

/** Whether `compatibility` gives a setting its value from before an upgrade. */
export function isCovered({scope, net}: ChangedSetting): boolean {
  return scope === 'query' && net !== undefined;
}
