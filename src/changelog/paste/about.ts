import type {Catalogue} from '../defaults/catalogue';
import type {ChangedSetting} from '../defaults/changed-settings';
import {settingKey} from '../defaults/history';
import {nearestKnown} from '../defaults/known-names';
import {type NameStatus, statusIn} from '../defaults/name-status';
import {areEqualValues, plainValue, shownValue} from '../defaults/values';
import {counted} from '../model/count';
import {groupBy} from '../model/group';
import type {PlacedEntry, Text} from '../model/records';
import {commaList, joined} from '../model/text';
import {SCOPES, UNDO_SCOPES} from '../model/undo';
import {absentNames, whyNot} from './absent-names';
import type {Paste} from './paste';
import {type PastedSetting, pastedSettings} from './pasted-settings';
import {refusedElements} from './refused-elements';

/** What becomes of the names and settings of a paste. */
export interface AboutPaste {
  /** A line for each name that the release upgraded to does not have. */
  readonly absent: readonly Text[];
  /** A line for each setting of which something is to be said, errors first. */
  readonly settings: readonly Text[];
  /** The line about all other settings that the server knows; undefined if there are none. */
  readonly others: Text | undefined;
}

/** A setting that a server knows, first in its own scope; of several with its name, the one that has an effect in a release. */
function find({servers}: Catalogue, {setting, scope: own}: PastedSetting, to: string) {
  const found = [own, ...SCOPES].flatMap((scope) => {
    const [kind] = UNDO_SCOPES[scope].kinds;
    const states = servers.states[kind].get(setting);
    const status = states && statusIn(servers, kind, setting, to);
    const main = states?.findLast(({known}) => known)?.known?.aliasFor ?? setting;
    return status ? [{scope, status, main}] : [];
  });
  return found.find(({status}) => status.is === 'known') ?? found[0];
}

/** What became of a default, as the server's history or else entries tell it, and what that means for a value. */
function ofChange({clauses, net}: ChangedSetting, value: string | undefined): Text {
  const before = net?.before ?? plainValue(clauses[0].value);
  const changes = net?.changes ?? clauses.map(({version, address}) => ({release: version, address}));
  const releases = changes.map(({release, address}) =>
    address ? {href: address, text: [release]} : `${release} (no entry)`,
  );
  const is = (other: string): boolean => value !== undefined && areEqualValues(value, other);
  const isWas = is(before) ? 'Your value was the default: keep it, and nothing changes.' : 'Your value stays.';
  const isNow = net && is(net.after) ? 'Your value is now the default: you can drop it.' : isWas;
  const after: Text = net ? [' to ', {code: shownValue(net.after)}] : [];
  return ['Default changed from ', {code: shownValue(before)}, ...after, ' in ', ...commaList(releases), `. ${isNow}`];
}

/** What is assumed of a setting in no list of the server. */
const OBSOLETE: NameStatus = {is: 'obsolete', isSure: true};

/** How many unknown names get the nearest known one: looking for it takes milliseconds. */
const COMPARED = 20;

/**
 * Finds what is known of pasted settings (defaults that change, settings without effect, other names, unknown names), and
 * the names that the release upgraded to does not have.
 * @param plan with its entries oldest first
 */
export function aboutPaste(
  paste: Paste,
  catalogue: Catalogue,
  {range, changed, toCheck}: {range: {to: string}; changed: readonly ChangedSetting[]; toCheck: readonly PlacedEntry[]},
): AboutPaste {
  const {to} = range;
  const {release, servers} = catalogue;
  const changes = new Map(changed.flatMap((each) => (each.settled ? [] : [[settingKey(each), each] as const])));
  const [errors, notes]: [Text[], Text[]] = [[], []];
  let others = 0;
  for (const [table, list] of groupBy(pastedSettings(paste), (each) => each.table)) {
    const all = list.map((each) => ({...each, found: find(catalogue, each, to)}));
    // A table of which less than half are settings is one of something else.
    if (table !== undefined && 2 * all.filter(({found}) => found).length < all.length) continue;
    for (const {setting, value, scope, found} of all) {
      const parts: Text[] = [];
      if (found || scope === 'server') {
        // A configuration has settings that no list of the server has; entries tell the end of some.
        const {scope: own, main, status} = found ?? {scope, main: setting, status: OBSOLETE};
        const key = (name: string) => settingKey({scope: own, setting: name});
        const since = servers.obsolete.get(key(setting));
        const end = (found || since) && whyNot(status, to, since);
        const change = changes.get(key(setting)) ?? changes.get(key(main));
        if (main !== setting) parts.push(['It is another name of ', {code: main}, '.']);
        if (end) parts.push([end]);
        else if (change) parts.push(ofChange(change, value));
        if (since && !end) parts.push([`Without effect from ${since} on.`]);
      } else if (/^[a-z\d_]+$/.test(setting)) {
        // Custom settings have capitals or a dot in their names.
        const name = {kind: UNDO_SCOPES[scope].kinds[0], name: setting};
        const near = errors.length < COMPARED ? nearestKnown(catalogue, name) : undefined;
        const asked = `Unknown to ${servers.releases[0]} and to all later versions that were asked, up to ${release}.`;
        parts.push([asked, ...(near ? [' The nearest name is ', {code: near}, '.'] : [])]);
      }
      const isError = found ? found.status.is === 'later' || found.status.is === 'gone' : scope !== 'server';
      const line = [{code: value === undefined ? setting : `${setting} = ${value}`}, ': ', ...joined(parts, ' ')];
      if (parts.length > 0) (isError ? errors : notes).push(line);
      else if (found) others++;
    }
  }
  const more = errors.length + notes.length > 0 ? 'other ' : '';
  const line = `${counted(others, `${more}setting`, `${more}settings`)}: still in ${to}, no recorded change of default.`;
  const absent = [...refusedElements(paste, catalogue, toCheck), ...absentNames(paste, catalogue, to, toCheck)];
  return {absent, settings: [...errors, ...notes], others: others > 0 ? [line] : undefined};
}
