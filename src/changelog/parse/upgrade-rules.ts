import type {Point} from 'unist';
import type {Undo} from '../model/records';
import {textOf} from '../model/text';
import {SCOPES, UNDO_SCOPES} from '../model/undo';
import type {SettingRule, StopRule, UpgradeRules} from '../model/upgrade-rules';
import {type Problem, ruleCollector} from './problems';
import {readYaml} from './yaml';

type Item = Readonly<Record<string, unknown>>;
type Texts = Readonly<Record<string, string>>;
const VERSION = /^\d\d\.\d{1,2}$/;
const PATCHES = /^\d\d\.\d{1,2}\.\d+\.\d+(?:, \d\d\.\d{1,2}\.\d+\.\d+)*$/;
const FORMS: Readonly<Record<string, RegExp>> = {
  setting: /^(?:[A-Za-z]+ setting )?`[A-Za-z_][\w.]*`$/,
  only: /^files$/,
  when: /^mixed$/,
  older: VERSION,
  // A comment of XML cannot have two dashes.
  harm: /^(?!.*--).*\.$/s,
  entry: /^#\d+$/,
  before: VERSION,
  from: VERSION,
  patches: PATCHES,
  text: /\.$/,
};
const LISTS = {
  settings: {needed: ['setting'], others: ['only', 'when', 'older', 'harm']},
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

/** Reads `upgrade-rules.yml`: the rules, and the place of each; what is wrong with it is in `problems`. */
export function readUpgradeRules(text: string): {
  readonly rules: UpgradeRules;
  readonly places: ReadonlyMap<SettingRule | StopRule, Point>;
  readonly problems: Problem[];
} {
  const {problems, report} = ruleCollector('lists');
  const settings: SettingRule[] = [];
  const stops: StopRule[] = [];
  const places = new Map<SettingRule | StopRule, Point>();
  const placed = <Rule extends SettingRule | StopRule>(rule: Rule, start: Point): Rule => {
    places.set(rule, start);
    return rule;
  };
  const {pairs, error} = readYaml(text);
  if (error) report('content, expected lists of rules', error);
  for (const {key, items, start} of pairs) {
    if (!isList(key) || !items) report(`"${key}", expected the list settings or stops`, start);
    else
      for (const {value, start} of items) {
        const item = (typeof value === 'object' && value !== null ? value : {}) as Item;
        const fault = faultOf(item, key);
        if (fault) report(fault, start);
        else if (key === 'settings') settings.push(placed(settingRule(item as Texts), start));
        else stops.push(placed(stopOf(item as Texts), start));
      }
  }
  return {rules: {settings, stops}, places, problems};
}

function settingRule({setting, ...rule}: Texts): SettingRule {
  return {...rule, ...settingOf(setting!)!};
}

const numberOf = (pullRequest: string): number => Number(pullRequest.slice(1));

function stopOf({entry, before, from, patches, text}: Texts): StopRule {
  return {
    pullRequest: numberOf(entry!),
    before: before!,
    ...(from && {from}),
    ...(patches && {patches: patches.split(', ')}),
    text: textOf(text!.trim()),
  };
}
