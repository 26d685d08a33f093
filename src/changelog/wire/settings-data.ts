// What browsers fetch of the servers, to compare pastes with.
import {type AskedServers, ofEachKind, PASTED_KINDS, SETTING_KINDS, type State} from '../server/asked-servers';
import {type Catalogue, catalogueOf} from '../server/catalogue';

/** The settings and pasted names of the servers. */
export interface SettingsData extends Omit<AskedServers, 'states'> {
  readonly states: Readonly<Record<string, readonly (readonly [name: string, states: readonly State[]])[]>>;
}

/** The states of a setting without its defaults: of neighbors that say the same, the first. */
function withoutValues(states: readonly State[]): State[] {
  const plain = states.map(({release, known}) => {
    const {value: _, ...rest} = known ?? {};
    return known ? {release, known: rest} : {release};
  });
  const textOf = (state: State | undefined) => JSON.stringify(state?.known);
  return plain.filter((state, index) => index === 0 || textOf(state) !== textOf(plain[index - 1]));
}

/** The settings without defaults, and the other names that some servers have and others do not. */
export function settingsData({states, listedFrom, ...servers}: AskedServers): SettingsData {
  const ofSettings = SETTING_KINDS.map((kind) => [
    kind,
    [...states[kind]].map(([name, list]) => [name, withoutValues(list)] as const),
  ]);
  const ofNames = PASTED_KINDS.map((kind) => [
    kind,
    [...states[kind]].filter(([, list]) => list.length > 1 || list[0]!.release !== listedFrom[kind]),
  ]);
  return {...servers, listedFrom, states: Object.fromEntries([...ofSettings, ...ofNames])};
}

export function readSettings({states, ...servers}: SettingsData): Catalogue {
  return catalogueOf({...servers, states: ofEachKind((kind) => new Map(states[kind]))});
}
