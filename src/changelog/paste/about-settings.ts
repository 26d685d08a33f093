import type {Catalogue} from '../defaults/catalogue';
import type {ChangedSetting} from '../defaults/changed-settings';
import {type Fate, fateOf} from '../defaults/fate';
import {settingKey} from '../defaults/history';
import {nearestKnown} from '../defaults/known';
import {areEqualValues, plainValue, shownValue} from '../defaults/values';
import {counted} from '../model/count';
import {groupBy} from '../model/group';
import type {Text} from '../model/records';
import {commaList, joined} from '../model/text';
import {UNDO_SCOPES, type UndoScope} from '../model/undo';
import {compareVersions} from '../model/versions';
import type {PastedSetting} from './pasted-settings';

/** Where a setting of a place is looked for: a part of a statement need not show what it sets. */
const SCOPES: Readonly<Record<PastedSetting['place'], readonly UndoScope[]>> = {
  query: ['query', 'merge-tree'],
  'merge-tree': ['merge-tree', 'query'],
  row: ['query', 'merge-tree', 'server'],
  server: ['server', 'query', 'merge-tree'],
};

interface Found {
  readonly scope: UndoScope;
  readonly aliasFor?: string | undefined;
  /** What becomes of it in the release upgraded to. */
  readonly fate: Fate;
}

/** A setting that a server knows; of several with its name, the one that the release upgraded to heeds. */
function find({servers}: Catalogue, {setting, place}: PastedSetting, to: string): Found | undefined {
  const found = SCOPES[place].flatMap((scope): Found[] => {
    const [kind] = UNDO_SCOPES[scope].kinds;
    const states = servers.states[kind].get(setting);
    const fate = states && fateOf(servers, kind, setting, to);
    return fate ? [{scope, fate, aliasFor: states.findLast(({known}) => known)?.known?.aliasFor}] : [];
  });
  return found.find(({fate}) => fate.is === 'known') ?? found[0];
}

/** Why the release upgraded to may not heed a setting; `end` is since when, as an entry says. */
function whyNotHeeded({is, isSure, since, before}: Fate, to: string, end: string | undefined): string | undefined {
  if (is === 'later') return `Not in ${to}: ${since} is the first version asked that knows it.`;
  if (is === 'known' && !isSure) return `${since} knows it, ${before} does not; ${to} was not asked.`;
  if (is !== 'gone' && is !== 'obsolete') return undefined;
  if (end && compareVersions(to, end) < 0 && end !== since) return undefined;
  if (!isSure && end === since)
    return `${before} heeds it, ${since} ${is === 'gone' ? 'does not know it' : 'ignores it'}; ${to} was not asked.`;
  const from = `${end}${end === since ? ', or earlier' : ''}`;
  return is === 'gone'
    ? `Unknown since ${from}: setting it is an error.`
    : `Without effect since ${from}: you can drop it.`;
}

/** What became of a default, as the server's history or else entries tell it, and what that means for a value. */
function ofChange({clauses, net}: ChangedSetting, value: string | undefined): Text {
  const before = net?.before ?? plainValue(clauses[0].value);
  const changes = net?.changes ?? clauses.map(({version, address}) => ({release: version, address}));
  const releases = commaList(
    changes.map(({release, address}) => (address ? {href: address, text: [release]} : `${release} (no entry)`)),
  );
  const is = (other: string | undefined): boolean =>
    value !== undefined && other !== undefined && areEqualValues(value, other);
  const own = is(net?.after)
    ? 'Your value is now the default: you can drop it.'
    : is(before)
      ? 'Your value was the default: keep it, and nothing changes.'
      : 'Your value stays.';
  const code = {code: shownValue(before)};
  return net
    ? ['Default changed from ', code, ' to ', {code: shownValue(net.after)}, ' in ', ...releases, `. ${own}`]
    : ['Changed in ', ...releases, ', and ', code, ` is what was before. ${own}`];
}

