// What browsers fetch of the servers, to compare pastes with.
import {type AskedServers, ofEachKind, PASTED_KINDS, SETTING_KINDS, type State} from '../server/asked-servers';
import {type Catalogue, catalogueOf} from '../server/catalogue';

/** The settings and pasted names of the servers. */
export interface SettingsData extends Omit<AskedServers, 'states'> {
  readonly states: Readonly<Record<string, readonly (readonly [name: string, states: readonly State[]])[]>>;
}

/** The settings, and the other names that some servers have and others do not. */
export function settingsData({states, ...servers}: AskedServers): SettingsData {
  const ofSettings = SETTING_KINDS.map((kind) => [kind, [...states[kind]]]);
  const ofNames = PASTED_KINDS.map((kind) => [
    kind,
    [...states[kind]].filter(([, list]) => list.length > 1 || list[0]!.release !== servers.listedFrom[kind]),
  ]);
  return {...servers, states: Object.fromEntries([...ofSettings, ...ofNames])};
}

/** What `settingsData` has packed: a catalogue of these names alone. */
export function readSettings({states, ...servers}: SettingsData): Catalogue {
  return catalogueOf({...servers, states: ofEachKind((kind) => new Map(states[kind]))});
}
