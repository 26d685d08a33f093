import {type Fact, placedEntries, type Release} from '../changelog/model/records';
import {UNDO_SCOPES} from '../changelog/model/undo';
import {type Problem, ruleCollector} from '../changelog/parse/problems';
import {readUpgradeRules} from '../changelog/parse/upgrade-rules';
import type {Context} from './rule';

/**
 * Checks the form of `upgrade-rules.yml`, that its settings and bugs are known, and that an entry of the release before which it
 * demands a stop has the pull request.
 */
export function lintUpgradeRules(
  text: string,
  {names, catalogue, defaults = []}: Context,
  releases: readonly Release[],
  facts: readonly Fact[] = [],
): Problem[] {
  const {settings, stops, problems} = readUpgradeRules(text);
  const {problems: more, report} = ruleCollector('lists');
  const entries = placedEntries(releases);
  const undone = new Set([...entries, ...facts].flatMap(({entry}) => entry.undo.map(({setting}) => setting)));
  for (const {scope, setting, bug, start} of settings) {
    const kinds: readonly string[] = UNDO_SCOPES[scope].kinds;
    const isKnown =
      names.some(({kind, name}) => kinds.includes(kind) && name === setting) ||
      catalogue?.names[UNDO_SCOPES[scope].kinds[0]].has(setting) ||
      defaults.some((change) => change.scope === scope && change.setting === setting) ||
      undone.has(setting);
    if (bug && !entries.some(({entry}) => entry.since !== undefined && entry.pullRequests.includes(bug)))
      report(`bug #${bug} of ${setting}, expected a fix with "since" that has this pull request`, start);
    if (!isKnown) report(`setting ${setting}, expected a ${kinds[0]} that the server or names.yml knows`, start);
  }
  for (const {pullRequest, before, start} of stops)
    if (!entries.some(({entry, release}) => release.version === before && entry.pullRequests.includes(pullRequest)))
      report(`stop before ${before} for #${pullRequest}, expected an entry of ${before} with this pull request`, start);
  return [...problems, ...more];
}
