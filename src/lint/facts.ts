import type {Release} from '../changelog/model/records';
import {readFacts} from '../changelog/parse/facts';
import {type Problem, ruleCollector, startOf} from '../changelog/parse/problems';
import {lintRules, RULES, readPage} from './lint';
import type {Context} from './rule';

/** The rules of what an entry says; a fact has no anchor, no claim, and names and settings that entries need not mention. */
const OF_ENTRIES = RULES.filter(
  ({id, entry, prose}) => !['claim', 'listed-name', 'named-item', 'undo-setting'].includes(id) && (entry || prose),
);

/** Checks the form of `not-in-notes.yml`, that its releases are known, and its texts by the rules of entries. */
export function lintFacts(text: string, context: Context, releases: readonly Pick<Release, 'version'>[]): Problem[] {
  const {pages, problems} = readFacts(text);
  const {problems: more, report} = ruleCollector('lists');
  for (const {version, placeOf} of pages)
    if (releases.every((release) => release.version !== version))
      report(`release ${version}, expected one that has a page here`, placeOf(0));
  const ofTexts = pages.flatMap(({name, text: page, placeOf}) => {
    return lintRules(readPage(name, page, context), OF_ENTRIES).map((problem) =>
      Object.assign(problem, {place: placeOf(startOf(problem.place).line)}),
    );
  });
  return [...problems, ...more, ...ofTexts];
}
