import type {Release} from '../changelog/model/records';
import {readFacts} from '../changelog/parse/facts';
import {type Problem, ruleCollector} from '../changelog/parse/problems';
import {lintRules, RULES, readPage} from './lint';
import {type Context, placeOf} from './rule';

/** The rules of what an entry says; a fact has no anchor, no claim, and names and settings that entries need not mention. */
const OF_ENTRIES = RULES.filter(
  ({id, entry, prose}) => !['claim', 'listed-name', 'named-item', 'undo-setting'].includes(id) && (entry || prose),
);

/** Checks the form of `_not-in-notes.md`, that its releases are known, and its texts by the rules of entries. */
export function lintFacts(text: string, context: Context, releases: readonly Pick<Release, 'version'>[]): Problem[] {
  const {page, problems} = readFacts(text);
  const {problems: more, report} = ruleCollector('lists');
  for (const release of page.year.releases)
    if (releases.every(({version}) => version !== release.version))
      report(`release ${release.version}, expected one that has a page here`, placeOf(page, release));
  return [...problems, ...more, ...lintRules(readPage('', text, context), OF_ENTRIES)];
}
