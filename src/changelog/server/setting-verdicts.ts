import {counted} from '../model/count';
import type {Text} from '../model/records';
import {commaList, joined} from '../model/text';
import {SCOPES, UNDO_SCOPES} from '../model/undo';
import type {Catalogue} from './catalogue';
import type {ChangedSetting} from './changed-settings';
import {broughtIn} from './default-changes';
import {settingKey} from './defaults-file';
import {nearestKnown} from './known-names';
import {statusIn, whyNot} from './name-status';
import type {PastedNames, PastedSetting} from './pasted-names';
import {type PasteContext, requiring, seeEntries} from './required-names';
import {areEqualValues, plainValue, shownValue} from './values';

/** A setting that a server knows, first where it is set; of several with its name, the one that has an effect in a release. */
function find({servers}: Catalogue, {setting, scope: pasted}: PastedSetting, to: string) {
  const found = [...(pasted ? [pasted] : []), ...SCOPES].flatMap((scope) => {
    const [kind] = UNDO_SCOPES[scope].kinds;
    const states = servers.states[kind].get(setting);
    const status = states && statusIn(servers, kind, setting, to);
    const main = states?.findLast(({known}) => known)?.known?.aliasFor ?? setting;
    return status ? [{scope, kind, status, main}] : [];
  });
  return found.find(({status}) => status.is === 'known') ?? found[0];
}

/** What became of a default, by the server's history or else by entries, and what that means for a value. */
function ofChange({clauses, net}: ChangedSetting, value: string | undefined): Text {
  const before = net?.before ?? plainValue(clauses[0].value);
  const changes =
    net?.changes.map((change) => ({release: broughtIn(change), address: change.address})) ??
    clauses.map(({version, address}) => ({release: version, address}));
  const releases = changes.map(({release, address}) =>
    address ? {href: address, text: [release]} : `${release} (no entry)`,
  );
  const is = (other: string): boolean => value !== undefined && areEqualValues(value, other);
  const isWas = is(before) ? 'Your value was the default: keep it, and nothing changes.' : 'Your value stays.';
  const isNow = net && is(net.after) ? 'Your value is now the default: you can drop it.' : isWas;
  const after: Text = net ? [' to ', {code: shownValue(net.after)}] : [];
  return ['Default changed from ', {code: shownValue(before)}, ...after, ' in ', ...commaList(releases), `. ${isNow}`];
}

/** How many unknown names get the nearest known one: looking for it takes milliseconds. */
const COMPARED = 20;
/** How many names a line lists. */
const LISTED = 12;

function listLine(names: readonly string[], before: string, after: string): Text[] {
  if (names.length === 0) return [];
  const more = names.length > LISTED ? ` and ${names.length - LISTED} more` : '';
  return [[before, ...commaList(names.slice(0, LISTED).map((code) => ({code}))), more, after]];
}

/** What becomes of the settings of a paste. */
export interface SettingVerdicts {
  /** A line for each setting of which something is to be said, errors first. */
  readonly settings: readonly Text[];
  /** The lines about all other settings, and about what could not be read. */
  readonly others: readonly Text[];
}

/** What is known of pasted settings: defaults that change, entries about them, settings without effect, unknown names. */
export function settingVerdicts(paste: PastedNames, catalogue: Catalogue, context: PasteContext): SettingVerdicts {
  const {to} = context.range;
  const {release, servers} = catalogue;
  const ofEntries = requiring(context);
  const changes = new Map(context.changed.flatMap((each) => (each.settled ? [] : [[settingKey(each), each] as const])));
  const [errors, notes]: [Text[], Text[]] = [[], []];
  const unrecorded = new Set<string>();
  let others = 0;
  const pasted = paste.settings.map((each) => ({...each, found: find(catalogue, each, to)}));
  // Of a table, less than half of which are settings, the other rows are something else.
  const rows = pasted.filter(({of}) => of === 'row');
  const isTable = 2 * rows.filter(({found}) => found).length >= rows.length;
  for (const {setting, value, found, of, scope = of === 'assignment' ? 'server' : 'query'} of pasted) {
    // A plain word is a setting only in the list of what runs.
    if (of !== 'list' && !/[_.]/.test(setting)) continue;
    if (of === 'row' && !found && !isTable) continue;
    const parts: Text[] = [];
    const {scope: knownScope, kind, main} = found ?? {scope, kind: UNDO_SCOPES[scope].kinds[0], main: setting};
    const key = (name: string) => settingKey({scope: knownScope, setting: name});
    // A configuration has more settings than servers list, and older servers list fewer than newer ones.
    const status = found?.status.is === 'later' && knownScope === 'server' ? undefined : found?.status;
    const since = context.obsolete.get(key(setting))?.since;
    if (status || since) {
      const end = whyNot(status ?? {is: 'obsolete', isSure: true}, to, since);
      const change = changes.get(key(setting)) ?? changes.get(key(main));
      if (main !== setting) parts.push(['It is another name of ', {code: main}, '.']);
      if (end) parts.push([end]);
      else if (change) parts.push(ofChange(change, value));
      if (since && !end) parts.push([`Without effect from ${since} on.`]);
      const linked = new Set(change?.net?.changes.map(({address}) => address));
      for (const {address} of change?.clauses ?? []) linked.add(address);
      const about = ofEntries(kind, setting, value, change !== undefined);
      parts.push(...seeEntries(about.filter(({entry}) => !linked.has(entry.address))));
    } else if (of !== 'assignment' && knownScope !== 'server' && /^[a-z\d_]+$/.test(setting)) {
      // Custom settings have capitals or a dot in their names.
      const near = errors.length < COMPARED ? nearestKnown(catalogue, {kind, name: setting}) : undefined;
      const asked = `Unknown to ${servers.releases[0]} and to all later versions that were asked, up to ${release}.`;
      parts.push([asked, ...(near ? [' The nearest name is ', {code: near}, '.'] : [])]);
    } else if (found || of !== 'assignment') {
      parts.push(...seeEntries(ofEntries(kind, setting, value)));
      if (parts.length === 0) unrecorded.add(setting);
    }
    const isError = status ? status.is === 'later' || status.is === 'gone' : knownScope !== 'server';
    const line = [{code: value === undefined ? setting : `${setting} = ${value}`}, ': ', ...joined(parts, ' ')];
    if (parts.length > 0) (isError ? errors : notes).push(line);
    else if (status) others++;
  }
  const more = errors.length + notes.length > 0 ? 'other ' : '';
  const line = `${counted(others, `${more}setting`, `${more}settings`)}: still in ${to}, no recorded change of default.`;
  return {
    settings: [...errors, ...notes],
    others: [
      ...(others > 0 ? [[line]] : []),
      ...listLine([...unrecorded], 'Not among the settings that are recorded, so that nothing is known of them: ', '.'),
      ...listLine(paste.unread, 'Not read: ', '.'),
    ],
  };
}
