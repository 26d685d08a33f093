import type {Effect} from '../model/effects';
import type {Text} from '../model/records';
import {commaList} from '../model/text';
import {assignment} from '../model/undo';
import {compareVersions} from '../model/versions';
import {type Bug, hasBug} from '../patches/known-bugs';
import type {ChangedSetting} from '../server/changed-settings';
import {settingKey} from '../server/defaults-file';
import type {UpgradePlan} from './compute-plan';
import {wholeRange} from './range';

/** The settings that an upgrade changes. */
export type Changes = Pick<UpgradePlan, 'changed' | 'range' | 'obsolete' | 'rules' | 'bugs'>;

/** A setting that can keep its old value, with how it is set. */
export interface KeptSetting extends ChangedSetting {
  /** The old value, as SQL has it. */
  readonly value: string;
  /** What stands beside it in a text: the releases that changed it, and what to know. */
  readonly comment: string;
  /** Until when a file has it: while both versions run, or from the first start on; undefined if only statements set it. */
  readonly file: 'mixed' | 'start' | undefined;
  /** Whether sessions and profiles, or tables, can set it. */
  readonly hasStatement: boolean;
  /** What its old value opens; undefined if it does not relax security. */
  readonly opens: string | undefined;
  /** The bug that the wanted version has with its old value; undefined if none is known. */
  readonly bug: Bug | undefined;
}

/** Whether a setting has an effect in the release upgraded to, and all its servers know it, as far as is known. */
function isHeeded(setting: ChangedSetting, {range: {to}, obsolete}: Pick<Changes, 'range' | 'obsolete'>): boolean {
  const {since, before} = obsolete.get(settingKey(setting)) ?? {};
  const isEarly = before !== undefined && compareVersions(to, before) <= 0;
  return !isEarly && (since === undefined || compareVersions(to, since) < 0);
}

/** Whether an entry says that the change of a setting has this effect. */
export function isSaidToHave({clauses}: ChangedSetting, effect: Effect): boolean {
  return clauses.some(({effects}) => effects?.includes(effect));
}

/** The bug of the wanted version that the old value of a setting has, as the rules say; undefined if there is none. */
function bugOf(fix: number | undefined, {bugs, range}: Changes): Bug | undefined {
  const bug = fix && bugs.find(({entry}) => entry.pullRequests.includes(fix));
  return bug && hasBug(bug, wholeRange(range).to) !== 'no' ? bug : undefined;
}

/**
 * The settings that can keep their old value: they differ after an upgrade and have an effect there. What only older
 * servers than those of the upgrade need is not among them. What does harm in the wanted version is for the time that both
 * versions run, if at all.
 */
export function keptSettings(changes: Changes): KeptSetting[] {
  const {changed, rules, range} = changes;
  return changed.flatMap((setting) => {
    if (setting.settled || !isHeeded(setting, changes)) return [];
    const rule = rules.settings.find((each) => settingKey(each) === settingKey(setting));
    const {only, when, older, opens} = rule ?? {};
    if (older !== undefined && compareVersions(range.from, older) >= 0) return [];
    const bug = bugOf(rule?.bug, changes);
    const isQuery = setting.scope === 'query';
    const isMixed = when === 'mixed' || (!isQuery && isSaidToHave(setting, 'mixed'));
    const isOfStart = !bug && (!isQuery || only === 'files' || isSaidToHave(setting, 'start'));
    const releases = [...new Set(setting.clauses.map(({version}) => version))].join(', ');
    const harm = bug && `It has the bug #${bug.entry.pullRequests[0]}: no longer than needed.`;
    const kept: KeptSetting = {
      ...setting,
      value: setting.clauses[0].value,
      comment: [releases, opens, harm].filter(Boolean).join('. '),
      file: isMixed ? 'mixed' : isOfStart ? 'start' : undefined,
      hasStatement: only !== 'files' && !bug,
      opens,
      bug,
    };
    return [kept];
  });
}

/** Whether the texts have a setting. What relaxes security stands apart, unless both versions need it while they run. */
export function isOffered({opens, file}: KeptSetting): boolean {
  return opens === undefined || file === 'mixed';
}

/** Whether `compatibility` gives a setting its value from before an upgrade. */
export function isCovered({scope, net}: ChangedSetting): boolean {
  return scope === 'query' && net !== undefined;
}

/** The lines about settings that do harm in the wanted version, by a bug that it has with their old value. */
export function harmfulLines(kept: readonly KeptSetting[], {range}: Pick<Changes, 'range'>): Text[] {
  return kept.flatMap(({bug, file, clauses}): Text[] => {
    if (!bug) return [];
    const link = {href: bug.entry.address, text: [`#${bug.entry.pullRequests[0]}`]};
    const until =
      file === 'mixed' ? 'it is in the file for the time that both versions run, and only there' : 'left out';
    return [['With ', {code: assignment(clauses[0])}, `, ${wholeRange(range).to} has the bug `, link, `: ${until}.`]];
  });
}

/** The line about changed settings that have no effect in the release upgraded to; undefined if there are none. */
export function withoutEffectLine(changes: Pick<Changes, 'changed' | 'range' | 'obsolete'>): Text | undefined {
  const left = changes.changed.filter((setting) => !setting.settled && !isHeeded(setting, changes));
  const why = `Left out, since ${changes.range.to} ignores them or not all its patch releases know them: `;
  return left.length === 0 ? undefined : [why, ...commaList(left.map(({setting}) => ({code: setting}))), '.'];
}
