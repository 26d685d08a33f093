// What browsers fetch of the settings of the servers.
import {type AskedServers, PASTED_KINDS, SETTING_KINDS, type State} from '../server/asked-servers';
import {ELEMENT, kindLines, OBSOLETE} from '../server/catalogue-file';
import type {ObsoleteSettings} from '../server/obsolete-settings';

/** What browsers need of a setting: no default, and no state that says the same without it. */
function withoutValues(states: readonly State[]): State[] {
  const plain = states.map(({release, known}) => ({release, known: known && {...known, value: ''}}));
  const text = (state: State | undefined) => JSON.stringify(state?.known);
  return plain.filter((state, index) => index === 0 || text(state) !== text(plain[index - 1]));
}

/**
 * What pastes are compared with, as a text that `readServers` reads: the settings without defaults, since when they have
 * no effect, and the other names that some servers have and others do not.
 */
export function settingsText(servers: AskedServers, obsolete: ObsoleteSettings): string {
  const lists = SETTING_KINDS.flatMap((kind) => {
    const plain = [...servers.states[kind]].map(([name, states]) => [name, withoutValues(states)] as const);
    return kindLines(kind, servers, plain);
  });
  const others = PASTED_KINDS.flatMap((kind) => {
    const first = servers.listedFrom[kind];
    const changed = [...servers.states[kind]].filter(([, states]) => states.length > 1 || states[0]!.release !== first);
    return kindLines(kind, servers, changed);
  });
  const ends = [...obsolete].flatMap(([key, {since}]) => (since ? [`${key}\t${since}`] : []));
  const elements = [`[${ELEMENT}]`, ...servers.elements];
  return [
    `# ClickHouse ${servers.versions.join(', ')}`,
    ...lists,
    ...others,
    ...elements,
    `[${OBSOLETE}]`,
    ...ends,
  ].join('\n');
}
