import type {Catalogue, KnownSetting} from '../defaults/catalogue';
import {settingKey} from '../defaults/history';
import {nearestKnown, settingOf} from '../defaults/known';
import {differingDefaults, type NetDefault} from '../defaults/net';
import {areEqualValues, shownValue} from '../defaults/values';
import {counted} from '../model/count';
import type {Text} from '../model/records';
import {commaList, joined} from '../model/text';
import {UNDO_SCOPES, type UndoScope} from '../model/undo';
import type {PastedSetting} from './pasted-settings';

/** Where a setting of a place is looked for: a part of a statement need not show what it sets. */
const SCOPES: Readonly<Record<PastedSetting['place'], readonly UndoScope[]>> = {
  query: ['query', 'merge-tree'],
  'merge-tree': ['merge-tree', 'query'],
  row: ['query', 'merge-tree', 'server'],
  elsewhere: ['server', 'query', 'merge-tree'],
};

interface Found extends KnownSetting {
  readonly scope: UndoScope;
}

/** A setting in the catalogue; of several with its name, one that has an effect. */
function find(catalogue: Catalogue, {setting, place}: PastedSetting): Found | undefined {
  const found = SCOPES[place].flatMap((scope): Found[] => {
    const known = settingOf(catalogue, {scope, setting});
    return known ? [{...known, scope}] : [];
  });
  return found.find(({tier}) => tier !== 'obsolete') ?? found[0];
}

/** What becomes of a default, and what that means for a value. */
function ofDefault({before, after, changes}: NetDefault, value: string): Text {
  const releases = changes.map(({release, address}) =>
    address ? {href: address, text: [release]} : `${release} (no entry)`,
  );
  const own = areEqualValues(value, after)
    ? 'Your value is now the default: you can drop it.'
    : areEqualValues(value, before)
      ? 'Your value was the default: keep it, and nothing changes.'
      : 'Your value stays.';
  return ['Default changed from ', shown(before), ' to ', shown(after), ' in ', ...commaList(releases), `. ${own}`];
}

const shown = (value: string) => ({code: shownValue(value)});

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

/**
 * Finds what is known of pasted settings: defaults that change, settings without effect, other names, unknown names.
 * @param to the release upgraded to
 * @param net the defaults that change on the way there
 */
export function aboutSettings(
  pasted: readonly PastedSetting[],
  catalogue: Catalogue,
  {to, net}: {readonly to: string; readonly net: readonly NetDefault[]},
): AboutSettings {
  const {release} = catalogue;
  const defaults = new Map(differingDefaults(net).map((each) => [settingKey(each), each]));
  const rows = pasted.filter(({place}) => place === 'row');
  // A table of which most names are unknown is one of something else.
  const areSettings = 2 * rows.filter((row) => find(catalogue, row)).length >= rows.length;
  let compared = 0;
  const unknown = ({setting, place}: PastedSetting): Text[] => {
    // Custom settings have capitals or a dot in their names.
    if (place === 'elsewhere' || !/^[a-z\d_]+$/.test(setting)) return [];
    const kind = UNDO_SCOPES[SCOPES[place][0]!].kinds[0];
    const near = compared++ < COMPARED ? nearestKnown(catalogue, {kind, name: setting}) : undefined;
    return [
      [
        `${release} does not know it: setting it is an error.`,
        ...(near ? [' The nearest name is ', {code: near}, '.'] : []),
      ],
    ];
  };
  const known = ({name, tier, aliasFor, scope}: Found, value: string): Text[] => {
    if (tier === 'obsolete')
      return [
        [to === release ? 'It has no effect any more: you can drop it.' : `${release} takes it without any effect.`],
      ];
    const names = aliasFor === undefined ? [name] : [name, aliasFor];
    const changed = names.map((setting) => defaults.get(settingKey({scope, setting}))).find(Boolean);
    return [
      ...(aliasFor === undefined ? [] : [['It is another name of ', {code: aliasFor}, '.']]),
      ...(changed ? [ofDefault(changed, value)] : []),
    ];
  };
  const [errors, notes]: [Text[], Text[]] = [[], []];
  let others = 0;
  for (const each of pasted.filter(({place}) => place !== 'row' || areSettings)) {
    const found = find(catalogue, each);
    const parts = found ? known(found, each.value) : unknown(each);
    if (parts.length > 0) {
      (found ? notes : errors).push([{code: `${each.setting} = ${each.value}`}, ': ', ...joined(parts, ' ')]);
    } else if (found) others++;
  }
  const line =
    `Nothing is to be said of ${counted(others, 'other setting', 'other settings')}: ${release} knows ` +
    `${others === 1 ? 'it' : 'them'}, and its history has no change of the default on this way.`;
  return {told: [...errors, ...notes], others: others > 0 ? [line] : undefined};
}
