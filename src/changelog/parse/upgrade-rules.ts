import type {Undo} from '../model/records';
import {textOf} from '../model/text';
import {SCOPES, UNDO_SCOPES} from '../model/undo';
import type {SettingRule, StopRule, UpgradeRules} from '../model/upgrade-rules';
import {collector, type Problem} from './problems';
import {readYaml, type YamlValue} from './yaml';

type Item = Readonly<Record<string, unknown>>;
/** A rule with its place in the list. */
export type Placed<Rule> = Rule & Pick<YamlValue, 'start'>;

const VERSION = /^\d\d\.\d{1,2}$/;
const PATCHES = /^\d\d\.\d{1,2}\.\d+\.\d+(?:, \d\d\.\d{1,2}\.\d+\.\d+)*$/;
const FORMS: Readonly<Record<string, RegExp>> = {
  setting: /^(?:[A-Za-z]+ setting )?`[A-Za-z_][\w.]*`$/,
  only: /^files$/,
  when: /^mixed$/,
  older: VERSION,
  // A comment of XML cannot have two dashes.
  opens: /^(?!.*--).*\.$/s,
  entry: /^#\d+$/,
  before: VERSION,
  from: VERSION,
  patches: PATCHES,
  text: /\.$/,
};
const LISTS = {
  settings: {needed: ['setting'], others: ['only', 'when', 'older', 'opens']},
  stops: {needed: ['entry', 'before', 'text'], others: ['from', 'patches']},
} as const;
const isList = (key: string): key is keyof typeof LISTS => Object.hasOwn(LISTS, key);

/** The setting that `` server setting `name` `` names, as `undo` clauses name it. */
function settingOf(text: string): Pick<Undo, 'scope' | 'setting'> | undefined {
  const [words, setting] = text.split('`');
  const scope = SCOPES.find((each) => UNDO_SCOPES[each].name === words!.trim());
  return scope && {scope, setting: setting!};
}

/** What is wrong with an item of a list; undefined if nothing is. */
function faultOf(item: Item, list: keyof typeof LISTS): string | undefined {
  const {needed, others} = LISTS[list];
  const known: readonly string[] = [...needed, ...others];
  if (!needed.every((key) => key in item) || !Object.keys(item).every((key) => known.includes(key)))
    return `item, expected ${needed.join(', ')}, and of ${others.join(', ')} what is known`;
  const wrong = Object.keys(item).find((key) => typeof item[key] !== 'string' || !FORMS[key]!.test(item[key]));
  if (wrong !== undefined) return `${wrong} "${item[wrong]}", expected the form ${FORMS[wrong]!.source}`;
  if (list === 'settings') {
    if (!settingOf(item.setting as string)) return `setting ${item.setting}, expected one as an undo clause names it`;
    return Object.keys(item).length > 1 ? undefined : `setting without a rule, expected ${others.join(', ')}`;
  }
  return 'from' in item !== 'patches' in item ? undefined : 'stop, expected either from or patches';
}

function withoutPlace<Item extends {readonly start: unknown}>({start, ...item}: Item): Omit<Item, 'start'> {
  return item;
}

/** Reads `upgrade-rules.yml`, the rules and each with its place; what is wrong with it is in `problems`. */
export function readUpgradeRules(text: string): {
  readonly rules: UpgradeRules;
  readonly settings: readonly Placed<SettingRule>[];
  readonly stops: readonly Placed<StopRule>[];
  readonly problems: Problem[];
} {
  const {problems, report} = collector();
  const settings: Placed<SettingRule>[] = [];
  const stops: Placed<StopRule>[] = [];
  const {pairs, error} = readYaml(text);
  if (error) report('content, expected lists of rules', error, 'lists');
  for (const {key, items, start} of pairs) {
    if (!isList(key) || !items) {
      report(`"${key}", expected the list settings or stops`, start, 'lists');
      continue;
    }
    for (const {value, start} of items) {
      const item = (typeof value === 'object' && value !== null ? value : {}) as Item;
      const fault = faultOf(item, key);
      if (fault) report(fault, start, 'lists');
      else if (key === 'settings')
        settings.push({...(item as Partial<SettingRule>), ...settingOf(item.setting as string)!, start});
      else stops.push({...stopOf(item as Readonly<Record<string, string>>), start});
    }
  }
  const rules = {settings: settings.map(withoutPlace), stops: stops.map(withoutPlace)};
  return {rules, settings, stops, problems};
}

function stopOf({entry, before, from, patches, text}: Readonly<Record<string, string>>): StopRule {
  return {
    pullRequest: Number(entry!.slice(1)),
    before: before!,
    ...(from && {from}),
    ...(patches && {patches: patches.split(', ')}),
    text: textOf(text!.trim()),
  };
}
