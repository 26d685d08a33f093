import type {Catalogue} from '../defaults/catalogue';
import {type Fate, fateOf} from '../defaults/fate';
import {settingKey} from '../defaults/history';
import {nearestKnown} from '../defaults/known';
import {differingDefaults, type NetDefault} from '../defaults/net';
import {areEqualValues, plainValue, shownValue} from '../defaults/values';
import {counted} from '../model/count';
import {groupBy} from '../model/group';
import type {Piece, Text, Undo} from '../model/records';
import {commaList, joined} from '../model/text';
import {UNDO_SCOPES, type UndoScope} from '../model/undo';
import {compareVersions} from '../model/versions';
import type {PastedSetting} from './pasted-settings';

/** Where a setting of a place is looked for: a part of a statement need not show what it sets. */
const SCOPES: Readonly<Record<PastedSetting['place'], readonly UndoScope[]>> = {
  query: ['query', 'merge-tree'],
  'merge-tree': ['merge-tree', 'query'],
  row: ['query', 'merge-tree', 'server'],
  elsewhere: ['server', 'query', 'merge-tree'],
};

/** A setting that entries change: what they say of it, oldest first, each with the value from before its release. */
interface ChangedSetting extends Pick<Undo, 'scope' | 'setting'> {
  readonly settled: boolean;
  readonly clauses: readonly [EntryClause, ...EntryClause[]];
}

interface EntryClause extends Pick<Undo, 'value'> {
  readonly version: string;
  readonly address?: string | undefined;
}

interface Found {
  readonly scope: UndoScope;
  readonly name: string;
  readonly aliasFor: string | undefined;
  /** What becomes of it in the release upgraded to. */
  readonly fate: Fate;
}

/** A setting that a server knows; of several with its name, the one that the release upgraded to heeds. */
function find({servers}: Catalogue, {setting, place}: PastedSetting, to: string): Found | undefined {
  const found = SCOPES[place].flatMap((scope): Found[] => {
    const [kind] = UNDO_SCOPES[scope].kinds;
    const states = servers.states[kind].get(setting);
    const fate = states && fateOf(servers, kind, setting, to);
    const aliasFor = states?.findLast(({known}) => known)?.known?.aliasFor;
    return fate ? [{scope, name: setting, aliasFor, fate}] : [];
  });
  return found.find(({fate}) => fate.is === 'known') ?? found[0];
}

/** What is to be said of a setting that the release upgraded to may not heed; `end` is since when, as an entry says. */
function notHeeded({is, isSure, since, before}: Fate, to: string, end: string | undefined): Text[] {
  if (is === 'later') return [[`Not in ${to}: ${since} is the first version asked that knows it.`]];
  if (is === 'known' && !isSure) return [[`${since} knows it, ${before} does not; ${to} was not asked.`]];
  if (is !== 'gone' && is !== 'obsolete') return [];
  if (end && compareVersions(to, end) < 0 && end !== since) return [];
  if (!isSure && end === since)
    return [
      [`${before} heeds it, ${since} ${is === 'gone' ? 'does not know it' : 'ignores it'}; ${to} was not asked.`],
    ];
  return is === 'gone'
    ? [[`Unknown since ${end}${end === since ? ', or earlier' : ''}: setting it is an error.`]]
    : [[`Without effect since ${end}${end === since ? ', or earlier' : ''}: you can drop it.`]];
}

/** A release, with the way to the entry that tells its change. */
const releaseLink = (release: string, address: string | undefined): Piece =>
  address ? {href: address, text: [release]} : `${release} (no entry)`;

const shown = (value: string) => ({code: shownValue(value)});

/** What becomes of a default, and what that means for a value. */
function ofDefault({before, after, changes}: NetDefault, value: string | undefined): Text {
  const releases = changes.map(({release, address}) => releaseLink(release, address));
  const own =
    value !== undefined && areEqualValues(value, after)
      ? 'Your value is now the default: you can drop it.'
      : keeps(value, before);
  return ['Default changed from ', shown(before), ' to ', shown(after), ' in ', ...commaList(releases), `. ${own}`];
}

/** What becomes of a value whose default was another one. */
function keeps(value: string | undefined, before: string): string {
  return value !== undefined && areEqualValues(value, before)
    ? 'Your value was the default: keep it, and nothing changes.'
    : 'Your value stays.';
}

/** What entries alone tell of a setting. */
function ofEntries({clauses}: ChangedSetting, value: string | undefined): Text {
  const before = plainValue(clauses[0].value);
  const releases = clauses.map(({version, address}) => releaseLink(version, address));
  return [
    'Changed in ',
    ...commaList(releases),
    ', and ',
    shown(before),
    ` is what was before. ${keeps(value, before)}`,
  ];
}

/** Their heading. */
export const PASTED_SETTINGS = 'Settings that you set';