/** How many unknown names get the nearest known one: looking for it takes milliseconds. */
const COMPARED = 20;

/** What is known of pasted settings. */
export interface AboutSettings {
  /** A line for each setting of which something is to be said, errors first. */
  readonly told: readonly Text[];
  /** The line about all others that the server knows; undefined if there are none. */
  readonly others: Text | undefined;
}

/** Settings without rows of tables of which less than half are settings: those are tables of something else. */
function withoutOtherTables(
  pasted: readonly PastedSetting[],
  isKnown: (each: PastedSetting) => boolean,
): PastedSetting[] {
  const tables = groupBy(pasted, ({table}) => table);
  return [...tables].flatMap(([table, list]) =>
    table === undefined || 2 * list.filter(isKnown).length >= list.length ? list : [],
  );
}

/**
 * Finds what is known of pasted settings: defaults that change, settings without effect, other names, unknown names.
 * @param way the release upgraded to, and the settings that change on the way to it
 */
export function aboutSettings(
  pasted: readonly PastedSetting[],
  catalogue: Catalogue,
  {to, changed}: {readonly to: string; readonly changed: readonly ChangedSetting[]},
): AboutSettings {
  const {release, ended, servers} = catalogue;
  const changes = new Map(changed.flatMap((each) => (each.settled ? [] : [[settingKey(each), each] as const])));
  let compared = 0;
  const unknown = ({setting, place}: PastedSetting): Text[] => {
    // Custom settings have capitals or a dot in their names.
    if (place === 'server' || !/^[a-z\d_]+$/.test(setting)) return [];
    const kind = UNDO_SCOPES[SCOPES[place][0]!].kinds[0];
    const near = compared++ < COMPARED ? nearestKnown(catalogue, {kind, name: setting}) : undefined;
    return [
      [
        `Unknown to ${servers.releases[0]} and to all later versions that were asked, up to ${release}.`,
        ...(near ? [' The nearest name is ', {code: near}, '.'] : []),
      ],
    ];
  };
  /** What becomes of a setting; an end before the release upgraded to is all that is to be said. */
  const becomes = ({setting, value}: PastedSetting, {scope, aliasFor = setting, fate}: Found): Text[] => {
    const [key, main] = [setting, aliasFor].map((name) => settingKey({scope, setting: name})) as [string, string];
    const since = ended.get(key);
    const end = whyNotHeeded(fate, to, since);
    const change = changes.get(key) ?? changes.get(main);
    return [
      ...(aliasFor === setting ? [] : [['It is another name of ', {code: aliasFor}, '.']]),
      ...(end ? [[end]] : change ? [ofChange(change, value)] : []),
      ...(end || since === undefined ? [] : [[`Without effect from ${since} on.`]]),
    ];
  };
  const lines: {isError: boolean; line: Text}[] = [];
  let others = 0;
  for (const each of withoutOtherTables(pasted, (row) => find(catalogue, row, to) !== undefined)) {
    const {setting, value, place} = each;
    const found = find(catalogue, each, to);
    // A configuration has settings that no list of the server has, and some that it no longer knows.
    const since = ended.get(settingKey({scope: 'server', setting}));
    const unlisted: Found = {scope: 'server', fate: {is: since ? 'obsolete' : 'known', isSure: true}};
    const own = found ?? (place === 'server' ? unlisted : undefined);
    const parts = own ? becomes(each, own) : unknown(each);
    if (parts.length === 0) others += found ? 1 : 0;
    else
      lines.push({
        isError: !own || own.fate.is === 'later' || own.fate.is === 'gone',
        line: [{code: value === undefined ? setting : `${setting} = ${value}`}, ': ', ...joined(parts, ' ')],
      });
  }
  const line = `${counted(others, 'other setting', 'other settings')}: still in ${to}, no recorded change of default.`;
  const told = [true, false].flatMap((is) => lines.flatMap((each) => (each.isError === is ? [each.line] : [])));
  return {told, others: others > 0 ? [line] : undefined};
}
