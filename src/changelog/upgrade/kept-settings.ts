import type {Effect} from '../model/effects';
import {groupBy} from '../model/group';
import type {Text} from '../model/records';
import {commaList} from '../model/text';
import type {UpgradeRules} from '../model/upgrade-rules';
import {compareVersions} from '../model/versions';
import type {ChangedSetting} from '../server/changed-settings';
import {settingKey} from '../server/defaults-file';
import type {UpgradePlan} from './compute-plan';

/** The settings that an upgrade changes. */
export type Changes = Pick<UpgradePlan, 'changed' | 'range' | 'obsolete' | 'rules'>;

/** A setting that can keep its old value, with how it is set. */
export interface KeptSetting extends ChangedSetting {
  /** Until when a file has it: while both versions run, or from the first start on; undefined if only statements set it. */
  readonly file: 'mixed' | 'start' | undefined;
  /** Whether sessions and profiles, or tables, can set it. */
  readonly hasStatement: boolean;
  /** What its old value opens; undefined if it does not relax security. */
  readonly opens: string | undefined;
}

/**
 * The settings that differ after an upgrade, by what the release upgraded to does with them: those that have an effect
 * there as far as is known, those that not all its servers know yet, and those without effect.
 */
function byEffect({changed, range: {to}, obsolete}: Omit<Changes, 'rules'>) {
  const differing = changed.filter(({settled}) => !settled);
  return groupBy(differing, (setting): 'effective' | 'early' | 'gone' => {
    const {since, before} = obsolete.get(settingKey(setting)) ?? {};
    if (before !== undefined && compareVersions(to, before) <= 0) return 'early';
    return since !== undefined && compareVersions(to, since) >= 0 ? 'gone' : 'effective';
  });
}

/** Whether an entry says that the change of a setting has this effect. */
export function isSaidToHave({clauses}: ChangedSetting, effect: Effect): boolean {
  return clauses.some(({effects}) => effects?.includes(effect));
}

function asKept(setting: ChangedSetting, rules: UpgradeRules): KeptSetting & {readonly older: string | undefined} {
  const {only, when, older, opens} = rules.settings.find((each) => settingKey(each) === settingKey(setting)) ?? {};
  const isQuery = setting.scope === 'query';
  const isMixed = when === 'mixed' || (!isQuery && isSaidToHave(setting, 'mixed'));
  const isOfStart = !isQuery || only === 'files' || isSaidToHave(setting, 'start');
  const file = isMixed ? 'mixed' : isOfStart ? 'start' : undefined;
  return {...setting, file, hasStatement: only !== 'files', opens, older};
}

/**
 * The settings that can keep their old value: they differ after an upgrade and have an effect there. What only older
 * servers than those of the upgrade need is not among them.
 */
export function keptSettings(changes: Changes): KeptSetting[] {
  const {from} = changes.range;
  const effective = (byEffect(changes).get('effective') ?? []).map((setting) => asKept(setting, changes.rules));
  return effective.filter(({older}) => older === undefined || compareVersions(from, older) < 0);
}

/** The lines about changed settings that have no effect: in the release upgraded to, and perhaps in it. */
export function withoutEffectLines(changes: Omit<Changes, 'rules'>): Text[] {
  const {to} = changes.range;
  const lists = byEffect(changes);
  const line = (begin: string, list: readonly ChangedSetting[] = []): Text[] =>
    list.length === 0 ? [] : [[begin, ...commaList(list.map(({setting}) => ({code: setting}))), '.']];
  // Of a release between two servers that differ, nothing is known.
  const unsure = groupBy(lists.get('effective') ?? [], (setting) => {
    const {since, last} = changes.obsolete.get(settingKey(setting)) ?? {};
    const isBetween = last !== undefined && compareVersions(last, to) < 0;
    return isBetween ? `${last} heeds these settings, and ${since} does not; whether they have an effect in ${to}` : '';
  });
  return [
    ...line(`These settings are gone in ${to}, or have no effect there: `, lists.get('gone')),
    ...line(`Left out, since not all patch releases of ${to} know them: `, lists.get('early')),
    ...[...unsure].flatMap(([said, list]) =>
      said ? line(`${said}, system.settings of that version says: `, list) : [],
    ),
  ];
}
