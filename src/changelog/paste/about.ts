import {PASTED_KINDS} from '../defaults/asked-servers';
import type {Catalogue} from '../defaults/catalogue';
import type {ChangedSetting} from '../defaults/changed-settings';
import {broughtIn} from '../defaults/default-changes';
import {settingKey} from '../defaults/history';
import {nearestKnown} from '../defaults/known-names';
import {statusIn, whyNot} from '../defaults/name-status';
import {areEqualValues, plainValue, shownValue} from '../defaults/values';
import {counted} from '../model/count';
import {EFFECTS} from '../model/effects';
import {groupBy} from '../model/group';
import type {PlacedEntry, Text} from '../model/records';
import {namedAs, type RequiredKind, type Requirement, requiredValue, termsOf} from '../model/requirement';
import {commaList, joined} from '../model/text';
import {SCOPES, UNDO_SCOPES} from '../model/undo';
import type {Paste} from './paste';
import {type PastedSetting, pastedSettings} from './pasted-settings';
import {refusedElements} from './refused-elements';

/** What becomes of the names and settings of a paste. */
export interface AboutPaste {
  /** A line for each name that the release upgraded to does not have. */
  readonly absent: readonly Text[];
  /** A line for each setting of which something is to be said, errors first. */
  readonly settings: readonly Text[];
  /** The lines about all other settings, and about what could not be read. */
  readonly others: readonly Text[];
}

/** What a plan tells of a paste. */
export interface PasteContext {
  readonly range: {readonly to: string};
  readonly changed: readonly ChangedSetting[];
  /** Oldest first. */
  readonly toCheck: readonly PlacedEntry[];
  readonly requires: ReadonlyMap<string, Requirement>;
}

/** Finds the entries to check that require a name, with this value if both have one, or only those that have one. */
function requiring({toCheck, requires}: PasteContext) {
  const terms = toCheck.flatMap((placed) => {
    const requirement = requires.get(placed.entry.address);
    const named = requirement ? termsOf(requirement, false) : [];
    return named.flatMap(({kind, names}) =>
      names.map((name) => {
        const {value, name: own} = requiredValue(name);
        return {kind, isNamed: namedAs(own), value, placed};
      }),
    );
  });
  const byKind = groupBy(terms, ({kind}) => kind);
  return (kind: RequiredKind, own: string, value?: string, withValue = false): PlacedEntry[] => {
    const fits = (other: string | undefined) =>
      other === undefined ? !withValue : value === undefined || areEqualValues(other, value);
    const of = (byKind.get(kind) ?? []).filter((term) => term.isNamed(own) && fits(term.value));
    return [...new Set(of.map(({placed}) => placed))];
  };
}

/** Entries by their releases, with what happens. */
function seeEntries(entries: readonly PlacedEntry[]): Text[] {
  const link = ({release: {version}, entry: {address, effects}}: PlacedEntry): Text => [
    {href: address, text: [version]},
    ` (${effects.map((effect) => EFFECTS[effect]).join(', ')})`,
  ];
  return entries.length === 0 ? [] : [['See ', ...joined(entries.map(link)), '.']];
}

/** A setting that a server knows, first where it is set; of several with its name, the one that has an effect in a release. */
function find({servers}: Catalogue, {setting, scope: own}: PastedSetting, to: string) {
  const found = [...(own ? [own] : []), ...SCOPES].flatMap((scope) => {
    const [kind] = UNDO_SCOPES[scope].kinds;
    const states = servers.states[kind].get(setting);
    const status = states && statusIn(servers, kind, setting, to);
    const main = states?.findLast(({known}) => known)?.known?.aliasFor ?? setting;
    return status ? [{scope, kind, status, main}] : [];
  });
  return found.find(({status}) => status.is === 'known') ?? found[0];
}

/** What became of a default, as the server's history or else entries tell it, and what that means for a value. */
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

