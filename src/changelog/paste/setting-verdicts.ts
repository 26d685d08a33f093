import {counted} from '../model/count';
import type {Effect} from '../model/effects';
import {oncePer} from '../model/once';
import type {Entry, PlacedEntry, Text} from '../model/records';
import {releaseLink} from '../model/sentences';
import {codeSpans, commaList, hasName, joined} from '../model/text';
import {SCOPES, UNDO_SCOPES} from '../model/undo';
import type {Catalogue} from '../server/catalogue';
import type {ChangedSetting} from '../server/changed-settings';
import {broughtIn} from '../server/default-changes';
import {settingKey} from '../server/defaults-file';
import {statusIn, whyNot} from '../server/name-status';
import type {ObsoleteSettings} from '../server/obsolete-settings';
import {areEqualValues, plainValue, shownValue} from '../server/values';
import type {Paste} from './paste';
import type {PastedSetting} from './pasted-settings';

/** The part of a plan that verdicts on a paste need. */
export interface PasteContext {
  readonly range: {readonly from: string; readonly to: string};
  readonly changed: readonly ChangedSetting[];
  readonly toCheck: readonly PlacedEntry[];
  readonly obsolete: ObsoleteSettings;
}

/** Read once of each entry: a list has a thousand names to look for. */
const spansOf = oncePer(codeSpans);

/** Whether an entry says what becomes of a name. */
export function isAbout(entry: Entry, name: string): boolean {
  return spansOf(entry).some((code) => hasName(code, name));
}

/** The setting that servers know by a name, first of the pasted scope; of several, one that has an effect in a release. */
function find({servers}: Catalogue, {setting, scope: pasted}: PastedSetting, to: string) {
  const found = [...(pasted ? [pasted] : []), ...SCOPES].flatMap((scope) => {
    const [kind] = UNDO_SCOPES[scope].kinds;
    const states = servers.states[kind].get(setting);
    const status = states && statusIn(servers, kind, setting, to);
    const main = states?.findLast(({known}) => known)?.known?.aliasFor ?? setting;
    return status ? [{scope, status, main}] : [];
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

/** What becomes of the settings of a paste. */
export interface SettingVerdicts {
  /** A line for each setting that there is something to say about, errors first. */
  readonly settings: readonly Text[];
  /** About all other settings. */
  readonly others: readonly Text[];
}

/** The entry that says what the end of a setting means: of several, one about the start, or about what fails. */
function tellsEnd(toCheck: readonly PlacedEntry[], setting: string): PlacedEntry | undefined {
  const tell = toCheck.filter(({entry}) => isAbout(entry, setting));
  const by = (effect: Effect) => tell.findLast(({entry}) => entry.effects.includes(effect));
  return by('start') ?? by('fails') ?? tell.at(-1);
}

/** What is known of pasted settings: defaults that change, entries about them, settings without effect, unknown names. */
export function settingVerdicts(paste: Paste, catalogue: Catalogue, context: PasteContext): SettingVerdicts {
  const {to} = context.range;
  const {release, servers} = catalogue;
  const changes = new Map(
    context.changed.flatMap((each) => (each.isSettled ? [] : [[settingKey(each), each] as const])),
  );
  const [errors, notes]: [Text[], Text[]] = [[], []];
  let others = 0;
  const pasted = paste.settings.map((each) => ({...each, found: find(catalogue, each, to)}));
  for (const {setting, value, found, of, scope = of === 'assignment' ? 'server' : 'query'} of pasted) {
    // A plain word is a setting only in the list of what runs.
    if (of !== 'list' && !/[_.]/.test(setting)) continue;
    const parts: Text[] = [];
    const {scope: knownScope, main} = found ?? {scope, main: setting};
    const key = (name: string) => settingKey({scope: knownScope, setting: name});
    // A configuration has more settings than servers list, and older servers list fewer than newer ones.
    const status = found?.status.is === 'later' && knownScope === 'server' ? undefined : found?.status;
    const since = context.obsolete.get(key(setting))?.since;
    if (status || since) {
      const ended = status ?? {is: 'obsolete', isSure: true};
      // Most of a thousand pasted settings have not ended: no entry is looked for.
      const by = whyNot(ended, to, since) ? tellsEnd(context.toCheck, setting) : undefined;
      const end = whyNot(ended, to, since, by !== undefined);
      const change = changes.get(key(setting)) ?? changes.get(key(main));
      if (main !== setting) parts.push(['It is another name of ', {code: main}, '.']);
      if (end) parts.push(by ? [`${end} Read first: `, releaseLink(by), '.'] : [end]);
      else if (change) parts.push(ofChange(change, value));
      if (since && !end) parts.push([`Without effect from ${since} on.`]);
    } else if (of !== 'assignment' && knownScope !== 'server' && /^[a-z\d_]+$/.test(setting)) {
      // Custom settings have capitals or a dot in their names.
      const asked = `Unknown to ${servers.releases[0]} and to all later versions that were asked, up to ${release}.`;
      parts.push([asked]);
    }
    const isError = status ? status.is === 'later' || status.is === 'gone' : knownScope !== 'server';
    const line = [{code: value === undefined ? setting : `${setting} = ${value}`}, ': ', ...joined(parts, ' ')];
    if (parts.length > 0) (isError ? errors : notes).push(line);
    else if (status && !context.toCheck.some(({entry}) => isAbout(entry, setting))) others++;
  }
  const more = errors.length + notes.length > 0 ? 'other ' : '';
  const line = `${counted(others, `${more}setting`, `${more}settings`)}: still in ${to}, no recorded change of default.`;
  return {settings: [...errors, ...notes], others: others > 0 ? [[line]] : []};
}
