import type {ChangedSetting} from '../defaults/changed-settings';
import type {Ended} from '../defaults/ended';
import {settingKey} from '../defaults/history';
import {groupBy} from '../model/group';
import type {Text} from '../model/records';
import {commaList} from '../model/text';
import {compareVersions} from '../model/versions';
import type {Range} from './range';

/** What the release upgraded to does with a changed setting: not all its servers know it yet, or it has no effect. */
function standingIn({to}: Range, ended: Ended, setting: ChangedSetting): 'early' | 'gone' | 'heeded' {
  const {since, before} = ended.get(settingKey(setting)) ?? {};
  if (before !== undefined && compareVersions(to, before) <= 0) return 'early';
  return since !== undefined && compareVersions(to, since) >= 0 ? 'gone' : 'heeded';
}

/** The changed settings that have an effect in the release upgraded to, as far as is known. */
export function withEffect(changed: readonly ChangedSetting[], range: Range, ended: Ended): ChangedSetting[] {
  return changed.filter((setting) => standingIn(range, ended, setting) === 'heeded');
}

/** The lines about changed settings that have no effect: in the release upgraded to, and perhaps in it. */
export function withoutEffectLines(changed: readonly ChangedSetting[], range: Range, ended: Ended): Text[] {
  const {to} = range;
  const line = (begin: string, list: readonly ChangedSetting[] = []): Text[] =>
    list.length === 0 ? [] : [[begin, ...commaList(list.map(({setting}) => ({code: setting}))), '.']];
  const differing = changed.filter(({settled}) => !settled);
  const lists = groupBy(differing, (setting) => standingIn(range, ended, setting));
  // Of a release between two servers that differ, nothing is known.
  const unsure = groupBy(lists.get('heeded') ?? [], (setting) => {
    const {since, last} = ended.get(settingKey(setting)) ?? {};
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