/** What is known of pasted settings: defaults that change, entries about them, settings without effect, unknown names. */
function aboutSettings(paste: Paste, catalogue: Catalogue, context: PasteContext): Omit<AboutPaste, 'absent'> {
  const {to} = context.range;
  const {release, servers} = catalogue;
  const ofEntries = requiring(context);
  const changes = new Map(context.changed.flatMap((each) => (each.settled ? [] : [[settingKey(each), each] as const])));
  const [errors, notes]: [Text[], Text[]] = [[], []];
  const unrecorded = new Set<string>();
  let others = 0;
  for (const [of, list] of groupBy(pastedSettings(paste), (each) => each.of)) {
    const all = list.map((each) => ({...each, found: find(catalogue, each, to)}));
    // A table of which less than half are settings is one of something else.
    if (typeof of === 'number' && 2 * all.filter(({found}) => found).length < all.length) continue;
    for (const {setting, value, found, scope = of === 'assignment' ? 'server' : 'query'} of all) {
      // A plain word is a setting only in the list of what runs.
      if (of !== 'list' && !/[_.]/.test(setting)) continue;
      const parts: Text[] = [];
      const {scope: own, kind, main} = found ?? {scope, kind: UNDO_SCOPES[scope].kinds[0], main: setting};
      const key = (name: string) => settingKey({scope: own, setting: name});
      // A configuration has more settings than servers list, and older servers list fewer than newer ones.
      const status = found?.status.is === 'later' && own === 'server' ? undefined : found?.status;
      const since = servers.obsolete.get(key(setting));
      if (status || since) {
        const end = whyNot(status ?? {is: 'obsolete', isSure: true}, to, since);
        const change = changes.get(key(setting)) ?? changes.get(key(main));
        if (main !== setting) parts.push(['It is another name of ', {code: main}, '.']);
        if (end) parts.push([end]);
        else if (change) parts.push(ofChange(change, value));
        if (since && !end) parts.push([`Without effect from ${since} on.`]);
        const told = new Set(change?.net?.changes.map(({address}) => address));
        for (const {address} of change?.clauses ?? []) told.add(address);
        const about = ofEntries(kind, setting, value, change !== undefined);
        parts.push(...seeEntries(about.filter(({entry}) => !told.has(entry.address))));
      } else if (of !== 'assignment' && own !== 'server' && /^[a-z\d_]+$/.test(setting)) {
        // Custom settings have capitals or a dot in their names.
        const near = errors.length < COMPARED ? nearestKnown(catalogue, {kind, name: setting}) : undefined;
        const asked = `Unknown to ${servers.releases[0]} and to all later versions that were asked, up to ${release}.`;
        parts.push([asked, ...(near ? [' The nearest name is ', {code: near}, '.'] : [])]);
      } else if (found || of !== 'assignment') {
        parts.push(...seeEntries(ofEntries(kind, setting, value)));
        if (parts.length === 0) unrecorded.add(setting);
      }
      const isError = status ? status.is === 'later' || status.is === 'gone' : own !== 'server';
      const line = [{code: value === undefined ? setting : `${setting} = ${value}`}, ': ', ...joined(parts, ' ')];
      if (parts.length > 0) (isError ? errors : notes).push(line);
      else if (status) others++;
    }
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

/** The names that a release does not have, but for those that older servers may only be built without. */
function absentNames(paste: Paste, {servers}: Catalogue, context: PasteContext): Text[] {
  const ofEntries = requiring(context);
  const lines = new Map<string, Text>();
  for (const kind of PASTED_KINDS)
    for (const [name, states] of servers.states[kind]) {
      // Statements spell kinds of views otherwise: `LIVE VIEW`.
      const isView = kind === 'table-engine' && /[a-z]View$/.test(name);
      const spelled = isView ? name.replace('View', ' View').toUpperCase() : name;
      const isThere = isView ? paste.find('statement', spelled).length > 0 : paste.has({kind, name});
      // In a text, a data type is told from a word by what it has in parentheses.
      if (!isThere || (kind === 'data-type' && !paste.run && !paste.text.includes(`${name}(`))) continue;
      const status = statusIn(servers, kind, name, context.range.to);
      if (!status || status.is === 'known' || states.some(({known}) => known?.isBuiltLate)) continue;
      const entries = [...ofEntries(kind, name), ...(isView ? ofEntries('statement', spelled) : [])];
      const ends = entries.filter(({entry: {effects}}) => effects.includes('start') || effects.includes('fails'));
      lines.set(spelled, [
        {code: spelled},
        ': ',
        ...joined([[whyNot(status, context.range.to) ?? ''], ...seeEntries(ends)], ' '),
      ]);
    }
  return [...lines.values()];
}

/** Finds what is known of pasted settings, and the names and elements that the release upgraded to does not have. */
export function aboutPaste(paste: Paste, catalogue: Catalogue, context: PasteContext): AboutPaste {
  const absent = [...refusedElements(paste, catalogue, context.toCheck), ...absentNames(paste, catalogue, context)];
  return {absent, ...aboutSettings(paste, catalogue, context)};
}
