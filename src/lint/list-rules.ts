// How a list is checked, and the rules of lists of what belongs to entries: security.tsv, errors.tsv, upgrade-settings.tsv,
// upgrade-stops.tsv, _not-in-notes.md.
import {placedEntries} from '../changelog/model/records';
import {UNDO_SCOPES} from '../changelog/model/undo';
import type {readAdvisories, readErrorMessages} from '../changelog/parse/lists';
import type {readNotInNotes} from '../changelog/parse/not-in-notes';
import {FIX, type List, type Problem, type RuleReport, ruleCollector} from '../changelog/parse/problems';
import type {readSettingRules, readStopRules} from '../changelog/parse/upgrade-rules';
import {knownNames} from './code-spans';
import {sortMessages} from './fix/list-edits';
import {lintRules, RULES, readPage} from './lint';
import {type ListContext, placeOf} from './rule';

/** What is asked of a list beside its form. */
export interface ListRule<Content> {
  /** What its findings are called, if it is not `lists`. */
  readonly id?: string;
  /** Gives its lines the order in which `npm run fix` writes them. */
  readonly sort?: (text: string) => string;
  /** Compares it with the entries and with what the server knows. */
  readonly check?: (list: List<Content>, report: RuleReport, context: ListContext) => void;
}

/** What is wrong with a list: with its form, or else with its order and with what it says. */
export function lintList<Content>(
  list: List<Content>,
  {id = 'lists', sort, check}: ListRule<Content>,
  context: ListContext,
): Problem[] {
  if (list.problems.length > 0) return [...list.problems];
  const {problems, report} = ruleCollector(id);
  const [lines, sorted] = [list.text, sort?.(list.text) ?? list.text].map((text) => text.split('\n'));
  const wrong = lines!.findIndex((line, index) => line !== sorted![index]);
  if (wrong !== -1)
    report(
      `"${lines![wrong]!.trim()}", expected "${(sorted![wrong] ?? '').trim()}" here, in order, each once: ${FIX}`,
      wrong + 1,
    );
  check?.(list, report, context);
  return problems;
}

/** `security.tsv`: it has every vulnerability that an entry fixes, with the same advisory. */
export const ADVISORIES_RULE: ListRule<ReturnType<typeof readAdvisories>> = {
  check({rows}, report, {releases}) {
    for (const {entry} of placedEntries(releases()))
      for (const {cve, advisory} of entry.cve ?? [])
        if (!rows.some((each) => each.cve === cve && each.advisory === advisory))
          report(`list without ${cve}, ${advisory}, expected a line of it: #${entry.id} fixes it`, 1);
  },
};

/** `errors.tsv`: entries have the pull requests of its lines, and the server has each error. */
export const MESSAGES_RULE: ListRule<ReturnType<typeof readErrorMessages>> = {
  id: 'errors',
  sort: sortMessages,
  check({rows}, report, {releases, catalogue}) {
    const known = new Set(placedEntries(releases()).flatMap(({entry}) => entry.pullRequests));
    for (const {pullRequest, name, line} of rows) {
      if (!known.has(pullRequest)) report(`pull request ${pullRequest}, expected one of an entry`, line);
      if (catalogue && !/^$|^CVE-/.test(name) && !catalogue.names.error.has(name))
        report(`error "${name}", expected one that the server has, a CVE or -`, line);
    }
  },
};

/** `upgrade-settings.tsv`: its settings are known. */
export const SETTING_RULES_RULE: ListRule<ReturnType<typeof readSettingRules>> = {
  check({rows}, report, context) {
    const isKnown = knownNames(context);
    for (const {scope, setting, line} of rows) {
      const {kinds} = UNDO_SCOPES[scope];
      if (!kinds.some((kind) => isKnown(kind, setting)))
        report(`setting ${setting}, expected a ${kinds[0]} that a server or names.tsv knows`, line);
    }
  },
};

/** `upgrade-stops.tsv`: an entry of the release before which it demands a stop has the pull request. */
export const STOP_RULES_RULE: ListRule<ReturnType<typeof readStopRules>> = {
  check({rows}, report, {releases}) {
    const entries = placedEntries(releases());
    for (const {pullRequest, before, line} of rows)
      if (!entries.some(({entry, release}) => release.version === before && entry.pullRequests.includes(pullRequest)))
        report(`stop before ${before} for #${pullRequest}, expected an entry of ${before} that has it`, line);
  },
};

/** The rules of what an entry says. One of `_not-in-notes.md` has no anchor or claim, and may have names of its own. */
const OF_ENTRIES = RULES.filter(
  ({id, entry, prose}) => !['listed-name', 'named-item', 'undo-setting'].includes(id) && (entry || prose),
);

/** `_not-in-notes.md`: its releases are known. */
export const NOT_IN_NOTES_RULE: ListRule<ReturnType<typeof readNotInNotes>> = {
  check({page}, report, {releases}) {
    for (const release of page.year.releases)
      if (releases().every(({version}) => version !== release.version))
        report(`release ${release.version}, expected one that has a page here`, placeOf(page, release));
  },
};

/** What the rules of entries say of `_not-in-notes.md`. */
export const lintNotInNotes = (text: string, context: ListContext): Problem[] =>
  lintRules(readPage('', text, context), OF_ENTRIES);
