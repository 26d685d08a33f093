import {expect, it} from 'vitest';
import {compareVersions} from '../../../src/changelog/model/versions';
import {settingKey} from '../../../src/changelog/server/defaults-file';
import {areEqualValues} from '../../../src/changelog/server/values';
import {defaultParts} from '../../../src/changelog/upgrade/defaults-part';
import {isOffered, keptSettings} from '../../../src/changelog/upgrade/kept-settings';
import {keepTexts, realDefaults} from '../plan-defaults';

const {history, changes, releases, plan} = await realDefaults();
const stops = releases.filter(({lts}) => lts).map(({version}) => version);
const newest = releases.at(-1)!.version;
const ends = [...new Set([...stops, newest])];
const ways = ends.flatMap((to, place) => ends.slice(0, place).map((from) => ({from, to})));

/** The value of a setting in a release by the history alone, read from its end: what the first later record had before. */
function valueIn(release: string, records: readonly (typeof history)[number][]): string {
  const later = records.find((each) => compareVersions(each.release, release) > 0);
  return later ? later.before : records.at(-1)!.after;
}

it.each(ways)('every default that differs after $from to $to stands in the plan, once', ({from, to}) => {
  const aliases = new Set(changes.flatMap((change) => (change.aliasOf ? settingKey(change) : [])));
  const ofServers = history.filter(({isCloud}) => !isCloud);
  const keys = new Set(ofServers.map(settingKey).filter((key) => !aliases.has(key)));
  const differing = [...keys].filter((key) => {
    const records = history.filter((each) => settingKey(each) === key);
    const passed = records.filter(
      ({release}) => compareVersions(release, from) > 0 && compareVersions(release, to) <= 0,
    );
    return passed.length > 0 && !areEqualValues(valueIn(from, passed), passed.at(-1)!.after);
  });
  const {net} = plan({from, to});
  const rows = defaultParts(net).flatMap((part) => part.rows.map(settingKey));
  expect(rows.toSorted()).toEqual(differing.toSorted());
});

it.each(ways)('after $from to $to each setting has one line, or no way back', ({from, to}) => {
  const ours = plan({from, to});
  const {changed} = ours;
  expect(new Set(changed.map(settingKey)).size).toBe(changed.length);
  const profile = keepTexts(ours).find(({title}) => title.endsWith('SQL for all users, as a settings profile'))!;
  const query = changed.filter(({scope, isSettled}) => scope === 'query' && !isSettled);
  const kept = keptSettings(ours);
  const keys = new Set(kept.map(settingKey));
  const lost = query.filter((setting) => !keys.has(settingKey(setting)));
  expect(profile.text.match(/ -- /g)).toHaveLength(
    kept.filter((each) => each.scope === 'query' && isOffered(each)).length,
  );
  for (const {setting} of lost) expect(profile.text).not.toContain(` ${setting} =`);
});
