import type {Ended} from '../defaults/ended';
import {settingKey} from '../defaults/history';
import type {Text} from '../model/records';
import {commaList} from '../model/text';
import {compareVersions} from '../model/versions';
import type {ChangedSetting} from './changed-settings';
import type {Range} from './range';

/** What is known of the settings that some release ignores or does not know. */
export interface Obsolete {
  /** The release of the newest server that was asked; undefined if nobody has asked one. */
  readonly server: string | undefined;
  readonly since: Ended;
}

export const NOTHING_OBSOLETE: Obsolete = {server: undefined, since: new Map()};

/** The changed settings that the release upgraded to still heeds, as far as is known. */
export function withEffect(changed: readonly ChangedSetting[], {to}: Range, {since}: Obsolete): ChangedSetting[] {
  return changed.filter((setting) => {
    const end = since.get(settingKey(setting));
    return end === undefined || compareVersions(to, end) < 0;
  });
}

/** The lines about changed settings that have no effect: in the release upgraded to, and perhaps in it. */
export function withoutEffectLines(changed: readonly ChangedSetting[], range: Range, obsolete: Obsolete): Text[] {
  const differing = changed.filter(({settled}) => !settled);
  const alive = withEffect(differing, range, obsolete);
  const gone = differing.filter((setting) => !alive.includes(setting));
  const unsure = alive.filter(
    (setting) => obsolete.since.get(settingKey(setting)) === obsolete.server && obsolete.server,
  );
  const line = (begin: string, list: readonly ChangedSetting[]): Text[] =>
    list.length === 0 ? [] : [[begin, ...commaList(list.map(({setting}) => ({code: setting}))), '.']];
  return [
    ...line(`These settings are gone in ${range.to}, or have no effect there: `, gone),
    ...line(
      `These settings have no effect in ${obsolete.server}; whether they have one in ${range.to}, ` +
        'system.settings of that version says: ',
      unsure,
    ),
  ];
}