/** How many unknown names get the nearest known one: looking for it takes milliseconds. */
const COMPARED = 20;

/** What is known of pasted settings. */
export interface AboutSettings {
  /** A line for each setting of which something is to be said, errors first. */
  readonly told: readonly Text[];
  /** The line about all others that the server knows; undefined if there are none. */
  readonly others: Text | undefined;
}

/** What is known of settings on the way to a release. */
export interface SettingsOfWay {
  /** The release upgraded to. */
  readonly to: string;
  /** The defaults that change. */
  readonly net: readonly NetDefault[];
  /** What the entries change as well, those settings of the server included that have no history. */
  readonly changed: readonly ChangedSetting[];
}

/** Rows of tables of which at least half are settings: others are tables of something else. */
function settingRows(pasted: readonly PastedSetting[], catalogue: Catalogue, to: string): ReadonlySet<PastedSetting> {
  const tables = groupBy(
    pasted.filter(({place}) => place === 'row'),
    ({table}) => table,
  );
  const known = (list: readonly PastedSetting[]): number => list.filter((row) => find(catalogue, row, to)).length;
  return new Set([...tables.values()].flatMap((list) => (2 * known(list) >= list.length ? list : [])));
}

/**
 * Finds what is known of pasted settings: defaults that change, settings without effect, other names, unknown names.
 */
export function aboutSettings(
  pasted: readonly PastedSetting[],
  catalogue: Catalogue,
  {to, net, changed}: SettingsOfWay,
): AboutSettings {
  const {release, ended, servers} = catalogue;
  const defaults = new Map(differingDefaults(net).map((each) => [settingKey(each), each]));
  const told = new Map(changed.flatMap((each) => (each.settled ? [] : [[settingKey(each), each] as const])));
  const rows = settingRows(pasted, catalogue, to);
  let compared = 0;
  const unknown = ({setting, place}: PastedSetting): Text[] => {
    // Custom settings have capitals or a dot in their names.
    if (place === 'elsewhere' || !/^[a-z\d_]+$/.test(setting)) return [];
    const kind = UNDO_SCOPES[SCOPES[place][0]!].kinds[0];
    const near = compared++ < COMPARED ? nearestKnown(catalogue, {kind, name: setting}) : undefined;
    return [
      [
        `Unknown to ${servers.releases[0]} and to all later versions that were asked, up to ${release}.`,
        ...(near ? [' The nearest name is ', {code: near}, '.'] : []),
      ],
    ];
  };
  /** What becomes of a setting with several names; an end before the release upgraded to is all that is to be said. */
  const becomes = (keys: readonly string[], value: string | undefined, fate?: Fate): Text[] => {
    const since = ended.get(keys[0]!);
    const end = fate ? notHeeded(fate, to, since) : [];
    if (end.length > 0) return end;
    if (!fate && since !== undefined && compareVersions(to, since) >= 0)
      return [[`Without effect since ${since}: you can drop it.`]];
    const [byHistory] = keys.flatMap((key) => defaults.get(key) ?? []);
    const [byEntries] = keys.flatMap((key) => told.get(key) ?? []);
    const change = byHistory ? ofDefault(byHistory, value) : byEntries && ofEntries(byEntries, value);
    return [...(change ? [change] : []), ...(since === undefined ? [] : [[`Without effect from ${since} on.`]])];
  };
  const known = ({name, aliasFor, scope, fate}: Found, value: string | undefined): Text[] => {
    const names = aliasFor === undefined ? [name] : [name, aliasFor];
    return [
      ...(aliasFor === undefined ? [] : [['It is another name of ', {code: aliasFor}, '.']]),
      ...becomes(
        names.map((setting) => settingKey({scope, setting})),
        value,
        fate,
      ),
    ];
  };
  const [errors, notes]: [Text[], Text[]] = [[], []];
  let others = 0;
  for (const each of pasted.filter((one) => one.place !== 'row' || rows.has(one))) {
    const {setting, value, place} = each;
    const found = find(catalogue, each, to);
    // A configuration has settings that no list of the server has, and some that it no longer knows.
    const own = place === 'elsewhere' ? becomes([settingKey({scope: 'server', setting})], value) : [];
    const parts = found ? known(found, value) : [...own, ...unknown(each)];
    if (parts.length > 0)
      ((found && !['later', 'gone'].includes(found.fate.is)) || own.length > 0 ? notes : errors).push([
        {code: value === undefined ? setting : `${setting} = ${value}`},
        ': ',
        ...joined(parts, ' '),
      ]);
    else if (found) others++;
  }
  const line = `${counted(others, 'other setting', 'other settings')}: still in ${to}, no recorded change of default.`;
  return {told: [...errors, ...notes], others: others > 0 ? [line] : undefined};
}
