import type {ChangedSetting} from '../defaults/changed-settings';
import type {End, Ended} from '../defaults/ended';
import {settingKey} from '../defaults/history';
import {groupBy} from '../model/group';
import type {Text} from '../model/records';
import {commaList} from '../model/text';
import {compareVersions} from '../model/versions';
import type {Range} from './range';

/** Whether servers of the release upgraded to do not know a setting, though its change is told by the name: it came later. */
function isEarly(setting: ChangedSetting, to: string, ended: Ended): boolean {
  const before = ended.get(settingKey(setting))?.before;
  return before !== undefined && compareVersions(to, before) <= 0;
}

/** The changed settings that have an effect in the release upgraded to, as far as is known. */
export function withEffect(changed: readonly ChangedSetting[], {to}: Range, ended: Ended): ChangedSetting[] {
  return changed.filter((setting) => {
    const end = ended.get(settingKey(setting));
    const isGone = end?.since !== undefined && compareVersions(to, end.since) >= 0;
    return !isGone && !isEarly(setting, to, ended);
  });
}

/** The lines about changed settings that have no effect: in the release upgraded to, and perhaps in it. */
export function withoutEffectLines(changed: readonly ChangedSetting[], {from, to}: Range, ended: Ended): Text[] {
  const differing = changed.filter(({settled}) => !settled);
  const alive = withEffect(differing, {from, to}, ended);
  const early = differing.filter((setting) => isEarly(setting, to, ended));
  const gone = differing.filter((setting) => !alive.includes(setting) && !early.includes(setting));
  // Of a release between two servers that differ, nothing is known.
  const unsure = groupBy(
    alive.flatMap((setting) => {
      const {since, last}: End = ended.get(settingKey(setting)) ?? {};
      return last !== undefined && compareVersions(last, to) < 0 ? [{setting, last, since}] : [];
    }),
    ({since, last}) => `${last} heeds these settings, and ${since} does not`,
  );
  const line = (begin: string, list: readonly ChangedSetting[]): Text[] =>
    list.length === 0 ? [] : [[begin, ...commaList(list.map(({setting}) => ({code: setting}))), '.']];
  return [
    ...line(`These settings are gone in ${to}, or have no effect there: `, gone),
    ...line(`Left out, since not all patch releases of ${to} know them: `, early),
    ...[...unsure].flatMap(([said, list]) =>
      line(
        `${said}; whether they have an effect in ${to}, system.settings of that version says: `,
        list.map(({setting}) => setting),
      ),
    ),
  ];
}
