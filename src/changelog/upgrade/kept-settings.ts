import type {ChangedSetting} from '../defaults/changed-settings';
import {settingKey} from '../defaults/history';
import {groupBy} from '../model/group';
import type {Text} from '../model/records';
import {commaList} from '../model/text';
import {compareVersions} from '../model/versions';
import type {UpgradePlan} from './compute-plan';

/** The settings that an upgrade changes. */
export type Changes = Pick<UpgradePlan, 'changed' | 'range' | 'obsolete'>;

/**
 * The settings that differ after an upgrade, by what the release upgraded to does with them: those that have an effect
 * there as far as is known, those that not all its servers know yet, and those without effect.
 */
function byEffect({changed, range: {to}, obsolete}: Changes) {
  const differing = changed.filter(({settled}) => !settled);
  return groupBy(differing, (setting): 'effective' | 'early' | 'gone' => {
    const {since, before} = obsolete.get(settingKey(setting)) ?? {};
    if (before !== undefined && compareVersions(to, before) <= 0) return 'early';
    return since !== undefined && compareVersions(to, since) >= 0 ? 'gone' : 'effective';
  });
}

/** The settings that can keep their old value: they differ after an upgrade and have an effect there. */
export function keptSettings(changes: Changes): ChangedSetting[] {
  return byEffect(changes).get('effective') ?? [];
}

/** The lines about changed settings that have no effect: in the release upgraded to, and perhaps in it. */
export function withoutEffectLines(changes: Changes): Text[] {
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
